//! The player that grows a tree of activations: its own, the enemy's replies, its own again.
//!
//! The tree is of plans, not of positions: every time it is walked, the dice fall anew, and whichever of a node's plans
//! can be carried out then are its branches. A node looks at more plans the more often it is visited.

use dice::Chance;
use skirmish::OpIx;
use table::{Answer, Ask, Order, Side, Status};

use super::options::Steps;
use super::trooper::{Candidate, Plan};
use super::{Mind, Tactical};
use crate::Budget;

/// How many activations ahead branches are told apart.
const DEPTH: usize = 3;
/// How many plans a node has at most.
const WIDEST: usize = 6;
/// How much a plan that was seldom tried is favoured.
const CURIOSITY: i64 = 500;

/// How much of what the trooper thinks of a plan counts beside what walks come to, in thousandths.
const PRIOR: i64 = 300;
/// By how much better than the trooper's answer another has to be.
const HABIT: i64 = 60;
/// How often answers are tried out at most.
const MOST_ROUNDS: u64 = 60;

/// A plan, as branches are told apart.
type Branch = (OpIx, Order, Steps);

/// A node of the tree.
#[derive(Clone, Debug, Default)]
struct Node {
    visits: u64,
    /// What came of it for the side that thinks, added up.
    total: i64,
    /// What the trooper who moves thinks of the plan that leads here.
    gain: i64,
    branches: Vec<(Branch, usize)>,
}

impl Node {
    fn mean(&self) -> i64 {
        self.total / self.visits.max(1) as i64
    }

    /// How many plans it looks at: one more every time its visits double.
    fn width(&self) -> usize {
        (2 + (self.visits + 1).ilog2() as usize).min(WIDEST)
    }
}

