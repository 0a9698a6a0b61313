//! The odds of attacks of hit, wound and save (Kill Team 2018, KT4W40K): the machine of [`battle`] is driven through every
//! face of every die, one attack after another.
//!
//! Chances are sums of products of chances, never differences, so that no digit is lost on the way: what is told is exact
//! to about 1e-13. Single dice, and what one hit comes to, are counted in whole numbers.

mod blow;
mod field;
mod in_game;
mod kt18;
mod kt4w40k;
mod means;
mod question;
mod report;
mod volley;

pub use blow::Number;
pub use field::{Dice, Modifiers, Rule, Signed};
pub use in_game::{Live, injuries, kt4w40k_assault, kt18_assaults, slain};
pub use kt4w40k::{Member, Slain, Unit};
pub use kt18::{Injuries, Wounded};
pub use means::Means;
pub use question::{
    Armed, Attacker, Kt4w40kDefender, Kt4w40kQuestion, Kt4w40kRules, Kt4w40kSequence, Kt18Defender,
    Kt18Question, Kt18Rules, Kt18Sequence, MOST_ATTACKS, Peek, Weapon,
};
pub use report::{Kt4w40kExpected, Kt4w40kReport, Kt18Expected, Kt18Outcome, Kt18Report};
pub use volley::Assault;
