//! What has happened, for people to read and for programs to draw.

use dice::FaceCounts;
use geometry::{Footing, Length};
use utoipa::ToSchema;

use crate::answer_form::places::{Inches, Place, inches, place};
use crate::decision::RollReason;
use crate::{Edge, Errand, ModelId, MoveAction, Order, RerollSource, Side, Slug, Success};

crate::spoken! {
    /// Something that happened in a game; `key` says which of these it is. Lengths and places are in inches, as in answers,
    /// and dice are told by how many show a 1, a 2, and so on.
    #[derive(ToSchema)]
    #[schema(as = GameEvent)]
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename = "GameEvent"))]
    Event, "event";
    /// Chance gave a player the initiative for setting up.
    "drawn" => Drawn {
        /// Who.
        side: Side
    },
    /// Chance made a player the Defender of the set-up.
    "defender-drawn" => DefenderDrawn {
        /// Who.
        side: Side
    },
    /// A player took an edge.
    "edge-taken" => EdgeTaken {
        /// Who.
        side: Side,
        /// Which.
        edge: Edge
    },
    /// A player took a drop zone of the mission.
    "zone-taken" => ZoneTaken {
        /// Who.
        side: Side,
        /// Which, from 1.
        zone: u8
    },
    /// A player placed a barricade.
    "barricade-placed" => BarricadePlaced {
        /// Who.
        side: Side,
        /// Where its middle is.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        at: Footing
    },
    /// A model was set up with an order.
    "deployed-with" => DeployedWith {
        /// Which.
        model: ModelId,
        /// Where.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        at: Footing,
        /// With what order.
        order: Order
    },
    /// A model was set up.
    "deployed" => Deployed {
        /// Which.
        model: ModelId,
        /// Where.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        at: Footing
    },
    /// A turning point began.
    "turning-point" => TurningPoint {
        /// Which.
        number: u8
    },
    /// Dice fell.
    "rolled" => Rolled {
        /// Whose.
        side: Side,
        /// What for.
        reason: RollReason,
        /// What they show.
        #[schema(value_type = [u8; 6])] #[cfg_attr(feature = "typescript", ts(as = "[u8; 6]"))]
        faces: FaceCounts
    },
    /// Both rolled the same for the initiative and roll again.
    "initiative-tied" => InitiativeTied,
    /// A player has the initiative.
    "initiative" => Initiative {
        /// Who.
        side: Side
    },
    /// A player's command points changed.
    "command-points" => CommandPoints {
        /// Whose.
        side: Side,
        /// How many now.
        points: u8
    },
    /// A player's models became ready.
    "readied" => Readied {
        /// Whose.
        side: Side
    },
    /// A player passed.
    "passed" => Passed {
        /// Who.
        side: Side
    },
    /// A ploy was used.
    "ploy" => Ploy {
        /// By whom.
        side: Side,
        /// Which.
        ploy: Slug
    },
    /// A ploy was used on a model.
    "ploy-on" => PloyOn {
        /// By whom.
        side: Side,
        /// Which.
        ploy: Slug,
        /// On which model.
        model: ModelId
    },
    /// A model was activated.
    "activated" => Activated {
        /// Which.
        model: ModelId,
        /// With what order.
        order: Order
    },
    /// A model counteracts.
    "counteracts" => Counteracts {
        /// Which.
        model: ModelId
    },
    /// A model shoots out of turn.
    "overwatches" => Overwatches {
        /// Which.
        model: ModelId
    },
    /// A model lets an action point pass.
    "waits" => Waits {
        /// Which.
        model: ModelId,
        /// How many points.
        points: u8
    },
    /// A model became expended.
    "expended" => Expended {
        /// Which.
        model: ModelId
    },
    /// A model moved.
    "moved" => Moved {
        /// Which.
        model: ModelId,
        /// By what action.
        action: MoveAction,
        /// Where to.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        to: Footing,
        /// How far.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        length: Length
    },
    /// A model shoots.
    "shoots" => Shoots {
        /// Which.
        model: ModelId,
        /// With what.
        weapon: Slug,
        /// At whom first.
        target: ModelId
    },
    /// One target of several gets a share of the attack dice.
    "share" => Share {
        /// Whom.
        target: ModelId,
        /// How many dice.
        dice: u8
    },
    /// A shooting sequence against one target begins.
    "shot-at" => ShotAt {
        /// Whom.
        target: ModelId,
        /// Whether it is in cover.
        cover: bool,
        /// Whether it is obscured.
        obscured: bool
    },
    /// A model fights another.
    "fights" => Fights {
        /// Which.
        model: ModelId,
        /// With what.
        weapon: Slug,
        /// Whom.
        target: ModelId
    },
    /// A model fights back with a weapon.
    "retaliates" => Retaliates {
        /// Which.
        model: ModelId,
        /// With what.
        weapon: Slug
    },
    /// A model fights back bare-handed: no dice.
    "unarmed" => Unarmed {
        /// Which.
        model: ModelId
    },
    /// Dice are rolled again.
    "rerolls" => Rerolls {
        /// Whose.
        side: Side,
        /// By what right.
        source: RerollSource,
        /// Which faces.
        #[schema(value_type = [u8; 6])] #[cfg_attr(feature = "typescript", ts(as = "[u8; 6]"))]
        faces: FaceCounts
    },
    /// Attack dice retained.
    "hits" => Hits {
        /// Whose.
        side: Side,
        /// Critical successes.
        critical: u8,
        /// Normal successes.
        normal: u8
    },
    /// The defender rolls for the invulnerable save.
    "invulnerable-save" => InvulnerableSave {
        /// For whom.
        model: ModelId
    },
    /// A die retained for cover.
    "cover-save" => CoverSave {
        /// For whom.
        model: ModelId
    },
    /// Defence dice retained.
    "saves" => SavesMade {
        /// Whose.
        side: Side,
        /// Critical successes.
        critical: u8,
        /// Normal successes.
        normal: u8
    },
    /// Hits that were not blocked.
    "unblocked" => Unblocked {
        /// Critical successes.
        critical: u8,
        /// Normal successes.
        normal: u8
    },
    /// A model lost wounds.
    "damage" => Damage {
        /// Which.
        model: ModelId,
        /// How many points.
        points: u16,
        /// What it has left.
        left: i16
    },
    /// A model suffered mortal wounds.
    "mortal-wounds" => MortalWounds {
        /// Which.
        model: ModelId,
        /// How many.
        points: u16,
        /// What it has left.
        left: i16
    },
    /// A model regained wounds.
    "healed" => Healed {
        /// Which.
        model: ModelId,
        /// What it has now.
        wounds: i16
    },
    /// A model struck in a fight.
    "strikes" => Strikes {
        /// Which.
        model: ModelId,
        /// With what kind of success.
        success: Success
    },
    /// A model blocked in a fight.
    "blocks" => Blocks {
        /// Which.
        model: ModelId,
        /// What kind of success it cancelled.
        success: Success
    },
    /// A model spent a die on a block that cancels nothing.
    "blocks-nothing" => BlocksNothing {
        /// Which.
        model: ModelId
    },
    /// A critical strike threw a success of the opponent away.
    "shocked" => Shocked {
        /// Whose die.
        model: ModelId,
        /// Of what kind.
        success: Success
    },
    /// A model has fewer action points for a while.
    "stunned" => Stunned {
        /// Which.
        model: ModelId
    },
    /// A weapon burns, or spares, its user.
    "hot" => Hot {
        /// The user.
        model: ModelId,
        /// What it loses.
        points: u16
    },
    /// A weapon is used up.
    "used-up" => UsedUp {
        /// Whose.
        model: ModelId,
        /// Which.
        weapon: Slug
    },
    /// A model is out of the game.
    "incapacitated" => Incapacitated {
        /// Which.
        model: ModelId
    },
    /// A battle round began.
    "battle-round" => BattleRound {
        /// Which.
        number: u8
    },
    /// A phase began.
    "phase" => PhaseBegins {
        /// Which.
        phase: Slug
    },
    /// It is settled who acts in what order.
    "initiative-order" => InitiativeOrder {
        /// The players, the first first.
        order: Vec<Side>
    },
    /// A model stays where it is.
    "stays" => Stays {
        /// Which.
        model: ModelId
    },
    /// A model makes itself ready to shoot first.
    "makes-ready" => MakesReady {
        /// Which.
        model: ModelId
    },
    /// A model made a normal move.
    "moves-normally" => MovesNormally {
        /// Which.
        model: ModelId,
        /// Where to.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        to: Footing,
        /// How far.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        length: Length
    },
    /// A model fell back.
    "falls-back" => FallsBack {
        /// Which.
        model: ModelId,
        /// Where to.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        to: Footing,
        /// How far.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        length: Length
    },
    /// A model is about to Advance.
    "runs" => Runs {
        /// Which.
        model: ModelId,
        /// How far at most.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        most: Length
    },
    /// A model in the middle of something moved.
    "goes" => Goes {
        /// Which.
        model: ModelId,
        /// What for.
        errand: Errand,
        /// Where to.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        to: Footing,
        /// How far.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        length: Length
    },
    /// A model declared a charge.
    "declares-charge" => DeclaresCharge {
        /// Which.
        model: ModelId,
        /// Whom.
        targets: Vec<ModelId>
    },
    /// A target of a charge retreated.
    "retreats" => Retreats {
        /// Which.
        model: ModelId,
        /// Where to.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        to: Footing,
        /// How far.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        length: Length
    },
    /// It is known how far a charge goes.
    "charge-rolled" => ChargeRolled {
        /// Which.
        model: ModelId,
        /// How far at most.
        #[serde(with = "inches")] #[schema(value_type = Inches)] #[cfg_attr(feature = "typescript", ts(as = "Inches"))]
        most: Length
    },
    /// A charge does not get there.
    "charge-fails" => ChargeFails {
        /// Which.
        model: ModelId
    },
    /// A model stops a charge to fire at it.
    "intercepts" => Intercepts {
        /// Which.
        model: ModelId,
        /// Whom it stops.
        charger: ModelId,
        /// Where.
        #[serde(with = "place")] #[schema(value_type = Place)] #[cfg_attr(feature = "typescript", ts(as = "Place"))]
        at: Footing
    },
    /// A model attacks another with a weapon.
    "attacks-with" => AttacksWith {
        /// Which.
        model: ModelId,
        /// With what.
        weapon: Slug,
        /// Whom.
        target: ModelId,
        /// How often.
        attacks: u8
    },
    /// Attacks hit.
    "struck" => Struck {
        /// Whom.
        target: ModelId,
        /// How many attacks hit.
        hits: u8
    },
    /// Hits wound.
    "wounded" => Wounded {
        /// Whom.
        target: ModelId,
        /// How many hits wound.
        wounds: u8
    },
    /// Saves were rolled.
    "unsaved" => Unsaved {
        /// Whom.
        target: ModelId,
        /// How many wounds were not saved.
        wounds: u8
    },
    /// A model took a flesh wound.
    "flesh-wound" => FleshWound {
        /// Which.
        model: ModelId,
        /// How many it has now.
        number: u8
    },
    /// A model is out of action.
    "out-of-action" => OutOfAction {
        /// Which.
        model: ModelId
    },
    /// A door opened.
    "door-opens" => DoorOpens {
        /// Which.
        door: String
    },
    /// A door closed.
    "door-closes" => DoorCloses {
        /// Which.
        door: String
    },
    /// A door stayed as it was.
    "door-stays" => DoorStays {
        /// Which.
        door: String
    },
    /// A door could not close.
    "door-blocked" => DoorBlocked {
        /// Which.
        door: String,
        /// Who stands in it.
        model: ModelId
    },
    /// A model works a door.
    "works-door" => WorksDoor {
        /// Which.
        model: ModelId,
        /// Which.
        door: String
    },
    /// A model contests the working of a door.
    "contests" => Contests {
        /// Which.
        model: ModelId,
        /// Which door.
        door: String
    },
    /// A roll-off was won.
    "roll-off" => RollOff {
        /// Who won it.
        side: Side
    },
    /// A psyker attempts a power.
    "casts" => Casts {
        /// Which.
        model: ModelId,
        /// Which power.
        power: Slug
    },
    /// A power works.
    "power-works" => PowerWorks {
        /// Which.
        model: ModelId,
        /// Which power.
        power: Slug
    },
    /// A power comes to nothing.
    "power-fails" => PowerFails {
        /// Which.
        model: ModelId,
        /// Which power.
        power: Slug
    },
    /// A psyker tries to deny a power.
    "denies" => Denies {
        /// Which.
        model: ModelId,
        /// Which power.
        power: Slug
    },
    /// A power turns on its psyker.
    "perils" => Perils {
        /// Which.
        model: ModelId
    },
    /// A kill team broke.
    "broken" => Broken {
        /// Whose.
        side: Side
    },
    /// A kill team held.
    "not-broken" => NotBroken {
        /// Whose.
        side: Side
    },
    /// A model is no longer shaken.
    "recovers" => Recovers {
        /// Which.
        model: ModelId
    },
    /// A model is shaken.
    "shaken" => Shaken {
        /// Which.
        model: ModelId
    },
    /// A model kept its nerve.
    "keeps-nerve" => KeepsNerve {
        /// Which.
        model: ModelId
    },
    /// A player was passed over: none of the units whose turn it would be has a target now.
    "passed-over" => PassedOver {
        /// Who.
        side: Side
    },
    /// A unit embarked on a transport.
    "embarks" => Embarks {
        /// Which.
        model: ModelId,
        /// On what.
        transport: ModelId
    },
    /// A player scored.
    "scores" => Scores {
        /// Who.
        side: Side,
        /// How many they have now.
        points: u8
    },
    /// A player gave up, and their models leave the board.
    "resigned" => Resigned {
        /// Who.
        side: Side
    },
    /// A player has no thinking time left, and their models leave the board.
    "out-of-time" => OutOfTime {
        /// Who.
        side: Side
    },
    /// The battle is over and a side has won.
    "won" => Won {
        /// Who.
        side: Side
    },
    /// The battle is over without a winner.
    "drawn-game" => DrawnGame,
}

