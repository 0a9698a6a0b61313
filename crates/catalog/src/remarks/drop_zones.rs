//! Whether the drop zones of a board are enough for the teams that come from them.

use geometry::{Length, Place, Point, Segment};
use kt18::MAX_TEAM;

use table::file::{Fields, Problem};
use table::{DropZone, Map};

use super::walls_and_doors::{Walker, squared_distance};

/// What there is to say about the drop zones, each at its entry.
pub(crate) fn remarks(map: &Map, fields: &Fields) -> Vec<Problem> {
    let entries = fields.field("drop_zone").list(usize::MAX).unwrap_or_default();
    let mut remarks = Vec::new();
    if let [entry] = entries.as_slice() {
        let problem = entry.problem("a game needs two drop zones or more");
        remarks.push(problem.said("problem-two-zones", &[]));
    }
    if entries.is_empty() {
        return remarks;
    }
    let walker = Walker::new(&map.killzone, 32);
    for (zone, entry) in map.drop_zones.iter().zip(&entries) {
        if !holds_a_team(zone, &walker) {
            let problem = entry.problem(format!("does not hold {MAX_TEAM} bases of 32 mm"));
            remarks.push(problem.said("problem-zone-small", &[("count", &MAX_TEAM)]));
        }
    }
    remarks
}

/// Whether the largest team finds room on usual bases, set down one beside the other in steps of a quarter of an inch.
fn holds_a_team(zone: &DropZone, walker: &Walker) -> bool {
    let (low, high) = zone.area.bounds();
    let step = Length::from_units(Length::INCH.units() / 4);
    let steps = |from: Length, to: Length| {
        (0..).map(move |n| from + step * n).take_while(move |at| *at <= to)
    };
    let radius = walker.radius();
    let apart = (radius * 2).squared();
    let mut placed: Vec<Point> = Vec::new();
    for y in steps(low.y + radius, high.y - radius) {
        for x in steps(low.x + radius, high.x - radius) {
            let at = Point::new(x, y);
            let free = placed.iter().all(|other| other.squared_distance(at) >= apart);
            if free && is_wholly_in(zone, at, radius) && walker.stands(at) {
                placed.push(at);
                if placed.len() == MAX_TEAM {
                    return true;
                }
            }
        }
    }
    false
}

fn is_wholly_in(zone: &DropZone, at: Point, radius: Length) -> bool {
    let reach = i128::from(radius.squared());
    let clear = |(from, to)| {
        let (squared, whole) = squared_distance(&Segment { from, to }, at);
        squared >= reach * whole
    };
    zone.area.place(at) == Place::Inside && zone.area.edges().all(clear)
}
