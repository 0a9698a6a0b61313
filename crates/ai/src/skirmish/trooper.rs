//! The player that weighs every activation and takes the best: no search.

use arrayvec::ArrayVec;
use geometry::{Footing, Length};
use skirmish::{Action, MAX_TEAM, OpIx, Reach};
use table::{Answer, Ask, MoveAction, Order, Side, Status, Way};

use super::facing::{Aimed, CHARGE_BONUS, Facing};
use super::options::{Choice, DASH, Means, Step, Steps};
use super::ploys::reroll;
use super::survey::Figure;
use super::{Mind, Tactical};

/// What the active operative is about to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The operative.
    pub op: OpIx,
    /// What is left to do.
    pub steps: Steps,
}

/// An activation that a player could begin.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Who would act.
    pub op: OpIx,
    /// By how much it is better than waiting.
    pub gain: i32,
    /// What it would do.
    pub choice: Choice,
}

/// The most activations that are compared.
pub const MOST_CANDIDATES: usize = MAX_TEAM * super::options::MOST_CHOICES;

impl<G: Tactical> Mind<G> {
    /// The answer to the open decision, if this player has an opinion.
    pub fn choose(&mut self, game: &G) -> Option<Answer> {
        let Status::Decide(decision) = game.status() else { return None };
        let side = decision.side;
        match decision.ask {
            Ask::Activate => {
                self.attend(game);
                self.look(game);
                self.activate(game, side)
            }
            Ask::Counteract => {
                self.attend(game);
                self.look(game);
                Some(self.counteract(game, side))
            }
            Ask::Act { model, .. } => {
                self.attend(game);
                game.find(model).map(|op| self.act(game, op))
            }
            Ask::Overwatch => {
                self.attend(game);
                self.look(game);
                Some(self.overwatch(game))
            }
            Ask::Gambit => Some(self.gambit(game, side)),
            Ask::React { model } => Some(self.react(game, model)),
            Ask::Deploy { .. } => self.deploy(game, side),
            Ask::Reroll => reroll(game, side),
            Ask::DropZone => None,
            _ => game.automatic(),
        }
    }

    /// Begins the activation that gains most.
    fn activate(&mut self, game: &G, side: Side) -> Option<Answer> {
        let mut all = self.candidates(game, side);
        all.sort_by_key(|candidate| std::cmp::Reverse(candidate.gain));
        for candidate in all {
            let answer = Answer::Activate(game.model(candidate.op), candidate.choice.order);
            if self.holds(game, &candidate) && game.check(&answer).is_ok() {
                self.plan = Some(Plan { op: candidate.op, steps: candidate.choice.steps });
                return Some(answer);
            }
        }
        None
    }

    /// Every activation that a side could begin, as far as it is worth a thought.
    pub fn candidates(&mut self, game: &G, side: Side) -> ArrayVec<Candidate, MOST_CANDIDATES> {
        let mut all = ArrayVec::new();
        for index in 0..self.survey.figures.len() {
            let me = self.survey.figures[index].clone();
            if me.side != side || !me.ready {
                continue;
            }
            let facing = self.face(index);
            let fixed = [me.order];
            let orders = if orders_are_free(game) { &Order::ALL[..] } else { &fixed[..] };
            let means = self.means_at_start(index, &me);
            let choices = self.choices(&facing, &means, orders, None);
            let waits = self.waiting(&facing);
            for choice in choices {
                all.push(Candidate { op: me.op, gain: choice.score - waits, choice });
            }
        }
        all
    }

    /// What an operative may do in an activation that has not begun.
    fn means_at_start(&self, index: usize, me: &Figure) -> Means {
        let engaged = self.survey.engaged(index).is_some();
        let free = |limit: Length| (!engaged).then_some(limit);
        Means {
            ap: me.apl,
            reposition: free(me.movement),
            dash: free(DASH.min(me.movement)),
            charge: free(me.movement + CHARGE_BONUS),
            fall_back: engaged.then_some(me.movement),
            shoot: !engaged,
            fight: true,
        }
    }

    /// Whether the first move of an activation is legal.
    pub fn holds(&mut self, game: &G, candidate: &Candidate) -> bool {
        let Some(me) = self.survey.find(candidate.op).map(|at| self.survey.figures[at].clone())
        else {
            return false;
        };
        candidate.choice.steps.iter().all(|step| match *step {
            Step::Move(kind, place) => {
                let limit =
                    if kind == MoveAction::Dash { DASH.min(me.movement) } else { me.movement };
                self.lines.routes.may_move(game, me.op, kind, place, limit)
            }
            Step::Charge(target) => self.charge(game, &me, target).is_some(),
            Step::Shoot { .. } | Step::Fight { .. } => true,
        })
    }

