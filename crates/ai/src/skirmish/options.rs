//! Whole activations that an operative could have, each with what it is worth.

use arrayvec::ArrayVec;
use geometry::{Footing, Length};
use skirmish::OpIx;
use table::{MoveAction, Order};

use super::facing::{Aimed, Facing};
use super::sightlines::{Sightlines, Spot};
use super::{Mind, Tactical};

/// How far a Dash goes.
pub const DASH: Length = Length::inches(3);

/// A step of an activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Moves to a place.
    Move(MoveAction, Footing),
    /// Charges an enemy, to whichever side of it there is room.
    Charge(OpIx),
    /// Shoots with a weapon.
    Shoot {
        /// The weapon's index on the card.
        weapon: u8,
        /// The enemy.
        target: OpIx,
    },
    /// Fights with a weapon.
    Fight {
        /// The weapon's index on the card.
        weapon: u8,
        /// The enemy.
        target: OpIx,
    },
}

/// The steps of an activation that are planned at once; what follows is planned when they are done.
pub type Steps = ArrayVec<Step, 2>;

/// A way to spend an activation, or what is left of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is worth.
    pub score: i32,
    /// The order.
    pub order: Order,
    /// What is done first.
    pub steps: Steps,
}

/// What an operative may still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    /// Its action points.
    pub ap: u8,
    /// How far an ordinary move takes it, if it may make one.
    pub reposition: Option<Length>,
    /// How far a Dash takes it.
    pub dash: Option<Length>,
    /// How far a Charge takes it.
    pub charge: Option<Length>,
    /// How far it falls back.
    pub fall_back: Option<Length>,
    /// Whether it may shoot.
    pub shoot: bool,
    /// Whether it may fight.
    pub fight: bool,
}

impl Means {
    /// The move that takes it furthest without a fight.
    fn walk(&self) -> Option<(MoveAction, Length)> {
        let one = |limit: Option<Length>, kind| limit.map(|limit| (kind, limit));
        let fall_back = || one(self.fall_back, MoveAction::FallBack).filter(|_| self.ap >= 2);
        let walk = one(self.reposition, MoveAction::Reposition);
        walk.or_else(|| one(self.dash, MoveAction::Dash)).or_else(fall_back)
    }
}

/// The most choices that are kept for one operative.
pub const MOST_CHOICES: usize = 12;
/// How many of them may be alike.
const ALIKE: usize = 3;

/// The best choices found, the best first.
pub type Choices = ArrayVec<Choice, MOST_CHOICES>;

impl Step {
    /// Whom it is against.
    fn against(&self) -> Option<OpIx> {
        match *self {
            Step::Move(..) => None,
            Step::Charge(target) | Step::Shoot { target, .. } | Step::Fight { target, .. } => {
                Some(target)
            }
        }
    }
}

impl Choice {
    /// Whether another is much the same: the same order, and against the same enemy if any.
    pub fn is_like(&self, order: Order, steps: &[Step]) -> bool {
        let against = |steps: &[Step]| steps.iter().find_map(Step::against);
        self.order == order && against(&self.steps) == against(steps)
    }
}

/// Keeps a choice if it is among the best, and among the best of those that are alike.
fn keep(all: &mut Choices, score: i32, order: Order, steps: &[Step]) {
    if all.is_full() && all.last().is_some_and(|last| score <= last.score) {
        return;
    }
    let mut alike = 0;
    let mut worst = None;
    for (i, known) in all.iter().enumerate() {
        if known.is_like(order, steps) {
            alike += 1;
            worst = Some(i);
        }
    }
    match worst {
        Some(worst) if alike >= ALIKE => {
            if score <= all[worst].score {
                return;
            }
            all.remove(worst);
        }
        _ if all.is_full() => {
            all.pop();
        }
        _ => {}
    }
    let at = all.iter().position(|known| score > known.score).unwrap_or(all.len());
    all.insert(at, Choice { score, order, steps: steps.iter().copied().collect() });
}

