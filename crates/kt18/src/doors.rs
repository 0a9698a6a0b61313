//! Doors: who works them, contests, and models in the way (section 15), and Remote Access (KT18-TAC-06 to -08). Nobody
//! attacks a door (KT18-DOOR-04).

use arrayvec::ArrayVec;
use battle::{Roster, d3, next_able};
use dice::Face;
use geometry::OpenDoors;
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Event, Illegal, Roll, RollReason, Side, Status, Why};

use crate::field::Some as Several;
use crate::injury::Harm;
use crate::state::{Frame, ModelIx, MoveKind};
use crate::switches::DoorEnemyCheck;
use crate::tactics::Tactic;
use crate::{ENGAGED, Kt18};

/// A model that has ended a normal move and may work doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AfterMove {
    /// The model.
    pub model: ModelIx,
    /// Doors worked from a control point.
    pub remote: Remote,
    /// Those that it has worked so already, a bit each.
    pub worked: OpenDoors,
}

impl AfterMove {
    /// A model that has just moved.
    pub(crate) fn new(model: ModelIx) -> Self {
        AfterMove { model, remote: Remote::Unused, worked: OpenDoors::default() }
    }

    /// Whether doors are being worked from a control point.
    pub(crate) const fn works_afar(&self) -> bool {
        matches!(self.remote, Remote::Doors(left) if left > 0)
    }
}

/// Doors worked from a control point (KT18-TAC-06, -07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remote {
    /// Not used.
    Unused,
    /// A Comms specialist rolls for the number of doors.
    Rolling,
    /// So many doors may still be worked.
    Doors(u8),
}

/// An attempt to work a door (KT18-DOOR-14): contest, then the doorway, then the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DoorWork {
    /// Who works it.
    pub model: ModelIx,
    /// Which, from 0.
    pub door: u8,
    /// Its stage.
    pub stage: WorkStage,
}

/// The stage of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkStage {
    /// Opponents are asked in order whether they contest it (KT18-DOOR-08).
    Contest {
        /// The place in the order.
        turn: u8,
    },
    /// The two players roll off.
    RollOff {
        /// The player who contests.
        against: Side,
        /// What the player who works the door rolled.
        rolled: Option<u8>,
    },
    /// The winner of the roll-off decides.
    Decide {
        /// The player.
        side: Side,
    },
    /// It is to change, if nobody stands in it.
    Change,
    /// Models in the doorway are rolled for (KT18-DOOR-10).
    Crush,
}

impl Kt18 {
    /// The index of a door by its number.
    ///
    /// # Errors
    /// If there is no such door.
    pub(crate) fn door(&self, number: u8) -> Result<u8, Illegal> {
        let doors = self.setup.killzone().doors().len() as u8;
        match number.checked_sub(1).filter(|door| *door < doors) {
            Some(door) => Ok(door),
            None => Err(Illegal::new("KT18-DOOR-01", Why::NoSuchDoor { doors })),
        }
    }

    /// KT18-DOOR-05, -13: whether a model may work doors at all.
    fn may_work_doors(&self, model: ModelIx) -> Result<(), Illegal> {
        let (state, id) = (self.model(model), self.id(model));
        let no = |why| Err(Illegal::new("KT18-DOOR-05", why));
        if !self.card(model).keywords.infantry {
            return no(Why::NotInfantry { model: id });
        }
        if state.shaken {
            return no(Why::Shaken { model: id });
        }
        if state.readied {
            return no(Why::IsReadied { model: id });
        }
        if state.worked_door {
            return Err(Illegal::new("KT18-DOOR-13", Why::DoorAttempted { model: id }));
        }
        Ok(())
    }

