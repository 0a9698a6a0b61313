//! A game of Kill Team 2024: what it waits for, and where answers and dice go.

use std::sync::Arc;

use arrayvec::ArrayVec;
use dice::{Chance, Face};
use geometry::Footing;
use skirmish::{BadState, MAX_WEAPONS, OpIx, Player, Presence, Readiness};
use table::{
    Answer, Ask, Choices, Decision, HashForm, Illegal, Log, Order, Roll, RollReason, Rules, Side,
    Status, Why,
};

use crate::Setup;
use crate::state::{Frame, Operative, State, Step};
use crate::{activation, choices, deploy, fight, firefight, propose, shoot, strategy};

/// A game of Kill Team 2024.
#[derive(Clone, Debug)]
pub struct Kt24 {
    pub(crate) setup: Arc<Setup>,
    pub(crate) state: State,
    pub(crate) log: Log,
}

/// Two games are the same when they are at the same point; what has been said of the way there does not
/// matter.
impl PartialEq for Kt24 {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.setup, &other.setup) && self.state == other.state
    }
}

impl Kt24 {
    /// A game that is about to begin: everybody with the wounds of its card (KT24-DMG-01), 2CP each (KT24-SETUP-13).
    pub fn new(setup: Arc<Setup>) -> Self {
        let operatives = (0..setup.operatives()).map(|index| Operative {
            presence: Presence::Reserve,
            place: Footing::default(),
            wounds: setup.card(index).wounds,
            order: Order::Conceal,
            readiness: Readiness::Expended,
            counteracted: false,
            apl_changes: ArrayVec::new(),
            uses: [0; MAX_WEAPONS],
        });
        let player = Player::new(2);
        let state = State {
            turning_point: 0,
            step: Step::Draw,
            initiative: Side::A,
            doors: setup.killzone().doors_at_start(),
            players: [player.clone(), player],
            ploys: ArrayVec::new(),
            frames: ArrayVec::new(),
            operatives: operatives.collect(),
        };
        Kt24 { setup, state, log: Log::kept() }
    }

    /// A game at a given point, checked: an untrusted state may be impossible.
    ///
    /// # Errors
    /// The field that does not hold together.
    pub fn at(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        let mut game = Kt24 { setup, state, log: Log::kept() };
        crate::validate::validate(&game)?;
        game.advance();
        Ok(game)
    }

    /// What the game is played with, shared.
    pub fn shared_setup(&self) -> Arc<Setup> {
        Arc::clone(&self.setup)
    }

    /// The state of the game.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The operative with an index.
    pub fn operative(&self, op: OpIx) -> &Operative {
        &self.state.operatives[op.at()]
    }

    pub(crate) fn operative_mut(&mut self, op: OpIx) -> &mut Operative {
        &mut self.state.operatives[op.at()]
    }

    /// Advances until a player's choice or dice are needed, or the battle is over.
    pub(crate) fn advance(&mut self) {
        loop {
            let moved = match self.state.frames.last() {
                Some(Frame::Shoot(_)) => shoot::proceed(self),
                Some(Frame::Fight(_)) => fight::proceed(self),
                Some(Frame::Activation(_)) => activation::proceed(self),
                None => match self.state.step {
                    Step::Gambits { .. } => strategy::proceed(self),
                    Step::Firefight { .. } => firefight::proceed(self),
                    _ => false,
                },
            };
            if !moved {
                return;
            }
        }
    }

    fn decide(side: Side, ask: Ask) -> Status {
        Status::Decide(Decision { side, ask })
    }
}

impl Rules for Kt24 {
    fn status(&self) -> Status {
        match self.state.frames.last() {
            Some(Frame::Shoot(frame)) => return shoot::status(self, frame),
            Some(Frame::Fight(frame)) => return fight::status(self, frame),
            Some(Frame::Activation(frame)) => return activation::status(self, frame),
            None => {}
        }
        let roll = |side, reason| Status::Roll(Roll { side, dice: 1, reason });
        match self.state.step {
            Step::Draw => roll(Side::A, RollReason::Draw),
            Step::DropZone => Self::decide(self.state.initiative, Ask::DropZone),
            Step::Deploy { side, left } => Self::decide(side, Ask::Deploy { left }),
            Step::InitiativeRoll { first: None } => roll(Side::A, RollReason::Initiative),
            Step::InitiativeRoll { .. } => roll(Side::B, RollReason::Initiative),
            Step::InitiativeChoice { decider } => Self::decide(decider, Ask::Initiative),
            Step::Gambits { side, .. } => Self::decide(side, Ask::Gambit),
            Step::Firefight { side } if firefight::has_ready(self, side) => {
                Self::decide(side, Ask::Activate)
            }
            Step::Firefight { side } => Self::decide(side, Ask::Counteract),
            Step::Over { outcome } => Status::Over(outcome),
        }
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        match self.state.frames.last() {
            Some(Frame::Shoot(_)) => shoot::answer(self, answer)?,
            Some(Frame::Fight(_)) => fight::answer(self, answer)?,
            Some(Frame::Activation(_)) => activation::answer(self, answer)?,
            None => match self.state.step {
                Step::DropZone => deploy::take_drop_zone(self, answer)?,
                Step::Deploy { side, left } => deploy::deploy(self, side, left, answer)?,
                Step::InitiativeChoice { .. } => strategy::name_initiative(self, answer)?,
                Step::Gambits { side, passed } => strategy::gambit(self, side, passed, answer)?,
                Step::Firefight { side } => firefight::choose(self, side, answer)?,
                Step::Draw => return Err(Illegal::new("KT24-SETUP-06", Why::NoDecision)),
                Step::InitiativeRoll { .. } => {
                    return Err(Illegal::new("KT24-STRAT-01", Why::NoDecision));
                }
                Step::Over { .. } => return Err(Illegal::new("KT24-BAT-01", Why::NoDecision)),
            },
        }
        self.advance();
        Ok(())
    }

    /// Takes the dice that the game waits for, each a D6 (KT24-SETUP-03).
    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        self.log.dice(&self.status(), faces, "KT24-SETUP-03")?;
        match self.state.frames.last() {
            Some(Frame::Shoot(_)) => shoot::roll(self, faces),
            Some(Frame::Fight(_)) => fight::roll(self, faces),
            _ => match self.state.step {
                Step::Draw => deploy::draw(self, faces[0]),
                _ => strategy::roll_initiative(self, faces[0]),
            },
        }
        self.advance();
        Ok(())
    }

    fn log(&mut self) -> &mut Log {
        &mut self.log
    }

    fn candidates(&self) -> Vec<Answer> {
        propose::candidates(self)
    }

    fn choices(&self) -> Choices {
        choices::choices(self)
    }

    fn propose(&self, chance: &mut Chance) -> Answer {
        propose::propose(self, chance)
    }

    fn automatic(&self) -> Option<Answer> {
        propose::automatic(self)
    }

    fn hash_in(&self, form: HashForm) -> u64 {
        table::state_hash(&self.state, form)
    }
}