impl<G: Tactical> Mind<G> {
    /// What an operative could do with its means under some orders, the best first. `shot` is its best shot from where
    /// it stands under each order, where that is known better than by the lattice.
    pub fn choices(
        &mut self,
        facing: &Facing,
        means: &Means,
        orders: &[Order],
        shots: Option<Option<Aimed>>,
    ) -> Choices {
        let mut all = Choices::new();
        let walk = means.walk();
        let grid = self.grid(facing, walk);
        let mut stay = None;
        for &order in orders {
            let here = grid.totals[0].standing(facing, order);
            let stays = Choice { score: here, order, steps: Steps::new() };
            if stay.as_ref().is_none_or(|best: &Choice| stays.score > best.score) {
                stay = Some(stays);
            }
            let shot = match shots {
                _ if !means.shoot || means.ap == 0 => None,
                Some(exact) => exact,
                None => grid.totals[0].shot(order),
            };
            if let Some(shot) = shot {
                keep(&mut all, here + shot.worth, order, &[shot.step()]);
            }
            let Some((kind, _)) = walk else { continue };
            let price = if kind == MoveAction::FallBack { 2 } else { 1 };
            let then_go = shot.filter(|shot| facing.goes_with(*shot, kind));
            for (&spot, total) in grid.spots.iter().zip(&grid.totals).skip(1) {
                let step = Step::Move(kind, self.lines.place(spot));
                let there = total.standing(facing, order);
                keep(&mut all, there, order, &[step]);
                if !means.shoot || means.ap <= price {
                    continue;
                }
                if let Some(shot) = then_go {
                    keep(&mut all, there + shot.worth, order, &[shot.step(), step]);
                }
                if let Some(shot) = total.shot(order) {
                    keep(&mut all, there + shot.worth, order, &[step, shot.step()]);
                }
            }
        }
        self.put_back(facing, grid);
        self.fights(facing, means, orders, &mut all);
        // Whatever turns out to be illegal, staying is not: it is always among the choices.
        if let Some(stay) = stay {
            let at = all.iter().position(|known| stay.score > known.score).unwrap_or(all.len());
            if all.is_full() {
                all.pop();
            }
            all.insert(at.min(all.len()), stay);
        }
        all
    }

    /// Charges, and fights with those who are near.
    fn fights(&mut self, facing: &Facing, means: &Means, orders: &[Order], all: &mut Choices) {
        let me = self.survey.figures[facing.index].clone();
        for foe in &facing.foes {
            let Some(blow) = foe.blow else { continue };
            let worth = blow.worth * foe.tempo / 1000;
            let fight = Step::Fight { weapon: blow.weapon, target: foe.op };
            if means.fight && means.ap >= 1 && self.survey.beside(&me, foe.place, foe.radius) {
                for &order in orders {
                    let lines = &mut self.lines;
                    let here = facing.standing(lines, me.spot, order, Some(foe.op));
                    keep(all, here + worth, order, &[fight]);
                }
            }
            let engage = orders.contains(&Order::Engage);
            if means.charge.is_some()
                && means.ap >= 2
                && engage
                && worth > 0
                && facing.may_charge(foe, me.place)
            {
                let lines = &mut self.lines;
                let there = facing.standing(lines, foe.spot, Order::Engage, Some(foe.op));
                let steps = [Step::Charge(foe.op), fight];
                keep(all, there + worth, Order::Engage, &steps);
            }
        }
    }

    /// Adds the places worth going to within a distance: those with something to hide behind, and some others.
    pub(super) fn spots_around(&self, from: &Footing, limit: Length, out: &mut Vec<Spot>) {
        let first = out.len();
        let inch = Length::INCH.units();
        let (x, y) = (from.at.x.units() / inch, from.at.y.units() / inch);
        let reach = limit.units() / inch;
        let here = self.lines.nearest(*from);
        let within = |lines: &Sightlines<G>, spot: Spot| {
            let place = lines.place(spot);
            let rise = (place.z - from.z).abs();
            from.at.squared_distance(place.at) <= (limit - rise).max(Length::ZERO).squared()
        };
        for dx in -reach..=reach {
            for dy in -reach..=reach {
                for spot in self.lines.in_cell(x + dx, y + dy) {
                    let rim = dx * dx + dy * dy >= (reach - 1) * (reach - 1);
                    let wanted = self.lines.hugs(spot) || (rim && (dx + dy) % 3 == 0);
                    if wanted && spot != here && within(&self.lines, spot) {
                        out.push(spot);
                    }
                }
            }
        }
        // Too many are thinned out evenly.
        let most = usize::from(self.breadth);
        let len = out.len() - first;
        if len > most {
            for i in 0..most {
                out[first + i] = out[first + i * len / most];
            }
            out.truncate(first + most);
        }
    }
}

impl Aimed {
    /// The step that fires it.
    fn step(self) -> Step {
        Step::Shoot { weapon: self.weapon, target: self.target }
    }
}
