//! People, as the page knows them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::store::User;

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// Nobody yet, if this browser has not said who it is.
    pub user: Option<Person>,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Person {
    /// Theirs for ever.
    pub id: String,
    /// What others see.
    pub name: String,
    /// Whether they have no password, and so only this browser knows them.
    pub guest: bool,
}

/// To play without a password, or to change a guest's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GuestAsked {
    /// 1 to 40 characters.
    pub name: String,
}

/// To sign up or in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SignAsked {
    /// 1 to 40 characters; accounts do not differ by case alone.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// To change one's password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordAsked {
    /// The password until now.
    pub old: String,
    /// The new one: 8 to 200 characters.
    pub new: String,
}

impl From<User> for Person {
    fn from(user: User) -> Self {
        Self { id: user.id, name: user.name, guest: user.guest }
    }
}

impl From<Option<User>> for Me {
    fn from(user: Option<User>) -> Self {
        Self { user: user.map(Person::from) }
    }
}
