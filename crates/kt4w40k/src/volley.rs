//! A volley as it is declared: which models of a unit fire which weapon at whom (K4W-SHOOT-08, -11, -15, -16).

use arrayvec::ArrayVec;
use battle::{Amount, Kind, Roster, Weapon};
use geometry::Length;
use table::{Illegal, ModelId, Slug, Use, Why};

use crate::Kt4w40k;
use crate::attack::{Group, MAX_ATTACKS, Manner};
use crate::shooting::Restraint;
use crate::state::{ModelIx, UnitIx};

const RULE: &str = "K4W-SHOOT-16";

/// The attacks of a volley: each weapon named is fired at each target by the models named, or by as many as can; or by
/// as many of them as the split says.
///
/// # Errors
/// The rule that forbids it.
pub fn groups(
    game: &Kt4w40k,
    unit: UnitIx,
    uses: &[Use],
    manner: Manner,
) -> Result<Vec<Group>, Illegal> {
    let mut volley = Volley::new(game, unit, manner);
    for used in uses {
        volley.add(used)?;
    }
    if volley.groups.is_empty() {
        return Err(Illegal::not_asked(RULE, "attack UNIT WEAPON at TARGET ..."));
    }
    Ok(volley.groups)
}

/// Everything that a unit can fire at one target together, in the order of the models' weapons.
pub fn everything(game: &Kt4w40k, unit: UnitIx, target: ModelId, manner: Manner) -> Vec<Use> {
    let mut volley = Volley::new(game, unit, manner);
    let mut tried: Vec<Slug> = Vec::new();
    let mut uses = Vec::new();
    for model in game.living(unit) {
        for weapon in game.profile(model).weapons.iter().filter(|weapon| !weapon.is_melee()) {
            if tried.contains(&weapon.slug) {
                continue;
            }
            tried.push(weapon.slug);
            let targets = [target].into_iter().collect();
            let used = Use { weapon: weapon.slug, by: Vec::new(), targets, split: ArrayVec::new() };
            if volley.add(&used).is_ok() {
                uses.push(used);
            }
        }
    }
    uses
}

/// A model's look at a target.
#[derive(Clone, Copy)]
struct Look {
    model: ModelIx,
    target: UnitIx,
    /// Whether its line is screened, if it sees anybody at all.
    screened: Option<bool>,
}

/// A weapon that a model fires.
#[derive(Clone, Copy)]
struct Shot {
    model: ModelIx,
    weapon: u8,
    target: UnitIx,
}

/// The shots of a unit as they are declared.
struct Volley<'a> {
    game: &'a Kt4w40k,
    unit: UnitIx,
    restraint: Restraint,
    groups: Vec<Group>,
    shots: Vec<Shot>,
    looks: Vec<Look>,
}

impl<'a> Volley<'a> {
    fn new(game: &'a Kt4w40k, unit: UnitIx, manner: Manner) -> Self {
        let restraint = game.restraint(unit, manner);
        let (groups, shots, looks) = (Vec::new(), Vec::new(), Vec::new());
        Volley { game, unit, restraint, groups, shots, looks }
    }

    fn kind(&self, shot: &Shot) -> Kind {
        self.game.profile(shot.model).weapons[usize::from(shot.weapon)].kind
    }

    /// Adds what one use of a weapon says.
    fn add(&mut self, used: &Use) -> Result<(), Illegal> {
        let game = self.game;
        let bearers = self.bearers(used)?;
        if used.targets.is_empty()
            || (!used.split.is_empty() && used.split.len() != used.targets.len())
        {
            let why = Why::BadSplit { dice: bearers.len() as u8, targets: used.targets.len() };
            return Err(Illegal::new(RULE, why));
        }
        let before = self.shots.len();
        let mut refusal = None;
        for (i, id) in used.targets.iter().enumerate() {
            let target = game.find_enemy(game.side_of(self.unit), *id, RULE)?;
            game.may_choose(self.unit, target, self.restraint)?;
            let most = used.split.get(i).map(|count| usize::from(*count));
            refusal = self.fire(&bearers, used, target, most)?.or(refusal);
        }
        // Whoever is named has to fire.
        let fired = self.shots.len() - before;
        if !used.by.is_empty() && fired < bearers.len() {
            let why = Why::BadSplit { dice: bearers.len() as u8, targets: used.targets.len() };
            return Err(refusal.unwrap_or(Illegal::new(RULE, why)));
        }
        Ok(())
    }

    /// The models that a use is about: those named, or all that have the weapon.
    fn bearers(&self, used: &Use) -> Result<Vec<ModelIx>, Illegal> {
        let game = self.game;
        let has = |model: &ModelIx| {
            game.profile(*model).weapon(used.weapon).is_some_and(|(_, weapon)| !weapon.is_melee())
        };
        let unknown = || unknown(game, self.unit, used.weapon);
        if used.by.is_empty() {
            let all: Vec<ModelIx> = game.living(self.unit).filter(has).collect();
            return if all.is_empty() { Err(unknown()) } else { Ok(all) };
        }
        named(game, self.unit, &used.by, RULE)?
            .into_iter()
            .map(|model| if has(&model) { Ok(model) } else { Err(unknown()) })
            .collect()
    }

