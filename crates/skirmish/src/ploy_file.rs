//! The ploys of the team format: when, on whom, for how long, and what they do.

use geometry::Length;
use table::Order;
use table::file::{Field, Fields, Problem, named};

use crate::team_file::{REACHES, read_rules};
use crate::{CardRules, Effect, Lasts, Moment, Ploy, PloyPhase, Whom};

/// The most ploys of one team: those of both teams can work at the same time, and a game keeps sixteen.
pub(crate) const MAX_TEAM_PLOYS: usize = 8;

pub(crate) fn read_ploy<R: CardRules>(entry: &Field) -> Result<Ploy<R>, Problem> {
    let fields = entry.fields()?.only(&[
        "name", "text", "phase", "moment", "whom", "keyword", "lasts", "cost", "effects",
    ])?;
    let (name, slug) = named(&fields.field("name"))?;
    let phases = [("strategy", PloyPhase::Strategy), ("firefight", PloyPhase::Firefight)];
    let phase = fields.field("phase").word(&phases)?;
    let text = fields.optional("text").map_or(Ok(""), |field| field.text())?;
    let keyword = fields.optional("keyword").map(|field| field.name()).transpose()?;
    let cost = fields.optional("cost").map_or(Ok(1), |field| field.whole(0..=9))?;
    let effects = fields.field("effects").list(8)?;
    if effects.is_empty() {
        return Err(fields.field("effects").problem("expected 1 to 8 effects, found none"));
    }
    Ok(Ploy {
        name,
        slug,
        text: text.trim().to_owned(),
        phase,
        moment: read_moment(&fields, phase)?,
        whom: read_whom(&fields, phase)?,
        keyword,
        lasts: read_lasts(&fields, phase)?,
        cost,
        effects: effects.iter().map(read_effect).collect::<Result<_, _>>()?,
    })
}

fn read_moment(fields: &Fields, phase: PloyPhase) -> Result<Moment, Problem> {
    let moments = [("activation", Moment::Activation), ("attacked", Moment::Attacked)];
    match (phase, fields.optional("moment")) {
        (PloyPhase::Firefight, _) => fields.field("moment").word(&moments),
        (PloyPhase::Strategy, None) => Ok(Moment::Activation),
        (PloyPhase::Strategy, Some(field)) => {
            Err(field.problem("only firefight ploys have a moment"))
        }
    }
}

fn read_whom(fields: &Fields, phase: PloyPhase) -> Result<Whom, Problem> {
    let field = fields.field("whom");
    let whom = field.word(&[("team", Whom::Team), ("one", Whom::One), ("self", Whom::Itself)])?;
    if (phase, whom) == (PloyPhase::Strategy, Whom::Itself) {
        return Err(field.problem("nobody is active in the Strategy phase: \"team\" or \"one\""));
    }
    Ok(whom)
}

fn read_lasts(fields: &Fields, phase: PloyPhase) -> Result<Lasts, Problem> {
    let field = fields.field("lasts");
    let lasts = field.word(&[
        ("turning-point", Lasts::TurningPoint),
        ("activation", Lasts::Activation),
        ("action", Lasts::Action),
    ])?;
    if phase == PloyPhase::Strategy && lasts != Lasts::TurningPoint {
        return Err(field.problem("a strategy ploy lasts for the \"turning-point\""));
    }
    Ok(lasts)
}

/// The names of the effects; each entry of the list has one of them.
const EFFECTS: [&str; 8] = ["weapons", "move", "apl", "save", "heal", "order", "steady", "free"];

fn read_effect<R: CardRules>(entry: &Field) -> Result<Effect<R>, Problem> {
    let known: Vec<&str> = EFFECTS.into_iter().chain(["rules"]).collect();
    let fields = entry.fields()?.only(&known)?;
    let mut given = EFFECTS.into_iter().filter(|name| fields.optional(name).is_some());
    let (Some(name), None) = (given.next(), given.next()) else {
        return Err(fields.problem(format!("expected one of {}", EFFECTS.join(", "))));
    };
    let field = fields.field(name);
    if name != "weapons"
        && let Some(rules) = fields.optional("rules")
    {
        return Err(rules.problem("rules go with \"weapons\""));
    }
    Ok(match name {
        "weapons" => {
            let all = REACHES.map(|(word, reach)| (word, Some(reach)));
            let reach = field.word(&[all[0], all[1], ("all", None)])?;
            let rules: R = read_rules(&fields.field("rules"))?;
            if rules == R::default() {
                return Err(fields.field("rules").problem("expected the rules that are lent"));
            }
            Effect::Weapons { reach, rules }
        }
        "move" => Effect::Move(field.inches(Length::inches(-6)..=Length::inches(6))?),
        "apl" => Effect::Apl(field.whole(-3..=3)?),
        "save" => Effect::Save(field.whole(1..=4)?),
        "heal" => Effect::Heal(field.whole(1..=100)?),
        "order" => {
            Effect::Order(field.word(&[("conceal", Order::Conceal), ("engage", Order::Engage)])?)
        }
        "steady" => match field.flag()? {
            true => Effect::Steady,
            false => return Err(field.expected("true")),
        },
        _ => Effect::Free(field.word(&R::MOVES)?),
    })
}
