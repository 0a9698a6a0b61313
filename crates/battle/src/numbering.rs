//! Numbers in the notation: everybody has an index, side A's first, and a name by side and number.

use table::{ModelId, Side};

/// Who has which name: those of each side are numbered from 1.
#[derive(Clone, Debug)]
pub struct Numbering {
    ids: Vec<ModelId>,
    /// The first index of each side, and the end of the last side.
    bounds: Vec<usize>,
}

impl Numbering {
    /// So many on each side.
    pub fn new(each: impl IntoIterator<Item = usize>) -> Self {
        let (mut ids, mut bounds) = (Vec::new(), vec![0]);
        for (side, count) in (0..Side::MAX).filter_map(Side::from_index).zip(each) {
            ids.extend((1..=count as u8).map(|number| ModelId { side, number }));
            bounds.push(ids.len());
        }
        Numbering { ids, bounds }
    }

    /// How many there are on all sides.
    pub fn count(&self) -> usize {
        self.ids.len()
    }

    /// The sides.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.bounds.len() - 1).filter_map(Side::from_index)
    }

    /// The name of the one with an index.
    pub fn id(&self, index: usize) -> ModelId {
        self.ids[index]
    }

    /// The index of the one with a name.
    pub fn index(&self, id: ModelId) -> Option<usize> {
        let side = id.side.index();
        let (first, end) = (*self.bounds.get(side)?, *self.bounds.get(side + 1)?);
        let index = first + usize::from(id.number.checked_sub(1)?);
        (index < end).then_some(index)
    }

    /// The side of the one with an index, and its place among those of that side; both from 0.
    pub fn place(&self, index: usize) -> (usize, usize) {
        let side = self.ids[index].side.index();
        (side, index - self.bounds[side])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indices_are_the_same_the_other_way_round() {
        let numbering = Numbering::new([2, 0, 3]);
        assert_eq!((numbering.count(), numbering.sides().count()), (5, 3));
        for index in 0..numbering.count() {
            let id = numbering.id(index);
            assert_eq!(numbering.index(id), Some(index));
            let (side, place) = numbering.place(index);
            assert_eq!((side, place + 1), (id.side.index(), usize::from(id.number)));
        }
        let none = |side, number| {
            let side = Side::from_index(side).unwrap();
            assert_eq!(numbering.index(ModelId { side, number }), None, "{side} {number}");
        };
        none(0, 0);
        none(0, 3);
        none(1, 1);
        none(3, 1);
        let full = Numbering::new([1; Side::MAX]);
        assert_eq!((full.count(), full.sides().count()), (Side::MAX, Side::MAX));
    }
}
