//! A game of armies as the page sees it: units, and the models that they are made of.

use catalog::Kt4w40kMatchup;
use game::Speech;
use kt4w40k::{Choice, Frame, Kt4w40k, Manner, ModelIx, UnitIx, Units, Whereabouts};
use table::{Rules, Side};

use super::view::{Beside, Parts, status};
use crate::wire::{
    ActiveView, AttackView, DiceView, ModelView, OfferView, PlayerView, PointView, Table, UnitView,
    WorkingPloy,
};
use crate::{cards, kt4w40k_cards};

/// How the table lies.
pub fn table(game: &Kt4w40k, beside: &Beside, speech: &Speech) -> Table {
    let state = game.state();
    let doors = (0..).zip(game.setup().killzone().doors()).map(|(door, _)| door);
    let order: Vec<String> = match state.turn {
        0 => Vec::new(),
        _ => state.order.iter().map(Side::to_string).collect(),
    };
    Table {
        at: beside.at,
        turn: state.turn,
        phase: state.step.phase().to_owned(),
        section: state.step.section().map(str::to_owned),
        initiative: order.first().cloned(),
        order,
        models: game.all().flat_map(|unit| models(game, unit)).collect(),
        units: game.all().map(|unit| unit_view(game, unit)).collect(),
        players: game.setup().sides().map(|side| player(game, side)).collect(),
        added: Vec::new(),
        open_doors: doors.filter(|door| state.doors.is_open(*door)).map(u32::from).collect(),
        active: active(game),
        attack: attack(game),
        status: status(&game.status(), beside, speech),
        offer: beside.offer.map(|(kind, side)| OfferView { kind, side: side.to_string() }),
        may_undo: beside.may_undo.iter().map(Side::to_string).collect(),
        clock: beside.clock.clone(),
    }
}

/// Armies, board and mission of a game.
pub fn parts(matchup: &Kt4w40kMatchup) -> Parts {
    let teams = matchup.teams.iter().zip('A'..);
    let teams = teams.map(|(army, side)| kt4w40k_cards::army_card(&army.value, &army.text, side));
    let mission = matchup.mission.as_ref().map(cards::mission);
    (teams.collect(), cards::killzone(&matchup.killzone), mission)
}

/// The models of a unit, the slain ones among them.
fn models(game: &Kt4w40k, unit: UnitIx) -> impl Iterator<Item = ModelView> + '_ {
    let (id, own) = (game.id(unit), game.unit(unit));
    let marks = marks(game, unit);
    let indices = game.setup().range(unit.at()).map(|index| ModelIx(index as u16));
    indices.map(move |index| {
        let (model, number) = (game.model(index), game.number(index));
        let presence = match own.place {
            _ if model.wounds == 0 => "removed",
            Whereabouts::Table => "board",
            Whereabouts::Destroyed => "removed",
            Whereabouts::Waiting | Whereabouts::Reserve | Whereabouts::Aboard(_) => "reserve",
        };
        ModelView {
            id: format!("{id}.{number}"),
            unit: Some(id.to_string()),
            number: Some(number),
            presence: presence.to_owned(),
            at: cards::point(model.at.at),
            z: model.at.z.to_inches_f64(),
            wounds: i16::from(model.wounds),
            order: None,
            ready: own.choice == Choice::None,
            marks: marks.clone(),
        }
    })
}

fn unit_view(game: &Kt4w40k, unit: UnitIx) -> UnitView {
    let own = game.unit(unit);
    let (presence, aboard) = match own.place {
        Whereabouts::Waiting => ("waiting", None),
        Whereabouts::Reserve => ("reserve", None),
        Whereabouts::Table => ("board", None),
        Whereabouts::Aboard(transport) => ("aboard", Some(game.id(transport).to_string())),
        Whereabouts::Destroyed => ("removed", None),
    };
    UnitView {
        id: game.id(unit).to_string(),
        presence: presence.to_owned(),
        aboard,
        models: game.living(unit).count() as u8,
        wounds: game.living(unit).map(|model| u16::from(game.model(model).wounds)).sum(),
        lost: own.lost,
        line: line(game, unit),
        ready: own.choice == Choice::None && !own.arrived,
        marks: marks(game, unit),
        targets: names(game, own.targets),
    }
}

fn names(game: &Kt4w40k, units: Units) -> Vec<String> {
    units.iter().map(|unit| game.id(unit).to_string()).collect()
}

