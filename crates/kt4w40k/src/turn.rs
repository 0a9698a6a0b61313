//! The turn: its twenty-one steps in order, the windows of effects, and how a battle ends (sections 2, 4 and 10).

use arrayvec::ArrayVec;
use battle::{Alternation, Battle, Initiative, Passing, sum};
use dice::Face;
use table::{
    Answer, Ask, Decision, Errand, Event, Illegal, ModelId, RollReason, Side, Slug, Status, Why,
};

use crate::attack::Manner;
use crate::reserve::ARRIVALS;
use crate::state::{Activation, Choice, Frame, March, Step, UnitIx, Units, Whereabouts, Window};
use crate::stratagems::{Generic, When};
use crate::{Kt4w40k, fight, morale, movement, psychic, shooting};

/// An effect of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A generic stratagem.
    Generic(Generic),
    /// A stratagem of the army, by its index.
    Own(usize),
    /// A unit comes out of reserve (K4W-RES-02).
    Arrive,
    /// A character steps into a melee (K4W-CHARGE-10).
    Intervene,
}

impl Kt4w40k {
    /// A new turn (K4W-CORE-03): the initiative first.
    pub(crate) fn begin_turn(&mut self) {
        self.state.turn += 1;
        self.log.push(Event::BattleRound { number: self.state.turn });
        self.state.step = Step::Initiative(Initiative::new(self.playing()));
    }

    /// K4W-INIT-01 to -03: takes a player's initiative roll; nobody seizes the initiative.
    pub(crate) fn roll_initiative(&mut self, faces: &[Face]) {
        let bonus = self.initiative_bonus();
        let Step::Initiative(initiative) = &mut self.state.step else { return };
        let first = initiative.roller().is_some_and(|side| bonus == Some(side));
        if let Some(order) = initiative.settle(sum(faces) + u8::from(first), &mut self.log) {
            self.take_order(order);
            for unit in self.all() {
                let engaged = self.stands(unit) && self.engaged(unit);
                self.unit_mut(unit).began_engaged = engaged;
            }
            self.open(Window::StartOfTurn);
        }
    }

    /// Who adds 1 to the initiative roll: in the first turn, if the scenario says so (K4W-INIT-02).
    fn initiative_bonus(&self) -> Option<Side> {
        let on =
            self.setup.scenario.first_deployer_bonus || self.setup.switches.first_deployer_bonus;
        let first = self.setup.sides().find(|s| self.state.players[s.index()].deployed_first);
        first.filter(|_| on && self.state.turn == 1)
    }

    /// Opens a window (K4W-ALT-05): a pass is final for it. However many players there are, the hand goes down the
    /// turn order and round (K4W-ALT-09, -10). A worse line of a profile lasts to the start of the Morale phase
    /// (K4W-MORALE-13).
    pub(crate) fn open(&mut self, window: Window) {
        let phase = match window {
            Window::StartOfMovement => Some("movement"),
            Window::StartOfPsychic => Some("psychic"),
            Window::StartOfShooting => Some("shooting"),
            Window::StartOfCombat => Some("combat"),
            Window::StartOfMorale => Some("morale"),
            _ => None,
        };
        if let Some(phase) = phase {
            self.log.push(Event::PhaseBegins { phase: Slug::of(phase) });
        }
        // The start and the end of the turn stand outside the phases (K4W-STRAT-01).
        if phase.is_some() || matches!(window, Window::StartOfTurn | Window::EndOfTurn) {
            self.end_of_phase();
            for player in &mut self.state.players {
                (player.used, player.smites) = (0, 0);
            }
            for unit in &mut self.state.units {
                unit.allocated = None;
                unit.shifted &= window != Window::StartOfMorale;
            }
        }
        if self.over() {
            return;
        }
        let hands = Alternation::new(&self.state.order, Passing::Final);
        self.state.step = Step::Window { window, hands };
    }

    fn activate(&mut self, step: Activation) {
        // K4W-ALT-07: a pass is final in optional steps; in compulsory ones nobody passes.
        let passing = if optional(step) { Passing::Final } else { Passing::Open };
        let hands = Alternation::new(&self.state.order, passing);
        self.state.step = Step::Activations { step, hands };
    }

