//! Set-ups of a rule set for the generic suite: every killzone, both ways round, with and without a mission, and
//! with every switch turned.

use catalog::{Matchup, Shelf};
use game::Game;
use table::{Position, RuleSet, Tags};

/// A matchup and a game of it that is about to begin.
pub struct Prepared {
    matchup: Matchup,
    start: Game,
}

impl Prepared {
    /// Prepares a matchup.
    pub fn new(matchup: Matchup) -> Self {
        let start = matchup.game().unwrap();
        Prepared { matchup, start }
    }
}

/// How many set-ups there are: three of every killzone.
pub const COUNT: usize = 9;

/// All set-ups of a rule set; `turned` has every switch with another value than its usual one.
pub fn prepare(rules: RuleSet, turned: &[(&str, &str)]) -> Vec<Prepared> {
    let teams = catalog::team_names(rules);
    let mut all = Vec::new();
    for (i, killzone) in catalog::killzone_names_for(rules).iter().enumerate() {
        let mission =
            catalog::mission_names_for(rules).get(i).and_then(|name| catalog::mission(name));
        let choices = [(None, &[][..]), (mission, &[]), (None, turned)];
        for (j, (mission, switches)) in choices.into_iter().enumerate() {
            let pair = [&teams[(i + j) % teams.len()], &teams[(i + j + 1) % teams.len()]];
            let pair = pair.map(|name| catalog::team(name).unwrap());
            let killzone = catalog::killzone(killzone).unwrap();
            let mut matchup = Matchup::new(rules, pair, killzone, mission).unwrap();
            for (name, value) in switches {
                matchup.set(name, value).unwrap();
            }
            all.push(Prepared::new(matchup));
        }
    }
    assert_eq!(all.len(), COUNT);
    all
}

/// A game about to begin, and the tags of its records.
pub fn begin(all: &[Prepared], number: usize) -> (Game, Tags) {
    (all[number].start.clone(), all[number].matchup.tags())
}

/// A game at a position, found by the tags.
pub fn resume(all: &[Prepared], position: &Position) -> Game {
    resume_with(all, position, &Shelf::default())
}

/// The same with things brought along.
pub fn resume_with(all: &[Prepared], position: &Position, shelf: &Shelf) -> Game {
    let resolved = Matchup::resolve(&position.tags, shelf).unwrap();
    let known = all.iter().find(|prepared| prepared.matchup.tags() == resolved.tags());
    known.unwrap().start.resume(position).unwrap()
}

/// The names of these switches.
pub fn names<'a>(turned: &[(&'a str, &str)]) -> Vec<&'a str> {
    turned.iter().map(|(name, _)| *name).collect()
}
