//! Wards: discs of which only a part of the surroundings counts.
//!
//! Which part that is, whoever asks for a path says ([`Felt`]): say, the places from which something in the way does
//! not hide the disc. A ward is kept out of altogether, or entered and not left again. Where nothing is felt, or
//! everything is, one answer often holds for a whole straight way; elsewhere the way is looked at place by place, every
//! quarter of a millimetre.

use std::fmt::Debug;

use crate::path::clear::Sweep;
use crate::path::trace::part_way;
use crate::path::{Footing, Ground, KeepOut};
use crate::point::floor_root;
use crate::{Disc, Length, Point, Vector};

/// How far apart the places are at which a way is looked at, where no answer holds for the whole of it.
const STEP: i64 = 25;

/// The part of a disc's surroundings that counts.
pub trait Felt: Debug {
    /// Whether a mover is felt at a place; never beyond the ward's reach.
    fn at(&self, place: Footing) -> bool;

    /// Whether, for sure, all places straight between two are felt, or all are not, as both of these are.
    fn alike(&self, a: Footing, b: Footing, felt: bool) -> bool;

    /// Offers the corners of what cuts off a part: its border runs along lines through a corner, those that touch the
    /// disc, and those that run the mover's radius beside the disc's middle.
    fn corners(&self, offer: &mut dyn FnMut(Point));

    /// Offers the circles along which the border runs, besides the disc's own: how near the mover's base may come to
    /// their middles.
    fn circles(&self, offer: &mut dyn FnMut(Point, Length));
}

/// What is asked of a path near a ward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// The mover is never felt.
    Never,
    /// Once it is felt, it is felt to the end.
    Kept,
}

/// A disc of which a part of the surroundings counts.
#[derive(Clone, Copy, Debug)]
pub struct Ward<'a> {
    /// The disc.
    pub disc: Disc,
    /// Nothing is felt farther than this from it, heights included.
    pub reach: Length,
    /// What is felt within the reach; all of it if that is not said.
    pub felt: Option<&'a dyn Felt>,
    /// What is asked of a path.
    pub hold: Hold,
}

impl Ward<'_> {
    /// All that the ward can reach.
    pub(super) fn whole(&self) -> KeepOut {
        KeepOut { disc: self.disc, reach: self.reach }
    }
}

impl Ground {
    /// Whether a sweep does what a ward forbids.
    pub(super) fn trespasses(&self, sweep: &Sweep, ward: &Ward) -> bool {
        if !self.nears(sweep, &ward.whole()) {
            return false;
        }
        let (start, end) = sweep.ends();
        match (ward.felt, ward.hold) {
            (None, Hold::Never) => true,
            // What is within reach of a disc is convex: whoever ends inside came in once.
            (None, Hold::Kept) => !self.is_near(end, ward),
            (Some(_), Hold::Kept) if start == end => false,
            (Some(felt), hold) => {
                let (start, end) = self.part_within(start, end, ward);
                !keeps(felt, hold, (start, felt.at(start)), (end, felt.at(end)))
            }
        }
    }

    fn is_near(&self, at: Footing, ward: &Ward) -> bool {
        self.nears(&Sweep::level(at.at, at.at, at.z), &ward.whole())
    }

    /// The part of a straight way that may be within reach of a ward, and a hair more.
    fn part_within(&self, a: Footing, b: Footing, ward: &Ward) -> (Footing, Footing) {
        let along = b.at - a.at;
        let length = floor_root(along.squared());
        let Some(clear) = self.clearance_at(&ward.whole(), a.z).filter(|_| a.z == b.z) else {
            return (a, b);
        };
        if length == 0 {
            return (a, b);
        }
        let to = ward.disc.centre - a.at;
        let (ahead, aside) = (along.dot(to) / length, along.cross(to) / length);
        let half = floor_root((clear - aside * aside).max(0)) + 3;
        let cut = |t: i64| match t {
            ..=0 => a,
            t if t >= length => b,
            t => Footing { at: part_way(a.at, along, t, length), z: a.z },
        };
        (cut(ahead - half), cut(ahead + half))
    }
}

/// Whether a straight way keeps to what is asked, given how it is at its ends.
fn keeps(felt: &dyn Felt, hold: Hold, a: (Footing, bool), b: (Footing, bool)) -> bool {
    match (hold, a.1, b.1) {
        (Hold::Never, false, false) | (Hold::Kept, false, _) | (Hold::Kept, true, true) => {}
        _ => return false,
    }
    let by = b.0.at - a.0.at;
    let rise = (b.0.z - a.0.z).wide();
    if by.squared() + rise * rise <= STEP * STEP || (a.1 == b.1 && felt.alike(a.0, b.0, a.1)) {
        return true;
    }
    let at = a.0.at + Vector { dx: by.dx / 2, dy: by.dy / 2 };
    let middle = Footing { at, z: a.0.z + Length::from_units((rise / 2) as i32) };
    let middle = (middle, felt.at(middle));
    keeps(felt, hold, a, middle) && keeps(felt, hold, middle, b)
}
