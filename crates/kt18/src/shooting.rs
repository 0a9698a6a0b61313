//! The Shooting phase: who may shoot what at whom (section 7).

use arrayvec::ArrayVec;
use battle::{Alternation, Kind, Passing, Roster};
use geometry::Length;
use table::{Answer, Ask, Decision, Illegal, Side, Status, Use, Why};

use crate::Kt18;
use crate::attack::{Attack, Group, MAX_ATTACKS, MAX_GROUPS, Manner, half};
use crate::movement::fires_running;
use crate::state::{Frame, ModelIx, MoveKind, Section, Step};
use battle::Weapon;

/// KT18-SHOOT-06: how near to the chosen target the others are.
const SPLIT: Length = Length::inches(2);

impl Kt18 {
    /// KT18-SHOOT-03: whether what a model has done lets it shoot at all.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_shoot(&self, model: ModelIx) -> Result<(), Illegal> {
        const RULE: &str = "KT18-SHOOT-03";
        let (state, id) = (self.model(model), self.id(model));
        if state.shaken {
            return Err(Illegal::new(RULE, Why::Shaken { model: id }));
        }
        if state.shot {
            return Err(Illegal::new("KT18-SHOOT-02", Why::HasShot { model: id }));
        }
        let fell_back = state.moved == MoveKind::FallBack && !self.card(model).keywords.fly;
        if state.moved.charged() || state.moved == MoveKind::Retreat || fell_back {
            return Err(Illegal::new(RULE, Why::CannotShoot { model: id }));
        }
        Ok(())
    }

    /// Whether a model may use a weapon, whoever the target (KT18-SHOOT-03, -04, -08).
    fn may_fire(&self, model: ModelIx, weapon: &Weapon, manner: Manner) -> Result<(), Illegal> {
        if manner == Manner::Overwatch {
            return Ok(());
        }
        let slug = weapon.slug;
        if self.model(model).moved == MoveKind::Advance && !fires_running(weapon.kind) {
            return Err(Illegal::new("KT18-SHOOT-08", Why::AssaultOnly { weapon: slug }));
        }
        let pistol = matches!(weapon.kind, Kind::Pistol(_));
        if !pistol && self.engaging(model).next().is_some() {
            return Err(Illegal::new("KT18-SHOOT-03", Why::PistolsOnly { weapon: slug }));
        }
        Ok(())
    }

    /// KT18-SHOOT-04, -09: whether a model may shoot a target with a weapon (KT18-WALL-04).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_target(
        &self,
        model: ModelIx,
        target: ModelIx,
        weapon: &Weapon,
        manner: Manner,
    ) -> Result<(), Illegal> {
        self.may_target_within(model, target, Some(weapon.range), manner)
    }

    /// The same with a weapon of some range, or of any.
    pub(crate) fn may_target_within(
        &self,
        model: ModelIx,
        target: ModelIx,
        range: Option<Length>,
        manner: Manner,
    ) -> Result<(), Illegal> {
        const RULE: &str = "KT18-SHOOT-04";
        let id = self.id(target);
        let reached = |near: &dyn Fn(Length) -> bool| match range {
            Some(range) if !near(range) => {
                Err(Illegal::new("KT18-SHOOT-09", Why::OutOfRange { model: id, range }))
            }
            _ => Ok(()),
        };
        // The way round is never shorter than the straight gap, which takes no measuring.
        reached(&|range| self.base(model).within(&self.base(target), range))?;
        if manner == Manner::Shoot {
            if self.engaging(model).next().is_some() {
                let closest = self.closest_enemy(model);
                if closest != Some(target) && !self.equally_close(model, target, closest) {
                    let model = closest.map_or(id, |closest| self.id(closest));
                    return Err(Illegal::new(RULE, Why::ClosestOnly { model }));
                }
            } else {
                let mut friends = self.own(self.side_of(model));
                if let Some(friend) = friends.find(|friend| self.engaged(*friend, target)) {
                    let why = Why::FriendEngaged { model: id, friend: self.id(friend) };
                    return Err(Illegal::new(RULE, why));
                }
            }
        }
        if !self.visible(model, target) {
            return Err(Illegal::new("KT18-VIS-02", Why::NotVisible { model: id }));
        }
        reached(&|range| self.near(model, target, range))
    }

    fn equally_close(&self, model: ModelIx, target: ModelIx, closest: Option<ModelIx>) -> bool {
        closest.is_some_and(|closest| self.distance(model, closest) == self.distance(model, target))
    }
}

