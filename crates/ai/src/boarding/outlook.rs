//! How a position looks to a player: who makes for which control point, and what it is worth that a model stands where
//! it stands.

use geometry::{Length, Point};
use kt18::{HOLD, Kt18, ModelIx};
use table::Side;

use super::blow::{Blow, CERTAIN, best_fight, best_fire};
use super::travel;
use super::weights::Weights;

/// A charge from further away is not feared.
const FEARED: Length = Length::inches(8);

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
        let Weights { hold, guard, .. } = self.weights;
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

    /// By how much the player is ahead if everybody keeps what is held: in points, or where those are equal, in models.
    pub fn lead(&self) -> i64 {
        let game = self.game;
        let rounds = i64::from(game.setup().mission.rounds) - i64::from(game.state().round) + 1;
        let tally = |side: Side| {
            let held = self.points().filter(|point| game.holder(*point) == Some(side)).count();
            let points = i64::from(game.state().players[side.index()].score);
            (points + rounds * held as i64) * 100 + game.own(side).count() as i64
        };
        let others = game.setup().sides().filter(|side| *side != self.side);
        tally(self.side) - others.map(tally).max().unwrap_or(0)
    }

    /// How far it is from a place to a control point.
    pub fn way(&self, from: Point, point: usize) -> Length {
        travel::length(self.game, from, point, Length::inches(self.weights.door as i32))
    }

    /// The control point that each of the player's models makes for: one after another, the nearest first, takes the
    /// one where it is wanted most.
    pub fn goals(&self) -> Vec<(ModelIx, usize, Length)> {
        let ways = |model: ModelIx| {
            let at = self.game.model(model).at;
            self.points().map(move |point| self.way(at, point)).collect::<Vec<_>>()
        };
        let mut models: Vec<(ModelIx, Vec<Length>)> =
            self.game.own(self.side).map(|model| (model, ways(model))).collect();
        models.sort_by_key(|(model, ways)| (ways.iter().min().copied(), *model));
        let ahead = self.lead() > 0;
        let mut sent = vec![0; self.points().len()];
        let mut goals = Vec::new();
        let Weights { hold, guard, strike, .. } = self.weights;
        for (model, ways) in models {
            let nearest = self.points().min_by_key(|point| ways[*point]);
            let wish = |point: &usize| {
                let inches = i64::from(ways[*point].units()) / i64::from(Length::INCH.units());
                let wanted = match sent[*point] {
                    _ if Some(*point) != nearest && ahead => 0,
                    0 => *hold,
                    1 if Some(*point) == nearest => *hold,
                    _ if Some(*point) == nearest => *guard,
                    _ => *strike,
                };
                wanted - inches * self.weights.inch
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

    /// What the enemies could do to a model where it stands: most of all the worst of them, the others less.
    pub fn danger(&self, model: ModelIx) -> i64 {
        let mut fire: Vec<i64> = Vec::new();
        let mut charges = 0;
        for enemy in self.game.enemies_of(self.side) {
            if let Some(blow) = best_fire(self.game, enemy, model) {
                fire.push(self.hurt(model, &blow));
            }
            if self.game.near(model, enemy, FEARED) {
                charges = charges.max(self.hurt(model, &best_fight(self.game, enemy, model)));
            }
        }
        fire.sort_unstable_by_key(|hurt| std::cmp::Reverse(*hurt));
        let shot: i64 = fire.iter().zip(1..).map(|(hurt, place)| hurt / place).sum();
        (shot * self.weights.danger + charges * self.weights.dread) / 100
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
        let Some(goal) = goal else { return 0 };
        let near = HOLD - self.game.card(model).radius;
        let left = (self.way(at, goal) - near).max(Length::ZERO);
        i64::from(left.units()) * self.weights.inch / i64::from(Length::INCH.units())
    }
}
