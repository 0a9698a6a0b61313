//! Lengths, places and ways as JSON.

use geometry::{Footing, Length, Point};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::Way;
use crate::notation::FARTHEST;

/// Inches, in the decimals that the notation writes.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(type = "number"))]
pub(crate) struct Inches(pub(super) Length);

impl Serialize for Inches {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let shortest = self.0.to_string().parse::<f64>();
        shortest.unwrap_or_else(|_| self.0.to_inches_f64()).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Inches {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let inches = f64::deserialize(from)?;
        if !(-FARTHEST..=FARTHEST).contains(&inches) {
            let range = format!("expected inches from -{FARTHEST} to {FARTHEST}");
            return Err(serde::de::Error::custom(range));
        }
        Ok(Inches(Length::from_inches_f64(inches)))
    }
}

impl PartialSchema for Inches {
    fn schema() -> RefOr<Schema> {
        f64::schema()
    }
}

impl ToSchema for Inches {}

/// A point of the board: inches east and north of its south-west corner.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AnswerPoint"))]
#[schema(as = AnswerPoint)]
pub(crate) struct Spot([Inches; 2]);

impl From<Point> for Spot {
    fn from(point: Point) -> Self {
        Spot([point.x, point.y].map(Inches))
    }
}

impl From<Spot> for Point {
    fn from(Spot([x, y]): Spot) -> Self {
        Point::new(x.0, y.0)
    }
}

/// A place: inches east and north of the south-west corner, and above the floor.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AnswerPlace"))]
#[schema(as = AnswerPlace)]
pub(crate) struct Place([Inches; 3]);

impl From<Footing> for Place {
    fn from(Footing { at, z }: Footing) -> Self {
        Place([at.x, at.y, z].map(Inches))
    }
}

impl From<Place> for Footing {
    fn from(Place([x, y, z]): Place) -> Self {
        Footing { at: Point::new(x.0, y.0), z: z.0 }
    }
}

/// Lengths in inches, for fields that hold lengths.
pub(crate) mod inches {
    use super::{Deserialize, Deserializer, Inches, Length, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(length: &Length, to: S) -> Result<S::Ok, S::Error> {
        Inches(*length).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Length, D::Error> {
        Inches::deserialize(from).map(|inches| inches.0)
    }
}

/// Places in inches, for fields that hold places.
pub(crate) mod place {
    use super::{Deserialize, Deserializer, Footing, Place, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(footing: &Footing, to: S) -> Result<S::Ok, S::Error> {
        Place::from(*footing).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Footing, D::Error> {
        Place::deserialize(from).map(Footing::from)
    }
}

/// How a model is to move.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "Way"))]
#[schema(as = Way)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WayForm {
    /// By the shortest legal path to a place.
    To(Place),
    /// Exactly along these places.
    Along(Vec<Place>),
}

impl From<Way> for WayForm {
    fn from(way: Way) -> Self {
        match way {
            Way::To(place) => WayForm::To(place.into()),
            Way::Along(places) => WayForm::Along(places.into_iter().map(Place::from).collect()),
        }
    }
}

impl From<WayForm> for Way {
    fn from(way: WayForm) -> Self {
        match way {
            WayForm::To(place) => Way::To(place.into()),
            WayForm::Along(places) => Way::Along(places.into_iter().map(Footing::from).collect()),
        }
    }
}

/// The way of one model of a unit.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitMove {
    /// Its number in the unit, from 1.
    number: u8,
    /// Where it goes.
    way: WayForm,
}

pub(super) fn moves_form(moves: Vec<(u8, Way)>) -> Vec<UnitMove> {
    moves.into_iter().map(|(number, way)| UnitMove { number, way: way.into() }).collect()
}

pub(super) fn moves_of(moves: Vec<UnitMove>) -> Vec<(u8, Way)> {
    moves.into_iter().map(|UnitMove { number, way }| (number, way.into())).collect()
}
