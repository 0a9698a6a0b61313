//! Advice as data: which activation is best, what may come of it, and why.

use geometry::Footing;
use skirmish::OpIx;
use table::{Answer, Ask, ModelId, MoveAction, Order, Side, Slug, Status, Way};

use super::odds_cache::Expectation;
use super::options::{Choice, Step, Steps};
use super::trooper::Candidate;
use super::weights::Weights;
use super::{Mind, Tactical};

/// How many activations are told of.
pub const TOLD: usize = 3;

/// What an attack is expected to do, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Who is attacked.
    pub target: ModelId,
    /// With what.
    pub weapon: Slug,
    /// Whether it is a fight.
    pub fights: bool,
    /// The chance that the target is incapacitated.
    pub kills: u16,
    /// Thousandths of a wound that the target loses on average.
    pub wounds: u32,
    /// In a fight, the chance that the attacker is.
    pub dies: u16,
}

/// Why an activation is advised: a key for words in any language, and the number that goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is said: `kill-chance`, `denies-activation`, `leaves-danger`, `stays-in-danger`, `hides`, `comes-closer`;
    /// where there are phases also `takes-wounds`, and what is done, such as `charges`.
    pub key: &'static str,
    /// How much: thousandths, or inches for `comes-closer`.
    pub number: i32,
}

impl Reason {
    /// The chance that an attack takes its target out, in thousandths.
    pub(crate) fn kills(thousandths: u16) -> Self {
        Reason { key: "kill-chance", number: thousandths.into() }
    }

    /// The wounds that a target loses on average, in thousandths.
    pub(crate) fn wounds(thousandths: u32) -> Self {
        Reason { key: "takes-wounds", number: thousandths as i32 }
    }
}

/// An activation that is advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// Who acts.
    pub model: ModelId,
    /// Under which order.
    pub order: Order,
    /// What it does, as far as it is planned.
    pub steps: Vec<Answer>,
    /// By how much it is better than waiting: thousandths of an operative.
    pub gain: i32,
    /// What its attack is expected to do, if there is one.
    pub attack: Option<Prospect>,
    /// What the operative stands to lose afterwards: thousandths of what it is worth.
    pub risk: i32,
    /// Why, what matters most first.
    pub why: Vec<Reason>,
}

impl<G: Tactical> Mind<G> {
    /// The best activations for the player whose turn it is, the best first; nothing where none is to be begun.
    ///
    /// ```
    /// use ai::skirmish::{Mind, Weights};
    /// use catalog::{Matchup, killzone, team};
    /// use kt24::Kt24;
    /// use table::RuleSet;
    /// let teams = ["saltglass-crew", "lantern-company"].map(|name| team(name).unwrap());
    /// let board = killzone("cooperage-yard").unwrap();
    /// let matchup = Matchup::new(RuleSet::KT24, teams.to_vec(), board, None).unwrap();
    /// let game = matchup.game().unwrap();
    /// let game = game.of::<Kt24>().unwrap();
    /// assert!(Mind::new(game, Weights::default()).advise(game).is_empty(), "nobody acts yet");
    /// ```
    pub fn advise(&mut self, game: &G) -> Vec<Advised> {
        let Status::Decide(decision) = game.status() else { return Vec::new() };
        if decision.ask != Ask::Activate {
            return Vec::new();
        }
        self.attend(game);
        self.look(game);
        let told = self.worth_telling(game, decision.side, None);
        told.iter().filter_map(|candidate| self.explain(game, candidate)).collect()
    }

    /// What speaks for an answer that this player has just given, if it was weighed: an activation comes first and the
    /// next best two after it, a move of the active operative comes with what it leads to.
    pub(super) fn weighed(&mut self, game: &G, answer: &Answer) -> Vec<Advised> {
        let Status::Decide(decision) = game.status() else { return Vec::new() };
        self.attend(game);
        self.look(game);
        let told = match (decision.ask, answer) {
            (Ask::Activate, Answer::Activate(_, order)) => {
                let all = self.candidates(game, decision.side);
                let chosen = self.plan.as_ref().and_then(|plan| {
                    let mut all = all.into_iter().filter(|one| one.choice.order == *order);
                    all.find(|one| one.op == plan.op && one.choice.steps == plan.steps)
                });
                match chosen {
                    Some(_) => self.worth_telling(game, decision.side, chosen),
                    None => Vec::new(),
                }
            }
            (Ask::Act { model, .. }, Answer::Move(kind, Way::To(place)))
                if *kind != MoveAction::Charge =>
            {
                game.find(model).into_iter().map(|op| self.on_the_way(op, *kind, *place)).collect()
            }
            _ => Vec::new(),
        };
        told.iter().filter_map(|candidate| self.explain(game, candidate)).collect()
    }

    /// The best activations, the best first; but rather of three operatives, for three ways to do nearly the same help
    /// nobody. One that has been chosen already is ahead of them.
    fn worth_telling(&mut self, game: &G, side: Side, chosen: Option<Candidate>) -> Vec<Candidate> {
        let mut all = self.portfolio(game, side, 2 * TOLD);
        let mut told: Vec<Candidate> = chosen.into_iter().collect();
        let ahead = told.len();
        all.retain(|one| {
            told.iter().all(|other| (other.op, &other.choice) != (one.op, &one.choice))
        });
        while told.len() < TOLD && !all.is_empty() {
            let fresh = all.iter().position(|one| told.iter().all(|other| other.op != one.op));
            told.push(all.remove(fresh.unwrap_or(0)));
        }
        told[ahead..].sort_by_key(|candidate| std::cmp::Reverse(candidate.gain));
        told
    }

