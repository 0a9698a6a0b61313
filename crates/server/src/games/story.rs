//! What has happened in a game, told to somebody.

use game::{Names, Speech};
use table::{Entry, Event, Side};

use super::sitting::Line;
use crate::wire::{LogEntry, LogKind};

/// How lines of the log are told: in whose words, and what is kept from whoever reads.
pub struct Story<'a> {
    /// What the things of the game are called on their cards.
    pub names: Names,
    /// The language.
    pub speech: &'a Speech,
    /// Whether whoever reads may know of something that happened.
    pub heard: &'a dyn Fn(&Event) -> bool,
}

impl Story<'_> {
    /// A line: its events, and the sentences for them. Of a line of which nothing may be known, only that there is one
    /// is told.
    #[must_use]
    pub fn entry(&self, line: &Line, at: u32) -> LogEntry {
        let events: Vec<Event> =
            line.events.iter().filter(|event| (self.heard)(event)).cloned().collect();
        let secret = events.is_empty() && !line.events.is_empty();
        let mut text: Vec<String> =
            events.iter().map(|event| self.speech.say_in(event, &self.names)).collect();
        let (side, kind, answer, faces) = match &line.entry {
            Entry::Answer(side, answer) => {
                // Some answers have no effect that is told: what was answered is, in words.
                if line.events.is_empty() {
                    text.push(desk::live::told(answer, &self.names, self.speech));
                }
                (*side, LogKind::Answer, Some(answer.clone()), Vec::new())
            }
            Entry::Roll(side, faces) => {
                let faces = faces.iter().map(|face| face.get()).collect();
                (*side, LogKind::Roll, None, faces)
            }
            Entry::Leave(side, _) => (*side, LogKind::Leave, None, Vec::new()),
            // Neither is a line of the log.
            Entry::Undo(_) | Entry::Hash(_) => (Side::A, LogKind::Answer, None, Vec::new()),
        };
        LogEntry {
            at,
            side,
            kind,
            answer: answer.filter(|_| !secret),
            faces: if secret { Vec::new() } else { faces },
            reason: line.reason,
            turn: line.turn,
            events,
            text,
        }
    }
}

#[cfg(test)]
mod tests {
    use dice::{Face, FaceCounts};
    use game::Language;
    use table::{Answer, RollReason};

    use super::*;
    use crate::voice::voice;

    fn line(entry: Entry, events: Vec<Event>) -> Line {
        Line { entry, reason: None, events, turn: 1 }
    }

    fn told(line: &Line, heard: &dyn Fn(&Event) -> bool) -> LogEntry {
        let speech = voice(Language::English);
        Story { names: Names::default(), speech, heard }.entry(line, 7)
    }

    fn rolled() -> Line {
        let faces: FaceCounts = [Face::FIVE].into_iter().collect();
        let model = "A1".parse().unwrap();
        let events = vec![
            Event::Rolled { side: Side::B, reason: RollReason::Attack, faces },
            Event::Damage { model, points: 3, left: 4 },
        ];
        line(Entry::Roll(Side::B, vec![Face::FIVE]), events)
    }

    #[test]
    fn every_event_has_its_sentence() {
        let told = told(&rolled(), &|_| true);
        assert_eq!(told.events, rolled().events);
        assert_eq!(told.text.len(), 2);
        assert_eq!((told.side, told.faces), (Side::B, vec![5]));
    }

    #[test]
    fn what_may_not_be_heard_is_neither_said_nor_sent() {
        let told = told(&rolled(), &|event| matches!(event, Event::Rolled { .. }));
        assert_eq!(told.events, rolled().events[..1]);
        assert_eq!(told.text.len(), 1);
        assert!(!serde_json::to_string(&told).unwrap().contains("damage"));
    }

    #[test]
    fn of_what_is_wholly_secret_not_even_the_answer_is_told() {
        let passed =
            line(Entry::Answer(Side::A, Answer::Pass), vec![Event::Passed { side: Side::A }]);
        let secret = told(&passed, &|_| false);
        assert_eq!((secret.answer, secret.events, secret.text), (None, vec![], vec![]));
        let open = told(&passed, &|_| true);
        assert_eq!(open.answer, Some(Answer::Pass));
        let thrown = told(&rolled(), &|_| false);
        assert!(thrown.faces.is_empty());
    }

    #[test]
    fn an_answer_without_effect_is_told_itself() {
        let told = told(&line(Entry::Answer(Side::A, Answer::Pass), Vec::new()), &|_| true);
        assert_eq!((told.events.len(), told.text.len()), (0, 1));
    }
}
