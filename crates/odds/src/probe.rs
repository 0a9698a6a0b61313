//! Pruning of re-rolls where better dice are always better (the value is monotone): then nobody rolls a critical success
//! again, and fails go first.

use rustc_hash::FxHashMap;
use skirmish::{CRITICAL, Choice, FAIL, NORMAL, Role, Sequence, Wait};
use table::{Answer, RollReason};

use crate::attack::Attack;
use crate::policy::keep_if_any;
use crate::solve::{Solver, TooManyStates};
use crate::value::Value;

/// How the dice of both sides fell: normal and critical successes.
type Fell = [[u8; 2]; 2];

impl<A: Attack> Solver<'_, A> {
    /// Of each side, whether a normal success is never worse for it than a fail, nor a critical one than either,
    /// if nobody rolls anything again.
    pub(crate) fn better_is_better(&mut self) -> Result<[bool; 2], TooManyStates> {
        let mut better = [true; 2];
        let mut begun = vec![self.attack.start()];
        while let Some(start) = begun.pop() {
            if let Wait::Choice(_, Choice::Keep(_)) = start.waits() {
                let mut answers = Vec::new();
                start.options(&mut answers);
                for answer in &answers {
                    let mut next = start;
                    // The sequence has offered the answer itself.
                    if next.choose(answer).is_ok() {
                        begun.push(next);
                    }
                }
                continue;
            }
            let mut values = FxHashMap::default();
            self.fall(&start, [[0; 2]; 2], &mut values)?;
            for (fell, value) in &values {
                for role in Role::BOTH {
                    let moves: [[i8; 2]; 3] = [[1, 0], [-1, 1], [0, 1]];
                    for [normal, critical] in moves {
                        let mut upgraded = *fell;
                        let [n, c] = &mut upgraded[role as usize];
                        *n = n.wrapping_add_signed(normal);
                        *c = c.wrapping_add_signed(critical);
                        let Some(known) = values.get(&upgraded) else { continue };
                        better[role as usize] &= match role {
                            Role::Attacker => known.compare(*value).is_ge(),
                            Role::Defender => known.compare(*value).is_le(),
                        };
                    }
                }
            }
        }
        Ok(better)
    }

    /// What every fall of the attack dice is worth if they are left as they fell.
    fn fall(
        &mut self,
        state: &A::Machine,
        fell: Fell,
        values: &mut FxHashMap<Fell, Value>,
    ) -> Result<(), TooManyStates> {
        let mut next = *state;
        match state.waits() {
            Wait::Roll(role, dice, RollReason::Attack) => {
                let worth = state.worth(role);
                for place in self.throws.of(dice, worth) {
                    let throw = self.throws.at(place);
                    let of = |class| {
                        let faces = throw.faces(dice).iter();
                        faces.filter(|face| worth[face.index()] == class).count() as u8
                    };
                    let mut fell = fell;
                    fell[role as usize] = [of(NORMAL), of(CRITICAL)];
                    let mut next = *state;
                    next.roll(throw.faces(dice));
                    self.fall(&next, fell, values)?;
                }
            }
            Wait::Choice(Role::Attacker, Choice::Reroll) if next.choose(&Answer::Pass).is_ok() => {
                self.fall(&next, fell, values)?;
            }
            Wait::Choice(Role::Defender, Choice::Reroll)
                if self.attack.is_fight() && next.choose(&Answer::Pass).is_ok() =>
            {
                self.fall(&next, fell, values)?;
            }
            _ => {
                values.insert(fell, self.value(state)?);
            }
        }
        Ok(())
    }
}

/// Takes away re-rolls that are never the best for a side to which better dice are always better: of critical
/// successes, and of normal ones while a fail is left lying. As long as Ceaseless may take dice by what they show, a
/// fail beside others of its face may be worth more than a normal success: then only the first holds.
pub(crate) fn drop_worse_rerolls(worth: [u8; 6], answers: &mut Vec<Answer>, from: usize) {
    let count = |answer: &Answer, class: u8| match answer {
        Answer::Reroll(_, faces) => {
            faces.iter().filter(|face| worth[face.index()] == class).count()
        }
        _ => 0,
    };
    let all = &answers[from..];
    let by_face =
        |answer: &Answer| matches!(answer, Answer::Reroll(table::RerollSource::Ceaseless, _));
    let named = all.iter().any(by_face);
    let fails = all.iter().map(|answer| count(answer, FAIL)).max().unwrap_or(0);
    keep_if_any(answers, from, |answer| {
        let left_lying = !named && count(answer, NORMAL) > 0 && count(answer, FAIL) < fails;
        count(answer, CRITICAL) == 0 && !left_lying
    });
}
