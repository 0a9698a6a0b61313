//! The Shoot action on the board: hooks S0, S4 and S18 to S19 (sections 3.9 and 5.1).

use dice::Face;
use geometry::Point;
use serde::{Deserialize, Serialize};
use skirmish::{
    Choice, Field, Lasts, Occasion, OpIx, Reach, Role, Scheme, Sequence, Wait, any_ploy, use_ploy,
    use_slug,
};
use table::{
    Answer, Ask, Decision, Event, Illegal, ModelId, Order, Roll, RollReason, Side, Slug, Status,
    Why,
};

use crate::activation::Activation;
use crate::aim::{Mark, Marks, choose_targets};
use crate::arms::{count_use, note_heavy, profile, usable_weapon};
use crate::attack::{Profile, hot_wounds};
use crate::shot::{Defence, Shot};
use crate::state::Frame;
use crate::{Kt24, WeaponRules};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Stage {
    /// The next target is chosen.
    Choose,
    /// The target's player may use a ploy.
    React(u8),
    /// The target's player picks cover or being obscured (KT24-RUL-08).
    Pick(u8),
    /// The sequence against a target.
    Sequence(u8),
    /// The Hot die.
    Hot,
    /// The end of the action.
    End,
}

/// A Shoot action that is going on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shoot {
    /// The shooter.
    pub op: OpIx,
    /// The weapon's index on its card.
    pub weapon: u8,
    /// The weapon as it is used in the whole action (KT24-RUL-40).
    profile: Profile,
    /// The targets that have not been dealt with; the primary first, while it is one.
    pub marks: Marks,
    stage: Stage,
    /// The sequence that is going on.
    shot: Option<Shot>,
    /// Operatives that Stun has caught in this action, a bit each.
    stunned: u32,
}

/// S1: the weapon, and its rules in force, if the active operative may shoot with it at all (KT24-SHOOT-02): under
/// Conceal (KT24-ORD-04) with a Silent one alone (KT24-WR-SILENT-01).
///
/// # Errors
/// The rule that bars it.
pub fn arm(
    game: &Kt24,
    activation: &Activation,
    weapon: Slug,
) -> Result<(usize, WeaponRules), Illegal> {
    let index = usable_weapon(game, activation, Reach::Ranged, weapon, "KT24-SHOOT-02")?;
    let rules = game.rules_in_use(activation.op, index);
    let order = game.operative(activation.op).order;
    if order == Order::Conceal && !rules.silent {
        return Err(Illegal::new("KT24-ACT-SHOOT-02", Why::OrderForbids { order }));
    }
    Ok((index, rules))
}

/// S0 to S2: checks the weapon and the targets (KT24-ACT-SHOOT-02, KT24-SHOOT-02, -03). The primary of a Blast is shot
/// first (KT24-WR-BLAST-01).
pub fn begin(
    game: &Kt24,
    activation: &Activation,
    weapon: Slug,
    targets: &[ModelId],
    from: Option<Point>,
) -> Result<Shoot, Illegal> {
    let op = activation.op;
    let (index, rules) = arm(game, activation, weapon)?;
    if let Some(point) = from {
        let base = game.base(op);
        if base.centre.squared_distance(point) > base.radius.squared() {
            return Err(Illegal::new("KT24-RUL-05", Why::PointOffBase));
        }
    }
    let marks = choose_targets(game, op, &rules, targets, from)?;
    let profile = profile(game, op, index, rules);
    let stage = if rules.blast.is_some() { Stage::React(0) } else { Stage::Choose };
    Ok(Shoot { op, weapon: index as u8, profile, marks, stage, shot: None, stunned: 0 })
}

impl Kt24 {
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

/// S4: the sequence against a target (KT24-SHOOT-04, -05), a whole one for each (KT24-WR-BLAST-03).
fn new_shot(game: &Kt24, shooter: OpIx, profile: &Profile, mark: &Mark) -> Shot {
    let lent = WeaponRules { accurate: mark.accurate, ..WeaponRules::default() };
    let weapon = Profile { rules: profile.rules.with(lent), ..*profile };
    let defence = Defence {
        dice: 3,
        save: game.card(mark.op).save.saturating_sub(game.modifiers(mark.op).save).max(2),
        in_cover: mark.in_cover,
        critical_cover: mark.critical_cover,
        obscured: mark.obscured,
    };
    let sides = [shooter, mark.op].map(|op| game.side_of(op));
    Shot::new(weapon, defence, game.operative(mark.op).wounds, game.purses(sides))
}

/// Puts the action on the stack.
pub fn open(game: &mut Kt24, frame: Shoot) {
    let (model, target) = (game.model(frame.op), game.model(frame.marks[0].op));
    let weapon = game.card(frame.op).weapons[usize::from(frame.weapon)].slug;
    note_heavy(game, frame.weapon, &frame.profile.rules);
    game.log.push(Event::Shoots { model, weapon, target });
    game.state.frames.push(Frame::Shoot(frame));
}

impl Shoot {
    /// The targets that have not been dealt with.
    pub fn left(&self) -> impl Iterator<Item = (usize, OpIx)> + '_ {
        self.marks.iter().enumerate().map(|(i, mark)| (i, mark.op))
    }

