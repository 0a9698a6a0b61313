//! Passwords, hashed slowly on purpose and therefore away from the games.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Passwords that are hashed at once: each takes a core and 19 MiB for a moment.
const AT_ONCE: usize = 2;

/// Why a password can be neither kept nor checked.
#[derive(Debug, Error)]
pub enum PasswordError {
    /// The hash function failed.
    #[error("hashing: {0}")]
    Hash(argon2::password_hash::Error),
    /// The server is ending.
    #[error("the server is ending")]
    Ending,
}

/// The place where passwords are hashed.
#[derive(Debug)]
pub struct Passwords {
    turns: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { turns: Semaphore::new(AT_ONCE) }
    }
}

impl Passwords {
    /// The hash of a password, with salt and settings in it.
    pub async fn hash(&self, password: String) -> Result<String, PasswordError> {
        self.slowly(move || {
            let hash = Argon2::default().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string()).map_err(PasswordError::Hash)
        })
        .await
    }

    /// Whether a password is the one that was hashed. Without a hash the answer is no, after as much work:
    /// how long it takes must not tell which names exist.
    pub async fn check(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, PasswordError> {
        self.slowly(move || {
            let Some(hash) = hash else {
                let wasted = Argon2::default().hash_password(password.as_bytes());
                return wasted.map(|_| false).map_err(PasswordError::Hash);
            };
            let known =
                PasswordHash::new(&hash).map_err(|error| PasswordError::Hash(error.into()))?;
            Ok(Argon2::default().verify_password(password.as_bytes(), &known).is_ok())
        })
        .await
    }

    async fn slowly<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, PasswordError> + Send + 'static,
    ) -> Result<T, PasswordError> {
        let _turn = self.turns.acquire().await.map_err(|_| PasswordError::Ending)?;
        spawn_blocking(work).await.map_err(|_| PasswordError::Ending)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::default();
        let hash = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"), "{hash}");
        assert_ne!(hash, passwords.hash("correct horse".to_owned()).await.unwrap());
        assert!(passwords.check("correct horse".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.check("battery staple".to_owned(), Some(hash)).await.unwrap());
        assert!(!passwords.check("correct horse".to_owned(), None).await.unwrap());
    }
}
