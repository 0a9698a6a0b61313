//! The Shooting phase: who may shoot what at whom (sections 7.1 to 7.3).

use battle::{Kind, Weapon};
use geometry::Length;
use table::{Answer, Illegal, Slug, Use, Why};

use crate::Kt4w40k;
use crate::attack::{Attack, Group, MAX_ATTACKS, Manner};
use crate::field::ENGAGED;
use crate::state::{Activation, Choice, Frame, ModelIx, UnitIx};
use crate::stratagems::Effect;

/// What a model may fire, by what its unit has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Restraint {
    /// Anything.
    Free,
    /// Assault weapons alone (K4W-SHOOT-12, K4W-OVW-04).
    AssaultOnly,
    /// Pistols, at one of the units that its unit charged (K4W-SHOOT-11).
    PistolsAtCharged,
    /// Pistols, at enemies within 1" of the model (K4W-SHOOT-14).
    PistolsAtHand,
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

    fn restraint(&self, unit: UnitIx, manner: Manner) -> Restraint {
        let state = self.unit(unit);
        let advanced = state.choice == Choice::Advance && !self.forgets_moving(unit);
        match manner {
            Manner::Overwatch if state.choice == Choice::Advance => Restraint::AssaultOnly,
            Manner::Overwatch => Restraint::Free,
            _ if state.choice == Choice::Charge => Restraint::PistolsAtCharged,
            _ if self.engaged(unit) => Restraint::PistolsAtHand,
            _ if advanced => Restraint::AssaultOnly,
            _ => Restraint::Free,
        }
    }

    /// K4W-SHOOT-16, -18: whether a model may shoot a unit with a weapon.
    fn may_target(
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
        match restraint {
            Restraint::AssaultOnly if !matches!(weapon.kind, Kind::Assault(_)) => {
                return Err(Illegal::new("K4W-SHOOT-12", Why::AssaultOnly { weapon: slug }));
            }
            Restraint::PistolsAtCharged if !pistol => {
                return Err(Illegal::new("K4W-SHOOT-11", Why::PistolsOnly { weapon: slug }));
            }
            Restraint::PistolsAtCharged if !self.unit(own).targets.has(target) => {
                return Err(Illegal::new("K4W-SHOOT-11", Why::NotCharged { model: id }));
            }
            Restraint::PistolsAtHand if !pistol => {
                return Err(Illegal::new("K4W-SHOOT-14", Why::PistolsOnly { weapon: slug }));
            }
            Restraint::PistolsAtHand if !self.near_unit(model, target, ENGAGED) => {
                let why = Why::TargetNotInControlRange { model: id };
                return Err(Illegal::new("K4W-SHOOT-14", why));
            }
            _ => {}
        }
        if !self.near_unit(model, target, weapon.range) {
            let why = Why::OutOfRange { model: id, range: weapon.range };
            return Err(Illegal::new("K4W-SHOOT-16", why));
        }
        if self.nearest_seen(model, target).is_none() {
            return Err(Illegal::new("K4W-BASE-06", Why::NotVisible { model: id }));
        }
        Ok(())
    }

    /// K4W-SHOOT-16, -18: what keeps a unit from being a target, whoever of a unit shoots.
    fn may_choose(&self, own: UnitIx, target: UnitIx, restraint: Restraint) -> Result<(), Illegal> {
        let side = self.side_of(own);
        let id = self.id(target);
        if matches!(restraint, Restraint::Free | Restraint::AssaultOnly) {
            let mut friends = self.own(side);
            if let Some(friend) = friends.find(|f| self.units_near(*f, target, ENGAGED)) {
                let why = Why::FriendEngaged { model: id, friend: self.id(friend) };
                return Err(Illegal::new("K4W-SHOOT-16", why));
            }
        }
        Ok(())
    }

    /// K4W-SHOOT-18: whether a character is hidden from a model by enemies that are closer.
    fn too_well_guarded(&self, model: ModelIx, target: UnitIx) -> bool {
        let guarded = |unit: UnitIx| {
            let card = self.card(unit);
            card.keywords.character && card.models.iter().all(|profile| profile.wounds <= 9)
        };
        if !guarded(target) {
            return false;
        }
        let side = self.side_of(self.unit_of(model));
        let gap = self.gap(model, target);
        let mut closer = self.enemies_of(side).filter(|enemy| *enemy != target && !guarded(*enemy));
        closer.any(|enemy| self.gap(model, enemy) < gap)
    }

    /// What is added to the hit rolls of a model's shots (K4W-SHOOT-06, -10, -12, -17, K4W-MORALE-10).
    fn shot_modifier(&self, model: ModelIx, weapon: &Weapon, target: UnitIx) -> i8 {
        let unit = self.unit_of(model);
        let state = self.unit(unit);
        let forgets = self.forgets_moving(unit);
        let running = matches!(weapon.kind, Kind::Assault(_)) && state.choice == Choice::Advance;
        let unsteady = matches!(weapon.kind, Kind::Heavy(_)) && state.moved;
        let seen = self.nearest_seen(model, target);
        let screened = seen.is_some_and(|seen| self.screened(model, seen));
        let all = [screened, running && !forgets, unsteady && !forgets, state.demoralised];
        self.hit_boost(unit) - all.into_iter().map(i8::from).sum::<i8>()
    }

    /// What stratagems add to the hit rolls of a unit.
    pub(crate) fn hit_boost(&self, unit: UnitIx) -> i8 {
        let more = self.boosts(unit).map(|e| if let Effect::Hit(more) = e { more } else { 0 });
        more.sum()
    }
}

