//! Shooting on the board (section 7): hooks S0 to S4 and S18 to S20, with the attacks that Fusillade, Blast and
//! Torrent add.

use arrayvec::ArrayVec;
use dice::Face;
use geometry::{Length, Point};
use serde::{Deserialize, Serialize};
use skirmish::{
    Action, Choice, Field, Lasts, Occasion, OpIx, Presence, Reach, Role, Scheme, Sequence, Wait,
    any_ploy, use_ploy,
};
use table::{
    Answer, Ask, Decision, Event, Illegal, MAX_TARGETS, ModelId, Order, Roll, Side, Slug, Status,
    Why,
};

use crate::activation::Activation;
use crate::arms::{heavy_allows, profile, spend, weapon_named};
use crate::defence::Defence;
use crate::marks::{Mark, choose_targets};
use crate::shot::Shot;
use crate::state::Frame;
use crate::{Kt21, WeaponRules, firefight};

/// KT21-WR-SPLASH: how far around the target.
const SPLASH: Length = Length::inches(2);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The target's player may use a ploy.
    React,
    /// The attack on the target.
    Attack,
    /// The attacker chooses the next target of a Blast (KT21-OP-41).
    Blast,
    /// The attacker may choose a further target of a Torrent (KT21-OP-42).
    Torrent,
    /// The end of the action.
    End,
}

/// A Shoot action or an Overwatch that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shoot {
    /// The shooter.
    pub op: OpIx,
    /// The weapon's index on its card.
    pub weapon: u8,
    /// Whether it is Overwatch.
    pub overwatch: bool,
    /// The target that was chosen first.
    original: OpIx,
    /// The target that is being attacked.
    mark: Mark,
    /// Targets of a Fusillade that are still to be attacked.
    shares: ArrayVec<Mark, MAX_TARGETS>,
    /// Operatives that a Blast is still to attack, a bit each; none before the first attack is over.
    blast: Option<u32>,
    /// Whom a Torrent has attacked besides the original target, a bit each.
    torrent: u32,
    stage: Stage,
    /// The attack that is going on.
    shot: Option<Shot>,
}

/// A weapon that may be shot with now.
#[derive(Clone, Copy, Debug)]
pub struct Armed {
    op: OpIx,
    /// The weapon's index on its card.
    weapon: usize,
    /// Its rules in this action.
    pub rules: WeaponRules,
    /// What the action costs.
    pub cost: u8,
    overwatch: bool,
}

/// S0, S1 of a Shoot action: the weapon (KT21-SHOOT-02) and what bars it, whoever is the target: the order
/// (KT21-ACT-SHOOT-03, KT21-ORDER-02), unless the weapon is Silent (KT21-WR-SILENT, KT21-OP-52), and too few AP for an
/// Unwieldy one (KT21-OP-54).
///
/// # Errors
/// The rule that bars it.
pub fn arm(game: &Kt21, activation: &Activation, weapon: Slug) -> Result<Armed, Illegal> {
    let op = activation.op;
    let index = weapon_named(game, op, Reach::Ranged, weapon, "KT21-SHOOT-02")?;
    let rules = game.rules_in_use(op, index);
    let order = game.operative(op).order;
    if order == Order::Conceal && !rules.silent {
        return Err(Illegal::new("KT21-ACT-SHOOT-03", Why::OrderForbids { order }));
    }
    heavy_allows(&rules, activation.performed, weapon)?;
    // KT21-WR-UNWIELDY: one more AP, needed when the action starts.
    let (cost, left) = (Action::Shoot.cost() + u8::from(rules.unwieldy), game.ap_left(activation));
    if cost > left {
        return Err(Illegal::new("KT21-WR-UNWIELDY", Why::TooFewAp { cost, left }));
    }
    Ok(Armed { op, weapon: index, rules, cost, overwatch: false })
}

/// The same for Overwatch: KT21-WR-BLAST and KT21-WR-UNWIELDY ban the weapon; Fusillade does not split, Heavy
/// and Silent have no effect (KT21-OP-18).
///
/// # Errors
/// The rule that bars it.
pub fn arm_overwatch(game: &Kt21, op: OpIx, weapon: Slug) -> Result<Armed, Illegal> {
    let index = weapon_named(game, op, Reach::Ranged, weapon, "KT21-SHOOT-02")?;
    let rules = WeaponRules { fusillade: false, ..game.rules_in_use(op, index) };
    for (banned, rule) in
        [(rules.blast.is_some(), "KT21-WR-BLAST"), (rules.unwieldy, "KT21-WR-UNWIELDY")]
    {
        if banned {
            return Err(Illegal::new(rule, Why::NotForOverwatch { weapon }));
        }
    }
    Ok(Armed { op, weapon: index, rules, cost: 0, overwatch: true })
}

