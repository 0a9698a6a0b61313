//! Who could shoot whom from where: places of a lattice, each pair asked once.

use std::sync::Arc;

use geometry::{Cylinder, Disc, Footing, Length, OpenDoors, Point};
use skirmish::{Field, OpIx, SetupOf};
use table::{Order, Terrain};

use super::Tactical;
use super::routes::Routes;
use super::shelters::Shelters;

/// A place of the lattice, by its number.
pub type Spot = u16;

/// What a shot from one place at another meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line(u8);

impl Line {
    const KNOWN: u8 = 1;
    const OPEN: u8 = 2;
    const COVER: u8 = 4;
    const REVEALED: u8 = 8;

    /// Whether a target under this order may be chosen; `seeks`: by a weapon that cover does not keep off.
    pub const fn reaches(self, order: Order, seeks: bool) -> bool {
        let wanted = match order {
            Order::Conceal if !seeks => Self::REVEALED,
            _ => Self::OPEN,
        };
        self.0 & wanted != 0
    }

    /// Whether the target is in cover.
    pub const fn covered(self) -> bool {
        self.0 & Self::COVER != 0
    }
}

/// How many places are looked at around another.
const AROUND: usize = 12;

/// How far they are from it: about as far as an operative moves before it shoots, and half of that.
const RINGS: [(i32, &[(i32, i32)]); 2] = [
    (6, &[(10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7)]),
    (3, &[(10, 0), (0, 10), (-10, 0), (0, -10)]),
];

/// From how many places around one another can be shot at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exposure(u16);

impl Exposure {
    const KNOWN: u16 = 1 << 15;

    fn new(open: u16, bare: u16, revealed: u16) -> Self {
        Exposure(Self::KNOWN | open | bare << 4 | revealed << 8)
    }

    /// How likely it is, in thousandths, that somebody who may go to any of the places gets a shot at a target under an
    /// order; and how likely at one without cover.
    pub const fn chances(self, order: Order, seeks: bool) -> [i32; 2] {
        let (open, bare, revealed) = (self.0 & 15, self.0 >> 4 & 15, self.0 >> 8 & 15);
        match order {
            // What is not in cover is revealed; what is revealed is rarely in cover.
            Order::Conceal if !seeks => [likely(revealed), likely(revealed)],
            _ => [likely(open), likely(bare)],
        }
    }
}

/// How likely one of so many places can be reached in time: one may be out of the way, of many one will do.
const fn likely(places: u16) -> i32 {
    let twice = 2 * places as i32;
    1000 * twice / (twice + 3)
}

/// The lattice of a board, and what has been asked of it.
///
/// All operatives count as being of a middling size here, and cover is judged by three lines from the middle of one base
/// to the other: what is answered in the game is checked by the rules themselves.
#[derive(Clone, Debug)]
pub struct Sightlines<G: Tactical> {
    /// The game for whose board they are.
    stage: G,
    setup: Arc<SetupOf<G>>,
    /// How wide and how tall everybody is.
    size: (Length, Length),
    spots: Vec<Footing>,
    shelters: Shelters,
    /// Where the places of each square inch begin, column by column.
    cells: Vec<Spot>,
    rows: i32,
    lines: Vec<u8>,
    exposures: Vec<Exposure>,
    around: Vec<Option<[Spot; AROUND]>>,
    /// Ways over the board.
    pub routes: Routes,
    print: Print,
}

impl<G: Tactical> Sightlines<G> {
    /// The lattice of the board of a game, with nothing asked yet.
    pub fn new(game: &G) -> Self {
        let actor = middling(game);
        let size = (game.card(actor).radius, game.card(actor).height);
        let mut stage = game.clone();
        stage.silence();
        let spots = game.board().spots(actor.at()).to_vec();
        let scene = game.board().killzone().scene();
        let inches = |length: Length| length.units() / Length::INCH.units();
        let (columns, rows) = (inches(scene.width()), inches(scene.depth()));
        let cell = |spot: &Footing| inches(spot.at.x) * rows + inches(spot.at.y);
        // The lattice goes column by column, so the places of a square lie together.
        let cells = (0..=columns * rows)
            .map(|wanted| spots.partition_point(|spot| cell(spot) < wanted) as Spot)
            .collect();
        let shelters = Shelters::new(game, &spots, size);
        let lines = vec![0; spots.len() * spots.len()];
        let exposures = vec![Exposure::default(); lines.len()];
        let around = vec![None; spots.len()];
        let setup = game.shared_setup();
        Sightlines {
            stage,
            setup,
            exposures,
            around,
            routes: Routes::default(),
            size,
            shelters,
            cells,
            rows,
            lines,
            print: Print::of(game),
            spots,
        }
    }

    /// Whether they are still those of the board of a game.
    pub fn fit(&self, game: &G) -> bool {
        self.print.is_of(game) && Arc::ptr_eq(&self.setup, &game.shared_setup())
    }

    /// Makes them those of the board of a game, if it looks like theirs: another match may be played on the same board.
    pub fn move_to(&mut self, game: &G) -> bool {
        let (old, new) = (&self.setup, game.setup());
        let actor = middling(game);
        let alike = self.print.is_of(game)
            && self.size == (game.card(actor).radius, game.card(actor).height)
            && old.killzone() == new.killzone()
            && old.switches == new.switches
            && self.spots == game.board().spots(actor.at());
        if alike {
            self.setup = game.shared_setup();
        }
        alike
    }

