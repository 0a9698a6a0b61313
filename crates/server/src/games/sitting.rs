//! A game with its players: who may do what, and what comes of it. It knows no clock, no database and no network;
//! whoever drives it keeps every [`Moment`] before it is applied.

use catalog::AnyMatchup;
use dice::Face;
use game::Game;
use table::{Answer, Entry, Event, Outcome, Record, Roll, RollReason, Rules, Side, Status};

use super::fair::{FairDice, Seed};
use super::moment::{Kept, Moment, finish_text};
use super::seat::{Seat, Sitter};
use super::unwelcome::Unwelcome;
use crate::wire::{ClockSettings, DiceSource, Finish, FinishKind, OfferKind};

/// After how many lines a record says the hash of the state.
const HASH_EVERY: usize = 16;

/// What is settled before the first die falls.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The id of the game.
    pub id: String,
    /// What it is played with.
    pub matchup: AnyMatchup,
    /// Where dice come from.
    pub dice: DiceSource,
    /// How long players may think.
    pub clock: Option<ClockSettings>,
    /// What the server adds to the dice; none in a replay.
    pub seed: Option<Seed>,
    /// Where the dice came from, as a loaded record tells.
    pub told: Vec<(String, String)>,
    /// When it was created, in milliseconds since 1970.
    pub created_ms: i64,
}

/// A line of the record, and what came of it.
#[derive(Clone, Debug)]
pub struct Line {
    /// The answer or the dice.
    pub entry: Entry,
    /// What the dice were for.
    pub reason: Option<RollReason>,
    /// What happened.
    pub events: Vec<Event>,
    /// In which turning point.
    pub turn: u8,
    /// How many dice the program had thrown before these, if they are the program's.
    thrown_before: Option<u64>,
}

/// A game and its players.
#[derive(Clone, Debug)]
pub struct Sitting {
    /// What was settled before.
    pub terms: Terms,
    /// The seats, side A's first.
    pub seats: Vec<Seat>,
    start: Game,
    game: Game,
    lines: Vec<Line>,
    dice: FairDice,
    offer: Option<(OfferKind, Side)>,
    finish: Option<Finish>,
    /// The thinking time that each side has used, less what it got back, in milliseconds.
    spent_ms: Vec<i64>,
    /// The lines that the clock's increment was given for: who takes an answer back gives another for nothing.
    rewarded: usize,
    moments: u64,
}

impl Sitting {
    /// A game that is about to begin.
    #[must_use]
    pub fn new(terms: Terms, seats: Vec<Seat>, start: Game) -> Self {
        let dice = fair_dice(&terms, &seats);
        let (game, spent_ms) = (start.clone(), vec![0; seats.len()]);
        let (lines, offer, finish) = (Vec::new(), None, None);
        let (rewarded, moments) = (0, 0);
        Self { terms, seats, start, game, lines, dice, offer, finish, spent_ms, rewarded, moments }
    }

    /// The game as it is now.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What has happened so far.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many lines there are.
    #[must_use]
    pub fn at(&self) -> u32 {
        // A game ends long before its lines outgrow a u32.
        self.lines.len() as u32
    }

    /// How much has happened: answers, dice, offers, answers taken back, seats taken.
    #[must_use]
    pub fn moments(&self) -> u64 {
        self.moments
    }

    /// What is offered, and by whom.
    #[must_use]
    pub fn offer(&self) -> Option<(OfferKind, Side)> {
        self.offer
    }

    /// How the game ended, if it has.
    #[must_use]
    pub fn finish(&self) -> Option<&Finish> {
        self.finish.as_ref()
    }

    /// The thinking time that a side has left, before what it is spending now; none without a clock.
    #[must_use]
    pub fn left_ms(&self, side: Side) -> Option<i64> {
        let clock = self.terms.clock?;
        Some(i64::from(clock.seconds) * 1000 - self.spent_ms[side.index()])
    }

    /// Whether it was loaded from a record instead of being played here.
    #[must_use]
    pub fn is_replay(&self) -> bool {
        self.terms.seed.is_none()
    }