impl Armed {
    /// S2, S3: the action with its targets (KT21-SHOOT-03).
    ///
    /// # Errors
    /// The rule against one of them.
    pub fn aim(
        &self,
        game: &Kt21,
        targets: &[ModelId],
        split: &[u8],
        from: Option<Point>,
    ) -> Result<Shoot, Illegal> {
        let marks = choose_targets(game, self.op, self.weapon, &self.rules, targets, split, from)?;
        Ok(Shoot::new(self.op, self.weapon, self.overwatch, marks))
    }

    /// Whether an enemy is a valid target.
    pub fn reaches(&self, game: &Kt21, enemy: OpIx) -> bool {
        game.target(self.op, enemy, &self.rules, None).is_ok()
    }
}

/// Puts the action on the stack; its weapon is chosen now (KT21-WR-LIMITED).
pub fn open(game: &mut Kt21, frame: Shoot) {
    let (model, target) = (game.model(frame.op), game.model(frame.original));
    let weapon = game.card(frame.op).weapons[usize::from(frame.weapon)].slug;
    spend(game, frame.op, usize::from(frame.weapon));
    game.log.push(Event::Shoots { model, weapon, target });
    game.state.frames.push(Frame::Shoot(frame));
}

impl Kt21 {
    fn shoot(&self) -> Option<&Shoot> {
        match self.state.frames.last() {
            Some(Frame::Shoot(shoot)) => Some(shoot),
            _ => None,
        }
    }

    fn shoot_mut(&mut self) -> Option<&mut Shoot> {
        match self.state.frames.last_mut() {
            Some(Frame::Shoot(shoot)) => Some(shoot),
            _ => None,
        }
    }
}

impl Shoot {
    fn new(op: OpIx, weapon: usize, overwatch: bool, marks: ArrayVec<Mark, MAX_TARGETS>) -> Self {
        let mut shares = marks;
        let mark = shares.remove(0);
        Shoot {
            op,
            weapon: weapon as u8,
            overwatch,
            original: mark.op,
            mark,
            shares,
            blast: None,
            torrent: 0,
            stage: Stage::React,
            shot: None,
        }
    }

    /// Who is being attacked, or was last.
    pub fn target(&self) -> OpIx {
        self.mark.op
    }

    /// Whether its player is choosing the next target; the last one may be gone by then.
    pub fn is_between_attacks(&self) -> bool {
        matches!(self.stage, Stage::Blast | Stage::Torrent)
    }

    /// Everybody that the action names.
    pub fn named(&self) -> impl Iterator<Item = OpIx> + '_ {
        let shares = self.shares.iter().map(|mark| mark.op);
        [self.original, self.mark.op].into_iter().chain(shares)
    }

    /// Whether an action read from outside could have come about.
    pub fn is_sound(&self, operatives: usize, most: u8) -> bool {
        let bits = self.blast.unwrap_or_default() | self.torrent;
        let dice = |mark: &Mark| mark.dice <= most;
        bits.checked_shr(operatives as u32).unwrap_or_default() == 0
            && dice(&self.mark)
            && self.shares.iter().all(dice)
            && (self.stage == Stage::Attack) == self.shot.is_some()
            && self.shot.is_none_or(|shot| shot.is_sound(most))
    }

    /// The attack that waits for somebody, if one is going on.
    pub fn attack(&self) -> Option<&Shot> {
        self.shot.as_ref()
    }

    /// Operatives that a Blast is still to attack.
    fn blasted(&self) -> impl Iterator<Item = OpIx> + use<> {
        let bits = self.blast.unwrap_or_default();
        (0..u32::BITS as u8).map(OpIx).filter(move |op| bits >> op.0 & 1 == 1)
    }

    fn side(&self, game: &Kt21, role: Role) -> Side {
        match role {
            Role::Attacker => game.side_of(self.op),
            Role::Defender => game.side_of(self.mark.op),
        }
    }
}

/// What the action waits for.
pub fn status(game: &Kt21, shoot: &Shoot) -> Status {
    let decide = |side, ask| Status::Decide(Decision { side, ask });
    let attacker = game.side_of(shoot.op);
    match (shoot.stage, shoot.shot.map(|shot| shot.waits())) {
        (Stage::React, _) => {
            let model = game.model(shoot.mark.op);
            decide(model.side, Ask::React { model })
        }
        (_, Some(Wait::Choice(role, choice))) => decide(shoot.side(game, role), choice.ask()),
        (_, Some(Wait::Roll(role, dice, reason))) => {
            Status::Roll(Roll { side: shoot.side(game, role), dice, reason })
        }
        (Stage::Torrent, _) => decide(attacker, Ask::MoreTargets),
        _ => decide(attacker, Ask::NextTarget),
    }
}

