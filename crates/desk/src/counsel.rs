//! Advice in words: the same sentences on the command line and on the page.

use ai::skirmish::{Prospect, Reason};
use game::Speech;

/// What an attack is expected to do, in a sentence. Its target goes by whatever name people are to read.
pub fn expected(attack: &Prospect, target: String, speech: &Speech) -> String {
    let wounds = format!("{:.1}", f64::from(attack.wounds) / 1000.0);
    let args = [("target", target), ("wounds", wounds), ("chance", percent(attack.kills))];
    speech.text("advise-attack", &args)
}

/// A reason for an activation, in a sentence.
pub fn reason(reason: &Reason, speech: &Speech) -> String {
    let number = match reason.key {
        "comes-closer" => reason.number.to_string(),
        "takes-wounds" => format!("{:.1}", f64::from(reason.number) / 1000.0),
        _ => percent(reason.number),
    };
    speech.text(&format!("advise-{}", reason.key), &[("number", number)])
}

/// Thousandths as people read them.
fn percent(thousandths: impl Into<f64>) -> String {
    format!("{:.0}", thousandths.into() / 1000.0 * 100.0)
}
