//! An activation or counteraction: what the active operative does, action by action.

use geometry::Length;
use serde::{Deserialize, Serialize};
use skirmish::{
    Action, ActionRules, ActionSet, Field, Lasts, MoveRules, Occasion, OpIx, Readiness, Scheme,
    any_ploy, use_ploy, work_door,
};
use table::{Answer, Ask, Decision, Event, Illegal, MoveAction, Status, Way, Why};

use crate::state::{Frame, Step, word};
use crate::weapon_rules::Heavy;
use crate::{Dash, Kt24, fight, moves, shoot};

/// An operative that acts: the active operative (KT24-FF-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Activation {
    /// The active operative.
    pub op: OpIx,
    /// Whether it counteracts instead of being activated.
    pub counteracts: bool,
    /// The action points it has spent.
    pub ap_spent: u8,
    /// The actions it has performed.
    pub performed: ActionSet,
    /// The Heavy weapons it has used, a bit each (KT24-WR-HEAVY-02).
    pub heavy_used: u8,
}

impl Activation {
    /// The beginning of an activation or counteraction; what was done before it bars nothing (KT24-RUL-31).
    pub fn new(op: OpIx, counteracts: bool) -> Self {
        Activation { op, counteracts, ap_spent: 0, performed: ActionSet::default(), heavy_used: 0 }
    }
}

impl Kt24 {
    /// The activation that is going on.
    pub fn activation(&self) -> Option<&Activation> {
        match self.state.frames.first() {
            Some(Frame::Activation(activation)) => Some(activation),
            _ => None,
        }
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        match self.state.frames.first_mut() {
            Some(Frame::Activation(activation)) => Some(activation),
            _ => None,
        }
    }

    /// The action points that the active operative has left (KT24-FF-04).
    pub fn ap_left(&self, activation: &Activation) -> u8 {
        if activation.counteracts {
            return u8::from(activation.performed.is_empty());
        }
        self.apl(activation.op).saturating_sub(activation.ap_spent)
    }
}

/// What the game asks of the active operative's player.
pub fn status(game: &Kt24, activation: &Activation) -> Status {
    let model = game.model(activation.op);
    let ap = game.ap_left(activation);
    Status::Decide(Decision { side: model.side, ask: Ask::Act { model, ap } })
}

/// What an action costs now: nothing if a ploy makes the move free, else its AP (KT24-ACT-REPO-01, KT24-ACT-DASH-01,
/// KT24-ACT-FALLBACK-01, KT24-ACT-CHARGE-01, KT24-ACT-SHOOT-01, KT24-ACT-FIGHT-01).
fn cost(game: &Kt24, op: OpIx, action: Action) -> u8 {
    match action {
        Action::Move(kind) if game.free_move(op, kind) => 0,
        _ => action.cost(),
    }
}

/// Whether the active operative may perform an action at all, wherever to or at whomever: everything but
/// the path and the target, before anything changes (KT24-RUL-20); once in an activation (KT24-FF-05). Returns what it
/// costs.
///
/// # Errors
/// The rule that forbids it.
pub fn may_perform(game: &Kt24, activation: &Activation, action: Action) -> Result<u8, Illegal> {
    let (op, performed) = (activation.op, activation.performed);
    let price = cost(game, op, action);
    // KT24-CTR-03; that there is one action only, `proceed` sees to.
    if activation.counteracts && action.cost() != 1 {
        return Err(Illegal::new("KT24-CTR-03", Why::OneApOnly { cost: action.cost() }));
    }
    if performed.contains(action) {
        return Err(Illegal::new("KT24-FF-05", Why::Repeated { action: word(action) }));
    }
    if let Some((rule, after)) = ACTION_RULES.barred_after(action, performed) {
        let (action, after) = (word(action), word(after));
        return Err(Illegal::new(rule, Why::BarredAfter { action, after }));
    }
    let left = game.ap_left(activation);
    if price > left {
        return Err(Illegal::new("KT24-FF-04", Why::TooFewAp { cost: price, left }));
    }
    if let Action::Move(kind) = action {
        heavy_allows(game, activation, kind)?;
    }
    stands_right(game, op, action)?;
    Ok(price)
}

