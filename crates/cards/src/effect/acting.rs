//! Verbs about actions.

use super::Bound;
use crate::language::{ActionKind, Amount, Place, Span, Who};
use crate::sets::{ALL, KT24, SKIRMISH};
use crate::{And, Count, Inches, Or, Property, Signed, forms};

forms! {
    /// What an action or a move that a card gives is bound to.
    Ending, "ending", "what the move is bound to";
    /// It has to end so.
    "ending" => Must { property: Property } = "ending {property}", "ending in control range of an enemy", ALL;
    /// It must not end so.
    "not-ending" => MustNot { property: Property } = "not ending {property}", "not ending in control range of an enemy", ALL;
    /// It must not be so on the way either.
    "never" => Never { property: Property } = "never {property}", "never within 2 of an enemy", ALL;
    /// It has to end closer to a place.
    "closer" => Closer { place: Place } = "ending closer to {place}", "ending closer to bearer", ALL;
    /// It has to end further from a place.
    "further" => Further { place: Place } = "ending further from {place}", "ending further from bearer", ALL;
    /// It goes so far at most.
    "up-to" => UpTo { length: Inches } = "up to {length}", "up to 3", ALL;
    /// It goes as far as dice say at most.
    "up-to-rolled" => UpToRolled { amount: Amount } = "up to {amount} inches", "up to D6 inches", ALL;
    /// It is against somebody.
    "against" => Against { who: Who } = "against {who}", "against foe", ALL;
    /// It is with weapons.
    "with" => With { weapons: crate::language::Weapons } = "with {weapons}", "with the Lamp of it", ALL;
    /// It goes in a straight line.
    "straight" => Straight = "in a straight line", "in a straight line", ALL;
}

forms! {
    /// What usually forbids an action and does not here.
    Even, "even", "an exception";
    /// Another order.
    "conceal" => Conceal = "even under conceal", "even under conceal", SKIRMISH;
    /// An enemy in control range.
    "engaged" => Engaged = "even in control range of an enemy", "even in control range of an enemy", ALL;
    /// No enemy in control range.
    "free" => NotEngaged = "even out of control range", "even out of control range", ALL;
    /// Having done other actions.
    "after" => After { actions: Or<ActionKind> } = "even after {actions}", "even after fall back", ALL;
    /// Having done the same action.
    "again" => Again = "even again", "even again", ALL;
    /// A killzone that does not have the action.
    "killzone" => Killzone = "even in any killzone", "even in any killzone", ALL;
    /// Everything that would forbid it.
    "all" => All = "even where a rule forbids it", "even where a rule forbids it", ALL;
}

forms! {
    /// Actions.
    Acting, "acting", "an effect on actions";
    /// An action at once that costs nothing; its player may leave it.
    "free-now" => FreeNow { who: Who, actions: Or<ActionKind>, endings: Option<And<Ending>> } = "{who} may {actions} now {endings}", "it may dash or fall back now ending in control range of bearer", ALL;
    /// An action at once that costs nothing, and has to be performed if it can.
    "must-now" => MustNow { who: Who, actions: Or<ActionKind>, endings: Option<And<Ending>> } = "{who} must {actions} now {endings}", "target must fall back now", ALL;
    /// So many free actions at once in any order.
    "several" => Several { who: Who, number: Count, actions: Or<ActionKind> } = "{who} may do {number} of {actions} now", "it may do 2 of shoot or dash now", ALL;
    /// An action costs nothing once in the activation.
    "free" => Free { who: Who, actions: Or<ActionKind>, endings: Option<And<Ending>> } = "{who} may {actions} free {endings}", "it may dash free", SKIRMISH;
    /// An action costs more or less.
    "price" => Price { actions: Or<ActionKind>, who: Who, by: Signed, bound: Option<Bound> } = "{actions} costs {who} {by} AP {bound}", "fall back costs target +1 AP", SKIRMISH;
    /// An action costs that.
    "price-is" => PriceIs { actions: Or<ActionKind>, who: Who, number: Count } = "{actions} costs {who} {number} AP", "fall back costs it 1 AP", SKIRMISH;
    /// A ban.
    "cannot" => Cannot { who: Who, actions: Or<ActionKind>, endings: Option<And<Ending>> } = "{who} cannot {actions} {endings}", "target cannot charge or dash", ALL;
    /// A ban on an action in the same span as others.
    "not-both" => NotBoth { who: Who, actions: Or<ActionKind>, others: Or<ActionKind>, span: Span } = "{who} cannot {actions} and {others} in one {span}", "it cannot shoot and charge in one activation", ALL;
    /// An exception to what usually forbids an action.
    "even" => Even { who: Who, actions: Or<ActionKind>, even: And<Even> } = "{who} may {actions} {even}", "it may charge even under conceal", ALL;
    /// An action more often than once.
    "times" => Times { who: Who, actions: Or<ActionKind>, number: Count, span: Span } = "{who} may {actions} {number} times each {span}", "it may shoot 2 times each activation", SKIRMISH;
    /// Any of several actions, together so often.
    "instead" => Instead { who: Who, action: ActionKind, other: ActionKind } = "{who} may {action} instead of {other}", "it may shoot instead of fight", ALL;
    /// The action in question does not happen; what was paid for it comes back.
    "cancel" => Cancel = "the action is cancelled", "the action is cancelled", ALL;
    /// The action in question does not happen; what was paid for it is lost.
    "lost" => Lost = "the action is lost", "the action is lost", ALL;
    /// The activation of somebody ends.
    "end-activation" => EndActivation { who: Who } = "the activation of {who} ends", "the activation of it ends", SKIRMISH;
    /// So many action points more or less for what is left of the activation.
    "points" => Points { who: Who, by: Signed } = "{who} has {by} AP", "it has +1 AP", SKIRMISH;
    /// Counts as having performed an action.
    "counts" => CountsAsDone { who: Who, action: ActionKind } = "{who} counts as having done {action}", "it counts as having done shoot", ALL;
    /// The action in question is treated as another one.
    "counts-as" => CountsAs { action: ActionKind, other: ActionKind } = "{action} counts as {other}", "Signal counts as shoot", ALL;
    /// Does not count as performed.
    "does-not-count" => DoesNotCount { action: ActionKind } = "{action} does not count", "dash does not count", ALL;
    /// Somebody performs an action of a card that another one has.
    "borrow" => Borrow { who: Who, card: crate::Name, other: Who } = "{who} may use {card} of {other}", "it may use Signal of a friendly Wick", ALL;
    /// Guarding and interrupting.
    "interrupt" => Interrupt { who: Who, actions: Or<ActionKind> } = "{who} may interrupt with {actions}", "it may interrupt with shoot or fight", KT24;
}
