//! Ways through the rooms: how far it is to a control point, and the beginning of the way there.

use geometry::{Disc, Footing, Length, OpenDoors, Point, Segment, Vector};
use kt18::{Kt18, ModelIx};
use table::Way;

/// All doors of a board, open.
pub fn all_open(game: &Kt18) -> OpenDoors {
    let doors = 0..game.setup().killzone().doors().len() as u8;
    doors.fold(OpenDoors::default(), |open, door| open.with(door, true))
}

/// How far a place is from a control point, round the walls; a closed door in between costs some inches. As far as
/// anything where there is no way.
pub fn length(game: &Kt18, from: Point, point: usize, door: Length) -> Length {
    let killzone = game.setup().killzone();
    let dot = |centre: Point| Disc { centre, radius: Length::ZERO, z: Length::ZERO };
    let (from, to) = (dot(from), dot(killzone.control_points()[point].at));
    let far = Length::inches(100);
    let measure = |open: OpenDoors| killzone.scene().distance(open, &from, &to).unwrap_or(far);
    let through = measure(all_open(game));
    if through >= far {
        return far;
    }
    measure(game.state().doors).min(through + door)
}

/// The way of a model to a place, as far as the first closed door.
#[derive(Clone, Debug)]
pub struct Route {
    /// Where it begins, bends and ends.
    places: Vec<Point>,
    /// The closed door where it stops.
    pub door: Option<u8>,
}

impl Route {
    /// The shortest way to a place through whatever doors.
    pub fn to(game: &Kt18, model: ModelIx, goal: Point) -> Option<Self> {
        let planned = game.route(model, goal, all_open(game))?;
        let doors = (0u8..).zip(game.setup().killzone().scene().doors());
        let closed: Vec<(u8, &Segment)> =
            doors.filter(|(door, _)| !game.state().doors.is_open(*door)).collect();
        let mut places = vec![game.model(model).at];
        for place in &planned.path {
            let from = *places.last()?;
            places.push(place.at);
            let shut = closed.iter().find(|(_, door)| door.crosses(from, place.at));
            if let Some((door, _)) = shut {
                return Some(Route { places, door: Some(*door) });
            }
        }
        Some(Route { places, door: None })
    }

    fn legs(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.places.iter().copied().zip(self.places.iter().copied().skip(1))
    }

    /// How long it is.
    pub fn length(&self) -> Length {
        self.legs().fold(Length::ZERO, |sum, (from, to)| sum + from.distance(to))
    }

    /// Its beginnings of at most some length, the longest first.
    pub fn beginnings(&self, limit: Length) -> impl Iterator<Item = Way> + '_ {
        const PARTS: i32 = 12;
        let most = limit.min(self.length());
        let lengths = (1..=PARTS).rev().map(move |p| Length::from_units(most.units() / PARTS * p));
        lengths.filter_map(|length| self.beginning(length))
    }

    fn beginning(&self, length: Length) -> Option<Way> {
        // Every corner may cost a rounding.
        let mut left = length - Length::from_units(self.places.len() as i32);
        let mut ways = Vec::new();
        for (from, to) in self.legs() {
            let leg = from.distance(to);
            if leg <= left {
                left -= leg;
                ways.push(Footing::floor(to));
                continue;
            }
            let along = to - from;
            let part = |d: i64| d * left.wide().max(0) / leg.wide().max(1);
            let end = from + Vector { dx: part(along.dx), dy: part(along.dy) };
            ways.push(Footing::floor(end));
            break;
        }
        (!ways.is_empty()).then_some(Way::Along(ways))
    }
}