    /// Where a Charge to an enemy ends, if there is a way.
    fn charge(&self, game: &G, me: &Figure, target: OpIx) -> Option<Footing> {
        let foe = &self.survey.figures[self.survey.find(target)?];
        let limit = me.movement + CHARGE_BONUS;
        let mut ends: ArrayVec<Footing, 8> = beside(me, foe);
        ends.sort_by_key(|end| end.at.squared_distance(me.place.at));
        let mut open = ends.into_iter().filter(|end| {
            end.at.squared_distance(me.place.at) <= limit.squared()
                && game.may_move(me.op, MoveAction::Charge, &Way::To(*end), limit).is_ok()
        });
        open.next()
    }

    /// The next thing that the active operative does.
    fn act(&mut self, game: &G, op: OpIx) -> Answer {
        let mut looked = false;
        if let Some(plan) = self.plan.take_if(|plan| plan.op == op)
            && let Some((first, rest)) = plan.steps.split_first()
        {
            if matches!(first, Step::Charge(_)) {
                self.look(game);
                looked = true;
            }
            let answer = self.step(game, op, first);
            if let Some(answer) = answer.filter(|answer| game.check(answer).is_ok()) {
                self.plan = Some(Plan { op, steps: rest.iter().copied().collect() });
                return answer;
            }
        }
        if !looked {
            self.look(game);
        }
        if let Some(ploy) = self.ploy_in_activation(game, op) {
            return ploy;
        }
        self.act_anew(game, op)
    }

    /// Plans what is left of an activation.
    fn act_anew(&mut self, game: &G, op: OpIx) -> Answer {
        let done = || if game.check(&Answer::End).is_ok() { Answer::End } else { Answer::Pass };
        let Some(index) = self.survey.find(op) else { return done() };
        let me = self.survey.figures[index].clone();
        let means = means_now(game);
        let facing = self.face(index);
        let shot = if means.shoot { self.aim(game, &facing) } else { None };
        let choices = self.choices(&facing, &means, &[me.order], Some(shot));
        for choice in choices {
            let Some((first, rest)) = choice.steps.split_first() else { break };
            let answer = self.step(game, op, first);
            if let Some(answer) = answer.filter(|answer| game.check(answer).is_ok()) {
                self.plan = Some(Plan { op, steps: rest.iter().copied().collect() });
                return answer;
            }
        }
        self.work_door(game, op).unwrap_or_else(done)
    }

    /// The best shot of the active operative from where it stands, as the rules see it.
    pub fn aim(&mut self, game: &G, facing: &Facing) -> Option<Aimed> {
        let me = &self.survey.figures[facing.index];
        let card = game.card(me.op);
        let mut best: Option<Aimed> = None;
        for foe in &facing.foes {
            for shot in &foe.shots {
                let most = shot.open.max(shot.cover) * foe.tempo / 1000;
                if most <= best.map_or(0, |best| best.worth) {
                    continue;
                }
                let weapon = &card.weapons[usize::from(shot.weapon)];
                if game.may_use(Reach::Ranged, weapon.slug).is_err() {
                    continue;
                }
                let rules = game.rules_in_use(me.op, usize::from(shot.weapon));
                let Some(shelter) = game.shelter(me.op, foe.op, &rules) else { continue };
                let worth = if shelter.cover || shelter.obscured { shot.cover } else { shot.open };
                let worth = worth * foe.tempo / 1000;
                if worth > best.map_or(0, |best| best.worth) {
                    best = Some(Aimed { worth, weapon: shot.weapon, target: foe.op });
                }
            }
        }
        best
    }

    /// The answer that takes a step.
    pub fn step(&self, game: &G, op: OpIx, step: &Step) -> Option<Answer> {
        let card = game.card(op);
        match *step {
            Step::Move(kind, place) => Some(Answer::Move(kind, Way::To(place))),
            Step::Charge(target) => {
                let me = &self.survey.figures[self.survey.find(op)?];
                let end = self.charge(game, me, target)?;
                Some(Answer::Move(MoveAction::Charge, Way::To(end)))
            }
            Step::Shoot { weapon, target } => Some(Answer::Shoot {
                weapon: card.weapons.get(usize::from(weapon))?.slug,
                targets: std::iter::once(game.model(target)).collect(),
                split: ArrayVec::new(),
                from: None,
            }),
            Step::Fight { weapon, target } => Some(Answer::Fight {
                target: game.model(target),
                weapon: card.weapons.get(usize::from(weapon))?.slug,
            }),
        }
    }

