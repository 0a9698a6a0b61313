//! How long the effects of a card last.

use crate::moment::Moment;
use crate::sets::{ALL, BATTLE, KT24, SKIRMISH};
use crate::{Condition, forms};

forms! {
    /// How long effects last.
    Lasts, "lasts", "a span such as until the end of the turning point";
    /// For this attack sequence.
    "sequence" => Sequence = "until the end of the sequence", "until the end of the sequence", ALL;
    /// For this action.
    "action" => Action = "until the end of the action", "until the end of the action", ALL;
    /// For this activation or counteraction.
    "activation" => Activation = "until the end of the activation", "until the end of the activation", ALL;
    /// For this phase.
    "phase" => Phase = "until the end of the phase", "until the end of the phase", BATTLE;
    /// Until the one concerned is activated next.
    "next-activation" => NextActivation = "until its next activation", "until its next activation", ALL;
    /// Until the end of the next activation of the one concerned.
    "after-next" => EndOfNextActivation = "until the end of its next activation", "until the end of its next activation", ALL;
    /// Until the bearer is activated next.
    "bearer" => BearersNextActivation = "until the next activation of bearer", "until the next activation of bearer", SKIRMISH;
    /// For this turning point or battle round.
    "turning-point" => TurningPoint = "until the end of the turning point", "until the end of the turning point", ALL;
    /// Until the Ready step of the next Strategy phase.
    "ready-step" => ReadyStep = "until the next ready step", "until the next ready step", KT24;
    /// For this turning point and the next.
    "next-turning-point" => NextTurningPoint = "until the end of the next turning point", "until the end of the next turning point", ALL;
    /// For the rest of the battle.
    "battle" => Battle = "until the end of the battle", "until the end of the battle", ALL;
    /// While something is so.
    "while" => While { condition: Box<Condition> } = "while {condition}", "while it within 3 of bearer", ALL;
    /// Until something happens.
    "until" => Until { moment: Box<Moment> } = "until {moment}", "until it has done shoot", ALL;
}