    /// KT18-DOOR-06: whether a model that stays may work a door it began the phase at.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_work_standing(&self, model: ModelIx, door: u8) -> Result<(), Illegal> {
        self.may_work_doors(model)?;
        let base = self.base(model);
        if self.scene().door_within(self.state.doors_before, &base, door, ENGAGED) {
            return Ok(());
        }
        Err(Illegal::new("KT18-DOOR-06", Why::DoorTooFar { door: self.door_name(door) }))
    }

    /// KT18-DOOR-07: whether a model that has ended a normal move may work a door there.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_work_after_move(&self, model: ModelIx, door: u8) -> Result<(), Illegal> {
        self.may_work_doors(model)?;
        let no = |why| Err(Illegal::new("KT18-DOOR-07", why));
        if self.model(model).moved != MoveKind::Normal {
            return no(Why::HasActed { model: self.id(model) });
        }
        if !self.at_door(model, door) {
            return no(Why::DoorTooFar { door: self.door_name(door) });
        }
        // Shaken enemies count here.
        let mut enemies = self.enemies_of(self.side_of(model));
        let guard = match self.setup.switches.door_enemy_check {
            DoorEnemyCheck::Door => enemies.find(|enemy| self.at_door(*enemy, door)),
            DoorEnemyCheck::Operator => enemies.find(|enemy| self.engaged(*enemy, model)),
        };
        match guard {
            Some(enemy) => {
                let (door, model) = (self.door_name(door), self.id(enemy));
                no(Why::DoorGuarded { door, model })
            }
            None => Ok(()),
        }
    }

    /// KT18-TAC-06: whether a model that has ended a normal move may use Remote Access.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_access(&self, model: ModelIx) -> Result<(), Illegal> {
        let (state, id) = (self.model(model), self.id(model));
        self.may_pay(self.side_of(model), Tactic::RemoteAccess)?;
        let no = |why| Err(Illegal::new("KT18-TAC-06", why));
        if !self.card(model).keywords.infantry {
            return no(Why::NotInfantry { model: id });
        }
        if state.shaken {
            return no(Why::Shaken { model: id });
        }
        if state.moved != MoveKind::Normal {
            return no(Why::HasActed { model: id });
        }
        let points = 0..self.setup.killzone().control_points().len();
        let mut guard = None;
        for point in points.filter(|point| self.at_control_point(model, *point)) {
            let mut enemies = self.enemies_of(self.side_of(model));
            match enemies.find(|enemy| self.at_control_point(*enemy, point)) {
                None => return Ok(()),
                found => guard = found,
            }
        }
        no(match guard {
            Some(enemy) => Why::ControlPointGuarded { model: self.id(enemy) },
            None => Why::NoControlPoint { model: id },
        })
    }

    /// Whether a model that has moved may work a door now: from afar, each door once (KT18-TAC-07); by hand, another
    /// one (KT18-TAC-08).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_work(&self, after: &AfterMove, door: u8) -> Result<(), Illegal> {
        let far = after.works_afar();
        if after.worked.is_open(door) {
            let rule = if far { "KT18-TAC-07" } else { "KT18-TAC-08" };
            return Err(Illegal::new(rule, Why::DoorWorked { door: self.door_name(door) }));
        }
        // KT18-TAC-06: as if the model were within 1" of it.
        if far { Ok(()) } else { self.may_work_after_move(after.model, door) }
    }

    /// Whether a model that has moved has any door to work.
    fn any_door(&self, after: &AfterMove) -> bool {
        let mut doors = 0..self.setup.killzone().doors().len() as u8;
        doors.any(|door| self.may_work(after, door).is_ok())
            || (!after.works_afar() && self.may_access(after.model).is_ok())
    }

    /// Those who stand in a doorway (KT18-DOOR-11).
    fn in_the_way(&self, door: u8) -> Several {
        self.standing().filter(|model| self.in_doorway(*model, door)).collect()
    }

    /// The enemies of a player that may contest a door (KT18-DOOR-08).
    pub fn contesters(&self, side: Side, door: u8) -> impl Iterator<Item = ModelIx> + '_ {
        let near = self.own(side).filter(move |model| self.at_door(*model, door));
        near.filter(|model| !self.model(*model).shaken)
    }

    pub(crate) fn work_door(&mut self, model: ModelIx, door: u8) {
        let name = self.door_name(door);
        self.log.push(Event::WorksDoor { model: self.id(model), door: name });
        let stage = WorkStage::Contest { turn: 0 };
        self.state.frames.push(Frame::DoorWork(DoorWork { model, door, stage }));
    }
}

/// What a model that has moved waits for.
pub fn after_status(game: &Kt18, after: &AfterMove) -> Status {
    let (side, model) = (game.side_of(after.model), game.id(after.model));
    let ask = match after.remote {
        Remote::Rolling => {
            return Status::Roll(Roll { side, dice: 1, reason: RollReason::Doors });
        }
        Remote::Doors(left) if left > 0 => Ask::RemoteDoors { model, left },
        _ => Ask::Doors { model },
    };
    Status::Decide(Decision { side, ask })
}

