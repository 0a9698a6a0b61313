//! Control range (section 3.12) and visibility (KT24-VIS-01, -02).

use arrayvec::ArrayVec;
use geometry::{Cylinder, Footing, Length, Prism, Sight};
use table::Side;

use crate::Kt24;
use crate::setup::MAX_TEAM;
use crate::state::OpIx;

/// How far control range reaches.
pub const CONTROL_RANGE: Length = Length::INCH;

impl Kt24 {
    /// KT24-VIS-01, -02, KT24-RUL-03: whether a body is visible from the head of another.
    pub(crate) fn sees(&self, from: &Cylinder, to: &Cylinder, between: &[Prism]) -> bool {
        self.setup.killzone.scene().sees(self.state.doors, between, from.head(), to)
    }

    /// The same with the line, or what is in the way.
    pub(crate) fn sight(&self, from: OpIx, to: OpIx) -> Sight {
        let between = self.bodies_between(from, to);
        let scene = self.setup.killzone.scene();
        scene.sight(self.state.doors, &between, self.body(from).head(), &self.body(to))
    }

    /// Whether one operative can see another.
    pub fn visible(&self, from: OpIx, to: OpIx) -> bool {
        let between = self.bodies_between(from, to);
        self.sees(&self.body(from), &self.body(to), &between)
    }

    /// KT24-RUL-04: with the switch `operatives_block_sight`, everybody else as solid blocks.
    fn bodies_between(&self, from: OpIx, to: OpIx) -> Vec<Prism> {
        if !self.setup.switches.operatives_block_sight {
            return Vec::new();
        }
        let others = self.on_board().filter(|op| *op != from && *op != to);
        others.filter_map(|op| Prism::around(&self.body(op))).collect()
    }

    /// KT24-CR-01, -02: within 1" and visible to either; between the bases in space, exactly 1" included
    /// (KT24-RUL-01, -02).
    pub fn in_control_range(&self, a: OpIx, b: OpIx) -> bool {
        self.in_control_range_at(a, self.operative(a).place, b)
    }

    /// The same if the first stood somewhere else.
    pub fn in_control_range_at(&self, a: OpIx, place: Footing, b: OpIx) -> bool {
        let (body, other) = (self.body_at(a, place), self.body(b));
        let scene = self.setup.killzone.scene();
        // The cheap test first: most pairs are far apart.
        if !body.base.within(&other.base, CONTROL_RANGE)
            || !scene.within(self.state.doors, &body.base, &other.base, CONTROL_RANGE)
        {
            return false;
        }
        let between = self.bodies_between(a, b);
        self.sees(&body, &other, &between) || self.sees(&other, &body, &between)
    }

    /// The enemies within control range of an operative standing somewhere.
    pub fn enemies_in_control_range_at(
        &self,
        op: OpIx,
        place: Footing,
    ) -> ArrayVec<OpIx, MAX_TEAM> {
        let enemies = self.standing_enemies(op);
        enemies.filter(|enemy| self.in_control_range_at(op, place, *enemy)).collect()
    }

    /// The first enemy within control range of an operative.
    pub fn enemy_in_control_range(&self, op: OpIx) -> Option<OpIx> {
        let place = self.operative(op).place;
        self.standing_enemies(op).find(|enemy| self.in_control_range_at(op, place, *enemy))
    }

    /// The first operative of a side, other than one, within control range of an operative.
    pub fn holder_of(&self, op: OpIx, side: Side, except: OpIx) -> Option<OpIx> {
        let friends = self.standing(side).filter(|friend| *friend != except && *friend != op);
        friends.into_iter().find(|friend| self.in_control_range(op, *friend))
    }

    /// The enemies of an operative that are on the board and not incapacitated.
    pub fn standing_enemies(&self, op: OpIx) -> impl Iterator<Item = OpIx> + '_ {
        self.standing(self.side_of(op).other())
    }
}
