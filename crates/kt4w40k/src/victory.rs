//! Who is winning (K4W-CORE-06): markers held, units that broke through, and what is left of the armies.

use battle::{Battle, foremost};
use geometry::{Place, Point};
use table::{Event, Side};

use crate::state::{UnitIx, Whereabouts};
use crate::{Kt4w40k, Victory};

impl Kt4w40k {
    /// The victory points of a player so far.
    pub fn victory_points(&self, side: Side) -> u8 {
        self.state.players[side.index()].score
    }

    /// The points of a player's units that are left.
    pub fn points_left(&self, side: Side) -> u32 {
        self.remaining(side).map(|unit| u32::from(self.card(unit).points)).sum()
    }

    /// The units of a player that are not destroyed: on the table, aboard or in reserve.
    pub(crate) fn remaining(&self, side: Side) -> impl Iterator<Item = UnitIx> + '_ {
        let own = self.all().filter(move |unit| self.side_of(*unit) == side);
        own.filter(|unit| self.unit(*unit).place != Whereabouts::Destroyed)
    }

    /// Who holds a marker: whoever has most models with their bases within 3" of its middle. AIRCRAFT hold nothing.
    pub fn holder(&self, marker: Point) -> Option<Side> {
        let near = |side: Side| {
            let units = self.own(side).filter(|unit| !self.card(*unit).keywords.aircraft);
            let models = units.flat_map(|unit| self.living(unit));
            let within = models.filter(|model| {
                let base = self.base(*model);
                let reach = base.radius + Victory::REACH;
                base.centre.squared_distance(marker) <= reach.squared()
            });
            within.count()
        };
        foremost(self.setup.sides(), near).filter(|side| near(*side) > 0)
    }

    /// Scores the markers at the end of a turn.
    pub(crate) fn score(&mut self) {
        let Victory { hold, ref objectives, .. } = self.setup.scenario.victory;
        if hold == 0 {
            return;
        }
        let holders: Vec<Side> = objectives.iter().filter_map(|at| self.holder(*at)).collect();
        for side in self.setup.sides() {
            let held = holders.iter().filter(|holder| **holder == side).count();
            self.add_score(side, held, hold);
        }
    }

    fn add_score(&mut self, side: Side, times: usize, each: u8) {
        let more = u8::try_from(times).unwrap_or(u8::MAX).saturating_mul(each);
        if more == 0 {
            return;
        }
        let score = &mut self.state.players[side.index()].score;
        *score = score.saturating_add(more);
        let points = *score;
        self.log.push(Event::Scores { side, points });
    }

    /// Whether a unit stands in the zone of an enemy: the middle of one of its models does.
    fn broke_through(&self, unit: UnitIx) -> bool {
        let own = self.side_of(unit);
        let enemies = self.setup.sides().filter(|side| *side != own);
        let zones = enemies.filter_map(|side| self.state.players[side.index()].zone);
        let areas = zones.filter_map(|zone| self.setup.scenario.zones.get(usize::from(zone)));
        let areas: Vec<_> = areas.collect();
        self.living(unit).any(|model| {
            let at = self.base(model).centre;
            areas.iter().any(|area| area.place(at) != Place::Outside)
        })
    }

    /// Ends the battle: most victory points win; of equals, most points of units left.
    pub(crate) fn finish(&mut self) {
        let each = self.setup.scenario.victory.breakthrough;
        if each > 0 {
            for side in self.setup.sides() {
                let through = self.own(side).filter(|unit| self.broke_through(*unit)).count();
                self.add_score(side, through, each);
            }
        }
        let worth = |side: Side| (self.victory_points(side), self.points_left(side));
        let winner = foremost(self.playing(), worth);
        self.close(winner);
    }
}
