//! The trooper as a script that searches play on with, and what they try out: whole activations, ploys for a turning point
//! and actions out of turn.

use skirmish::{OpIx, Presence};
use table::{Answer, Ask, Order, Outcome, Side, Status};

use super::options::{Choice, Steps};
use super::trooper::{Candidate, Plan, means_now};
use super::{Mind, Tactical};
use crate::search::{Scripted, Weighed};

/// What winning is worth: as much as operatives whose loss makes it as unlikely.
const VICTORY: i32 = 5000;
/// What everybody who stands counts beside that once the battle is over, in thousandths.
const GLORY: i32 = 200;
/// What an operative has lost with all its wounds while it stands, in thousandths of what it is worth.
const HURT: i32 = 450;
/// What the next turning point is expected to bring an operative where it is, in thousandths.
const PROSPECT: i32 = 160;
/// What it has to fear there, in thousandths.
const RISK: i32 = 1300;
/// How many activations of one operative are tried out.
const OF_ONE: usize = 3;
/// By how much better than the trooper's answer another has to be where it has no other opinion of them.
const HABIT: i64 = 60;

/// What is tried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trial {
    /// A whole activation.
    Activation(OpIx, Order, Steps),
    /// What is left of one, which begins with an answer.
    Rest(Answer, Plan),
    /// An answer alone.
    Answer(Answer),
}

impl<G: Tactical> Mind<G> {
    /// The activations that are worth trying out, the best first as the trooper sees them.
    pub(super) fn portfolio(&mut self, game: &G, side: Side, most: usize) -> Vec<Candidate> {
        let mut all = self.candidates(game, side);
        all.sort_by_key(|candidate| std::cmp::Reverse(candidate.gain));
        let mut kept: Vec<Candidate> = Vec::with_capacity(most);
        for candidate in all {
            if kept.len() == most {
                break;
            }
            let same = || kept.iter().filter(|other| other.op == candidate.op);
            let Choice { order, ref steps, .. } = candidate.choice;
            let alike = same().any(|other| other.choice.is_like(order, steps));
            if !alike && same().count() < OF_ONE && self.holds(game, &candidate) {
                let answer = Answer::Activate(game.model(candidate.op), candidate.choice.order);
                if game.check(&answer).is_ok() {
                    kept.push(candidate);
                }
            }
        }
        kept
    }

    /// What the active operative could still do, once it has begun: the best first as the trooper sees it, and nothing
    /// while a ploy is better.
    fn rests(&mut self, game: &G, op: OpIx, most: usize) -> Vec<Weighed<Trial>> {
        self.attend(game);
        self.look(game);
        let Some(index) = self.survey.find(op) else { return Vec::new() };
        let (order, apl) = (self.survey.figures[index].order, self.survey.figures[index].apl);
        let means = means_now(game);
        if means.ap == 0 || means.ap >= apl || self.ploy_in_activation(game, op).is_some() {
            return Vec::new();
        }
        let facing = self.face(index);
        let shot = if means.shoot { self.aim(game, &facing) } else { None };
        let mut kept: Vec<Choice> = Vec::new();
        let mut rests = Vec::new();
        for choice in self.choices(&facing, &means, &[order], Some(shot)) {
            // Of places that are good for the same, the trooper knows the best.
            if rests.len() == most || kept.iter().any(|one| one.is_like(order, &choice.steps)) {
                continue;
            }
            let (answer, rest) = match choice.steps.split_first() {
                Some((first, rest)) => (self.step(game, op, first), rest.iter().copied().collect()),
                None => (Some(Answer::End), Steps::new()),
            };
            let Some(answer) = answer.filter(|answer| game.check(answer).is_ok()) else { continue };
            let plan = Trial::Rest(answer, Plan { op, steps: rest });
            rests.push(Weighed { plan, gain: i64::from(choice.score) });
            kept.push(choice);
        }
        rests
    }

