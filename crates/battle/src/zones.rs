//! The zones that players set up in, and who has taken which.

use arrayvec::ArrayVec;
use geometry::{Length, Place, Point, Polygon, Segment};
use table::{Answer, BadState, Illegal, Side, Why};

/// The zones of a map while players take them and set up there.
#[derive(Clone, Debug)]
pub struct Zones<'a> {
    areas: &'a [Polygon],
    /// The zone of each player, from 0.
    taken: ArrayVec<Option<u8>, { Side::MAX }>,
}

impl<'a> Zones<'a> {
    /// The zones of a map; `taken` are those of the players in their order, from 0.
    pub fn new(areas: &'a [Polygon], taken: impl Iterator<Item = Option<u8>>) -> Self {
        Zones { areas, taken: taken.take(Side::MAX).collect() }
    }

    /// Those that nobody has taken, from 0.
    pub fn free(self) -> impl Iterator<Item = u8> + 'a {
        (0..self.areas.len() as u8).filter(move |zone| !self.taken.contains(&Some(*zone)))
    }

    /// The zone that is nobody's choice any more: the only one that is left.
    pub fn last(self) -> Option<u8> {
        let mut free = self.free();
        free.next().filter(|_| free.next().is_none())
    }

    /// The zone that a player's answer takes, from 0.
    ///
    /// # Errors
    /// If there is no such zone, or it is taken.
    pub fn chosen(self, answer: &Answer, rule: &'static str) -> Result<u8, Illegal> {
        let Answer::Zone(number) = answer else { return Err(Illegal::not_asked(rule, "zone N")) };
        let zones = self.areas.len() as u8;
        let zone = number.checked_sub(1).filter(|zone| self.free().any(|free| free == *zone));
        zone.ok_or(Illegal::new(rule, Why::NoSuchZone { zones }))
    }

    /// The zone of a player, once it is taken.
    pub fn of(&self, side: Side) -> Option<&'a Polygon> {
        let zone = self.taken.get(side.index()).copied().flatten();
        zone.and_then(|zone| self.areas.get(usize::from(zone)))
    }

    /// Whether a base lies wholly inside a player's zone. Touching the edge from inside is inside.
    pub fn hold(&self, side: Side, at: Point, radius: Length) -> bool {
        self.of(side).is_some_and(|area| {
            let clear = radius - Length::UNIT;
            area.place(at) == Place::Inside
                && area.edges().all(|(from, to)| !Segment { from, to }.within(at, clear))
        })
    }

    /// Whether the first players of an order can have taken theirs while the others still choose.
    pub fn fit(self, order: &[Side], turn: u8) -> bool {
        let turn = usize::from(turn);
        let Some(left) = order.len().checked_sub(turn).filter(|left| *left > 0) else {
            return false;
        };
        order[..turn].iter().all(|side| self.taken[side.index()].is_some())
            && self.free().count() >= left
    }

    /// Checks that the zone of a player in an untrusted state is one of the map, and not that of a player before.
    ///
    /// # Errors
    /// It is not.
    pub fn check(&self, player: usize) -> Result<(), BadState> {
        let zone = self.taken[player];
        let bad = |what: &str| Err(BadState::new(format!("players[{player}].zone"), what));
        if zone.is_some_and(|zone| usize::from(zone) >= self.areas.len()) {
            return bad("there is no such zone");
        }
        if zone.is_some() && self.taken[..player].contains(&zone) {
            return bad("taken by two players");
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_taken_once_and_the_last_is_nobodys_choice() {
        let strip = |x: f64| Polygon::rectangle(Point::inches(x, 0.0), Point::inches(x + 4.0, 4.0));
        let areas = [strip(0.0).unwrap(), strip(8.0).unwrap()];
        let none = Zones::new(&areas, [None, None].into_iter());
        assert_eq!(none.clone().chosen(&Answer::Zone(2), "RULE"), Ok(1));
        assert_eq!(none.clone().last(), None);
        let one = Zones::new(&areas, [Some(1), None].into_iter());
        let refused = Illegal::new("RULE", Why::NoSuchZone { zones: 2 });
        assert_eq!(one.clone().chosen(&Answer::Zone(2), "RULE"), Err(refused.clone()));
        assert_eq!(one.clone().chosen(&Answer::Zone(0), "RULE"), Err(refused));
        assert_eq!(one.clone().last(), Some(0));
        assert!(one.clone().fit(&[Side::A, Side::B], 1));
        assert!(!one.clone().fit(&[Side::B, Side::A], 1));
        assert!(!one.fit(&[Side::A, Side::B], 2));
        let both = Zones::new(&areas, [Some(1), Some(1)].into_iter());
        assert!(both.check(0).is_ok() && both.check(1).is_err());
    }

    #[test]
    fn a_base_may_touch_the_edge_from_inside() {
        let areas = [Polygon::rectangle(Point::default(), Point::inches(4.0, 4.0)).unwrap()];
        let zones = Zones::new(&areas, [Some(0), None].into_iter());
        let (low, unit) = (Point::inches(1.0, 1.0), Length::UNIT);
        assert!(zones.hold(Side::A, low, Length::INCH));
        assert!(!zones.hold(Side::A, low, Length::INCH + unit));
        assert!(!zones.hold(Side::B, low, Length::INCH));
    }
}
