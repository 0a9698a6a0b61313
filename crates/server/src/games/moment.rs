//! What happens in a game, as it is kept: nothing is ever changed or deleted, only added.

use table::{Entry, Side};
use thiserror::Error;

use crate::wire::{Finish, FinishKind, OfferKind};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A player answered, or dice fell.
    Entry(Entry),
    /// A player offered something.
    Offer(OfferKind, Side),
    /// A player agreed to what is offered, though not everybody has yet.
    Agree(Side),
    /// A player declined or withdrew what was offered.
    Decline(Side),
    /// Answers were taken back: so many lines of the log are left.
    Undo(u32),
    /// The game ended otherwise than on the table.
    Finish(Finish),
}

impl Moment {
    /// What it offers, if that is what it does.
    #[must_use]
    pub fn offered(&self) -> Option<OfferKind> {
        match self {
            Moment::Offer(kind, _) => Some(*kind),
            _ => None,
        }
    }
}

/// A moment, and how long the player whose turn it was had thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What happened.
    pub moment: Moment,
    /// The thinking time that it took, in milliseconds.
    pub spent_ms: i64,
}

/// A kept moment that does not read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind} {body:?} is no moment of a game")]
pub struct BadMoment {
    kind: String,
    body: String,
}

impl Kept {
    /// The word for the kind of moment.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match &self.moment {
            Moment::Entry(Entry::Roll(..)) => "roll",
            Moment::Entry(Entry::Leave(..)) => "leave",
            Moment::Entry(_) => "answer",
            Moment::Offer(..) => "offer",
            Moment::Agree(_) => "agree",
            Moment::Decline(_) => "decline",
            Moment::Undo(_) => "undo",
            Moment::Finish(_) => "finish",
        }
    }

    /// Everything else about it, as text.
    #[must_use]
    pub fn body(&self) -> String {
        let spent = self.spent_ms;
        match &self.moment {
            Moment::Entry(entry) => format!("{spent} {entry}"),
            Moment::Offer(OfferKind::Draw, side) => format!("{spent} draw {side}"),
            Moment::Offer(OfferKind::Undo, side) => format!("{spent} undo {side}"),
            Moment::Agree(side) | Moment::Decline(side) => format!("{spent} {side}"),
            Moment::Undo(left) => format!("{spent} {left}"),
            Moment::Finish(finish) => {
                format!("{spent} {}", finish_text(finish))
            }
        }
    }

    /// Reads a moment as it was kept.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(kind: &str, body: &str) -> Result<Self, BadMoment> {
        let read = || {
            let (spent, rest) = body.split_once(' ')?;
            let moment = match kind {
                "answer" | "roll" | "leave" => Moment::Entry(rest.parse().ok()?),
                "offer" => {
                    let (what, side) = rest.split_once(' ')?;
                    let what = match what {
                        "draw" => OfferKind::Draw,
                        "undo" => OfferKind::Undo,
                        _ => return None,
                    };
                    Moment::Offer(what, side.parse().ok()?)
                }
                "agree" => Moment::Agree(rest.parse().ok()?),
                "decline" => Moment::Decline(rest.parse().ok()?),
                "undo" => Moment::Undo(rest.parse().ok()?),
                "finish" => Moment::Finish(read_finish(rest)?),
                _ => return None,
            };
            Some(Kept { moment, spent_ms: spent.parse().ok()? })
        };
        read().ok_or_else(|| BadMoment { kind: kind.to_owned(), body: body.to_owned() })
    }
}

/// The end of a game as it is kept: how, and who won.
#[must_use]
pub fn finish_text(finish: &Finish) -> String {
    let winner = finish.winner.map_or_else(|| "-".to_owned(), |side| side.to_string());
    format!("{} {winner}", word(finish.kind))
}

/// Reads the end of a game as it is kept.
#[must_use]
pub fn read_finish(text: &str) -> Option<Finish> {
    let (kind, winner) = text.split_once(' ')?;
    let kinds = [FinishKind::Played, FinishKind::Resigned, FinishKind::Agreed, FinishKind::Time];
    let kind = kinds.into_iter().find(|known| word(*known) == kind)?;
    let winner = match winner {
        "-" => None,
        side => Some(side.parse().ok()?),
    };
    Some(Finish { kind, winner })
}

const fn word(kind: FinishKind) -> &'static str {
    match kind {
        FinishKind::Played => "played",
        FinishKind::Resigned => "resigned",
        FinishKind::Agreed => "agreed",
        FinishKind::Time => "time",
    }
}

#[cfg(test)]
mod tests {
    use dice::Face;
    use table::{Answer, Leaving};

    use super::*;

    #[test]
    fn moments_read_back_as_kept() {
        let win = Finish { kind: FinishKind::Resigned, winner: Some(Side::B) };
        let all = [
            Moment::Entry(Entry::Answer(Side::A, Answer::Pass)),
            Moment::Entry(Entry::Roll(Side::B, vec![Face::ONE, Face::SIX])),
            Moment::Offer(OfferKind::Draw, Side::A),
            Moment::Offer(OfferKind::Undo, Side::B),
            Moment::Agree(Side::A),
            Moment::Decline(Side::B),
            Moment::Entry(Entry::Leave(Side::B, Leaving::Resigned)),
            Moment::Entry(Entry::Leave(Side::A, Leaving::Time)),
            Moment::Undo(17),
            Moment::Finish(win),
            Moment::Finish(Finish { kind: FinishKind::Agreed, winner: None }),
        ];
        for moment in all {
            let kept = Kept { moment, spent_ms: 1234 };
            assert_eq!(Kept::read(kept.kind(), &kept.body()), Ok(kept));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for (kind, body) in
            [("answer", "A: pass"), ("offer", "0 tea A"), ("tea", "0 A"), ("undo", "0 -1")]
        {
            assert!(Kept::read(kind, body).is_err(), "{kind} {body}");
        }
    }
}
