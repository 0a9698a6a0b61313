//! The targeting verdict between two models, each a unit of its own, with its reasons.

use std::sync::Arc;

use arrayvec::ArrayVec;
use battle::{Aim, Amount, Kind, Strength, Weapon};
use geometry::{Blocker, Length, Sight};
use table::{Illegal, Reason, Slug, Use, Verdict, Why};

use crate::attack::Manner;
use crate::state::{ModelIx, UnitIx};
use crate::{ENGAGED, Kt4w40k, Setup};

/// An unlimited range: no card states more, and no table is as wide.
const ANYWHERE: Length = Length::inches(240);

/// A weapon that is aimed so.
fn weapon(aim: &Aim) -> Weapon {
    Weapon {
        name: String::new(),
        slug: Slug::of("aim"),
        range: aim.range.unwrap_or(ANYWHERE).min(ANYWHERE),
        kind: aim.kind.unwrap_or(Kind::Assault(Amount::fixed(1))),
        strength: Strength::Fixed(4),
        ap: 0,
        damage: Amount::fixed(1),
        rules: battle::WeaponRules::default(),
    }
}

impl Kt4w40k {
    /// The whole verdict between two models of units of their own: what the rules of measuring, sight, cover and shooting
    /// say of a target.
    pub fn verdict(&self, from: ModelIx, to: ModelIx, aim: &Aim) -> Verdict {
        let (own, target) = (self.unit_of(from), self.unit_of(to));
        let (a, b) = (self.base(from), self.base(to));
        let (near, far) = self.scene().nearest(&a, &b);
        let visible = self.sees(from, to);
        let obscured = visible && self.screened(from, to);
        let cover = self.in_cover(target, from);
        let engaged = self.near(from, to, ENGAGED);
        let mut why = vec![Reason::line("K4W-BASE-03", "measured", near, far)];
        why.extend(self.explain_sight(from, to));
        if visible {
            why.extend(self.explain_screen(from, to));
        }
        if cover {
            why.push(Reason::plain("K4W-BASE-07", "in-cover"));
        }
        if engaged {
            why.push(Reason::line("K4W-BASE-04", "engaged", near, far));
        }
        let outcome = self.aimed(own, target, aim, engaged);
        let valid_target = outcome.is_ok();
        if valid_target {
            let key = if cover { "cover-save" } else { "no-cover-save" };
            why.push(Reason::plain("K4W-BASE-07", key));
        }
        why.push(match outcome {
            Ok(()) => Reason::plain("K4W-SHOOT-16", "valid-target"),
            Err(illegal) => Reason::refused(illegal.rule, illegal.why),
        });
        Verdict {
            distance: Some(a.gap(&b)),
            visible,
            obscured,
            cover,
            engaged,
            valid_target,
            cover_save: valid_target && cover,
            why,
        }
    }

    /// The line that is free, or what hides the target (K4W-BASE-06).
    fn explain_sight(&self, from: ModelIx, to: ModelIx) -> Vec<Reason> {
        const RULE: &str = "K4W-BASE-06";
        let (eye, body) = (self.body(from).head(), self.body(to));
        match self.scene().sight(self.state.doors, &[], eye, &body) {
            Sight::Clear { from, to } => vec![Reason::line(RULE, "visible", from, to)],
            Sight::Blocked { by } => {
                let (near, far) = self.scene().nearest(&self.base(from), &body.base);
                let hidden =
                    |terrain| Reason { terrain, ..Reason::line(RULE, "hidden", near, far) };
                let named = by.iter().map(|what| hidden(Some(self.setup.board.name_of(*what))));
                let all: Vec<Reason> = named.collect();
                if all.is_empty() { vec![hidden(None)] } else { all }
            }
        }
    }

    /// What stands in the line of the shot (K4W-SHOOT-06, -09).
    fn explain_screen(&self, from: ModelIx, to: ModelIx) -> Vec<Reason> {
        const RULE: &str = "K4W-SHOOT-06";
        let (a, b) = (self.base(from), self.base(to));
        let line = |key| Reason::line(RULE, key, a.centre.at(a.z), b.centre.at(b.z));
        let name = |part| self.setup.board.name_of(Blocker::Prism(part));
        let terrain = self.terrain_in_line(from, to);
        let terrain = terrain.map(|part| Reason { terrain: Some(name(part)), ..line("obscured") });
        let unit = self.unit_in_line(from, to).map(|unit| self.id(unit));
        let unit = unit.map(|id| Reason { model: Some(id), ..line("obscured-by-model") });
        let all: Vec<Reason> = terrain.into_iter().chain(unit).collect();
        if all.is_empty() { vec![Reason::plain(RULE, "in-plain-sight")] } else { all }
    }

    /// Whether the shooting step may choose a target for a weapon (K4W-SHOOT-16, -18). What is within 1" of the shooter
    /// is left to Pistols, and so to what its unit has done.
    fn aimed(&self, own: UnitIx, target: UnitIx, aim: &Aim, engaged: bool) -> Result<(), Illegal> {
        const RULE: &str = "K4W-SHOOT-16";
        let (model, friend) = (self.id(target), self.id(own));
        if model.side == friend.side {
            return Err(Illegal::new(RULE, Why::NotAnEnemy { model }));
        }
        if engaged {
            return Err(Illegal::new(RULE, Why::FriendEngaged { model, friend }));
        }
        let armed = self.armed(aim)?;
        let weapon = weapon(aim).slug;
        let targets = std::iter::once(model).collect();
        let uses = [Use { weapon, by: Vec::new(), targets, split: ArrayVec::new() }];
        crate::volley::groups(&armed, own, &uses, Manner::Shoot).map(|_| ())
    }

    /// The same table with such a weapon in everybody's hands.
    fn armed(&self, aim: &Aim) -> Result<Kt4w40k, Illegal> {
        let mut armies = self.setup.armies.clone();
        let models = armies.iter_mut().flat_map(|army| &mut army.units);
        for profile in models.flat_map(|unit| &mut unit.models) {
            profile.weapons = vec![weapon(aim)];
        }
        let killzone = self.setup.killzone().clone();
        let scenario = self.setup.scenario.clone();
        let setup = Setup::sparse(killzone, armies, scenario, self.setup.switches);
        // There are as many units as there were, and nobody has two weapons.
        let setup = setup.map_err(|_| Illegal::new("K4W-SHOOT-16", Why::NoDecision))?;
        Ok(Kt4w40k { setup: Arc::new(setup), state: self.state.clone(), log: self.log.clone() })
    }
}
