//! An activation: what the active operative does, action by action (section 6).

use geometry::Length;
use serde::{Deserialize, Serialize};
use skirmish::{
    Action, ActionRules, ActionSet, Field, Lasts, MoveRules, Occasion, OpIx, Readiness, Scheme,
    use_ploy, work_door,
};
use table::{Answer, Ask, Decision, Event, Illegal, MoveAction, Status, Way, Why};

use crate::state::{Frame, word};
use crate::{Kt21, fight, firefight, moves, shoot};

/// The active operative and what it has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The active operative.
    pub op: OpIx,
    /// The action points it has spent.
    pub ap_spent: u8,
    /// The actions it has performed.
    pub performed: ActionSet,
    /// Whether it has shot with a Heavy weapon (KT21-WR-HEAVY).
    pub heavy: bool,
}

impl Activation {
    /// The beginning of an activation.
    pub fn new(op: OpIx) -> Self {
        Activation { op, ap_spent: 0, performed: ActionSet::default(), heavy: false }
    }
}

impl Kt21 {
    /// The activation that is going on.
    pub fn activation(&self) -> Option<&Activation> {
        match self.state.frames.first() {
            Some(Frame::Activation(activation)) => Some(activation),
            _ => None,
        }
    }

    fn activation_mut(&mut self) -> Option<&mut Activation> {
        match self.state.frames.first_mut() {
            Some(Frame::Activation(activation)) => Some(activation),
            _ => None,
        }
    }

    /// The action points that the active operative has left (KT21-FF-05).
    pub fn ap_left(&self, activation: &Activation) -> u8 {
        self.apl(activation.op).saturating_sub(activation.ap_spent)
    }
}

/// What the game asks of the active operative's player.
pub fn status(game: &Kt21, activation: &Activation) -> Status {
    let model = game.model(activation.op);
    let ap = game.ap_left(activation);
    Status::Decide(Decision { side: model.side, ask: Ask::Act { model, ap } })
}

/// What an action costs now: nothing if a ploy makes the move free, else its AP.
fn cost(game: &Kt21, op: OpIx, action: Action) -> u8 {
    match action {
        Action::Move(kind) if game.free_move(op, kind) => 0,
        _ => action.cost(),
    }
}

/// Whether the active operative may perform an action at all, wherever to or at whomever: checked when the
/// action starts (KT21-ACT-GEN-02), and once in an activation (KT21-FF-06) but for Pass (KT21-ACT-PASS-02). Returns
/// what it costs.
///
/// # Errors
/// The rule that forbids it.
pub fn may_perform(game: &Kt21, activation: &Activation, action: Action) -> Result<u8, Illegal> {
    let performed = activation.performed;
    if performed.contains(action) && action != Action::Pass {
        return Err(Illegal::new("KT21-FF-06", Why::Repeated { action: word(action) }));
    }
    if let Some((rule, after)) = ACTION_RULES.barred_after(action, performed) {
        let (action, after) = (word(action), word(after));
        return Err(Illegal::new(rule, Why::BarredAfter { action, after }));
    }
    // KT21-WR-HEAVY, KT21-OP-53: Dash stays allowed.
    if activation.heavy && matches!(action, Action::Move(kind) if kind != MoveAction::Dash) {
        return Err(Illegal::new("KT21-WR-HEAVY", Why::HeavyFired));
    }
    let (price, left) = (cost(game, activation.op, action), game.ap_left(activation));
    if price > left {
        return Err(Illegal::new("KT21-ACT-GEN-01", Why::TooFewAp { cost: price, left }));
    }
    stands_right(game, activation.op, action)?;
    Ok(price)
}

/// KT21-ACT-GEN-03, KT21-OP-13: actions that exclude one another in one activation, in either order; enemies within
/// Engagement Range, which Fall Back and Fight need and nothing else allows. An Engage order forbids nothing
/// (KT21-ORDER-01); Fight and Fall Back ask for no order (KT21-ORDER-02, KT21-OP-46).
///
/// By action: KT21-ACT-MOVE-02, -03, KT21-ACT-DASH-02, -03, KT21-ACT-FALLBACK-02, -04, KT21-ACT-CHARGE-03 to -05,
/// KT21-ACT-SHOOT-02, KT21-ACT-FIGHT-02.
const ACTION_RULES: ActionRules = ActionRules {
    excluding: MoveRules {
        reposition: "KT21-ACT-MOVE-03",
        dash: "KT21-ACT-DASH-03",
        fall_back: "KT21-ACT-FALLBACK-04",
        charge: "KT21-ACT-CHARGE-05",
    },
    charge_order: "KT21-ACT-CHARGE-04",
    moves: MoveRules {
        reposition: "KT21-ACT-MOVE-02",
        dash: "KT21-ACT-DASH-02",
        fall_back: "KT21-ACT-FALLBACK-02",
        charge: "KT21-ACT-CHARGE-03",
    },
    shoot: "KT21-ACT-SHOOT-02",
    fight: "KT21-ACT-FIGHT-02",
};

/// The conditions of an action on where the operative stands and under what order.
pub fn stands_right(game: &Kt21, op: OpIx, action: Action) -> Result<(), Illegal> {
    ACTION_RULES.stands_right(game, (op, game.operative(op).order), action)
}

/// The active operative works a door: for 1 AP, under any order, with no enemy at close quarters (KT18-SCOPE-02).
fn turn_door(game: &mut Kt21, activation: &Activation, number: u8) -> Result<(), Illegal> {
    let price = may_perform(game, activation, Action::Door)?;
    let worked = work_door(game, activation.op, number)?;
    game.state.doors = worked.doors;
    perform(game, Action::Door, price);
    game.log.push(worked.event);
    game.lapse(Lasts::Action);
    Ok(())
}

