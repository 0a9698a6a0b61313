//! Spans of time that things are counted in.

use crate::forms;
use crate::sets::{ALL, BATTLE, KT24, SKIRMISH};

forms! {
    /// A span that limits, deeds and first times are counted in.
    Span, "span", "a span such as turning point";
    /// One attack sequence.
    "sequence" => Sequence = "sequence", "sequence", ALL;
    /// An action.
    "action" => Action = "action", "action", ALL;
    /// An activation.
    "activation" => Activation = "activation", "activation", ALL;
    /// A counteraction.
    "counteraction" => Counteraction = "counteraction", "counteraction", KT24;
    /// An activation or counteraction.
    "either" => Either = "activation or counteraction", "activation or counteraction", SKIRMISH;
    /// A phase.
    "phase" => Phase = "phase", "phase", BATTLE;
    /// A turning point or battle round.
    "turning-point" => TurningPoint = "turning point", "turning point", ALL;
    /// The turning point before this one.
    "last-turning-point" => LastTurningPoint = "last turning point", "last turning point", ALL;
    /// The battle.
    "battle" => Battle = "battle", "battle", ALL;
}