/// Takes an answer within the action.
pub fn answer(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    let Some(shoot) = game.shoot() else { return Ok(()) };
    match (shoot.stage, answer) {
        (Stage::React, Answer::Pass) => begin_attack(game),
        (Stage::React, Answer::Ploy(ploy, on)) => {
            let target = shoot.mark.op;
            let side = game.side_of(target);
            use_ploy(game, side, *ploy, *on, Occasion::Attacked(target))?;
        }
        (Stage::React, _) => return Err(Illegal::not_asked("KT21-STRAT-05", "ploy NAME, or pass")),
        (Stage::Attack, _) => in_attack(game, answer)?,
        // KT21-OP-41: the attacker chooses the sequence.
        (Stage::Blast, Answer::Target(model)) => {
            let Some(next) = shoot.blasted().find(|op| game.model(*op) == *model) else {
                let why = Why::NotATargetLeft { model: *model };
                return Err(Illegal::new("KT21-WR-BLAST", why));
            };
            blast_at(game, next);
        }
        (Stage::Blast, _) => return Err(Illegal::not_asked("KT21-WR-BLAST", "target MODEL")),
        (Stage::Torrent, Answer::Target(model)) => {
            let found = game.find(*model).filter(|op| game.stands(*op));
            let target = found
                .ok_or(Illegal::new("KT21-WR-TORRENT", Why::UnknownModel { model: *model }))?;
            let mark = may_torrent(game, shoot, target)?;
            if let Some(shoot) = game.shoot_mut() {
                shoot.torrent |= 1 << target.0;
            }
            take_on(game, mark);
        }
        (Stage::Torrent, Answer::Pass) => set_stage(game, Stage::End),
        (Stage::Torrent, _) => {
            return Err(Illegal::not_asked("KT21-WR-TORRENT", "target MODEL, or pass"));
        }
        (Stage::End, _) => return Err(Illegal::new("KT21-SHOOT-03", Why::NoDecision)),
    }
    Ok(())
}

fn set_stage(game: &mut Kt21, stage: Stage) {
    if let Some(shoot) = game.shoot_mut() {
        shoot.stage = stage;
    }
}

/// S19: the next target.
fn take_on(game: &mut Kt21, mark: Mark) {
    if let Some(shoot) = game.shoot_mut() {
        shoot.mark = mark;
        shoot.stage = Stage::React;
    }
}

/// S4: BS as it is now, and what protects the target (KT21-SHOOT-04, -07).
fn begin_attack(game: &mut Kt21) {
    let Some(shoot) = game.shoot() else { return };
    let mark = shoot.mark;
    let mut weapon = profile(game, shoot.op, usize::from(shoot.weapon), shoot.overwatch);
    weapon.attacks = mark.dice;
    let card = game.card(mark.op);
    let cover = game.cover_retention(mark.op, &weapon.rules, mark.in_cover);
    let defence = Defence {
        dice: card.defence,
        save: card.save.saturating_sub(game.modifiers(mark.op).save).max(2),
        invulnerable: card.invulnerable,
        cover,
    };
    let sides = Role::BOTH.map(|role| shoot.side(game, role));
    let auto_saves = game.setup.switches.auto_saves;
    let shot = Shot::new(weapon, defence, game.wounds(mark.op), game.purses(sides), auto_saves);
    let target = game.model(mark.op);
    let divided = mark.dice < game.card(shoot.op).weapons[usize::from(shoot.weapon)].attacks;
    if divided {
        game.log.push(Event::Share { target, dice: mark.dice });
    }
    game.log.push(Event::ShotAt { target, cover, obscured: false });
    if let Some(shoot) = game.shoot_mut() {
        shoot.shot = Some(shot);
        shoot.stage = Stage::Attack;
    }
}

fn in_attack(game: &mut Kt21, answer: &Answer) -> Result<(), Illegal> {
    let Some(shot) = game.shoot_mut().and_then(|shoot| shoot.shot.as_mut()) else {
        return Ok(());
    };
    let waited = shot.waits();
    shot.choose(answer)?;
    let purses = shot.purses();
    let Some(shoot) = game.shoot() else { return Ok(()) };
    let sides = Role::BOTH.map(|role| shoot.side(game, role));
    let model = game.model(shoot.mark.op);
    match (waited, answer) {
        (Wait::Choice(role, _), Answer::Reroll(source, faces)) => {
            let side = sides[role as usize];
            game.log.push(Event::Rerolls { side, source: *source, faces: *faces });
        }
        (Wait::Choice(_, Choice::CoverSave), Answer::Yes) => {
            game.log.push(Event::CoverSave { model });
        }
        (Wait::Choice(Role::Defender, Choice::Use(_)), Answer::Yes) => {
            game.log.push(Event::InvulnerableSave { model });
        }
        _ => {}
    }
    game.settle_purses(sides, purses);
    Ok(())
}

