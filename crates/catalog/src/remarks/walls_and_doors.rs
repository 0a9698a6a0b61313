//! Warnings about walls and doors: ends in the open, doorways that nobody fits through, rooms
//! that nobody reaches.

use std::cmp::Ordering;

use geometry::{
    Climbing, Footing, Ground, Length, Mover, OpenDoors, Place, Point, Price, Rounding, Segment,
    Surroundings,
};
use table::file::{Field, Fields, Problem};
use table::{Killzone, Map};

/// What there is to say about a board, each at its entry; nothing about one without walls and doors.
pub(crate) fn remarks(map: &Map, fields: &Fields) -> Vec<Problem> {
    if !map.killzone.is_confined() {
        return Vec::new();
    }
    let entries = |name| fields.field(name).list(usize::MAX).unwrap_or_default();
    let (walls, doors) = (entries("wall"), entries("door"));
    let mut remarks = open_ends(&map.killzone, &walls, &doors);
    remarks.extend(narrow_doorways(&map.killzone, &doors));
    remarks.extend(unreached(map, &walls, fields));
    remarks
}

/// Ends of walls that close nothing, and ends of doors that hang on nothing.
fn open_ends(killzone: &Killzone, walls: &[Field], doors: &[Field]) -> Vec<Problem> {
    let scene = killzone.scene();
    let far = Point::new(scene.width(), scene.depth());
    let mut remarks = Vec::new();
    let mut remark = |entry: &Field, end: &str, id: &'static str, what: &str| {
        let at_end = entry.fields().map(|fields| fields.field(end).problem(what));
        remarks.extend(at_end.map(|problem| problem.said(id, &[])));
    };
    for (i, (wall, entry)) in scene.walls().iter().zip(walls).enumerate() {
        for (end, at) in [("from", wall.from), ("to", wall.to)] {
            let others = scene.walls().iter().enumerate().filter(|(other, _)| *other != i);
            let joined = on_edge(at, far)
                || others.into_iter().any(|(_, other)| on(other, at))
                || scene.doors().iter().any(|door| [door.from, door.to].contains(&at));
            if !joined {
                let what = "ends in the open: no wall, no door's end and no edge there";
                remark(entry, end, "problem-open-end", what);
            }
        }
    }
    for (i, (door, entry)) in scene.doors().iter().zip(doors).enumerate() {
        for (end, at) in [("from", door.from), ("to", door.to)] {
            let others = scene.doors().iter().enumerate().filter(|(other, _)| *other != i);
            let hung = on_edge(at, far)
                || scene.walls().iter().any(|wall| on(wall, at))
                || others.into_iter().any(|(_, other)| [other.from, other.to].contains(&at));
            if !hung {
                let what = "hangs on nothing: no wall, no other door's end and no edge there";
                remark(entry, end, "problem-hangs", what);
            }
        }
    }
    remarks
}

fn on_edge(at: Point, far: Point) -> bool {
    at.x == Length::ZERO || at.y == Length::ZERO || at.x == far.x || at.y == far.y
}

/// Whether a point is one of a segment's, ends included.
fn on(segment: &Segment, at: Point) -> bool {
    squared_distance(segment, at).0 == 0
}

/// The squared distance of a point from a segment, as a fraction.
pub(crate) fn squared_distance(segment: &Segment, at: Point) -> (i128, i128) {
    let (along, way) = (segment.to - segment.from, at - segment.from);
    let [ax, ay, wx, wy] = [along.dx, along.dy, way.dx, way.dy].map(i128::from);
    let (dot, squared) = (ax * wx + ay * wy, ax * ax + ay * ay);
    if dot <= 0 {
        (i128::from(segment.from.squared_distance(at)), 1)
    } else if dot >= squared {
        (i128::from(segment.to.squared_distance(at)), 1)
    } else {
        let cross = ax * wy - ay * wx;
        (cross * cross, squared)
    }
}

/// Where bases of a size can go when nothing is closed.
pub(crate) struct Walker {
    who: Mover,
    ground: Ground,
    open: OpenDoors,
}

impl Walker {
    /// On a base of so many millimetres.
    pub fn new(killzone: &Killzone, mm: i32) -> Self {
        let (radius, height) = (Length::from_units(mm * 50), Length::INCH);
        let climbing = Climbing {
            up: false,
            price: Price::Height { least: Length::ZERO, free_drop: Length::ZERO },
            most: None,
            beside: Length::ZERO,
            leap: Length::ZERO,
            leap_from: Length::ZERO,
        };
        let doors = 0..killzone.doors().len() as u8;
        Walker {
            who: Mover { radius, height, climbing, rounding: Rounding::Exact },
            ground: Ground::new(killzone.scene(), radius, height),
            open: doors.fold(OpenDoors::default(), |open, door| open.with(door, true)),
        }
    }

    /// The radius of its base.
    pub fn radius(&self) -> Length {
        self.who.radius
    }

    fn around(&self) -> Surroundings<'static> {
        Surroundings { open: self.open, ..Surroundings::default() }
    }

    /// Whether it can stand somewhere on the floor.
    pub fn stands(&self, at: Point) -> bool {
        self.ground.can_stand(&self.around(), Footing::floor(at)).is_ok()
    }

    /// Whether it gets from one place to another in a straight line.
    fn steps(&self, from: Point, to: Point) -> bool {
        let to = [Footing::floor(to)];
        self.ground.check_path(&self.who, &self.around(), Footing::floor(from), &to).is_ok()
    }

    /// Whether it gets there by any way of a reasonable length.
    fn walks(&self, from: Point, to: Point, limit: Length) -> bool {
        let (from, to) = (Footing::floor(from), Footing::floor(to));
        self.ground.shortest(&self.who, &self.around(), from, to, limit).is_ok()
    }
}