/// Whether a model has any shot at a target.
pub fn any_shot(game: &Kt18, model: ModelIx, target: ModelIx, manner: Manner, side: Side) -> bool {
    let thrown = game.state.players[side.index()].grenade_thrown;
    let furthest = game.card(model).ranged().map(|(_, weapon)| weapon.range).max();
    let reached = |range| game.base(model).within(&game.base(target), range);
    furthest.is_some_and(reached)
        && game.visible(model, target)
        && game.card(model).ranged().any(|(_, weapon)| {
            !(thrown && matches!(weapon.kind, Kind::Grenade(_)))
                && game.may_fire(model, weapon, manner).is_ok()
                && game.may_target(model, target, weapon, manner).is_ok()
        })
}

/// KT18-SHOOT-05: whether weapons are used together: all but Pistols and Grenades, all Pistols, or one Grenade.
fn go_together(game: &Kt18, side: Side, weapons: &[&Weapon]) -> Result<(), Illegal> {
    const RULE: &str = "KT18-SHOOT-05";
    let pistols = weapons.iter().filter(|weapon| matches!(weapon.kind, Kind::Pistol(_))).count();
    let grenades = weapons.iter().filter(|weapon| matches!(weapon.kind, Kind::Grenade(_))).count();
    if grenades > 0 && game.state.players[side.index()].grenade_thrown {
        return Err(Illegal::new(RULE, Why::GrenadeThrown));
    }
    let mixed = pistols > 0 && pistols < weapons.len();
    if mixed || (grenades > 0 && weapons.len() > 1) {
        return Err(Illegal::new(RULE, Why::WeaponKinds));
    }
    Ok(())
}

/// The attacks of a shooting attack, all declared before any is rolled (KT18-SHOOT-06).
///
/// # Errors
/// The rule that forbids it.
pub fn groups(
    game: &Kt18,
    model: ModelIx,
    uses: &[Use],
    manner: Manner,
) -> Result<ArrayVec<Group, MAX_GROUPS>, Illegal> {
    const RULE: &str = "KT18-SHOOT-05";
    let (card, side) = (game.card(model), game.side_of(model));
    let mut weapons: ArrayVec<&Weapon, { crate::MAX_WEAPONS }> = ArrayVec::new();
    let mut groups: ArrayVec<Group, MAX_GROUPS> = ArrayVec::new();
    if uses.is_empty() {
        return Err(Illegal::not_asked(RULE, "attack MODEL WEAPON at TARGET ..."));
    }
    if uses.iter().any(|used| !used.by.is_empty()) {
        return Err(Illegal::not_asked(RULE, "attack MODEL WEAPON at TARGET ..."));
    }
    for used in uses {
        let found = card.weapon(used.weapon).filter(|(_, weapon)| !weapon.is_melee());
        let Some((index, weapon)) = found else {
            let has: Vec<String> = card.ranged().map(|(_, w)| w.slug.to_string()).collect();
            let why = Why::UnknownWeapon { weapon: used.weapon, has: has.join(", ") };
            return Err(Illegal::new(RULE, why));
        };
        if weapons.iter().any(|other| other.slug == weapon.slug) {
            return Err(Illegal::new(RULE, Why::WeaponTwice { weapon: weapon.slug }));
        }
        game.may_fire(model, weapon, manner)?;
        weapons.push(weapon);
        shared(game, model, weapon, index, used, manner, &mut groups)?;
    }
    go_together(game, side, &weapons)?;
    Ok(groups)
}

/// KT18-SHOOT-06: the attacks of one weapon, shared between its targets (KT18-SHOOT-08).
fn shared(
    game: &Kt18,
    model: ModelIx,
    weapon: &Weapon,
    index: u8,
    used: &Use,
    manner: Manner,
    groups: &mut ArrayVec<Group, MAX_GROUPS>,
) -> Result<(), Illegal> {
    const RULE: &str = "KT18-SHOOT-06";
    let side = game.side_of(model);
    let mut targets: ArrayVec<ModelIx, { table::MAX_TARGETS }> = ArrayVec::new();
    for id in &used.targets {
        let target = game.find_enemy(side, *id, "KT18-SHOOT-04")?;
        game.may_target(model, target, weapon, manner)?;
        if targets.contains(&target) {
            return Err(Illegal::new(RULE, Why::TargetTwice { model: *id }));
        }
        if targets.first().is_some_and(|first| !game.near(*first, target, SPLIT)) {
            return Err(Illegal::new(RULE, Why::FarFromPrimary { model: *id, reach: SPLIT }));
        }
        targets.push(target);
    }
    let Some(first) = targets.first().copied() else {
        return Err(Illegal::not_asked(RULE, "attack MODEL WEAPON at TARGET ..."));
    };
    // KT18-SHOOT-08: Rapid Fire counts twice at half range, judged by the chosen target.
    let rapid = matches!(weapon.kind, Kind::RapidFire(_));
    let doubled = rapid && game.near(model, first, half(weapon));
    let amount = weapon.kind.attacks().unwrap_or(battle::Amount::fixed(0));
    let fixed = (amount.dice == 0).then(|| {
        let times = if doubled { 2 } else { 1 };
        amount.plus.saturating_mul(times).min(MAX_ATTACKS)
    });
    let attacks = fixed.unwrap_or(0);
    let alone = targets.len() == 1 && used.split.is_empty();
    let sum: u32 = used.split.iter().map(|part| u32::from(*part)).sum();
    let divided = used.split.len() == targets.len()
        && used.split.iter().all(|part| *part > 0)
        && sum == u32::from(attacks);
    if !alone && (fixed.is_none() || !divided) {
        let why = Why::BadSplit { dice: attacks, targets: targets.len() };
        return Err(Illegal::new(RULE, why));
    }
    for (i, target) in targets.into_iter().enumerate() {
        let attacks = if alone { fixed } else { used.split.get(i).copied() };
        // KT18-WPN-05: melta is judged target by target.
        let near = !rapid && weapon.rules.melta && game.near(model, target, half(weapon));
        let doubled = doubled || near;
        let group = Group { weapon: index, target, attacks, doubled };
        let full = groups.try_push(group).is_err();
        if full {
            return Err(Illegal::new(RULE, Why::OneTarget));
        }
    }
    Ok(())
}

