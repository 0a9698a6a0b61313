//! The connected components of the sectors, precomputed: they show early that there is no way.

use super::bends::Barriers;

/// Doors that, if all are open, join two regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Link {
    doors: Barriers,
    between: [u8; 2],
}

/// The regions that walls and closed doors cut the board into, as far as ways between bends show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Regions {
    /// The region of each sector; nothing if there are too many to tell apart.
    of: Vec<u8>,
    links: Vec<Link>,
}

impl Regions {
    /// The most regions that are told apart.
    const MOST: usize = 64;

    /// The regions of `count` sectors, some of which are joined if all of some doors are open.
    pub fn new(count: usize, joined: &[(Barriers, u32, u32)]) -> Regions {
        let mut leader: Vec<u32> = (0..count as u32).collect();
        let find = |leader: &[u32], mut sector: u32| {
            while leader[sector as usize] != sector {
                sector = leader[sector as usize];
            }
            sector
        };
        for (_, a, b) in joined.iter().filter(|(doors, ..)| *doors == 0) {
            let (a, b) = (find(&leader, *a), find(&leader, *b));
            leader[a.max(b) as usize] = a.min(b);
        }
        let leaders: Vec<u32> =
            (0..count as u32).filter(|sector| leader[*sector as usize] == *sector).collect();
        if leaders.len() > Self::MOST {
            return Regions::default();
        }
        let number = |sector: u32| {
            let first = find(&leader, sector);
            leaders.iter().position(|leader| *leader == first).unwrap_or(0) as u8
        };
        let of: Vec<u8> = (0..count as u32).map(number).collect();
        let mut links: Vec<Link> = joined
            .iter()
            .map(|(doors, a, b)| {
                let (a, b) = (of[*a as usize], of[*b as usize]);
                Link { doors: *doors, between: [a.min(b), a.max(b)] }
            })
            .filter(|link| link.between[0] != link.between[1])
            .collect();
        links.sort();
        links.dedup();
        Regions { of, links }
    }

    /// Whether a way may lead from one sector to another; false only if there is none.
    pub fn may_join(&self, from: u32, to: u32, standing: Barriers) -> bool {
        let (Some(from), Some(to)) = (self.of.get(from as usize), self.of.get(to as usize)) else {
            return true;
        };
        let mut reached = 1u64 << from;
        loop {
            let before = reached;
            for Link { doors, between: [a, b] } in &self.links {
                if doors & standing == 0 && (reached >> a ^ reached >> b) & 1 == 1 {
                    reached |= 1 << a | 1 << b;
                }
            }
            if reached >> to & 1 == 1 {
                return true;
            }
            if reached == before {
                return false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_doors_join_regions() {
        let joined = [(0, 0, 1), (0, 3, 2), (0b1, 1, 2), (0b110, 4, 3)];
        let regions = Regions::new(6, &joined);
        let closed = |doors: Barriers| doors;
        assert!(regions.may_join(0, 1, closed(0b111)));
        assert!(!regions.may_join(0, 3, closed(0b111)));
        assert!(regions.may_join(0, 3, closed(0b110)));
        assert!(!regions.may_join(0, 4, closed(0b100)));
        assert!(regions.may_join(4, 0, closed(0)));
        assert!(!regions.may_join(5, 0, closed(0)));
    }
}
