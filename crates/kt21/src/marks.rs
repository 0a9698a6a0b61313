//! The targets of a Shoot action as they are chosen, and how many dice each gets: hooks S2 and S3.

use arrayvec::ArrayVec;
use geometry::{Length, Point};
use serde::{Deserialize, Serialize};
use skirmish::{Field, OpIx};
use table::{Illegal, MAX_TARGETS, ModelId, Why};

use crate::{Kt21, WeaponRules};

/// KT21-WR-FUSILLADE: how near the first target the others are.
const FUSILLADE: Length = Length::inches(2);

/// A target, and what the attack on it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// The target.
    pub op: OpIx,
    /// How many attack dice.
    pub dice: u8,
    /// Whether the target is in Cover.
    pub in_cover: bool,
}

/// S2, S3: the target, and the others among whom KT21-WR-FUSILLADE divides the dice.
///
/// # Errors
/// The rule against one of them, or against the division.
pub fn choose_targets(
    game: &Kt21,
    op: OpIx,
    weapon: usize,
    rules: &WeaponRules,
    targets: &[ModelId],
    split: &[u8],
    from: Option<Point>,
) -> Result<ArrayVec<Mark, MAX_TARGETS>, Illegal> {
    let base = game.base(op);
    if from.is_some_and(|p| base.centre.squared_distance(p) > base.radius.squared()) {
        return Err(Illegal::new("KT21-OP-26", Why::PointOffBase));
    }
    if targets.len() > 1 && !rules.fusillade {
        return Err(Illegal::new("KT21-SHOOT-03", Why::OneTarget));
    }
    if !split.is_empty() && !rules.fusillade {
        return Err(Illegal::new("KT21-WR-FUSILLADE", Why::NoSplit));
    }
    let dice = game.card(op).weapons[weapon].attacks;
    check_split(dice, targets.len(), split)?;
    let mut marks: ArrayVec<Mark, MAX_TARGETS> = ArrayVec::new();
    for (i, model) in targets.iter().enumerate() {
        let found = game.find(*model).filter(|op| game.stands(*op));
        let target =
            found.ok_or(Illegal::new("KT21-SHOOT-03", Why::UnknownModel { model: *model }))?;
        if marks.iter().any(|mark| mark.op == target) {
            let why = Why::TargetTwice { model: *model };
            return Err(Illegal::new("KT21-WR-FUSILLADE", why));
        }
        if let Some(first) = marks.first()
            && !game.near(first.op, target, FUSILLADE)
        {
            let why = Why::FarFromPrimary { model: *model, reach: FUSILLADE };
            return Err(Illegal::new("KT21-WR-FUSILLADE", why));
        }
        let in_cover = game.target(op, target, rules, from)?;
        let dice = split.get(i).copied().unwrap_or(dice);
        marks.push(Mark { op: target, dice, in_cover });
    }
    if marks.is_empty() {
        return Err(Illegal::not_asked("KT21-SHOOT-03", "shoot WEAPON at MODEL"));
    }
    Ok(marks)
}

/// KT21-WR-FUSILLADE, KT21-OP-20, -42: every target at least one die, all dice together.
fn check_split(dice: u8, targets: usize, split: &[u8]) -> Result<(), Illegal> {
    let shared = split.len() == targets
        && !split.contains(&0)
        && split.iter().map(|share| u32::from(*share)).sum::<u32>() == u32::from(dice);
    let whole = split.is_empty() && targets <= 1;
    if shared || whole {
        Ok(())
    } else {
        Err(Illegal::new("KT21-OP-42", Why::BadSplit { dice, targets }))
    }
}
