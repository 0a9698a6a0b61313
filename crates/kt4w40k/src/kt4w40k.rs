//! A game: what it waits for, and where answers and dice go.

use std::sync::Arc;

use battle::{Battle, Initiative, Milestone, Players, Zones};
use dice::{Chance, Face, FaceCounts};
use geometry::Footing;
use table::{
    Answer, Ask, BadState, Choices, Decision, HashForm, Illegal, Leaving, Log, RerollSource, Roll,
    RollReason, Rules, Side, Status, Why,
};

use crate::state::{
    Choice, Fallen, Frame, Model, Player, State, Step, Unit, UnitIx, Units, Whereabouts,
};
use crate::stratagems::Generic;
use crate::transport::{Bail, BailStage};
use crate::{
    Setup, attack, begin, charge, choices, fight, harm, morale, movement, opportunity, propose,
    psychic, reserve, stratagems, transport, turn,
};

/// A game of Warhammer 40,000 with the alternation of Kill Team.
#[derive(Clone, Debug)]
pub struct Kt4w40k {
    pub(crate) setup: Arc<Setup>,
    pub(crate) state: State,
    pub(crate) log: Log,
}

/// Two games are the same when they are at the same point; what has been said of the way there does not matter.
impl PartialEq for Kt4w40k {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.setup, &other.setup) && self.state == other.state
    }
}

impl Kt4w40k {
    /// A game that is about to begin.
    pub fn new(setup: Arc<Setup>) -> Self {
        let unit = |_| Unit {
            place: Whereabouts::Waiting,
            choice: Choice::None,
            prepared: false,
            moved: false,
            charged: false,
            targets: Units::NONE,
            charged_by: Units::NONE,
            began_engaged: false,
            disembarked: false,
            arrived: false,
            cast: false,
            denied: 0,
            shot: false,
            fought: false,
            tested: false,
            lost: 0,
            decisive_move: false,
            decisive_shot: false,
            allocated: None,
            shifted: false,
            shifts_next: false,
            demoralised: false,
            demoralised_next: false,
            intervened: false,
            boosts: [0; Side::MAX],
            blessings: 0,
        };
        let model = |index| Model {
            at: Footing::default(),
            wounds: setup.profile(index).wounds,
            moved: false,
        };
        let players = setup.armies.iter().map(|army| Player {
            cp: army.cp,
            zone: None,
            used: 0,
            smites: 0,
            powers: 0,
            deployed_first: false,
            score: 0,
            left: false,
        });
        let state = State {
            turn: 0,
            step: Step::Draw(Initiative::new(setup.sides())),
            order: setup.sides().collect(),
            players: players.collect(),
            doors: setup.killzone().doors_at_start(),
            frames: Vec::new(),
            units: (0..setup.units()).map(unit).collect(),
            models: (0..setup.models()).map(model).collect(),
        };
        Kt4w40k { setup, state, log: Log::kept() }
    }

