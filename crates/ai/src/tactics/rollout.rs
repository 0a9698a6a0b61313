//! Playing on by script: how a position might come out.

use dice::{Chance, Face};
use skirmish::Presence;
use table::{Answer, Ask, Outcome, Side, Status};

use super::trooper::Plan;
use super::{Mind, Tactical};

/// What winning is worth on top of everybody who stands.
const VICTORY: i32 = 2500;

/// How many places the script looks at for every operative: playing often beats playing well, but with six the tries
/// mislead.
const QUICK_BREADTH: u8 = 10;

/// More answers than a turning point ever takes: a game that goes on longer is cut off.
const MOST_ANSWERS: usize = 4000;

impl<G: Tactical> Mind<G> {
    /// Plays a game on, both sides by the trooper's script and with dice of its own, to the end of a turning point or
    /// of the battle.
    pub fn play_on(&mut self, game: &mut G, luck: &mut Chance, to_the_end_of: u8) {
        let breadth = std::mem::replace(&mut self.breadth, QUICK_BREADTH);
        for _ in 0..MOST_ANSWERS {
            if game.turning_point() > to_the_end_of || !self.play_one(game, luck) {
                break;
            }
        }
        self.breadth = breadth;
    }

    /// The same until somebody has to activate an operative; returns who. None if that does not come about before.
    pub(super) fn play_to_activation(
        &mut self,
        game: &mut G,
        luck: &mut Chance,
        to_the_end_of: u8,
    ) -> Option<Side> {
        for _ in 0..MOST_ANSWERS {
            if game.turning_point() > to_the_end_of {
                return None;
            }
            if let Status::Decide(decision) = game.status()
                && decision.ask == Ask::Activate
            {
                return Some(decision.side);
            }
            if !self.play_one(game, luck) {
                return None;
            }
        }
        None
    }

    /// Gives a game what it waits for; returns whether it waited for anything.
    fn play_one(&mut self, game: &mut G, luck: &mut Chance) -> bool {
        match game.status() {
            Status::Over(_) => false,
            Status::Roll(roll) => {
                let mut faces = [Face::ONE; 32];
                let dice = usize::from(roll.dice).min(faces.len());
                for (face, thrown) in faces.iter_mut().zip(luck.faces(dice)) {
                    *face = thrown;
                }
                game.roll(&faces[..dice]).is_ok()
            }
            Status::Decide(_) => {
                let taken = [true, false].into_iter().any(|rash| {
                    self.rash = rash;
                    let chosen = self.choose(game);
                    self.rash = false;
                    let taken = chosen.is_some_and(|answer| game.answer(&answer).is_ok());
                    if !taken {
                        self.plan = None;
                    }
                    taken
                });
                taken || game.answer(&game.propose(luck)).is_ok()
            }
        }
    }

    /// What a position is worth to a side: who stands, how hurt they are, and what they would have of where they are.
    pub fn value(&mut self, game: &G, side: Side) -> i32 {
        let outcome = match game.status() {
            Status::Over(Outcome::Won(winner)) if winner == side => VICTORY,
            Status::Over(Outcome::Won(_)) => -VICTORY,
            _ => 0,
        };
        let mut total = outcome;
        for op in game.all().filter(|op| game.presence(*op) == Presence::Board) {
            let worth = self.kits[op.at()].as_ref().map_or(1000, |kit| kit.worth);
            let full = i32::from(game.card(op).wounds).max(1);
            let left = i32::from(game.wounds(op)).clamp(0, full);
            if left == 0 {
                continue;
            }
            let hurt = worth * self.weights.wounds / 1000 * (full - left) / full;
            let value = worth - hurt;
            total += if game.side_of(op) == side { value } else { -value };
        }
        if !matches!(game.status(), Status::Over(_)) {
            self.attend(game);
            self.look(game);
            total += self.outlook(side);
        }
        total
    }

    /// What everybody would have of where they are, the enemy's taken off.
    fn outlook(&mut self, side: Side) -> i32 {
        let mut total = 0;
        for index in 0..self.survey.figures.len() {
            let me = &self.survey.figures[index];
            let (owner, spot, order) = (me.side, me.spot, me.order);
            let facing = self.face(index);
            let standing = facing.standing(&mut self.lines, spot, order, None);
            total += if owner == side { standing } else { -standing };
        }
        total / 2
    }

    /// Gives an answer, plays the plan that goes with it, if any, and then on; returns what comes of it.
    pub(super) fn sample(
        &mut self,
        game: &G,
        begin: &Answer,
        plan: Option<Plan>,
        luck: &mut Chance,
        to_the_end_of: u8,
    ) -> Option<i32> {
        let Status::Decide(decision) = game.status() else { return None };
        let mut next = game.clone();
        next.silence();
        next.answer(begin).ok()?;
        self.plan = plan;
        self.play_on(&mut next, luck, to_the_end_of);
        Some(self.value(&next, decision.side))
    }
}