/// Takes the player's next answer for the active operative. Shoot is one shooting attack (KT21-ACT-SHOOT-01), Fight
/// one combat (KT21-ACT-FIGHT-01); a move is a move only, a Charge too (KT21-ACT-CHARGE-06).
pub fn answer(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    let Some(activation) = game.activation().copied() else {
        return Err(Illegal::new("KT21-FF-05", Why::NoDecision));
    };
    match answer {
        Answer::Pass => {
            let price = may_perform(game, &activation, Action::Pass)?;
            pass(game, price);
            Ok(())
        }
        // KT21-OP-14: the shorthand for as many Passes as are needed.
        Answer::End => {
            pass(game, game.ap_left(&activation));
            finish(game);
            Ok(())
        }
        Answer::Ploy(ploy, on) => {
            let side = game.side_of(activation.op);
            use_ploy(game, side, *ploy, *on, Occasion::Activation(activation.op))
        }
        Answer::Move(kind, way) => move_operative(game, &activation, *kind, way),
        Answer::Door(number) => turn_door(game, &activation, *number),
        Answer::Shoot { weapon, targets, split, from } => {
            may_perform(game, &activation, Action::Shoot)?;
            let armed = shoot::arm(game, &activation, *weapon)?;
            let frame = armed.aim(game, targets, split, *from)?;
            perform(game, Action::Shoot, armed.cost);
            if let Some(activation) = game.activation_mut() {
                activation.heavy |= armed.rules.heavy;
            }
            shoot::open(game, frame);
            Ok(())
        }
        Answer::Fight { target, weapon } => {
            let price = may_perform(game, &activation, Action::Fight)?;
            let frame = fight::begin(game, activation.op, *target, *weapon)?;
            perform(game, Action::Fight, price);
            fight::open(game, frame);
            Ok(())
        }
        // KT21-ACT-OVERWATCH-01: never in its own activation.
        Answer::Overwatch { .. } => Err(Illegal::not_asked("KT21-ACT-OVERWATCH-01", ACTIONS)),
        _ => Err(Illegal::not_asked("KT21-FF-05", ACTIONS)),
    }
}

const ACTIONS: &str = "normal-move, dash, fall-back or charge to X,Y; shoot WEAPON at MODEL; fight MODEL \
                       with WEAPON; door N; pass; ploy NAME; end";

/// KT21-ACT-PASS-01: nothing happens.
fn pass(game: &mut Kt21, points: u8) {
    if points == 0 {
        return;
    }
    perform(game, Action::Pass, points);
    if let Some(op) = game.activation().map(|activation| activation.op) {
        let model = game.model(op);
        game.log.push(Event::Waits { model, points });
    }
}

/// How far a move action may take an operative: KT21-ACT-MOVE-01, KT21-ACT-FALLBACK-01 M, KT21-ACT-CHARGE-01
/// M + 2", KT21-ACT-DASH-01, KT21-OP-10 never more than M or 3". Fixed when the move starts (KT21-OP-50).
pub fn allowance(game: &Kt21, op: OpIx, kind: MoveAction) -> Length {
    let movement = game.movement(op);
    match kind {
        MoveAction::Reposition | MoveAction::FallBack => movement,
        MoveAction::Dash => movement.min(Length::inches(3)),
        MoveAction::Charge => movement + Length::inches(2),
    }
}

fn move_operative(
    game: &mut Kt21,
    activation: &Activation,
    kind: MoveAction,
    way: &Way,
) -> Result<(), Illegal> {
    let action = Action::Move(kind);
    let price = may_perform(game, activation, action)?;
    let op = activation.op;
    let planned = moves::plan(game, op, kind, way, allowance(game, op, kind))?;
    game.operative_mut(op).place = planned.place;
    perform(game, action, price);
    let model = game.model(op);
    game.log.push(Event::Moved { model, action: kind, to: planned.place, length: planned.length });
    game.lapse(Lasts::Action);
    Ok(())
}

fn perform(game: &mut Kt21, action: Action, price: u8) {
    if let Some(activation) = game.activation_mut() {
        activation.performed.insert(action);
        activation.ap_spent = activation.ap_spent.saturating_add(price);
    }
}

/// KT21-FF-07: the activation ends when its AP are spent; KT21-OP-61: at once if the operative is gone.
pub fn proceed(game: &mut Kt21) -> bool {
    let Some(activation) = game.activation().copied() else { return false };
    let down = !game.stands(activation.op);
    if down || (game.ap_left(&activation) == 0 && !more_to_do(game, &activation)) {
        finish(game);
        return true;
    }
    false
}

/// Whether an operative without action points could still do something: a move that a ploy made free. A ploy
/// that is yet to be used does not keep it ready (KT21-FF-07, KT21-OP-14).
fn more_to_do(game: &Kt21, activation: &Activation) -> bool {
    let mut moves = MoveAction::ALL.into_iter().map(Action::Move);
    moves.any(|free| may_perform(game, activation, free).is_ok())
}

/// It is no longer ready; a Stun has lasted as long as it does (KT21-FF-07, KT21-OP-47).
fn finish(game: &mut Kt21) {
    let Some(Frame::Activation(activation)) = game.state.frames.pop() else { return };
    let op = activation.op;
    let operative = game.operative_mut(op);
    operative.readiness = Readiness::Expended;
    operative.stunned = false;
    let model = game.model(op);
    game.log.push(Event::Expended { model });
    // One for an action that never came is over too.
    game.lapse(Lasts::Action);
    game.lapse(Lasts::Activation);
    firefight::after_activation(game, op);
}