/// Doorways with no place on their line where usual bases fit.
fn narrow_doorways(killzone: &Killzone, entries: &[Field]) -> Vec<Problem> {
    let walkers = [25, 32].map(|mm| (mm, Walker::new(killzone, mm)));
    let doors = killzone.scene().doors().iter().zip(entries);
    let narrow = doors.filter_map(|(door, entry)| {
        let (mm, _) = walkers.iter().find(|(_, walker)| !has_room(walker, door))?;
        let problem = entry.problem(format!("no base of {mm} mm fits through this doorway"));
        Some(problem.said("problem-doorway", &[("mm", mm)]))
    });
    narrow.collect()
}

/// Whether a base has room somewhere on the line of a door: in its middle, unless something stands there.
fn has_room(walker: &Walker, door: &Segment) -> bool {
    const PARTS: i32 = 32;
    let (from, to) = (door.from, door.to);
    let between = |a: Length, b: Length, k| a + Length::from_units((b - a).units() * k / PARTS);
    let place = |k| Point::new(between(from.x, to.x, k), between(from.y, to.y, k));
    walker.stands(place(PARTS / 2)) || (0..=PARTS).any(|k| walker.stands(place(k)))
}

/// As many unreached rooms are worth naming.
const MOST_ROOMS: usize = 8;

/// Rooms that a base of 32 mm cannot walk to, even with all doors open: from the first drop zone, or else from most of
/// the floor.
fn unreached(map: &Map, walls: &[Field], fields: &Fields) -> Vec<Problem> {
    let scene = map.killzone.scene();
    let walker = Walker::new(&map.killzone, 32);
    let mut rooms = rooms(&walker, scene.width(), scene.depth());
    let Some(home) = home(map, &rooms) else { return Vec::new() };
    let home = rooms.swap_remove(home);
    let limit = (scene.width() + scene.depth()) * 2;
    let lost = rooms.iter().filter_map(|room| {
        let &at = room.first()?;
        let nearest = home.iter().min_by_key(|spot| spot.squared_distance(at))?;
        // The lattice does not slip through doorways that are hardly wider than the base.
        if walker.walks(*nearest, at, limit) {
            return None;
        }
        let what = format!(
            "a base of 32 mm cannot walk to [{}, {}] behind it, even with all doors open",
            at.x, at.y
        );
        let wall = nearest_wall(scene.walls(), at).and_then(|wall| walls.get(wall));
        let problem =
            wall.map_or_else(|| fields.field("size").problem(&what), |wall| wall.problem(&what));
        Some(problem.said("problem-unreached", &[("x", &at.x), ("y", &at.y)]))
    });
    lost.take(MOST_ROOMS).collect()
}

/// The room with most of the first drop zone in it, or the largest.
fn home(map: &Map, rooms: &[Vec<Point>]) -> Option<usize> {
    let zone = map.drop_zones.first();
    let in_zone = |at: &&Point| zone.is_some_and(|zone| zone.area.place(**at) != Place::Outside);
    let worth = |room: &Vec<Point>| (room.iter().filter(in_zone).count(), room.len());
    (0..rooms.len()).max_by_key(|room| worth(&rooms[*room]))
}

fn nearest_wall(walls: &[Segment], at: Point) -> Option<usize> {
    let order = |a: &usize, b: &usize| -> Ordering {
        let (a, b) = (squared_distance(&walls[*a], at), squared_distance(&walls[*b], at));
        (a.0 * b.1).cmp(&(b.0 * a.1))
    };
    (0..walls.len()).min_by(order)
}

/// The places of a lattice of half an inch where a base can stand, those together that it walks between.
fn rooms(walker: &Walker, width: Length, depth: Length) -> Vec<Vec<Point>> {
    let step = Length::INCH.units() / 2;
    let (columns, rows) = (width.units() / step, depth.units() / step);
    let place = |i: i32, j: i32| Point::units(i * step + step / 2, j * step + step / 2);
    let index = |i: i32, j: i32| (i * rows + j) as usize;
    // Places where nobody can stand count as visited.
    let mut visited = vec![true; (columns * rows) as usize];
    for i in 0..columns {
        for j in 0..rows {
            visited[index(i, j)] = !walker.stands(place(i, j));
        }
    }
    let mut rooms = Vec::new();
    for start in (0..columns).flat_map(|i| (0..rows).map(move |j| (i, j))) {
        if visited[index(start.0, start.1)] {
            continue;
        }
        visited[index(start.0, start.1)] = true;
        let (mut room, mut next) = (Vec::new(), vec![start]);
        while let Some((i, j)) = next.pop() {
            let here = place(i, j);
            room.push(here);
            for (i, j) in [(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)] {
                let on_board = (0..columns).contains(&i) && (0..rows).contains(&j);
                if on_board && !visited[index(i, j)] && walker.steps(here, place(i, j)) {
                    visited[index(i, j)] = true;
                    next.push((i, j));
                }
            }
        }
        rooms.push(room);
    }
    rooms
}
