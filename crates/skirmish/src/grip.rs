//! The part of an enemy's 1" that counts: where it and the mover are at close quarters, walls and sight considered.

use std::fmt;

use geometry::{Disc, Felt, Footing, Hold, Length, Point, Prism, Ward};

use crate::{ENGAGED, Field, OpIx};

/// Where an operative that moves would be at close quarters with one enemy.
pub(crate) struct Grip<'a, G> {
    game: &'a G,
    op: OpIx,
    /// The enemy.
    pub enemy: OpIx,
    /// The bodies that may hide them from each other.
    between: Vec<Prism>,
}

impl<'a, G: Field> Grip<'a, G> {
    /// The grip of an enemy on a mover.
    pub fn new(game: &'a G, op: OpIx, enemy: OpIx) -> Self {
        Grip { game, op, enemy, between: game.bodies_between(op, enemy) }
    }

    /// How far from the enemy's middle something can be and still stand between it and a mover at close quarters.
    fn range(&self) -> Length {
        self.game.card(self.enemy).radius + ENGAGED + self.game.card(self.op).radius * 2
    }

    /// Whether a prism is tall enough to hide the enemy from a base next to it, and near enough.
    fn screens(&self, prism: &Prism) -> bool {
        let body = self.game.body(self.enemy);
        // At close quarters the mover may stand lower than the enemy, though not by more than that.
        let floor = (body.base.z - ENGAGED).max(Length::ZERO);
        let lowest = (body.base.z + body.height).min(floor + self.game.card(self.op).height);
        prism.top > lowest && prism.footprint.within(body.base.centre, self.range())
    }

    /// Whether anything near could hide the enemy from a base next to it.
    pub fn is_cut(&self) -> bool {
        let scene = self.game.board().killzone().scene();
        let centre = self.game.place(self.enemy).at;
        let mut barriers = scene.barriers(self.game.doors());
        scene.prisms().iter().any(|prism| self.screens(prism))
            || barriers.any(|barrier| barrier.within(centre, self.range()))
            || self.game.bodies_hide()
    }

    /// What is in the way of a path because of it.
    pub fn ward(&self, hold: Hold) -> Ward<'_> {
        let felt = self.is_cut().then_some(self as &dyn Felt);
        Ward { disc: self.game.base(self.enemy), reach: ENGAGED, felt, hold }
    }

    /// Whether one thing hides both from each other at two places, and so all the way between.
    fn hidden_between(&self, a: Footing, b: Footing) -> bool {
        let (game, scene) = (self.game, self.game.board().killzone().scene());
        let enemy = game.body(self.enemy);
        let (here, there) = (game.body_at(self.op, a), game.body_at(self.op, b));
        let hidden =
            |before, after| scene.hidden_between(game.doors(), &self.between, before, after);
        hidden((here.head(), &enemy), (there.head(), &enemy))
            && hidden((enemy.head(), &here), (enemy.head(), &there))
    }

    /// Whether the way round the walls is longer than 1" at one place by more than it is to the other.
    fn stays_far(&self, a: Footing, b: Footing) -> bool {
        let (game, scene) = (self.game, self.game.board().killzone().scene());
        let enemy = game.base(self.enemy);
        if a.z != b.z || !scene.barred(game.doors(), a.at, enemy.centre) {
            return false;
        }
        let way = scene.distance(game.doors(), &game.base_at(self.op, a), &enemy);
        way.is_none_or(|way| way - ENGAGED > a.at.distance(b.at) + Length::UNIT)
    }

    /// Whether nothing at all stands in the triangle of two places and the enemy.
    fn in_the_open(&self, a: Footing, b: Footing) -> bool {
        let (game, scene) = (self.game, self.game.board().killzone().scene());
        let c = game.place(self.enemy).at;
        let low = Point::new(a.at.x.min(b.at.x).min(c.x), a.at.y.min(b.at.y).min(c.y));
        let high = Point::new(a.at.x.max(b.at.x).max(c.x), a.at.y.max(b.at.y).max(c.y));
        let aside = |from: Point, to: Point| {
            to.x < low.x || to.y < low.y || from.x > high.x || from.y > high.y
        };
        let beside = |prism: &Prism| {
            let (from, to) = prism.footprint.bounds();
            aside(from, to) || !self.screens(prism)
        };
        let past = |from: Point, to: Point| {
            aside(
                Point::new(from.x.min(to.x), from.y.min(to.y)),
                Point::new(from.x.max(to.x), from.y.max(to.y)),
            )
        };
        self.between.is_empty()
            && scene.prisms().iter().all(beside)
            && scene.barriers(game.doors()).all(|barrier| past(barrier.from, barrier.to))
    }
}

impl<G: Field> Felt for Grip<'_, G> {
    fn at(&self, place: Footing) -> bool {
        self.game.engaged_at(self.op, place, self.enemy)
    }

    fn alike(&self, a: Footing, b: Footing, felt: bool) -> bool {
        if felt {
            a.z == b.z && self.in_the_open(a, b)
        } else {
            self.hidden_between(a, b) || self.stays_far(a, b)
        }
    }

    fn corners(&self, offer: &mut dyn FnMut(Point)) {
        let scene = self.game.board().killzone().scene();
        let (centre, range) = (self.game.place(self.enemy).at, self.range());
        let near = |p: &Point| p.squared_distance(centre) <= range.squared();
        for prism in scene.prisms().iter().filter(|prism| self.screens(prism)) {
            prism.footprint.corners().iter().copied().filter(near).for_each(&mut *offer);
        }
        for barrier in scene.barriers(self.game.doors()) {
            [barrier.from, barrier.to].into_iter().filter(near).for_each(&mut *offer);
        }
        // A body has many corners; some of them tell well enough where it is.
        for body in self.between.iter().filter(|body| self.screens(body)) {
            body.footprint.corners().iter().step_by(8).copied().for_each(&mut *offer);
        }
    }

    fn circles(&self, offer: &mut dyn FnMut(Point, Length)) {
        let (game, scene) = (self.game, self.game.board().killzone().scene());
        let enemy = game.base(self.enemy);
        for barrier in scene.barriers(game.doors()) {
            for end in [barrier.from, barrier.to] {
                let point = Disc { centre: end, radius: Length::ZERO, z: enemy.z };
                let near = point.within(&enemy, ENGAGED);
                let way = near.then(|| scene.distance(game.doors(), &point, &enemy)).flatten();
                if let Some(left) = way.map(|way| ENGAGED - way).filter(|l| *l >= Length::ZERO) {
                    offer(end, left);
                }
            }
        }
    }
}

impl<G> fmt::Debug for Grip<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grip of {:?} on {:?}", self.enemy, self.op)
    }
}
