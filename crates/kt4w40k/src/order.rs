//! The order in which the models of a unit get past each other.

use std::collections::HashSet;

use geometry::Disc;
use table::{Illegal, Way, Why};

use crate::march::{Drill, Friends, Moved, Planned, RULE};
use crate::state::ModelIx;

/// How many ways of single models are looked at before an order is given up.
const WAYS: usize = 8_000;

/// A model, and the way that it is sent.
type Sent<'a> = (ModelIx, &'a Way);

/// A refusal, and the number of the model that it is about.
type Refused = (u8, Illegal);

impl Drill<'_> {
    /// The number of the model whose own way is barred, if some moves are refused for one model's.
    pub fn culprit(&self, moves: &[(u8, Way)]) -> Option<u8> {
        self.in_order(moves, &self.strangers()).err().map(|(number, _)| number)
    }

    /// The paths of models, in an order in which each of them is legal: that in which they are named as far as it will
    /// do, with whoever finds another of the unit in its way waiting until it can go; or any other.
    pub(crate) fn in_order(
        &self,
        moves: &[(u8, Way)],
        strangers: &[ModelIx],
    ) -> Result<Vec<Planned>, Refused> {
        let sent = self.named(moves)?;
        self.may_stand_together(&sent)?;
        let (planned, barred) = self.one_by_one(&sent, strangers)?;
        let Some((first, way)) = barred.first() else { return Ok(planned) };
        if let Some(found) = Order::new(self, &sent, strangers).and_then(Order::find) {
            return Ok(found);
        }
        let moved: Moved = planned.iter().map(|one| (one.model, one.at)).collect();
        let why = self.walk(*first, way, strangers, &moved).err();
        let why = why.unwrap_or(Illegal::new(RULE, Why::NoWay));
        Err((self.game.number(*first), why))
    }

    /// The models that are named, each once.
    fn named<'a>(&self, moves: &'a [(u8, Way)]) -> Result<Vec<Sent<'a>>, Refused> {
        let id = self.game.id(self.unit);
        let mut all: Vec<Sent<'_>> = Vec::with_capacity(moves.len());
        for (number, way) in moves {
            let refuse = |why| (*number, Illegal::new(RULE, why));
            let Some(model) = self.game.numbered(self.unit, *number) else {
                return Err(refuse(Why::UnknownModel { model: id }));
            };
            if all.iter().any(|(other, _)| *other == model) {
                return Err(refuse(Why::TargetTwice { model: id }));
            }
            all.push((model, way));
        }
        Ok(all)
    }

    /// The base of a model where a way takes it.
    fn base_after(&self, model: ModelIx, way: &Way) -> Disc {
        let base = self.game.base(model);
        let end = match way {
            Way::To(place) => Some(place),
            Way::Along(places) => places.last(),
        };
        end.map_or(base, |end| Disc { centre: end.at, z: end.z, ..base })
    }

    /// Whether no model would end on another of its unit, whichever goes first.
    fn may_stand_together(&self, sent: &[Sent<'_>]) -> Result<(), Refused> {
        let game = self.game;
        let end = |model: ModelIx| {
            let own = sent.iter().find(|(other, _)| *other == model);
            own.map_or(game.base(model), |(_, way)| self.base_after(model, way))
        };
        for (i, (model, _)) in sent.iter().enumerate() {
            let base = end(*model);
            let before = |other: &ModelIx| sent[i..].iter().all(|(later, _)| later != other);
            let mut others = game.living(self.unit).filter(before);
            if others.any(|other| base.overlaps(&end(other))) {
                let why = Why::Overlaps { model: game.id(self.unit) };
                return Err((game.number(*model), Illegal::new(RULE, why)));
            }
        }
        Ok(())
    }

    /// The paths of all who get where they go in this order, and those who do not; whoever could not if it were alone is
    /// refused at once.
    fn one_by_one<'a>(
        &self,
        order: &[Sent<'a>],
        strangers: &[ModelIx],
    ) -> Result<(Vec<Planned>, Vec<Sent<'a>>), Refused> {
        let mut planned: Vec<Planned> = Vec::with_capacity(order.len());
        let mut moved: Moved = Vec::with_capacity(order.len());
        let mut waiting: Vec<Sent<'_>> = Vec::new();
        for (model, way) in order.iter().copied() {
            waiting.push((model, way));
            // Whoever has waited longest is asked first.
            while let Some((i, one)) = waiting.iter().enumerate().find_map(|(i, (model, way))| {
                Some((i, self.walk(*model, way, strangers, &moved).ok()?))
            }) {
                waiting.remove(i);
                moved.push((one.model, one.at));
                planned.push(one);
            }
            if waiting.last().is_some_and(|(last, _)| *last == model) {
                let alone = self.walk_alone(model, way, strangers);
                alone.map_err(|why| (self.game.number(model), why))?;
            }
        }
        Ok((planned, waiting))
    }
}

