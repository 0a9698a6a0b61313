//! How a position looks to a player: who makes for which control point, and what it is worth that a model stands where
//! it stands.

use geometry::{Length, Point};
use kt18::{HOLD, Kt18, ModelIx, Step};
use table::Side;

use super::blow::{Blow, CERTAIN, best_fight, best_fire};
use super::travel;
use super::weights::Weights;

/// How many of a hundred charges come as far as this: two dice have to make up all but an inch of it.
const CHARGES: [(Length, i64); 3] =
    [(Length::inches(6), 85), (Length::inches(8), 60), (Length::inches(10), 30)];

/// Whoever has no longer way to a control point may be there by the end of the round.
const COMING: Length = Length::inches(10);

/// A game as one player sees it.
pub struct Outlook<'a> {
    /// The game.
    pub game: &'a Kt18,
    /// The player.
    pub side: Side,
    /// What things are worth.
    pub weights: &'a Weights,
}

impl<'a> Outlook<'a> {
    /// How a game looks to a player.
    pub fn new(game: &'a Kt18, side: Side, weights: &'a Weights) -> Self {
        Outlook { game, side, weights }
    }

    /// The same player after something has happened.
    pub fn after<'b>(&self, game: &'b Kt18) -> Outlook<'b>
    where
        'a: 'b,
    {
        Outlook { game, side: self.side, weights: self.weights }
    }

    /// The control points of the board.
    pub fn points(&self) -> std::ops::Range<usize> {
        0..self.game.setup().killzone().control_points().len()
    }

    /// Where a control point is.
    pub fn place_of(&self, point: usize) -> Point {
        self.game.setup().killzone().control_points()[point].at
    }

    /// What a model is worth.
    pub fn worth(&self, model: ModelIx) -> i64 {
        let wounds = i64::from(self.game.card(model).wounds);
        self.weights.model + self.weights.wound * (wounds - 1)
    }

    /// What it is worth to hurt a model so.
    pub fn hurt(&self, model: ModelIx, blow: &Blow) -> i64 {
        let worth = self.worth(model);
        let flesh = worth * self.weights.flesh / 100;
        (worth * blow.out + flesh * blow.flesh + self.weights.wound / 2 * blow.wounds) / CERTAIN
    }

    /// The same of a target, which counts for more where it holds something.
    pub fn harvest(&self, target: ModelIx, blow: &Blow) -> i64 {
        let at_point = self.points().any(|point| self.counts(target, point));
        let more = if at_point { self.weights.holder } else { 0 };
        self.hurt(target, blow) + more * blow.out / CERTAIN
    }

    /// Whether a model counts for a control point.
    pub fn counts(&self, model: ModelIx, point: usize) -> bool {
        !self.game.model(model).shaken && self.game.within_of_point(model, point, HOLD)
    }

    /// How many models of the player and of the strongest enemy there count for a control point.
    pub fn balance(&self, point: usize, but: ModelIx) -> (i64, i64) {
        let count = |side: Side| {
            let own = self.game.own(side).filter(|model| *model != but);
            own.filter(|model| self.counts(*model, point)).count() as i64
        };
        let enemies = self.game.setup().sides().filter(|side| *side != self.side);
        (count(self.side), enemies.map(count).max().unwrap_or(0))
    }

    /// What it is worth to have so many models at a control point against so many.
    fn held(&self, own: i64, enemies: i64) -> i64 {
        let Weights { hold, guard, last, .. } = self.weights;
        let hold = if self.is_last() { hold * last / 100 } else { *hold };
        match own - enemies {
            more @ 1.. => hold + guard * (more - 1).min(2),
            0 => 0,
            less => -hold + guard * (less + 1).max(-2),
        }
    }

    /// What a model adds at the control points if it stands at those that are told.
    pub fn holds(&self, model: ModelIx, at: impl Fn(usize) -> bool) -> i64 {
        let gain = |point: usize| {
            let (own, enemies) = self.balance(point, model);
            self.held(own + 1, enemies) - self.held(own, enemies)
        };
        self.points().filter(|point| at(*point)).map(gain).sum()
    }

    /// By how much the player is ahead if it keeps what it holds and somebody else takes all the rest: in hundredths of
    /// a point, and a hundredth for each model.
    pub fn lead(&self) -> i64 {
        let game = self.game;
        let rounds = i64::from(game.setup().mission.rounds) - i64::from(game.state().round) + 1;
        let tally = |side: Side, held: usize| {
            let points = i64::from(game.state().players[side.index()].score);
            (points + rounds * held as i64) * 100 + game.own(side).count() as i64
        };
        let held = self.points().filter(|point| game.holder(*point) == Some(self.side)).count();
        let others = game.setup().sides().filter(|side| *side != self.side);
        let best = others.map(|side| tally(side, self.points().len() - held)).max();
        tally(self.side, held) - best.unwrap_or(0)
    }

    /// How far it is from a place to a control point.
    pub fn way(&self, from: Point, point: usize) -> Length {
        travel::length(self.game, from, point, Length::inches(self.weights.door as i32))
    }

    /// Whether a control point is the player's to guard: one that it holds, or while it holds none, the one that its
    /// models have the shortest ways to.
    fn is_home(&self, point: usize, ways: &[(ModelIx, Vec<Length>)]) -> bool {
        let own = |point: usize| self.game.holder(point) == Some(self.side);
        if self.points().any(own) {
            return own(point);
        }
        let sum = |point: usize| ways.iter().map(|(_, ways)| ways[point].wide()).sum::<i64>();
        self.points().min_by_key(|point| sum(*point)) == Some(point)
    }

    /// How many enemies could be at a control point by the end of the round.
    fn comers(&self, point: usize) -> usize {
        let near = |enemy: &ModelIx| self.way(self.game.model(*enemy).at, point) <= COMING;
        self.game.enemies_of(self.side).filter(near).count()
    }

    /// The control point that each of the player's models makes for: one after another, the nearest first. As many as
    /// are needed guard what is the player's; the others stay with them until it is time to go for the rest.
    pub fn goals(&self) -> Vec<(ModelIx, usize, Length)> {
        let ways = |model: ModelIx| {
            let at = self.game.model(model).at;
            self.points().map(move |point| self.way(at, point)).collect::<Vec<_>>()
        };
        let mut models: Vec<(ModelIx, Vec<Length>)> =
            self.game.own(self.side).map(|model| (model, ways(model))).collect();
        models.sort_by_key(|(model, ways)| (ways.iter().min().copied(), *model));
        // For each control point how many guards it wants; none where it is not the player's.
        let wanted: Vec<Option<usize>> = self
            .points()
            .map(|point| self.is_home(point, &models).then(|| (self.comers(point) + 1).max(2)))
            .collect();
        let homes: Vec<usize> = self.points().filter(|point| wanted[*point].is_some()).collect();
        let strikes = self.strikes(&homes);
        let mut sent = vec![0; self.points().len()];
        let mut goals = Vec::new();
        let Weights { hold, guard, strike, .. } = self.weights;
        for (model, ways) in models {
            let wish = |point: &usize| {
                let inches = i64::from(ways[*point].units()) / i64::from(Length::INCH.units());
                let worth = match wanted[*point] {
                    Some(_) if sent[*point] == 0 => 2 * hold + strike,
                    Some(guards) if sent[*point] < guards => hold + strike,
                    Some(_) => *guard,
                    None if strikes => *strike,
                    None => 0,
                };
                worth - inches * self.weights.inch
            };
            let best = self.points().rev().max_by_key(wish);
            if let Some(point) = best {
                sent[point] += 1;
                goals.push((model, point, ways[point]));
            }
        }
        goals
    }

    /// The most that a model could do by shooting from where it stands.
    pub fn prospect(&self, model: ModelIx) -> i64 {
        if self.game.may_shoot(model).is_err() {
            return 0;
        }
        let game = self.game;
        let free = |enemy: &ModelIx| !game.own(self.side).any(|own| game.engaged(own, *enemy));
        let shots = game.enemies_of(self.side).filter(free).filter_map(|enemy| {
            best_fire(game, model, enemy).map(|blow| self.harvest(enemy, &blow))
        });
        shots.max().unwrap_or(0)
    }

    /// Whether a model's player has yet to move in this round.
    pub fn moves_later(&self, model: ModelIx) -> bool {
        let Step::Movement { turn } = self.game.state().step else { return false };
        let side = self.game.side_of(model);
        self.game.state().order.iter().skip(usize::from(turn) + 1).any(|later| *later == side)
    }

    /// Whether this is the last battle round.
    pub fn is_last(&self) -> bool {
        self.game.state().round >= self.game.setup().mission.rounds
    }

    /// What the enemies could do to a model where it stands: most of all the worst of them, the others less. Whoever
    /// has moved already shoots only if it still may, and charges in the next round if at all.
    pub fn danger(&self, model: ModelIx) -> i64 {
        let game = self.game;
        let Weights { danger, dread, .. } = self.weights;
        let mut fire: Vec<i64> = Vec::new();
        let mut charges = 0;
        for enemy in game.enemies_of(self.side) {
            let later = self.moves_later(enemy) && !game.model(enemy).shaken;
            if (later || game.may_shoot(enemy).is_ok())
                && let Some(blow) = best_fire(game, enemy, model)
            {
                fire.push(self.hurt(model, &blow));
            }
            let feared = if later { *dread } else { dread / 2 };
            if let Some((_, chance)) = CHARGES.iter().find(|(far, _)| game.near(model, enemy, *far))
                && (later || !self.is_last())
            {
                let hurt = self.hurt(model, &best_fight(game, enemy, model));
                charges = charges.max(hurt * chance / 100 * feared / 100);
            }
        }
        fire.sort_unstable_by_key(|hurt| std::cmp::Reverse(*hurt));
        let shot: i64 = fire.iter().zip(1..).map(|(hurt, place)| hurt / place).sum();
        shot * danger / 100 + charges
    }

    /// What it is worth that a model stands where it stands, shots apart: control points, the way to its goal, and
    /// what it risks there.
    pub fn stand(&self, model: ModelIx, goal: Option<usize>) -> i64 {
        let at = self.game.model(model).at;
        let held = self.holds(model, |point| self.counts(model, point));
        held - self.toll(at, model, goal) - self.danger(model)
    }

    /// What the way is still worth that a model would have to its goal from a place.
    pub fn toll(&self, at: Point, model: ModelIx, goal: Option<usize>) -> i64 {
        let Some(goal) = goal.filter(|_| !self.is_last()) else { return 0 };
        let near = HOLD - self.game.card(model).radius;
        let left = (self.way(at, goal) - near).max(Length::ZERO);
        i64::from(left.units()) * self.weights.inch / i64::from(Length::INCH.units())
    }

    /// What all models of the player are worth where they stand, each with what it makes for.
    pub fn position(&self, goals: &[(ModelIx, usize, Length)]) -> i64 {
        let one = |(model, goal, _): &(ModelIx, usize, Length)| {
            self.stand(*model, Some(*goal)) + self.prospect(*model) * self.weights.fire / 100
        };
        goals.iter().map(one).sum()
    }
}
