//! The Fight phase: pile in, attack, consolidate (section 9).

use arrayvec::ArrayVec;
use battle::{Alternation, FightStage, Passing, Roster};
use geometry::{Footing, Length};
use serde::{Deserialize, Serialize};
use table::{Answer, Ask, Decision, Errand, Event, Illegal, Side, Status, Use, Way, Why};

use crate::Kt18;
use crate::attack::{Attack, Group, MAX_GROUPS, Manner};
use crate::field::FAR;
use crate::state::{Frame, ModelIx, MoveKind, Section, Step};
use crate::switches::FightRoundCorner;
use crate::walk::{Planned, Walk};

/// KT18-FIGHT-03: how far a model piles in and consolidates.
pub const PILE_IN: Length = Length::inches(3);

/// A model that fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighting {
    /// The model.
    pub model: ModelIx,
    /// How far it has come (KT18-FIGHT-03).
    pub stage: FightStage,
}

impl Kt18 {
    /// KT18-FIGHT-01, -02, -06: whether a model may fight in a section.
    pub fn may_fight(&self, model: ModelIx, section: Section) -> bool {
        let state = self.model(model);
        if state.shaken || state.fought {
            return false;
        }
        match section {
            Section::First => state.moved == MoveKind::ChargeOk,
            Section::Second => {
                state.moved != MoveKind::ChargeOk
                    && (!state.charged_by.is_empty() || self.engaging(model).next().is_some())
            }
        }
    }

    /// KT18-FIGHT-04, KT18-WALL-04: whether a model may fight a target (KT18-WALL-07).
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_strike(&self, model: ModelIx, target: ModelIx) -> Result<(), Illegal> {
        let (own, id) = (self.model(model), self.id(target));
        if !self.engaged(model, target) {
            let why = Why::TargetNotInControlRange { model: id };
            return Err(Illegal::new("KT18-FIGHT-04", why));
        }
        let corners = self.setup.switches.fight_round_corner;
        if corners == FightRoundCorner::Forbidden && self.round_corner(model, target) {
            return Err(Illegal::new("KT18-WALL-07", Why::ThroughWall));
        }
        let charging = own.moved == MoveKind::ChargeOk;
        if charging && !own.charged.has(target) && !own.charged_by.has(target) {
            return Err(Illegal::new("KT18-FIGHT-04", Why::NotCharged { model: id }));
        }
        Ok(())
    }

    /// Whom a model may fight.
    pub fn opponents(&self, model: ModelIx) -> impl Iterator<Item = ModelIx> + '_ {
        let enemies = self.enemies_of(self.side_of(model));
        enemies.filter(move |enemy| self.may_strike(model, *enemy).is_ok())
    }

    /// KT18-FIGHT-03: a move of up to 3" that ends closer to the nearest enemy, measured round walls.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn plan_closing_in(&self, model: ModelIx, way: &Way) -> Result<Planned, Illegal> {
        const RULE: &str = "KT18-FIGHT-03";
        let planned = Walk::new(self, model, PILE_IN, RULE, std::iter::empty()).plan(way)?;
        let Some((nearest, before)) = self.closest_enemy_at(model, self.model(model).at) else {
            return Err(Illegal::new(RULE, Why::NoEnemyInControlRange));
        };
        let base = self.base_at(model, planned.at);
        let doors = self.state.doors;
        let after = self.scene().distance(doors, &base, &self.base(nearest)).unwrap_or(FAR);
        if after >= before {
            return Err(Illegal::new(RULE, Why::MustEndCloser { model: self.id(nearest) }));
        }
        Ok(planned)
    }
}

/// Whether a player has a model that may fight.
fn able(game: &Kt18, side: Side, section: Section) -> bool {
    game.own(side).any(|model| game.may_fight(model, section))
}

/// Begins a section of the phase, in which a pass is not final (KT18-INIT-02).
pub fn begin(game: &mut Kt18, section: Section) {
    let hands = Alternation::new(&game.state.order, Passing::Open);
    game.state.step = Step::Fight { section, hands };
}

