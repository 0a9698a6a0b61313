//! The places within 1" of an enemy, measured round the walls (KT18-MEAS-01).

use geometry::{Disc, Felt, Footing, Hold, Length, Point, Segment, Ward};

use crate::Kt18;
use crate::field::ENGAGED;
use crate::state::ModelIx;

/// Where a model that moves would be within 1" of one enemy.
#[derive(Debug)]
pub(crate) struct Nearness<'a> {
    game: &'a Kt18,
    model: ModelIx,
    /// The enemy.
    pub enemy: ModelIx,
}

impl<'a> Nearness<'a> {
    /// The places near an enemy.
    pub fn new(game: &'a Kt18, model: ModelIx, enemy: ModelIx) -> Self {
        Nearness { game, model, enemy }
    }

    /// What is in the way of a path because of it.
    pub fn ward(&self) -> Ward<'_> {
        Ward {
            disc: self.game.base(self.enemy),
            reach: ENGAGED,
            felt: Some(self),
            hold: Hold::Never,
        }
    }

    fn barriers(&self) -> impl Iterator<Item = Segment> + '_ {
        self.game.scene().barriers(self.game.state.doors)
    }

    /// Whether one barrier stands between the enemy and all places between two, and no end of any is near enough to the
    /// enemy to be measured round within 1".
    fn walled_off(&self, a: Point, b: Point) -> bool {
        let enemy = self.game.base(self.enemy);
        let near = (enemy.radius + ENGAGED).squared();
        let end_near = |p: Point| p.squared_distance(enemy.centre) <= near;
        let between = |s: Segment| s.crosses(a, enemy.centre) && s.crosses(b, enemy.centre);
        self.barriers().any(between) && !self.barriers().any(|s| end_near(s.from) || end_near(s.to))
    }
}

impl Felt for Nearness<'_> {
    fn at(&self, place: Footing) -> bool {
        self.game.near_at(self.model, place.at, self.enemy, ENGAGED)
    }

    /// The way round changes by no more than the model moves.
    fn alike(&self, a: Footing, b: Footing, felt: bool) -> bool {
        if felt {
            return false;
        }
        let (game, enemy) = (self.game, self.game.base(self.enemy));
        let way =
            || game.scene().distance(game.state.doors, &game.base_at(self.model, a.at), &enemy);
        self.walled_off(a.at, b.at)
            || way().is_none_or(|way| way - ENGAGED > a.at.distance(b.at) + Length::UNIT)
    }

    /// Nothing is cut off along lines: the way round a wall's end is longer by degrees.
    fn corners(&self, _: &mut dyn FnMut(Point)) {}

    fn circles(&self, offer: &mut dyn FnMut(Point, Length)) {
        let (game, enemy) = (self.game, self.game.base(self.enemy));
        for end in self.barriers().flat_map(|s| [s.from, s.to]) {
            let point = Disc { centre: end, radius: Length::ZERO, z: Length::ZERO };
            if !point.within(&enemy, ENGAGED) {
                continue;
            }
            let way = game.scene().distance(game.state.doors, &point, &enemy);
            if let Some(left) = way.map(|way| ENGAGED - way).filter(|left| *left >= Length::ZERO) {
                offer(end, left);
            }
        }
    }
}
