//! A game with its players: who may do what, and what comes of it. It knows no clock, no database and no network;
//! whoever drives it keeps every [`Moment`] before it is applied.

use ai::{Level, Player};
use catalog::Matchup;
use dice::{Chance, Face};
use game::{Course, Game};
use table::{
    Answer, Ask, Decision, Entry, Event, HashForm, Leaving, Outcome, Record, Roll, RollReason,
    Rules, Side, Status, Tags,
};

use super::fair::{FairDice, Seed, dice_tags};
use super::moment::{Kept, Moment, finish_text};
use super::seat::{Seat, Sitter};
use super::unwelcome::Unwelcome;
use crate::store::User;
use crate::wire::{ClockSettings, DiceSource, Finish, FinishKind, OfferKind};

/// After how many lines a record says the hash of the state.
pub const HASH_EVERY: usize = 16;

/// What is settled before the first die falls.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The id of the game.
    pub id: String,
    /// What it is played with.
    pub matchup: Matchup,
    /// Where dice come from.
    pub dice: DiceSource,
    /// How long players may think.
    pub clock: Option<ClockSettings>,
    /// What the server adds to the dice; none in a replay.
    pub seed: Option<Seed>,
    /// What the server promised about it.
    pub commitment: String,
    /// What its record says first: what it is played with; of a replay, all that the loaded record says.
    pub tags: Tags,
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
}