    /// Whether an action read from outside could have come about.
    pub fn is_sound(&self, most: u8) -> bool {
        let targets = match self.stage {
            Stage::React(i) | Stage::Pick(i) | Stage::Sequence(i) => usize::from(i) + 1,
            Stage::Choose | Stage::Hot | Stage::End => 0,
        };
        let going_on = matches!(self.stage, Stage::Sequence(_));
        targets <= self.marks.len()
            && going_on == self.shot.is_some()
            && self.shot.is_none_or(|shot| shot.is_sound(most))
    }

    /// The sequence that waits for somebody, if one is going on.
    pub fn sequence(&self) -> Option<&Shot> {
        self.shot.as_ref()
    }

    /// Who is being attacked; nobody while the next target is chosen and after the last.
    pub fn target(&self) -> Option<OpIx> {
        match self.stage {
            Stage::React(i) | Stage::Pick(i) | Stage::Sequence(i) => {
                Some(self.marks[usize::from(i)].op)
            }
            Stage::Choose | Stage::Hot | Stage::End => None,
        }
    }

    fn role_side(&self, game: &Kt24, role: Role) -> Side {
        match (role, self.stage) {
            (Role::Defender, Stage::Sequence(i)) => game.side_of(self.marks[usize::from(i)].op),
            _ => game.side_of(self.op),
        }
    }
}

/// What the action waits for.
pub fn status(game: &Kt24, shoot: &Shoot) -> Status {
    let decide = |side, ask| Status::Decide(Decision { side, ask });
    match shoot.stage {
        Stage::React(i) => {
            let model = game.model(shoot.marks[usize::from(i)].op);
            decide(model.side, Ask::React { model })
        }
        Stage::Pick(i) => {
            let side = game.side_of(shoot.marks[usize::from(i)].op);
            decide(side, Ask::Use { rule: use_slug("obscured") })
        }
        Stage::Sequence(_) => match shoot.shot.map(|shot| shot.waits()) {
            Some(Wait::Choice(role, choice)) => decide(shoot.role_side(game, role), choice.ask()),
            Some(Wait::Roll(role, dice, reason)) => {
                Status::Roll(Roll { side: shoot.role_side(game, role), dice, reason })
            }
            _ => decide(game.side_of(shoot.op), Ask::NextTarget),
        },
        Stage::Hot => {
            Status::Roll(Roll { side: game.side_of(shoot.op), dice: 1, reason: RollReason::Hot })
        }
        Stage::Choose | Stage::End => decide(game.side_of(shoot.op), Ask::NextTarget),
    }
}

/// Takes an answer within the action. Whom to shoot next is the user's choice (KT24-WR-BLAST-02, KT24-WR-TORRENT-03).
pub fn answer(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let Some(shoot) = game.shoot() else { return Ok(()) };
    match (shoot.stage, answer) {
        (Stage::Choose, Answer::Target(model)) => {
            let found = shoot.left().find(|(_, op)| game.model(*op) == *model);
            let Some((index, _)) = found else {
                let rule = order_rule(shoot);
                return Err(Illegal::new(rule, Why::NotATargetLeft { model: *model }));
            };
            take_on(game, index);
            Ok(())
        }
        (Stage::Choose, _) => Err(Illegal::not_asked(order_rule(shoot), "target MODEL")),
        (Stage::React(i), Answer::Pass) => {
            after_reaction(game, i);
            Ok(())
        }
        (Stage::Pick(i), Answer::Yes | Answer::Pass) => {
            pick(game, usize::from(i), *answer == Answer::Yes);
            Ok(())
        }
        (Stage::Pick(_), _) => Err(Illegal::not_asked("KT24-RUL-08", "yes, or pass")),
        (Stage::React(i), Answer::Ploy(ploy, on)) => {
            let target = shoot.marks[usize::from(i)].op;
            let side = game.side_of(target);
            use_ploy(game, side, *ploy, *on, Occasion::Attacked(target))
        }
        (Stage::React(_), _) => Err(Illegal::not_asked("KT24-FF-08", "ploy NAME, or pass")),
        (Stage::Sequence(_), _) => in_sequence(game, answer),
        (Stage::Hot | Stage::End, _) => Err(Illegal::new("KT24-WR-HOT-01", Why::NoDecision)),
    }
}

