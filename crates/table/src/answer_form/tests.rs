//! Answers as JSON, against the notation.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use geometry::{Footing, Length};

use super::*;
use crate::{Deed, Way};

fn length() -> impl Strategy<Value = Length> {
    (-254_000..=254_000).prop_map(Length::from_units)
}

fn point() -> impl Strategy<Value = Point> {
    (length(), length()).prop_map(|(x, y)| Point::new(x, y))
}

fn place() -> impl Strategy<Value = Footing> {
    (point(), length()).prop_map(|(at, z)| Footing { at, z })
}

fn way() -> impl Strategy<Value = Way> {
    prop_oneof![place().prop_map(Way::To), vec(place(), 1..=32).prop_map(Way::Along)]
}

fn moves() -> impl Strategy<Value = Vec<(u8, Way)>> {
    vec((any::<u8>(), way()), 1..8)
}

fn side() -> impl Strategy<Value = Side> {
    (0..Side::MAX).prop_filter_map("a seat", Side::from_index)
}

fn model() -> impl Strategy<Value = ModelId> {
    (side(), 1..=u8::MAX).prop_map(|(side, number)| ModelId { side, number })
}

fn targets() -> impl Strategy<Value = ArrayVec<ModelId, MAX_TARGETS>> {
    vec(model(), 1..=MAX_TARGETS).prop_map(|all| all.into_iter().collect())
}

fn split() -> impl Strategy<Value = ArrayVec<u8, MAX_TARGETS>> {
    vec(any::<u8>(), 0..=MAX_TARGETS).prop_map(|all| all.into_iter().collect())
}

fn slug() -> impl Strategy<Value = Slug> {
    "[a-zé0-9 -]{1,40}".prop_map(|name| Slug::of(&name))
}

fn success() -> impl Strategy<Value = Success> {
    select(vec![Success::Normal, Success::Critical])
}

fn order() -> impl Strategy<Value = Order> {
    select(Order::ALL.to_vec())
}

fn used() -> impl Strategy<Value = Use> {
    let users = vec(any::<u8>(), 0..=60);
    (slug(), users, targets(), split()).prop_map(|(weapon, by, targets, split)| Use {
        weapon,
        by,
        targets,
        split,
    })
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        select(vec![
            Deed::Stay,
            Deed::Ready,
            Deed::Advance,
            Deed::March,
            Deed::Withdraw,
            Deed::Disembark,
        ]),
        way().prop_map(Deed::Normal),
        way().prop_map(Deed::FallBack),
        targets().prop_map(Deed::Charge),
        any::<u8>().prop_map(Deed::Door),
    ]
}

/// Answers of the skirmish rule sets.
fn activated() -> impl Strategy<Value = Answer> {
    let shot = (slug(), targets(), split(), option::of(point()));
    let overwatch = (model(), slug(), model(), option::of(point()));
    let rerolled =
        (select(RerollSource::ALL.to_vec()), vec(select(Face::ALL.to_vec()), 1..=MAX_REROLL));
    prop_oneof![
        (point(), point()).prop_map(|(at, toward)| Answer::Barricade { at, toward }),
        (model(), order()).prop_map(|(model, order)| Answer::Activate(model, order)),
        model().prop_map(Answer::Counteract),
        (select(MoveAction::ALL.to_vec()), way()).prop_map(|(kind, way)| Answer::Move(kind, way)),
        shot.prop_map(|(weapon, targets, split, from)| {
            Answer::Shoot { weapon, targets, split, from }
        }),
        overwatch.prop_map(|(model, weapon, target, from)| {
            Answer::Overwatch { model, weapon, target, from }
        }),
        (model(), slug()).prop_map(|(target, weapon)| Answer::Fight { target, weapon }),
        slug().prop_map(Answer::Weapon),
        any::<u8>().prop_map(Answer::Keep),
        rerolled.prop_map(|(source, faces)| Answer::Reroll(source, faces.into_iter().collect())),
        any::<[u8; 4]>().prop_map(|[cc, cn, pc, nn]| {
            Answer::Saves(Saves {
                criticals_on_criticals: cc,
                criticals_on_normals: cn,
                pairs_on_criticals: pc,
                normals_on_normals: nn,
            })
        }),
        success().prop_map(Answer::Strike),
        (success(), option::of(success()))
            .prop_map(|(with, against)| Answer::Block { with, against }),
    ]
}