/// Something that a player offers the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
    /// By which side.
    pub by: Side,
    /// The sides that have agreed.
    agreed: Vec<Side>,
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
    /// Every line that there ever was, with what took some of them back.
    history: Vec<Entry>,
    /// None in a replay.
    dice: Option<FairDice>,
    offer: Option<Offer>,
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
        Self {
            terms,
            seats,
            start,
            game,
            lines: Vec::new(),
            history: Vec::new(),
            dice,
            offer: None,
            finish: None,
            spent_ms,
            rewarded: 0,
            moments: 0,
        }
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
    pub fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// The sides that have not agreed yet to what is offered.
    #[must_use]
    pub fn asked(&self) -> Vec<Side> {
        let Some(offer) = &self.offer else { return Vec::new() };
        let owner = self.seat(offer.by).owner();
        let asked = self.people().filter(|side| self.seat(*side).owner() != owner);
        asked.filter(|side| !offer.agreed.contains(side)).collect()
    }

    /// The sides that still play.
    pub fn playing(&self) -> impl Iterator<Item = Side> + '_ {
        self.sides().filter(|side| !self.game.has_left(*side))
    }

    /// The sides of persons who still play.
    fn people(&self) -> impl Iterator<Item = Side> + '_ {
        self.playing().filter(|side| matches!(self.seat(*side).sitter, Sitter::Person(_)))
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
    pub fn sit(&mut self, side: Side, user: User, entropy: String) {
        let seat = &mut self.seats[side.index()];
        let sitter = Sitter::Person(Some((user.id, user.name)));
        *seat = Seat { sitter, invite_hash: None, entropy, guest: user.guest };
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
        let faces = self.dice.clone()?.throw(usize::from(dice));
        Some(Moment::Entry(Entry::Roll(side, faces)))
    }

    /// Whether a side throws dice of its own.
    fn throws_itself(&self, side: Side) -> bool {
        throws_itself(&self.terms, self.seat(side)) && !self.game.has_left(side)
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

    /// The sensible answer of a side, where there is one. Models are set up as a computer sets up its own.
    ///
    /// # Errors
    /// Why not.
    pub fn automatic(&self, side: Side) -> Result<Moment, Unwelcome> {
        self.expect_turn(side)?;
        let sensible = self.game.automatic();
        let answer = match self.game.status() {
            Status::Decide(Decision { ask: Ask::Deploy { .. }, .. }) if sensible.is_some() => {
                let whims = Chance::new(0, 0);
                Some(Player::new(Level::Trooper, whims).choose(&self.game.view(side)))
            }
            _ => sensible,
        };
        self.answer(side, answer.ok_or(Unwelcome::NothingSensible)?)
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
        if self.people().all(|side| self.seat(side).owner() != Some(user)) {
            return Err(Unwelcome::HasLeft);
        }
        if self.may_undo(user) || self.nobody_else(user) {
            return Ok(Moment::Undo(left));
        }
        let side = self.voice(user)?;
        self.may_offer(OfferKind::Undo, side)
    }

    /// How many lines there were before a person's last answer. Nobody who has left comes back by it.
    fn before_last_answer(&self, user: &str) -> Option<u32> {
        let own = |line: &Line| matches!(line.entry, Entry::Answer(side, _) if self.seat(side).owner() == Some(user));
        let left = |line: &Line| matches!(line.entry, Entry::Leave(..));
        let last = self.lines.iter().rposition(own)?;
        (!self.lines[last..].iter().any(left)).then_some(last as u32)
    }

    /// Whether no other person plays: computers agree to everything but a draw.
    fn nobody_else(&self, user: &str) -> bool {
        self.people().all(|side| self.seat(side).owner() == Some(user))
    }

    /// The side that a person speaks for: one that still plays.
    fn voice(&self, user: &str) -> Result<Side, Unwelcome> {
        let mut sides = self.sides_of(user);
        let plays = self.sides_of(user).find(|side| !self.game.has_left(*side));
        plays.ok_or(if sides.next().is_some() { Unwelcome::HasLeft } else { Unwelcome::NotYours })
    }

    /// Offers a draw, to which everybody who still plays has to agree. Whoever plays alone ends the game so.
    ///
    /// # Errors
    /// If the game is over, or some side is the computer's, which plays on.
    pub fn draw(&self, user: &str) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        let side = self.voice(user)?;
        if self.playing().all(|side| self.seat(side).owner() == Some(user)) {
            return Ok(Moment::Finish(Finish { kind: FinishKind::Agreed, winner: None }));
        }
        if self.people().count() < self.playing().count() {
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

    /// Agrees to what another person offered. With the last agreement it happens.
    ///
    /// # Errors
    /// If nothing is offered, or only by oneself, or oneself has agreed already.
    pub fn accept(&self, user: &str) -> Result<Moment, Unwelcome> {
        self.expect_running()?;
        let Some(Offer { kind, by, .. }) = &self.offer else {
            return Err(Unwelcome::NothingOffered);
        };
        let asked = self.asked();
        let own = asked.iter().find(|side| self.seat(**side).owner() == Some(user));
        let side = *own.ok_or(Unwelcome::NothingOffered)?;
        if asked.iter().any(|side| self.seat(*side).owner() != Some(user)) {
            return Ok(Moment::Agree(side));
        }
        let proposer = self.seat(*by).owner().ok_or(Unwelcome::NothingOffered)?;
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
        let side = self.voice(user)?;
        let offered = self.offer.as_ref().ok_or(Unwelcome::NothingOffered);
        offered.map(|_| Moment::Decline(side))
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
        if self.game.has_left(side) {
            return Err(Unwelcome::HasLeft);
        }
        Ok(self.lost(side, Leaving::Resigned))
    }

    /// A side lost otherwise than on the table. Of two, the other has won; where several play, the game goes on without
    /// the one.
    #[must_use]
    pub fn lost(&self, side: Side, why: Leaving) -> Moment {
        if self.seats.len() > 2 {
            return Moment::Entry(Entry::Leave(side, why));
        }
        let winner = self.sides().find(|other| *other != side);
        Moment::Finish(Finish { kind: lost_by(why), winner })
    }

    /// How the game will have ended after a moment, if that ends it.
    #[must_use]
    pub fn finish_after(&self, moment: &Moment) -> Option<Finish> {
        let mut game = self.game.clone();
        game.silence();
        match moment {
            Moment::Entry(Entry::Answer(_, answer)) => game.answer(answer).ok()?,
            Moment::Entry(Entry::Roll(_, faces)) => game.roll(faces).ok()?,
            Moment::Entry(Entry::Leave(side, why)) => game.leave(*side, *why).ok()?,
            Moment::Finish(finish) => return Some(*finish),
            _ => return None,
        }
        let Moment::Entry(entry) = moment else { return None };
        ended(&game, Some(entry))
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
            Moment::Offer(kind, by) => {
                self.offer = Some(Offer { kind: *kind, by: *by, agreed: Vec::new() });
            }
            Moment::Agree(side) => {
                let owner = self.seat(*side).owner();
                let agreed: Vec<Side> =
                    self.sides().filter(|side| self.seat(*side).owner() == owner).collect();
                if let Some(offer) = &mut self.offer {
                    offer.agreed.extend(agreed);
                }
            }
            Moment::Decline(_) => self.offer = None,
            Moment::Undo(left) => self.take_back(*left)?,
            Moment::Finish(finish) => {
                self.offer = None;
                self.finish = Some(*finish);
            }
        }
        self.moments += 1;
        Ok(())
    }

    fn enter(&mut self, entry: Entry) -> Result<(), Unwelcome> {
        let turn = self.game.round();
        let mut reason = None;
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
                let own = self.throws_itself(*side);
                if let Some(dice) = self.dice.as_mut().filter(|_| !own) {
                    dice.skip(faces.len());
                }
            }
            Entry::Leave(side, why) => self.game.leave(*side, *why)?,
            Entry::Undo(left) => return self.take_back(*left),
            Entry::Hash(_) => return Ok(()),
        }
        // An offer stands until its time has passed: until somebody plays on.
        self.offer = None;
        let turn = turn.max(self.game.round());
        self.finish = ended(&self.game, Some(&entry));
        self.history.push(entry.clone());
        self.lines.push(Line { entry, reason, events: self.game.events(), turn });
        Ok(())
    }

    fn take_back(&mut self, left: u32) -> Result<(), Unwelcome> {
        self.game = self.game_at(left)?;
        self.lines.truncate(left as usize);
        self.history.push(Entry::Undo(left));
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
            game.play(&line.entry)?;
        }
        game.events();
        Ok(game)
    }

    /// The game as a record, with what was taken back. Once it is over, its tags say what the dice came from, for
    /// `coverline verify`.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut tags = self.terms.tags.clone();
        if let (Some(seed), Some(finish)) = (&self.terms.seed, &self.finish) {
            tags.others.extend(dice_tags_of(&self.terms, &self.seats, seed));
            tags.others.push(("finish".to_owned(), finish_text(finish)));
        }
        // Tags are written by the program, or were resolved.
        let form = HashForm::of(&tags).unwrap_or_default();
        let mut record = Record::new(tags);
        let mut start = self.start.clone();
        start.silence();
        let mut course = Course::new(start);
        for (index, entry) in self.history.iter().enumerate() {
            record.push(entry.clone());
            // Every line was played once; it plays again.
            let _ = course.enter(entry);
            if (index + 1) % HASH_EVERY == 0 || index + 1 == self.history.len() {
                record.push(Entry::Hash(course.game().hash_in(form)));
            }
        }
        record
    }
}

