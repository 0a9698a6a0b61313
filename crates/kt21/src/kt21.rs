//! A game of Kill Team 2021: what it waits for, and where answers and dice go.

use std::sync::Arc;

use arrayvec::ArrayVec;
use dice::{Chance, Face};
use geometry::Footing;
use skirmish::{BadState, Board, OpIx, Player, Presence, Readiness};
use table::{
    Answer, Ask, Choices, Decision, HashForm, Illegal, Log, Order, Roll, RollReason, Rules, Side,
    Status, Why,
};

use crate::barricade::as_terrain;
use crate::state::{Frame, Operative, State, Step};
use crate::{
    Setup, activation, choices, deploy, fight, firefight, initiative, propose, shoot, strategy,
};

/// A game of Kill Team 2021.
#[derive(Clone, Debug)]
pub struct Kt21 {
    pub(crate) setup: Arc<Setup>,
    /// The board with the barricades, once all are placed.
    pub(crate) board: Option<Arc<Board>>,
    pub(crate) state: State,
    pub(crate) log: Log,
}

/// Two games are the same when they are at the same point; what has been said of the way there does not
/// matter.
impl PartialEq for Kt21 {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.setup, &other.setup) && self.state == other.state
    }
}

impl Kt21 {
    /// A game that is about to begin, with 2 CP each (KT21-STRAT-01).
    pub fn new(setup: Arc<Setup>) -> Self {
        let operatives = (0..setup.operatives()).map(|index| Operative {
            presence: Presence::Reserve,
            place: Footing::default(),
            // KT21-DMG-01: it starts with wounds equal to W.
            wounds: setup.card(index).wounds,
            order: Order::Conceal,
            readiness: Readiness::Expended,
            overwatched: false,
            stunned: false,
            spent: 0,
        });
        let player = Player::new(2);
        let state = State {
            turning_point: 0,
            step: Step::Draw,
            defender: Side::A,
            initiative: Side::A,
            doors: setup.killzone().doors_at_start(),
            players: [player.clone(), player],
            barricades: ArrayVec::new(),
            ploys: ArrayVec::new(),
            frames: ArrayVec::new(),
            operatives: operatives.collect(),
        };
        Kt21 { setup, board: None, state, log: Log::kept() }
    }

    /// A game at a given point, checked: an untrusted state may be impossible.
    ///
    /// # Errors
    /// The field that does not hold together.
    pub fn at(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        let mut game = Kt21 { setup, board: None, state, log: Log::kept() };
        crate::validate::check_barricades(&game)?;
        if !matches!(game.state.step, Step::Draw | Step::DropZone | Step::Barricade { .. }) {
            game.lay_out();
        }
        crate::validate::validate(&game)?;
        game.advance();
        Ok(game)
    }

    /// Puts the barricades on the board.
    pub(crate) fn lay_out(&mut self) {
        if !self.state.barricades.is_empty() {
            let board = self.setup.board.with(as_terrain(&self.state.barricades));
            self.board = Some(Arc::new(board));
        }
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
                    Step::Ploys { .. } => strategy::proceed(self),
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

impl Rules for Kt21 {
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
            Step::DropZone => Self::decide(self.state.defender, Ask::DropZone),
            Step::Barricade { side, left } => Self::decide(side, Ask::Barricade { left }),
            Step::Deploy { side } => {
                let left = skirmish::Field::in_reserve(self, side).count() as u8;
                Self::decide(side, Ask::Deploy { left })
            }
            Step::InitiativeRoll { first: None } => roll(Side::A, RollReason::Initiative),
            Step::InitiativeRoll { .. } => roll(Side::B, RollReason::Initiative),
            Step::InitiativeChoice { winner } => Self::decide(winner, Ask::Initiative),
            Step::Ploys { side, .. } => Self::decide(side, Ask::Gambit),
            Step::Firefight { side, .. } if firefight::has_ready(self, side) => {
                Self::decide(side, Ask::Activate)
            }
            Step::Firefight { side, .. } => Self::decide(side, Ask::Overwatch),
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
                Step::Barricade { side, left } => {
                    deploy::place_barricade(self, side, left, answer)?;
                }
                Step::Deploy { side } => deploy::deploy(self, side, answer)?,
                Step::InitiativeChoice { .. } => initiative::name(self, answer)?,
                Step::Ploys { side, passed } => strategy::ploy(self, side, passed, answer)?,
                Step::Firefight { side, .. } => firefight::choose(self, side, answer)?,
                Step::Draw => return Err(Illegal::new("KT21-SETUP-04", Why::NoDecision)),
                Step::InitiativeRoll { .. } => {
                    return Err(Illegal::new("KT21-INIT-02", Why::NoDecision));
                }
                Step::Over { .. } => return Err(Illegal::new("KT21-BATTLE-01", Why::NoDecision)),
            },
        }
        self.advance();
        Ok(())
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        self.log.dice(&self.status(), faces, "KT21-SETUP-01")?;
        match self.state.frames.last() {
            Some(Frame::Shoot(_)) => shoot::roll(self, faces),
            Some(Frame::Fight(_)) => fight::roll(self, faces),
            _ => match self.state.step {
                Step::Draw => deploy::draw(self, faces[0]),
                _ => initiative::roll(self, faces[0]),
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