/// Answers of the rule sets with phases, and those that every rule set has.
fn other() -> impl Strategy<Value = Answer> {
    prop_oneof![
        select(vec![Answer::Pass, Answer::End, Answer::Yes]),
        side().prop_map(Answer::Initiative),
        select(Edge::ALL.to_vec()).prop_map(Answer::Edge),
        any::<u8>().prop_map(Answer::Zone),
        (model(), place(), option::of(order()))
            .prop_map(|(model, place, order)| Answer::Deploy(model, place, order)),
        (model(), moves()).prop_map(|(model, moves)| Answer::DeployEach(model, moves)),
        model().prop_map(Answer::Target),
        (slug(), option::of(model())).prop_map(|(ploy, on)| Answer::Ploy(ploy, on)),
        (model(), deed()).prop_map(|(model, deed)| Answer::Deed(model, deed)),
        way().prop_map(Answer::Go),
        way().prop_map(Answer::Retreat),
        (model(), vec(used(), 1..=3)).prop_map(|(model, uses)| Answer::Attack { model, uses }),
        model().prop_map(Answer::Pick),
        any::<u8>().prop_map(Answer::Door),
        length().prop_map(Answer::At),
        (model(), slug()).prop_map(|(model, power)| Answer::Cast { model, power }),
        select(vec![SaveKind::Armour, SaveKind::Invulnerable]).prop_map(Answer::Save),
        moves().prop_map(Answer::March),
        any::<u8>().prop_map(Answer::Lose),
    ]
}

proptest! {
    #[test]
    fn json_and_notation_say_the_same(answer in prop_oneof![activated(), other()]) {
        let json = serde_json::to_value(&answer).unwrap();
        prop_assert_eq!(&json["kind"], answer.kind());
        if let Answer::Deed(_, deed) = &answer {
            prop_assert_eq!(&json["deed"]["kind"], deed.kind());
        }
        prop_assert_eq!(&serde_json::from_value::<Answer>(json).unwrap(), &answer);
        prop_assert_eq!(&answer.to_string().parse::<Answer>().unwrap(), &answer);
    }
}

#[test]
fn answers_are_objects_with_a_kind() {
    for (line, json) in [
        ("pass", r#"{"kind":"pass"}"#),
        (
            "deploy A3 2.5,11 conceal",
            r#"{"kind":"deploy","model":"A3","place":[2.5,11.0,0.0],"order":"conceal"}"#,
        ),
        (
            "dash along 3,4 5,6@3",
            r#"{"kind":"move","action":"dash","way":{"along":[[3.0,4.0,0.0],[5.0,6.0,3.0]]}}"#,
        ),
        (
            "shoot cannon at B1 B2 split 3 2",
            r#"{"kind":"shoot","weapon":"cannon","targets":["B1","B2"],"split":[3,2]}"#,
        ),
        ("reroll ceaseless 2 2", r#"{"kind":"reroll","source":"ceaseless","faces":[2,2]}"#),
        ("do A1 door 3", r#"{"kind":"do","model":"A1","deed":{"kind":"door","door":3}}"#),
        (
            "attack A1 rifle by 1 2 at B1",
            r#"{"kind":"attack","model":"A1","uses":[{"weapon":"rifle","by":[1,2],"targets":["B1"]}]}"#,
        ),
        ("march 2 to 3,4", r#"{"kind":"march","moves":[{"number":2,"way":{"to":[3.0,4.0,0.0]}}]}"#),
    ] {
        let answer: Answer = line.parse().unwrap();
        assert_eq!(serde_json::to_string(&answer).unwrap(), json);
        assert_eq!(serde_json::from_str::<Answer>(json).unwrap(), answer);
    }
}

#[test]
fn what_the_notation_cannot_say_is_refused() {
    let many =
        format!(r#"{{"kind":"reroll","source":"balanced","faces":[{}1]}}"#, "1,".repeat(400));
    for json in [
        r#"{"kind":"dance"}"#,
        r#"{"kind":"go","way":{"along":[]}}"#,
        r#"{"kind":"go","way":{"to":[1e9,0,0]}}"#,
        r#"{"kind":"shoot","weapon":"rifle","targets":[]}"#,
        r#"{"kind":"reroll","source":"balanced","faces":[]}"#,
        r#"{"kind":"reroll","source":"balanced","faces":[7]}"#,
        r#"{"kind":"keep","dice":1,"luck":9}"#,
        &many,
    ] {
        assert!(serde_json::from_str::<Answer>(json).is_err(), "{json}");
    }
}