fn after_mut(game: &mut Kt18) -> &mut AfterMove {
    match game.state.frames.last_mut() {
        Some(Frame::AfterMove(after)) => after,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

/// Whether the model has nothing more to choose: then it is done.
pub fn after_proceed(game: &mut Kt18) -> bool {
    let after = *after_mut(game);
    // A door may have crushed whoever works it from afar; then nobody is left to work another.
    let choosing = game.stands(after.model)
        && match after.remote {
            Remote::Rolling => true,
            _ => game.any_door(&after),
        };
    if choosing {
        return false;
    }
    if game.stands(after.model) && after.works_afar() {
        // Every door has been worked; there may be something left by hand.
        after_mut(game).remote = Remote::Doors(0);
    } else {
        game.state.frames.pop();
    }
    true
}

/// Takes the answer of a model that has moved: a door by hand, Remote Access, or neither.
///
/// # Errors
/// The rule that forbids it.
pub fn after_answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    let after = *after_mut(game);
    let (model, from_afar) = (after.model, after.works_afar());
    match answer {
        Answer::Pass if from_afar => after_mut(game).remote = Remote::Doors(0),
        Answer::Pass => {
            game.state.frames.pop();
        }
        Answer::Door(number) => {
            let door = game.door(*number)?;
            game.may_work(&after, door)?;
            match after.remote {
                Remote::Doors(left) if left > 0 => {
                    let frame = after_mut(game);
                    frame.remote = Remote::Doors(left - 1);
                    frame.worked = frame.worked.with(door, true);
                }
                _ => game.model_mut(model).worked_door = true,
            }
            game.work_door(model, door);
        }
        Answer::Ploy(ploy, on) if !from_afar => {
            Kt18::named(*ploy, Tactic::RemoteAccess)?;
            if on.is_some_and(|on| on != game.id(model)) {
                return Err(Illegal::new("KT18-TAC-06", Why::PloyTarget { ploy: *ploy }));
            }
            game.may_access(model)?;
            let (side, id) = (game.side_of(model), game.id(model));
            let comms = game.card(model).keywords.comms;
            game.pay(side, Tactic::RemoteAccess, id);
            // KT18-TAC-07: a Comms specialist works up to D3 doors.
            let frame = after_mut(game);
            frame.remote = if comms { Remote::Rolling } else { Remote::Doors(1) };
            frame.worked = OpenDoors::default();
        }
        _ if from_afar => return Err(Illegal::not_asked("KT18-TAC-06", "door N, pass")),
        _ => {
            let expected = "door N, ploy remote-access, pass";
            return Err(Illegal::not_asked("KT18-DOOR-07", expected));
        }
    }
    Ok(())
}

/// Takes the die of a Comms specialist (KT18-TAC-07).
pub fn after_roll(game: &mut Kt18, faces: &[Face]) {
    after_mut(game).remote = Remote::Doors(d3(faces[0]));
}

fn work_mut(game: &mut Kt18) -> &mut DoorWork {
    match game.state.frames.last_mut() {
        Some(Frame::DoorWork(work)) => work,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

/// What an attempt waits for.
pub fn work_status(game: &Kt18, work: &DoorWork) -> Status {
    let own = game.side_of(work.model);
    let door = work.door + 1;
    let roll = |side, dice, reason| Status::Roll(Roll { side, dice, reason });
    let decide = |side, ask| Status::Decide(Decision { side, ask });
    match work.stage {
        WorkStage::Contest { turn } => {
            decide(game.state.order[usize::from(turn)], Ask::Contest { door })
        }
        WorkStage::RollOff { rolled: None, .. } => roll(own, 1, RollReason::RollOff),
        WorkStage::RollOff { against, .. } => roll(against, 1, RollReason::RollOff),
        WorkStage::Decide { side } => decide(side, Ask::DoorState { door }),
        WorkStage::Change | WorkStage::Crush => {
            roll(own, game.in_the_way(work.door).len() as u8, RollReason::Crush)
        }
    }
}

/// Advances until dice or a choice are needed; a door that is worked opens or closes at once, for whoever
/// comes later (KT18-DOOR-09). Returns whether anything happened.
pub fn work_proceed(game: &mut Kt18) -> bool {
    let DoorWork { model, door, stage } = *work_mut(game);
    match stage {
        WorkStage::Contest { turn } => {
            let own = game.side_of(model);
            let able = |side: Side| side != own && game.contesters(side, door).next().is_some();
            let stage = match next_able(&game.state.order, turn, able) {
                Some(next) if next == turn => return false,
                Some(turn) => WorkStage::Contest { turn },
                None => WorkStage::Change,
            };
            work_mut(game).stage = stage;
            true
        }
        WorkStage::Change => {
            let closing = game.state.doors.is_open(door);
            if let (true, Some(first)) = (closing, game.in_the_way(door).first()) {
                let (name, model) = (game.door_name(door), game.id(*first));
                game.log.push(Event::DoorBlocked { door: name, model });
                work_mut(game).stage = WorkStage::Crush;
                return true;
            }
            game.state.doors = game.state.doors.with(door, !closing);
            let name = game.door_name(door);
            game.log.push(match closing {
                true => Event::DoorCloses { door: name },
                false => Event::DoorOpens { door: name },
            });
            game.state.frames.pop();
            true
        }
        _ => false,
    }
}

/// Takes a player's choice about a door: to contest it, or what becomes of it.
///
/// # Errors
/// The rule that forbids it.
pub fn work_answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-DOOR-08";
    let DoorWork { door, stage, .. } = *work_mut(game);
    match (stage, answer) {
        (WorkStage::Contest { turn }, Answer::Pass) => {
            work_mut(game).stage = WorkStage::Contest { turn: turn + 1 };
        }
        (WorkStage::Contest { turn }, Answer::Pick(id)) => {
            let side = game.state.order[usize::from(turn)];
            let contester = game.find_own(side, *id, RULE)?;
            if !game.contesters(side, door).any(|model| model == contester) {
                return Err(Illegal::new(RULE, Why::CannotContest { model: *id }));
            }
            let name = game.door_name(door);
            game.log.push(Event::Contests { model: *id, door: name });
            work_mut(game).stage = WorkStage::RollOff { against: side, rolled: None };
        }
        (WorkStage::Contest { .. }, _) => return Err(Illegal::not_asked(RULE, "pick MODEL, pass")),
        (WorkStage::Decide { .. }, Answer::Yes) => work_mut(game).stage = WorkStage::Change,
        (WorkStage::Decide { .. }, Answer::Pass) => {
            let name = game.door_name(door);
            game.log.push(Event::DoorStays { door: name });
            game.state.frames.pop();
        }
        (WorkStage::Decide { .. }, _) => return Err(Illegal::not_asked(RULE, "yes, pass")),
        _ => return Err(Illegal::new(RULE, Why::NoDecision)),
    }
    Ok(())
}

/// Takes the dice of a roll-off, or of a door that closes on models: each 1 hurts, the attempt is spent, and whoever
/// closes the door rolls for injuries (KT18-DOOR-10, -12).
pub fn work_roll(game: &mut Kt18, faces: &[Face]) {
    let DoorWork { model, door, stage } = *work_mut(game);
    match stage {
        WorkStage::RollOff { against, rolled: None } => {
            let rolled = Some(faces[0].get());
            work_mut(game).stage = WorkStage::RollOff { against, rolled };
        }
        WorkStage::RollOff { against, rolled: Some(rolled) } => {
            let own = game.side_of(model);
            let winner = match rolled.cmp(&faces[0].get()) {
                std::cmp::Ordering::Greater => Some(own),
                std::cmp::Ordering::Less => Some(against),
                std::cmp::Ordering::Equal => None,
            };
            work_mut(game).stage = match winner {
                Some(side) => WorkStage::Decide { side },
                None => WorkStage::RollOff { against, rolled: None },
            };
            if let Some(side) = winner {
                game.log.push(Event::RollOff { side });
            }
        }
        _ => {
            let hurt = game.in_the_way(door).into_iter().zip(faces);
            let hurt = hurt.filter(|(_, face)| **face == Face::ONE).map(|(model, _)| (model, 1));
            let mut to: ArrayVec<_, { crate::MAX_MODELS }> = hurt.collect();
            to.reverse();
            let by = game.side_of(model);
            game.state.frames.pop();
            if !to.is_empty() {
                game.state.frames.push(Frame::Harm(Harm { by, from: None, to }));
            }
        }
    }
}
