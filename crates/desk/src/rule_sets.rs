//! Which rule sets tables can be laid out and drawn for: the one place that lists them.

use catalog::{Loaded, Team};
use game::Game;
use kt4w40k::Kt4w40k;
use kt18::Kt18;
use kt21::Kt21;
use kt24::Kt24;
use table::{Playable, RuleSet, Side};

use crate::view::{self, TableView, TeamCard};
use crate::{BadQuestion, Skirmish, Tabletop};

/// The rule set that a question names.
///
/// # Errors
/// If there is none of that name.
pub fn named(rules: &str) -> Result<RuleSet, BadQuestion> {
    rules.parse().map_err(|error| BadQuestion::new("rules", error))
}

/// Somebody who asks something at a table, whatever the rule set.
pub trait Visitor {
    /// What they take home.
    type Found;

    /// Asks it at the table of a rule set.
    fn ask<G: Tabletop>(self) -> Self::Found;
}

/// Sends somebody to the table of a rule set.
///
/// # Errors
/// If no table can be laid out for it.
pub fn visit<V: Visitor>(rules: RuleSet, visitor: V) -> Result<V::Found, BadQuestion> {
    match rules {
        RuleSet::KT18 => Ok(visitor.ask::<Kt18>()),
        RuleSet::KT21 => Ok(visitor.ask::<Skirmish<Kt21>>()),
        RuleSet::KT24 => Ok(visitor.ask::<Skirmish<Kt24>>()),
        RuleSet::KT4W40K => Ok(visitor.ask::<Kt4w40k>()),
        other => Err(BadQuestion::new("rules", format!("tables of {other} cannot be asked about"))),
    }
}

/// How the table of a game lies, for the page to draw. Whoever may not see everything of it is given the game as they may
/// ([`Rules::view`](table::Rules::view)).
#[must_use]
pub fn table(game: &Game) -> TableView {
    if let Some(game) = game.of::<Kt18>() {
        return view::battle::table(game);
    }
    if let Some(game) = game.of::<Kt21>() {
        return view::skirmish::table(game);
    }
    if let Some(game) = game.of::<Kt24>() {
        return view::skirmish::table(game);
    }
    if let Some(game) = game.of::<Kt4w40k>() {
        return view::battle::table(game);
    }
    TableView { turn: game.round(), ..TableView::default() }
}

/// A team as a side plays it. Of a rule set that is not listed, only the name is told.
#[must_use]
pub fn team(team: &Loaded<Team>, side: Side) -> TeamCard {
    let Loaded { value: cards, text, .. } = team;
    if let Some(cards) = cards.of::<Kt18>() {
        return view::team_card(cards, text, side);
    }
    if let Some(army) = cards.of::<Kt4w40k>() {
        return view::army_card(army, text, side);
    }
    if let Some(cards) = cards.of::<Kt21>() {
        return view::skirmish::team_card(cards, text, <Kt21 as Playable>::RULE_SET, side);
    }
    if let Some(cards) = cards.of::<Kt24>() {
        return view::skirmish::team_card(cards, text, <Kt24 as Playable>::RULE_SET, side);
    }
    TeamCard {
        id: team.name.clone(),
        name: team.name.clone(),
        text: text.clone(),
        rules: cards.rule_set(),
        operatives: Vec::new(),
        units: Vec::new(),
        ploys: Vec::new(),
    }
}
