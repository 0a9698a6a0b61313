//! What players who think ahead ask of a rule set besides playing it: where and when a weapon can be used, and what
//! shelters a target.

use geometry::Length;
use table::MoveAction;

/// What shelters the target of a shot that may be aimed at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shelter {
    /// Whether it is in cover.
    pub cover: bool,
    /// Whether it is obscured, where that makes a shot worse and does not forbid it.
    pub obscured: bool,
}

/// Which moves go together with a weapon in one activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Burden {
    /// All.
    Light,
    /// One kind.
    Only(MoveAction),
    /// None.
    Fixed,
}

impl Burden {
    /// Whether a move goes together with the weapon.
    pub fn allows(self, kind: MoveAction) -> bool {
        match self {
            Burden::Light => true,
            Burden::Only(allowed) => allowed == kind,
            Burden::Fixed => false,
        }
    }
}

/// What the rules of a weapon say of where and when it can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Handling {
    /// How far it shoots, if not across the board.
    pub range: Option<Length>,
    /// Whether it shoots under a Conceal order.
    pub silent: bool,
    /// Which moves go together with it.
    pub burden: Burden,
    /// Whether cover does not keep it from choosing a concealed target.
    pub seeks: bool,
    /// Whether cover does not help against its dice.
    pub saturates: bool,
}
