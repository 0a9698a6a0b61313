//! Killzones that people drew themselves.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};

/// A killzone of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KillzoneRow {
    /// Its name in addresses.
    pub id: String,
    /// Who drew it.
    pub user_id: String,
    /// What it is called.
    pub name: String,
    /// The killzone as a file.
    pub body: String,
    /// When it was saved.
    pub created_ms: i64,
}

impl Store {
    /// Keeps a killzone.
    pub async fn add_killzone(&self, killzone: &KillzoneRow) -> Result<(), StoreError> {
        let add = "INSERT INTO killzones (id, user_id, name, body, created_ms) \
                   VALUES ($1, $2, $3, $4, $5)";
        sqlx::query(add)
            .bind(&killzone.id)
            .bind(&killzone.user_id)
            .bind(&killzone.name)
            .bind(&killzone.body)
            .bind(killzone.created_ms)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Keeps a killzone in the place of one with the same id and owner; false if there is none.
    pub async fn replace_killzone(&self, killzone: &KillzoneRow) -> Result<bool, StoreError> {
        let replace = "UPDATE killzones SET name = $1, body = $2, created_ms = $3 \
                       WHERE id = $4 AND user_id = $5";
        let replaced = sqlx::query(replace)
            .bind(&killzone.name)
            .bind(&killzone.body)
            .bind(killzone.created_ms)
            .bind(&killzone.id)
            .bind(&killzone.user_id)
            .execute(&self.writer)
            .await?;
        Ok(replaced.rows_affected() > 0)
    }

    /// A killzone by id.
    pub async fn killzone(&self, id: &str) -> Result<Option<KillzoneRow>, StoreError> {
        let find = "SELECT id, user_id, name, body, created_ms FROM killzones WHERE id = $1";
        let row = sqlx::query(find).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(killzone).transpose()?)
    }

    /// How many killzones a user has.
    pub async fn count_killzones(&self, user_id: &str) -> Result<i64, StoreError> {
        let count = sqlx::query("SELECT COUNT(*) AS kept FROM killzones WHERE user_id = $1");
        let row = count.bind(user_id).fetch_one(&self.readers).await?;
        Ok(row.try_get("kept")?)
    }

    /// The killzones of a user, newest first.
    pub async fn killzones_of(
        &self,
        user_id: &str,
        most: i64,
    ) -> Result<Vec<KillzoneRow>, StoreError> {
        let find = "SELECT id, user_id, name, body, created_ms FROM killzones \
                    WHERE user_id = $1 ORDER BY created_ms DESC, id LIMIT $2";
        let rows = sqlx::query(find).bind(user_id).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(killzone).collect::<Result<_, _>>()?)
    }
}

fn killzone(row: &AnyRow) -> Result<KillzoneRow, sqlx::Error> {
    Ok(KillzoneRow {
        id: row.try_get("id")?,
        user_id: row.try_get("user_id")?,
        name: row.try_get("name")?,
        body: row.try_get("body")?,
        created_ms: row.try_get("created_ms")?,
    })
}
