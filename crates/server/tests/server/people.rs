//! People who play at a server of the tests.

use std::time::Duration;

use axum::http::StatusCode;
use game::{Game, Language};
use serde_json::{Value, json};
use server::games::Played;
use server::games::fair::check_dice;
use server::store::User;
use server::wire::{Finish, FromPage, GivenAnswer};
use server::{Refused, voice};
use table::{Entry, Record, Rules, Status};

use crate::databases::Database;
use crate::visitor::{Visitor, config};

/// Somebody with a name, at a browser.
pub struct Person {
    pub visitor: Visitor,
    pub user: User,
}

/// A game that somebody made.
pub struct Made {
    pub id: String,
    /// The words of the invitations.
    pub invites: Vec<String>,
    pub played: Played,
}

impl Person {
    /// The first to come to a new server. Computers answer at once.
    pub async fn first(database: &Database) -> Self {
        let mut config = config(database);
        config.pace = Duration::ZERO;
        Self::named("Ann", Visitor::with(config).await).await
    }

    pub async fn named(name: &str, mut visitor: Visitor) -> Self {
        let me = visitor.post("/api/guest", &json!({ "name": name })).await.json();
        let text = |field: &str| me["user"][field].as_str().unwrap().to_owned();
        let user = User { id: text("id"), name: text("name"), guest: true };
        Self { visitor, user }
    }

    /// Somebody else at the same server.
    pub async fn other(&self, name: &str) -> Self {
        Self::named(name, self.visitor.other()).await
    }

    pub async fn make(&mut self, asked: &Value) -> Made {
        let mut asked = asked.clone();
        if asked["entropy"] != json!(null) {
            let promise = self.visitor.post("/api/dice", &json!({})).await.json();
            asked["commitment"] = promise["commitment"].clone();
        }
        let answer = self.visitor.post("/api/games", &asked).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.json());
        let made = answer.json();
        let id = made["id"].as_str().unwrap().to_owned();
        let word = |invitation: &Value| {
            let path = invitation["path"].as_str().unwrap();
            path.strip_prefix(&format!("/join/{id}/")).unwrap().to_owned()
        };
        let invites = made["invitations"].as_array().unwrap().iter().map(word).collect();
        let played = self.played(&id).await;
        Made { id, invites, played }
    }

    pub async fn played(&self, id: &str) -> Played {
        self.visitor.app.hub().open(id).await.unwrap().unwrap()
    }

    pub async fn say(&self, played: &Played, words: FromPage) -> Result<(), Refused> {
        played.say(self.user.clone(), words, Language::English).await
    }

    /// Answers the decision that is open as a veteran would.
    pub async fn answer(&self, played: &Played) {
        let (game, at) = decision(played).await;
        let answer = veteran(&game);
        self.say(played, FromPage::Answer { at, answer }).await.unwrap();
    }

    /// Plays alone until something holds of an open decision; false if the game is over before.
    pub async fn play_until(&self, played: &Played, enough: impl Fn(&Game, u32) -> bool) -> bool {
        loop {
            if finish(played).is_some() {
                return false;
            }
            let (game, at) = resting(played).await;
            match game.status() {
                Status::Over(_) => return false,
                _ if enough(&game, at) => return true,
                _ => {
                    let answer = veteran(&game);
                    self.say(played, FromPage::Answer { at, answer }).await.unwrap();
                }
            }
        }
    }
}

/// What a veteran would answer.
pub fn veteran(game: &Game) -> GivenAnswer {
    desk::live::advice(game, voice(Language::English)).unwrap().answer.into()
}

/// Looks at a game whenever it changes until something is found.
pub async fn wait_for<T>(played: &Played, look: impl Fn(&Played) -> Option<T>) -> T {
    let mut notices = played.watch();
    loop {
        if let Some(found) = look(played) {
            return found;
        }
        // Only a game that hangs takes so long; the outcome does not depend on it.
        let told = tokio::time::timeout(Duration::from_secs(120), notices.recv()).await;
        assert!(told.is_ok(), "the game hangs");
    }
}

/// The game once it waits for no dice of the program.
pub async fn resting(played: &Played) -> (Game, u32) {
    wait_for(played, |played| Some(played.now()).filter(|(game, _)| !rolls(game))).await
}

fn rolls(game: &Game) -> bool {
    matches!(game.status(), Status::Roll(_))
}

/// The game once it waits for an answer.
pub async fn decision(played: &Played) -> (Game, u32) {
    let decides = |(game, _): &(Game, u32)| matches!(game.status(), Status::Decide(_));
    wait_for(played, |played| Some(played.now()).filter(decides)).await
}

/// The game once it waits for dice.
pub fn awaits_dice(game: &Game) -> Option<u8> {
    match game.status() {
        Status::Roll(roll) => Some(roll.dice),
        _ => None,
    }
}

pub fn finish(played: &Played) -> Option<Finish> {
    played.shared.read(|sitting| sitting.finish().cloned())
}

/// Everything that a refusal must leave alone.
pub async fn footprint(person: &Person, id: &str) -> (u32, u64, usize) {
    let played = person.played(id).await;
    let (game, at) = played.now();
    let kept = person.visitor.app.store().entries(id, 0).await.unwrap();
    (at, game.state_hash(), kept.len())
}

fn teams(rules: &str) -> [&'static str; 2] {
    match rules {
        "kt18" => ["Sternwake Boarders", "Tallowgate Wardens"],
        "kt24" => ["Lantern Company", "Saltglass Crew"],
        "kt4w40k" => ["Kettlebridge Levy", "Hollowroot Kindred"],
        _ => ["Chalkpit Union", "Orchard Vigil"],
    }
}

/// A game to be, with a seat of each kind.
pub fn new_game<const SEATS: usize>(rules: &str, kinds: [&str; SEATS]) -> Value {
    let seats: Vec<Value> = kinds
        .iter()
        .zip(teams(rules).into_iter().cycle())
        .map(|(kind, team)| match *kind {
            "random" | "greedy" => json!({ "kind": "computer", "team": team, "level": kind }),
            kind => json!({ "kind": kind, "team": team }),
        })
        .collect();
    let killzone = match rules {
        "kt18" => "Tidewright Shuttle",
        "kt4w40k" => "Ferrymarket",
        _ => "Cooperage Yard",
    };
    json!({ "rules": rules, "seats": seats, "killzone": killzone, "entropy": "heads" })
}

/// Asserts that the dice of a record, at least one, all come from the seed that was committed to.
pub fn assert_every_die_checked(record: &Record) {
    let rolled: usize = record
        .entries
        .iter()
        .map(|(_, entry)| match entry {
            Entry::Roll(_, faces) => faces.len(),
            _ => 0,
        })
        .sum();
    assert!(rolled > 0);
    assert_eq!(check_dice(record).unwrap().dice, rolled as u64);
}
