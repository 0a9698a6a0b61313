//! What the page is given to draw a game, against the game: every rule set that comes with the program, and one that
//! does not.

#![allow(clippy::unwrap_used, reason = "a test may panic wherever it fails")]

mod halves;
mod played;

use std::collections::BTreeSet;

use catalog::{Matchup, Shelf};
use desk::view::{self, Presence, TableView, TeamCard, WeaponReach};
use duel::{Duel, team_file};
use game::Game;
use table::{ModelId, PieceId, Playable, RuleSet, Rules, Side};

fn matchup(rules: RuleSet, number: usize) -> Matchup {
    let names = catalog::team_names(rules);
    let teams = [0, 1].map(|i| catalog::team(&names[(i + number) % names.len()]).unwrap());
    let boards = catalog::killzone_names_for(rules);
    let board = catalog::killzone(&boards[number % boards.len()]).unwrap();
    Matchup::new(rules, teams, board, None).unwrap()
}

fn cards(matchup: &Matchup) -> Vec<TeamCard> {
    let sides = (0..).map_while(Side::from_index);
    matchup.teams.iter().zip(sides).map(|(team, side)| view::team(team, side)).collect()
}

/// A table names nobody and nothing that is not on the cards, and reads back as it was written.
fn fits(game: &Game, table: &TableView, cards: &[TeamCard]) {
    let written = serde_json::to_string(table).unwrap();
    let mut read: TableView = serde_json::from_str(&written).unwrap();
    assert_eq!((read.models.len(), read.added.len()), (table.models.len(), table.added.len()));
    // Decimals may read back as their neighbours.
    for (model, as_drawn) in read.models.iter_mut().zip(&table.models) {
        (model.at, model.z) = (as_drawn.at, as_drawn.z);
    }
    read.added.clone_from(&table.added);
    assert_eq!(&read, table);
    let pieces: Vec<PieceId> =
        cards.iter().flat_map(|team| team.operatives.iter().map(|card| card.model)).collect();
    let drawn: Vec<PieceId> = table.models.iter().map(|model| model.id).collect();
    assert_eq!(drawn, pieces);
    let units: Vec<ModelId> =
        cards.iter().flat_map(|team| team.units.iter().map(|unit| unit.unit)).collect();
    assert_eq!(table.units.iter().map(|unit| unit.id).collect::<Vec<_>>(), units);
    for model in &table.models {
        assert_eq!(model.unit.is_some(), !units.is_empty());
        assert_eq!(
            (model.unit, model.number),
            (model.unit.and(Some(model.id.model)), model.id.number)
        );
    }
    let actors: Vec<ModelId> =
        if units.is_empty() { pieces.iter().map(|piece| piece.model).collect() } else { units };
    let sides: Vec<Side> = table.players.iter().map(|player| player.side).collect();
    assert_eq!(sides, (0..game.sides()).filter_map(Side::from_index).collect::<Vec<_>>());
    assert_eq!(table.turn, game.round());
    if let Some(active) = &table.active {
        assert!(actors.contains(&active.model), "{active:?}");
    }
    if let Some(attack) = &table.attack {
        assert!([attack.attacker, attack.defender].iter().all(|model| actors.contains(model)));
        let team = &cards[attack.attacker.side.index()];
        let own = team.operatives.iter().filter(|card| card.model.model == attack.attacker);
        let armed = own.flat_map(|card| &card.weapons).any(|weapon| weapon.slug == attack.weapon);
        assert!(armed, "{attack:?}");
    }
}

#[test]
fn tables_and_cards_agree() {
    for rules in RuleSet::ALL {
        let [mut phases, mut attacked, mut removed] = [0, 0, 0];
        for number in 0..2 {
            let matchup = matchup(rules, number);
            let cards = cards(&matchup);
            let mut seen = BTreeSet::new();
            halves::play(matchup.game().unwrap(), number, 3, |game, _, _| {
                let table = view::table(game);
                fits(game, &table, &cards);
                attacked += usize::from(table.attack.is_some());
                removed +=
                    table.models.iter().filter(|one| one.presence == Presence::Removed).count();
                seen.insert(table.phase.clone());
                let set_up = table.turn > 0;
                assert!(table.players.iter().all(|one| one.drop_zone.is_some() || !set_up));
            });
            phases += seen.len();
        }
        assert!(
            phases >= 6 && attacked > 0 && removed > 0,
            "{rules}: {phases} {attacked} {removed}"
        );
    }
}

/// Whoever carries nothing to fight with has bare hands in the rule sets with phases, and so everybody can fight.
#[test]
fn everybody_with_phases_has_something_to_fight_with() {
    for rules in [RuleSet::KT18, RuleSet::KT4W40K] {
        for name in catalog::team_names(rules) {
            let card = view::team(&catalog::team(&name).unwrap(), Side::A);
            assert_eq!(card.rules, rules);
            for model in &card.operatives {
                let melee = |reach: WeaponReach| reach == WeaponReach::Melee;
                assert!(model.weapons.iter().any(|weapon| melee(weapon.reach)), "{}", model.name);
                assert!(model.profile.is_some());
            }
        }
    }
}

#[test]
fn of_a_rule_set_from_outside_the_round_and_the_names_are_told() {
    game::register::<Duel>();
    let mut shelf = Shelf::default();
    for (name, wounds) in [("Anna", 3), ("Bruno", 4)] {
        shelf.put(&team_file(name, wounds), name).unwrap();
    }
    let killzone = catalog::killzone("cooperage-yard").unwrap();
    let matchup = Matchup::new(Duel::RULE_SET, shelf.teams.clone(), killzone, None).unwrap();
    let game = matchup.game().unwrap();
    let bare = TableView { turn: game.round(), ..TableView::default() };
    assert_eq!(view::table(&game), bare);
    let cards = cards(&matchup);
    assert_eq!(cards.iter().map(|card| card.name.as_str()).collect::<Vec<_>>(), ["Anna", "Bruno"]);
    assert!(cards.iter().all(|card| card.operatives.is_empty() && card.rules == Duel::RULE_SET));
}

/// A board is drawn without the walls that a game is played without.
#[test]
fn what_is_not_played_with_is_not_drawn() {
    let names = catalog::team_names(RuleSet::KT24);
    let teams = [0, 1].map(|i| catalog::team(&names[i]).unwrap());
    let walled = catalog::killzone_names_for(RuleSet::KT18);
    let board = catalog::killzone(&walled[0]).unwrap();
    let mut matchup = Matchup::new(RuleSet::KT24, teams, board, None).unwrap();
    matchup.set("confines", "on").unwrap();
    assert!(!view::played_on(&matchup).walls.is_empty());
    matchup.set("confines", "off").unwrap();
    let open = view::played_on(&matchup);
    assert!(open.walls.is_empty() && open.doors.is_empty() && open.control_points.is_empty());
}