    /// What comes after a window (K4W-CORE-08).
    fn close_window(&mut self, window: Window) {
        match window {
            Window::StartOfTurn => self.open(Window::StartOfMovement),
            Window::StartOfMovement => self.begin_decisive(),
            Window::EndOfMovement => self.open(Window::StartOfPsychic),
            Window::StartOfPsychic => self.activate(Activation::Psykers),
            Window::EndOfPsychic => self.open(Window::StartOfShooting),
            Window::StartOfShooting => self.activate(Activation::PreparedFire),
            Window::EndOfShooting => self.open(Window::StartOfCombat),
            Window::StartOfCombat => self.activate(Activation::HammerOfFury),
            Window::EndOfCombat => self.open(Window::StartOfMorale),
            Window::StartOfMorale => self.activate(Activation::MoraleTests),
            Window::EndOfMorale => self.open(Window::EndOfTurn),
            Window::EndOfTurn => self.end_turn(),
        }
    }

    /// What comes after a step of activations (K4W-CORE-08).
    fn close_step(&mut self, step: Activation) {
        match step {
            Activation::Psykers => self.open(Window::EndOfPsychic),
            Activation::PreparedFire => self.activate(Activation::NormalFire),
            Activation::NormalFire => self.open(Window::EndOfShooting),
            Activation::HammerOfFury => self.activate(Activation::NormalCombat),
            Activation::NormalCombat => self.activate(Activation::FightsLast),
            Activation::FightsLast => self.open(Window::EndOfCombat),
            Activation::MoraleTests => self.open(Window::EndOfMorale),
        }
    }

    /// K4W-STRAT-02, -03: units that move before all others, by a die if several players have one.
    fn begin_decisive(&mut self) {
        let has = |side: &Side| {
            self.all().any(|unit| self.unit(unit).decisive_move && self.side_of(unit) == *side)
        };
        let players: ArrayVec<Side, { Side::MAX }> =
            self.state.order.iter().copied().filter(has).collect();
        self.state.step = match players.len() {
            0 => Step::Moves { turn: 0 },
            1 => Step::DecisiveMoves { left: players },
            _ => Step::DecisiveOrder(Initiative::new(players)),
        };
    }

    /// Takes the die of a player who uses Decisive Move.
    pub(crate) fn roll_decisive(&mut self, faces: &[Face]) {
        let Step::DecisiveOrder(order) = &mut self.state.step else { return };
        order.roll(faces[0].get());
        if let Some(left) = order.order() {
            self.state.step = Step::DecisiveMoves { left };
        }
    }

    /// The unit that a player moves before all others.
    pub fn decisive_unit(&self, side: Side) -> Option<UnitIx> {
        let mut own = self.all().filter(|unit| self.side_of(*unit) == side);
        own.find(|unit| self.unit(*unit).decisive_move && self.unit(*unit).choice == Choice::None)
    }

    /// The effects that a player may use in a window now, and on whom.
    pub fn effects(&self, side: Side, window: Window) -> Vec<(Effect, UnitIx)> {
        let mut all = Vec::new();
        let own: Vec<UnitIx> = self.own(side).collect();
        match window {
            Window::StartOfMovement if self.may_pay(side, Generic::DecisiveMove).is_ok() => {
                let able = own.iter().filter(|unit| !self.unit(**unit).decisive_move);
                all.extend(able.map(|unit| (Effect::Generic(Generic::DecisiveMove), *unit)));
            }
            Window::StartOfShooting if self.may_pay(side, Generic::DecisiveShot).is_ok() => {
                let able = own.iter().filter(|unit| {
                    let state = self.unit(**unit);
                    !state.prepared && !state.decisive_shot
                });
                all.extend(able.map(|unit| (Effect::Generic(Generic::DecisiveShot), *unit)));
            }
            Window::EndOfMovement => {
                if ARRIVALS.contains(&self.state.turn) {
                    let waiting = self.all().filter(|unit| {
                        self.side_of(*unit) == side
                            && self.unit(*unit).place == Whereabouts::Reserve
                            && self.unit(*unit).choice == Choice::None
                    });
                    all.extend(waiting.map(|unit| (Effect::Arrive, unit)));
                }
                let able = own.iter().filter(|unit| self.may_intervene(**unit).is_ok());
                all.extend(able.map(|unit| (Effect::Intervene, *unit)));
            }
            _ => {}
        }
        for i in 0..self.stratagems(side).len() {
            let at = When::Window(window);
            let able = self.standing().filter(|unit| self.may_boost(side, i, *unit, at).is_ok());
            all.extend(able.map(|unit| (Effect::Own(i), unit)));
        }
        all
    }

    /// The name of an effect in the notation.
    pub fn effect_slug(&self, side: Side, effect: Effect) -> Slug {
        match effect {
            Effect::Generic(generic) => generic.slug(),
            Effect::Own(i) => self.stratagems(side)[i].slug,
            Effect::Arrive => Slug::of("arrive"),
            Effect::Intervene => Slug::of("heroic-intervention"),
        }
    }

