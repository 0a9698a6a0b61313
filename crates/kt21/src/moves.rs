//! The four move actions (sections 6.2 to 6.8): where an operative may go, and by what path.

use arrayvec::ArrayVec;
use geometry::{Climbing, Length, Mover, Price, Rounding};
use skirmish::{Field, MAX_TEAM, OpIx, Others, Planned, Walk, WalkRules, end_of};
use table::{Illegal, MoveAction, Way};

use crate::Kt21;

/// KT21-OP-08: what climbing and dropping cost; any height, in every action that has the distance; there are
/// no jumps.
const CLIMBING: Climbing = Climbing {
    up: true,
    price: Price::Steps(Length::inches(2)),
    most: None,
    beside: Length::ZERO,
    leap: Length::ZERO,
    leap_from: Length::ZERO,
};

/// An operative as the thing that moves, in whatever action.
pub fn mover(game: &Kt21, op: OpIx) -> Mover {
    let card = game.card(op);
    let whole = game.setup.switches.round_move_increments;
    Mover {
        radius: card.radius,
        height: card.height,
        climbing: CLIMBING,
        rounding: if whole { Rounding::WholeInches } else { Rounding::Exact },
    }
}

/// KT21-MOVE-01 to -04, KT21-OP-07: finds or checks the path of a move action within a limit. It ends where the base can
/// stand (KT21-OP-09); all bases are in its way (KT21-OP-03), and so is the Engagement Range of every enemy, whoever
/// engages it (KT21-OP-12), but for a Charge (KT21-ACT-CHARGE-02, KT21-OP-11) and a Fall Back, which does not end there
/// (KT21-ACT-FALLBACK-03).
///
/// # Errors
/// The rule that forbids the move.
pub fn plan(
    game: &Kt21,
    op: OpIx,
    kind: MoveAction,
    way: &Way,
    limit: Length,
) -> Result<Planned, Illegal> {
    let walk = Walk {
        game,
        op,
        mover: mover(game, op),
        limit,
        rules: WalkRules {
            limit: limit_rule(kind),
            place: "KT21-MOVE-02",
            bases: "KT21-MOVE-03",
            climb: "KT21-OP-08",
            no_climb: "KT21-OP-08",
            apart: "KT21-MOVE-04",
            charge: "KT21-ACT-CHARGE-02",
            fall_back: "KT21-ACT-FALLBACK-03",
        },
        // KT21-MOVE-03, KT21-OP-03: all bases block, friendly or enemy.
        solids: Others::new(game, game.on_board().filter(|other| *other != op)),
        guests: Others::new(game, std::iter::empty()),
    };
    // KT21-MOVE-02, KT21-OP-09.
    walk.may_end(kind, end_of(way, game.place(op)))?;
    match kind {
        // KT21-MOVE-04, KT21-OP-12: no exception for enemies that a friend engages.
        MoveAction::Reposition | MoveAction::Dash => {
            let enemies: ArrayVec<OpIx, MAX_TEAM> = game.standing_enemies(op).collect();
            walk.find_past_screens(way, &enemies, &[], &|enemy| walk.enters(enemy))
        }
        // KT21-ACT-CHARGE-02, KT21-OP-11, KT21-ACT-FALLBACK-01: Engagement Ranges may be entered and left.
        MoveAction::Charge | MoveAction::FallBack => {
            walk.find(way, &[], &|enemy| walk.enters(enemy))
        }
    }
}

/// The rule about how far an action goes.
pub fn limit_rule(kind: MoveAction) -> &'static str {
    match kind {
        MoveAction::Reposition => "KT21-ACT-MOVE-01",
        MoveAction::Dash => "KT21-ACT-DASH-01",
        MoveAction::FallBack => "KT21-ACT-FALLBACK-01",
        MoveAction::Charge => "KT21-ACT-CHARGE-01",
    }
}
