//! How things stand: the turning point, the weapon, the dice in hand, the team.

use crate::language::{Group, Marker, Place, Pool, Showing, Span, Who};
use crate::sets::{ALL, KT24, SKIRMISH};
use crate::{Count, Inches, Name, Or, RuleText, forms};

forms! {
    /// A fact that has no subject.
    Situation, "situation", "a condition";
    /// In that turning point or battle round.
    "turning-point" => TurningPoint { number: Count } = "turning point {number}", "turning point 1", ALL;
    /// In that turning point or later.
    "from-turning-point" => From { number: Count } = "turning point {number} or later", "turning point 2 or later", ALL;
    /// In that turning point or earlier.
    "until-turning-point" => Until { number: Count } = "turning point {number} or earlier", "turning point 2 or earlier", ALL;
    /// The weapon in use shoots.
    "ranged" => Ranged = "weapon is ranged", "weapon is ranged", ALL;
    /// The weapon in use fights.
    "melee" => Melee = "weapon is melee", "weapon is melee", ALL;
    /// The weapon in use has a rule, with whatever number where none is said.
    "weapon-has" => WeaponHas { rule: RuleText } = "weapon has {rule}", "weapon has Blast", ALL;
    /// The weapon of the other one has a rule.
    "other-weapon-has" => OtherWeaponHas { rule: RuleText } = "other weapon has {rule}", "other weapon has Brutal", ALL;
    /// The weapon in use has a name like one of these.
    "weapon-named" => WeaponNamed { names: Or<Name> } = "weapon named {names}", "weapon named Lamp or 'long gun'", ALL;
    /// The weapon in use stands on the card of its user.
    "weapon-own" => WeaponOwn = "weapon is its own", "weapon is its own", ALL;
    /// Another attack of this action used another weapon.
    "weapon-new" => WeaponNew { span: Span } = "weapon not used before this {span}", "weapon not used before this activation", ALL;
    /// So many dice or more show that.
    "dice" => DiceShow { number: Count, showing: Showing, pool: Pool } = "{number} or more {showing} in {pool} dice", "1 or more critical in attack dice", ALL;
    /// The die in question shows that: one that is resolved, retained or discarded.
    "die" => DieIs { showing: Showing } = "the die is {showing}", "the die is critical", ALL;
    /// The die in question does so much damage or more.
    "damage" => DamageIs { number: Count } = "the damage is {number} or more", "the damage is 3 or more", ALL;
    /// The card's own roll showed so much or more.
    "roll" => RollIs { number: Count } = "the roll is {number} or more", "the roll is 4 or more", ALL;
    /// The card's own roll was below a characteristic of somebody.
    "roll-below" => RollBelow { stat: crate::language::Stat, who: Who } = "the roll is less than the {stat} of {who}", "the roll is less than the wounds left of it", ALL;
    /// A die may be, or was, retained for cover.
    "cover-save" => CoverSave = "a cover save is possible", "a cover save is possible", SKIRMISH;
    /// The first strike or block of the side in question.
    "first-die" => FirstDie = "it is the first die", "it is the first die", SKIRMISH;
    /// The attack was stopped wholly.
    "no-damage" => NoDamage = "no damage was done", "no damage was done", ALL;
    /// In an activation, not a counteraction.
    "activation" => Activation = "it is an activation", "it is an activation", SKIRMISH;
    /// In a counteraction.
    "counteraction" => Counteraction = "it is a counteraction", "it is a counteraction", KT24;
    /// The action is a free one, given by a rule.
    "free" => FreeAction = "the action is free", "the action is free", SKIRMISH;
    /// Its player has the initiative.
    "initiative" => Initiative = "I have the initiative", "I have the initiative", ALL;
    /// Its player has fewer points than every enemy.
    "behind" => Behind = "I have fewer VP", "I have fewer VP", ALL;
    /// Its player has so many command points or more.
    "command" => Command { number: Count } = "I have {number} or more CP", "I have 1 or more CP", ALL;
    /// Its team has so many points of a resource or more.
    "resource" => Resource { number: Count, name: Name } = "I have {number} or more {name} points", "I have 2 or more Faith points", ALL;
    /// Somebody fits.
    "there-is" => There { group: Group } = "there is a {group}", "there is an enemy (within 3 of it)", ALL;
    /// So many fit, or more.
    "at-least" => Many { number: Count, group: Group } = "there are {number} or more {group}", "there are 2 or more friendly Wick", ALL;
    /// So many fit, or fewer.
    "at-most" => Few { number: Count, group: Group } = "there are {number} or less {group}", "there are 2 or less enemy", ALL;
    /// More fit the one description than the other.
    "more" => More { group: Group, other: Group } = "there are more {group} than {other}", "there are more enemy (within 3 of it) than friend (within 3 of it)", ALL;
    /// The moment is here for the first time for it.
    "first" => FirstTime { span: Span } = "the first time this {span}", "the first time this turning point", ALL;
    /// A card has been used by its player.
    "used" => Used { card: Name, span: Span } = "I used {card} this {span}", "I used 'Hold the Lamp' this turning point", ALL;
    /// An enemy has used a card.
    "enemy-used" => EnemyUsed { card: Name, span: Span } = "the enemy used {card} this {span}", "the enemy used Signal this battle", ALL;
    /// A mode has been chosen.
    "mode" => Mode { card: Name } = "the mode is {card}", "the mode is Wrath", ALL;
    /// A marker lies on the board.
    "marker" => MarkerThere { marker: Marker } = "{marker} is placed", "my Lamp marker is placed", ALL;
    /// A marker is no further away than that.
    "marker-within" => MarkerWithin { marker: Marker, length: Inches, place: Place } = "{marker} is within {length} of {place}", "that marker is within 4 of bearer", ALL;
    /// A marker is controlled by the player of the card.
    "marker-mine" => MarkerMine { marker: Marker } = "I control {marker}", "I control an objective", ALL;
    /// A marker is controlled by an enemy.
    "marker-theirs" => MarkerTheirs { marker: Marker } = "the enemy controls {marker}", "the enemy controls that marker", ALL;
    /// A marker is contested by somebody.
    "marker-contested" => MarkerContested { marker: Marker, who: Who } = "{marker} is contested by {who}", "that marker is contested by a friendly Wick", ALL;
    /// The killzone has walls and close quarters rules.
    "close-quarters" => CloseQuarters = "the killzone is close quarters", "the killzone is close quarters", ALL;
    /// The action in question costs action points.
    "ap-left" => ApLeft { number: Count } = "{number} or more AP are left", "1 or more AP are left", SKIRMISH;
}
