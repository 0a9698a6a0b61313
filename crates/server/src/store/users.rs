//! People: guests with a name, and accounts with a password.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// Theirs for ever, also when a guest signs up.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Whether they have no password, and so only this browser knows them.
    pub guest: bool,
}

/// An account, with what proves that somebody is its owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub user: User,
    /// The argon2id hash of the password.
    pub password_hash: String,
}

impl Store {
    /// Adds a guest.
    pub async fn add_guest(&self, id: &str, name: &str, now_ms: i64) -> Result<User, StoreError> {
        sqlx::query("INSERT INTO users (id, name, created_ms) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(name)
            .bind(now_ms)
            .execute(&self.writer)
            .await?;
        Ok(User { id: id.to_owned(), name: name.to_owned(), guest: true })
    }

    /// Gives a guest another name.
    pub async fn rename_guest(&self, id: &str, name: &str) -> Result<User, StoreError> {
        sqlx::query("UPDATE users SET name = $1 WHERE id = $2 AND password_hash IS NULL")
            .bind(name)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(User { id: id.to_owned(), name: name.to_owned(), guest: true })
    }

    /// Adds an account; refused as [`StoreError::Taken`] if another account has that name, whatever the case.
    pub async fn add_account(
        &self,
        id: &str,
        name: &str,
        password_hash: &str,
        now_ms: i64,
    ) -> Result<User, StoreError> {
        let add = "INSERT INTO users (id, name, account, password_hash, created_ms) \
                   VALUES ($1, $2, $3, $4, $5)";
        sqlx::query(add)
            .bind(id)
            .bind(name)
            .bind(account_of(name))
            .bind(password_hash)
            .bind(now_ms)
            .execute(&self.writer)
            .await?;
        Ok(User { id: id.to_owned(), name: name.to_owned(), guest: false })
    }

    /// Makes a guest's name and games an account's; refused as [`StoreError::Taken`] like a new account.
    /// `None` if there is no such guest.
    pub async fn sign_guest_up(
        &self,
        id: &str,
        name: &str,
        password_hash: &str,
    ) -> Result<Option<User>, StoreError> {
        let change = "UPDATE users SET name = $1, account = $2, password_hash = $3 \
                      WHERE id = $4 AND password_hash IS NULL";
        let changed = sqlx::query(change)
            .bind(name)
            .bind(account_of(name))
            .bind(password_hash)
            .bind(id)
            .execute(&self.writer)
            .await?;
        let user = User { id: id.to_owned(), name: name.to_owned(), guest: false };
        Ok((changed.rows_affected() == 1).then_some(user))
    }

    /// A user by id.
    pub async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        let find = "SELECT id, name, password_hash FROM users WHERE id = $1";
        let row = sqlx::query(find).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(user).transpose()?)
    }

    /// An account by name, whatever the case.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let find = "SELECT id, name, password_hash FROM users WHERE account = $1";
        let row = sqlx::query(find).bind(account_of(name)).fetch_optional(&self.readers).await?;
        let account = |row: AnyRow| -> Result<Account, sqlx::Error> {
            Ok(Account { user: user(&row)?, password_hash: row.try_get("password_hash")? })
        };
        Ok(row.map(account).transpose()?)
    }

    /// Opens a session that is known by the hash of its token.
    pub async fn open_session(
        &self,
        token_hash: &str,
        user_id: &str,
        expires_ms: i64,
    ) -> Result<(), StoreError> {
        let add = "INSERT INTO sessions (token_hash, user_id, expires_ms) VALUES ($1, $2, $3)";
        let add = sqlx::query(add).bind(token_hash).bind(user_id).bind(expires_ms);
        add.execute(&self.writer).await?;
        Ok(())
    }

    /// Whose session that is, if it has not run out.
    pub async fn session(&self, token_hash: &str, now_ms: i64) -> Result<Option<User>, StoreError> {
        let find = "SELECT u.id AS id, u.name AS name, u.password_hash AS password_hash \
                    FROM sessions s JOIN users u ON u.id = s.user_id \
                    WHERE s.token_hash = $1 AND s.expires_ms > $2";
        let find = sqlx::query(find).bind(token_hash).bind(now_ms);
        let row = find.fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(user).transpose()?)
    }

    /// Ends a session.
    pub async fn close_session(&self, token_hash: &str) -> Result<(), StoreError> {
        let end = sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash);
        end.execute(&self.writer).await?;
        Ok(())
    }

    /// Forgets sessions that have run out, and says how many there were.
    pub async fn forget_sessions(&self, now_ms: i64) -> Result<u64, StoreError> {
        let forget = sqlx::query("DELETE FROM sessions WHERE expires_ms <= $1").bind(now_ms);
        Ok(forget.execute(&self.writer).await?.rows_affected())
    }
}

/// A name as accounts are compared.
fn account_of(name: &str) -> String {
    name.to_lowercase()
}

fn user(row: &AnyRow) -> Result<User, sqlx::Error> {
    let password: Option<String> = row.try_get("password_hash")?;
    Ok(User { id: row.try_get("id")?, name: row.try_get("name")?, guest: password.is_none() })
}
