//! The board of a question: drawn out in it, or named.

use std::fmt;

use catalog::{Loaded, Map};
use geometry::{Length, Point, Polygon};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use table::Slug;

use crate::layout::{Door, Inches, Killzone, Mark, Terrain, Wall, Zone};

/// Reads a board, or takes the one that comes with the program by its name.
pub(crate) fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Killzone, D::Error> {
    struct Board;
    impl<'de> Visitor<'de> for Board {
        type Value = Killzone;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a killzone, or the name of one")
        }

        fn visit_str<E: Error>(self, name: &str) -> Result<Killzone, E> {
            let map = catalog::killzone(name);
            map.map(|map| Killzone::from(&map)).ok_or_else(|| {
                let cut: String = name.chars().take(40).collect();
                let names = catalog::killzone_names();
                let slugs: Vec<String> = names.iter().map(|n| Slug::of(n).to_string()).collect();
                E::custom(format!("{cut:?} is not known; expected one of {}", slugs.join(", ")))
            })
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Killzone, A::Error> {
            Killzone::deserialize(MapAccessDeserializer::new(map))
        }
    }
    from.deserialize_any(Board)
}

fn inches(point: Point) -> Inches {
    [point.x, point.y].map(Length::to_inches_f64)
}

fn corners(outline: &Polygon) -> Vec<Inches> {
    outline.corners().iter().copied().map(inches).collect()
}

impl From<&table::Terrain> for Terrain {
    fn from(part: &table::Terrain) -> Self {
        Terrain {
            name: part.name.clone(),
            kind: part.kind,
            bottom: part.bottom.to_inches_f64(),
            top: part.top.to_inches_f64(),
            footprint: Some(corners(&part.footprint)),
            rect: None,
            vantage: part.vantage,
        }
    }
}

/// The board of a file as a question draws it.
impl From<&Loaded<Map>> for Killzone {
    fn from(map: &Loaded<Map>) -> Self {
        let board = &map.value.killzone;
        let scene = board.scene();
        let mark = |name: &str, at: Point, radius: Option<Length>| Mark {
            name: name.to_owned(),
            at: inches(at),
            radius: radius.map(Length::to_inches_f64),
        };
        Killzone {
            size: [scene.width(), scene.depth()].map(Length::to_inches_f64),
            terrain: board.terrain().iter().map(Terrain::from).collect(),
            walls: board
                .walls()
                .iter()
                .map(|wall| Wall { from: inches(wall.from), to: inches(wall.to) })
                .collect(),
            doors: board
                .doors()
                .iter()
                .map(|door| Door {
                    name: door.name.clone(),
                    from: inches(door.from),
                    to: inches(door.to),
                    open: door.open,
                })
                .collect(),
            objectives: map
                .value
                .objectives
                .iter()
                .map(|objective| mark(&objective.name, objective.at, None))
                .collect(),
            control_points: board
                .control_points()
                .iter()
                .map(|point| mark(&point.name, point.at, Some(point.radius)))
                .collect(),
            drop_zones: map
                .value
                .drop_zones
                .iter()
                .map(|zone| Zone {
                    name: zone.name.clone(),
                    footprint: Some(corners(&zone.area)),
                    rect: None,
                })
                .collect(),
            format: None,
            name: map.name.clone(),
            text: map.text.clone(),
            confines_tactics: map.value.confines_tactics,
        }
    }
}
