//! Effects: what a card does. Each file is a table of verbs of one kind.

mod acting;
mod attack_dice;
mod cards;
mod harm;
mod markers;
mod moving;
mod stats;
mod targeting;
mod team;
mod turn;
mod weapon;

pub use acting::{Acting, Ending, Even};
pub use attack_dice::AttackDice;
pub use cards::{Cards, Outcome};
pub use harm::Harm;
pub use markers::{DoorState, Markers};
pub use moving::Moving;
pub use stats::{Bound, Stats};
pub use targeting::{Seen, Targeting};
pub use team::Team;
pub use turn::Turn;
pub use weapon::WeaponEffect;

use crate::{Form, Reader, Words, Writer, Written, text_form};

macro_rules! effects {
    ($( $(#[$meta:meta])* $variant:ident($type:ident) ),+ $(,)?) => {
        /// One thing that a card does.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Effect {
            $( $(#[$meta])* $variant($type) ),+
        }

        impl Effect {
            /// The tables of all verbs.
            pub const TABLES: &'static [(&'static str, &'static [Form])] =
                &[ $( (stringify!($variant), $type::FORMS) ),+ ];
        }

        impl Written for Effect {
            const NOUN: &'static str = "an effect";

            fn read(reader: &mut Reader<'_>, at: usize) -> Option<(Self, usize)> {
                let ways: &[fn(&mut Reader<'_>, usize) -> Option<(Effect, usize)>] = &[
                    $( |reader, at| {
                        reader.one::<$type>(at).map(|(effect, end)| (Effect::$variant(effect), end))
                    } ),+
                ];
                reader.longest(ways.len(), |reader, way| ways[way](reader, at))
            }

            fn write(&self, out: &mut Writer) {
                match self {
                    $( Effect::$variant(effect) => effect.write(out) ),+
                }
            }

            fn words(&self) -> Words {
                match self {
                    $( Effect::$variant(effect) => effect.words() ),+
                }
            }

            fn uses(&self, visit: &mut dyn FnMut(&'static Form)) {
                match self {
                    $( Effect::$variant(effect) => effect.uses(visit) ),+
                }
            }
        }

        text_form!(Effect);

        $( impl From<$type> for Effect {
            fn from(effect: $type) -> Effect {
                Effect::$variant(effect)
            }
        } )+
    };
}

effects!(
    /// Weapons and their rules and numbers.
    Weapon(WeaponEffect),
    /// Dice in hand, strikes and blocks.
    Dice(AttackDice),
    /// Damage, healing, survival.
    Harm(Harm),
    /// Characteristics.
    Stats(Stats),
    /// Actions: free, dearer, forbidden, twice.
    Acting(Acting),
    /// Orders, activations, counteractions.
    Turn(Turn),
    /// Targets, cover, sight, control range.
    Targeting(Targeting),
    /// Moves.
    Moving(Moving),
    /// Markers.
    Markers(Markers),
    /// Tokens, resources, command points, points.
    Team(Team),
    /// Cards, modes, rolls, choices, later.
    Cards(Cards),
);
