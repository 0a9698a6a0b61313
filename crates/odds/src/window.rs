//! Every way in which one side's dice can be rolled and rolled again, enumerated once and cached.
//!
//! What may be rolled again depends on a side's own dice alone, so the list serves every attack that rolls alike,
//! whatever is done with the dice later.

use std::cell::RefCell;
use std::rc::Rc;

use dice::Face;
use rustc_hash::FxHashMap;
use skirmish::{CRITICAL, Ceaseless, FAIL, Fell, NORMAL, Rolling};
use table::{Answer, RerollSource};

use crate::throws::Throws;
use crate::whole::Whole;

/// How dice lie at one moment, or how many are in the air.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lying {
    from: u32,
    to: u32,
    /// How many more dice may be rolled from here at the most.
    pub dice: u8,
    /// What they come to if nothing more is rolled again: a place in [`Window::ends`]. Meaningless in the air.
    pub end: u16,
    /// Whether dice are in the air.
    pub in_air: bool,
}

/// One die that comes down: a class of so many faces, and what that leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub next: u32,
    pub faces: u8,
    /// The number of faces, times six for every die that may be rolled elsewhere but not after this.
    pub raise: i64,
}

/// Dice that may be picked up: the moment in the air, and six for every die that may be rolled elsewhere but not after
/// this.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pick {
    pub next: u32,
    pub raise: i64,
}

/// All ways of one roll and its re-rolls. Moments come after all those that they lead to.
#[derive(Debug)]
pub(crate) struct Window {
    /// How many dice are rolled first.
    pub dice: u8,
    /// Where the first roll leads, with the number of throws.
    pub throws: Vec<(u32, u64)>,
    /// All moments.
    pub all: Vec<Lying>,
    /// Everything that dice may come to.
    pub ends: Vec<Fell>,
    /// The most dice that may be rolled again.
    pub again: u8,
    options: Vec<Pick>,
    steps: Vec<Step>,
}

/// What is told apart besides the dice themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Manner {
    /// Command points at hand.
    pub points: u8,
    /// Whether better dice are always better.
    pub better: bool,
    /// Whether only fails are rolled again.
    pub fails_only: bool,
}

/// The most moments in the cache of windows that attacks share.
const MOST_KEPT: usize = 1 << 16;

#[derive(Default)]
struct Kept {
    lists: FxHashMap<(u64, Manner), Rc<Window>>,
    moments: usize,
}

thread_local! {
    static KEPT: RefCell<Kept> = RefCell::default();
}

impl Window {
    /// The ways of dice that have not been rolled yet.
    pub fn of<D: Rolling>(dice: &D, manner: Manner) -> Rc<Window> {
        let name = (dice.kind(), manner);
        KEPT.with_borrow_mut(|kept| {
            if let Some(known) = kept.lists.get(&name) {
                return Rc::clone(known);
            }
            let window = Rc::new(Builder::new(*dice, manner).build());
            if kept.moments + window.all.len() > MOST_KEPT {
                *kept = Kept::default();
            }
            if window.all.len() <= MOST_KEPT {
                kept.moments += window.all.len();
                kept.lists.insert(name, Rc::clone(&window));
            }
            window
        })
    }