    /// Acts out of turn with whoever has most of it, if anybody has.
    fn counteract(&mut self, game: &G, side: Side) -> Answer {
        let mut best: Option<(i32, Answer)> = None;
        for index in 0..self.survey.figures.len() {
            let me = self.survey.figures[index].clone();
            let answer = Answer::Counteract(game.model(me.op));
            if me.side != side || game.check(&answer).is_err() {
                continue;
            }
            let facing = self.face(index);
            let means = Means { ap: 1, ..self.means_at_start(index, &me) };
            let short = |limit: Option<Length>| limit.map(|limit| limit.min(Length::inches(2)));
            let means = Means {
                reposition: short(means.reposition),
                dash: None,
                charge: None,
                fall_back: None,
                ..means
            };
            let choices = self.choices(&facing, &means, &[me.order], None);
            let waits = self.waiting(&facing);
            let gain = choices.first().map_or(0, |choice| choice.score - waits);
            if gain > best.as_ref().map_or(0, |(best, _)| *best) {
                best = Some((gain, answer));
            }
        }
        best.map_or(Answer::Pass, |(_, answer)| answer)
    }

    /// Shoots out of turn where it is worth most.
    fn overwatch(&mut self, game: &G) -> Answer {
        let mut best = (0, Answer::Pass);
        for answer in game.candidates() {
            let Answer::Overwatch { model, weapon, target, .. } = &answer else { continue };
            let find = |model| game.find(model).and_then(|op| self.survey.find(op));
            let (Some(from), Some(to)) = (find(*model), find(*target)) else { continue };
            let (from, to) = (self.survey.figures[from].clone(), self.survey.figures[to].clone());
            let index = game.card(from.op).weapon(Reach::Ranged, *weapon);
            let tempo = if to.ready { 1000 + self.weights.tempo } else { 1000 };
            let shots = &self.pair(&from, &to).shots;
            let shot = shots.iter().find(|shot| Some(usize::from(shot.weapon)) == index);
            let worth = shot.map_or(0, |shot| shot.cover * tempo / 1000);
            if worth > best.0 {
                best = (worth, answer);
            }
        }
        best.1
    }

    /// Opens a door next to an operative that has nothing better to do.
    fn work_door(&self, game: &G, op: OpIx) -> Option<Answer> {
        if game.board().killzone().doors().is_empty() {
            return None;
        }
        let shut = skirmish::workable_doors(game, op).find(|door| !game.doors().is_open(door - 1));
        shut.map(Answer::Door).filter(|answer| game.check(answer).is_ok())
    }
}

/// Whether an activation may begin under another order than the last one: where the first turning point keeps to the
/// orders of the set-up, anybody who is ready would be refused.
fn orders_are_free<G: Tactical>(game: &G) -> bool {
    !G::ORDERS_AT_SETUP || game.round() > 1
}

/// What the active operative may still do.
pub fn means_now<G: Tactical>(game: &G) -> Means {
    let ap = game.active().map_or(0, |(_, ap)| ap);
    let may = |action: Action| game.may_act(action).is_ok();
    let walk = |kind: MoveAction| game.allowance(kind).filter(|_| may(Action::Move(kind)));
    Means {
        ap,
        reposition: walk(MoveAction::Reposition),
        dash: walk(MoveAction::Dash),
        charge: walk(MoveAction::Charge),
        fall_back: walk(MoveAction::FallBack),
        shoot: may(Action::Shoot),
        fight: may(Action::Fight),
    }
}

/// Places next to an enemy, half an inch from base to base: well within reach and never an overlap.
fn beside(me: &Figure, foe: &Figure) -> ArrayVec<Footing, 8> {
    const AROUND: [(i32, i32); 8] =
        [(5, 0), (4, 3), (0, 5), (-3, 4), (-5, 0), (-4, -3), (0, -5), (3, -4)];
    let apart = me.radius + foe.radius + Length::from_units(Length::INCH.units() / 2);
    let part = |n: i32| Length::from_units(apart.units() * n / 5);
    let ends = AROUND.into_iter().map(|(x, y)| {
        let at = geometry::Point::new(foe.place.at.x + part(x), foe.place.at.y + part(y));
        Footing { at, z: foe.place.z }
    });
    ends.collect()
}
