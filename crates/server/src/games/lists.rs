//! Games in lists: what is kept of each, so that a list reads no more than it shows.

use game::Language;
use table::{Record, Side};

use super::moment::read_finish;
use super::opening::Opening;
use crate::store::{ListedGame, Listing, Store, StoreError};
use crate::voice::voice;
use crate::wire::{GameRow, SeatKind, SeatRow};

/// Games that are looked at once when lists are made up for.
const AT_ONCE: i64 = 100;

/// What lists show of a game; none if its tags do not read.
#[must_use]
pub fn listing(opening: &Opening, owner: Option<&str>) -> Option<Listing> {
    let record = Record::read(&opening.tags).ok()?;
    let named = |tag: &str| {
        let value = record.tags.get(tag)?;
        Some(value.rsplit_once(' ').map_or(value, |(name, _)| name).to_owned())
    };
    let sides = (0..Side::MAX).filter_map(Side::from_index);
    Some(Listing {
        public: opening.public,
        killzone: named("killzone").unwrap_or_default(),
        teams: sides.map_while(|side| named(&format!("team {side}"))).collect(),
        owner: owner.map(str::to_owned),
    })
}

/// Makes up for what lists show of games that were made before anything was kept for them.
///
/// # Errors
/// If the database fails.
pub async fn settle_lists(store: &Store) -> Result<(), StoreError> {
    loop {
        let unlisted = store.unlisted_games(AT_ONCE).await?;
        if unlisted.is_empty() {
            return Ok(());
        }
        for (id, setup) in unlisted {
            let opening = serde_json::from_str::<Opening>(&setup).ok();
            let listing = opening.and_then(|opening| listing(&opening, None));
            store.list_game(&id, &listing.unwrap_or_default()).await?;
        }
    }
}

/// A game in a list.
pub(super) fn listed(row: ListedGame, language: Language) -> GameRow {
    let mut teams = row.teams.into_iter();
    let seats = row.seats.into_iter().map(|seat| {
        let side = usize::try_from(seat.side).ok().and_then(Side::from_index);
        let computer = seat.kind == "computer";
        let level = seat.level.map(|level| voice(language).text(&format!("level-{level}"), &[]));
        SeatRow {
            side: side.unwrap_or(Side::A),
            kind: if computer { SeatKind::Computer } else { SeatKind::Person },
            name: if computer { level } else { seat.name },
            guest: seat.guest,
            team: voice(language).called(&teams.next().unwrap_or_default()),
        }
    });
    GameRow {
        id: row.id,
        rules: row.rules,
        killzone: voice(language).called(&row.killzone),
        seats: seats.collect(),
        created_ms: row.created_ms,
        finish: row.result.as_deref().and_then(read_finish),
    }
}
