//! Models put on a board by hand, for questions about a table and for examples.

use geometry::Footing;
use table::{Order, Side};

use crate::{Card, Team};

/// A model that stands on the board when a question is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing<R> {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub card: Card<R>,
    /// Where it stands.
    pub place: Footing,
    /// Its order.
    pub order: Order,
}

impl<R: Clone> Standing<R> {
    /// The models as two teams without ploys, and where each stands: side A's first.
    pub fn muster(models: Vec<Self>) -> ([Team<R>; 2], Vec<(Footing, Order)>) {
        let (first, second): (Vec<_>, Vec<_>) = models.into_iter().partition(|m| m.side == Side::A);
        let team = |name: &str, models: &[Self]| Team {
            name: name.to_owned(),
            operatives: models.iter().map(|model| model.card.clone()).collect(),
            ploys: Vec::new(),
        };
        let placed = first.iter().chain(&second).map(|model| (model.place, model.order));
        ([team("A", &first), team("B", &second)], placed.collect())
    }
}
