//! What lies between entities, kept from one decision to the next: only whoever has moved is measured again.

use crate::tabletop::{ENTITY, PAIR, Tabletop, Whereabouts, column};

/// Distances beyond this many inches, and where there is no way at all, count as this.
const FAR: f32 = 60.0;

/// The pairs of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    known: Vec<Whereabouts>,
    surroundings: u64,
    /// Row by row: from, to, then distance, sight and reach.
    values: Vec<f32>,
}

impl Pairs {
    /// Measures what has changed. `cards` are the rows of entities.
    pub fn update(&mut self, table: &dyn Tabletop, cards: &[f32]) {
        let count = table.entities();
        let surroundings = table.surroundings();
        let anew = self.known.len() != count || self.surroundings != surroundings;
        if anew {
            self.known.clear();
            self.known.resize(count, Whereabouts::default());
            self.values.clear();
            self.values.resize(count * count * PAIR, 0.0);
            self.surroundings = surroundings;
        }
        for entity in 0..count {
            let now = table.whereabouts(entity);
            if self.known[entity] == now {
                continue;
            }
            self.known[entity] = now;
            for other in 0..count {
                if other == entity {
                    continue;
                }
                let there = now.on_board && self.known[other].on_board;
                let distance = there.then(|| table.distance(entity, other).unwrap_or(FAR));
                self.write(table, cards, [entity, other], distance);
                self.write(table, cards, [other, entity], distance);
            }
        }
    }

    fn write(
        &mut self,
        table: &dyn Tabletop,
        cards: &[f32],
        [from, to]: [usize; 2],
        distance: Option<f32>,
    ) {
        let at = (from * self.known.len() + to) * PAIR;
        let values = &mut self.values[at..at + PAIR];
        let Some(distance) = distance.map(|distance| distance.min(FAR)) else {
            values.fill(0.0);
            return;
        };
        let stride = (cards[from * ENTITY + column::MOVEMENT] * 12.0).max(1.0);
        values[0] = distance / FAR;
        values[1] = f32::from(table.side(from) != table.side(to) && table.sees(from, to));
        values[2] = 1.0 / (1.0 + distance / stride);
    }

    /// The numbers, row by row.
    pub fn values(&self) -> &[f32] {
        &self.values
    }
}