impl<G: Tactical> Mind<G> {
    /// The answer to the open decision after growing a tree, if this player has an opinion.
    pub fn choose_by_tree(
        &mut self,
        game: &G,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer> {
        match game.status() {
            Status::Decide(decision) if decision.ask == Ask::Activate => {
                match self.grow(game, decision.side, chance, budget) {
                    Some(candidate) => Some(self.commit(game, candidate)),
                    None => self.choose(game),
                }
            }
            Status::Decide(decision)
                if matches!(decision.ask, Ask::Gambit | Ask::Counteract | Ask::Overwatch) =>
            {
                self.think_again(game, chance, budget)
            }
            _ => self.choose(game),
        }
    }

    /// Tries out what can be answered beside what the trooper would: ploys for a turning point, actions out of turn.
    fn think_again(
        &mut self,
        game: &G,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Answer> {
        let usual = self.choose(game)?;
        let mut options = vec![(usual, HABIT)];
        for answer in game.candidates() {
            if options.len() < WIDEST && options[0].0 != answer && game.check(&answer).is_ok() {
                options.push((answer, 0));
            }
        }
        if options.len() > 1 {
            let seed = u64::from(chance.below(u32::MAX));
            let until = game.turning_point();
            let mut nodes = 0;
            let mut totals = vec![0; options.len()];
            let mut rounds = 0;
            'search: while rounds < MOST_ROUNDS {
                let mut found = Vec::with_capacity(options.len());
                for (answer, _) in &options {
                    if budget.is_spent(nodes) {
                        break 'search;
                    }
                    nodes += 1;
                    let mut luck = Chance::new(seed, rounds);
                    let value = self.sample(game, answer, None, &mut luck, until);
                    found.push(i64::from(value.unwrap_or(i32::MIN / 4)));
                }
                rounds += 1;
                totals.iter_mut().zip(found).for_each(|(total, value)| *total += value);
            }
            self.forget_plan();
            let rounds = rounds.max(1) as i64;
            let each = options.into_iter().zip(totals);
            return each
                .max_by_key(|((_, habit), total)| total / rounds + habit)
                .map(|((answer, _), _)| answer);
        }
        options.pop().map(|(answer, _)| answer)
    }

    fn grow(
        &mut self,
        game: &G,
        side: Side,
        chance: &mut Chance,
        budget: &Budget<'_>,
    ) -> Option<Candidate> {
        self.attend(game);
        self.look(game);
        let first = self.portfolio(game, side, WIDEST);
        if first.len() < 2 {
            return first.into_iter().next();
        }
        let mut tree = vec![Node::default()];
        let seed = u64::from(chance.below(u32::MAX));
        let mut nodes = 0;
        while !budget.is_spent(nodes) {
            let mut luck = Chance::new(seed, nodes);
            self.walk(game, side, &first, &mut tree, &mut luck);
            nodes += 1;
        }
        let best = tree[0].branches.iter().max_by_key(|(_, node)| {
            let node = &tree[*node];
            (node.visits, node.mean() + node.gain * PRIOR / 1000)
        });
        let best = best.map(|(branch, _)| branch.clone());
        let found = best.and_then(|branch| {
            first.iter().find(|candidate| branch_of(candidate) == branch).cloned()
        });
        found.or_else(|| first.into_iter().next())
    }

    /// Walks the tree once, adds a node, plays on, and tells everybody on the way what came of it.
    fn walk(
        &mut self,
        game: &G,
        side: Side,
        first: &[Candidate],
        tree: &mut Vec<Node>,
        luck: &mut Chance,
    ) {
        let until = game.turning_point();
        let mut state = game.clone();
        state.silence();
        let mut path = vec![0];
        let mut at = 0;
        for depth in 0..DEPTH {
            let found;
            let (mover, candidates) = if depth == 0 {
                (side, first)
            } else {
                let Some(mover) = self.play_to_activation(&mut state, luck, until) else { break };
                self.attend(&state);
                self.look(&state);
                found = self.portfolio(&state, mover, tree[at].width());
                (mover, found.as_slice())
            };
            let width = tree[at].width();
            let picked = pick(tree, at, &candidates[..candidates.len().min(width)], mover == side);
            let Some((candidate, node, fresh)) = picked else { break };
            let answer = Answer::Activate(state.model(candidate.op), candidate.choice.order);
            if state.answer(&answer).is_err() {
                break;
            }
            let steps = candidate.choice.steps.clone();
            self.plan = Some(Plan { op: candidate.op, steps });
            path.push(node);
            at = node;
            if fresh {
                break;
            }
        }
        self.play_on(&mut state, luck, until);
        let value = i64::from(self.value(&state, side));
        for node in path {
            tree[node].visits += 1;
            tree[node].total += value;
        }
    }
}

fn branch_of(candidate: &Candidate) -> Branch {
    (candidate.op, candidate.choice.order, candidate.choice.steps.clone())
}

/// The plan to try next at a node: one that was never tried, else the most promising to the side that moves.
fn pick<'c>(
    tree: &mut Vec<Node>,
    at: usize,
    candidates: &'c [Candidate],
    own: bool,
) -> Option<(&'c Candidate, usize, bool)> {
    let mut best: Option<(i64, &Candidate, usize)> = None;
    // About twice the natural logarithm, in hundredths.
    let logarithm = 139 * i64::from((tree[at].visits + 1).ilog2());
    for candidate in candidates {
        let branch = branch_of(candidate);
        let known = tree[at].branches.iter().find(|(other, _)| *other == branch);
        let Some((_, node)) = known else {
            tree.push(Node { gain: i64::from(candidate.gain), ..Node::default() });
            let node = tree.len() - 1;
            tree[at].branches.push((branch, node));
            return Some((candidate, node, true));
        };
        let child = &tree[*node];
        let mean = if own { child.mean() } else { -child.mean() };
        let doubt = (100 * logarithm / child.visits.max(1) as i64).max(0).isqrt();
        let promise = mean + child.gain * PRIOR / 1000 + CURIOSITY * doubt / 100;
        if best.is_none_or(|(most, ..)| promise > most) {
            best = Some((promise, candidate, *node));
        }
    }
    best.map(|(_, candidate, node)| (candidate, node, false))
}