/// How a game ended, if it has, where this was the last that happened.
#[must_use]
pub fn ended(game: &Game, last: Option<&Entry>) -> Option<Finish> {
    let Status::Over(outcome) = game.status() else { return None };
    let winner = match outcome {
        Outcome::Won(side) => Some(side),
        Outcome::Drawn => None,
    };
    let kind = match last {
        Some(Entry::Leave(_, why)) => lost_by(*why),
        _ => FinishKind::Played,
    };
    Some(Finish { kind, winner })
}

const fn lost_by(why: Leaving) -> FinishKind {
    match why {
        Leaving::Resigned => FinishKind::Resigned,
        Leaving::Time => FinishKind::Time,
    }
}

/// Whether whoever sits there throws dice of their own.
fn throws_itself(terms: &Terms, seat: &Seat) -> bool {
    terms.dice == DiceSource::Own && matches!(seat.sitter, Sitter::Person(_))
}

fn dice_tags_of(terms: &Terms, seats: &[Seat], seed: &Seed) -> Vec<(String, String)> {
    let sides = || (0..).map_while(Side::from_index).zip(seats);
    let own: Vec<Side> =
        sides().filter(|(_, seat)| throws_itself(terms, seat)).map(|(side, _)| side).collect();
    let words = sides().map(|(side, seat)| (side, seat.entropy.as_str()));
    dice_tags(seed, &terms.commitment, &own, words)
}

fn fair_dice(terms: &Terms, seats: &[Seat]) -> Option<FairDice> {
    let seed = terms.seed.as_ref()?;
    let mut tags = terms.tags.clone();
    tags.others.extend(dice_tags_of(terms, seats, seed));
    // A game is begun, or read again, with the commitment to its own seed.
    FairDice::of(&tags).ok()
}

#[cfg(test)]
mod clocks;
