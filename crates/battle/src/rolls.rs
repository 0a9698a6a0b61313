//! The rolls of an attack: to hit, to wound, to save.

use dice::Face;

/// The sum of some dice.
pub fn sum(faces: &[Face]) -> u8 {
    faces.iter().map(|face| face.get()).sum()
}

/// A D3: half a D6, rounded up.
pub const fn d3(face: Face) -> u8 {
    face.get().div_ceil(2)
}

/// Whether a psychic test ends in perils for the psyker: two 1s or two 6s.
pub fn perils(faces: &[Face]) -> bool {
    let all = |pips: Face| faces.iter().all(|face| *face == pips);
    all(Face::ONE) || all(Face::SIX)
}

/// Whether a die hits: a 1 never does, a 6 always; else the die and its modifiers have to reach the number.
pub const fn hits(face: Face, needed: u8, modifier: i8) -> bool {
    match face.get() {
        1 => false,
        6 => true,
        pips => pips as i8 + modifier >= needed as i8,
    }
}

/// The number that wounds.
pub const fn wound_needed(strength: u8, toughness: u8) -> u8 {
    let (s, t) = (strength as u16, toughness as u16);
    if s >= 2 * t {
        2
    } else if s > t {
        3
    } else if s == t {
        4
    } else if 2 * s <= t {
        6
    } else {
        5
    }
}

/// Whether a die wounds; a 1 never does.
pub const fn wounds(face: Face, needed: u8) -> bool {
    face.get() > 1 && face.get() >= needed
}

/// Whether a die saves against a weapon that takes so much off it; a 1 never does.
pub const fn saves(face: Face, needed: u8, ap: i8) -> bool {
    face.get() > 1 && face.get() as i8 + ap >= needed as i8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn naturals_count_for_more_than_modifiers() {
        assert!(!hits(Face::ONE, 2, 5));
        assert!(hits(Face::SIX, 6, -4));
        assert!(!hits(Face::FIVE, 3, -3), "KT18-EX-37");
        assert!(hits(Face::FIVE, 3, -2));
        assert!(!saves(Face::ONE, 2, 0) && !wounds(Face::ONE, 1));
        assert!(saves(Face::SIX, 5, -1) && !saves(Face::SIX, 5, -2));
    }

    #[test]
    fn the_table_of_wounds() {
        let table = [
            (8, 4, 2),
            (7, 4, 3),
            (5, 4, 3),
            (4, 4, 4),
            (3, 4, 5),
            (2, 4, 6),
            (1, 4, 6),
            (2, 3, 5),
        ];
        for (strength, toughness, needed) in table {
            assert_eq!(wound_needed(strength, toughness), needed, "{strength} against {toughness}");
        }
    }

    #[test]
    fn double_ones_and_sixes_are_perils() {
        assert!(perils(&[Face::ONE, Face::ONE]) && perils(&[Face::SIX, Face::SIX]));
        assert!(!perils(&[Face::FIVE, Face::FIVE]) && !perils(&[Face::ONE, Face::SIX]));
    }

    #[test]
    fn a_d3_is_half_a_die() {
        assert_eq!(Face::ALL.map(d3), [1, 1, 2, 2, 3, 3]);
    }
}
