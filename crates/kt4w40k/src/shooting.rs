//! The Shooting phase, and Overwatch with it: who may fire what at whom, and how well (section 7).

use battle::{Kind, Roster, Weapon};
use table::{Answer, Illegal, Why};

use crate::Kt4w40k;
use crate::attack::{Attack, Manner};
use crate::field::ENGAGED;
use crate::state::{Activation, Choice, Frame, ModelIx, UnitIx};
use crate::stratagems::{Effect, When};
use crate::volley;

/// What a unit may fire, and at whom, by what it has done and by who stands next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restraint {
    /// The rule that leaves it Assault weapons alone (K4W-SHOOT-12, K4W-OVW-04).
    assault: Option<&'static str>,
    /// Pistols alone, at one of the units that it charged (K4W-SHOOT-11).
    charged: bool,
    /// Pistols alone, at enemies within 1" of the model that fires (K4W-SHOOT-14).
    at_hand: bool,
    /// Whether it answers a charge: then the target is not its choice.
    pub(crate) overwatch: bool,
}

impl Restraint {
    /// Whether it uses its Pistols in close combat.
    pub(crate) fn close(&self) -> bool {
        self.charged || self.at_hand
    }

    /// Whether a model fires at one unit alone (K4W-SHOOT-11).
    pub(crate) fn one_target(&self) -> bool {
        self.charged
    }
}

impl Kt4w40k {
    /// K4W-SHOOT-13: whether what a unit has done lets it shoot at all.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_shoot(&self, unit: UnitIx) -> Result<(), Illegal> {
        let (state, model) = (self.unit(unit), self.id(unit));
        if state.shot {
            return Err(Illegal::new("K4W-SHOOT-03", Why::HasShot { model }));
        }
        let fell_back = state.choice == Choice::FallBack && !self.card(unit).keywords.fly;
        if fell_back && !self.forgets_moving(unit) {
            return Err(Illegal::new("K4W-SHOOT-13", Why::CannotShoot { model }));
        }
        Ok(())
    }

    /// K4W-STRAT-04: whether a Decisive Shot lets a unit shoot as if it had not moved.
    fn forgets_moving(&self, unit: UnitIx) -> bool {
        self.unit(unit).decisive_shot && self.setup.switches.decisive_shot_ignores_move
    }

    /// K4W-SHOOT-02, -03: whether a unit fires in a step.
    pub fn fires_in(&self, unit: UnitIx, step: Activation) -> bool {
        let state = self.unit(unit);
        let early = state.prepared || state.decisive_shot;
        let now = match step {
            Activation::PreparedFire => early,
            _ => !early || self.setup.switches.prepared_may_fire_late,
        };
        now && self.may_shoot(unit).is_ok()
    }

    pub(crate) fn restraint(&self, unit: UnitIx, manner: Manner) -> Restraint {
        let state = self.unit(unit);
        let advanced = state.choice == Choice::Advance;
        if manner == Manner::Overwatch {
            let assault = advanced.then_some("K4W-OVW-04");
            return Restraint { assault, charged: false, at_hand: false, overwatch: true };
        }
        let charged = state.choice == Choice::Charge;
        // Whoever charged is next to the enemy by its own doing, unless it has been charged as well.
        let at_hand = (!charged || !state.charged_by.is_empty()) && self.engaged(unit);
        let assault = (advanced && !self.forgets_moving(unit)).then_some("K4W-SHOOT-12");
        Restraint { assault, charged, at_hand, overwatch: false }
    }

    /// K4W-SHOOT-11, -12, -14: whether a model may shoot a unit with a weapon, if it sees it (K4W-SHOOT-16).
    pub(crate) fn may_aim(
        &self,
        model: ModelIx,
        weapon: &Weapon,
        target: UnitIx,
        restraint: Restraint,
    ) -> Result<(), Illegal> {
        let own = self.unit_of(model);
        let id = self.id(target);
        let pistol = matches!(weapon.kind, Kind::Pistol(_));
        let slug = weapon.slug;
        if let Some(rule) = restraint.assault
            && !matches!(weapon.kind, Kind::Assault(_))
        {
            return Err(Illegal::new(rule, Why::AssaultOnly { weapon: slug }));
        }
        if restraint.charged {
            if !pistol {
                return Err(Illegal::new("K4W-SHOOT-11", Why::PistolsOnly { weapon: slug }));
            }
            if !self.unit(own).targets.has(target) {
                return Err(Illegal::new("K4W-SHOOT-11", Why::NotCharged { model: id }));
            }
        }
        if restraint.at_hand {
            if !pistol {
                return Err(Illegal::new("K4W-SHOOT-14", Why::PistolsOnly { weapon: slug }));
            }
            if !self.near_unit(model, target, ENGAGED) {
                let why = Why::TargetNotInControlRange { model: id };
                return Err(Illegal::new("K4W-SHOOT-14", why));
            }
        }
        if !self.near_unit(model, target, weapon.range) {
            let why = Why::OutOfRange { model: id, range: weapon.range };
            return Err(Illegal::new("K4W-SHOOT-16", why));
        }
        Ok(())
    }

    /// K4W-SHOOT-16: what keeps a unit from being a target, whoever of a unit shoots.
    pub(crate) fn may_choose(
        &self,
        own: UnitIx,
        target: UnitIx,
        restraint: Restraint,
    ) -> Result<(), Illegal> {
        if restraint.close() {
            return Ok(());
        }
        let mut friends = self.own(self.side_of(own));
        match friends.find(|friend| self.units_near(*friend, target, ENGAGED)) {
            Some(friend) => {
                let why = Why::FriendEngaged { model: self.id(target), friend: self.id(friend) };
                Err(Illegal::new("K4W-SHOOT-16", why))
            }
            None => Ok(()),
        }
    }

    /// K4W-SHOOT-18: the enemy that is closer to a model than a character that it would shoot, if any.
    pub(crate) fn guard_of(&self, model: ModelIx, target: UnitIx) -> Option<UnitIx> {
        let guarded = |unit: UnitIx| self.card(unit).is_guarded();
        if !guarded(target) {
            return None;
        }
        let side = self.side_of(self.unit_of(model));
        let gap = self.gap(model, target);
        let others = self.enemies_of(side).filter(|enemy| *enemy != target && !guarded(*enemy));
        let closest = others.min_by_key(|enemy| self.gap(model, *enemy));
        closest.filter(|enemy| self.gap(model, *enemy) < gap)
    }

    /// What is added to the hit rolls of a model's shots but for what stands in their way (K4W-SHOOT-10, -12, -17,
    /// K4W-MORALE-10).
    pub(crate) fn steadiness(&self, model: ModelIx, weapon: &Weapon) -> i8 {
        let unit = self.unit_of(model);
        let state = self.unit(unit);
        let forgets = self.forgets_moving(unit);
        let running = matches!(weapon.kind, Kind::Assault(_)) && state.choice == Choice::Advance;
        let moved = self.model(model).moved || state.disembarked || state.arrived;
        let unsteady = matches!(weapon.kind, Kind::Heavy(_)) && moved;
        let all = [running && !forgets, unsteady && !forgets, state.demoralised];
        self.hit_boost(unit) - all.into_iter().map(i8::from).sum::<i8>()
    }

    /// What stratagems add to the hit rolls of a unit.
    pub(crate) fn hit_boost(&self, unit: UnitIx) -> i8 {
        let more = self.boosts(unit).map(|e| if let Effect::Hit(more) = e { more } else { 0 });
        more.sum()
    }
}

