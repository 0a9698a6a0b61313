//! A game of Kill Team 2018: what it waits for, and where answers and dice go.

use std::sync::Arc;

use arrayvec::ArrayVec;
use battle::{Battle, Initiative, Milestone, Players, Zones};
use dice::{Chance, Face};
use geometry::Point;
use table::{
    Answer, Ask, BadState, Choices, Decision, HashForm, Illegal, Leaving, Log, RollReason, Rules,
    Side, Status, Why,
};

use crate::state::{Frame, Model, Models, MoveKind, Player, Presence, State, Step};
use crate::{
    Setup, attack, begin, charge, choices, doors, field, fight, injury, morale, movement, propose,
    psychic, shooting,
};

/// A game of Kill Team 2018 in ultra-close confines.
#[derive(Clone, Debug)]
pub struct Kt18 {
    pub(crate) setup: Arc<Setup>,
    pub(crate) state: State,
    pub(crate) log: Log,
}

/// Two games are the same when they are at the same point; what has been said of the way there does not matter.
impl PartialEq for Kt18 {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.setup, &other.setup) && self.state == other.state
    }
}

impl Kt18 {
    /// A game that is about to begin. Doors are closed unless the board says otherwise (KT18-DOOR-01).
    pub fn new(setup: Arc<Setup>) -> Self {
        let models = (0..setup.models()).map(|index| Model {
            presence: Presence::Reserve,
            at: Point::default(),
            wounds: setup.card(index).wounds,
            flesh_wounds: 0,
            shaken: false,
            moved: MoveKind::None,
            readied: false,
            began_engaged: false,
            worked_door: false,
            shot: false,
            fought: false,
            charged: Models::NONE,
            charged_by: Models::NONE,
        });
        let player = |_| Player {
            cp: 0,
            zone: None,
            broken: false,
            tactics_used: 0,
            grenade_thrown: false,
            powers_tried: 0,
            score: 0,
            left: false,
        };
        let doors = setup.killzone().doors_at_start();
        let state = State {
            round: 0,
            step: Step::Draw(Initiative::new(setup.sides())),
            order: setup.sides().collect(),
            doors,
            doors_before: doors,
            players: setup.sides().map(player).collect(),
            frames: ArrayVec::new(),
            models: models.collect(),
        };
        Kt18 { setup, state, log: Log::kept() }
    }

    /// A game at a given point, checked: an untrusted state may be impossible.
    ///
    /// # Errors
    /// The field that does not hold together.
    pub fn at(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        let mut game = Kt18 { setup, state, log: Log::kept() };
        crate::validate::validate(&game)?;
        battle::advance(&mut game);
        Ok(game)
    }

    /// What the game is played with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the game is played with, shared.
    pub fn shared_setup(&self) -> Arc<Setup> {
        Arc::clone(&self.setup)
    }

    /// The state of the game.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Goes on with the step, if nothing goes on inside it.
    fn proceed_step(&mut self) -> bool {
        match self.state.step {
            Step::Zones { .. } | Step::Deploy { .. } => begin::proceed(self),
            Step::Movement { turn } => movement::proceed(self, turn),
            Step::Psychic { turn, .. } => psychic::proceed(self, turn),
            Step::Shooting { section, .. } => shooting::proceed(self, section),
            Step::Fight { section, .. } => fight::proceed(self, section),
            Step::Break { turn } => morale::break_proceed(self, turn),
            Step::Nerve { turn, model } => morale::nerve_proceed(self, turn, model),
            Step::Draw(_) | Step::Initiative(_) | Step::Over { .. } => false,
        }
    }
}

impl Battle for Kt18 {
    /// Boards, and so where teams come from, are data.
    const SETTING_UP: &'static str = "KT18-SCOPE-03";

    /// The battle round is repeated until the mission ends.
    const GOES_ON: &'static str = "KT18-CORE-05";

    fn order(&self) -> &[Side] {
        &self.state.order
    }

    fn set_order(&mut self, order: Players) {
        self.state.order = order;
    }

    fn zones(&self) -> Zones<'_> {
        let taken = self.state.players.iter().map(|player| player.zone);
        Zones::new(&self.setup.mission.drop_zones, taken)
    }

    fn give_zone(&mut self, side: Side, zone: u8) {
        self.state.players[side.index()].zone = Some(zone);
    }

    fn sets_up(&self) -> bool {
        self.state.round == 0
    }

    fn is_over(&self) -> bool {
        matches!(self.state.step, Step::Over { .. })
    }

    fn go_to(&mut self, milestone: Milestone) {
        self.state.step = match milestone {
            Milestone::Zones(turn) => Step::Zones { turn },
            Milestone::Deploy(turn) => Step::Deploy { turn },
            Milestone::Over(outcome) => Step::Over { outcome },
        };
    }

    fn proceed(&mut self) -> bool {
        match self.state.frames.last() {
            Some(Frame::Attack(_)) => attack::proceed(self),
            Some(Frame::Harm(_)) => injury::proceed(self),
            Some(Frame::Charge(_)) => charge::proceed(self),
            Some(Frame::AfterMove(_)) => doors::after_proceed(self),
            Some(Frame::DoorWork(_)) => doors::work_proceed(self),
            Some(Frame::Fighting(_)) => fight::frame_proceed(self),
            Some(Frame::Casting(_)) => psychic::frame_proceed(self),
            Some(Frame::Advance(_)) => false,
            None => self.proceed_step(),
        }
    }

    fn is_busy(&self) -> bool {
        !self.state.frames.is_empty()
    }

    fn drop_everything(&mut self) {
        self.state.frames.clear();
    }

    fn lives(&self, side: Side) -> bool {
        self.own(side).next().is_some()
    }

    fn note_leaving(&mut self, side: Side) {
        self.state.players[side.index()].left = true;
    }

    fn clear_away(&mut self, side: Side) -> bool {
        let own = self.all().filter(|model| self.side_of(*model) == side);
        let left: field::Some =
            own.filter(|model| self.model(*model).presence != Presence::OutOfAction).collect();
        for model in &left {
            let model = self.model_mut(*model);
            (model.presence, model.wounds) = (Presence::OutOfAction, 0);
            (model.shaken, model.readied) = (false, false);
        }
        !left.is_empty()
    }
}

