//! Why a player cannot do something with a game.

use axum::http::StatusCode;
use game::{Language, Names, Speech};
use table::Illegal;
use thiserror::Error;

use crate::refused::Refused;
use crate::voice::voice;

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unwelcome {
    /// The rules forbid it.
    #[error("{}: {:?}", .0.rule, .0.why)]
    Illegal(Illegal),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A friend has not come yet.
    #[error("a seat is still open")]
    SeatsOpen,
    /// Another player is to answer.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// Whoever asks does not play that side.
    #[error("another player's side")]
    NotYours,
    /// The answer is to a table that has changed since.
    #[error("the table has changed since")]
    TooLate,
    /// Dice are awaited, not an answer.
    #[error("dice are awaited")]
    DiceAwaited,
    /// An answer is awaited, not dice.
    #[error("an answer is awaited")]
    AnswerAwaited,
    /// Another number of dice is awaited.
    #[error("{expected} dice are awaited")]
    WrongDice {
        /// How many.
        expected: u8,
    },
    /// No answer is the sensible one.
    #[error("no answer is the sensible one")]
    NothingSensible,
    /// There is no answer to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Something is offered already.
    #[error("something is offered already")]
    OfferOpen,
    /// Nothing is offered.
    #[error("nothing is offered")]
    NothingOffered,
    /// The computer agrees to no draw.
    #[error("the computer plays on")]
    ComputerPlaysOn,
    /// Whoever asks has left the game.
    #[error("whoever has left plays no more")]
    HasLeft,
    /// The game never had so many lines.
    #[error("there is no such line")]
    NoSuchLine,
}

impl From<Illegal> for Unwelcome {
    fn from(illegal: Illegal) -> Self {
        Unwelcome::Illegal(illegal)
    }
}

impl Unwelcome {
    /// The refusal, in a language; `speech` says it in the words of the game's rule set.
    #[must_use]
    pub fn refused(&self, language: Language, speech: &Speech, names: &Names) -> Refused {
        let status = match self {
            Unwelcome::Illegal(_) | Unwelcome::WrongDice { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Unwelcome::NotYours => StatusCode::FORBIDDEN,
            Unwelcome::NoSuchLine => StatusCode::NOT_FOUND,
            _ => StatusCode::CONFLICT,
        };
        let key = match self {
            Unwelcome::Illegal(illegal) => {
                return Refused::new(status, speech.say_in(&illegal.why, names)).rule(illegal.rule);
            }
            Unwelcome::WrongDice { expected } => {
                let dice = [("dice", expected.to_string())];
                return Refused::say(status, language, "server-wrong-dice", &dice).field("faces");
            }
            Unwelcome::Over => "server-over",
            Unwelcome::SeatsOpen => "server-seats-open",
            Unwelcome::NotYourTurn => "server-not-your-turn",
            Unwelcome::NotYours => "server-not-yours",
            Unwelcome::TooLate => "server-too-late",
            Unwelcome::DiceAwaited => "server-dice-awaited",
            Unwelcome::AnswerAwaited => "server-answer-awaited",
            Unwelcome::NothingSensible => "server-nothing-sensible",
            Unwelcome::NothingToUndo => "server-nothing-to-undo",
            Unwelcome::OfferOpen => "server-offer-open",
            Unwelcome::NothingOffered => "server-nothing-offered",
            Unwelcome::ComputerPlaysOn => "server-computer-plays-on",
            Unwelcome::HasLeft => "server-has-left",
            Unwelcome::NoSuchLine => "server-no-such-line",
        };
        Refused::new(status, voice(language).text(key, &[]))
    }
}
