//! Actions and orders.

use crate::Name;
use crate::forms;
use crate::sets::{ALL, BATTLE, KT24, SKIRMISH};

forms! {
    /// An action, by what the rule book calls it.
    ActionKind, "action", "an action";
    /// The ordinary move: Reposition, Normal Move.
    "reposition" => Reposition = "reposition", "reposition", ALL;
    /// The short move.
    "dash" => Dash = "dash", "dash", SKIRMISH;
    /// A move into combat.
    "charge" => Charge = "charge", "charge", ALL;
    /// A move out of combat.
    "fall-back" => FallBack = "fall back", "fall back", ALL;
    /// Advance.
    "advance" => Advance = "advance", "advance", BATTLE;
    /// Any action in which it moves.
    "move" => Move = "move", "move", ALL;
    /// Shoot.
    "shoot" => Shoot = "shoot", "shoot", ALL;
    /// Fight.
    "fight" => Fight = "fight", "fight", ALL;
    /// Overwatch.
    "overwatch" => Overwatch = "overwatch", "overwatch", ALL;
    /// Guard.
    "guard" => Guard = "guard", "guard", KT24;
    /// Pick Up Marker.
    "pick-up" => PickUp = "pick up", "pick up", ALL;
    /// Place Marker.
    "put-down" => PutDown = "put down", "put down", ALL;
    /// Opening or closing a door.
    "door" => Door = "operate a door", "operate a door", ALL;
    /// Any action of the mission.
    "mission" => Mission = "mission action", "mission action", ALL;
    /// Any action that stands on a card of its own.
    "unique" => Unique = "unique action", "unique action", ALL;
    /// Passing.
    "pass" => Pass = "pass", "pass", ALL;
    /// A charge reaction, or readying.
    "ready" => Ready = "make ready", "make ready", BATTLE;
    /// Manifesting a psychic power.
    "cast" => Cast = "cast", "cast", BATTLE;
    /// Any action at all.
    "any" => Any = "any action", "any action", ALL;
    /// Any action but these.
    "other" => Other { actions: crate::Or<Box<ActionKind>> } = "any action but {actions}", "any action but dash or charge", ALL;
    /// The action that a card of this name is.
    "named" => Named { name: Name } = "{name}", "Signal", ALL;
}

forms! {
    /// An order.
    Order, "order", "engage or conceal";
    /// Engage.
    "engage" => Engage = "engage", "engage", SKIRMISH;
    /// Conceal.
    "conceal" => Conceal = "conceal", "conceal", SKIRMISH;
}

impl ActionKind {
    /// Whether an action that is performed is one of this kind.
    pub fn covers(&self, action: &ActionKind) -> bool {
        use ActionKind::{
            Advance, Any, Charge, Dash, FallBack, Move, Named, Other, Reposition, Unique,
        };
        match self {
            Any => true,
            Move => matches!(action, Reposition | Dash | Charge | FallBack | Advance | Move),
            Unique => matches!(action, Named { .. } | Unique),
            Other { actions } => !actions.items().iter().any(|one| one.covers(action)),
            Named { name } => matches!(action, Named { name: other } if name.is(other.as_str())),
            one => one == action,
        }
    }
}