fn order_rule(shoot: &Shoot) -> &'static str {
    if shoot.profile.rules.blast.is_some() { "KT24-WR-BLAST-02" } else { "KT24-WR-TORRENT-03" }
}

fn in_sequence(game: &mut Kt24, answer: &Answer) -> Result<(), Illegal> {
    let Some(shot) = game.shoot_mut().and_then(|shoot| shoot.shot.as_mut()) else {
        return Ok(());
    };
    let waited = shot.waits();
    shot.choose(answer)?;
    let purses = shot.purses();
    if let (Wait::Choice(role, choice), Some(shoot)) = (waited, game.shoot()) {
        match (choice, answer, shoot.stage) {
            (_, Answer::Reroll(source, faces), _) => {
                let side = shoot.role_side(game, role);
                game.log.push(Event::Rerolls { side, source: *source, faces: *faces });
            }
            (Choice::CoverSave, Answer::Yes, Stage::Sequence(i)) => {
                let model = game.model(shoot.marks[usize::from(i)].op);
                game.log.push(Event::CoverSave { model });
            }
            _ => {}
        }
    }
    if let Some(shoot) = game.shoot() {
        let sides = Role::BOTH.map(|role| shoot.role_side(game, role));
        game.settle_purses(sides, purses);
    }
    Ok(())
}

/// Takes dice within the action.
pub fn roll(game: &mut Kt24, faces: &[Face]) {
    let Some(shoot) = game.shoot_mut() else { return };
    match &mut shoot.shot {
        Some(shot) => shot.roll(faces),
        None => burn(game, faces[0]),
    }
}

/// The Hot die of the action.
fn burn(game: &mut Kt24, face: Face) {
    let Some(shoot) = game.shoot_mut() else { return };
    shoot.stage = Stage::End;
    let (op, hit) = (shoot.op, shoot.profile.hit);
    hot_damage(game, op, hit, face);
}

/// What a Hot weapon does to its user.
pub fn hot_damage(game: &mut Kt24, op: OpIx, hit: u8, face: Face) {
    let points = hot_wounds(hit, face);
    let model = game.model(op);
    game.log.push(Event::Hot { model, points });
    game.inflict(op, points);
}

/// Goes on until somebody has to choose or roll. Targets that went down on the way are skipped (KT24-RUL-50).
pub fn proceed(game: &mut Kt24) -> bool {
    let Some(shoot) = game.shoot() else { return false };
    match shoot.stage {
        Stage::Choose => {
            let down = shoot.left().find(|(_, op)| !game.stands(*op));
            match (down, shoot.marks.len()) {
                (Some((i, _)), _) => set_done(game, i),
                (None, 0) => after_last(game),
                (None, 1) => take_on(game, 0),
                _ => return false,
            }
            true
        }
        Stage::React(i) => {
            let target = shoot.marks[usize::from(i)].op;
            if any_ploy(game, game.side_of(target), Occasion::Attacked(target)) {
                return false;
            }
            after_reaction(game, i);
            true
        }
        Stage::Pick(_) => false,
        Stage::Sequence(i) => match shoot.shot.map(|shot| shot.waits()) {
            Some(Wait::Retained) => {
                retained(game, usize::from(i));
                true
            }
            Some(Wait::Done) => {
                end_sequence(game, usize::from(i));
                true
            }
            _ => false,
        },
        Stage::Hot => false,
        Stage::End => {
            end(game);
            true
        }
    }
}

fn set_done(game: &mut Kt24, index: usize) {
    if let Some(shoot) = game.shoot_mut() {
        shoot.marks.remove(index);
        shoot.shot = None;
        shoot.stage = Stage::Choose;
    }
}

fn take_on(game: &mut Kt24, index: usize) {
    if let Some(shoot) = game.shoot_mut() {
        shoot.stage = Stage::React(index as u8);
    }
}

/// One feature may not both cover and obscure: then the target's player picks; else the dice are rolled.
fn after_reaction(game: &mut Kt24, index: u8) {
    let either = game.shoot().is_some_and(|shoot| shoot.marks[usize::from(index)].either);
    if !either {
        begin_sequence(game, usize::from(index));
    } else if let Some(shoot) = game.shoot_mut() {
        shoot.stage = Stage::Pick(index);
    }
}

/// Obscured or in cover (KT24-RUL-08). What holds for the primary of a Blast holds for all (KT24-WR-BLAST-06).
fn pick(game: &mut Kt24, index: usize, obscured: bool) {
    if let Some(shoot) = game.shoot_mut() {
        for (i, mark) in shoot.marks.iter_mut().enumerate() {
            // The primary comes first: those that copy it have not been asked about before.
            if i == index || (mark.copies && mark.either) {
                mark.either = false;
                mark.obscured = obscured;
                mark.in_cover = !obscured;
            }
        }
    }
    begin_sequence(game, index);
}

