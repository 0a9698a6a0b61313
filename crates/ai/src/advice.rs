//! Advice in a game of any rule set.

use game::Game;
use table::{Answer, Deed};

use crate::search::{Scripted, Weighed};
use crate::tactics::{Advised, Mind, Reason, Weights};
use crate::{boarding, warfare};

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
    match game {
        Game::Kt21(kt21) => Mind::new(kt21, Weights::default()).advise(kt21),
        Game::Kt24(kt24) => Mind::new(kt24, Weights::default()).advise(kt24),
        Game::Kt18(_) | Game::Kt4w40k(_) => Vec::new(),
    }
}

/// An answer that is suggested where there are phases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggested {
    /// The answer.
    pub answer: Answer,
    /// Where the unit goes then, if it is told so.
    pub way: Option<Answer>,
    /// Why, what matters most first.
    pub why: Vec<Reason>,
}

/// How many answers are suggested.
const TOLD: usize = 3;
/// Of how many that are weighed.
const WEIGHED: usize = 40;

/// The best answer where a model or a unit is to move or to shoot in kt18 or kt4w40k and the next best two, rather of
/// three kinds; nothing elsewhere.
pub fn suggest(game: &Game) -> Vec<Suggested> {
    match game {
        Game::Kt18(kt18) => {
            let plans = boarding::Script::default().plans(kt18, WEIGHED);
            let told = distinct(plans, |answer| answer).into_iter();
            let said = told.map(|answer| {
                let why = reasons(&answer, boarding::reason(kt18, &answer));
                Suggested { answer, way: None, why }
            });
            said.collect()
        }
        Game::Kt4w40k(kt4w40k) => {
            let plans = warfare::Script::default().plans(kt4w40k, WEIGHED);
            let told = distinct(plans, |order| &order.answer).into_iter();
            let said = told.map(|order| {
                let why = reasons(&order.answer, warfare::reason(kt4w40k, &order.answer));
                Suggested { answer: order.answer, way: order.way, why }
            });
            said.collect()
        }
        Game::Kt21(_) | Game::Kt24(_) => Vec::new(),
    }
}

/// The best plans, the best first; those that are like a better one only if there are no others.
fn distinct<P: Clone>(plans: Vec<Weighed<P>>, answer: impl Fn(&P) -> &Answer) -> Vec<P> {
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
