//! Advice in a game of any rule set.

use game::Game;
use odds::battle::Live;
use table::{Answer, Ask, Deed, ModelId, Rules, Status};

use crate::rule_sets::{activations, suggestions};
use crate::search::Weighed;
use crate::skirmish::{Advised, Prospect, Reason};

/// What a player would answer, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counsel {
    /// The answer to the open decision.
    pub answer: Answer,
    /// What was weighed, in kt21 and kt24: where an activation is to be begun, the one that the answer begins and the
    /// next best two after it; where the active operative moves, that move and what it leads to; nothing elsewhere.
    pub weighed: Vec<Advised>,
}

/// The best activation for the player whose turn it is and the next best two, the best first.
///
/// Nothing where no activation is to be begun, and under rule sets whose computer players do not weigh activations.
pub fn advise(game: &Game) -> Vec<Advised> {
    activations(game)
}

/// An answer that is suggested where there are phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggested {
    /// The answer.
    pub answer: Answer,
    /// Where the unit goes then, if it is told so.
    pub way: Option<Answer>,
    /// What it does to each of its targets, if it is an attack.
    pub attacks: Vec<Prospect>,
    /// Why, what matters most first.
    pub why: Vec<Reason>,
}

/// What an attack where there are phases does to each of its targets, by its exact odds; nothing if it is none.
pub fn prospects(game: &Game, answer: &Answer) -> Vec<Prospect> {
    let Answer::Attack { uses, .. } = answer else { return Vec::new() };
    let fights = match game.status() {
        Status::Decide(decision) => matches!(decision.ask, Ask::Blows { .. }),
        Status::Roll(_) | Status::Over(_) => return Vec::new(),
    };
    let thousandths = |share: f64| (share * 1000.0).round();
    let prospect = |(target, odds): (ModelId, Live)| {
        let used = uses.iter().find(|used| used.targets.contains(&target))?;
        Some(Prospect {
            target,
            weapon: used.weapon,
            fights,
            kills: thousandths(odds.kills()) as u16,
            wounds: thousandths(odds.expected()) as u32,
            dies: 0,
        })
    };
    Live::each(game, answer).into_iter().filter_map(prospect).collect()
}

/// How many answers are suggested.
const TOLD: usize = 3;
/// Of how many that are weighed.
pub(crate) const WEIGHED: usize = 40;

/// The best answer and the next best two, rather of three kinds, where a model or a unit is to move or to shoot under a
/// rule set with phases; nothing elsewhere.
pub fn suggest(game: &Game) -> Vec<Suggested> {
    suggestions(game)
}

impl Suggested {
    /// Speaks for an answer: by what it does to its first target if it is an attack, else by what the rule set says of it.
    pub(crate) fn new(
        game: &Game,
        answer: Answer,
        way: Option<Answer>,
        attack: impl Fn(&Prospect) -> Reason,
        otherwise: impl Fn(&Answer) -> Option<Reason>,
    ) -> Self {
        let attacks = prospects(game, &answer);
        let reason = attacks.first().map(attack).or_else(|| otherwise(&answer));
        let why = reasons(&answer, reason);
        Suggested { answer, way, attacks, why }
    }
}

/// The best plans, the best first; those that are like a better one only if there are no others.
pub(crate) fn distinct<P: Clone>(plans: Vec<Weighed<P>>, answer: impl Fn(&P) -> &Answer) -> Vec<P> {
    let mut told: Vec<Weighed<P>> = Vec::new();
    let mut rest: Vec<Weighed<P>> = Vec::new();
    for one in plans {
        let like = |other: &Weighed<P>| alike(answer(&other.plan), answer(&one.plan));
        if told.len() < TOLD && !told.iter().any(like) { told.push(one) } else { rest.push(one) }
    }
    let more = TOLD - told.len();
    told.extend(rest.into_iter().take(more));
    told.sort_by_key(|one| std::cmp::Reverse(one.gain));
    told.into_iter().map(|one| one.plan).collect()
}

/// Whether two answers are much the same: deeds of one kind, but for charges, or attacks of the same on the same.
pub(crate) fn alike(one: &Answer, other: &Answer) -> bool {
    match (one, other) {
        (Answer::Deed(_, Deed::Charge(one)), Answer::Deed(_, Deed::Charge(other))) => one == other,
        (Answer::Deed(_, one), Answer::Deed(_, other)) => {
            std::mem::discriminant(one) == std::mem::discriminant(other)
        }
        (Answer::Attack { model, uses }, Answer::Attack { model: by, uses: with }) => {
            let targets = |uses: &[table::Use]| uses.first().map(|used| used.targets.clone());
            model == by && targets(uses) == targets(with)
        }
        _ => one == other,
    }
}

/// Why an answer: what it does to somebody if it is an attack, else what is done.
fn reasons(answer: &Answer, attack: Option<Reason>) -> Vec<Reason> {
    let key = match answer {
        Answer::Deed(_, deed) => match deed {
            Deed::Stay => "stays",
            Deed::Ready => "makes-ready",
            Deed::Normal(_) | Deed::Advance | Deed::March => "goes-on",
            Deed::FallBack(_) | Deed::Withdraw => "falls-back",
            Deed::Charge(_) => "charges",
            Deed::Door(_) => "works-door",
            Deed::Disembark => "gets-out",
        },
        _ => return attack.into_iter().collect(),
    };
    std::iter::once(Reason { key, number: 0 }).chain(attack).collect()
}