/// Whose hand it is.
pub fn hand(game: &Kt18, section: Section, hands: &Alternation) -> Option<Side> {
    hands.turn(|side| able(game, side, section))
}

/// Goes on to the next section, or the next phase, once nobody fights any more. Returns whether anything happened.
pub fn proceed(game: &mut Kt18, section: Section) -> bool {
    let Step::Fight { hands, .. } = &game.state.step else { return false };
    if hand(game, section, hands).is_some() {
        return false;
    }
    match section {
        Section::First => begin(game, Section::Second),
        Section::Second => game.begin_morale(),
    }
    true
}

/// What the phase waits for.
pub fn status(game: &Kt18, section: Section, hands: &Alternation) -> Status {
    let side = hand(game, section, hands).unwrap_or(game.state.order[0]);
    Status::Decide(Decision { side, ask: Ask::FightWith })
}

/// Takes which model fights, or a pass.
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt18, section: Section, answer: &Answer) -> Result<(), Illegal> {
    let rule = if section == Section::First { "KT18-FIGHT-01" } else { "KT18-FIGHT-02" };
    let Step::Fight { hands, .. } = &game.state.step else {
        return Err(Illegal::new(rule, Why::NoDecision));
    };
    let Some(side) = hand(game, section, hands) else {
        return Err(Illegal::new("KT18-INIT-02", Why::NoDecision));
    };
    let acted = match answer {
        Answer::Pass => false,
        Answer::Pick(id) => {
            let model = game.find_own(side, *id, rule)?;
            let state = game.model(model);
            if state.shaken {
                return Err(Illegal::new("KT18-FIGHT-06", Why::Shaken { model: *id }));
            }
            if state.fought {
                return Err(Illegal::new("KT18-FIGHT-02", Why::HasFought { model: *id }));
            }
            if !game.may_fight(model, section) {
                return Err(Illegal::new(rule, Why::CannotFight { model: *id }));
            }
            game.model_mut(model).fought = true;
            let stage = FightStage::PileIn;
            game.state.frames.push(Frame::Fighting(Fighting { model, stage }));
            true
        }
        _ => return Err(Illegal::not_asked(rule, "pick MODEL, pass")),
    };
    if let Step::Fight { hands, .. } = &mut game.state.step {
        if acted { hands.acted(side) } else { hands.pass(side) }
    }
    Ok(())
}

fn current_mut(game: &mut Kt18) -> &mut Fighting {
    match game.state.frames.last_mut() {
        Some(Frame::Fighting(fighting)) => fighting,
        _ => unreachable!("only called while this frame is the innermost"),
    }
}

/// What a model that fights waits for.
pub fn frame_status(game: &Kt18, fighting: &Fighting) -> Status {
    let (side, model) = (game.side_of(fighting.model), game.id(fighting.model));
    Status::Decide(Decision { side, ask: fighting.stage.ask(model, PILE_IN) })
}

/// Whether a model could close in at all: some enemy is to be got to, and none is touched.
fn could_close_in(game: &Kt18, model: ModelIx) -> bool {
    let closest = game.closest_enemy_at(model, game.model(model).at);
    closest.is_some_and(|(_, gap)| gap > Length::ZERO)
}

/// Leaves out what there is no choice about. Returns whether anything happened.
pub fn frame_proceed(game: &mut Kt18) -> bool {
    let Fighting { model, stage } = *current_mut(game);
    if !game.stands(model) {
        game.state.frames.pop();
        return true;
    }
    match stage {
        FightStage::PileIn if !could_close_in(game, model) => {
            current_mut(game).stage = FightStage::Blows;
        }
        FightStage::Blows if game.opponents(model).next().is_none() => {
            current_mut(game).stage = FightStage::Consolidate;
        }
        FightStage::Consolidate if !could_close_in(game, model) => {
            game.state.frames.pop();
        }
        _ => return false,
    }
    true
}

