//! What is to be seen of a game, as arrays.

use dice::Face;
use game::Game;
use table::{Answer, Rules, Side, Status};

use crate::candidates::{describe, describe_face};
use crate::codes;
use crate::pairs::Pairs;
use crate::rule_sets::look;
use crate::tabletop::{
    CANDIDATE, CANDIDATE_IDS, DECISION, ENTITY, GLOBAL, PAIR, Tabletop, column, inches,
};

/// How large the arrays of an observation are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Entities: models, or units in kt4w40k.
    pub entities: usize,
    /// The most candidates.
    pub candidates: usize,
    /// Whether pairs are observed.
    pub pairs: bool,
}

impl Shape {
    /// The length of the array of pairs.
    pub const fn pairs(&self) -> usize {
        if self.pairs { self.entities * self.entities * PAIR } else { 0 }
    }
}

/// The slices that an observation is written to, row by row; each as long as its shape says.
#[derive(Debug)]
pub struct View<'a> {
    /// Entities, [`ENTITY`] numbers each.
    pub entities: &'a mut [f32],
    /// From each entity to each, [`PAIR`] numbers each; empty where pairs are not observed.
    pub pairs: &'a mut [f32],
    /// The game as a whole, [`GLOBAL`] numbers.
    pub globals: &'a mut [f32],
    /// What is decided: the kind of decision, the entity in the middle of something or -1, the player who decides or -1,
    /// and how many candidates there are.
    pub decision: &'a mut [i32],
    /// Candidates, [`CANDIDATE`] numbers each.
    pub candidates: &'a mut [f32],
    /// What they are about, [`CANDIDATE_IDS`] whole numbers each.
    pub candidate_ids: &'a mut [i32],
    /// 1 for every candidate that there is.
    pub mask: &'a mut [i8],
}

/// What is kept between observations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watcher {
    /// Rows of entities with what does not change in them.
    cards: Vec<f32>,
    pairs: Pairs,
}

impl Watcher {
    /// For a game and those that follow from it.
    pub fn new(game: &Game) -> Self {
        let mut cards = Vec::new();
        look(game, |table| {
            cards.resize(table.entities() * ENTITY, 0.0);
            for (entity, row) in cards.chunks_exact_mut(ENTITY).enumerate() {
                table.card(entity, row);
            }
        });
        Watcher { cards, pairs: Pairs::default() }
    }

    /// Writes what is to be seen, by the player who decides or by somebody else, for whom there is nothing to choose.
    /// `candidates` are the answers that can be chosen.
    pub fn observe(
        &mut self,
        game: &Game,
        candidates: &[Answer],
        by: Option<Side>,
        view: &mut View<'_>,
    ) {
        let status = game.status();
        let (side, kind, count) = match &status {
            Status::Decide(decision) => {
                let chooses = by.is_none_or(|by| by == decision.side);
                let count = if chooses { candidates.len() } else { 0 };
                (Some(decision.side), codes::ask(&decision.ask), count)
            }
            Status::Roll(_) => (None, 0, if by.is_none() { Face::ALL.len() } else { 0 }),
            Status::Over(_) => (None, 0, 0),
        };
        let count = count.min(view.mask.len());
        view.globals.fill(0.0);
        view.mask.fill(0);
        view.mask[..count].fill(1);
        let active = look(game, |table| {
            self.table(table, game, by.or(side), view);
            table.active()
        });
        let active = active.flatten();
        let rolls = matches!(status, Status::Roll(_));
        look(game, |table| {
            let rows = view.candidates.chunks_exact_mut(CANDIDATE);
            let ids = view.candidate_ids.chunks_exact_mut(CANDIDATE_IDS);
            for (place, (row, ids)) in rows.zip(ids).enumerate() {
                if place >= count {
                    // Rows beyond were cleared when they were last left.
                    if ids[0] == 0 {
                        break;
                    }
                    row.fill(0.0);
                    ids.fill(0);
                } else if rolls {
                    describe_face(Face::ALL[place], ids, row);
                } else {
                    describe(table, active, &candidates[place], ids, row);
                }
            }
        });
        let number = |index: Option<usize>| index.map_or(-1, |index| index as i32);
        let decided = [kind, number(active), number(side.map(Side::index)), count as i32];
        view.decision.copy_from_slice(&decided);
        debug_assert!(view.decision.len() == DECISION && view.globals.len() == GLOBAL);
    }

    fn table(
        &mut self,
        table: &dyn Tabletop,
        game: &Game,
        side: Option<Side>,
        view: &mut View<'_>,
    ) {
        // Whoever rolls or wins, the table is seen from side A.
        let eyes = side.unwrap_or(Side::A);
        let (width, depth) = table.size();
        let (width, depth) = (inches(width).max(1.0), inches(depth).max(1.0));
        let sides = game.sides();
        view.entities.copy_from_slice(&self.cards);
        for (entity, row) in view.entities.chunks_exact_mut(ENTITY).enumerate() {
            let seat = (table.side(entity).index() + sides - eyes.index()) % sides;
            row[column::MINE] = f32::from(seat == 0);
            row[column::SEAT] = seat as f32 / 4.0;
            let place = table.whereabouts(entity);
            if place.on_board {
                row[column::X] = inches(place.at.at.x) / width;
                row[column::Y] = inches(place.at.at.y) / depth;
                row[column::Z] = inches(place.at.z) / 10.0;
            }
            table.state(entity, row);
        }
        table.mark(view.entities);
        table.globals(eyes, view.globals);
        if !view.pairs.is_empty() {
            self.pairs.update(table, &self.cards);
            view.pairs.copy_from_slice(self.pairs.values());
        }
    }
}