impl Rules for Kt18 {
    fn status(&self) -> Status {
        match self.state.frames.last() {
            Some(Frame::Attack(frame)) => return attack::status(self, frame),
            Some(Frame::Harm(frame)) => return injury::status(self, frame),
            Some(Frame::Charge(frame)) => return charge::status(self, frame),
            Some(Frame::AfterMove(frame)) => return doors::after_status(self, frame),
            Some(Frame::DoorWork(frame)) => return doors::work_status(self, frame),
            Some(Frame::Fighting(frame)) => return fight::frame_status(self, frame),
            Some(Frame::Casting(frame)) => return psychic::frame_status(self, frame),
            Some(Frame::Advance(frame)) => return movement::advance_status(self, frame),
            None => {}
        }
        let turn_of = |turn: u8, ask| {
            Status::Decide(Decision { side: self.state.order[usize::from(turn)], ask })
        };
        match &self.state.step {
            Step::Draw(initiative) => initiative.status(2, RollReason::Draw),
            Step::Zones { turn } => turn_of(*turn, Ask::DropZone),
            Step::Deploy { turn } => {
                let side = self.state.order[usize::from(*turn)];
                turn_of(*turn, Ask::Deploy { left: self.in_reserve(side).count() as u8 })
            }
            Step::Initiative(initiative) => initiative.status(2, RollReason::Initiative),
            Step::Movement { turn } => turn_of(*turn, Ask::Move),
            Step::Psychic { turn, .. } => psychic::status(self, *turn),
            Step::Shooting { section, hands } => shooting::status(self, *section, hands),
            Step::Fight { section, hands } => fight::status(self, *section, hands),
            Step::Break { turn } => morale::break_status(self, *turn),
            Step::Nerve { turn, .. } => morale::nerve_status(self, *turn),
            Step::Over { outcome } => Status::Over(*outcome),
        }
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        match self.state.frames.last() {
            Some(Frame::Attack(_)) => attack::answer(self, answer)?,
            Some(Frame::Harm(_)) => return Err(Illegal::new("KT18-INJ-01", Why::NoDecision)),
            Some(Frame::Charge(_)) => charge::answer(self, answer)?,
            Some(Frame::AfterMove(_)) => doors::after_answer(self, answer)?,
            Some(Frame::DoorWork(_)) => doors::work_answer(self, answer)?,
            Some(Frame::Fighting(_)) => fight::frame_answer(self, answer)?,
            Some(Frame::Casting(_)) => psychic::frame_answer(self, answer)?,
            Some(Frame::Advance(_)) => movement::advance_answer(self, answer)?,
            None => match self.state.step {
                Step::Zones { turn } => battle::take_zone(self, turn, answer)?,
                Step::Deploy { turn } => begin::deploy(self, turn, answer)?,
                Step::Movement { turn } => movement::answer(self, turn, answer)?,
                Step::Psychic { turn, .. } => psychic::answer(self, turn, answer)?,
                Step::Shooting { section, .. } => shooting::answer(self, section, answer)?,
                Step::Fight { section, .. } => fight::answer(self, section, answer)?,
                Step::Draw(_) | Step::Initiative(_) => {
                    return Err(Illegal::new("KT18-INIT-01", Why::NoDecision));
                }
                Step::Break { .. } | Step::Nerve { .. } => {
                    return Err(Illegal::new("KT18-MORALE-03", Why::NoDecision));
                }
                Step::Over { .. } => return Err(Illegal::new("KT18-CORE-05", Why::NoDecision)),
            },
        }
        battle::advance(self);
        Ok(())
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        self.log.dice(&self.status(), faces, "KT18-CORE-06")?;
        match self.state.frames.last() {
            Some(Frame::Attack(_)) => attack::roll(self, faces),
            Some(Frame::Harm(_)) => injury::roll(self, faces),
            Some(Frame::Charge(_)) => charge::roll(self, faces),
            Some(Frame::AfterMove(_)) => doors::after_roll(self, faces),
            Some(Frame::DoorWork(_)) => doors::work_roll(self, faces),
            Some(Frame::Casting(_)) => psychic::frame_roll(self, faces),
            Some(Frame::Advance(_)) => movement::advance_roll(self, faces),
            Some(Frame::Fighting(_)) => {}
            None => match self.state.step {
                Step::Draw(_) => self.roll_draw(faces),
                Step::Initiative(_) => self.roll_initiative(faces),
                Step::Break { turn } => morale::break_roll(self, turn, faces),
                Step::Nerve { turn, model } => morale::nerve_roll(self, turn, model, faces),
                _ => {}
            },
        }
        battle::advance(self);
        Ok(())
    }

    fn leave(&mut self, side: Side, why: Leaving) -> Result<(), Illegal> {
        battle::leave(self, side, why)
    }

    fn has_left(&self, side: Side) -> bool {
        self.state.players.get(side.index()).is_some_and(|player| player.left)
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

    fn sides(&self) -> usize {
        self.state.players.len()
    }

    fn view(&self, _side: Side) -> Self {
        // KT18-CORE-04: everybody may measure everything; nothing is hidden.
        self.clone()
    }
}
