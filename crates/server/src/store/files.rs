//! Teams and missions that people brought along.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};

/// A team or mission of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileRow {
    /// Its name in addresses.
    pub id: String,
    /// Who brought it.
    pub user_id: String,
    /// `team` or `mission`.
    pub kind: String,
    /// What it is called.
    pub name: String,
    /// The file.
    pub body: String,
    /// When it was saved.
    pub created_ms: i64,
}

impl Store {
    /// Keeps a file, unless its owner has `most` of its kind; false if they have.
    pub async fn add_file(&self, file: &FileRow, most: i64) -> Result<bool, StoreError> {
        // Counted by the statement that adds it: requests at the same time do not pass the limit by counting first.
        let add = "INSERT INTO files (id, user_id, kind, name, body, created_ms) \
                   SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT) \
                   WHERE (SELECT COUNT(*) FROM files WHERE user_id = $2 AND kind = $3) < $7";
        let added = sqlx::query(add)
            .bind(&file.id)
            .bind(&file.user_id)
            .bind(&file.kind)
            .bind(&file.name)
            .bind(&file.body)
            .bind(file.created_ms)
            .bind(most)
            .execute(&self.writer)
            .await?;
        Ok(added.rows_affected() > 0)
    }

    /// Keeps a file in the place of one with the same id, owner and kind; false if there is none.
    pub async fn replace_file(&self, file: &FileRow) -> Result<bool, StoreError> {
        let replace = "UPDATE files SET name = $1, body = $2, created_ms = $3 \
                       WHERE id = $4 AND user_id = $5 AND kind = $6";
        let replaced = sqlx::query(replace)
            .bind(&file.name)
            .bind(&file.body)
            .bind(file.created_ms)
            .bind(&file.id)
            .bind(&file.user_id)
            .bind(&file.kind)
            .execute(&self.writer)
            .await?;
        Ok(replaced.rows_affected() > 0)
    }

    /// Forgets a file of its owner's; false if there is none.
    pub async fn delete_file(&self, id: &str, user_id: &str) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM files WHERE id = $1 AND user_id = $2");
        let deleted = delete.bind(id).bind(user_id).execute(&self.writer).await?;
        Ok(deleted.rows_affected() > 0)
    }

    /// A file by id.
    pub async fn file(&self, id: &str) -> Result<Option<FileRow>, StoreError> {
        let find = "SELECT id, user_id, kind, name, body, created_ms FROM files WHERE id = $1";
        let row = sqlx::query(find).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(file).transpose()?)
    }

    /// The files of a user, newest first.
    pub async fn files_of(&self, user_id: &str, most: i64) -> Result<Vec<FileRow>, StoreError> {
        let find = "SELECT id, user_id, kind, name, body, created_ms FROM files \
                    WHERE user_id = $1 ORDER BY created_ms DESC, id LIMIT $2";
        let rows = sqlx::query(find).bind(user_id).bind(most).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(file).collect::<Result<_, _>>()?)
    }
}

fn file(row: &AnyRow) -> Result<FileRow, sqlx::Error> {
    Ok(FileRow {
        id: row.try_get("id")?,
        user_id: row.try_get("user_id")?,
        kind: row.try_get("kind")?,
        name: row.try_get("name")?,
        body: row.try_get("body")?,
        created_ms: row.try_get("created_ms")?,
    })
}
