//! All tables of forms, for whoever lists them: `docs/cards.md`, menus, tests.

use crate::card::{Kind, Lasts, Price, Times};
use crate::condition::{Property, Situation};
use crate::effect::{Bound, DoorState, Ending, Even, Outcome, Seen};
use crate::language::{
    ActionKind, Amount, Ground, Marker, Order, Place, Pool, Showing, Span, Stat, Weapons, Who, Zone,
};
use crate::moment::{Doing, Moment, Phase};
use crate::{BadText, Effect, Form, Written};

/// A table of forms.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Which field or part of a field it is for.
    pub title: &'static str,
    /// Its rows.
    pub forms: &'static [Form],
    /// Reads a text of this table and prints it again, with the id of the form it has.
    pub again: fn(&str) -> Result<(&'static str, String), BadText>,
}

/// The first form that is used in a value is its own.
fn again<T: Written>(text: &str) -> Result<(&'static str, String), BadText> {
    let value: T = crate::read(text)?;
    let mut id = "";
    value.uses(&mut |form| {
        if id.is_empty() {
            id = form.id;
        }
    });
    Ok((id, crate::print(&value)))
}

macro_rules! table {
    ($title:literal, $type:ty) => {
        Table { title: $title, forms: <$type>::FORMS, again: again::<$type> }
    };
}

/// Every table of the language.
pub fn tables() -> Vec<Table> {
    let mut all = vec![
        table!("Kinds of cards", Kind),
        table!("Moments", Moment),
        table!("What somebody is doing", Doing),
        table!("Phases", Phase),
        table!("Properties", Property),
        table!("Situations", Situation),
        table!("Who", Who),
        table!("Limits", Times),
        table!("Durations", Lasts),
        table!("Prices", Price),
    ];
    let effects = Effect::TABLES.iter();
    all.extend(effects.map(|(title, forms)| Table { title, forms, again: again::<Effect> }));
    all.extend([
        table!("Results of a roll", Outcome),
        table!("What moves are bound to", Ending),
        table!("Exceptions", Even),
        table!("How somebody is seen", Seen),
        table!("Bounds", Bound),
        table!("Doors", DoorState),
        table!("Actions", ActionKind),
        table!("Orders", Order),
        table!("Amounts", Amount),
        table!("Characteristics", Stat),
        table!("Weapons", Weapons),
        table!("Dice", Pool),
        table!("Results", Showing),
        table!("Spans", Span),
        table!("Places", Place),
        table!("Markers", Marker),
        table!("Zones", Zone),
        table!("Terrain", Ground),
    ]);
    all
}
