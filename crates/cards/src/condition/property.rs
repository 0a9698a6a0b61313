//! What somebody is, has or has done: `target within 6 of it`, and in descriptions `enemy (within 6 of it, not ready)`.

use crate::language::{ActionKind, Group, Kinds, Marker, Order, Place, Span, Stat, Who, Zone};
use crate::sets::{ALL, BATTLE, KT24, SKIRMISH};
use crate::{Count, Inches, Name, Or, forms};

forms! {
    /// A property of somebody.
    Property, "property", "what it is or has";
    /// No further away than that.
    "within" => Within { length: Inches, place: Place } = "within {length} of {place}", "within 6 of target", ALL;
    /// With the whole base no further away than that.
    "wholly-within" => WhollyWithin { length: Inches, place: Place } = "wholly within {length} of {place}", "wholly within 3 of my drop zone", ALL;
    /// No further away than that, heights left aside.
    "horizontally-within" => HorizontallyWithin { length: Inches, place: Place } = "horizontally within {length} of {place}", "horizontally within 5 of my Lamp marker", ALL;
    /// Further away than that.
    "beyond" => Beyond { length: Inches, place: Place } = "more than {length} from {place}", "more than 6 from an enemy", ALL;
    /// Closer to a place than somebody is.
    "closer" => Closer { place: Place, who: Who } = "closer to {place} than {who}", "closer to my Lamp marker than foe", ALL;
    /// The closest of those that fit to a place.
    "closest" => Closest { group: Group, place: Place } = "the closest {group} to {place}", "the closest enemy to bearer", ALL;
    /// Somebody can see it.
    "visible" => Visible { who: Who } = "visible to {who}", "visible to a friendly Wick", ALL;
    /// It can see somebody.
    "sees" => Sees { who: Who } = "seeing {who}", "seeing target", ALL;
    /// One sees the other, either way.
    "in-sight" => InSight { who: Who } = "in mutual sight of {who}", "in mutual sight of a friendly Wick", ALL;
    /// Within control range, engagement range, or 1".
    "control" => InControlRange { who: Who } = "in control range of {who}", "in control range of an enemy", ALL;
    /// Bases that touch.
    "contact" => InContact { who: Who } = "in base contact with {who}", "in base contact with another friend", ALL;
    /// In cover from the one who looks, or from the active enemy.
    "cover" => InCover = "in cover", "in cover", ALL;
    /// In cover from somebody.
    "cover-from" => InCoverFrom { who: Who } = "in cover from {who}", "in cover from each enemy", ALL;
    /// Obscured for the one who looks.
    "obscured" => Obscured = "obscured", "obscured", ALL;
    /// Somebody that fits stands on the line between it and somebody.
    "screened" => Screened { group: Group, who: Who } = "behind a {group} for {who}", "behind a friendly Shield for attacker", ALL;
    /// Somebody could choose it as a target.
    "targetable" => ValidTarget { who: Who } = "a valid target for {who}", "a valid target for it", ALL;
    /// On a vantage point.
    "vantage" => OnVantage = "on vantage", "on vantage", ALL;
    /// On terrain of a kind.
    "on" => On { ground: crate::language::Ground } = "on {ground}", "on heavy terrain", ALL;
    /// Higher than somebody.
    "higher" => Higher { who: Who } = "higher than {who}", "higher than target", ALL;
    /// Higher than somebody by so much at least.
    "higher-by" => HigherBy { length: Inches, who: Who } = "{length} higher than {who}", "2 higher than target", ALL;
    /// The highest, or as high as anybody, of those that fit.
    "highest" => Highest { group: Group } = "the highest {group}", "the highest friend", ALL;
    /// Partly in a zone.
    "in" => In { zone: Zone } = "in {zone}", "in the enemy territory", ALL;
    /// Wholly in a zone.
    "wholly-in" => WhollyIn { zone: Zone } = "wholly in {zone}", "wholly in my drop zone", ALL;
    /// With this order.
    "order" => Has { order: Order } = "under {order}", "under conceal", SKIRMISH;
    /// Given another order in this activation.
    "changed-order" => ChangedOrder = "given another order", "given another order", SKIRMISH;
    /// Ready.
    "ready" => Ready = "ready", "ready", ALL;
    /// Expended, or done for the phase.
    "expended" => Expended = "expended", "expended", ALL;
    /// The active one.
    "active" => Active = "active", "active", ALL;
    /// In its counteraction.
    "counteracting" => Counteracting = "counteracting", "counteracting", KT24;
    /// On guard, or ready for Overwatch.
    "on-guard" => OnGuard = "on guard", "on guard", ALL;
    /// Injured.
    "injured" => Injured = "injured", "injured", ALL;
    /// With fewer wounds than it started with.
    "wounded" => Wounded = "wounded", "wounded", ALL;
    /// Incapacitated, or out of action.
    "incapacitated" => Incapacitated = "incapacitated", "incapacitated", ALL;
    /// On the board.
    "on-board" => OnBoard = "in the killzone", "in the killzone", ALL;
    /// Not yet set up, or taken off to come back.
    "in-reserve" => InReserve = "in reserve", "in reserve", ALL;
    /// With a characteristic of that much or more.
    "at-least" => AtLeast { number: Count, stat: Stat } = "with {number} or more {stat}", "with 8 or more wounds left", ALL;
    /// With a characteristic of that much or less.
    "at-most" => AtMost { number: Count, stat: Stat } = "with {number} or less {stat}", "with 2 or less APL", ALL;
    /// With more of a characteristic than somebody.
    "more-than" => MoreThan { stat: Stat, who: Who } = "with more {stat} than {who}", "with more wounds left than foe", ALL;
    /// With a keyword.
    "kind" => Kind { kinds: Kinds } = "of kind {kinds}", "of kind Wick or Leader", ALL;
    /// Somebody's very self.
    "same" => Same { who: Who } = "the same as {who}", "the same as bearer", ALL;
    /// Near enough to a marker to contest it.
    "contests" => Contests { marker: Marker } = "contesting {marker}", "contesting an objective", ALL;
    /// Contesting a marker that its player controls.
    "controls" => Controls { marker: Marker } = "controlling {marker}", "controlling an objective", ALL;
    /// Carrying a marker.
    "carries" => Carries { marker: Marker } = "carrying {marker}", "carrying my Lamp marker", ALL;
    /// With a token.
    "token" => HasToken { token: Name } = "with a {token} token", "with a Soot token", ALL;
    /// With so many tokens at least.
    "tokens" => HasTokens { number: Count, token: Name } = "with {number} or more {token} tokens", "with 2 or more Soot tokens", ALL;
    /// With a card of that name: on its datacard, or given to it.
    "card" => HasCard { card: Name } = "with the {card} card", "with the Glass Eye card", ALL;
    /// With a weapon whose name is or contains that.
    "weapon" => HasWeapon { weapon: Name } = "with the {weapon} weapon", "with the Lamp weapon", ALL;
    /// One of these actions was performed by it.
    "done" => Done { actions: Or<ActionKind>, span: Span } = "done with {actions} this {span}", "done with charge or dash this activation", ALL;
    /// It moved or was moved.
    "moved" => Moved { span: Span } = "moved this {span}", "moved this activation", ALL;
    /// Somebody shot at it.
    "shot" => ShotBy { who: Who, span: Span } = "shot by {who} this {span}", "shot by another friendly Wick this turning point", ALL;
    /// Somebody fought against it.
    "fought" => FoughtBy { who: Who, span: Span } = "fought by {who} this {span}", "fought by a friend this turning point", ALL;
    /// It shot at or fought against somebody.
    "attacked" => Attacked { who: Who, span: Span } = "attacker of {who} this {span}", "attacker of bearer this turning point", ALL;
    /// It incapacitated somebody.
    "killed" => Killed { group: Group, span: Span } = "killer of a {group} this {span}", "killer of an enemy this turning point", ALL;
    /// It lost wounds.
    "hurt" => Hurt { span: Span } = "hurt this {span}", "hurt this turning point", ALL;
    /// It was activated.
    "activated" => Activated { span: Span } = "activated this {span}", "activated this turning point", ALL;
    /// It was chosen for, or used, a card.
    "used" => Used { card: Name, span: Span } = "chosen for {card} this {span}", "chosen for Signal this battle", ALL;
    /// Able to perform an action now.
    "able" => Able { action: ActionKind } = "able to {action}", "able to shoot", ALL;
    /// The only one of those that fit.
    "only" => Only { group: Group } = "the only {group}", "the only friend", ALL;
    /// Broken, or failed its nerve.
    "shaken" => Shaken = "shaken", "shaken", BATTLE;
    /// In long range of the weapon of the one who looks.
    "long-range" => LongRange = "at long range", "at long range", BATTLE;
    /// In half range of the weapon of the one who looks.
    "half-range" => HalfRange = "at half range", "at half range", BATTLE;
}