    /// Whether nothing more can happen.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        self.finish.is_some() || self.is_replay()
    }

    /// Whether all seats are taken.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.seats.iter().all(Seat::is_taken)
    }

    /// The sides, in order.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.seats.len()).filter_map(Side::from_index)
    }

    /// The sides that a person plays.
    pub fn sides_of<'a>(&'a self, user: &'a str) -> impl Iterator<Item = Side> + 'a {
        self.sides().filter(move |side| self.seat(*side).owner() == Some(user))
    }

    /// The seat of a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> &Seat {
        &self.seats[side.index()]
    }

    /// Puts a friend on a seat. The words of all players are then in the dice.
    pub fn sit(&mut self, side: Side, id: String, name: String, entropy: String) {
        let seat = &mut self.seats[side.index()];
        *seat = Seat { sitter: Sitter::Person(Some((id, name))), invite_hash: None, entropy };
        self.dice = fair_dice(&self.terms, &self.seats);
        self.moments += 1;
    }

    /// The side whose turn it is to answer or to throw dice of its own, if the game waits for a player.
    #[must_use]
    pub fn awaited(&self) -> Option<Side> {
        if self.finish.is_some() || !self.is_complete() || self.is_replay() {
            return None;
        }
        match self.game.status() {
            Status::Decide(decision) => Some(decision.side),
            Status::Roll(roll) if self.throws_itself(roll.side) => Some(roll.side),
            _ => None,
        }
    }

    /// The computer that has to answer, if the game waits for one.
    #[must_use]
    pub fn computer_to_answer(&self) -> Option<(Side, ai::Level)> {
        let Status::Decide(_) = self.game.status() else { return None };
        let side = self.awaited()?;
        match self.seat(side).sitter {
            Sitter::Computer(level) => Some((side, level)),
            Sitter::Person(_) => None,
        }
    }

    /// The dice that the program has to throw, thrown, if the game waits for them.
    #[must_use]
    pub fn program_roll(&self) -> Option<Moment> {
        if self.finish.is_some() || !self.is_complete() || self.is_replay() {
            return None;
        }
        let Status::Roll(Roll { side, dice, .. }) = self.game.status() else { return None };
        if self.throws_itself(side) {
            return None;
        }
        let faces = self.dice.clone().throw(usize::from(dice));
        Some(Moment::Entry(Entry::Roll(side, faces)))
    }

    /// Whether a side throws dice of its own.
    fn throws_itself(&self, side: Side) -> bool {
        let person = matches!(self.seat(side).sitter, Sitter::Person(_));
        self.terms.dice == DiceSource::Own && person
    }

    /// An answer of a side, if it may be given.
    ///
    /// # Errors
    /// Why not.
    pub fn answer(&self, side: Side, answer: Answer) -> Result<Moment, Unwelcome> {
        self.expect_turn(side)?;
        let Status::Decide(_) = self.game.status() else { return Err(Unwelcome::DiceAwaited) };
        self.game.check(&answer)?;
        Ok(Moment::Entry(Entry::Answer(side, answer)))
    }

    /// The sensible answer of a side, where there is one.
    ///
    /// # Errors
    /// Why not.
    pub fn automatic(&self, side: Side) -> Result<Moment, Unwelcome> {
        self.expect_turn(side)?;
        let answer = self.game.automatic().ok_or(Unwelcome::NothingSensible)?;
        self.answer(side, answer)
    }

    /// Dice that a side threw itself, if they are asked for.
    ///
    /// # Errors
    /// Why not.
    pub fn own_dice(&self, side: Side, faces: &[Face]) -> Result<Moment, Unwelcome> {
        self.expect_turn(side)?;
        let Status::Roll(roll) = self.game.status() else { return Err(Unwelcome::AnswerAwaited) };
        if faces.len() != usize::from(roll.dice) {
            return Err(Unwelcome::WrongDice { expected: roll.dice });
        }
        Ok(Moment::Entry(Entry::Roll(side, faces.to_vec())))
    }

    fn expect_turn(&self, side: Side) -> Result<(), Unwelcome> {
        self.expect_running()?;
        if !self.is_complete() {
            return Err(Unwelcome::SeatsOpen);
        }
        if self.awaited() == Some(side) { Ok(()) } else { Err(Unwelcome::NotYourTurn) }
    }

    fn expect_running(&self) -> Result<(), Unwelcome> {
        if self.finish.is_some() { Err(Unwelcome::Over) } else { Ok(()) }
    }

    /// Whether a person may take the last answer back without asking anybody: it is theirs, and no dice have been
    /// rolled since.
    #[must_use]
    pub fn may_undo(&self, user: &str) -> bool {
        let last = self.lines.last().map(|line| &line.entry);
        let mine =
            matches!(last, Some(Entry::Answer(side, _)) if self.seat(*side).owner() == Some(user));
        mine && self.finish.is_none()
    }

    /// Takes a person's last answer back, or offers to.
    ///
    /// # Errors
    /// If there is none.
    pub fn undo(&self, user: &str) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        let left = self.before_last_answer(user).ok_or(Unwelcome::NothingToUndo)?;
        if self.may_undo(user) || self.nobody_else(user) {
            return Ok(Moment::Undo(left));
        }
        let side = self.sides_of(user).next().ok_or(Unwelcome::NotYours)?;
        self.may_offer(OfferKind::Undo, side)
    }

    /// How many lines there were before a person's last answer.
    fn before_last_answer(&self, user: &str) -> Option<u32> {
        let own = |line: &Line| matches!(line.entry, Entry::Answer(side, _) if self.seat(side).owner() == Some(user));
        self.lines.iter().rposition(own).map(|index| index as u32)
    }

    /// Whether no other person plays: computers agree to everything but a draw.
    fn nobody_else(&self, user: &str) -> bool {
        let others = self.seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Person(_)));
        others.map(Seat::owner).all(|owner| owner == Some(user))
    }

    /// Offers a draw. Whoever plays alone ends the game so.
    ///
    /// # Errors
    /// If the game is over, or the other side is the computer, which plays on.
    pub fn draw(&self, user: &str) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        let side = self.sides_of(user).next().ok_or(Unwelcome::NotYours)?;
        let all_mine = self.seats.iter().all(|seat| seat.owner() == Some(user));
        if all_mine {
            return Ok(Moment::Finish(Finish { kind: FinishKind::Agreed, winner: None }));
        }
        if self.nobody_else(user) {
            return Err(Unwelcome::ComputerPlaysOn);
        }
        self.may_offer(OfferKind::Draw, side)
    }

    fn may_offer(&self, kind: OfferKind, side: Side) -> Result<Moment, Unwelcome> {
        match self.offer {
            Some(_) => Err(Unwelcome::OfferOpen),
            None => Ok(Moment::Offer(kind, side)),
        }
    }

    /// Agrees to what another person offered.
    ///
    /// # Errors
    /// If nothing is offered, or only by oneself.
    pub fn accept(&self, user: &str) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        let (kind, by) = self.offer.ok_or(Unwelcome::NothingOffered)?;
        let plays = self.sides_of(user).next().is_some();
        let proposer = self.seat(by).owner().filter(|owner| *owner != user);
        let proposer = proposer.filter(|_| plays).ok_or(Unwelcome::NothingOffered)?;
        match kind {
            OfferKind::Draw => {
                Ok(Moment::Finish(Finish { kind: FinishKind::Agreed, winner: None }))
            }
            OfferKind::Undo => {
                let left = self.before_last_answer(proposer).ok_or(Unwelcome::NothingToUndo)?;
                Ok(Moment::Undo(left))
            }
        }
    }

    /// Declines what another person offered, or withdraws one's own offer.
    ///
    /// # Errors
    /// If nothing is offered.
    pub fn decline(&self, user: &str) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        let side = self.sides_of(user).next().ok_or(Unwelcome::NotYours)?;
        self.offer.map(|_| Moment::Decline(side)).ok_or(Unwelcome::NothingOffered)
    }

    /// Gives up for a side.
    ///
    /// # Errors
    /// If the game is over or the side is not this person's.
    pub fn resign(&self, user: &str, side: Side) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        if !self.sides_of(user).any(|own| own == side) {
            return Err(Unwelcome::NotYours);
        }
        Ok(self.lost(side, FinishKind::Resigned))
    }

    /// A side lost otherwise than on the table. The other side has won; of several, the one that stands best, if one
    /// does.
    #[must_use]
    pub fn lost(&self, side: Side, kind: FinishKind) -> Moment {
        let others: Vec<Side> = self.sides().filter(|other| *other != side).collect();
        let best = others.iter().map(|other| self.standing(*other)).max();
        let ahead: Vec<&Side> =
            others.iter().filter(|other| Some(self.standing(**other)) == best).collect();
        let winner = match ahead.as_slice() {
            [winner] => Some(winner.to_string()),
            _ => None,
        };
        Moment::Finish(Finish { kind, winner })
    }

    /// How well a side stands where several are left: its points, then its models on the board, or what its
    /// units cost.
    fn standing(&self, side: Side) -> (u8, usize) {
        match &self.game {
            Game::Kt18(game) => (game.state().players[side.index()].score, game.own(side).count()),
            Game::Kt21(_) | Game::Kt24(_) => (0, 0),
            Game::Kt4w40k(game) => (game.victory_points(side), game.points_left(side) as usize),
        }
    }

    /// How the game will have ended after a moment, if that ends it.
    #[must_use]
    pub fn finish_after(&self, moment: &Moment) -> Option<Finish> {
        let mut game = self.game.clone();
        game.silence();
        match moment {
            Moment::Entry(Entry::Answer(_, answer)) => game.answer(answer).ok()?,
            Moment::Entry(Entry::Roll(_, faces)) => game.roll(faces).ok()?,
            Moment::Finish(finish) => return Some(finish.clone()),
            _ => return None,
        }
        played_out(&game)
    }

    /// Lets a moment happen. It has been checked before, or was kept once.
    ///
    /// # Errors
    /// If it cannot happen now: what was kept is not of this game.
    pub fn apply(&mut self, kept: &Kept) -> Result<(), Unwelcome> {
        if let Some(side) = self.awaited()
            && self.terms.clock.is_some()
        {
            self.spent_ms[side.index()] += kept.spent_ms;
        }
        match &kept.moment {
            Moment::Entry(entry) => self.enter(entry.clone())?,
            Moment::Offer(kind, side) => self.offer = Some((*kind, *side)),
            Moment::Decline(_) => self.offer = None,
            Moment::Undo(left) => self.take_back(*left)?,
            Moment::Finish(finish) => {
                self.offer = None;
                self.finish = Some(finish.clone());
            }
        }
        self.moments += 1;
        Ok(())
    }

    fn enter(&mut self, entry: Entry) -> Result<(), Unwelcome> {
        let turn = self.game.turning_point();
        let (mut reason, mut thrown_before) = (None, None);
        match &entry {
            Entry::Answer(side, answer) => {
                self.game.answer(answer)?;
                if let Some(clock) = self.terms.clock
                    && self.lines.len() >= self.rewarded
                {
                    self.spent_ms[side.index()] -= i64::from(clock.increment) * 1000;
                    self.rewarded = self.lines.len() + 1;
                }
            }
            Entry::Roll(side, faces) => {
                if let Status::Roll(roll) = self.game.status() {
                    reason = Some(roll.reason);
                }
                self.game.roll(faces)?;
                if self.terms.seed.is_some() && !self.throws_itself(*side) {
                    thrown_before = Some(self.dice.thrown());
                    self.dice.skip(faces.len() as u64);
                }
            }
            Entry::Hash(_) => return Ok(()),
        }
        // An offer stands until its time has passed: until somebody plays on.
        self.offer = None;
        let turn = turn.max(self.game.turning_point());
        self.lines.push(Line { entry, reason, events: self.game.events(), turn, thrown_before });
        self.finish = played_out(&self.game);
        Ok(())
    }

    fn take_back(&mut self, left: u32) -> Result<(), Unwelcome> {
        self.game = self.game_at(left)?;
        self.lines.truncate(left as usize);
        self.offer = None;
        Ok(())
    }

    /// The game as it was after so many lines.
    ///
    /// # Errors
    /// If it never had so many.
    pub fn game_at(&self, at: u32) -> Result<Game, Unwelcome> {
        let lines = self.lines.get(..at as usize).ok_or(Unwelcome::NoSuchLine)?;
        let mut game = self.start.clone();
        for line in lines {
            match &line.entry {
                Entry::Answer(_, answer) => game.answer(answer)?,
                Entry::Roll(_, faces) => game.roll(faces)?,
                Entry::Hash(_) => {}
            }
        }
        game.events();
        Ok(game)
    }

    /// The game as a record. Once it is over, its tags say what the dice came from, for `coverline verify`.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut tags = self.terms.matchup.tags();
        tags.others.extend(self.terms.told.iter().cloned());
        if let (Some(seed), true) = (&self.terms.seed, self.finish.is_some()) {
            let mut tag = |name: String, value: String| tags.others.push((name, value));
            tag("dice commitment".to_owned(), seed.commitment());
            tag("dice seed".to_owned(), seed.text());
            for side in self.sides() {
                let words = &self.seat(side).entropy;
                if !words.is_empty() {
                    tag(format!("dice words {side}"), words.clone());
                }
            }
            let own: Vec<_> = self.sides().filter(|side| self.throws_itself(*side)).collect();
            if !own.is_empty() {
                let own: Vec<String> = own.iter().map(Side::to_string).collect();
                tag("dice own".to_owned(), own.join(" "));
            }
            let skipped = self.skipped();
            if !skipped.is_empty() {
                tag("dice skipped".to_owned(), skipped.join(" "));
            }
        }
        if let Some(finish) = &self.finish {
            tags.others.push(("finish".to_owned(), finish_text(finish)));
        }
        let mut record = Record::new(tags);
        let mut game = self.start.clone();
        game.silence();
        for (index, line) in self.lines.iter().enumerate() {
            record.push(line.entry.clone());
            // Every line was played once; it plays again.
            let _ = match &line.entry {
                Entry::Answer(_, answer) => game.answer(answer),
                Entry::Roll(_, faces) => game.roll(faces),
                Entry::Hash(_) => Ok(()),
            };
            if (index + 1) % HASH_EVERY == 0 || index + 1 == self.lines.len() {
                record.push(Entry::Hash(game.state_hash()));
            }
        }
        record
    }

    /// Where dice were thrown that answers taken back used up: `K+N`, N of them before the record's Kth die.
    fn skipped(&self) -> Vec<String> {
        let (mut in_record, mut thrown) = (0, 0);
        let mut skipped = Vec::new();
        for line in &self.lines {
            let (Some(before), Entry::Roll(_, faces)) = (line.thrown_before, &line.entry) else {
                continue;
            };
            if before > thrown {
                skipped.push(format!("{in_record}+{}", before - thrown));
            }
            in_record += faces.len() as u64;
            thrown = before + faces.len() as u64;
        }
        skipped
    }
}

/// How a game ended on the table, if it has.
fn played_out(game: &Game) -> Option<Finish> {
    let Status::Over(outcome) = game.status() else { return None };
    let winner = match outcome {
        Outcome::Won(side) => Some(side.to_string()),
        Outcome::Drawn => None,
    };
    Some(Finish { kind: FinishKind::Played, winner })
}

fn fair_dice(terms: &Terms, seats: &[Seat]) -> FairDice {
    let seed = terms.seed.clone().unwrap_or(Seed::new([0; 32]));
    FairDice::new(&seed, seats.iter().map(|seat| seat.entropy.as_str()))
}

#[cfg(test)]
mod clocks;
