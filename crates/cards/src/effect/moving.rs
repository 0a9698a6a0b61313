//! Verbs about moves.

use super::Ending;
use crate::language::{ActionKind, Ground, Group, Place, Who};
use crate::sets::{ALL, SKIRMISH};
use crate::{And, Inches, Or, Signed, forms};

forms! {
    /// Moves.
    Moving, "moving", "an effect on moves";
    /// A move that is no action.
    "moves" => Moves { who: Who, length: Inches, endings: Option<And<Ending>> } = "{who} moves up to {length} {endings}", "target moves up to 1 ending further from it", ALL;
    /// A move that is no action, as far as dice say.
    "moves-rolled" => MovesRolled { who: Who, amount: crate::language::Amount, endings: Option<And<Ending>> } = "{who} moves {amount} inches {endings}", "it moves D3 inches", ALL;
    /// Set up anew.
    "set-up" => SetUp { who: Who, endings: And<Ending> } = "{who} is set up again {endings}", "it is set up again ending wholly within 6 of where it was", ALL;
    /// Set up at the beginning of the battle in a place of its own.
    "deploys" => Deploys { who: Who, endings: And<Ending> } = "{who} may deploy {endings}", "it may deploy ending wholly within 3 of my drop zone", ALL;
    /// Kept in reserve at the beginning of the battle.
    "reserve" => Reserve { who: Who } = "{who} may start in reserve", "it may start in reserve", ALL;
    /// Taken off to come back later.
    "leaves" => Leaves { who: Who } = "{who} leaves to reserve", "it leaves to reserve", ALL;
    /// Two change places.
    "swap" => Swap { who: Who, other: Who } = "{who} and {other} change places", "it and one friendly Wick change places", ALL;
    /// Through enemies or friends.
    "through" => Through { who: Who, group: Group, actions: Or<ActionKind> } = "{who} may pass through a {group} in {actions}", "it may pass through an enemy in charge or fall back", ALL;
    /// Through control range of enemies.
    "past" => Past { who: Who, actions: Or<ActionKind> } = "{who} may pass control range in {actions}", "it may pass control range in reposition or dash", ALL;
    /// Out of control range, without falling back.
    "leave-melee" => LeaveMelee { who: Who, actions: Or<ActionKind> } = "{who} may leave control range in {actions}", "it may leave control range in reposition", ALL;
    /// Through terrain.
    "through-ground" => ThroughGround { who: Who, ground: Ground } = "{who} may move through {ground}", "it may move through a wall", ALL;
    /// Climbing costs so much at most, whatever the height.
    "climb-at" => ClimbAt { who: Who, length: Inches } = "{who} climbs as {length}", "it climbs as 2", ALL;
    /// Climbing costs nothing.
    "climb-free" => ClimbFree { who: Who } = "{who} climbs free", "it climbs free", ALL;
    /// Dropping costs nothing.
    "drop-free" => DropFree { who: Who } = "{who} drops free", "it drops free", ALL;
    /// Jumping so far.
    "jump" => Jump { who: Who, length: Inches } = "{who} jumps up to {length}", "it jumps up to 4", ALL;
    /// Terrain does not slow it.
    "no-slowing" => NotSlowed { ground: Ground, who: Who } = "{ground} does not slow {who}", "terrain does not slow it", ALL;
    /// Removed and set up within the distance of the move, instead of moving.
    "fly" => Fly { who: Who, actions: Or<ActionKind> } = "{who} may fly in {actions}", "it may fly in charge or fall back or reposition", ALL;
    /// So far in an action.
    "further" => Further { who: Who, by: Signed, actions: Or<ActionKind> } = "{who} moves {by} in {actions}", "it moves +2 in charge", ALL;
    /// At most so far in an action.
    "at-most" => AtMost { who: Who, length: Inches, actions: Or<ActionKind> } = "{who} moves at most {length} in {actions}", "it moves at most 3 in fall back", ALL;
    /// Every inch there counts as more.
    "slow" => Slow { who: Who, length: Inches, place: Place } = "{who} pays {length} more to move within {place}", "each enemy pays 1 more to move within the Lamplight area", ALL;
    /// Moves must not end or pass there.
    "barred" => Barred { who: Who, length: Inches, place: Place } = "{who} cannot move within {length} of {place}", "each enemy cannot move within 1 of my Lamp marker", ALL;
    /// What moves are bound to.
    "bound" => Bound { actions: Or<ActionKind>, who: Who, endings: And<Ending> } = "{actions} of {who} is bound to {endings}", "charge of it is bound to ending in control range of target", ALL;
    /// It need not end in control range of an enemy, or may.
    "charge-free" => ChargeFree { who: Who } = "{who} need not end a charge in control range", "it need not end a charge in control range", SKIRMISH;
    /// May end such actions in control range of enemies.
    "end-engaged" => EndEngaged { who: Who, actions: Or<ActionKind> } = "{who} may end {actions} in control range", "it may end dash in control range", SKIRMISH;
    /// A charge distance is rolled again, or with one die more.
    "charge-roll" => ChargeRoll { who: Who, by: Signed } = "charge rolls of {who} {by}", "charge rolls of it +1", crate::sets::BATTLE;
    /// Falling back does not keep it from acting.
    "fall-back-free" => FallBackFree { who: Who, actions: Or<ActionKind> } = "{who} may {actions} after falling back", "it may shoot or charge after falling back", ALL;
}
