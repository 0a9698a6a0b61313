//! What a target makes of retained hits: its choices and dice depend on little of them, so what saves may come to is
//! listed once for all hits that leave it the same.

use std::ops::Range;
use std::rc::Rc;

use skirmish::{Choice, Hits, Role, Sequence, Wait};
use table::Answer;

use crate::volley::Volley;
use crate::way::Way;
use crate::whole::Whole;
use crate::window::{Manner, Window};
use crate::{Goal, Policy};

/// A number over the outcomes of so many dice.
#[derive(Clone, Copy)]
pub(crate) struct Over<W> {
    pub sum: W,
    pub dice: u8,
}

impl<W: Whole> Over<W> {
    /// The same over the outcomes of at least as many dice.
    pub fn raised(self, dice: u8) -> W {
        self.sum * W::sixes(dice - self.dice)
    }

    /// Whether it is the smaller one.
    pub fn less(self, other: Self) -> bool {
        let dice = self.dice.max(other.dice);
        self.raised(dice) < other.raised(dice)
    }
}

/// One way to defend: everything is chosen but what is rolled again and how saves are spent.
struct Stand {
    window: Rc<Window>,
    /// For each end of the dice the place of the saves among those of the situation.
    ends: Range<usize>,
    /// The saves with the number of throws, where nothing can be rolled again.
    shares: Range<usize>,
}

/// What a target may choose from and roll.
struct Situation {
    name: u64,
    stands: Range<usize>,
    /// All saves that it may come to.
    saves: Range<usize>,
}

/// The best that a target can make of some hits.
#[derive(Clone, Copy)]
pub(crate) struct Reply<W> {
    /// What it is worth to the attacker.
    pub value: Over<W>,
    /// The way to defend; none where nothing is left to it.
    stand: Option<u32>,
    /// The first of the wounds dealt, one for each of the saves that the target may come to.
    row: usize,
}

/// A shot, what both sides play for, and how.
pub(crate) struct Aim<'a, A> {
    pub attack: &'a A,
    pub goal: Goal,
    pub policy: Policy,
}

impl<A: Volley> Aim<'_, A> {
    /// What so many wounds dealt are worth.
    fn worth<W: Whole>(&self, dealt: u16) -> W {
        let wounds = self.attack.stakes().defender;
        W::of(match self.goal {
            Goal::Damage => i128::from(dealt.min(wounds)),
            Goal::Kill => i128::from(dealt >= wounds),
        })
    }
}

/// Every way to defend that has come up in one attack.
#[derive(Default)]
pub(crate) struct Saving<W> {
    situations: Vec<Situation>,
    stands: Vec<Stand>,
    saves: Vec<Hits>,
    ends: Vec<u16>,
    shares: Vec<(u16, W)>,
    dealt: Vec<u16>,
    worth: Vec<W>,
    way: Way<W>,
}

impl<W: Whole> Saving<W> {
    /// Forgets everything, for the next attack.
    pub fn clear(&mut self) {
        self.situations.clear();
        self.stands.clear();
        self.saves.clear();
        self.ends.clear();
        self.shares.clear();
        self.dealt.clear();
    }

    /// How many wounds dealt have been told apart.
    pub fn len(&self) -> usize {
        self.dealt.len()
    }

    /// The most wounds that are dealt.
    pub fn most_dealt(&self) -> u16 {
        self.dealt.iter().copied().max().unwrap_or(0)
    }

    /// The best that the target can make of what has been retained.
    pub fn reply<A: Volley>(&mut self, aim: &Aim<'_, A>, state: &A::Machine) -> Option<Reply<W>> {
        let row = self.dealt.len();
        match state.waits() {
            Wait::Done => Some(self.certain(aim, aim.attack.dealt(state))),
            Wait::Choice(Role::Defender, Choice::Saves) => {
                let mut next = *state;
                next.choose(&state.sensible()?).ok()?;
                Some(self.certain(aim, aim.attack.dealt(&next)))
            }
            _ => {
                let name = aim.attack.situation(state);
                let known = self.situations.iter().position(|known| known.name == name);
                let at = match known {
                    Some(known) => known,
                    None => self.list(aim, state, name)?,
                };
                let Situation { stands, saves, .. } = &self.situations[at];
                aim.attack.dealt_with(state, &self.saves[saves.clone()], &mut self.dealt);
                self.worth.clear();
                self.worth.extend(self.dealt[row..].iter().map(|dealt| aim.worth::<W>(*dealt)));
                let mut best: Option<(Over<W>, usize)> = None;
                for stand in stands.clone() {
                    let value = self.stands[stand].value(
                        &self.shares,
                        &self.ends,
                        &self.worth,
                        &mut self.way,
                    );
                    if best.is_none_or(|(known, _)| value.less(known)) {
                        best = Some((value, stand));
                    }
                }
                best.map(|(value, stand)| Reply { value, stand: Some(stand as u32), row })
            }
        }
    }

