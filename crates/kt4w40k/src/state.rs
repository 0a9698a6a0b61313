//! The state of a game: plain data, everything that changes.

use arrayvec::ArrayVec;
use battle::{Alternation, Initiative};
use dice::Face;
use geometry::Footing;
use serde::{Deserialize, Serialize};
use table::{Errand, Outcome, RollReason, Side};

use crate::attack::Attack;
use crate::charge::Charge;
use crate::fight::Fighting;
use crate::harm::Harm;
use crate::opportunity::Withdrawal;
use crate::psychic::Casting;
use crate::stratagems::Response;
use crate::transport::Bail;

/// The index of a unit, side A's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitIx(pub u8);

impl UnitIx {
    /// As an index of an array.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// The index of a model among all models, those of side A's first unit first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelIx(pub u16);

impl ModelIx {
    /// As an index of an array.
    pub const fn at(self) -> usize {
        self.0 as usize
    }
}

/// A set of units, a bit each; as many as [`crate::MAX_UNITS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Units([u32; 4]);

impl Units {
    /// None.
    pub const NONE: Units = Units([0; 4]);

    /// Whether a unit is one of them.
    pub const fn has(self, unit: UnitIx) -> bool {
        self.0[(unit.0 / 32) as usize] >> (unit.0 % 32) & 1 == 1
    }

    /// Adds a unit.
    pub const fn add(&mut self, unit: UnitIx) {
        self.0[(unit.0 / 32) as usize] |= 1 << (unit.0 % 32);
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Whether all have an index below this.
    pub fn below(self, units: usize) -> bool {
        self.iter().all(|unit| unit.at() < units)
    }

    /// Takes a unit away.
    pub const fn remove(&mut self, unit: UnitIx) {
        self.0[(unit.0 / 32) as usize] &= !(1 << (unit.0 % 32));
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = UnitIx> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let word = left.iter().position(|bits| *bits != 0)?;
            let bits = left[word];
            left[word] &= bits - 1;
            Some(UnitIx(32 * word as u8 + bits.trailing_zeros() as u8))
        })
    }
}

impl FromIterator<UnitIx> for Units {
    fn from_iter<I: IntoIterator<Item = UnitIx>>(units: I) -> Self {
        let mut all = Units::NONE;
        units.into_iter().for_each(|unit| all.add(unit));
        all
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// Not set up yet.
    Waiting,
    /// In reserve (K4W-RES-01).
    Reserve,
    /// On the table.
    Table,
    /// In a transport (K4W-TRANS-01).
    Aboard(UnitIx),
    /// Destroyed (K4W-BASE-10).
    Destroyed,
}

/// What a unit has chosen in the Movement phase (K4W-MOVE-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Nothing yet.
    None,
    /// It stayed (K4W-MOVE-10).
    Stationary,
    /// It prepared to fire (K4W-MOVE-09).
    Prepared,
    /// It moved (K4W-MOVE-06).
    Normal,
    /// It Advanced (K4W-MOVE-07).
    Advance,
    /// It Fell Back (K4W-MOVE-08).
    FallBack,
    /// It charged, or tried to (K4W-CHARGE-01).
    Charge,
}

/// A unit (K4W-CORE-09).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is.
    pub place: Whereabouts,
    /// What it has chosen in this turn.
    pub choice: Choice,
    /// Whether it is prepared to fire.
    pub prepared: bool,
    /// Whether any of its models has moved in this turn, or counts as having moved.
    pub moved: bool,
    /// Whether its charge got there.
    pub charged: bool,
    /// Whom it declared a charge against.
    pub targets: Units,
    /// Who charged it.
    pub charged_by: Units,
    /// Whether it was engaged when the turn began.
    pub began_engaged: bool,
    /// Whether it got out of a transport in this turn.
    pub disembarked: bool,
    /// Whether it came out of reserve in this turn.
    pub arrived: bool,
    /// Whether it has used its powers in this turn.
    pub cast: bool,
    /// How many powers it has denied in this turn.
    pub denied: u8,
    /// Whether it has shot in this turn.
    pub shot: bool,
    /// Whether it has fought in this turn's Combat phase.
    pub fought: bool,
    /// Whether it has tested its morale in this turn.
    pub tested: bool,
    /// Wounds lost in this turn (K4W-ATTACK-07).
    pub lost: u16,
    /// Whether it moves before all others.
    pub decisive_move: bool,
    /// Whether it fires with those that are prepared.
    pub decisive_shot: bool,
    /// The model that has to take the next wound (K4W-ATTACK-03), by its number in the unit.
    pub allocated: Option<u8>,
    /// Whether it uses the line below its own (K4W-MORALE-08): in this turn.
    pub shifted: bool,
    /// In the next one.
    pub shifts_next: bool,
    /// Whether it is demoralised (K4W-MORALE-10): in this turn.
    pub demoralised: bool,
    /// In the next one.
    pub demoralised_next: bool,
    /// Whether it has made a Heroic Intervention in this turn (K4W-CHARGE-10).
    pub intervened: bool,
    /// Stratagems that work on it, for each player a bit for each of the army's.
    pub boosts: [u16; Side::MAX],
    /// Powers that work on it, a bit each.
    pub blessings: u8,
}