    /// A move of the active operative and what is planned after it.
    fn on_the_way(&self, op: OpIx, kind: MoveAction, place: Footing) -> Candidate {
        let order = self.survey.find(op).map(|at| self.survey.figures[at].order);
        let next = self.plan.iter().filter(|plan| plan.op == op).flat_map(|plan| &plan.steps);
        let mut steps = Steps::from_iter([Step::Move(kind, place)]);
        steps.extend(next.copied().take(steps.remaining_capacity()));
        let choice = Choice { score: 0, order: order.unwrap_or(Order::Engage), steps };
        Candidate { op, gain: 0, choice }
    }

    fn explain(&mut self, game: &G, candidate: &Candidate) -> Option<Advised> {
        let index = self.survey.find(candidate.op)?;
        let me = self.survey.figures[index].clone();
        let facing = self.face(index);
        let order = candidate.choice.order;
        let mut end = me.place;
        let mut attack = None;
        let mut steps = Vec::new();
        for step in &candidate.choice.steps {
            match *step {
                Step::Move(_, place) => end = place,
                Step::Charge(target) => end = game.place(target),
                Step::Shoot { weapon, target } => {
                    let (from, to) =
                        (self.lines.nearest(end), self.lines.nearest(game.place(target)));
                    let cover = self.lines.line(from, to).covered();
                    attack = self.prospect_of_shot(game, candidate, (weapon, target), cover);
                }
                Step::Fight { weapon, target } => {
                    attack = self.prospect_of_fight(game, candidate, (weapon, target));
                }
            }
            steps.extend(self.step(game, candidate.op, step));
        }
        let spot = self.lines.nearest(end);
        let before = facing.risk(&mut self.lines, me.spot, me.order, None);
        let after =
            facing.risk(&mut self.lines, spot, order, attack.and_then(|a| game.find(a.target)));
        let share = |risk: i32| risk * 1000 / facing.worth.max(1);
        let mut why = Vec::new();
        let mut say = |key, number| why.push(Reason { key, number });
        if let Some(prospect) = attack {
            say("kill-chance", i32::from(prospect.kills));
            let ready = game.find(prospect.target).and_then(|op| self.survey.find(op));
            if ready.is_some_and(|at| self.survey.figures[at].ready) {
                say("denies-activation", i32::from(prospect.kills));
            }
        }
        match share(after) - share(before) {
            less if less < -LITTLE => say("leaves-danger", -less),
            _ if share(after) > LITTLE => say("stays-in-danger", share(after)),
            _ => {}
        }
        if order == Order::Conceal && me.order == Order::Engage {
            say("hides", share(before) - share(after));
        }
        let nearest = |place: Footing| {
            let all = facing.foes.iter().map(|foe| foe.place.at.squared_distance(place.at));
            all.min().map_or(0, |square| square.isqrt() / i64::from(geometry::Length::INCH.units()))
        };
        if nearest(end) < nearest(me.place) && attack.is_none() {
            say("comes-closer", (nearest(me.place) - nearest(end)) as i32);
        }
        Some(Advised {
            model: game.model(candidate.op),
            order,
            steps,
            gain: candidate.gain,
            attack,
            risk: share(after),
            why,
        })
    }

    fn prospect_of_shot(
        &mut self,
        game: &G,
        candidate: &Candidate,
        (weapon, target): (u8, OpIx),
        cover: bool,
    ) -> Option<Prospect> {
        let kit = self.kits[candidate.op.at()].clone()?;
        let guard = self.kits[target.at()].as_ref()?.guard;
        let arm = kit.ranged.iter().find(|arm| arm.weapon == weapon)?;
        let wounds = game.wounds(target).max(1) as u16;
        let expected = self.odds.shot(arm.profile, guard, wounds, cover && !arm.saturates);
        Some(told(game, candidate, (weapon, target), expected, Expectation::default(), false))
    }

    fn prospect_of_fight(
        &mut self,
        game: &G,
        candidate: &Candidate,
        (weapon, target): (u8, OpIx),
    ) -> Option<Prospect> {
        let mine = self.kits[candidate.op.at()].clone()?;
        let theirs = self.kits[target.at()].clone()?;
        let arm = mine.melee.iter().find(|arm| arm.weapon == weapon)?;
        let wounds = |op| game.wounds(op).max(1) as u16;
        let start = (Some(arm.profile), wounds(candidate.op));
        let replies = theirs.melee.iter().map(|arm| Some(arm.profile));
        let replies = replies.chain(theirs.melee.is_empty().then_some(None));
        let (weights, last) = (Weights::default(), self.survey.last);
        let bouts = replies.map(|reply| self.odds.bout(start, (reply, wounds(target))));
        let worst = bouts.min_by_key(|bout| {
            let gives = super::pairs::gain(&weights, bout.gives, 1000, last);
            gives - super::pairs::gain(&weights, bout.takes, 1000, last)
        })?;
        Some(told(game, candidate, (weapon, target), worst.gives, worst.takes, true))
    }
}

/// A risk below this is not worth a word: thousandths of what an operative is worth.
const LITTLE: i32 = 60;

fn told<G: Tactical>(
    game: &G,
    candidate: &Candidate,
    (weapon, target): (u8, OpIx),
    gives: Expectation,
    takes: Expectation,
    fights: bool,
) -> Prospect {
    Prospect {
        target: game.model(target),
        weapon: game.card(candidate.op).weapons[usize::from(weapon)].slug,
        fights,
        kills: gives.kills,
        wounds: u32::from(gives.hurts) * game.wounds(target).max(1) as u32,
        dies: takes.kills,
    }
}