    fn certain<A: Volley>(&mut self, aim: &Aim<'_, A>, dealt: u16) -> Reply<W> {
        self.dealt.push(dealt);
        let value = Over { sum: aim.worth(dealt), dice: 0 };
        Reply { value, stand: None, row: self.dealt.len() - 1 }
    }

    /// Adds so many outcomes that come to a reply to the wounds that are dealt then; more than there is room for count
    /// as the most.
    pub fn deal<A: Volley>(&mut self, aim: &Aim<'_, A>, reply: &Reply<W>, ways: W, sums: &mut [W]) {
        let most = sums.len() - 1;
        let dealt = &self.dealt[reply.row..];
        let mut add = |saves: u16, ways: W| {
            sums[usize::from(dealt[usize::from(saves)]).min(most)] += ways;
        };
        let Some(stand) = reply.stand else {
            add(0, ways);
            return;
        };
        let stand = &self.stands[stand as usize];
        if stand.window.again == 0 {
            for (saves, share) in &self.shares[stand.shares.clone()] {
                add(*saves, ways * *share);
            }
            return;
        }
        let ends = &self.ends[stand.ends.clone()];
        let worth = |end: usize| aim.worth(dealt[usize::from(ends[end])]);
        self.way.sum(&stand.window, Role::Defender, worth);
        self.way.follow(&stand.window, |end, share| add(ends[end], ways * share));
    }

    /// Lists every way to defend from here.
    fn list<A: Volley>(
        &mut self,
        aim: &Aim<'_, A>,
        state: &A::Machine,
        name: u64,
    ) -> Option<usize> {
        let (stands, saves) = (self.stands.len(), self.saves.len());
        let points = state.purses().of(Role::Defender);
        self.choose(aim, state, points, saves)?;
        let (stands, saves) = (stands..self.stands.len(), saves..self.saves.len());
        self.situations.push(Situation { name, stands, saves });
        Some(self.situations.len() - 1)
    }

    fn choose<A: Volley>(
        &mut self,
        aim: &Aim<'_, A>,
        state: &A::Machine,
        points: u8,
        from: usize,
    ) -> Option<()> {
        let window = match state.waits() {
            Wait::Choice(Role::Defender, Choice::Use(_) | Choice::CoverSave) => {
                for answer in [Answer::Yes, Answer::Pass] {
                    let mut next = *state;
                    next.choose(&answer).ok()?;
                    self.choose(aim, &next, points, from)?;
                }
                return Some(());
            }
            Wait::Roll(Role::Defender, ..) => {
                let dice = aim.attack.defending(state)?;
                // A critical save does whatever a normal one does, and a failed one nothing.
                let fails_only = aim.policy == Policy::NeverFish;
                Window::of(&dice, Manner { points, better: true, fails_only })
            }
            // There was nothing to roll.
            Wait::Done | Wait::Choice(Role::Defender, Choice::Saves) => Rc::new(Window::none()),
            _ => return None,
        };
        let ends = self.ends.len();
        for fell in &window.ends {
            let saves = aim.attack.saves(state, *fell);
            let known = self.saves[from..].iter().position(|known| *known == saves);
            let place = known.unwrap_or_else(|| {
                self.saves.push(saves);
                self.saves.len() - 1 - from
            });
            self.ends.push(place as u16);
        }
        let shares = self.shares.len();
        if window.again == 0 {
            self.shares.extend(window.throws.iter().map(|(at, ways)| {
                let end = window.all[*at as usize].end;
                (self.ends[ends + usize::from(end)], W::of(i128::from(*ways)))
            }));
        }
        let (ends, shares) = (ends..self.ends.len(), shares..self.shares.len());
        self.stands.push(Stand { window, ends, shares });
        Some(())
    }
}

impl Stand {
    /// What it is worth, if the saves of the situation are worth so much.
    fn value<W: Whole>(
        &self,
        shares: &[(u16, W)],
        ends: &[u16],
        worth: &[W],
        way: &mut Way<W>,
    ) -> Over<W> {
        let dice = self.window.dice + self.window.again;
        if self.window.again == 0 {
            let each = shares[self.shares.clone()].iter();
            let sum = each
                .fold(W::default(), |sum, (saves, ways)| sum + worth[usize::from(*saves)] * *ways);
            return Over { sum, dice };
        }
        let ends = &ends[self.ends.clone()];
        let sum = way.sum(&self.window, Role::Defender, |end| worth[usize::from(ends[end])]);
        Over { sum, dice }
    }
}
