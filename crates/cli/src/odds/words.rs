//! The odds of an attack for people.

use dice::Fraction;
use game::Speech;
use odds::{FirstMove, Goal, Kind, Odds, Question, Row};
use table::Success;

use super::chart::bars;

/// What an attack comes to: bars, means and chances, and how it was played.
pub fn told(
    question: &Question,
    odds: &Odds,
    row: Option<&Row>,
    attacks: usize,
    full: u16,
    speech: &Speech,
) -> String {
    let say = |id: &str| speech.text(id, &[]);
    let number = |n: Fraction| speech.decimal(n.to_f64(), 4);
    let percent = |n: Fraction| speech.percent(n.to_f64(), 2);
    let fight = question.sequence == Kind::Fight;
    let mut text = String::new();
    let one = Row { stakes: odds.stakes, losses: odds.losses.clone() };
    let row = row.unwrap_or(&one);
    text += &format!("{}\n{}", say("odds-defender-loses"), bars(&row.defender_loses(), speech));
    let own = row.attacker_loses();
    if own.len() > 1 {
        text += &format!("{}\n{}", say("odds-attacker-loses"), bars(&own, speech));
    }
    let mut lines = vec![
        (say("odds-expected"), number(row.expected())),
        (say("odds-kills"), percent(row.kills())),
        (say("odds-injures"), percent(row.injures(full))),
    ];
    if attacks > 1 {
        lines.insert(0, (say("odds-attacks"), attacks.to_string()));
    }
    if fight || own.len() > 1 {
        lines.push((say("odds-expected-own"), number(row.expected_own())));
        lines.push((say("odds-dies"), percent(row.dies())));
    }
    let goal = match odds.goal {
        Goal::Damage => say("odds-goal-damage"),
        Goal::Kill => say("odds-goal-kill"),
    };
    lines.push((say("odds-goal"), goal));
    if attacks == 1 {
        lines.push((say("odds-value"), number(odds.value)));
    }
    lines.push((say("odds-policy"), say(&format!("odds-policy-{}", odds.policy.name()))));
    let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, value) in lines {
        text += &format!("{name:width$}  {value}\n");
    }
    if !odds.first.is_empty() {
        text += &first_moves(odds, speech);
    }
    text
}

/// How the attacker may begin a fight: how often each way is the best, and what it costs where it is possible.
fn first_moves(odds: &Odds, speech: &Speech) -> String {
    let say = |id: &str| speech.text(id, &[]);
    let mut all = odds.first.clone();
    all.sort_by_key(|first| std::cmp::Reverse(first.best));
    let rows: Vec<[String; 3]> = all
        .iter()
        .map(|first| {
            let kind = match first.first {
                FirstMove::Strike(Success::Critical) => "odds-strike-critical",
                FirstMove::Strike(Success::Normal) => "odds-strike-normal",
                FirstMove::Block(Success::Critical) => "odds-block-critical",
                FirstMove::Block(Success::Normal) => "odds-block-normal",
                FirstMove::BlockNothing => "odds-block-nothing",
            };
            let best = speech.percent(first.best.to_f64(), 2);
            [say(kind), best, speech.decimal(first.cost.to_f64(), 4)]
        })
        .collect();
    let head = ["odds-first-move", "odds-first-best", "odds-first-cost"].map(say);
    let width = |i: usize| {
        let cells = rows.iter().map(|row| row[i].chars().count());
        cells.chain([head[i].chars().count()]).max().unwrap_or(0)
    };
    let widths = [width(0), width(1), width(2)];
    let line = |row: &[String; 3]| {
        let [name, best, cost] = row;
        format!("{name:a$}  {best:>b$}  {cost:>c$}\n", a = widths[0], b = widths[1], c = widths[2])
    };
    let table = rows.iter().fold(line(&head), |text, row| text + &line(row));
    table + &say("odds-first-help") + "\n"
}
