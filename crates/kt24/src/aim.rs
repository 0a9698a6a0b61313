//! The targets of a Shoot action: hooks S2 and S3, with what Torrent and Blast add (sections 3.9 and 5.1).

use arrayvec::ArrayVec;
use geometry::{Length, Point};
use serde::{Deserialize, Serialize};
use skirmish::{Field, MAX_TEAM, OpIx};
use table::{Illegal, ModelId, Why};

use crate::targeting::Flags;
use crate::{Kt24, WeaponRules};

/// The targets of an action.
pub type Marks = ArrayVec<Mark, { 2 * MAX_TEAM }>;

/// One target of the action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// The operative.
    pub op: OpIx,
    pub(crate) in_cover: bool,
    pub(crate) obscured: bool,
    pub(crate) either: bool,
    pub(crate) critical_cover: bool,
    pub(crate) accurate: u8,
    /// KT24-WR-BLAST-06: it is in cover or obscured as the primary is.
    pub(crate) copies: bool,
}

/// S2: the primary target, as without Torrent or Blast (KT24-WR-TORRENT-01), then what they add: Torrent, further valid
/// targets within x of the primary (KT24-WR-TORRENT-02).
pub(crate) fn choose_targets(
    game: &Kt24,
    op: OpIx,
    rules: &WeaponRules,
    targets: &[ModelId],
    from: Option<Point>,
) -> Result<Marks, Illegal> {
    let find = |model: ModelId| {
        let op = game.find(model).filter(|op| game.stands(*op));
        op.ok_or(Illegal::new("KT24-SHOOT-03", Why::UnknownModel { model }))
    };
    let Some((first, rest)) = targets.split_first() else {
        return Err(Illegal::not_asked("KT24-SHOOT-03", "shoot WEAPON at MODEL"));
    };
    let primary = find(*first)?;
    let flags = game.target(op, primary, rules, from)?;
    let mut marks = ArrayVec::new();
    marks.push(mark(primary, flags));
    for model in rest {
        let Some(reach) = rules.torrent else {
            return Err(Illegal::new("KT24-SHOOT-03", Why::OneTarget));
        };
        let target = find(*model)?;
        if marks.iter().any(|mark: &Mark| mark.op == target) {
            let why = Why::TargetTwice { model: *model };
            return Err(Illegal::new("KT24-WR-TORRENT-02", why));
        }
        if !game.near(primary, target, reach) {
            let why = Why::FarFromPrimary { model: *model, reach };
            return Err(Illegal::new("KT24-WR-TORRENT-02", why));
        }
        let flags = game.target(op, target, rules, from).map_err(as_secondary)?;
        marks.push(mark(target, flags));
    }
    if let Some(reach) = rules.blast {
        add_blast(game, op, reach, &mut marks);
    }
    Ok(marks)
}

/// What Shoot demands of its target, Torrent demands of a further one in its own words.
fn as_secondary(illegal: Illegal) -> Illegal {
    match illegal.rule {
        "KT24-SHOOT-03" => Illegal::new("KT24-WR-TORRENT-02", illegal.why),
        _ => illegal,
    }
}

/// KT24-WR-BLAST-04 to -06, KT24-RUL-49: everybody else whom the primary sees within x, friend or foe, with
/// the primary's cover and obscurity but at its own height. The set is fixed now.
fn add_blast(game: &Kt24, shooter: OpIx, reach: Length, marks: &mut Marks) {
    let first = marks[0];
    let primary = first.op;
    for other in game.on_board() {
        let hit = game.stands(other)
            && !marks.iter().any(|mark| mark.op == other)
            && game.near(primary, other, reach)
            && game.visible(primary, other);
        if hit {
            let (critical_cover, accurate) = game.by_height(shooter, other);
            marks.push(Mark { op: other, critical_cover, accurate, copies: true, ..first });
        }
    }
}

fn mark(op: OpIx, flags: Flags) -> Mark {
    Mark {
        op,
        in_cover: flags.in_cover,
        obscured: flags.obscured,
        either: flags.either,
        critical_cover: flags.critical_cover,
        accurate: flags.accurate,
        copies: false,
    }
}
