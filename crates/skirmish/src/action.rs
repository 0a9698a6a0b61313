//! The actions of an activation, and sets of them.

use serde::{Deserialize, Serialize};
use table::{Illegal, MoveAction, Order, Why};

use crate::{DOOR_WITH_ENEMIES, Field, OpIx};

/// An action; which of them there are is for the rule set to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// One of the four moves.
    Move(MoveAction),
    /// Shoot.
    Shoot,
    /// Fight.
    Fight,
    /// Pass.
    Pass,
    /// Work a door.
    Door,
}

impl Action {
    /// What it costs in action points, before weapons and ploys change that.
    pub const fn cost(self) -> u8 {
        match self {
            Action::Move(MoveAction::FallBack) => 2,
            _ => 1,
        }
    }

    const fn bit(self) -> u8 {
        1 << match self {
            Action::Move(action) => action as u8,
            Action::Shoot => 4,
            Action::Fight => 5,
            Action::Pass => 6,
            Action::Door => 7,
        }
    }
}

/// A set of actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ActionSet(u8);

impl ActionSet {
    /// Adds an action.
    pub fn insert(&mut self, action: Action) {
        self.0 |= action.bit();
    }

    /// Whether an action is in the set.
    pub const fn contains(self, action: Action) -> bool {
        self.0 & action.bit() != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves in the set.
    pub fn moves(self) -> impl Iterator<Item = MoveAction> {
        MoveAction::ALL.into_iter().filter(move |kind| self.contains(Action::Move(*kind)))
    }

    /// The first of these moves that is in the set.
    pub fn first_of(self, moves: &[MoveAction]) -> Option<Action> {
        moves.iter().map(|kind| Action::Move(*kind)).find(|action| self.contains(*action))
    }
}

/// A rule for each of the four moves.
#[derive(Clone, Copy, Debug)]
pub struct MoveRules {
    /// For a Reposition, or a Normal Move.
    pub reposition: &'static str,
    /// For a Dash.
    pub dash: &'static str,
    /// For a Fall Back.
    pub fall_back: &'static str,
    /// For a Charge.
    pub charge: &'static str,
}

impl MoveRules {
    /// The rule for a move.
    pub const fn of(&self, kind: MoveAction) -> &'static str {
        match kind {
            MoveAction::Reposition => self.reposition,
            MoveAction::Dash => self.dash,
            MoveAction::FallBack => self.fall_back,
            MoveAction::Charge => self.charge,
        }
    }
}

/// The rules about actions that refuse.
#[derive(Clone, Copy, Debug)]
pub struct ActionRules {
    /// Moves that exclude one another in one activation.
    pub excluding: MoveRules,
    /// No Charge under a Conceal order.
    pub charge_order: &'static str,
    /// Whether enemies may be at close quarters when a move starts.
    pub moves: MoveRules,
    /// The same for Shoot.
    pub shoot: &'static str,
    /// The same for Fight.
    pub fight: &'static str,
}

impl ActionRules {
    /// The action among those performed that an action may not follow, and the rule that says so.
    pub fn barred_after(
        &self,
        action: Action,
        performed: ActionSet,
    ) -> Option<(&'static str, Action)> {
        use MoveAction::{Charge, Dash, FallBack, Reposition};
        let Action::Move(kind) = action else { return None };
        let bans: &[MoveAction] = match kind {
            Reposition => &[Charge, FallBack],
            Dash => &[Charge],
            FallBack => &[Reposition, Charge],
            Charge => &[Reposition, Dash, FallBack],
        };
        performed.first_of(bans).map(|after| (self.excluding.of(kind), after))
    }

    /// The conditions of an action on where an operative stands, and under what order. Shoot asks for its order with
    /// the weapon.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn stands_right<G: Field>(
        &self,
        game: &G,
        (op, order): (OpIx, Order),
        action: Action,
    ) -> Result<(), Illegal> {
        if action == Action::Move(MoveAction::Charge) && order == Order::Conceal {
            return Err(Illegal::new(self.charge_order, Why::OrderForbids { order }));
        }
        let rule = match action {
            Action::Move(kind) => self.moves.of(kind),
            Action::Shoot => self.shoot,
            Action::Fight => self.fight,
            Action::Door => DOOR_WITH_ENEMIES,
            Action::Pass => return Ok(()),
        };
        let wants_enemy = matches!(action, Action::Move(MoveAction::FallBack) | Action::Fight);
        match game.enemy_engaged(op) {
            Some(enemy) if !wants_enemy => {
                Err(Illegal::new(rule, Why::InControlRange { model: game.model(enemy) }))
            }
            None if wants_enemy => Err(Illegal::new(rule, Why::NoEnemyInControlRange)),
            _ => Ok(()),
        }
    }
}