    /// A game at a given point, checked: an untrusted state may be impossible.
    ///
    /// # Errors
    /// The field that does not hold together.
    pub fn at(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        let mut game = Kt4w40k { setup, state, log: Log::kept() };
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

    /// The roll that the game waits for, command re-rolls apart.
    fn due(&self) -> Status {
        match self.state.frames.last() {
            Some(Frame::Attack(frame)) => attack::status(self, frame),
            Some(Frame::Harm(frame)) => harm::status(self, frame),
            Some(Frame::Charge(frame)) => charge::status(self, frame),
            Some(Frame::Withdrawal(frame)) => opportunity::status(self, frame),
            Some(Frame::Fighting(frame)) => fight::status(self, frame),
            Some(Frame::Casting(frame)) => psychic::status(self, frame),
            Some(Frame::Morale(frame)) => morale::status(self, frame),
            Some(Frame::March(frame)) => movement::march_status(self, frame),
            Some(Frame::Response(frame)) => stratagems::status(self, frame),
            Some(Frame::Bail(frame)) => transport::bail_status(self, frame),
            Some(Frame::Embark(unit)) => {
                let ask = Ask::Embark { model: self.id(*unit) };
                Status::Decide(Decision { side: self.side_of(*unit), ask })
            }
            Some(Frame::Landed(unit)) => {
                Status::Decide(Decision { side: self.side_of(*unit), ask: Ask::Move })
            }
            Some(Frame::Fallen(fallen)) => match fallen.again {
                Some(_) => {
                    let reason = RollReason::Reroll;
                    Status::Roll(Roll { side: fallen.side, dice: 1, reason })
                }
                None => Status::Decide(Decision { side: fallen.side, ask: Ask::Reroll }),
            },
            None => turn::status(self),
        }
    }

    /// Hands dice to whatever waits for them; one of them may have been rolled again already.
    fn land(&mut self, faces: &[Face], again: Option<u8>) {
        match self.state.frames.last() {
            Some(Frame::Attack(_)) => attack::roll(self, faces, again),
            Some(Frame::Harm(_)) => harm::roll(self, faces),
            Some(Frame::Charge(_)) => charge::roll(self, faces),
            Some(Frame::Casting(_)) => psychic::roll(self, faces),
            Some(Frame::Morale(_)) => morale::roll(self, faces),
            Some(Frame::March(_)) => movement::march_roll(self, faces),
            Some(Frame::Bail(_)) => transport::bail_roll(self, faces),
            Some(_) => {}
            None => match self.state.step {
                Step::Draw(_) => self.roll_draw(faces),
                Step::Initiative(_) => self.roll_initiative(faces),
                Step::DecisiveOrder(_) => self.roll_decisive(faces),
                _ => {}
            },
        }
    }

    /// K4W-STRAT-05: whether a player may roll one of these dice again: any roll for a unit, not those that settle an
    /// order of players, and no die twice (K4W-BASE-08).
    fn may_reroll(&self, side: Side, reason: RollReason) -> bool {
        let order =
            matches!(reason, RollReason::Draw | RollReason::Initiative | RollReason::Decisive);
        let again = match self.state.frames.last() {
            Some(Frame::Attack(frame)) => matches!(
                frame.stage,
                attack::Stage::Again { .. } | attack::Stage::WoundAgain { .. }
            ),
            _ => false,
        };
        !order && !again && self.may_pay(side, Generic::CommandReroll).is_ok()
    }

    fn settle(&mut self, faces: &[Face], again: Option<u8>) {
        self.state.frames.pop();
        self.land(faces, again);
    }

    fn reroll_answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        const RULE: &str = "K4W-STRAT-05";
        let Some(Frame::Fallen(fallen)) = self.state.frames.last() else {
            return Err(Illegal::new(RULE, Why::NoDecision));
        };
        let Fallen { side, faces, .. } = fallen.clone();
        match answer {
            Answer::Pass => self.settle(&faces, None),
            Answer::Reroll(RerollSource::Command, one) => {
                let die = faces.iter().position(|face| {
                    let mut alone = FaceCounts::default();
                    alone.add(*face);
                    alone == *one
                });
                let Some(die) = die else { return Err(Illegal::new(RULE, Why::NoSuchDie)) };
                self.pay(side, Generic::CommandReroll, None);
                if let Some(Frame::Fallen(fallen)) = self.state.frames.last_mut() {
                    fallen.again = Some(die as u8);
                }
            }
            _ => return Err(Illegal::not_asked(RULE, "reroll command FACE, pass")),
        }
        Ok(())
    }
}

impl Battle for Kt4w40k {
    /// Where armies set up is the scenario's.
    const SETTING_UP: &'static str = "K4W-CORE-06";

    /// So is how long the battle goes on.
    const GOES_ON: &'static str = "K4W-CORE-06";

    fn order(&self) -> &[Side] {
        &self.state.order
    }

    fn set_order(&mut self, order: Players) {
        self.state.order = order;
    }