    /// What the trooper would answer, and whatever else can be.
    fn answers(&mut self, game: &G, most: usize) -> Vec<Weighed<Trial>> {
        let Some(usual) = self.choose(game) else { return Vec::new() };
        let others = game.candidates().into_iter().filter(|answer| *answer != usual);
        let others = others.filter(|answer| game.check(answer).is_ok()).map(|answer| (answer, 0));
        let all = std::iter::once((usual.clone(), HABIT)).chain(others).take(most);
        all.map(|(answer, gain)| Weighed { plan: Trial::Answer(answer), gain }).collect()
    }

    /// What everybody may do and suffer in the next turning point from where they are, the enemy's taken off.
    fn outlook(&mut self, side: Side) -> i32 {
        self.survey.last = false;
        let mut total = 0;
        for index in 0..self.survey.figures.len() {
            let me = &self.survey.figures[index];
            let (owner, spot, order) = (me.side, me.spot, me.order);
            let facing = self.face(index);
            let prospect = facing.prospect(&mut self.lines, spot, None);
            let risk = facing.risk(&mut self.lines, spot, order, None);
            let both = (prospect * PROSPECT - risk * RISK) / 1000;
            total += if owner == side { both } else { -both };
        }
        total
    }
}

impl<G: Tactical> Scripted for Mind<G> {
    type Game = G;
    type Plan = Trial;

    const PORTFOLIO: usize = 10;
    const FAITH: i64 = 10;

    fn plans(&mut self, game: &G, most: usize) -> Vec<Weighed<Trial>> {
        let Status::Decide(decision) = game.status() else { return Vec::new() };
        match decision.ask {
            Ask::Activate => {
                self.attend(game);
                self.look(game);
                let activations = self.portfolio(game, decision.side, most).into_iter();
                let weighed = activations.map(|candidate| Weighed {
                    gain: i64::from(candidate.gain),
                    plan: Trial::Activation(
                        candidate.op,
                        candidate.choice.order,
                        candidate.choice.steps,
                    ),
                });
                weighed.collect()
            }
            Ask::Act { model, .. } => {
                game.find(model).map_or(Vec::new(), |op| self.rests(game, op, most))
            }
            Ask::Gambit | Ask::Counteract | Ask::Overwatch => self.answers(game, most),
            _ => Vec::new(),
        }
    }

    fn begin(&mut self, game: &G, plan: &Trial) -> Answer {
        match plan {
            Trial::Activation(op, order, steps) => {
                self.plan = Some(Plan { op: *op, steps: steps.clone() });
                Answer::Activate(game.model(*op), *order)
            }
            Trial::Rest(answer, rest) => {
                self.plan = Some(rest.clone());
                answer.clone()
            }
            Trial::Answer(answer) => {
                self.plan = None;
                answer.clone()
            }
        }
    }

    fn answer(&mut self, game: &mut G) -> bool {
        let chosen = self.choose(game);
        let taken = chosen.is_some_and(|answer| game.answer(&answer).is_ok());
        if !taken {
            self.plan = None;
        }
        taken
    }

    fn round(game: &G) -> u8 {
        game.round()
    }

    /// Who stands, how hurt they are, and what they would have of where they are.
    fn value(&mut self, game: &G, side: Side) -> i64 {
        let mut standing = 0;
        for op in game.all().filter(|op| game.presence(*op) == Presence::Board) {
            let worth = self.kits[op.at()].as_ref().map_or(1000, |kit| kit.worth);
            let full = i32::from(game.card(op).wounds).max(1);
            let left = i32::from(game.wounds(op)).clamp(0, full);
            if left == 0 {
                continue;
            }
            let worth = if G::EVEN_WORTH { (worth + 1000) / 2 } else { worth };
            let value = worth - worth * HURT / 1000 * (full - left) / full;
            standing += if game.side_of(op) == side { value } else { -value };
        }
        i64::from(match game.status() {
            Status::Over(Outcome::Won(winner)) if winner == side => {
                VICTORY + standing * GLORY / 1000
            }
            Status::Over(Outcome::Won(_)) => standing * GLORY / 1000 - VICTORY,
            Status::Over(Outcome::Drawn) => standing * GLORY / 1000,
            _ => {
                self.attend(game);
                self.look(game);
                standing + self.outlook(side)
            }
        })
    }
}