/// The line of a degrading profile that holds now, from 1.
fn line(game: &Kt4w40k, unit: UnitIx) -> Option<u8> {
    let mut degrading = game.living(unit).filter(|model| game.profile(*model).degrades());
    let model = degrading.next()?;
    let (now, profile) = (game.line(model), game.profile(model));
    let worse = (2u8..).zip(&profile.worse).find(|(_, line)| line.from == now.from);
    Some(worse.map_or(1, |(number, _)| number))
}

/// What is to be seen at a unit.
fn marks(game: &Kt4w40k, unit: UnitIx) -> Vec<String> {
    let own = game.unit(unit);
    let chosen = match own.choice {
        Choice::None | Choice::Stationary | Choice::Prepared => None,
        Choice::Normal => Some("moved"),
        Choice::Advance => Some("advanced"),
        Choice::FallBack => Some("fell-back"),
        Choice::Charge if own.charged => Some("charged"),
        Choice::Charge => Some("charge-failed"),
    };
    let mark = |has: bool, word: &'static str| has.then_some(word);
    let words = [
        mark(game.stands(unit) && game.engaged(unit), "engaged"),
        mark(own.prepared, "prepared"),
        chosen,
        mark(!own.charged_by.is_empty(), "was-charged"),
        mark(own.disembarked, "disembarked"),
        mark(own.arrived, "arrived"),
        mark(own.cast, "cast"),
        mark(own.shot, "shot"),
        mark(own.fought, "fought"),
        mark(own.tested, "tested"),
        mark(own.decisive_move, "decisive-move"),
        mark(own.decisive_shot, "decisive-shot"),
        mark(own.shifted, "worse-line"),
        mark(own.demoralised, "demoralised"),
        mark(own.shifts_next, "worse-line-next"),
        mark(own.demoralised_next, "demoralised-next"),
    ];
    words.into_iter().flatten().map(str::to_owned).collect()
}

fn player(game: &Kt4w40k, side: Side) -> PlayerView {
    let player = &game.state().players[side.index()];
    let stratagems = &game.setup().armies[side.index()].stratagems;
    let working = game.all().flat_map(|unit| {
        let boosts = game.unit(unit).boosts[side.index()];
        let on = stratagems.iter().enumerate().filter(move |(i, _)| boosts >> i & 1 == 1);
        on.map(move |(_, stratagem)| WorkingPloy {
            ploy: stratagem.slug.to_string(),
            on: Some(game.id(unit).to_string()),
        })
    });
    PlayerView {
        side: side.to_string(),
        cp: player.cp,
        drop_zone: player.zone.map(|zone| drop_zone(game, zone)),
        ploys: working.collect(),
        broken: false,
        score: Some(player.score),
        points: Some(game.points_left(side)),
    }
}

/// The outline of a deployment zone.
fn drop_zone(game: &Kt4w40k, zone: u8) -> Vec<PointView> {
    let area = game.setup().scenario.zones.get(usize::from(zone));
    area.map(cards::outline).unwrap_or_default()
}

/// The unit in the middle of something.
fn active(game: &Kt4w40k) -> Option<ActiveView> {
    let unit = game.state().frames.iter().find_map(|frame| match frame {
        Frame::March(frame) => Some(frame.unit),
        Frame::Embark(unit) | Frame::Landed(unit) => Some(*unit),
        Frame::Charge(frame) => Some(frame.unit),
        Frame::Withdrawal(frame) => Some(frame.unit),
        Frame::Fighting(frame) => Some(frame.unit),
        Frame::Attack(frame) => Some(frame.unit),
        Frame::Casting(frame) => Some(frame.unit),
        Frame::Morale(frame) => Some(frame.unit),
        Frame::Bail(frame) => Some(frame.unit),
        Frame::Harm(_) | Frame::Fallen(_) | Frame::Response(_) => None,
    })?;
    Some(ActiveView { model: game.id(unit).to_string(), ap: 0 })
}

/// Who attacks whom. Dice do not lie in pools under these rules: the log tells them.
fn attack(game: &Kt4w40k) -> Option<AttackView> {
    let attack = game.state().frames.iter().rev().find_map(|frame| match frame {
        Frame::Attack(attack) => Some(attack),
        _ => None,
    })?;
    let group = attack.current();
    let weapon = game.profile(group.model).weapons.get(usize::from(group.weapon))?;
    let shot = matches!(attack.manner, Manner::Shoot | Manner::Overwatch);
    Some(AttackView {
        sequence: if shot { "shoot" } else { "fight" }.to_owned(),
        attacker: game.id(attack.unit).to_string(),
        defender: game.id(group.target).to_string(),
        weapon: weapon.slug.to_string(),
        answer_weapon: None,
        attack: DiceView::default(),
        defence: DiceView::default(),
    })
}
