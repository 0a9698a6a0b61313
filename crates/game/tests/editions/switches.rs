//! The switches of both editions, those that mean nearly the same beside each other.

use skirmish::{Edition, SwitchCard, SwitchSet};

use crate::page::{Table, row};

/// Those that mean nearly the same.
const PAIRS: [[&str; 2]; 5] = [
    ["round_move_increments", "move_rounding"],
    ["obscuring", "obscured"],
    ["vantage_exception", "vantage"],
    ["bases_give_cover", "operatives_block_sight"],
    ["confines", "confines"],
];

pub fn table() -> Table {
    let pairs =
        PAIRS.map(|[earlier, later]| [card::<kt21::Kt21>(earlier), card::<kt24::Kt24>(later)]);
    let earlier = alone::<kt21::Kt21>(0).map(|card| [cell(card), String::new()]);
    let later = alone::<kt24::Kt24>(1).map(|card| [String::new(), cell(card)]);
    let rows = pairs.map(|pair| pair.map(cell)).into_iter().chain(earlier).chain(later);
    Table {
        title: "Switches",
        says: "The default first; [formats](formats.md) and `--switch` say how to turn them.",
        columns: &["2021", "2024"],
        rows: rows.map(|[first, second]| row(&first, [second])).collect(),
    }
}

fn card<G: Edition>(name: &str) -> &'static SwitchCard {
    let found = G::Switches::CARDS.iter().find(|card| card.name == name);
    found.unwrap_or_else(|| panic!("{name} is no switch"))
}

/// The switches of an edition that have nothing like them in the other.
fn alone<G: Edition>(edition: usize) -> impl Iterator<Item = &'static SwitchCard> {
    let paired = move |card: &&SwitchCard| PAIRS.iter().all(|pair| pair[edition] != card.name);
    G::Switches::CARDS.iter().filter(paired)
}

fn cell(card: &SwitchCard) -> String {
    let [usual, other] = card.settings;
    format!("`{}`: {usual} or {other} ({})", card.name, card.rule)
}