    fn use_effect(&mut self, side: Side, effect: Effect, unit: UnitIx) {
        match effect {
            Effect::Generic(generic) => {
                self.pay(side, generic, Some(unit));
                let state = self.unit_mut(unit);
                match generic {
                    Generic::DecisiveMove => state.decisive_move = true,
                    _ => state.decisive_shot = true,
                }
            }
            Effect::Own(i) => self.boost(side, i, unit),
            Effect::Arrive => {
                let (errand, inches) = (Errand::Arrive, None);
                self.state.frames.push(Frame::March(March { unit, errand, inches }));
            }
            Effect::Intervene => {
                self.unit_mut(unit).intervened = true;
                let (errand, inches) = (Errand::Intervene, None);
                self.state.frames.push(Frame::March(March { unit, errand, inches }));
            }
        }
    }

    /// Whether a player has something to do in a step of activations.
    pub fn able(&self, side: Side, step: Activation) -> bool {
        if step == Activation::MoraleTests {
            return self.testing(side).next().is_some();
        }
        self.own(side).any(|unit| match step {
            Activation::Psykers => self.may_cast(unit),
            Activation::PreparedFire | Activation::NormalFire => {
                self.fires_in(unit, step) && shooting::any_target(self, unit, Manner::Shoot)
            }
            Activation::HammerOfFury => self.fights_in(unit, step) || self.may_counter(side, unit),
            _ => self.fights_in(unit, step),
        })
    }

    /// Whether a player has units that fire in a step, if they have a target.
    fn would_fire(&self, side: Side, step: Activation) -> bool {
        let fire = matches!(step, Activation::PreparedFire | Activation::NormalFire);
        let armed = |unit: UnitIx| {
            let mut weapons = self.living(unit).flat_map(|model| &self.profile(model).weapons);
            weapons.any(|weapon| !weapon.is_melee())
        };
        fire && self.own(side).any(|unit| self.fires_in(unit, step) && armed(unit))
    }

    /// Whose hand it is in a window or a step, if anybody's.
    pub fn hand(&self) -> Option<Side> {
        match &self.state.step {
            Step::Window { hands, .. } => hands.turn(|_| true),
            Step::Activations { step, hands } if optional(*step) => hands.turn(|_| true),
            Step::Activations { step, hands } => hands.turn(|side| self.able(side, *step)),
            _ => None,
        }
    }

    /// K4W-END-02, K4W-MORALE-14: the end of a turn, and what lasts into the next one.
    fn end_turn(&mut self) {
        let turn = self.state.turn;
        let late: Vec<UnitIx> =
            self.all().filter(|unit| self.unit(*unit).place == Whereabouts::Reserve).collect();
        // K4W-RES-01: whoever has not arrived by the end of turn 3 is destroyed.
        if turn >= *ARRIVALS.end() {
            late.into_iter().for_each(|unit| self.remove(unit));
        }
        self.score();
        for unit in &mut self.state.units {
            unit.choice = Choice::None;
            (unit.prepared, unit.moved, unit.charged) = (false, false, false);
            (unit.targets, unit.charged_by) = (Units::NONE, Units::NONE);
            (unit.began_engaged, unit.disembarked, unit.arrived) = (false, false, false);
            (unit.cast, unit.shot, unit.fought, unit.tested) = (false, false, false, false);
            (unit.denied, unit.lost, unit.blessings) = (0, 0, 0);
            (unit.boosts, unit.intervened) = ([0; Side::MAX], false);
            (unit.decisive_move, unit.decisive_shot, unit.allocated) = (false, false, None);
            (unit.shifted, unit.shifts_next) = (unit.shifts_next, false);
            (unit.demoralised, unit.demoralised_next) = (unit.demoralised_next, false);
        }
        for model in &mut self.state.models {
            model.moved = false;
        }
        for player in &mut self.state.players {
            player.powers = 0;
        }
        if turn >= self.setup.scenario.turns {
            self.finish();
        } else if !self.over() {
            self.begin_turn();
        }
    }
}

