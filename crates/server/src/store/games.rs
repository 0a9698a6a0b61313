//! Games and their seats.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::lists::{Listing, guest, list};
use super::{Store, StoreError};

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameStatus {
    /// A seat waits for a friend.
    Open,
    /// Being played.
    Running,
    /// Played to its end, resigned or drawn.
    Over,
    /// Read from a record, to be looked at.
    Replay,
}

impl GameStatus {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Replay];

    /// The word that is kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Replay => "replay",
        }
    }

    fn from_word(word: &str) -> Result<Self, StoreError> {
        let found = Self::ALL.into_iter().find(|status| status.word() == word);
        found.ok_or_else(|| StoreError::Strange(format!("status {word:?} of a game")))
    }
}

/// A game as it is kept, without what happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// The name of the game in addresses.
    pub id: String,
    /// When it was made.
    pub created_ms: i64,
    /// The id of its rule set.
    pub rules: String,
    /// All that is needed to set it up again, as JSON.
    pub setup: String,
    /// How far it has come.
    pub status: GameStatus,
    /// What the server promised about its seed before the game.
    pub commitment: String,
    /// The seed of the dice: secret until the game is over.
    pub seed: String,
    /// How it ended, as JSON.
    pub result: Option<String>,
    /// When it ended.
    pub finished_ms: Option<i64>,
}

/// A seat at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The side it plays.
    pub side: i64,
    /// Who plays it: a word of the games room, such as `person` or `computer`.
    pub kind: String,
    /// The person in it.
    pub user_id: Option<String>,
    /// What others see.
    pub name: Option<String>,
    /// The level of a computer player.
    pub level: Option<String>,
    /// The hash of the invitation that lets a friend take it.
    pub invite_hash: Option<String>,
    /// What the person adds to the dice.
    pub entropy: Option<String>,
    /// Whether the person has no account. It is known of the person and not kept with the seat.
    pub guest: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The result, as JSON.
    pub result: String,
    /// When.
    pub at_ms: i64,
}

const GAME: &str = "id, created_ms, rules, setup, status, commitment, seed, result, finished_ms";

impl Store {
    /// Adds a game with its seats.
    pub async fn add_game(&self, game: &GameRow, seats: &[SeatRow]) -> Result<(), StoreError> {
        self.add_listed_game(game, seats, None).await
    }

    /// Adds a game with its seats, and with what lists show of it.
    pub async fn add_listed_game(
        &self,
        game: &GameRow,
        seats: &[SeatRow],
        listing: Option<&Listing>,
    ) -> Result<(), StoreError> {
        let mut work = self.writer.begin().await?;
        let add = "INSERT INTO games \
                   (id, created_ms, rules, setup, status, commitment, seed, result, finished_ms) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        sqlx::query(add)
            .bind(&game.id)
            .bind(game.created_ms)
            .bind(&game.rules)
            .bind(&game.setup)
            .bind(game.status.word())
            .bind(&game.commitment)
            .bind(&game.seed)
            .bind(&game.result)
            .bind(game.finished_ms)
            .execute(&mut work)
            .await?;
        for seat in seats {
            let add = "INSERT INTO seats \
                       (game_id, side, kind, user_id, name, level, invite_hash, entropy) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            sqlx::query(add)
                .bind(&game.id)
                .bind(seat.side)
                .bind(&seat.kind)
                .bind(&seat.user_id)
                .bind(&seat.name)
                .bind(&seat.level)
                .bind(&seat.invite_hash)
                .bind(&seat.entropy)
                .execute(&mut work)
                .await?;
        }
        if let Some(listing) = listing {
            list(&game.id, listing).execute(&mut work).await?;
        }
        work.commit().await?;
        Ok(())
    }

    /// A game by id.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let find = format!("SELECT {GAME} FROM games WHERE id = $1");
        let find = sqlx::query(sqlx::AssertSqlSafe(find)).bind(id);
        find.fetch_optional(&self.readers).await?.as_ref().map(game).transpose()
    }

    /// The games that have come so far and no further, newest first.
    pub async fn games_with(
        &self,
        status: GameStatus,
        most: i64,
    ) -> Result<Vec<GameRow>, StoreError> {
        let find = format!(
            "SELECT {GAME} FROM games WHERE status = $1 ORDER BY created_ms DESC, id LIMIT $2"
        );
        let find = sqlx::query(sqlx::AssertSqlSafe(find)).bind(status.word()).bind(most);
        find.fetch_all(&self.readers).await?.iter().map(game).collect()
    }

    /// The ids of the games that have come so far and no further, after another one, by id.
    pub async fn game_ids(
        &self,
        status: GameStatus,
        after: Option<&str>,
        most: i64,
    ) -> Result<Vec<String>, StoreError> {
        let find = "SELECT id FROM games WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3";
        let find = sqlx::query(find).bind(status.word()).bind(after.unwrap_or_default()).bind(most);
        let rows = find.fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?)
    }

    /// The seats of a game, by side.
    pub async fn seats(&self, game_id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let find = "SELECT s.side AS side, s.kind AS kind, s.user_id AS user_id, s.name AS name, \
                    s.level AS level, s.invite_hash AS invite_hash, s.entropy AS entropy, \
                    u.id AS known, u.password_hash AS password_hash \
                    FROM seats s LEFT JOIN users u ON u.id = s.user_id \
                    WHERE s.game_id = $1 ORDER BY s.side";
        let rows = sqlx::query(find).bind(game_id).fetch_all(&self.readers).await?;
        rows.iter().map(seat).collect()
    }

    /// Gives a free seat to a user, and says whether it was still free. With the last one the game begins.
    pub async fn take_seat(
        &self,
        game_id: &str,
        side: i64,
        user_id: &str,
        name: &str,
        entropy: Option<&str>,
    ) -> Result<bool, StoreError> {
        let take = "UPDATE seats SET user_id = $1, name = $2, entropy = $3, invite_hash = NULL \
                    WHERE game_id = $4 AND side = $5 AND user_id IS NULL \
                    AND invite_hash IS NOT NULL";
        let mut work = self.writer.begin().await?;
        let taken = sqlx::query(take)
            .bind(user_id)
            .bind(name)
            .bind(entropy)
            .bind(game_id)
            .bind(side)
            .execute(&mut work)
            .await?;
        let begin = "UPDATE games SET status = $1 WHERE id = $2 AND status = $3 \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = $4 \
                                     AND user_id IS NULL AND invite_hash IS NOT NULL)";
        sqlx::query(begin)
            .bind(GameStatus::Running.word())
            .bind(game_id)
            .bind(GameStatus::Open.word())
            .bind(game_id)
            .execute(&mut work)
            .await?;
        work.commit().await?;
        Ok(taken.rows_affected() == 1)
    }
}

fn game(row: &AnyRow) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.try_get("id")?,
        created_ms: row.try_get("created_ms")?,
        rules: row.try_get("rules")?,
        setup: row.try_get("setup")?,
        status: GameStatus::from_word(row.try_get("status")?)?,
        commitment: row.try_get("commitment")?,
        seed: row.try_get("seed")?,
        result: row.try_get("result")?,
        finished_ms: row.try_get("finished_ms")?,
    })
}

fn seat(row: &AnyRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        side: row.try_get("side")?,
        kind: row.try_get("kind")?,
        user_id: row.try_get("user_id")?,
        name: row.try_get("name")?,
        level: row.try_get("level")?,
        invite_hash: row.try_get("invite_hash")?,
        entropy: row.try_get("entropy")?,
        guest: guest(row)?,
    })
}
