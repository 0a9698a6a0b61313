//! What a game tells of the way it went.

use dice::Face;

use crate::{Event, Illegal, Roll, Status, Why};

/// What has happened since it was last asked for; can be switched off where nobody reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    events: Option<Vec<Event>>,
}

impl Log {
    /// A log that keeps events.
    pub fn kept() -> Self {
        Log { events: Some(Vec::new()) }
    }

    /// A log that forgets events at once.
    pub fn silent() -> Self {
        Log { events: None }
    }

    /// Adds an event, if anybody reads.
    pub fn push(&mut self, event: Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Takes note of dice that landed, if they are those that the game waits for; returns the roll that they are for.
    ///
    /// # Errors
    /// If no dice, or another number of dice, are asked for; `rule` is the one about dice.
    pub fn dice(
        &mut self,
        status: &Status,
        faces: &[Face],
        rule: &'static str,
    ) -> Result<Roll, Illegal> {
        let Status::Roll(roll) = *status else {
            return Err(Illegal::new(rule, Why::NoRoll));
        };
        if faces.len() != usize::from(roll.dice) {
            let why = Why::DiceCount { expected: roll.dice, found: faces.len() };
            return Err(Illegal::new(rule, why));
        }
        let (side, reason) = (roll.side, roll.reason);
        self.push(Event::Rolled { side, reason, faces: faces.iter().copied().collect() });
        Ok(roll)
    }

    /// Takes the events out.
    pub fn take(&mut self) -> Vec<Event> {
        self.events.as_mut().map(std::mem::take).unwrap_or_default()
    }
}
