//! A tree of plans: a player's own, the replies, its own again.
//!
//! The first plans are selected as veterans do. Below them the tree is of plans, not of positions: every time it is walked,
//! the dice fall anew, and whichever of a node's plans can be carried out then are its branches. A node that is seldom
//! visited has but one, what the script does; the more visits, the more plans it looks at.

use dice::Chance;
use table::{Rules, Side};

use super::halving::select;
use super::playing::{Luck, copy, play_on, play_to_branch};
use super::{Scripted, Weighed};
use crate::Budget;

/// How many decisions ahead plans are told apart.
const DEPTH: usize = 3;
/// How many plans a node has at most.
const WIDEST: u64 = 4;
/// After how many visits a node looks at a second plan.
const FAMILIAR: u64 = 12;
/// The exploration constant of UCB1: how much a plan that was seldom tried is favoured.
const EXPLORATION: i64 = 500;

/// A node of the tree.
#[derive(Clone, Debug)]
struct Node<P> {
    visits: u64,
    /// What came of it for the side that thinks, added up.
    total: i64,
    branches: Vec<(P, usize)>,
}

impl<P> Node<P> {
    fn new() -> Self {
        Node { visits: 0, total: 0, branches: Vec::new() }
    }

    fn mean(&self) -> i64 {
        self.total / self.visits.max(1) as i64
    }

    /// How many plans it looks at: one more every time its visits double.
    fn width(&self) -> usize {
        u64::from((1 + self.visits / FAMILIAR).ilog2() + 1).min(WIDEST) as usize
    }
}

/// The best plan for the open decision, if there is more than one.
pub fn grow<S: Scripted>(
    script: &mut S,
    game: &S::Game,
    side: Side,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<S::Plan> {
    let plans = script.plans(game, S::PORTFOLIO);
    let mut tree: Vec<Node<S::Plan>> = plans.iter().map(|_| Node::new()).collect();
    let until = S::round(game);
    select(plans, (S::FAITH, true), chance, budget, |number, plan, luck| {
        let mut state = copy(game);
        let answer = script.begin(&state, plan);
        state.answer(&answer).ok()?;
        Some(walk(script, &mut state, (side, until), &mut tree, number, luck))
    })
}

/// Walks the tree once from a node on, adds a node, plays on, and tells everybody on the way what came of it.
fn walk<S: Scripted>(
    script: &mut S,
    state: &mut S::Game,
    (side, until): (Side, u8),
    tree: &mut Vec<Node<S::Plan>>,
    from: usize,
    luck: &mut Luck,
) -> i64 {
    let mut path = vec![from];
    let mut at = from;
    while path.len() < DEPTH {
        let width = tree[at].width();
        if width < 2 {
            break;
        }
        let Some(mover) = play_to_branch(script, state, luck, until) else { break };
        let plans = script.plans(state, width);
        let Some((plan, node, fresh)) = pick(tree, at, &plans, mover == side) else { break };
        let answer = script.begin(state, plan);
        if state.answer(&answer).is_err() {
            break;
        }
        path.push(node);
        at = node;
        if fresh {
            break;
        }
    }
    play_on(script, state, luck, until);
    let value = script.value(state, side);
    for node in path {
        tree[node].visits += 1;
        tree[node].total += value;
    }
    value
}

/// The plan to try next at a node: one that was never tried, else the one with the highest upper confidence bound
/// (UCB1) for the side that moves.
fn pick<'p, P: Clone + PartialEq>(
    tree: &mut Vec<Node<P>>,
    at: usize,
    plans: &'p [Weighed<P>],
    own: bool,
) -> Option<(&'p P, usize, bool)> {
    let mut best: Option<(i64, &P, usize)> = None;
    // About twice the natural logarithm, in hundredths.
    let logarithm = 139 * i64::from((tree[at].visits + 1).ilog2());
    for Weighed { plan, .. } in plans {
        let known = tree[at].branches.iter().find(|(other, _)| other == plan);
        let Some((_, node)) = known else {
            tree.push(Node::new());
            let node = tree.len() - 1;
            tree[at].branches.push((plan.clone(), node));
            return Some((plan, node, true));
        };
        let child = &tree[*node];
        let mean = if own { child.mean() } else { -child.mean() };
        let doubt = (100 * logarithm / child.visits.max(1) as i64).max(0).isqrt();
        let bound = mean + EXPLORATION * doubt / 100;
        if best.is_none_or(|(most, ..)| bound > most) {
            best = Some((bound, plan, *node));
        }
    }
    best.map(|(_, plan, node)| (plan, node, false))
}
