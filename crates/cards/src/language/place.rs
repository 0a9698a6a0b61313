//! Places on the board: markers, zones, terrain, areas.

use super::Who;
use crate::sets::{ALL, SKIRMISH};
use crate::{Name, forms};

forms! {
    /// A marker, or each that fits.
    Marker, "marker", "a marker";
    /// Any marker.
    "any" => Any = "a marker", "a marker", ALL;
    /// Any objective marker.
    "objective" => Objective = "a objective", "an objective", ALL;
    /// A marker of this name of one's own.
    "mine" => Mine { name: Name } = "my {name} marker", "my Lamp marker", ALL;
    /// A marker of this name of an enemy.
    "theirs" => Theirs { name: Name } = "their {name} marker", "their Lamp marker", ALL;
    /// A marker of this name, whoever's it is.
    "named" => Named { name: Name } = "a {name} marker", "a Supply marker", ALL;
    /// The marker of the moment, or the one that was chosen.
    "that" => That = "that marker", "that marker", ALL;
    /// One marker that its player chooses.
    "one" => One = "one marker", "one marker", ALL;
    /// One objective marker that its player chooses.
    "one-objective" => OneObjective = "one objective", "one objective", ALL;
    /// Every marker of this name of one's own.
    "each" => Each { name: Name } = "each of my {name} markers", "each of my Lamp markers", ALL;
}

forms! {
    /// A part of the board that belongs to a player.
    Zone, "zone", "a zone";
    /// One's own drop zone.
    "mine" => Mine = "my drop zone", "my drop zone", ALL;
    /// An enemy's drop zone.
    "theirs" => Theirs = "the enemy drop zone", "the enemy drop zone", ALL;
    /// One's own half of the board.
    "my-territory" => MyTerritory = "my territory", "my territory", ALL;
    /// The enemy's half of the board.
    "their-territory" => TheirTerritory = "the enemy territory", "the enemy territory", ALL;
    /// Neither drop zone.
    "no-mans-land" => NoMansLand = "no man's land", "no man's land", ALL;
    /// An area that a card names.
    "area" => Area { name: Name } = "the {name} area", "the Lamplight area", ALL;
}

forms! {
    /// A kind of terrain.
    Ground, "ground", "a kind of terrain";
    /// Any terrain.
    "any" => Any = "terrain", "terrain", ALL;
    /// Light terrain.
    "light" => Light = "light terrain", "light terrain", SKIRMISH;
    /// Heavy terrain.
    "heavy" => Heavy = "heavy terrain", "heavy terrain", SKIRMISH;
    /// Terrain that gives a vantage point.
    "vantage" => Vantage = "vantage terrain", "vantage terrain", ALL;
    /// A barricade.
    "barricade" => Barricade = "a barricade", "a barricade", SKIRMISH;
    /// A door or hatch.
    "door" => Door = "a door", "a door", ALL;
    /// A wall.
    "wall" => Wall = "a wall", "a wall", ALL;
    /// Terrain of this name.
    "named" => Named { name: Name } = "{name} terrain", "Rubble terrain", ALL;
}

forms! {
    /// Something that distances are measured to.
    Place, "place", "a place";
    /// Somebody, or one of several.
    "who" => Who { who: Box<Who> } = "{who}", "target", ALL;
    /// A marker.
    "marker" => Marker { marker: Marker } = "{marker}", "my Lamp marker", ALL;
    /// Terrain.
    "ground" => Ground { ground: Ground } = "{ground}", "heavy terrain", ALL;
    /// A zone.
    "zone" => Zone { zone: Zone } = "{zone}", "my drop zone", ALL;
    /// The centre of the board.
    "centre" => Centre = "the centre", "the centre", ALL;
    /// An edge of the board.
    "edge" => Edge = "a edge", "an edge", ALL;
    /// One's own edge of the board.
    "my-edge" => MyEdge = "my edge", "my edge", ALL;
    /// The enemy's edge of the board.
    "their-edge" => TheirEdge = "the enemy edge", "the enemy edge", ALL;
    /// Where the one in question was before it moved or was removed.
    "before" => Before = "where it was", "where it was", ALL;
    /// A place that its player chooses.
    "chosen" => Chosen = "a chosen place", "a chosen place", ALL;
}