/// Begins a shooting attack, and notes a grenade that it throws (KT18-SHOOT-05).
pub fn fire(game: &mut Kt18, attack: Attack) {
    let card = game.card(attack.attacker);
    let grenade = attack
        .groups
        .iter()
        .any(|group| matches!(card.weapons[usize::from(group.weapon)].kind, Kind::Grenade(_)));
    let side = game.side_of(attack.attacker);
    game.state.players[side.index()].grenade_thrown |= grenade;
    game.state.frames.push(Frame::Attack(attack));
}

/// Whether a model may shoot in a section (KT18-SHOOT-01, -02).
pub fn in_section(game: &Kt18, model: ModelIx, section: Section) -> bool {
    (section == Section::Second || game.model(model).readied) && game.may_shoot(model).is_ok()
}

/// Whether a player has a model with a shot.
pub fn able(game: &Kt18, side: Side, section: Section) -> bool {
    game.own(side).any(|model| {
        in_section(game, model, section)
            && game.enemies_of(side).any(|enemy| any_shot(game, model, enemy, Manner::Shoot, side))
    })
}

/// Begins a section of the phase, in which a pass is not final (KT18-INIT-02).
pub fn begin(game: &mut Kt18, section: Section) {
    let hands = Alternation::new(&game.state.order, Passing::Open);
    game.state.step = Step::Shooting { section, hands };
}

/// Whose hand it is.
pub fn hand(game: &Kt18, section: Section, hands: &Alternation) -> Option<Side> {
    hands.turn(|side| able(game, side, section))
}

/// Goes on to the next section, or the next phase, once nobody shoots any more. Returns whether anything happened.
pub fn proceed(game: &mut Kt18, section: Section) -> bool {
    let Step::Shooting { hands, .. } = &game.state.step else { return false };
    if hand(game, section, hands).is_some() {
        return false;
    }
    match section {
        Section::First => begin(game, Section::Second),
        Section::Second => game.begin_fight(),
    }
    true
}

/// What the phase waits for.
pub fn status(game: &Kt18, section: Section, hands: &Alternation) -> Status {
    let side = hand(game, section, hands).unwrap_or(game.state.order[0]);
    Status::Decide(Decision { side, ask: Ask::Fire })
}

/// Takes the attack of one model, or a pass.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt18, section: Section, answer: &Answer) -> Result<(), Illegal> {
    let Step::Shooting { hands, .. } = &game.state.step else {
        return Err(Illegal::new("KT18-SHOOT-01", Why::NoDecision));
    };
    let Some(side) = hand(game, section, hands) else {
        return Err(Illegal::new("KT18-INIT-02", Why::NoDecision));
    };
    let acted = match answer {
        Answer::Pass => false,
        Answer::Attack { model: id, uses } => {
            let model = game.find_own(side, *id, "KT18-SHOOT-01")?;
            game.may_shoot(model)?;
            if section == Section::First && !game.model(model).readied {
                return Err(Illegal::new("KT18-SHOOT-01", Why::NotReady { model: *id }));
            }
            let groups = groups(game, model, uses, Manner::Shoot)?;
            game.model_mut(model).shot = true;
            fire(game, Attack::new(model, Manner::Shoot, groups));
            true
        }
        _ => return Err(Illegal::not_asked("KT18-SHOOT-01", "attack ..., pass")),
    };
    if let Step::Shooting { hands, .. } = &mut game.state.step {
        if acted { hands.acted(side) } else { hands.pass(side) }
    }
    Ok(())
}