/// Goes on with windows, steps and moves as far as nobody is needed. Returns whether anything happened.
pub fn proceed(game: &mut Kt4w40k) -> bool {
    match game.state.step.clone() {
        Step::Window { window, hands } => {
            let Some(side) = hands.turn(|_| true) else {
                game.close_window(window);
                return true;
            };
            // K4W-ALT-03, section 13 row 4: who cannot act passes, for good.
            if game.effects(side, window).is_empty() {
                pass(game, side);
                return true;
            }
            false
        }
        Step::Activations { step, hands } if optional(step) => {
            // Section 13, row 4: who has nothing to do now has not passed, and is asked again when that changes.
            let next = hands.turn(|side| game.able(side, step));
            let over = hands.open().take_while(|side| Some(*side) != next);
            let over: ArrayVec<Side, { Side::MAX }> =
                over.filter(|side| game.would_fire(*side, step)).collect();
            for side in over {
                game.log.push(Event::PassedOver { side });
            }
            match next {
                Some(side) => give(game, side),
                None => {
                    game.close_step(step);
                    true
                }
            }
        }
        Step::Activations { step, hands } => {
            if hands.turn(|side| game.able(side, step)).is_some() {
                return false;
            }
            game.close_step(step);
            true
        }
        Step::DecisiveMoves { left } => {
            let next = left.first().and_then(|side| game.decisive_unit(*side));
            if next.is_some_and(|unit| game.stands(unit)) {
                return false;
            }
            let mut left = left;
            if !left.is_empty() {
                left.remove(0);
            }
            game.state.step = match left.is_empty() {
                true => Step::Moves { turn: 0 },
                false => Step::DecisiveMoves { left },
            };
            true
        }
        Step::Moves { turn } => movement::proceed(game, turn),
        _ => false,
    }
}

/// K4W-ALT-07: whether players may pass in a step that they have units for.
const fn optional(step: Activation) -> bool {
    matches!(step, Activation::Psykers | Activation::PreparedFire | Activation::NormalFire)
}

fn pass(game: &mut Kt4w40k, side: Side) {
    match &mut game.state.step {
        Step::Window { hands, .. } | Step::Activations { hands, .. } => hands.pass(side),
        _ => {}
    }
}

/// Gives the hand to a player. Whether it was another's.
fn give(game: &mut Kt4w40k, side: Side) -> bool {
    match &mut game.state.step {
        Step::Window { hands, .. } | Step::Activations { hands, .. } => hands.give(side),
        _ => false,
    }
}

fn acted(game: &mut Kt4w40k, side: Side) {
    match &mut game.state.step {
        Step::Window { hands, .. } | Step::Activations { hands, .. } => hands.acted(side),
        _ => {}
    }
}

/// What the step waits for.
pub fn status(game: &Kt4w40k) -> Status {
    let decide = |side, ask| Status::Decide(Decision { side, ask });
    let hand = game.hand().unwrap_or(Side::A);
    match &game.state.step {
        Step::Draw(order) => order.status(1, RollReason::Draw),
        Step::Initiative(order) => order.status(2, RollReason::Initiative),
        Step::DecisiveOrder(order) => order.status(1, RollReason::Decisive),
        Step::Zones { turn } => decide(game.state.order[usize::from(*turn)], Ask::DropZone),
        Step::Deploy { turn } => {
            let side = game.state.order[usize::from(*turn)];
            let left = crate::begin::waiting(game, side).count() as u8;
            decide(side, Ask::Deploy { left })
        }
        Step::Window { window, .. } => {
            decide(hand, Ask::Window { window: Slug::of(window.word()) })
        }
        Step::DecisiveMoves { left } => decide(left.first().copied().unwrap_or(Side::A), Ask::Move),
        Step::Moves { turn } => decide(movement::mover(game, *turn), Ask::Move),
        Step::Activations { step, .. } => decide(
            hand,
            match step {
                Activation::Psykers => Ask::Cast,
                Activation::PreparedFire | Activation::NormalFire => Ask::Fire,
                Activation::MoraleTests => Ask::Muster,
                _ => Ask::FightWith,
            },
        ),
        Step::Over { outcome } => Status::Over(*outcome),
    }
}

