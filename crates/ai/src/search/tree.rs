//! A tree of plans: a player's own, the replies, its own again.
//!
//! The tree is of plans, not of positions: every time it is walked, the dice fall anew, and whichever of a node's plans
//! can be carried out then are its branches. A node looks at more plans the more often it is visited.

use dice::Chance;
use table::{Rules, Side};

use super::playing::{copy, play_on, play_to_branch};
use super::{Scripted, Weighed};
use crate::Budget;

/// How many decisions ahead plans are told apart.
const DEPTH: usize = 3;
/// How many plans a node has at most.
const WIDEST: usize = 6;
/// How much a plan that was seldom tried is favoured.
const CURIOSITY: i64 = 500;
/// How much of what the script thinks of a plan counts beside what walks come to, in thousandths.
const PRIOR: i64 = 300;

/// A node of the tree.
#[derive(Clone, Debug)]
struct Node<P> {
    visits: u64,
    /// What came of it for the side that thinks, added up.
    total: i64,
    /// What the script thinks of the plan that leads here.
    gain: i64,
    branches: Vec<(P, usize)>,
}

impl<P> Node<P> {
    fn new(gain: i64) -> Self {
        Node { visits: 0, total: 0, gain, branches: Vec::new() }
    }

    fn mean(&self) -> i64 {
        self.total / self.visits.max(1) as i64
    }

    /// How many plans it looks at: one more every time its visits double.
    fn width(&self) -> usize {
        (2 + (self.visits + 1).ilog2() as usize).min(WIDEST)
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
    let first = script.plans(game, WIDEST);
    if first.len() < 2 {
        return None;
    }
    let mut tree = vec![Node::new(0)];
    let seed = u64::from(chance.below(u32::MAX));
    let mut nodes = 0;
    while !budget.is_spent(nodes) {
        let mut luck = Chance::new(seed, nodes);
        walk(script, game, side, &first, &mut tree, &mut luck);
        nodes += 1;
    }
    let best = tree[0].branches.iter().max_by_key(|(_, node)| {
        let node = &tree[*node];
        (node.visits, node.mean() + node.gain * PRIOR / 1000)
    });
    let best = best.map(|(plan, _)| plan.clone());
    best.or_else(|| first.into_iter().next().map(|weighed| weighed.plan))
}

/// Walks the tree once, adds a node, plays on, and tells everybody on the way what came of it.
fn walk<S: Scripted>(
    script: &mut S,
    game: &S::Game,
    side: Side,
    first: &[Weighed<S::Plan>],
    tree: &mut Vec<Node<S::Plan>>,
    luck: &mut Chance,
) {
    let until = S::round(game);
    let mut state = copy(game);
    let mut path = vec![0];
    let mut at = 0;
    for depth in 0..DEPTH {
        let found;
        let width = tree[at].width();
        let (mover, plans) = if depth == 0 {
            (side, &first[..first.len().min(width)])
        } else {
            let Some(mover) = play_to_branch(script, &mut state, luck, until) else { break };
            found = script.plans(&state, width);
            (mover, found.as_slice())
        };
        let Some((weighed, node, fresh)) = pick(tree, at, plans, mover == side) else { break };
        let answer = script.begin(&state, &weighed.plan);
        if state.answer(&answer).is_err() {
            break;
        }
        path.push(node);
        at = node;
        if fresh {
            break;
        }
    }
    play_on(script, &mut state, luck, until);
    let value = script.value(&state, side);
    for node in path {
        tree[node].visits += 1;
        tree[node].total += value;
    }
}

/// The plan to try next at a node: one that was never tried, else the most promising to the side that moves.
fn pick<'p, P: Clone + PartialEq>(
    tree: &mut Vec<Node<P>>,
    at: usize,
    plans: &'p [Weighed<P>],
    own: bool,
) -> Option<(&'p Weighed<P>, usize, bool)> {
    let mut best: Option<(i64, &Weighed<P>, usize)> = None;
    // About twice the natural logarithm, in hundredths.
    let logarithm = 139 * i64::from((tree[at].visits + 1).ilog2());
    for weighed in plans {
        let known = tree[at].branches.iter().find(|(plan, _)| *plan == weighed.plan);
        let Some((_, node)) = known else {
            tree.push(Node::new(weighed.gain));
            let node = tree.len() - 1;
            tree[at].branches.push((weighed.plan.clone(), node));
            return Some((weighed, node, true));
        };
        let child = &tree[*node];
        let mean = if own { child.mean() } else { -child.mean() };
        let doubt = (100 * logarithm / child.visits.max(1) as i64).max(0).isqrt();
        let promise = mean + child.gain * PRIOR / 1000 + CURIOSITY * doubt / 100;
        if best.is_none_or(|(most, ..)| promise > most) {
            best = Some((promise, weighed, *node));
        }
    }
    best.map(|(_, weighed, node)| (weighed, node, false))
}