/// KT24-WR-HEAVY-02, -03, KT24-RUL-54: no move after using a Heavy weapon, unless it is the exempt one.
fn heavy_allows(game: &Kt24, activation: &Activation, kind: MoveAction) -> Result<(), Illegal> {
    for index in 0..game.card(activation.op).weapons.len() {
        if activation.heavy_used >> index & 1 == 0 {
            continue;
        }
        match game.rules_in_use(activation.op, index).heavy {
            Some(Heavy::NoMove) => {
                return Err(Illegal::new("KT24-WR-HEAVY-02", Why::HeavyFired));
            }
            Some(Heavy::Only(exempt)) if exempt != kind => {
                return Err(Illegal::new("KT24-WR-HEAVY-03", Why::HeavyFired));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Actions that exclude one another in one activation; enemies within control range, which Fall Back and Fight need
/// (KT24-RUL-22) and nothing else allows. The conditions are an action's own, never those of the action it is like
/// (KT24-RUL-17); a Fight needs no particular order (KT24-RUL-23).
///
/// By action: KT24-ACT-REPO-04, -05, KT24-ACT-DASH-05, -06, KT24-ACT-FALLBACK-04, -05, KT24-ACT-CHARGE-05 to -07,
/// KT24-ACT-SHOOT-03, KT24-ACT-FIGHT-02.
const ACTION_RULES: ActionRules = ActionRules {
    excluding: MoveRules {
        reposition: "KT24-ACT-REPO-05",
        dash: "KT24-ACT-DASH-06",
        fall_back: "KT24-ACT-FALLBACK-05",
        charge: "KT24-ACT-CHARGE-07",
    },
    charge_order: "KT24-ACT-CHARGE-05",
    moves: MoveRules {
        reposition: "KT24-ACT-REPO-04",
        dash: "KT24-ACT-DASH-05",
        fall_back: "KT24-ACT-FALLBACK-04",
        charge: "KT24-ACT-CHARGE-06",
    },
    shoot: "KT24-ACT-SHOOT-03",
    fight: "KT24-ACT-FIGHT-02",
};

/// The conditions of an action on where the operative stands and under what order.
pub fn stands_right(game: &Kt24, op: OpIx, action: Action) -> Result<(), Illegal> {
    ACTION_RULES.stands_right(game, (op, game.operative(op).order), action)
}

/// The active operative works a door: for 1 AP, under any order, with no enemy at close quarters (KT18-SCOPE-02).
fn turn_door(game: &mut Kt24, activation: &Activation, number: u8) -> Result<(), Illegal> {
    let price = may_perform(game, activation, Action::Door)?;
    let worked = work_door(game, activation.op, number)?;
    game.state.doors = worked.doors;
    perform(game, Action::Door, price);
    game.log.push(worked.event);
    game.lapse(Lasts::Action);
    Ok(())
}

/// Takes the player's next answer for the active operative.
pub fn answer(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let Some(activation) = game.activation().copied() else {
        return Err(Illegal::new("KT24-FF-03", Why::NoDecision));
    };
    match answer {
        // KT24-FF-06, KT24-RUL-21: the owner says when it is finished, even at once.
        Answer::End => {
            finish(game);
            Ok(())
        }
        Answer::Ploy(ploy, on) => {
            if activation.counteracts {
                return Err(Illegal::new("KT24-FF-08", Why::PloyMoment { ploy: *ploy }));
            }
            let side = game.side_of(activation.op);
            use_ploy(game, side, *ploy, *on, Occasion::Activation(activation.op))
        }
        Answer::Move(kind, way) => move_operative(game, &activation, *kind, way),
        Answer::Door(number) => turn_door(game, &activation, *number),
        Answer::Shoot { split, .. } if !split.is_empty() => {
            Err(Illegal::new("KT24-SHOOT-03", Why::NoSplit))
        }
        Answer::Shoot { weapon, targets, from, .. } => {
            let price = may_perform(game, &activation, Action::Shoot)?;
            let frame = shoot::begin(game, &activation, *weapon, targets, *from)?;
            perform(game, Action::Shoot, price);
            shoot::open(game, frame);
            Ok(())
        }
        Answer::Fight { target, weapon } => {
            let price = may_perform(game, &activation, Action::Fight)?;
            let frame = fight::begin(game, &activation, *target, *weapon)?;
            perform(game, Action::Fight, price);
            fight::open(game, frame);
            Ok(())
        }
        _ => Err(Illegal::not_asked(
            "KT24-FF-03",
            "reposition, dash, fall-back or charge to X,Y; shoot WEAPON at MODEL; fight MODEL with WEAPON; \
             door N; ploy NAME; end",
        )),
    }
}

/// KT24-CTR-05: the most that a counteracting operative moves.
const COUNTERACT_CAP: Length = Length::inches(2);

/// How far a move action may take an operative: KT24-ACT-REPO-02, KT24-ACT-DASH-02,
/// KT24-ACT-FALLBACK-02, KT24-ACT-CHARGE-02; a Dash no further than Move (KT24-RUL-14), and all capped by
/// KT24-CTR-05.
pub fn allowance(game: &Kt24, activation: &Activation, kind: MoveAction) -> Length {
    let whole = match kind {
        MoveAction::Reposition | MoveAction::FallBack => game.movement(activation.op),
        MoveAction::Dash => match game.setup.switches.dash {
            Dash::Capped => game.movement(activation.op).min(Length::inches(3)),
            Dash::Flat => Length::inches(3),
        },
        MoveAction::Charge => game.movement(activation.op) + Length::inches(2),
    };
    if activation.counteracts { whole.min(COUNTERACT_CAP) } else { whole }
}

fn move_operative(
    game: &mut Kt24,
    activation: &Activation,
    kind: MoveAction,
    way: &Way,
) -> Result<(), Illegal> {
    let action = Action::Move(kind);
    let price = may_perform(game, activation, action)?;
    let limit = allowance(game, activation, kind);
    // A slow operative is stopped by its own Move before it is by the cap.
    let capped = (activation.counteracts && limit == COUNTERACT_CAP).then_some("KT24-CTR-05");
    let planned = moves::plan(game, activation.op, kind, way, limit, capped)?;
    game.operative_mut(activation.op).place = planned.place;
    perform(game, action, price);
    let model = game.model(activation.op);
    game.log.push(Event::Moved { model, action: kind, to: planned.place, length: planned.length });
    game.lapse(Lasts::Action);
    Ok(())
}

fn perform(game: &mut Kt24, action: Action, price: u8) {
    if let Some(activation) = game.activation_mut() {
        activation.performed.insert(action);
        activation.ap_spent = activation.ap_spent.saturating_add(price);
    }
}

/// Ends the activation where nothing is left to decide in it.
pub fn proceed(game: &mut Kt24) -> bool {
    let Some(activation) = game.activation().copied() else { return false };
    let down = !game.stands(activation.op);
    if down || (game.ap_left(&activation) == 0 && !more_to_do(game, &activation)) {
        finish(game);
        return true;
    }
    false
}

/// Whether an operative without action points could still do something.
fn more_to_do(game: &Kt24, activation: &Activation) -> bool {
    if activation.counteracts {
        return false;
    }
    let mut moves = MoveAction::ALL.into_iter().map(Action::Move);
    let side = game.side_of(activation.op);
    moves.any(|free| may_perform(game, activation, free).is_ok())
        || any_ploy(game, side, Occasion::Activation(activation.op))
}

/// KT24-FF-06 after an activation; a counteracting operative stays expended. Then the turn goes over
/// (KT24-FF-01, KT24-RUL-30).
fn finish(game: &mut Kt24) {
    let Some(Frame::Activation(activation)) = game.state.frames.pop() else { return };
    let model = game.model(activation.op);
    if !activation.counteracts {
        let operative = game.operative_mut(activation.op);
        operative.readiness = Readiness::Expended;
        // KT24-WR-STUN-01: a change of APL expires with the activation it was to last for.
        for change in &mut operative.apl_changes {
            change.activations -= 1;
        }
        operative.apl_changes.retain(|change| change.activations > 0);
        game.log.push(Event::Expended { model });
    }
    // One for an action that never came is over too.
    game.lapse(Lasts::Action);
    game.lapse(Lasts::Activation);
    game.state.step = Step::Firefight { side: model.side.other() };
}
