//! Kill Team 2024 for the generic suite: every killzone, both ways round, with and without a mission, and
//! with every switch turned.

use std::sync::{Arc, LazyLock};

use catalog::{AnyMatchup, Matchup, Shelf};
use game::Game;
use kt24::{Kt24, Setup, Switches};
use table::{Position, RuleSet, Tags};

use crate::Play;

struct Prepared {
    matchup: Matchup<Kt24>,
    setup: Arc<Setup>,
}

static SETUPS: LazyLock<Vec<Prepared>> = LazyLock::new(|| {
    let mut turned = Switches::default();
    for name in Switches::NAMES {
        let value = match name {
            "move_rounding" => "ceil_per_segment",
            "move_floor" | "apl_change_cap" => "none",
            _ => "on",
        };
        turned.set(name, value).unwrap();
    }
    let teams = catalog::team_names(RuleSet::Kt24);
    let mut all = Vec::new();
    for (i, killzone) in catalog::killzone_names().iter().enumerate() {
        let mission = catalog::mission_names().get(i).and_then(|name| catalog::mission(name));
        let choices = [(None, Switches::default()), (mission, Switches::default()), (None, turned)];
        for (j, (mission, switches)) in choices.into_iter().enumerate() {
            let pair = [&teams[(i + j) % teams.len()], &teams[(i + j + 1) % teams.len()]];
            let matchup = Matchup {
                teams: pair.map(|name| catalog::team(name).unwrap().kt24().unwrap()),
                killzone: catalog::killzone(killzone).unwrap(),
                mission,
                switches,
            };
            let setup = matchup.setup().unwrap();
            all.push(Prepared { matchup, setup });
        }
    }
    all
});

fn begin(number: usize) -> (Game, Tags) {
    let prepared = &SETUPS[number];
    (Kt24::new(Arc::clone(&prepared.setup)).into(), prepared.matchup.tags())
}

fn resume(position: &Position) -> Game {
    let resolved = AnyMatchup::resolve(&position.tags, &Shelf::default()).unwrap();
    let known = SETUPS.iter().find(|prepared| prepared.matchup.tags() == resolved.tags());
    Game::from(Kt24::new(Arc::clone(&known.unwrap().setup))).resume(position).unwrap()
}

pub const PLAY: Play = Play { name: "kt24", setups: 9, begin, resume };