    fn zones(&self) -> Zones<'_> {
        let taken = self.state.players.iter().map(|player| player.zone);
        Zones::new(&self.setup.scenario.zones, taken)
    }

    fn give_zone(&mut self, side: Side, zone: u8) {
        self.state.players[side.index()].zone = Some(zone);
    }

    fn sets_up(&self) -> bool {
        self.state.turn == 0
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
        // K4W-TRANS-04: whoever sits in a wreck gets out before anything else happens.
        if !matches!(self.state.frames.last(), Some(Frame::Bail(_)))
            && let Some((unit, transport)) = self.in_a_wreck()
        {
            let stage = BailStage::Place;
            self.state.frames.push(Frame::Bail(Bail { unit, transport, stage }));
        }
        match self.state.frames.last() {
            Some(Frame::Attack(_)) => attack::proceed(self),
            Some(Frame::Harm(_)) => harm::proceed(self),
            Some(Frame::Charge(_)) => charge::proceed(self),
            Some(Frame::Withdrawal(_)) => opportunity::proceed(self),
            Some(Frame::Fighting(_)) => fight::proceed(self),
            Some(Frame::Casting(_)) => psychic::proceed(self),
            Some(Frame::Morale(_)) => morale::proceed(self),
            Some(Frame::Response(_)) => stratagems::proceed(self),
            Some(Frame::Bail(_)) => transport::bail_proceed(self),
            Some(Frame::Embark(unit)) => {
                let unit = *unit;
                transport::embark_proceed(self, unit)
            }
            Some(Frame::Landed(unit)) => {
                let unit = *unit;
                reserve::landed_proceed(self, unit)
            }
            Some(Frame::March(_) | Frame::Fallen(_)) => false,
            None => begin::proceed(self) || turn::proceed(self),
        }
    }

    fn is_busy(&self) -> bool {
        !self.state.frames.is_empty()
    }

    fn drop_everything(&mut self) {
        self.state.frames.clear();
    }

    /// Whether a player has anything left: on the table, aboard or in reserve.
    fn lives(&self, side: Side) -> bool {
        self.remaining(side).next().is_some()
    }

    fn note_leaving(&mut self, side: Side) {
        self.state.players[side.index()].left = true;
    }

    fn clear_away(&mut self, side: Side) -> bool {
        let left: Vec<UnitIx> = self.remaining(side).collect();
        left.iter().for_each(|unit| self.wipe_out(*unit));
        !left.is_empty()
    }
}

impl Rules for Kt4w40k {
    fn status(&self) -> Status {
        self.due()
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        if !matches!(self.status(), Status::Decide(_)) {
            return Err(Illegal::new("K4W-CORE-08", Why::NoDecision));
        }
        match self.state.frames.last() {
            Some(Frame::Attack(_)) => attack::answer(self, answer)?,
            Some(Frame::Harm(_)) => harm::answer(self, answer)?,
            Some(Frame::Charge(_)) => charge::answer(self, answer)?,
            Some(Frame::Withdrawal(_)) => opportunity::answer(self, answer)?,
            Some(Frame::Fighting(_)) => fight::frame_answer(self, answer)?,
            Some(Frame::Casting(_)) => psychic::frame_answer(self, answer)?,
            Some(Frame::Morale(_)) => morale::frame_answer(self, answer)?,
            Some(Frame::March(_)) => movement::march_answer(self, answer)?,
            Some(Frame::Embark(unit)) => {
                let unit = *unit;
                transport::embark_answer(self, unit, answer)?;
            }
            Some(Frame::Landed(unit)) => {
                let unit = *unit;
                reserve::landed_answer(self, unit, answer)?;
            }
            Some(Frame::Fallen(_)) => self.reroll_answer(answer)?,
            Some(Frame::Response(_)) => stratagems::answer(self, answer)?,
            Some(Frame::Bail(_)) => transport::bail_answer(self, answer)?,
            None => turn::answer(self, answer)?,
        }
        battle::advance(self);
        Ok(())
    }

    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        let Roll { side, reason, .. } = self.log.dice(&self.status(), faces, "K4W-BASE-08")?;
        if let Some(Frame::Fallen(fallen)) = self.state.frames.last() {
            let (mut settled, again) = (fallen.faces.clone(), fallen.again);
            if let Some(die) = again.and_then(|die| settled.get_mut(usize::from(die))) {
                *die = faces[0];
            }
            self.settle(&settled, again);
        } else if self.may_reroll(side, reason) {
            let (faces, again) = (faces.to_vec(), None);
            self.state.frames.push(Frame::Fallen(Fallen { side, reason, faces, again }));
        } else {
            self.land(faces, None);
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
}