    /// K4W-SHOOT-15: whether a model may fire a weapon besides what it fires already (K4W-SHOOT-16).
    fn goes_with(&self, model: ModelIx, index: u8, weapon: &Weapon) -> Result<(), Illegal> {
        let grenade = |kind: Kind| matches!(kind, Kind::Grenade(_));
        let pistol = |kind: Kind| matches!(kind, Kind::Pistol(_));
        let mut mine = self.shots.iter().filter(|shot| shot.model == model).peekable();
        if grenade(weapon.kind)
            && (mine.peek().is_some() || self.shots.iter().any(|shot| grenade(self.kind(shot))))
        {
            return Err(Illegal::new("K4W-SHOOT-15", Why::GrenadeThrown));
        }
        for shot in mine {
            if shot.weapon == index {
                return Err(Illegal::new(RULE, Why::WeaponTwice { weapon: weapon.slug }));
            }
            if grenade(self.kind(shot)) {
                return Err(Illegal::new("K4W-SHOOT-15", Why::GrenadeThrown));
            }
            if pistol(self.kind(shot)) != pistol(weapon.kind) {
                return Err(Illegal::new(RULE, Why::WeaponKinds));
            }
        }
        Ok(())
    }

    /// Whether a model may fire a weapon at a target; whether its line is screened.
    fn may_fire(
        &mut self,
        model: ModelIx,
        index: u8,
        weapon: &Weapon,
        target: UnitIx,
    ) -> Result<bool, Illegal> {
        let (game, restraint) = (self.game, self.restraint);
        self.goes_with(model, index, weapon)?;
        game.may_aim(model, weapon, target, restraint)?;
        let mut mine = self.shots.iter().filter(|shot| shot.model == model);
        if restraint.one_target() && mine.any(|shot| shot.target != target) {
            return Err(Illegal::new("K4W-SHOOT-11", Why::OneTarget));
        }
        let Some(screened) = self.look(model, target) else {
            let why = Why::NotVisible { model: game.id(target) };
            return Err(Illegal::new("K4W-BASE-06", why));
        };
        let guard = game.guard_of(model, target).filter(|_| !restraint.overwatch);
        if let Some(guard) = guard {
            let why = Why::ClosestOnly { model: game.id(guard) };
            return Err(Illegal::new("K4W-SHOOT-18", why));
        }
        Ok(screened)
    }

    fn look(&mut self, model: ModelIx, target: UnitIx) -> Option<bool> {
        let mut looks = self.looks.iter();
        if let Some(look) = looks.find(|look| look.model == model && look.target == target) {
            return look.screened;
        }
        let seen = self.game.nearest_seen(model, target);
        let screened = seen.map(|seen| self.game.screened(model, seen));
        self.looks.push(Look { model, target, screened });
        screened
    }

    /// Adds the shots of those who can fire at one target; says what keeps the first of the others from it.
    fn fire(
        &mut self,
        bearers: &[ModelIx],
        used: &Use,
        target: UnitIx,
        most: Option<usize>,
    ) -> Result<Option<Illegal>, Illegal> {
        let game = self.game;
        let mut refusal = None;
        let mut count = 0;
        for model in bearers {
            let Some((index, weapon)) = game.profile(*model).weapon(used.weapon) else { continue };
            if Some(count) == most {
                break;
            }
            match self.may_fire(*model, index, weapon, target) {
                Ok(screened) => {
                    self.take(Shot { model: *model, weapon: index, target }, weapon, screened);
                    count += 1;
                }
                Err(why) => {
                    refusal.get_or_insert(why);
                }
            }
        }
        if count == 0 || most.is_some_and(|most| count < most) {
            let why = Why::BadSplit { dice: count as u8, targets: used.targets.len() };
            return Err(refusal.unwrap_or(Illegal::new(RULE, why)));
        }
        Ok(refusal)
    }

    /// Adds a model's shots to those that are rolled alike, or as a group of their own (K4W-SHOOT-08).
    fn take(&mut self, shot: Shot, weapon: &Weapon, screened: bool) {
        let game = self.game;
        let Shot { model, weapon: index, target } = shot;
        let rapid = matches!(weapon.kind, Kind::RapidFire(_));
        let half = Length::from_units(weapon.range.units() / 2);
        let doubled = (rapid || weapon.rules.melta) && game.near_unit(model, target, half);
        let modifier = game.steadiness(model, weapon) - i8::from(screened);
        let each = weapon.kind.attacks().unwrap_or(Amount::fixed(0));
        let times = if rapid && doubled { 2 } else { 1 };
        let fixed = (each.dice == 0).then_some(each.plus * times);
        let most = (each.dice * 6 + each.plus) * times;
        self.shots.push(shot);
        let line = *game.line(model);
        let alike = self.groups.iter_mut().find(|group| {
            group.target == target
                && group.modifier == modifier
                && group.doubled == doubled
                && game.profile(group.model).weapons[usize::from(group.weapon)] == *weapon
                && game.line(group.model).ballistic_skill == line.ballistic_skill
                && game.profile(group.model).strength == game.profile(model).strength
                && u32::from(group.count + 1) * u32::from(most) <= u32::from(MAX_ATTACKS)
                && game.sheltered_alike(target, group.model, model)
        });
        match alike {
            Some(group) => {
                group.count += 1;
                group.attacks = group.attacks.zip(fixed).map(|(all, more)| all + more);
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
    }
}

/// The models of a unit with these numbers.
///
/// # Errors
/// If there is none with one of them, or one is named twice.
pub fn named(
    game: &Kt4w40k,
    unit: UnitIx,
    numbers: &[u8],
    rule: &'static str,
) -> Result<Vec<ModelIx>, Illegal> {
    let id = game.id(unit);
    let mut all = Vec::with_capacity(numbers.len());
    for number in numbers {
        let Some(model) = game.numbered(unit, *number) else {
            return Err(Illegal::new(rule, Why::UnknownModel { model: id }));
        };
        if all.contains(&model) {
            return Err(Illegal::new(rule, Why::TargetTwice { model: id }));
        }
        all.push(model);
    }
    Ok(all)
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
    Illegal::new(RULE, Why::UnknownWeapon { weapon, has: has.join(", ") })
}