/// Whether some model of a unit has a shot at a target.
pub fn any_shot(game: &Kt4w40k, unit: UnitIx, target: UnitIx, manner: Manner) -> bool {
    let restraint = game.restraint(unit, manner);
    game.may_choose(unit, target, restraint).is_ok()
        && game.living(unit).any(|model| {
            let weapons = game.profile(model).weapons.iter();
            let mut ranged = weapons.filter(|weapon| !weapon.is_melee());
            ranged.any(|weapon| can(game, model, weapon, target, restraint).is_ok())
        })
}

fn can(
    game: &Kt4w40k,
    model: ModelIx,
    weapon: &Weapon,
    target: UnitIx,
    restraint: Restraint,
) -> Result<(), Illegal> {
    game.may_target(model, weapon, target, restraint)?;
    if game.too_well_guarded(model, target) {
        let model = game.id(target);
        return Err(Illegal::new("K4W-SHOOT-18", Why::ClosestOnly { model }));
    }
    Ok(())
}

/// The attacks of a volley: each weapon named is used by as many models as can, or as many as the split says, at each
/// target.
///
/// # Errors
/// The rule that forbids it.
pub fn groups(
    game: &Kt4w40k,
    unit: UnitIx,
    uses: &[Use],
    manner: Manner,
) -> Result<Vec<Group>, Illegal> {
    const RULE: &str = "K4W-SHOOT-16";
    let side = game.side_of(unit);
    let restraint = game.restraint(unit, manner);
    let mut volley = Volley { game, unit, groups: Vec::new(), fired: Vec::new() };
    for used in uses {
        let has = |model: &ModelIx| {
            game.profile(*model).weapon(used.weapon).is_some_and(|(_, weapon)| !weapon.is_melee())
        };
        let bearers: Vec<ModelIx> = game.living(unit).filter(has).collect();
        if bearers.is_empty() {
            return Err(unknown(game, unit, used.weapon));
        }
        if used.targets.is_empty()
            || (!used.split.is_empty() && used.split.len() != used.targets.len())
        {
            let why = Why::BadSplit { dice: bearers.len() as u8, targets: used.targets.len() };
            return Err(Illegal::new(RULE, why));
        }
        for (i, id) in used.targets.iter().enumerate() {
            let target = game.find_enemy(side, *id, RULE)?;
            game.may_choose(unit, target, restraint)?;
            let most = used.split.get(i).map_or(usize::MAX, |count| usize::from(*count));
            volley.fire(&bearers, used.weapon, target, restraint, most)?;
        }
    }
    if volley.groups.is_empty() {
        return Err(Illegal::not_asked(RULE, "attack UNIT WEAPON at TARGET ..."));
    }
    Ok(volley.groups)
}

fn unknown(game: &Kt4w40k, unit: UnitIx, weapon: Slug) -> Illegal {
    let mut has: Vec<String> = game
        .living(unit)
        .flat_map(|model| game.profile(model).weapons.iter())
        .filter(|weapon| !weapon.is_melee())
        .map(|weapon| weapon.slug.to_string())
        .collect();
    has.sort();
    has.dedup();
    Illegal::new("K4W-SHOOT-16", Why::UnknownWeapon { weapon, has: has.join(", ") })
}