    /// The one way of no dice at all.
    pub fn none() -> Self {
        let nothing = Lying { from: 0, to: 0, dice: 0, end: 0, in_air: false };
        Window {
            dice: 0,
            throws: vec![(0, 1)],
            all: vec![nothing],
            ends: vec![Fell::default()],
            again: 0,
            options: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The moments in the air that a choice may lead to.
    pub fn options(&self, lying: &Lying) -> &[Pick] {
        &self.options[lying.from as usize..lying.to as usize]
    }

    /// How the next die in the air may come down.
    pub fn steps(&self, lying: &Lying) -> &[Step] {
        &self.steps[lying.from as usize..lying.to as usize]
    }
}

struct Builder<D> {
    dice: D,
    manner: Manner,
    window: Window,
    known: FxHashMap<(u64, u8), u32>,
    ends: FxHashMap<Fell, u16>,
}

impl<D: Rolling> Builder<D> {
    fn new(dice: D, manner: Manner) -> Self {
        let window = Window {
            dice: dice.to_roll(),
            throws: Vec::new(),
            all: Vec::new(),
            ends: Vec::new(),
            again: 0,
            options: Vec::new(),
            steps: Vec::new(),
        };
        Builder { dice, manner, window, known: FxHashMap::default(), ends: FxHashMap::default() }
    }

    fn build(mut self) -> Window {
        let to_roll = self.dice.to_roll();
        let mut throws = Throws::default();
        let mut led: FxHashMap<u32, u64> = FxHashMap::default();
        let mut order = Vec::new();
        for place in throws.of(to_roll, self.dice.alike()) {
            let throw = throws.at(place);
            let mut dice = self.dice;
            dice.take(throw.faces(to_roll));
            let at = self.place(dice, self.manner.points);
            let ways = led.entry(at).or_insert_with(|| {
                order.push(at);
                0
            });
            *ways += throw.ways;
        }
        self.window.throws = order.into_iter().map(|at| (at, led[&at])).collect();
        let again = self.window.throws.iter().map(|(at, _)| self.window.all[*at as usize].dice);
        self.window.again = again.max().unwrap_or(0);
        self.window
    }

    /// The place of dice as they are now.
    fn place(&mut self, dice: D, points: u8) -> u32 {
        let (dice, points) = dice.plain(points, self.manner.better);
        let name = (dice.key(), points);
        if let Some(known) = self.known.get(&name) {
            return *known;
        }
        let lying = if dice.to_roll() > 0 {
            self.come_down(dice, points)
        } else {
            self.choose(dice, points)
        };
        let at = self.window.all.len() as u32;
        self.window.all.push(lying);
        self.known.insert(name, at);
        at
    }

    fn come_down(&mut self, dice: D, points: u8) -> Lying {
        let alike = dice.alike();
        let mut steps: Vec<Step> = Vec::new();
        let mut classes: Vec<u8> = Vec::new();
        for face in Face::ALL {
            let class = alike[face.index()];
            if let Some(known) = classes.iter().position(|known| *known == class) {
                steps[known].faces += 1;
                continue;
            }
            let mut next = dice;
            next.take(&[face]);
            classes.push(class);
            steps.push(Step { next: self.place(next, points), faces: 1, raise: 1 });
        }
        let dice = |step: &Step| self.window.all[step.next as usize].dice;
        let most = steps.iter().map(dice).max().unwrap_or(0);
        let from = self.window.steps.len() as u32;
        let raised = steps.iter().map(|step| {
            let raise = i64::from(step.faces) * i64::sixes(most - dice(step));
            Step { raise, ..*step }
        });
        self.window.steps.extend(raised);
        let to = self.window.steps.len() as u32;
        Lying { from, to, dice: 1 + most, end: 0, in_air: true }
    }

    fn choose(&mut self, dice: D, points: u8) -> Lying {
        let mut options: Vec<u32> = Vec::new();
        for (source, faces) in self.worth_trying(&dice, points) {
            let mut next = dice;
            // The dice offer only what they allow.
            if next.reroll(source, faces, points).is_ok() {
                let left = points - u8::from(source == RerollSource::Command);
                let at = self.place(next, left);
                if !options.contains(&at) {
                    options.push(at);
                }
            }
        }
        let more = |next: &u32| self.window.all[*next as usize].dice;
        let most = options.iter().map(more).max().unwrap_or(0);
        let from = self.window.options.len() as u32;
        let picks = options.iter().map(|next| {
            let raise = i64::sixes(most - more(next));
            Pick { next: *next, raise }
        });
        self.window.options.extend(picks);
        let to = self.window.options.len() as u32;
        let fell = dice.fell();
        let fresh = self.window.ends.len() as u16;
        let end = *self.ends.entry(fell).or_insert(fresh);
        if end == fresh {
            self.window.ends.push(fell);
        }
        Lying { from, to, dice: most, end, in_air: false }
    }

    /// The re-rolls that could be the best, each with its dice.
    ///
    /// Of dice of one class those go first that leave most of one face, which only adds to what Ceaseless may do. If
    /// better dice are always better, critical successes stand; once no dice may be named by their face fails go
    /// before normal successes; and the last means to roll several at once takes every fail in reach but those that
    /// single re-rolls are left for.
    fn worth_trying(&self, dice: &D, points: u8) -> Vec<(RerollSource, dice::FaceCounts)> {
        let rerolls = dice.rerolls(points);
        let worth = dice.worth();
        let mut answers = Vec::new();
        rerolls.options(&mut answers);
        let fresh = rerolls.fresh.counts();
        let of = |counts: [u8; 6], class: u8| -> u8 {
            let places = (0..6).filter(|place| worth[*place] == class);
            places.map(|place| counts[place]).sum()
        };
        // What Ceaseless could take of a class.
        let most_of_one = |counts: [u8; 6], class: u8| -> u8 {
            let faces = match rerolls.law.ceaseless_takes {
                Ceaseless::OneFace => 0..6,
                Ceaseless::Ones => 0..1,
            };
            let places = faces.filter(|place| worth[*place] == class);
            places.map(|place| counts[place]).max().unwrap_or(0)
        };
        let fails = of(fresh, FAIL);
        let named = rerolls.may(RerollSource::Ceaseless);
        let singles = points.saturating_add(u8::from(rerolls.weapon.balanced));
        let mut best: Vec<([u8; 3], RerollSource, dice::FaceCounts, u8)> = Vec::new();
        for answer in answers {
            let Answer::Reroll(source, faces) = answer else { continue };
            let counts = faces.counts();
            let taken = [FAIL, NORMAL, CRITICAL].map(|class| of(counts, class));
            let several = matches!(source, RerollSource::Ceaseless | RerollSource::Relentless);
            if self.manner.fails_only && taken[1] + taken[2] > 0 {
                continue;
            }
            if self.manner.better {
                let in_reach = match source {
                    RerollSource::Ceaseless => most_of_one(fresh, FAIL),
                    _ => fails,
                };
                let others = match source {
                    RerollSource::Ceaseless => rerolls.may(RerollSource::Relentless),
                    _ => named,
                };
                let left = fails - taken[0];
                let idle = several && !others && left > singles && taken[0] < in_reach;
                let out_of_order = !named && taken[1] > 0 && left > 0;
                if taken[2] > 0 || out_of_order || (idle && taken[0] > 0) {
                    continue;
                }
            }
            let left = rerolls.fresh.checked_sub(&faces).unwrap_or_default().counts();
            let most_left = [FAIL, NORMAL, CRITICAL].iter().map(|class| most_of_one(left, *class));
            let most_left = if named { most_left.sum() } else { 0 };
            match best.iter_mut().find(|(known, by, ..)| (*known, *by) == (taken, source)) {
                Some(known) if known.3 < most_left => *known = (taken, source, faces, most_left),
                Some(_) => {}
                None => best.push((taken, source, faces, most_left)),
            }
        }
        best.into_iter().map(|(_, source, faces, _)| (source, faces)).collect()
    }
}
