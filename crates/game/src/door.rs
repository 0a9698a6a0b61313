//! The one door: the dispatch over rule sets. Which there are, and what each is played with.

use std::any::type_name;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::{Arc, PoisonError, RwLock};

use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use table::file::{Fields, Problems};
use table::{BadSetup, Boards, Map, Mission, Parts, Playable, Remarks, RuleSet};

use crate::rulebook::Rulebook;
use crate::{Game, Switches, Team};

/// The rule sets that come with the program, oldest first. A new one is a crate, and a line here.
pub static RULE_SETS: [&dyn Door; 4] =
    [&Of::<Kt18>::NEW, &Of::<Kt21>::NEW, &Of::<Kt24>::NEW, &Of::<Kt4w40k>::NEW];

/// Rule sets that do not come with the program, with their books.
static MORE: RwLock<Vec<(&'static dyn Door, &'static Rulebook)>> = RwLock::new(Vec::new());

/// Registers a rule set that does not come with the program; it can be played from now on.
pub fn register<G: Playable>() {
    if door(G::RULE_SET).is_some() {
        return;
    }
    G::RULE_SET.make_known();
    let book = Box::leak(Box::new(Rulebook::read(G::RULE_SET, G::BOOK, G::PROSE)));
    MORE.write().unwrap_or_else(PoisonError::into_inner).push((&Of::<G>::NEW, book));
}

/// The door to a rule set, if it is known.
pub fn door(rules: RuleSet) -> Option<&'static dyn Door> {
    let built_in = RULE_SETS.into_iter().find(|door| door.rule_set() == rules);
    built_in.or_else(|| registered(|door| door.rule_set() == rules).map(|(door, _)| door))
}

/// The first that fits of the rule sets that do not come with the program, and its book.
pub(crate) fn registered(
    fits: impl Fn(&dyn Door) -> bool,
) -> Option<(&'static dyn Door, &'static Rulebook)> {
    let more = MORE.read().unwrap_or_else(PoisonError::into_inner);
    more.iter().copied().find(|(door, _)| fits(*door))
}

/// The factory of a rule set: what can be done with it before there is a game of it.
pub trait Door: Send + Sync + fmt::Debug {
    /// Which rule set it is.
    fn rule_set(&self) -> RuleSet;

    /// How many play.
    fn players(&self) -> RangeInclusive<usize>;

    /// The boards that it is meant for.
    fn boards(&self) -> Boards;

    /// Its rule book, as it is written.
    fn book(&self) -> &'static str;

    /// The messages that it says in words of its own, in English, French, Spanish and Italian.
    fn words(&self) -> Option<[&'static str; 4]>;

    /// Its rules told as a book, in the same four languages.
    fn prose(&self) -> Option<[&'static str; 4]>;

    /// Reads the body of a team's file; what is wrong with it goes to the problems.
    fn read_team(&self, fields: &Fields, problems: &mut Problems) -> Option<Team>;

    /// What there is to say about a team of the rule set that has been read from a file.
    fn remarks(&self, team: &Team, fields: &Fields) -> Remarks;

    /// The switches, as the rule book sets them.
    fn switches(&self) -> Switches;

    /// A game that is about to begin; with teams and switches of the rule set.
    ///
    /// # Errors
    /// What does not fit together.
    fn begin(
        &self,
        teams: &[&Team],
        map: &Map,
        mission: Option<&Mission>,
        switches: &Switches,
    ) -> Result<Game, BadSetup>;
}

/// The door to the rule set of a game.
struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    const NEW: Self = Of(PhantomData);
}

impl<G> fmt::Debug for Of<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(type_name::<G>())
    }
}

impl<G: Playable> Door for Of<G> {
    fn rule_set(&self) -> RuleSet {
        G::RULE_SET
    }

    fn players(&self) -> RangeInclusive<usize> {
        G::PLAYERS
    }

    fn boards(&self) -> Boards {
        G::BOARDS
    }

    fn book(&self) -> &'static str {
        G::BOOK
    }

    fn words(&self) -> Option<[&'static str; 4]> {
        G::WORDS
    }

    fn prose(&self) -> Option<[&'static str; 4]> {
        G::PROSE
    }

    fn read_team(&self, fields: &Fields, problems: &mut Problems) -> Option<Team> {
        G::read_team(fields, problems).map(Team::new::<G>)
    }

    fn remarks(&self, team: &Team, fields: &Fields) -> Remarks {
        team.of::<G>().map(|team| G::remarks(team, fields)).unwrap_or_default()
    }

    fn switches(&self) -> Switches {
        Switches::usual::<G::Switches>()
    }

    fn begin(
        &self,
        teams: &[&Team],
        map: &Map,
        mission: Option<&Mission>,
        switches: &Switches,
    ) -> Result<Game, BadSetup> {
        let teams = teams.iter().filter_map(|team| team.of::<G>().cloned()).collect();
        let switches = switches.of().unwrap_or_default();
        let setup = G::prepare(Parts { teams, map, mission, switches })?;
        Ok(Game::new(G::begin(Arc::new(setup))))
    }
}