/// Takes the answer of a model that fights.
///
/// # Errors
/// The rule that forbids it.
pub fn frame_answer(game: &mut Kt18, answer: &Answer) -> Result<(), Illegal> {
    const RULE: &str = "KT18-FIGHT-03";
    let Fighting { model, stage } = *current_mut(game);
    match (stage, answer) {
        (FightStage::Blows, Answer::Attack { model: id, uses }) => {
            if *id != game.id(model) {
                return Err(Illegal::new(RULE, Why::CannotFight { model: *id }));
            }
            let groups = blows(game, model, uses)?;
            current_mut(game).stage = FightStage::Consolidate;
            game.state.frames.push(Frame::Attack(Attack::new(model, Manner::Fight, groups)));
        }
        (FightStage::Blows, Answer::Pass) => current_mut(game).stage = FightStage::Consolidate,
        (FightStage::Blows, _) => return Err(Illegal::not_asked(RULE, "attack ..., pass")),
        (_, Answer::Pass) => moved_on(game, stage),
        (_, Answer::Go(way)) => {
            let planned = game.plan_closing_in(model, way)?;
            game.put(model, &planned);
            let errand = match stage {
                FightStage::PileIn => Errand::PileIn,
                _ => Errand::Consolidate,
            };
            let (to, length) = (Footing::floor(planned.at), planned.length);
            game.log.push(Event::Goes { model: game.id(model), errand, to, length });
            moved_on(game, stage);
        }
        _ => return Err(Illegal::not_asked(RULE, "go to PLACE, pass")),
    }
    Ok(())
}

fn moved_on(game: &mut Kt18, stage: FightStage) {
    match stage {
        FightStage::PileIn => current_mut(game).stage = FightStage::Blows,
        _ => {
            game.state.frames.pop();
        }
    }
}

/// The A attacks of a model, shared between weapons and targets (KT18-FIGHT-03, -04).
fn blows(
    game: &Kt18,
    model: ModelIx,
    uses: &[Use],
) -> Result<ArrayVec<Group, MAX_GROUPS>, Illegal> {
    const RULE: &str = "KT18-FIGHT-03";
    let (card, side) = (game.card(model), game.side_of(model));
    let mut groups: ArrayVec<Group, MAX_GROUPS> = ArrayVec::new();
    let alone = uses.len() == 1 && uses[0].targets.len() == 1 && uses[0].split.is_empty();
    let targets: usize = uses.iter().map(|used| used.targets.len()).sum();
    let bad = || Illegal::new(RULE, Why::BadSplit { dice: card.attacks, targets });
    if uses.iter().any(|used| !used.by.is_empty()) {
        return Err(Illegal::not_asked(RULE, "attack MODEL WEAPON at TARGET ..."));
    }
    for used in uses {
        let found = card.weapon(used.weapon).filter(|(_, weapon)| weapon.is_melee());
        let Some((index, _)) = found else {
            let has: Vec<String> = card.melee().map(|(_, w)| w.slug.to_string()).collect();
            let why = Why::UnknownWeapon { weapon: used.weapon, has: has.join(", ") };
            return Err(Illegal::new("KT18-CORE-02", why));
        };
        if groups.iter().any(|group| group.weapon == index) {
            return Err(Illegal::new(RULE, Why::WeaponTwice { weapon: used.weapon }));
        }
        if !alone && used.split.len() != used.targets.len() {
            return Err(bad());
        }
        for (i, id) in used.targets.iter().enumerate() {
            let target = game.find_enemy(side, *id, "KT18-FIGHT-04")?;
            game.may_strike(model, target)?;
            let same = |group: &Group| group.weapon == index && group.target == target;
            if groups.iter().any(same) {
                return Err(Illegal::new(RULE, Why::TargetTwice { model: *id }));
            }
            let attacks = if alone { card.attacks } else { used.split[i] };
            let group = Group { weapon: index, target, attacks: Some(attacks), doubled: false };
            groups.try_push(group).map_err(|_| bad())?;
        }
    }
    let made: u32 = groups.iter().map(|group| u32::from(group.attacks.unwrap_or(0))).sum();
    let idle = groups.iter().any(|group| group.attacks == Some(0));
    if groups.is_empty() || made != u32::from(card.attacks) || (idle && card.attacks > 0) {
        return Err(bad());
    }
    Ok(groups)
}
