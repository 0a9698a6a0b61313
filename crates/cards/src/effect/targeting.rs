//! Verbs about targets, cover, sight and control range.

use crate::language::{Ground, Group, Place, Who};
use crate::sets::{ALL, SKIRMISH};
use crate::{Inches, forms};

forms! {
    /// How somebody is seen.
    Seen, "seen", "how it is seen";
    /// In cover.
    "cover" => InCover = "in cover", "in cover", ALL;
    /// In cover of light terrain.
    "light-cover" => InLightCover = "in light cover", "in light cover", SKIRMISH;
    /// In cover of heavy terrain.
    "heavy-cover" => InHeavyCover = "in heavy cover", "in heavy cover", SKIRMISH;
    /// Not in cover.
    "no-cover" => NotInCover = "not in cover", "not in cover", ALL;
    /// Obscured.
    "obscured" => Obscured = "obscured", "obscured", ALL;
    /// Not obscured.
    "not-obscured" => NotObscured = "not obscured", "not obscured", ALL;
    /// Visible.
    "visible" => Visible = "visible", "visible", ALL;
    /// Not visible.
    "invisible" => Invisible = "not visible", "not visible", ALL;
    /// On a vantage point.
    "vantage" => OnVantage = "on vantage", "on vantage", ALL;
    /// Not on a vantage point.
    "no-vantage" => NotOnVantage = "not on vantage", "not on vantage", ALL;
}

forms! {
    /// Targets, cover, sight, control range.
    Targeting, "targeting", "an effect on targets";
    /// Somebody counts as seen so, by everybody.
    "counts" => Counts { who: Who, seen: Seen } = "{who} counts as {seen}", "it counts as obscured", ALL;
    /// Somebody counts as seen so, by somebody.
    "counts-for" => CountsFor { who: Who, seen: Seen, viewer: Who } = "{who} counts as {seen} for {viewer}", "target counts as not obscured for it", ALL;
    /// No valid target.
    "untargetable" => NoTarget { who: Who } = "{who} is no valid target", "it is no valid target", ALL;
    /// No valid target for somebody.
    "untargetable-for" => NoTargetFor { who: Who, viewer: Who } = "{who} is no valid target for {viewer}", "it is no valid target for each enemy (more than 6 from it)", ALL;
    /// A valid target, even under Conceal in cover.
    "targetable" => IsTarget { who: Who, viewer: Who } = "{who} is a valid target for {viewer}", "each enemy (visible to it) is a valid target for it", ALL;
    /// Somebody else becomes the target.
    "instead" => TargetInstead { who: Who } = "{who} becomes the target instead", "one friendly Shield (within 3 of it) becomes the target instead", ALL;
    /// Another target may be chosen by the player of the card.
    "new-target" => NewTarget { who: Who } = "a new target is chosen from {who}", "a new target is chosen from each enemy", ALL;
    /// Friends in control range of an enemy do not keep it from being shot.
    "into-melee" => IntoMelee { who: Who } = "friends in control range do not protect a target from {who}", "friends in control range do not protect a target from it", ALL;
    /// Only the closest may be chosen.
    "closest-only" => ClosestOnly { who: Who } = "{who} must target the closest", "foe must target the closest", ALL;
    /// That one has to be chosen where it can be.
    "must-target" => MustTarget { who: Who, other: Who } = "{who} must target {other} if possible", "each enemy must target bearer if possible", ALL;
    /// Terrain of a kind gives no cover.
    "no-ground-cover" => NoCoverFrom { ground: Ground, who: Who } = "{ground} gives {who} no cover", "light terrain gives target no cover", ALL;
    /// Somebody that fits gives cover like light terrain.
    "cover-giver" => CoverGiver { group: Group, who: Who } = "a {group} gives {who} cover", "a friendly Shield gives each other friend cover", ALL;
    /// Sight goes through terrain of a kind.
    "see-through" => SeesThrough { who: Who, ground: Ground } = "{who} sees through {ground}", "it sees through heavy terrain", ALL;
    /// Somebody is visible wherever another one sees it.
    "see-with" => SeesWith { who: Who, other: Who } = "{who} sees what {other} sees", "it sees what a friendly Scout sees", ALL;
    /// Distances are measured from somewhere else.
    "from" => MeasuresFrom { who: Who, place: Place } = "{who} measures from {place}", "it measures from my Lamp marker", ALL;
    /// No control range.
    "no-control" => NoControlRange { who: Who } = "{who} has no control range", "target has no control range", SKIRMISH;
    /// Control range does not reach somebody.
    "ignores-control" => IgnoresControlRange { who: Who, other: Who } = "{who} ignores the control range of {other}", "it ignores the control range of each enemy", ALL;
    /// Control range reaches so far.
    "control-reach" => ControlReach { who: Who, length: Inches } = "the control range of {who} is {length}", "the control range of it is 2", SKIRMISH;
    /// Those in control range of somebody count as in control range of somebody else.
    "assists" => CountsEngaged { who: Who, other: Who } = "{who} counts as in control range of {other}", "target counts as in control range of bearer", SKIRMISH;
}