/// A model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Model {
    /// Where it stands.
    pub at: Footing,
    /// The wounds that it has left; none for one that is slain.
    pub wounds: u8,
    /// Whether it has moved in this turn (K4W-SHOOT-17).
    pub moved: bool,
}

/// What belongs to a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Command points.
    pub cp: u8,
    /// The deployment zone, from 0.
    pub zone: Option<u8>,
    /// The stratagems used in this phase, a bit each.
    pub used: u32,
    /// How often the player has attempted Smite in this phase (K4W-PSY-03).
    pub smites: u8,
    /// The powers other than Smite that the player has attempted in this turn, a bit each (K4W-PSY-03).
    pub powers: u8,
    /// Whether the player finished deploying first (K4W-INIT-02).
    pub deployed_first: bool,
    /// Victory points.
    pub score: u8,
    /// Whether the player has left the battle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// The windows of a turn (K4W-ALT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// After the initiative (K4W-INIT-04).
    StartOfTurn,
    /// K4W-MOVE-01.
    StartOfMovement,
    /// K4W-MOVE-03.
    EndOfMovement,
    /// K4W-PSY-01.
    StartOfPsychic,
    /// K4W-PSY-01.
    EndOfPsychic,
    /// K4W-SHOOT-01.
    StartOfShooting,
    /// K4W-SHOOT-04.
    EndOfShooting,
    /// K4W-FIGHT-01.
    StartOfCombat,
    /// K4W-FIGHT-04.
    EndOfCombat,
    /// K4W-MORALE-01.
    StartOfMorale,
    /// K4W-MORALE-16.
    EndOfMorale,
    /// K4W-END-01.
    EndOfTurn,
}

impl Window {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Window::StartOfTurn => "start-of-turn",
            Window::StartOfMovement => "start-of-movement",
            Window::EndOfMovement => "end-of-movement",
            Window::StartOfPsychic => "start-of-psychic",
            Window::EndOfPsychic => "end-of-psychic",
            Window::StartOfShooting => "start-of-shooting",
            Window::EndOfShooting => "end-of-shooting",
            Window::StartOfCombat => "start-of-combat",
            Window::EndOfCombat => "end-of-combat",
            Window::StartOfMorale => "start-of-morale",
            Window::EndOfMorale => "end-of-morale",
            Window::EndOfTurn => "end-of-turn",
        }
    }
}

impl Window {
    /// The word for the phase that it belongs to.
    const fn phase(self) -> &'static str {
        match self {
            Window::StartOfTurn => "initiative",
            Window::StartOfMovement | Window::EndOfMovement => "movement",
            Window::StartOfPsychic | Window::EndOfPsychic => "psychic",
            Window::StartOfShooting | Window::EndOfShooting => "shooting",
            Window::StartOfCombat | Window::EndOfCombat => "combat",
            Window::StartOfMorale | Window::EndOfMorale => "morale",
            Window::EndOfTurn => "end",
        }
    }
}

/// The steps in which units are activated in alternation (K4W-ALT-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activation {
    /// K4W-PSY-02.
    Psykers,
    /// K4W-SHOOT-02.
    PreparedFire,
    /// K4W-SHOOT-03.
    NormalFire,
    /// K4W-FIGHT-02.
    HammerOfFury,
    /// K4W-FIGHT-03.
    NormalCombat,
    /// K4W-FIGHT-11.
    FightsLast,
    /// K4W-MORALE-02.
    MoraleTests,
}

impl Activation {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Activation::Psykers => "psykers",
            Activation::PreparedFire => "prepared-fire",
            Activation::NormalFire => "normal-fire",
            Activation::HammerOfFury => "hammer-of-fury",
            Activation::NormalCombat => "normal-combat",
            Activation::FightsLast => "fights-last",
            Activation::MoraleTests => "morale-tests",
        }
    }

    /// The word for the phase that it belongs to.
    const fn phase(self) -> &'static str {
        match self {
            Activation::Psykers => "psychic",
            Activation::PreparedFire | Activation::NormalFire => "shooting",
            Activation::HammerOfFury | Activation::NormalCombat | Activation::FightsLast => {
                "combat"
            }
            Activation::MoraleTests => "morale",
        }
    }
}

