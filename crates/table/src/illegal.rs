//! Refusals: which rule forbids an answer, and what would have been legal.

use geometry::Length;
use serde::Serialize;
use thiserror::Error;

use crate::{ModelId, Order, Side, Slug, Spoken};

/// An answer that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[error("{rule}: {}", why.key())]
pub struct Illegal {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// What is wrong with it, and what would have been legal.
    pub why: Why,
}

impl Illegal {
    /// Forbidden by `rule` because of `why`.
    pub const fn new(rule: &'static str, why: Why) -> Self {
        Illegal { rule, why }
    }

    /// Refused because `rule` asks for another form of answer.
    pub fn not_asked(rule: &'static str, expected: &str) -> Self {
        Illegal::new(rule, Why::NotAsked { expected: expected.to_owned() })
    }
}

crate::spoken! {
    /// Why an answer is refused; each message also says what would have been legal.
    Why, "refusal";
    /// The game waits for another kind of answer.
    "not-asked" => NotAsked {
        /// The forms of answer that are asked for.
        expected: String
    },
    /// The game waits for dice, or is over.
    "no-decision" => NoDecision,
    /// The game waits for an answer, not for dice.
    "no-roll" => NoRoll,
    /// The wrong number of dice.
    "dice-count" => DiceCount {
        /// How many are asked for.
        expected: u8,
        /// How many came.
        found: usize
    },
    /// There is no such model, or it is out of the game.
    "unknown-model" => UnknownModel {
        /// The model named.
        model: ModelId
    },
    /// The model belongs to the other player.
    "not-yours" => NotYours {
        /// The model named.
        model: ModelId,
        /// Who has to decide.
        side: Side
    },
    /// The model stands on the board already.
    "already-deployed" => AlreadyDeployed {
        /// The model named.
        model: ModelId
    },
    /// Not completely inside the drop zone.
    "outside-drop-zone" => OutsideDropZone {
        /// The model named.
        model: ModelId
    },
    /// A barricade has to be near the player's own drop zone.
    "barricade-too-far" => BarricadeTooFar {
        /// How near.
        limit: Length
    },
    /// A barricade lies on the floor, on nothing else.
    "barricade-on-terrain" => BarricadeOnTerrain {
        /// The piece in the way.
        terrain: String
    },
    /// A barricade needs a direction.
    "barricade-direction" => BarricadeDirection,
    /// A model is set up with an order.
    "order-needed" => OrderNeeded {
        /// The model named.
        model: ModelId
    },
    /// A model is set up without a choice of order.
    "order-not-asked" => OrderNotAsked {
        /// The model named.
        model: ModelId
    },
    /// The order cannot be changed yet.
    "order-fixed" => OrderFixed {
        /// The order it has.
        order: Order
    },
    /// There is no such drop zone.
    "no-such-zone" => NoSuchZone {
        /// How many there are.
        zones: u8
    },
    /// Part of the base would leave the board.
    "off-board" => OffBoard,
    /// The base would overlap another one.
    "overlaps" => Overlaps {
        /// The model in the way.
        model: ModelId
    },
    /// The way is blocked by a base.
    "through-model" => ThroughModel {
        /// The model in the way.
        model: ModelId
    },
    /// Inside, or through, a piece of terrain.
    "through-terrain" => ThroughTerrain {
        /// The piece.
        terrain: String
    },
    /// Through a wall or a closed door.
    "through-wall" => ThroughWall,
    /// Nothing there to stand on.
    "no-support" => NoSupport,
    /// No path leads there.
    "no-way" => NoWay,
    /// The path is too long.
    "too-far" => TooFar {
        /// How long it is.
        length: Length,
        /// How long it may be.
        limit: Length
    },
    /// The path, or any path there, is longer than allowed.
    "out-of-reach" => OutOfReach {
        /// How long it may be.
        limit: Length
    },
    /// This move may not climb.
    "climb-banned" => ClimbBanned,
    /// Too high to climb at once.
    "climb-too-high" => ClimbTooHigh,
    /// Too wide to jump.
    "leap-too-far" => LeapTooFar,
    /// The path comes within control range of an enemy.
    "enters-control-range" => EntersControlRange {
        /// The enemy.
        model: ModelId
    },
    /// The move may not end within control range of an enemy.
    "ends-in-control-range" => EndsInControlRange {
        /// The enemy.
        model: ModelId
    },
    /// The move has to end within control range of an enemy.
    "must-end-in-control-range" => MustEndInControlRange,
    /// The move leaves the control range of an enemy that it has to stay with.
    "leaves-control-range" => LeavesControlRange {
        /// The enemy.
        model: ModelId
    },
    /// Not while an enemy is within control range.
    "in-control-range" => InControlRange {
        /// The enemy.
        model: ModelId
    },
    /// Only while an enemy is within control range.
    "no-enemy-in-control-range" => NoEnemyInControlRange,
    /// This enemy is not within control range.
    "target-not-in-control-range" => TargetNotInControlRange {
        /// The enemy.
        model: ModelId
    },
    /// The model is not ready.
    "not-ready" => NotReady {
        /// The model named.
        model: ModelId
    },
    /// The model cannot counteract.
    "not-expended" => NotExpended {
        /// The model named.
        model: ModelId
    },
    /// The model has counteracted in this turning point.
    "has-counteracted" => HasCounteracted {
        /// The model named.
        model: ModelId
    },
    /// The model has shot out of turn in this turning point.
    "has-overwatched" => HasOverwatched {
        /// The model named.
        model: ModelId
    },
    /// The weapon cannot be used out of turn.
    "not-for-overwatch" => NotForOverwatch {
        /// The weapon.
        weapon: Slug
    },
    /// The order does not allow it.
    "order-forbids" => OrderForbids {
        /// The order it has.
        order: Order
    },
    /// The same action twice.
    "repeated" => Repeated {
        /// The action.
        action: Slug
    },
    /// Not after another action of the same activation.
    "barred-after" => BarredAfter {
        /// The action wanted.
        action: Slug,
        /// The action performed before.
        after: Slug
    },
    /// Too few action points left.
    "too-few-ap" => TooFewAp {
        /// What it costs.
        cost: u8,
        /// What is left.
        left: u8
    },
    /// Only an action of one action point is allowed.
    "one-ap-only" => OneApOnly {
        /// What it costs.
        cost: u8
    },
    /// The model has no such weapon.
    "unknown-weapon" => UnknownWeapon {
        /// The weapon named.
        weapon: Slug,
        /// What it has.
        has: String
    },
    /// The weapon may not be used after moving.
    "heavy-moved" => HeavyMoved {
        /// The weapon.
        weapon: Slug
    },
    /// No move after using the weapon.
    "heavy-fired" => HeavyFired,
    /// The weapon is used up.
    "used-up" => UsedUp {
        /// The weapon.
        weapon: Slug
    },
    /// The target is not an enemy.
    "not-an-enemy" => NotAnEnemy {
        /// The model named.
        model: ModelId
    },
    /// The target cannot be seen.
    "not-visible" => NotVisible {
        /// The target.
        model: ModelId
    },
    /// The target is hidden behind distant terrain.
    "obscured" => Obscured {
        /// The target.
        model: ModelId
    },
    /// The target is concealed and in cover.
    "in-cover" => InCover {
        /// The target.
        model: ModelId
    },
    /// The target is too far away.
    "out-of-range" => OutOfRange {
        /// The target.
        model: ModelId,
        /// How far the weapon reaches.
        range: Length
    },
    /// A friend is within control range of the target.
    "friend-engaged" => FriendEngaged {
        /// The target.
        model: ModelId,
        /// The friend.
        friend: ModelId
    },
    /// The weapon takes one target only.
    "one-target" => OneTarget,
    /// The same target twice.
    "target-twice" => TargetTwice {
        /// The target.
        model: ModelId
    },
    /// Too far from another target.
    "far-from-other" => FarFromOther {
        /// The target.
        model: ModelId,
        /// The other target.
        other: ModelId,
        /// How far it may be.
        reach: Length
    },
    /// The dice are not divided as they have to be.
    "bad-split" => BadSplit {
        /// How many dice there are.
        dice: u8,
        /// How many targets share them.
        targets: usize
    },
    /// The weapon does not divide its dice.
    "no-split" => NoSplit,
    /// Too far from the primary target.
    "far-from-primary" => FarFromPrimary {
        /// The target.
        model: ModelId,
        /// How far it may be.
        reach: Length
    },
    /// The point is not on the shooter's base.
    "point-off-base" => PointOffBase,
    /// Not one of the targets that are left.
    "not-a-target-left" => NotATargetLeft {
        /// The model named.
        model: ModelId
    },
    /// There is no such ploy.
    "unknown-ploy" => UnknownPloy {
        /// The ploy named.
        ploy: Slug,
        /// Those there are.
        has: String
    },
    /// Used in this turning point already.
    "ploy-used" => PloyUsed {
        /// The ploy.
        ploy: Slug
    },
    /// Too few command points left.
    "too-few-cp" => TooFewCp {
        /// What it costs.
        cost: u8,
        /// What is left.
        left: u8
    },
    /// Not the moment for this ploy.
    "ploy-moment" => PloyMoment {
        /// The ploy.
        ploy: Slug
    },
    /// The ploy cannot be used on this model.
    "ploy-target" => PloyTarget {
        /// The ploy.
        ploy: Slug
    },
    /// More dice than the rule lets keep.
    "keep-too-many" => KeepTooMany {
        /// How many at most.
        most: u8
    },
    /// The weapon has no such re-roll, or it is spent.
    "no-such-reroll" => NoSuchReroll,
    /// Not so many dice show this face, or they were re-rolled before.
    "no-such-die" => NoSuchDie,
    /// One die at a time.
    "one-die" => OneDie,
    /// Dice of one face only.
    "one-face" => OneFace,
    /// No success of this kind is left.
    "no-such-success" => NoSuchSuccess,
    /// This die cannot block that success.
    "cannot-block" => CannotBlock,
    /// There is a success that this die has to block.
    "must-block-something" => MustBlockSomething,
    /// More saves spent than there are, or more hits cancelled than there are.
    "saves-impossible" => SavesImpossible,
    /// A save that could cancel a hit is left over.
    "saves-unused" => SavesUnused,
    /// Shaken models do nothing.
    "shaken" => Shaken {
        /// The model named.
        model: ModelId
    },
    /// The model has acted in this phase.
    "has-acted" => HasActed {
        /// The model named.
        model: ModelId
    },
    /// The model began the phase within 1" of an enemy.
    "was-engaged" => WasEngaged {
        /// The model named.
        model: ModelId
    },
    /// An enemy has finished a charge next to the model in this phase.
    "was-charged" => WasCharged {
        /// The model named.
        model: ModelId
    },
    /// The move goes nowhere.
    "no-length" => NoLength,
    /// Only INFANTRY works doors.
    "not-infantry" => NotInfantry {
        /// The model named.
        model: ModelId
    },
    /// The model is Readied.
    "is-readied" => IsReadied {
        /// The model named.
        model: ModelId
    },
    /// There is no such door.
    "no-such-door" => NoSuchDoor {
        /// How many there are.
        doors: u8
    },
    /// The model is not within 1" of the door.
    "door-too-far" => DoorTooFar {
        /// Which.
        door: String
    },
    /// An enemy is within 1" of the door.
    "door-guarded" => DoorGuarded {
        /// Which.
        door: String,
        /// The enemy.
        model: ModelId
    },
    /// Somebody stands in the open doorway, so that the door does not close.
    "in-doorway" => InDoorway {
        /// Which door.
        door: String,
        /// Who stands there.
        model: ModelId
    },
    /// The model has worked a door in this phase.
    "door-attempted" => DoorAttempted {
        /// The model named.
        model: ModelId
    },
    /// The door has been worked from the control point already.
    "door-worked" => DoorWorked {
        /// Which door.
        door: String
    },
    /// No control point is within 1" of the model.
    "no-control-point" => NoControlPoint {
        /// The model named.
        model: ModelId
    },
    /// An enemy is within 1" of the control point.
    "control-point-guarded" => ControlPointGuarded {
        /// The enemy.
        model: ModelId
    },
    /// The model may not react.
    "cannot-react" => CannotReact {
        /// The model named.
        model: ModelId
    },
    /// The model has moved in this phase.
    "has-moved" => HasMoved {
        /// The model named.
        model: ModelId
    },
    /// The move has to end further away.
    "must-end-further" => MustEndFurther {
        /// From whom.
        model: ModelId
    },
    /// The move has to end closer.
    "must-end-closer" => MustEndCloser {
        /// To whom.
        model: ModelId
    },
    /// The move has to end as close as it can.
    "not-as-close" => NotAsClose {
        /// To whom.
        model: ModelId
    },
    /// Too far away to be charged.
    "out-of-charge" => OutOfCharge {
        /// The model named.
        model: ModelId,
        /// How near it has to be.
        range: Length
    },
    /// What the model has done keeps it from shooting.
    "cannot-shoot" => CannotShoot {
        /// The model named.
        model: ModelId
    },
    /// The model has shot in this phase.
    "has-shot" => HasShot {
        /// The model named.
        model: ModelId
    },
    /// The model has fought in this phase.
    "has-fought" => HasFought {
        /// The model named.
        model: ModelId
    },
    /// The model does not fight in this part of the phase.
    "cannot-fight" => CannotFight {
        /// The model named.
        model: ModelId
    },
    /// These weapons are not used together.
    "weapon-kinds" => WeaponKinds,
    /// The same weapon twice.
    "weapon-twice" => WeaponTwice {
        /// Which.
        weapon: Slug
    },
    /// The kill team has thrown its grenade in this phase.
    "grenade-thrown" => GrenadeThrown,
    /// Only the closest enemy.
    "closest-only" => ClosestOnly {
        /// The closest enemy.
        model: ModelId
    },
    /// Only Assault weapons after an Advance.
    "assault-only" => AssaultOnly {
        /// The weapon named.
        weapon: Slug
    },
    /// Only Pistols at close quarters.
    "pistols-only" => PistolsOnly {
        /// The weapon named.
        weapon: Slug
    },
    /// The model charged others.
    "not-charged" => NotCharged {
        /// The model named.
        model: ModelId
    },
    /// The model is no psyker, or may not attempt more.
    "not-a-psyker" => NotAPsyker {
        /// The model named.
        model: ModelId
    },
    /// The psyker does not know the power.
    "unknown-power" => UnknownPower {
        /// The power named.
        power: Slug,
        /// Those it knows.
        has: String
    },
    /// The power has been attempted in this round.
    "power-used" => PowerUsed {
        /// The power.
        power: Slug
    },
    /// The model may not contest the door.
    "cannot-contest" => CannotContest {
        /// The model named.
        model: ModelId
    },
    /// The model may not deny the power.
    "cannot-deny" => CannotDeny {
        /// The model named.
        model: ModelId
    },
    /// The path is not that long.
    "off-path" => OffPath {
        /// How long the path is.
        length: Length
    },
    /// The model has no invulnerable save.
    "no-invulnerable" => NoInvulnerable {
        /// The model named.
        model: ModelId
    },
    /// The unit would not be in coherency.
    "not-coherent" => NotCoherent {
        /// The unit.
        model: ModelId
    },
    /// There is room left for a unit of the player who would leave out the rest.
    "room-left" => RoomLeft {
        /// The unit.
        model: ModelId
    },
    /// Only those that FLY reach an AIRCRAFT in the air, and the other way round.
    "only-flyers" => OnlyFlyers {
        /// The unit named.
        model: ModelId
    },
    /// The transport has no room, or is too far away.
    "no-room" => NoRoom {
        /// The transport named.
        model: ModelId
    },
}
