//! Verbs about orders, activations and counteractions.

use crate::language::{Group, Order, Pool, Who};
use crate::sets::{ALL, BATTLE, KT24, SKIRMISH};
use crate::{Count, Inches, Signed, forms};

forms! {
    /// Orders, activations, counteractions.
    Turn, "turn", "an effect on orders or activations";
    /// An order is given.
    "order" => Give { who: Who, order: Order } = "{who} takes {order}", "it takes conceal", SKIRMISH;
    /// The order may be changed.
    "may-change" => MayChange { who: Who } = "{who} may change order", "it may change order", SKIRMISH;
    /// The order may not be changed.
    "may-not-change" => MayNotChange { who: Who } = "{who} cannot change order", "target cannot change order", SKIRMISH;
    /// Treated as if it had an order, for one thing.
    "counts-as" => CountsAs { who: Who, order: Order } = "{who} counts as under {order}", "it counts as under engage", SKIRMISH;
    /// Ready again.
    "ready" => Ready { who: Who } = "{who} becomes ready", "it becomes ready", ALL;
    /// Expended at once.
    "expended" => Expended { who: Who } = "{who} becomes expended", "it becomes expended", ALL;
    /// Not readied in the next Ready step.
    "stays-expended" => StaysExpended { who: Who } = "{who} is not readied", "target is not readied", SKIRMISH;
    /// Activated at once, out of turn.
    "now" => Now { who: Who } = "{who} is activated now", "one friendly Wick (ready) is activated now", SKIRMISH;
    /// May be activated after this one, before the opponent goes on.
    "next" => MayBeNext { who: Who } = "{who} may be activated next", "one friendly Wick (ready) may be activated next", SKIRMISH;
    /// Has to be activated after this one, before the opponent goes on.
    "must-next" => MustBeNext { who: Who } = "{who} must be activated next", "one friendly Skull (ready) must be activated next", SKIRMISH;
    /// The opponent has to activate that one next.
    "enemy-next" => EnemyNext { who: Who } = "the enemy must activate {who} next", "the enemy must activate target next", SKIRMISH;
    /// Cannot be activated while others can.
    "last" => Last { who: Who, group: Group } = "{who} cannot be activated before each {group}", "target cannot be activated before each enemy (ready)", SKIRMISH;
    /// Cannot be activated in this turn of the hand.
    "not-now" => NotNow { who: Who } = "{who} cannot be activated this time", "target cannot be activated this time", SKIRMISH;
    /// Several are activated together, action by action.
    "together" => Together { who: Who, other: Who } = "{who} is activated together with {other}", "it is activated together with a friendly Wick", SKIRMISH;
    /// Another activation when it is expended.
    "again" => Again { who: Who } = "{who} may be activated again", "it may be activated again", SKIRMISH;
    /// The opponent's turn is skipped, or one's own.
    "pass" => Pass = "I may pass this activation", "I may pass this activation", SKIRMISH;
    /// The opponent has to let the player activate again.
    "twice" => TwoInARow = "I activate another next", "I activate another next", SKIRMISH;
    /// May counteract whatever its order.
    "counteract-any" => CounteractAnyOrder { who: Who } = "{who} may counteract under any order", "it may counteract under any order", KT24;
    /// May counteract more often than once.
    "counteract-times" => CounteractTimes { who: Who, number: Count } = "{who} may counteract {number} times", "it may counteract 2 times", KT24;
    /// May counteract although it or a friend is ready.
    "counteract-now" => CounteractNow { who: Who } = "{who} may counteract now", "one friendly Wick may counteract now", KT24;
    /// Moves so far in its counteraction.
    "counteract-move" => CounteractMove { who: Who, length: Inches } = "{who} may move {length} when counteracting", "it may move 4 when counteracting", KT24;
    /// Performs so many actions in its counteraction.
    "counteract-actions" => CounteractActions { who: Who, number: Count } = "{who} may do {number} actions when counteracting", "it may do 2 actions when counteracting", KT24;
    /// Cannot counteract.
    "no-counteract" => NoCounteract { who: Who } = "{who} cannot counteract", "target cannot counteract", KT24;
    /// Cannot shoot out of turn.
    "no-overwatch" => NoOverwatch { who: Who } = "{who} cannot be shot in overwatch", "it cannot be shot in overwatch", ALL;
    /// Shoots out of turn without getting worse.
    "steady-overwatch" => SteadyOverwatch { who: Who } = "{who} ignores the penalty of overwatch", "it ignores the penalty of overwatch", ALL;
    /// Cannot retaliate.
    "no-retaliation" => NoRetaliation { who: Who } = "{who} cannot retaliate", "foe cannot retaliate", SKIRMISH;
    /// A die of the initiative roll changes.
    "initiative" => InitiativeRoll { by: Signed } = "my initiative roll {by}", "my initiative roll +1", ALL;
    /// Initiative is taken.
    "have-initiative" => TakeInitiative = "I have the initiative", "I have the initiative", ALL;
    /// The winner of ties.
    "win-ties" => WinTies { pool: Pool } = "I win ties of {pool} dice", "I win ties of initiative dice", ALL;
    /// May act in a phase once more.
    "phase-again" => PhaseAgain { who: Who } = "{who} acts once more this phase", "it acts once more this phase", BATTLE;
    /// Acts before all others of the phase.
    "phase-first" => PhaseFirst { who: Who } = "{who} acts first this phase", "it acts first this phase", BATTLE;
    /// Passes a nerve, break or morale test.
    "brave" => Brave { who: Who } = "{who} passes the test", "it passes the test", BATTLE;
    /// Fails a nerve, break or morale test.
    "afraid" => Afraid { who: Who } = "{who} fails the test", "target fails the test", BATTLE;
}