/// Whether some model of a unit has a shot at anybody.
pub fn any_target(game: &Kt4w40k, unit: UnitIx, manner: Manner) -> bool {
    let restraint = game.restraint(unit, manner);
    let mut enemies = game.enemies_of(game.side_of(unit));
    enemies.any(|enemy| shot_at(game, unit, enemy, restraint))
}

/// Whether some model of a unit has a shot at a target.
pub fn any_shot(game: &Kt4w40k, unit: UnitIx, target: UnitIx, manner: Manner) -> bool {
    shot_at(game, unit, target, game.restraint(unit, manner))
}

/// The cheapest checks come first: most enemies are out of reach.
fn shot_at(game: &Kt4w40k, unit: UnitIx, target: UnitIx, restraint: Restraint) -> bool {
    let Some(extent) = game.extent(target) else { return false };
    let aims = |model: ModelIx| {
        let base = game.base(model);
        let mut weapons = game.profile(model).weapons.iter();
        weapons.any(|weapon| {
            !weapon.is_melee()
                && extent.near(&base, weapon.range)
                && game.may_aim(model, weapon, target, restraint).is_ok()
        })
    };
    let Some(first) = game.living(unit).find(|model| aims(*model)) else { return false };
    game.may_choose(unit, target, restraint).is_ok()
        && game.living(unit).filter(|model| *model >= first).any(|model| {
            (model == first || aims(model))
                && (restraint.overwatch || game.guard_of(model, target).is_none())
                && game.nearest_seen(model, target).is_some()
        })
}

/// Takes the volley of one unit.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(
    game: &mut Kt4w40k,
    side: table::Side,
    step: Activation,
    answer: &Answer,
) -> Result<bool, Illegal> {
    let rule = if step == Activation::PreparedFire { "K4W-SHOOT-02" } else { "K4W-SHOOT-03" };
    match answer {
        Answer::Pass => Ok(false),
        Answer::Attack { model: id, uses } => {
            let unit = game.find_own(side, *id, rule)?;
            game.may_shoot(unit)?;
            if !game.fires_in(unit, step) {
                return Err(Illegal::new(rule, Why::CannotShoot { model: *id }));
            }
            let groups = volley::groups(game, unit, uses, Manner::Shoot)?;
            game.unit_mut(unit).shot = true;
            let targets = groups.iter().map(|group| group.target).collect();
            game.state.frames.push(Frame::Attack(Attack::new(unit, Manner::Shoot, groups)));
            game.provoke(targets, When::Attacked);
            Ok(true)
        }
        _ => Err(Illegal::not_asked(rule, "attack ..., pass")),
    }
}