/// Takes dice within the action.
pub fn roll(game: &mut Kt21, faces: &[Face]) {
    if let Some(shot) = game.shoot_mut().and_then(|shoot| shoot.shot.as_mut()) {
        shot.roll(faces);
    }
}

/// Goes on until somebody has to choose or roll.
pub fn proceed(game: &mut Kt21) -> bool {
    let Some(shoot) = game.shoot() else { return false };
    match shoot.stage {
        Stage::React => {
            let target = shoot.mark.op;
            if any_ploy(game, game.side_of(target), Occasion::Attacked(target)) {
                return false;
            }
            begin_attack(game);
        }
        Stage::Attack => match shoot.shot.map(|shot| (shot, shot.waits())) {
            Some((shot, Wait::Retained)) => retained(game, &shot),
            Some((shot, Wait::Done)) => end_attack(game, &shot),
            _ => return false,
        },
        Stage::Blast => {
            // KT21-OP-40: those who are gone are skipped.
            let left: ArrayVec<OpIx, 2> =
                shoot.blasted().filter(|op| game.stands(*op)).take(2).collect();
            match left.as_slice() {
                [] => set_stage(game, Stage::Torrent),
                [one] => blast_at(game, *one),
                _ => {
                    let gone = shoot.blasted().find(|op| !game.stands(*op));
                    let Some(gone) = gone else { return false };
                    strike_out(game, gone);
                }
            }
        }
        Stage::Torrent => {
            if torrent_targets(game, shoot).next().is_some() {
                return false;
            }
            set_stage(game, Stage::End);
        }
        Stage::End => end(game),
    }
    true
}

/// S8 to S11: Hot, then the triggers of critical hits in their order: P (the attack's own), Stun, mortal wounds
/// and Splash; then those who are gone are removed, but the shooter completes its attack (KT21-OP-40).
fn retained(game: &mut Kt21, shot: &Shot) {
    let Some(shoot) = game.shoot() else { return };
    let (shooter, target, hits) = (shoot.op, shoot.mark.op, shot.hits());
    let side = game.side_of(shooter);
    let points = shot.burns();
    if points > 0 {
        let model = game.model(shooter);
        game.log.push(Event::Hot { model, points });
        let left = game.wounds(shooter).saturating_sub_unsigned(points);
        game.set_wounds(shooter, left);
    }
    game.log.push(Event::Hits { side, critical: hits.critical, normal: hits.normal });
    if shot.stuns() {
        game.stun(target);
    }
    game.inflict_mortal(target, shot.mortal());
    splash(game, target, shot.splash());
    if let Some(shot) = game.shoot_mut().and_then(|shoot| shoot.shot.as_mut()) {
        shot.proceed();
    }
    game.remove_incapacitated(Some(shooter));
}

/// KT21-WR-SPLASH, KT21-OP-49: everybody else whom the target sees within 2", friend, foe or the shooter.
fn splash(game: &mut Kt21, target: OpIx, points: u16) {
    if points == 0 {
        return;
    }
    let caught: Vec<OpIx> = game
        .on_board()
        .filter(|op| *op != target && game.near(target, *op, SPLASH) && game.visible(target, *op))
        .collect();
    for op in caught {
        game.inflict_mortal(op, points);
    }
}

/// S17 to S19: damage, casualties, and what follows.
fn end_attack(game: &mut Kt21, shot: &Shot) {
    let Some(shoot) = game.shoot() else { return };
    let (shooter, target) = (shoot.op, shoot.mark.op);
    let saves = shot.saves();
    if saves.total() > 0 {
        let side = game.side_of(target);
        game.log.push(Event::SavesMade { side, critical: saves.critical, normal: saves.normal });
        let through = shot.hits();
        game.log.push(Event::Unblocked { critical: through.critical, normal: through.normal });
    }
    game.inflict(target, shot.dealt() - shot.mortal());
    game.remove_incapacitated(None);
    if let Some(shoot) = game.shoot_mut() {
        shoot.shot = None;
    }
    if game.presence(shooter) != Presence::Board {
        // KT21-OP-40: no further attacks without a shooter.
        set_stage(game, Stage::End);
        return;
    }
    follow_up(game);
}

