//! Ways through the rooms of ultra-close confines: as far as the first closed door, and a part of that at a time.

use geometry::{Footing, Length, OpenDoors, Point, Segment, Vector};
use kt18::{Kt18, ModelIx, Planned};
use table::Way;

/// All doors of a board, open.
pub fn all_open(game: &Kt18) -> OpenDoors {
    let doors = 0..game.setup().killzone().doors().len() as u8;
    doors.fold(OpenDoors::default(), |open, door| open.with(door, true))
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
        game.route(model, goal, all_open(game)).map(|planned| Route::along(game, model, &planned))
    }

    /// A way that was planned as if all doors were open.
    pub fn along(game: &Kt18, model: ModelIx, planned: &Planned) -> Self {
        let doors = (0u8..).zip(game.setup().killzone().scene().doors());
        let closed: Vec<(u8, &Segment)> =
            doors.filter(|(door, _)| !game.state().doors.is_open(*door)).collect();
        let mut from = game.model(model).at;
        let mut places = vec![from];
        for place in &planned.path {
            places.push(place.at);
            let shut = closed.iter().find(|(_, door)| door.crosses(from, place.at));
            if let Some((door, _)) = shut {
                return Route { places, door: Some(*door) };
            }
            from = place.at;
        }
        Route { places, door: None }
    }

    fn legs(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.places.iter().copied().zip(self.places.iter().copied().skip(1))
    }

    /// How long it is.
    pub fn length(&self) -> Length {
        self.legs().fold(Length::ZERO, |sum, (from, to)| sum + from.distance(to))
    }

    /// Its beginnings of at most some length, cut into so many parts, the longest first.
    pub fn beginnings(&self, limit: Length, parts: i32) -> impl Iterator<Item = Way> + '_ {
        let most = limit.min(self.length());
        let lengths = (1..=parts).rev();
        let lengths = lengths.map(move |part| Length::from_units(most.units() / parts * part));
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
