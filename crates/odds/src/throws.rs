//! The outcome space of a roll, with faces that an attack does not tell apart merged into one class.

use dice::{Classes, Face, class_outcomes};

/// The most dice that are rolled at once.
pub const MOST_AT_ONCE: usize = 10;

/// One way to fall: a face for every die, and the number of throws that come to it.
#[derive(Clone, Copy, Debug)]
pub struct Throw {
    faces: [Face; MOST_AT_ONCE],
    /// How many of the 6^n throws.
    pub ways: u64,
}

impl Throw {
    /// The faces of so many dice.
    pub fn faces(&self, dice: u8) -> &[Face] {
        &self.faces[..usize::from(dice)]
    }
}

/// Lists of throws that have been asked for, so that each is written once for an attack.
#[derive(Debug, Default)]
pub struct Throws {
    known: Vec<(u8, [u8; 6], usize, usize)>,
    all: Vec<Throw>,
}

impl Throws {
    /// The places in [`Throws::at`] of the throws of so many dice whose faces fall into classes.
    pub fn of(&mut self, dice: u8, alike: [u8; 6]) -> std::ops::Range<usize> {
        let known = self.known.iter().find(|(d, a, ..)| (*d, *a) == (dice, alike));
        if let Some((_, _, from, to)) = known {
            return *from..*to;
        }
        let from = self.all.len();
        list(dice, alike, &mut self.all);
        let to = self.all.len();
        self.known.push((dice, alike, from, to));
        from..to
    }

    /// The throw at a place.
    pub fn at(&self, place: usize) -> Throw {
        self.all[place]
    }
}

fn list(dice: u8, alike: [u8; 6], out: &mut Vec<Throw>) {
    let mut shown = [Face::ONE; 6];
    let mut sides = [0u8; 6];
    let mut names = [0u8; 6];
    let mut classes = 0;
    for face in Face::ALL {
        let name = alike[face.index()];
        let known = names[..classes].iter().position(|known| *known == name);
        let class = known.unwrap_or_else(|| {
            (names[classes], shown[classes]) = (name, face);
            classes += 1;
            classes - 1
        });
        sides[class] += 1;
    }
    match classes {
        1 => list_classes::<1>(dice, sides, shown, out),
        2 => list_classes::<2>(dice, sides, shown, out),
        3 => list_classes::<3>(dice, sides, shown, out),
        4 => list_classes::<4>(dice, sides, shown, out),
        _ => list_classes::<6>(dice, sides, shown, out),
    }
}

fn list_classes<const K: usize>(dice: u8, sides: [u8; 6], shown: [Face; 6], out: &mut Vec<Throw>) {
    let mut first = [0; K];
    first.copy_from_slice(&sides[..K]);
    // Every one of the six faces has been given to a class.
    let Ok(classes) = Classes::new(first) else { return };
    out.extend(class_outcomes(dice, classes).map(|(counts, ways)| {
        let mut faces = [Face::ONE; MOST_AT_ONCE];
        let mut at = 0;
        for (count, face) in counts.iter().zip(shown) {
            let next = at + usize::from(*count);
            faces[at..next].fill(face);
            at = next;
        }
        Throw { faces, ways }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn throws_of_any_classes_are_all_throws() {
        let mut throws = Throws::default();
        for alike in [[0; 6], [0, 0, 1, 1, 1, 2], [3, 0, 1, 1, 2, 2], [0, 1, 2, 3, 4, 5]] {
            for dice in 0..=4 {
                let places = throws.of(dice, alike);
                let ways: u64 = places.clone().map(|place| throws.at(place).ways).sum();
                assert_eq!(ways, 6u64.pow(u32::from(dice)));
                assert_eq!(throws.of(dice, alike), places, "listed once");
                for place in places {
                    assert_eq!(throws.at(place).faces(dice).len(), usize::from(dice));
                }
            }
        }
    }
}
