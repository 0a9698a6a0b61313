//! Verbs about markers and who controls them.

use super::Ending;
use crate::language::{Amount, Marker, Place, Who, Zone};
use crate::sets::{ALL, SKIRMISH};
use crate::{And, Inches, Name, Signed, forms};

forms! {
    /// Markers.
    Markers, "markers", "an effect on markers";
    /// A marker is placed, where its player chooses within bounds.
    "place" => Place { marker: Marker, endings: Option<And<Ending>> } = "place {marker} {endings}", "place my Lamp marker ending within 3 of it", ALL;
    /// A marker is placed in the middle of where somebody is or was.
    "place-at" => PlaceAt { marker: Marker, place: Place } = "place {marker} at {place}", "place my Lamp marker at where it was", ALL;
    /// A marker is removed.
    "remove" => Remove { marker: Marker } = "remove {marker}", "remove my Lamp marker", ALL;
    /// A marker is moved by its player's choice.
    "move" => Move { marker: Marker, length: Inches, endings: Option<And<Ending>> } = "move {marker} up to {length} {endings}", "move my Lamp marker up to 4", ALL;
    /// A marker changes hands.
    "carry" => Carry { who: Who, marker: Marker } = "{who} takes up {marker}", "it takes up that marker", ALL;
    /// A marker is dropped.
    "drop" => Drop { who: Who, marker: Marker } = "{who} drops {marker}", "target drops a marker", ALL;
    /// A marker cannot be picked up or moved by somebody.
    "no-carry" => NoCarry { who: Who, marker: Marker } = "{who} cannot pick up {marker}", "each enemy cannot pick up my Lamp marker", ALL;
    /// A card is tied to a marker: it works while the marker lies there.
    "holds" => Holds { marker: Marker, card: Name } = "{marker} holds {card}", "my Lamp marker holds Lamplight", ALL;
    /// Somebody counts for control with so much more or less.
    "control" => Control { who: Who, by: Signed } = "{who} counts {by} APL for control", "it counts +1 APL for control", SKIRMISH;
    /// Somebody counts for control with that.
    "control-is" => ControlIs { who: Who, amount: Amount } = "{who} counts as {amount} APL for control", "each enemy (within 3 of it) counts as 1 APL for control", SKIRMISH;
    /// All of the player's that contest a marker count together for so much more or less.
    "control-total" => ControlTotal { marker: Marker, by: Signed } = "my total for control of {marker} {by}", "my total for control of that marker +1", SKIRMISH;
    /// Somebody counts for nothing.
    "no-control" => NoControl { who: Who } = "{who} does not count for control", "target does not count for control", ALL;
    /// The player controls a marker, whoever stands there.
    "mine" => Mine { marker: Marker } = "{marker} is mine", "that marker is mine", ALL;
    /// The player controls a marker until an enemy does, though nobody is left there.
    "stays-mine" => StaysMine { marker: Marker } = "{marker} stays mine", "that marker stays mine", ALL;
    /// Somebody contests from so far away.
    "contests-from" => ContestsFrom { who: Who, length: Inches } = "{who} contests within {length}", "it contests within 2", ALL;
    /// An area: a name for a region that other cards use.
    "area" => Area { name: Name, length: Inches, place: Place } = "{name} area is within {length} of {place}", "Lamplight area is within 3 of a friendly Lantern", ALL;
    /// An area: a name for a zone, or what lies in several.
    "area-zone" => AreaZone { name: Name, zone: Zone } = "{name} area is in {zone}", "Lamplight area is in my drop zone", ALL;
    /// A door is opened or closed.
    "door" => Door { open: DoorState, length: Inches, place: Place } = "{open} doors within {length} of {place}", "close doors within 3 of it", ALL;
}

forms! {
    /// What happens to doors.
    DoorState, "door", "open or close";
    /// Opened.
    "open" => Open = "open", "open", ALL;
    /// Closed.
    "close" => Close = "close", "close", ALL;
}