/// Takes an answer while nothing else goes on, from the player whose turn it is (K4W-ALT-04).
///
/// # Errors
/// The rule that forbids it.
pub fn answer(game: &mut Kt4w40k, answer: &Answer) -> Result<(), Illegal> {
    match game.state.step.clone() {
        Step::Window { window, .. } => {
            let side = game.hand().ok_or(Illegal::new("K4W-ALT-04", Why::NoDecision))?;
            window_answer(game, side, window, answer)
        }
        Step::DecisiveMoves { left } => {
            let side = left.first().copied().unwrap_or(Side::A);
            let unit = game.decisive_unit(side);
            match (answer, unit) {
                (Answer::Deed(id, deed), Some(unit)) if *id == game.id(unit) => {
                    movement::perform(game, unit, deed)
                }
                _ => Err(Illegal::not_asked("K4W-STRAT-02", "do UNIT ...")),
            }
        }
        Step::Moves { turn } => movement::answer(game, turn, answer),
        Step::Activations { step, .. } => {
            let side = game.hand().ok_or(Illegal::new("K4W-ALT-04", Why::NoDecision))?;
            let done = match step {
                Activation::Psykers => psychic::answer(game, side, answer)?,
                Activation::PreparedFire | Activation::NormalFire => {
                    shooting::answer(game, side, step, answer)?
                }
                Activation::MoraleTests => morale::answer(game, side, answer)?,
                _ => fight::answer(game, side, step, answer)?,
            };
            if done {
                acted(game, side)
            } else {
                pass(game, side)
            }
            Ok(())
        }
        Step::Zones { turn } => battle::take_zone(game, turn, answer),
        Step::Deploy { turn } => crate::begin::deploy(game, turn, answer),
        Step::Draw(_) | Step::Initiative(_) | Step::DecisiveOrder(_) => {
            Err(Illegal::new("K4W-INIT-01", Why::NoDecision))
        }
        Step::Over { .. } => Err(Illegal::new("K4W-CORE-04", Why::NoDecision)),
    }
}

/// K4W-ALT-02, -03: one effect, or a pass.
fn window_answer(
    game: &mut Kt4w40k,
    side: Side,
    window: Window,
    answer: &Answer,
) -> Result<(), Illegal> {
    const RULE: &str = "K4W-ALT-02";
    match answer {
        Answer::Pass => {
            if let Some(ploy) = game.unresolved(side, window) {
                let expected = format!("ploy {ploy} UNIT");
                return Err(Illegal::not_asked("K4W-ALT-08", &expected));
            }
            pass(game, side);
            Ok(())
        }
        Answer::Ploy(ploy, Some(id)) => {
            let all = game.effects(side, window);
            let found = all.iter().find(|(effect, unit)| {
                game.effect_slug(side, *effect) == *ploy && game.id(*unit) == *id
            });
            let Some((effect, unit)) = found.copied() else {
                return Err(refused(game, side, window, *ploy, *id));
            };
            acted(game, side);
            game.use_effect(side, effect, unit);
            Ok(())
        }
        _ => Err(Illegal::not_asked(RULE, "ploy EFFECT UNIT, pass")),
    }
}

/// Why an effect cannot be used on a unit now.
fn refused(game: &Kt4w40k, side: Side, window: Window, ploy: Slug, id: ModelId) -> Illegal {
    let moment = || Illegal::new("K4W-STRAT-06", Why::PloyMoment { ploy });
    let unit = game.setup.index(id).map(|index| UnitIx(index as u8));
    let Some(unit) = unit else {
        return Illegal::new("K4W-ALT-02", Why::UnknownModel { model: id });
    };
    match ploy.as_str() {
        "arrive" if !ARRIVALS.contains(&game.state.turn) => {
            return Illegal::new("K4W-RES-01", Why::PloyMoment { ploy });
        }
        "arrive" => return Illegal::new("K4W-RES-02", Why::PloyTarget { ploy }),
        "heroic-intervention" if game.stands(unit) && window == Window::EndOfMovement => {
            return game.may_intervene(unit).err().unwrap_or_else(moment);
        }
        _ => {}
    }
    if let Some(generic) = Generic::ALL.into_iter().find(|generic| generic.slug() == ploy) {
        let (rule, at) = match generic {
            Generic::DecisiveMove => ("K4W-STRAT-02", Window::StartOfMovement),
            Generic::DecisiveShot => ("K4W-STRAT-04", Window::StartOfShooting),
            _ => return moment(),
        };
        if window != at {
            return Illegal::new(rule, Why::PloyMoment { ploy });
        }
        let target = || Illegal::new(rule, Why::PloyTarget { ploy });
        return game.may_pay(side, generic).err().unwrap_or_else(target);
    }
    let own = game.stratagems(side).iter().position(|stratagem| stratagem.slug == ploy);
    match own.map(|own| game.may_boost(side, own, unit, When::Window(window))) {
        Some(Err(why)) => why,
        Some(Ok(())) => moment(),
        None => {
            let all = game.effects(side, window);
            let mut has: Vec<String> =
                all.iter().map(|(effect, _)| game.effect_slug(side, *effect).to_string()).collect();
            has.dedup();
            Illegal::new("K4W-STRAT-01", Why::UnknownPloy { ploy, has: has.join(", ") })
        }
    }
}