/// The shots of a unit as they are declared.
struct Volley<'a> {
    game: &'a Kt4w40k,
    unit: UnitIx,
    groups: Vec<Group>,
    /// Who has fired what.
    fired: Vec<(ModelIx, u8)>,
}

impl Volley<'_> {
    /// K4W-SHOOT-15, -16: whether a model may fire a weapon besides those it fires already.
    fn goes_with(&self, model: ModelIx, index: u8) -> bool {
        let weapons = &self.game.profile(model).weapons;
        let kind = weapons[usize::from(index)].kind;
        let thrown = self.fired.iter().any(|(other, i)| {
            matches!(self.game.profile(*other).weapons[usize::from(*i)].kind, Kind::Grenade(_))
        });
        let mut mine = self.fired.iter().filter(|(other, _)| *other == model);
        let pistol = |kind: Kind| matches!(kind, Kind::Pistol(_));
        if matches!(kind, Kind::Grenade(_)) {
            return !thrown && mine.next().is_none();
        }
        mine.all(|(_, i)| {
            let other = weapons[usize::from(*i)].kind;
            *i != index && pistol(other) == pistol(kind) && !matches!(other, Kind::Grenade(_))
        })
    }

    fn fire(
        &mut self,
        bearers: &[ModelIx],
        slug: Slug,
        target: UnitIx,
        restraint: Restraint,
        most: usize,
    ) -> Result<(), Illegal> {
        let game = self.game;
        let mut refusal = None;
        let mut count = 0;
        for model in bearers {
            let Some((index, weapon)) = game.profile(*model).weapon(slug) else { continue };
            if count == most || !self.goes_with(*model, index) {
                continue;
            }
            // K4W-SHOOT-11: one of the units it charged.
            let elsewhere = restraint == Restraint::PistolsAtCharged
                && self.groups.iter().any(|g| g.target != target && self.fires(*model, *g));
            match can(game, *model, weapon, target, restraint) {
                Ok(()) if !elsewhere => {
                    self.add(*model, index, weapon, target);
                    count += 1;
                }
                Ok(()) => {}
                Err(why) => refusal = Some(why),
            }
        }
        if count == 0 || (most != usize::MAX && count < most) {
            let dice = count as u8;
            let bad = Illegal::new("K4W-SHOOT-16", Why::BadSplit { dice, targets: 1 });
            return Err(refusal.unwrap_or(bad));
        }
        Ok(())
    }

    fn fires(&self, model: ModelIx, group: Group) -> bool {
        self.fired.iter().any(|(other, i)| *other == model && *i == group.weapon)
    }

    /// Adds a model's shots to those that are rolled alike, or as a group of their own (K4W-SHOOT-08).
    fn add(&mut self, model: ModelIx, index: u8, weapon: &Weapon, target: UnitIx) {
        let game = self.game;
        let rapid = matches!(weapon.kind, Kind::RapidFire(_));
        let half = Length::from_units(weapon.range.units() / 2);
        let doubled = rapid && game.near_unit(model, target, half);
        let modifier = game.shot_modifier(model, weapon, target);
        let each = weapon.kind.attacks().unwrap_or(battle::Amount::fixed(0));
        let fixed = (each.dice == 0).then(|| if doubled { each.plus * 2 } else { each.plus });
        self.fired.push((model, index));
        let line = *game.line(model);
        let alike = self.groups.iter_mut().find(|group| {
            group.target == target
                && group.modifier == modifier
                && group.doubled == doubled
                && game.profile(group.model).weapons[usize::from(group.weapon)] == *weapon
                && game.line(group.model).ballistic_skill == line.ballistic_skill
                && group.attacks.is_none_or(|n| n <= MAX_ATTACKS - 40)
        });
        match alike {
            Some(group) => {
                group.count += 1;
                group.attacks =
                    group.attacks.zip(fixed).map(|(all, more)| all.saturating_add(more));
            }
            None => self.groups.push(Group {
                model,
                weapon: index,
                target,
                count: 1,
                attacks: fixed,
                doubled,
                modifier,
            }),
        }
        debug_assert!(game.unit_of(model) == self.unit);
    }
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
                return Err(Illegal::new(rule, Why::NotReady { model: *id }));
            }
            let groups = groups(game, unit, uses, Manner::Shoot)?;
            game.unit_mut(unit).shot = true;
            game.state.frames.push(Frame::Attack(Attack::new(unit, Manner::Shoot, groups)));
            Ok(true)
        }
        _ => Err(Illegal::not_asked(rule, "attack ..., pass")),
    }
}