/// The step that the game is in while there is no frame (K4W-CORE-08).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// It is rolled who sets up first (K4W-ALT-01).
    Draw(Initiative),
    /// Players take their zones, in order.
    Zones {
        /// The place in the order.
        turn: u8,
    },
    /// Players set up a unit each in turn.
    Deploy {
        /// The place in the order.
        turn: u8,
    },
    /// Step 1 (K4W-INIT-01).
    Initiative(Initiative),
    /// A window of effects.
    Window {
        /// Which.
        window: Window,
        /// Whose hand it is.
        hands: Alternation,
    },
    /// Players who use Decisive Move roll for their order (K4W-STRAT-03).
    DecisiveOrder(Initiative),
    /// Step 4: units that move before all others.
    DecisiveMoves {
        /// The players who still have one, the next one first.
        left: ArrayVec<Side, { Side::MAX }>,
    },
    /// Step 5 (K4W-MOVE-02).
    Moves {
        /// The place in the order.
        turn: u8,
    },
    /// Units are activated in alternation.
    Activations {
        /// Which step.
        step: Activation,
        /// Whose hand it is.
        hands: Alternation,
    },
    /// The battle is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

impl Step {
    /// The word for the phase that it belongs to (K4W-CORE-04).
    pub const fn phase(&self) -> &'static str {
        match self {
            Step::Draw(_) | Step::Zones { .. } | Step::Deploy { .. } => "setup",
            Step::Initiative(_) => "initiative",
            Step::Window { window, .. } => window.phase(),
            Step::DecisiveOrder(_) | Step::DecisiveMoves { .. } | Step::Moves { .. } => "movement",
            Step::Activations { step, .. } => step.phase(),
            Step::Over { .. } => "over",
        }
    }

    /// The word for the step of the phase, where it has steps (K4W-CORE-08).
    pub const fn section(&self) -> Option<&'static str> {
        match self {
            Step::Window { window, .. } => Some(window.word()),
            Step::DecisiveOrder(_) | Step::DecisiveMoves { .. } => Some("decisive-moves"),
            Step::Moves { .. } => Some("moves"),
            Step::Activations { step, .. } => Some(step.word()),
            _ => None,
        }
    }
}

/// A frame: something that is resolved inside the step, or inside another frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// A unit moves.
    March(March),
    /// A unit that has moved may embark (K4W-TRANS-01).
    Embark(UnitIx),
    /// A unit that has arrived may charge (K4W-RES-03).
    Landed(UnitIx),
    /// A unit charges.
    Charge(Charge),
    /// A unit leaves a melee.
    Withdrawal(Withdrawal),
    /// A unit fights.
    Fighting(Fighting),
    /// A unit attacks.
    Attack(Attack),
    /// A unit suffers mortal wounds, or loses wounds by its morale.
    Harm(Harm),
    /// A power is attempted.
    Casting(Casting),
    /// A unit tests its morale.
    Morale(Testing),
    /// Dice have fallen, and one of them may be rolled again (K4W-STRAT-05).
    Fallen(Fallen),
    /// Something has happened to a unit that stratagems answer (K4W-STRAT-06).
    Response(Response),
    /// A unit gets out of a transport that is destroyed (K4W-TRANS-04).
    Bail(Bail),
}

/// A unit that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct March {
    /// The unit.
    pub unit: UnitIx,
    /// What for.
    pub errand: Errand,
    /// The inches of the Advance die, once it is rolled.
    pub inches: Option<u8>,
}

/// A unit that tests its morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Testing {
    /// The unit.
    pub unit: UnitIx,
    /// Whether its player has been asked about Insane Bravery.
    pub asked: bool,
}

/// Dice that have fallen, and one of them may be rolled again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fallen {
    /// The player.
    pub side: Side,
    /// What for.
    pub reason: RollReason,
    /// What they show.
    pub faces: Vec<Face>,
    /// The one that is rolled again, by its place.
    pub again: Option<u8>,
}

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The turn, from 1; 0 while the armies are set up.
    pub turn: u8,
    /// Where the game is.
    pub step: Step,
    /// The players in this turn's order.
    pub order: ArrayVec<Side, { Side::MAX }>,
    /// The players.
    pub players: ArrayVec<Player, { Side::MAX }>,
    /// The doors that stand open.
    pub doors: geometry::OpenDoors,
    /// The stack of frames, the innermost last.
    pub frames: Vec<Frame>,
    /// The units, side A's first.
    pub units: Vec<Unit>,
    /// The models, those of the first unit first.
    pub models: Vec<Model>,
}
