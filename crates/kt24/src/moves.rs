//! The four move actions: where an operative may go, and by what path.

use arrayvec::ArrayVec;
use geometry::{Climbing, Footing, Length, Mover, Price};
use skirmish::{Field, MAX_TEAM, OpIx, Others, Planned, Walk, WalkRules, end_of};
use table::{Illegal, MoveAction, Way, Why};

use crate::Kt24;

/// KT24-RUL-13: what climbing, dropping and jumping cost; a Dash does not climb (KT24-ACT-DASH-03).
fn climbing(up: bool) -> Climbing {
    Climbing {
        up,
        price: Price::Height { least: Length::inches(2), free_drop: Length::inches(2) },
        most: Some(Length::inches(3)),
        beside: Length::INCH,
        leap: Length::inches(4),
        leap_from: Length::inches(2),
    }
}

/// An operative as the thing that moves in an action.
pub fn mover(game: &Kt24, op: OpIx, kind: MoveAction) -> Mover {
    let card = game.card(op);
    Mover {
        radius: card.radius,
        height: card.height,
        climbing: climbing(kind != MoveAction::Dash),
        rounding: game.setup.switches.move_rounding.into(),
    }
}

/// Finds or checks the path of a move action within a limit. `capped` names the rule that set the limit
/// where it is not the action's own. Friends may be passed, standing enemies never (KT24-RUL-12); a Fall
/// Back ends out of control range (KT24-ACT-FALLBACK-03). The length is counted as the switch says (KT24-RUL-11).
///
/// # Errors
/// The rule that forbids the move.
pub fn plan(
    game: &Kt24,
    op: OpIx,
    kind: MoveAction,
    way: &Way,
    limit: Length,
    capped: Option<&'static str>,
) -> Result<Planned, Illegal> {
    let side = game.side_of(op);
    let friends = game.on_board().filter(|friend| *friend != op && game.side_of(*friend) == side);
    let walk = Walk {
        game,
        op,
        mover: mover(game, op, kind),
        limit,
        rules: WalkRules {
            limit: capped.unwrap_or(limit_rule(kind)),
            place: "KT24-RUL-10",
            bases: "KT24-RUL-12",
            climb: "KT24-RUL-13",
            no_climb: "KT24-ACT-DASH-03",
            apart: if kind == MoveAction::Dash { "KT24-ACT-DASH-04" } else { "KT24-ACT-REPO-03" },
            charge: "KT24-ACT-CHARGE-03",
            fall_back: "KT24-ACT-FALLBACK-03",
        },
        // Friends are passed, not overlapped.
        solids: Others::new(game, game.standing_enemies(op)),
        guests: Others::new(game, friends),
    };
    let end = end_of(way, game.place(op));
    // KT24-ACT-REPO-02, KT24-RUL-10.
    walk.may_end(kind, end)?;
    match kind {
        MoveAction::Reposition | MoveAction::Dash => clear_of_control_range(&walk, way),
        MoveAction::FallBack => walk.find(way, &[], &|enemy| walk.enters(enemy)),
        MoveAction::Charge => to_control_range(&walk, way, end),
    }
}

/// The rule about how far, and through what, an action goes.
pub fn limit_rule(kind: MoveAction) -> &'static str {
    match kind {
        MoveAction::Reposition => "KT24-ACT-REPO-02",
        MoveAction::Dash => "KT24-ACT-DASH-02",
        MoveAction::FallBack => "KT24-ACT-FALLBACK-02",
        MoveAction::Charge => "KT24-ACT-CHARGE-02",
    }
}

/// KT24-ACT-REPO-03, KT24-ACT-DASH-04, KT24-RUL-15, -16: no position of the path within control range; with the switch,
/// an enemy that a friend holds may be passed.
fn clear_of_control_range(walk: &Walk<'_, Kt24>, way: &Way) -> Result<Planned, Illegal> {
    let side = walk.game.side_of(walk.op);
    let past = walk.game.setup.switches.reposition_past_engaged;
    let shunned: ArrayVec<OpIx, MAX_TEAM> = walk
        .game
        .standing_enemies(walk.op)
        .filter(|enemy| !past || walk.game.holder_of(*enemy, side, Some(walk.op)).is_none())
        .collect();
    walk.find_past_screens(way, &shunned, &[], &|enemy| walk.enters(enemy))
}

/// KT24-ACT-CHARGE-03, -04, KT24-RUL-18, -19: into control range of whomever, and not out of that of an enemy that
/// nobody else holds.
fn to_control_range(walk: &Walk<'_, Kt24>, way: &Way, end: Footing) -> Result<Planned, Illegal> {
    let (game, op) = (walk.game, walk.op);
    let side = game.side_of(op);
    let met = game.enemies_engaged_at(op, end);
    let binding = |enemy: &OpIx| game.holder_of(*enemy, side, Some(op)).is_none();
    let left: ArrayVec<OpIx, MAX_TEAM> =
        game.standing_enemies(op).filter(|e| !met.contains(e) && binding(e)).collect();
    let leaves = |enemy: OpIx| {
        let model = game.model(enemy);
        Illegal::new("KT24-ACT-CHARGE-04", Why::LeavesControlRange { model })
    };
    let kept: ArrayVec<OpIx, MAX_TEAM> = met.into_iter().filter(binding).collect();
    walk.find_past_screens(way, &left, &kept, &leaves)
}
