//! Games in lists: a part at a time, and no more of each than a list shows.

use std::fmt;
use std::str::FromStr;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, Row};
use thiserror::Error;

use super::{GameStatus, Store, StoreError};

/// What lists show of a game besides its seats, and who made it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Whether anybody may find it.
    pub public: bool,
    /// The name of the board.
    pub killzone: String,
    /// The names of the teams, side A's first.
    pub teams: Vec<String>,
    /// Who made it, by id.
    pub owner: Option<String>,
}

/// A game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// The name of the game in addresses.
    pub id: String,
    /// When it was made.
    pub created_ms: i64,
    /// The id of its rule set.
    pub rules: String,
    /// The name of the board.
    pub killzone: String,
    /// The names of the teams, side A's first.
    pub teams: Vec<String>,
    /// How it ended.
    pub result: Option<String>,
    /// Who sits where, by side.
    pub seats: Vec<ListedSeat>,
}

/// A seat as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedSeat {
    /// The side it plays.
    pub side: i64,
    /// Who plays it: a word of the games room.
    pub kind: String,
    /// What others see.
    pub name: Option<String>,
    /// The level of a computer player.
    pub level: Option<String>,
    /// Whether the person has no account.
    pub guest: bool,
}

/// A part of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The games, newest first.
    pub games: Vec<ListedGame>,
    /// Where the next part begins, if there is one.
    pub more: Option<Cursor>,
}

/// The last game of a part of a list: the next part begins after it, whatever has been added meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    created_ms: i64,
    id: String,
}

/// Text that no list ended with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no list ended there")]
pub struct BadCursor;

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.created_ms, self.id)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Self, BadCursor> {
        let (created, id) = text.split_once('-').ok_or(BadCursor)?;
        let created_ms = created.parse().map_err(|_| BadCursor)?;
        let plain = id.len() <= 64 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if plain { Ok(Self { created_ms, id: id.to_owned() }) } else { Err(BadCursor) }
    }
}

/// Older than the last game of a part, or as old and after it.
const AFTER: &str = "(created_ms < $2 OR (created_ms = $3 AND id > $4))";

impl Store {
    /// The games in which a user has a seat, newest first.
    pub async fn games_of(
        &self,
        user_id: &str,
        after: Option<&Cursor>,
        most: i64,
    ) -> Result<Page, StoreError> {
        let which = "id IN (SELECT game_id FROM seats WHERE user_id = $1)";
        self.page(which, user_id, after, most).await
    }

    /// The running games that anybody may find, newest first.
    pub async fn public_games(
        &self,
        after: Option<&Cursor>,
        most: i64,
    ) -> Result<Page, StoreError> {
        self.page("listed = 1 AND status = $1", GameStatus::Running.word(), after, most).await
    }

    async fn page(
        &self,
        which: &str,
        whose: &str,
        after: Option<&Cursor>,
        most: i64,
    ) -> Result<Page, StoreError> {
        let first = Cursor { created_ms: i64::MAX, id: String::new() };
        let after = after.unwrap_or(&first);
        // One more than wanted tells whether there is a next part.
        let find = format!(
            "SELECT g.id AS game, g.created_ms AS created_ms, g.rules AS rules, \
             g.killzone AS killzone, g.teams AS teams, g.result AS result, s.side AS side, \
             s.kind AS kind, s.name AS name, s.level AS level, u.id AS known, \
             u.password_hash AS password_hash \
             FROM (SELECT id, created_ms, rules, killzone, teams, result FROM games \
                   WHERE {which} AND {AFTER} ORDER BY created_ms DESC, id LIMIT $5) g \
             LEFT JOIN seats s ON s.game_id = g.id LEFT JOIN users u ON u.id = s.user_id \
             ORDER BY g.created_ms DESC, g.id, s.side"
        );
        let find = sqlx::query(sqlx::AssertSqlSafe(find))
            .bind(whose)
            .bind(after.created_ms)
            .bind(after.created_ms)
            .bind(&after.id)
            .bind(most + 1);
        let mut games: Vec<ListedGame> = Vec::new();
        for row in find.fetch_all(&self.readers).await? {
            let id: String = row.try_get("game")?;
            if games.last().is_none_or(|game| game.id != id) {
                games.push(game(&row, id)?);
            }
            let side: Option<i64> = row.try_get("side")?;
            if let (Some(game), Some(side)) = (games.last_mut(), side) {
                game.seats.push(ListedSeat {
                    side,
                    kind: row.try_get("kind")?,
                    name: row.try_get("name")?,
                    level: row.try_get("level")?,
                    guest: guest(&row)?,
                });
            }
        }
        let wanted = usize::try_from(most).unwrap_or(0);
        let cut = games.len() > wanted;
        games.truncate(wanted);
        let last = games.last().filter(|_| cut);
        let more = last.map(|game| Cursor { created_ms: game.created_ms, id: game.id.clone() });
        Ok(Page { games, more })
    }

    /// Who made a game, if that is known.
    pub async fn owner(&self, id: &str) -> Result<Option<String>, StoreError> {
        let find = sqlx::query("SELECT owner FROM games WHERE id = $1").bind(id);
        let row = find.fetch_optional(&self.readers).await?;
        let owner = row.map(|row| row.try_get::<Option<String>, _>("owner")).transpose()?;
        Ok(owner.flatten())
    }

    /// Games of which it is not kept what lists show: their ids and set-ups.
    pub async fn unlisted_games(&self, most: i64) -> Result<Vec<(String, String)>, StoreError> {
        let find = "SELECT id, setup FROM games WHERE listed IS NULL ORDER BY id LIMIT $1";
        let rows = sqlx::query(find).bind(most).fetch_all(&self.readers).await?;
        let pair = |row: &AnyRow| Ok((row.try_get("id")?, row.try_get("setup")?));
        rows.iter().map(pair).collect()
    }

    /// Keeps what lists show of a game.
    pub async fn list_game(&self, id: &str, listing: &Listing) -> Result<(), StoreError> {
        list(id, listing).execute(&self.writer).await?;
        Ok(())
    }
}

pub(super) fn list<'q>(id: &str, listing: &Listing) -> Query<'q, Any, AnyArguments> {
    let keep = "UPDATE games SET listed = $1, killzone = $2, teams = $3, owner = $4 WHERE id = $5";
    sqlx::query(keep)
        .bind(i64::from(listing.public))
        .bind(listing.killzone.clone())
        .bind(listing.teams.join("\n"))
        .bind(listing.owner.clone())
        .bind(id.to_owned())
}

fn game(row: &AnyRow, id: String) -> Result<ListedGame, StoreError> {
    let teams: Option<String> = row.try_get("teams")?;
    let killzone: Option<String> = row.try_get("killzone")?;
    Ok(ListedGame {
        id,
        created_ms: row.try_get("created_ms")?,
        rules: row.try_get("rules")?,
        killzone: killzone.unwrap_or_default(),
        teams: teams.unwrap_or_default().lines().map(str::to_owned).collect(),
        result: row.try_get("result")?,
        seats: Vec::new(),
    })
}

/// Whether the person of a row is a guest: somebody who is known, and has no password.
pub(super) fn guest(row: &AnyRow) -> Result<bool, sqlx::Error> {
    let known: Option<String> = row.try_get("known")?;
    let password: Option<String> = row.try_get("password_hash")?;
    Ok(known.is_some() && password.is_none())
}