    /// How wide and how deep the board is.
    pub fn scene(&self) -> (Length, Length) {
        let scene = self.stage.board().killzone().scene();
        (scene.width(), scene.depth())
    }

    /// The place with a number.
    pub fn place(&self, spot: Spot) -> Footing {
        self.spots[usize::from(spot)]
    }

    /// Whether there is something to hide behind.
    pub fn hugs(&self, spot: Spot) -> bool {
        self.shelters.any(spot)
    }

    /// The places of the square inch with these coordinates.
    pub fn in_cell(&self, x: i32, y: i32) -> std::ops::Range<Spot> {
        let columns = (self.cells.len() as i32 - 1) / self.rows;
        if x < 0 || y < 0 || x >= columns || y >= self.rows {
            return 0..0;
        }
        let cell = (x * self.rows + y) as usize;
        self.cells[cell]..self.cells[cell + 1]
    }

    /// The place of the lattice next to any other.
    pub fn nearest(&self, place: Footing) -> Spot {
        let inch = Length::INCH.units();
        let (x, y) = (place.at.x.units() / inch, place.at.y.units() / inch);
        let rank = |spot: &Spot| {
            let found = self.place(*spot);
            let rise = (found.z - place.z).wide();
            found.at.squared_distance(place.at) + 4 * rise * rise
        };
        for reach in 0..4 {
            let around = (x - reach..=x + reach)
                .flat_map(|x| (y - reach..=y + reach).flat_map(move |y| self.in_cell(x, y)));
            if let Some(best) = around.min_by_key(rank) {
                return best;
            }
        }
        (0..self.spots.len() as Spot).min_by_key(rank).unwrap_or(0)
    }

    /// What a shot from one place at another meets.
    pub fn line(&mut self, from: Spot, to: Spot) -> Line {
        let at = usize::from(from) * self.spots.len() + usize::from(to);
        let known = self.lines[at];
        if known != 0 {
            return Line(known);
        }
        let found = self.ask(from, to);
        self.lines[at] = found.0;
        found
    }

    /// From how many places around one another can be shot at.
    pub fn exposure(&mut self, from: Spot, to: Spot) -> Exposure {
        let at = usize::from(from) * self.spots.len() + usize::from(to);
        if self.exposures[at].0 != 0 {
            return self.exposures[at];
        }
        let (mut open, mut bare, mut revealed) = (0, 0, 0);
        for place in self.around(from) {
            let line = self.line(place, to);
            if line.reaches(Order::Engage, false) {
                open += 1;
                bare += u16::from(!line.covered());
                revealed += u16::from(line.reaches(Order::Conceal, false));
            }
        }
        let found = Exposure::new(open, bare, revealed);
        self.exposures[at] = found;
        found
    }

    /// Places around one.
    fn around(&mut self, spot: Spot) -> [Spot; AROUND] {
        if let Some(known) = self.around[usize::from(spot)] {
            return known;
        }
        let middle = self.place(spot);
        let (width, depth) = self.scene();
        let mut all = [spot; AROUND];
        let ring =
            RINGS.iter().flat_map(|(inches, ways)| ways.iter().map(move |way| (inches, way)));
        for (found, (inches, (x, y))) in all.iter_mut().zip(ring) {
            let by = |tenths: i32| Length::from_units(Length::INCH.units() * inches * tenths / 10);
            let within = |at: Length, most: Length| at.max(Length::ZERO).min(most - Length::UNIT);
            let x = within(middle.at.x + by(*x), width);
            let y = within(middle.at.y + by(*y), depth);
            *found = self.nearest(Footing { at: Point::new(x, y), z: middle.z });
        }
        self.around[usize::from(spot)] = Some(all);
        all
    }

    fn ask(&self, from: Spot, to: Spot) -> Line {
        let (shooter, target) = (self.place(from), self.place(to));
        let body = |place: Footing| Cylinder {
            base: Disc { centre: place.at, radius: self.size.0, z: place.z },
            height: self.size.1,
        };
        if !self.stage.sees(&body(shooter), &body(target), &[]) {
            return Line(Line::KNOWN);
        }
        let meets = self.shelters.between(shooter, target, to);
        let mut line = Line::KNOWN;
        if !meets.obscured {
            line |= Line::OPEN;
            if meets.cover {
                line |= Line::COVER;
            }
            if !meets.cover || meets.overlooked {
                line |= Line::REVEALED;
            }
        }
        Line(line)
    }
}

/// An operative of whose size as many are smaller as are larger.
fn middling<G: Field>(game: &G) -> OpIx {
    let mut all: Vec<OpIx> = game.all().collect();
    all.sort_by_key(|op| (game.card(*op).radius, game.card(*op).height));
    all.get(all.len() / 2).copied().unwrap_or(OpIx(0))
}

/// What tells boards of one setup apart: terrain that was added, and the doors.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Print {
    added: Vec<Terrain>,
    doors: OpenDoors,
}

impl Print {
    fn of<G: Field>(game: &G) -> Self {
        Print { added: added(game).to_vec(), doors: game.doors() }
    }

    fn is_of<G: Field>(&self, game: &G) -> bool {
        self.doors == game.doors() && self.added == added(game)
    }
}

fn added<G: Field>(game: &G) -> &[Terrain] {
    let built = game.setup().killzone().terrain().len();
    game.board().killzone().terrain().get(built..).unwrap_or_default()
}