fn begin_sequence(game: &mut Kt24, index: usize) {
    let Some(shoot) = game.shoot() else { return };
    let mark = shoot.marks[index];
    let shot = new_shot(game, shoot.op, &shoot.profile, &mark);
    let target = game.model(mark.op);
    game.log.push(Event::ShotAt { target, cover: mark.in_cover, obscured: mark.obscured });
    if let Some(shoot) = game.shoot_mut() {
        shoot.shot = Some(shot);
        shoot.stage = Stage::Sequence(index as u8);
    }
}

/// S11: what retained criticals do at once (KT24-WR-DEVASTATING-01, -02, KT24-WR-STUN-01).
fn retained(game: &mut Kt24, index: usize) {
    let Some(shoot) = game.shoot() else { return };
    let Some(shot) = shoot.shot else { return };
    let (target, rules, hits) = (shoot.marks[index].op, shoot.profile.rules, shot.hits());
    let points = shot.devastating();
    let side = game.side_of(shoot.op);
    game.log.push(Event::Hits { side, critical: hits.critical, normal: hits.normal });
    game.inflict(target, points);
    if points > 0 {
        inflict_around(game, target, &rules, points);
    }
    if let Some(shoot) = game.shoot_mut() {
        if rules.stun && hits.critical > 0 {
            shoot.stunned |= 1 << target.0;
        }
        if let Some(shot) = &mut shoot.shot {
            shot.proceed();
        }
    }
}

/// KT24-WR-DEVASTATING-02, KT24-RUL-46: everybody else whom the target sees within the distance.
pub fn inflict_around(game: &mut Kt24, target: OpIx, rules: &WeaponRules, points: u16) {
    let Some(around) = rules.devastating.and_then(|d| d.around) else { return };
    let others: Vec<OpIx> = game
        .on_board()
        .filter(|other| {
            *other != target
                && game.stands(*other)
                && game.near(target, *other, around)
                && game.visible(target, *other)
        })
        .collect();
    for other in others {
        game.inflict(other, points);
    }
}

/// S16, S17: what the sequence did to the target.
fn end_sequence(game: &mut Kt24, index: usize) {
    let Some(shoot) = game.shoot() else { return };
    let Some(shot) = shoot.shot else { return };
    let target = shoot.marks[index].op;
    let saves = shot.saves();
    if saves.total() > 0 {
        let side = game.side_of(target);
        game.log.push(Event::SavesMade { side, critical: saves.critical, normal: saves.normal });
        let through = shot.hits();
        game.log.push(Event::Unblocked { critical: through.critical, normal: through.normal });
    }
    game.inflict(target, shot.dealt() - shot.devastated());
    set_done(game, index);
}

/// After the last target: one Hot die for the whole action (KT24-WR-HOT-02), if the user is standing.
fn after_last(game: &mut Kt24) {
    let Some(shoot) = game.shoot() else { return };
    let hot = shoot.profile.rules.hot && game.stands(shoot.op);
    if let Some(shoot) = game.shoot_mut() {
        shoot.stage = if hot { Stage::Hot } else { Stage::End };
    }
}

/// S19: Limited, then removal and the changes that wait for the end of the action (KT24-RUL-40).
fn end(game: &mut Kt24) {
    let Some(Frame::Shoot(shoot)) = game.state.frames.pop() else { return };
    count_use(game, shoot.op, usize::from(shoot.weapon), &shoot.profile.rules);
    game.lapse(Lasts::Action);
    game.remove_incapacitated();
    for op in game.all() {
        if shoot.stunned >> op.0 & 1 == 1 {
            stun(game, op);
        }
    }
}

/// KT24-WR-STUN-01, KT24-RUL-53: APL -1 until its next activation ends; if it is stunned in its own, until
/// the end of the one after. Within the cap a second one that lasts no longer changes nothing.
pub fn stun(game: &mut Kt24, op: OpIx) {
    if !game.stands(op) {
        return;
    }
    let own = game.activation().is_some_and(|a| a.op == op && !a.counteracts);
    let lasts = if own { 2 } else { 1 };
    let lost: i8 = game
        .operative(op)
        .apl_changes
        .iter()
        .filter(|change| change.activations >= lasts)
        .map(|change| change.by)
        .sum();
    if game
        .setup
        .switches
        .apl_change_cap
        .most()
        .is_some_and(|cap| i16::from(lost) <= -i16::from(cap))
    {
        return;
    }
    let had = game.apl(op);
    game.operative_mut(op).change_apl(-1, lasts);
    if had > 0 {
        let model = game.model(op);
        game.log.push(Event::Stunned { model });
    }
}