/// A search for an order in which everybody gets where it is sent.
///
/// A way that is barred stays barred if more stand about. So whoever is barred by one other where it stands goes after
/// it; whoever is barred by one other where it will stand goes before it; and whoever is barred by those who have gone
/// will never go.
struct Order<'a> {
    drill: &'a Drill<'a>,
    sent: &'a [Sent<'a>],
    strangers: &'a [ModelIx],
    /// Those who stay where they are.
    staying: Vec<(ModelIx, Disc)>,
    /// Who goes before each.
    before: Vec<Vec<usize>>,
    gone: Vec<bool>,
    planned: Vec<Planned>,
    /// Who had gone where nobody found a way on.
    dead_ends: HashSet<Vec<bool>>,
    ways_left: usize,
}

impl<'a> Order<'a> {
    /// A search, unless two in turn wait for each other.
    fn new(drill: &'a Drill<'a>, sent: &'a [Sent<'a>], strangers: &'a [ModelIx]) -> Option<Self> {
        let n = sent.len();
        let stays = |model: &ModelIx| sent.iter().all(|(other, _)| other != model);
        let staying = drill.game.living(drill.unit).filter(stays);
        let mut order = Order {
            drill,
            sent,
            strangers,
            staying: staying.map(|model| (model, drill.game.base(model))).collect(),
            before: vec![Vec::new(); n],
            gone: vec![false; n],
            planned: Vec::with_capacity(n),
            dead_ends: HashSet::new(),
            ways_left: WAYS,
        };
        for one in 0..n {
            for other in (0..n).filter(|other| *other != one) {
                let (model, way) = sent[other];
                if !order.passes(one, [(model, drill.game.base(model))])? {
                    order.before[one].push(other);
                }
                if !order.passes(one, [(model, drill.base_after(model, way))])? {
                    order.before[other].push(one);
                }
            }
        }
        order.is_consistent().then_some(order)
    }

    /// Whether everybody can go after those who go before it.
    fn is_consistent(&self) -> bool {
        let mut gone = vec![false; self.sent.len()];
        let ready = |gone: &[bool], i: usize| !gone[i] && self.before[i].iter().all(|j| gone[*j]);
        while let Some(next) = (0..gone.len()).find(|i| ready(&gone, *i)) {
            gone[next] = true;
        }
        gone.iter().all(|gone| *gone)
    }

    fn look(&mut self) -> Option<()> {
        self.ways_left = self.ways_left.checked_sub(1)?;
        Some(())
    }

    /// Whether one would get where it goes if there were only those of its unit who stay, and these; nothing if too much
    /// was tried.
    fn passes(
        &mut self,
        one: usize,
        others: impl IntoIterator<Item = (ModelIx, Disc)>,
    ) -> Option<bool> {
        self.look()?;
        let (model, way) = self.sent[one];
        let friends: Vec<(ModelIx, Disc)> = self.staying.iter().copied().chain(others).collect();
        Some(self.drill.walk_past(model, way, self.strangers, Friends::These(&friends)).is_ok())
    }

    fn find(mut self) -> Option<Vec<Planned>> {
        self.go_on()?.then_some(self.planned)
    }

    /// Whether those who are left get where they go; nothing if too much was tried.
    fn go_on(&mut self) -> Option<bool> {
        if self.planned.len() == self.sent.len() {
            return Some(true);
        }
        if self.dead_ends.contains(&self.gone) {
            return Some(false);
        }
        if self.may_still_go()? {
            for i in 0..self.sent.len() {
                if self.gone[i] || !self.before[i].iter().all(|j| self.gone[*j]) {
                    continue;
                }
                self.look()?;
                let (model, way) = self.sent[i];
                let moved: Moved = self.planned.iter().map(|one| (one.model, one.at)).collect();
                let Ok(one) = self.drill.walk(model, way, self.strangers, &moved) else { continue };
                self.gone[i] = true;
                self.planned.push(one);
                if self.go_on()? {
                    return Some(true);
                }
                self.planned.pop();
                self.gone[i] = false;
            }
        }
        self.dead_ends.insert(self.gone.clone());
        Some(false)
    }

    /// Whether nobody who is left is barred by those who have gone.
    fn may_still_go(&mut self) -> Option<bool> {
        let base = |one: &Planned| Disc {
            centre: one.at.at,
            z: one.at.z,
            ..self.drill.game.base(one.model)
        };
        let gone: Vec<(ModelIx, Disc)> =
            self.planned.iter().map(|one| (one.model, base(one))).collect();
        for i in 0..self.sent.len() {
            if !self.gone[i] && !self.passes(i, gone.iter().copied())? {
                return Some(false);
            }
        }
        Some(true)
    }
}