/// S19: the next share of a Fusillade, the list of a Blast, the choice of a Torrent.
fn follow_up(game: &mut Kt21) {
    let Some(shoot) = game.shoot() else { return };
    let rules = game.rules_in_use(shoot.op, usize::from(shoot.weapon));
    if shoot.blast.is_none()
        && let Some(reach) = rules.blast
    {
        let blast = blast_list(game, shoot.original, reach);
        if let Some(shoot) = game.shoot_mut() {
            shoot.blast = Some(blast);
        }
    }
    while let Some(mark) = game.shoot_mut().and_then(|shoot| shoot.shares.pop_at(0)) {
        // KT21-OP-40, -42: the dice of one who is gone are lost.
        if game.stands(mark.op) {
            return take_on(game, mark);
        }
    }
    set_stage(game, Stage::Blast);
}

/// KT21-WR-BLAST, KT21-OP-41: everybody else within x of the original target's place and, with the switch
/// (KT21-D-03), visible from there, fixed right after the first attack: friends, foes, the shooter itself.
fn blast_list(game: &Kt21, original: OpIx, reach: Length) -> u32 {
    let sees = |op: OpIx| !game.setup.switches.blast_needs_visibility || game.visible(original, op);
    let caught = game.on_board().filter(|op| {
        *op != original && game.stands(*op) && game.near(original, *op, reach) && sees(*op)
    });
    caught.fold(0, |bits, op| bits | 1 << op.0)
}

fn strike_out(game: &mut Kt21, op: OpIx) {
    if let Some(shoot) = game.shoot_mut() {
        shoot.blast = shoot.blast.map(|bits| bits & !(1 << op.0));
    }
}

/// One attack of a Blast with the full dice on one who cannot be in Cover (KT21-WR-BLAST); it triggers no
/// further Blast (KT21-OP-41).
fn blast_at(game: &mut Kt21, op: OpIx) {
    strike_out(game, op);
    let Some(shoot) = game.shoot() else { return };
    let dice = game.card(shoot.op).weapons[usize::from(shoot.weapon)].attacks;
    take_on(game, Mark { op, dice, in_cover: false });
}

/// KT21-WR-TORRENT: a further valid target within x of the original target and of all others that it has attacked
/// (KT21-OP-42).
fn may_torrent(game: &Kt21, shoot: &Shoot, target: OpIx) -> Result<Mark, Illegal> {
    let rules = game.rules_in_use(shoot.op, usize::from(shoot.weapon));
    let model = game.model(target);
    let refuse = |why| Err(Illegal::new("KT21-WR-TORRENT", why));
    let Some(reach) = rules.torrent else { return refuse(Why::OneTarget) };
    let attacked = |op: &OpIx| *op == shoot.original || shoot.torrent >> op.0 & 1 == 1;
    if attacked(&target) {
        return refuse(Why::TargetTwice { model });
    }
    for other in game.all().filter(attacked) {
        if !game.near(other, target, reach) {
            let other = game.model(other);
            return refuse(Why::FarFromOther { model, other, reach });
        }
    }
    let in_cover = game.target(shoot.op, target, &rules, None)?;
    let dice = game.card(shoot.op).weapons[usize::from(shoot.weapon)].attacks;
    Ok(Mark { op: target, dice, in_cover })
}

/// Whom a Torrent could attack next.
pub fn torrent_targets<'g>(
    game: &'g Kt21,
    shoot: &'g Shoot,
) -> impl Iterator<Item = OpIx> + use<'g> {
    let rules = game.rules_in_use(shoot.op, usize::from(shoot.weapon));
    let enemies = game.standing_enemies(shoot.op).filter(move |_| rules.torrent.is_some());
    enemies.filter(move |enemy| may_torrent(game, shoot, *enemy).is_ok())
}

/// Every answer while the action waits for a target.
pub fn target_options(game: &Kt21, shoot: &Shoot, out: &mut Vec<Answer>) {
    let target = |op: OpIx| Answer::Target(game.model(op));
    match shoot.stage {
        Stage::Blast => out.extend(shoot.blasted().filter(|op| game.stands(*op)).map(target)),
        Stage::Torrent => {
            out.extend(torrent_targets(game, shoot).map(target));
            out.push(Answer::Pass);
        }
        Stage::React | Stage::Attack | Stage::End => {}
    }
}

/// S20: the end of the action.
fn end(game: &mut Kt21) {
    let Some(Frame::Shoot(shoot)) = game.state.frames.pop() else { return };
    game.lapse(Lasts::Action);
    if shoot.overwatch {
        firefight::after_overwatch(game, shoot.op);
    }
}