#[cfg(test)]
mod tests {
    use dice::Face;
    use geometry::Point;
    use serde_json::json;

    use super::*;

    #[test]
    fn events_are_json_in_inches_and_read_back() {
        let model: ModelId = "B3".parse().unwrap();
        let to = Footing { at: Point::inches(4.0, 6.5), z: Length::inches(2) };
        let dash = Event::Moved { model, action: MoveAction::Dash, to, length: Length::inches(3) };
        let side = Side::A;
        let faces = [Face::TWO, Face::SIX, Face::SIX].into_iter().collect();
        for (event, form) in [
            (
                dash,
                json!({ "key": "moved", "model": "B3", "action": "dash", "to": [4.0, 6.5, 2.0], "length": 3.0 }),
            ),
            (
                Event::Rolled { side, reason: RollReason::Attack, faces },
                json!({ "key": "rolled", "side": "A", "reason": "attack", "faces": [0, 1, 0, 0, 0, 2] }),
            ),
            (
                Event::DeclaresCharge { model, targets: vec!["A1".parse().unwrap()] },
                json!({ "key": "declares-charge", "model": "B3", "targets": ["A1"] }),
            ),
            (Event::DrawnGame, json!({ "key": "drawn-game" })),
        ] {
            assert_eq!(serde_json::to_value(&event).unwrap(), form);
            assert_eq!(serde_json::from_value::<Event>(form).unwrap(), event);
        }
    }

    /// Whatever length a game measures reads back as it was.
    #[test]
    fn no_length_is_lost_in_inches() {
        let model: ModelId = "A1".parse().unwrap();
        for units in (0..254_000).step_by(7) {
            let runs = Event::Runs { model, most: Length::from_units(units) };
            let text = serde_json::to_string(&runs).unwrap();
            assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), runs, "{text}");
        }
    }
}
