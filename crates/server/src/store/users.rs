//! People: guests with a name, and accounts with a password.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, StoreError};
use crate::accounts::names::{look_of, plain};

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

    /// Adds an account; refused as [`StoreError::Taken`] if another account has that name, whatever the case, or one
    /// that looks like it.
    pub async fn add_account(
        &self,
        id: &str,
        name: &str,
        password_hash: &str,
        now_ms: i64,
    ) -> Result<User, StoreError> {
        let add = "INSERT INTO users (id, name, account, look, password_hash, created_ms) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        sqlx::query(add)
            .bind(id)
            .bind(name)
            .bind(account_of(name))
            .bind(look_of(name))
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
        let change = "UPDATE users SET name = $1, account = $2, look = $3, password_hash = $4 \
                      WHERE id = $5 AND password_hash IS NULL";
        let changed = sqlx::query(change)
            .bind(name)
            .bind(account_of(name))
            .bind(look_of(name))
            .bind(password_hash)
            .bind(id)
            .execute(&self.writer)
            .await?;
        let user = User { id: id.to_owned(), name: name.to_owned(), guest: false };
        Ok((changed.rows_affected() == 1).then_some(user))
    }

    /// The hash of a user's password; none of a guest's.
    pub async fn password_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        let find = sqlx::query("SELECT password_hash FROM users WHERE id = $1").bind(id);
        let row = find.fetch_optional(&self.readers).await?;
        let hash = row.map(|row| row.try_get("password_hash")).transpose()?;
        Ok(hash.flatten())
    }

    /// Gives an account another password.
    pub async fn set_password(&self, id: &str, password_hash: &str) -> Result<(), StoreError> {
        let change =
            "UPDATE users SET password_hash = $1 WHERE id = $2 AND password_hash IS NOT NULL";
        sqlx::query(change).bind(password_hash).bind(id).execute(&self.writer).await?;
        Ok(())
    }

    /// A user by id.
    pub async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        let find = "SELECT id, name, password_hash FROM users WHERE id = $1";
        let row = sqlx::query(find).bind(id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(user).transpose()?)
    }

    /// An account by name, whatever the case.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        // Names were once kept as they were typed.
        let find = "SELECT id, name, password_hash FROM users WHERE account = $1 OR account = $2 \
                    ORDER BY created_ms";
        let find = sqlx::query(find).bind(account_of(name)).bind(name.to_lowercase());
        let row = find.fetch_optional(&self.readers).await?;
        let account = |row: AnyRow| -> Result<Account, sqlx::Error> {
            Ok(Account { user: user(&row)?, password_hash: row.try_get("password_hash")? })
        };
        Ok(row.map(account).transpose()?)
    }

    /// Whether a name looks like an account's.
    pub async fn looks_like_an_account(&self, name: &str) -> Result<bool, StoreError> {
        let find = sqlx::query("SELECT id FROM users WHERE look = $1").bind(look_of(name));
        Ok(find.fetch_optional(&self.readers).await?.is_some())
    }

    /// Accounts of which it is not kept what they look like: their ids and names.
    pub async fn unseen_accounts(&self, most: i64) -> Result<Vec<(String, String)>, StoreError> {
        let find = "SELECT id, name FROM users \
                    WHERE account IS NOT NULL AND look IS NULL ORDER BY created_ms, id LIMIT $1";
        let rows = sqlx::query(find).bind(most).fetch_all(&self.readers).await?;
        let pair = |row: &AnyRow| Ok((row.try_get("id")?, row.try_get("name")?));
        rows.iter().map(pair).collect()
    }

    /// Keeps what an account looks like; one that looks like an older account keeps its name and is told apart by its id.
    pub async fn see_account(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let keep = async |look: String| {
            let keep = sqlx::query("UPDATE users SET look = $1 WHERE id = $2").bind(look).bind(id);
            keep.execute(&self.writer).await.map_err(StoreError::from)
        };
        match keep(look_of(name)).await {
            Err(StoreError::Taken) => keep(format!("{} {id}", look_of(name))).await.map(|_| ()),
            other => other.map(|_| ()),
        }
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
        Ok(self.session_until(token_hash, now_ms).await?.map(|(user, _)| user))
    }

    /// Whose session that is, and when it runs out, if it has not.
    pub async fn session_until(
        &self,
        token_hash: &str,
        now_ms: i64,
    ) -> Result<Option<(User, i64)>, StoreError> {
        let find = "SELECT u.id AS id, u.name AS name, u.password_hash AS password_hash, \
                    s.expires_ms AS expires_ms \
                    FROM sessions s JOIN users u ON u.id = s.user_id \
                    WHERE s.token_hash = $1 AND s.expires_ms > $2";
        let find = sqlx::query(find).bind(token_hash).bind(now_ms);
        let row = find.fetch_optional(&self.readers).await?;
        let both = |row: AnyRow| Ok((user(&row)?, row.try_get("expires_ms")?));
        row.map(both).transpose()
    }

    /// Ends all sessions of a user, and gives the hashes of their tokens.
    pub async fn close_sessions_of(&self, user_id: &str) -> Result<Vec<String>, StoreError> {
        let find = sqlx::query("SELECT token_hash FROM sessions WHERE user_id = $1").bind(user_id);
        let rows = find.fetch_all(&self.writer).await?;
        let ended = rows.iter().map(|row| row.try_get("token_hash"));
        let ended = ended.collect::<Result<Vec<String>, _>>()?;
        for token_hash in &ended {
            self.close_session(token_hash).await?;
        }
        Ok(ended)
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
    plain(name).to_lowercase()
}

fn user(row: &AnyRow) -> Result<User, sqlx::Error> {
    let password: Option<String> = row.try_get("password_hash")?;
    Ok(User { id: row.try_get("id")?, name: row.try_get("name")?, guest: password.is_none() })
}
