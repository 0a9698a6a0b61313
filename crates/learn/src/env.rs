//! One game that a learner plays.

use ai::Player;
use dice::{Chance, Face};
use game::Game;
use table::{Answer, Outcome, Rules, Side, Status};

use crate::candidates::draw;
use crate::observation::{Shape, View, Watcher};
use crate::rewards::{margins, worth};
use crate::rule_sets::look;
use crate::tabletop::{Habits, entities};
use crate::{Reward, Settings};

/// What sets the drawing of candidates, and computer players, apart from the dice.
const CANDIDATES: u64 = 0x6361_6e64_6964_6174;
const OPPONENTS: u64 = 0x6f70_706f_6e65_6e74;

/// One game that a learner plays: it waits for the number of a candidate.
#[derive(Clone, Debug)]
pub struct Env {
    start: Game,
    game: Game,
    settings: Settings,
    seed: u64,
    /// How many games of the seed have begun.
    games: u64,
    dice: Chance,
    drawing: Chance,
    /// Who plays the sides that the learner does not.
    opponents: [Option<Player>; Side::MAX],
    habits: Habits,
    candidates: Vec<Answer>,
    faces: Vec<Face>,
    standing: [f32; Side::MAX],
    rewards: [f32; Side::MAX],
    decisions: u32,
    watcher: Watcher,
}

impl Env {
    /// A game that begins like `start`, with the dice and candidates of a seed.
    pub fn new(mut start: Game, seed: u64, settings: Settings) -> Self {
        start.silence();
        let mut env = Env {
            game: start.clone(),
            settings,
            seed,
            games: 0,
            dice: Chance::new(seed, 0),
            drawing: Chance::new(seed ^ CANDIDATES, 0),
            opponents: [const { None }; Side::MAX],
            habits: Habits::default(),
            candidates: Vec::with_capacity(2 * settings.candidates),
            faces: Vec::with_capacity(32),
            standing: [0.0; Side::MAX],
            rewards: [0.0; Side::MAX],
            decisions: 0,
            watcher: Watcher::new(&start),
            start,
        };
        env.begin();
        env
    }

    /// Lets a computer player play a side.
    #[must_use]
    pub fn against(mut self, side: Side, player: Player) -> Self {
        self.opponents[side.index()] = Some(player);
        self.games = 0;
        self.begin();
        self
    }

    /// Begins the first game of another seed.
    pub fn reset(&mut self, seed: u64) {
        (self.seed, self.games) = (seed, 0);
        self.begin();
    }

    /// Begins the next game of the seed.
    pub fn begin(&mut self) {
        self.game.clone_from(&self.start);
        self.dice = Chance::new(self.seed, self.games);
        self.drawing = Chance::new(self.seed ^ CANDIDATES, self.games);
        for (side, player) in (0..).zip(&mut self.opponents) {
            if let Some(player) = player {
                player.sit_down(Chance::new(
                    self.seed ^ OPPONENTS,
                    self.games * Side::MAX as u64 + side,
                ));
            }
        }
        self.games += 1;
        self.decisions = 0;
        self.faces.clear();
        self.standing = self.stand();
        self.rewards = [0.0; Side::MAX];
        self.go_on();
    }

    /// How large its observations are.
    pub fn shape(&self) -> Shape {
        let Settings { candidates, pairs, .. } = self.settings;
        Shape { entities: entities(&self.start), candidates, pairs }
    }

    /// The game itself.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The answers that can be chosen; none while dice choose, or when the game is over.
    pub fn candidates(&self) -> &[Answer] {
        &self.candidates
    }

    /// How many can be chosen among.
    pub fn choices(&self) -> usize {
        match self.game.status() {
            Status::Decide(_) => self.candidates.len(),
            Status::Roll(_) => Face::ALL.len(),
            Status::Over(_) => 0,
        }
    }

    /// Who chooses: a side, or nobody while dice do or the game is over.
    pub fn to_play(&self) -> Option<Side> {
        match self.game.status() {
            Status::Decide(decision) => Some(decision.side),
            _ => None,
        }
    }

    /// Whether the game has been played to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.game.status(), Status::Over(_))
    }

    /// Whether the game has been cut off.
    pub fn is_cut_off(&self) -> bool {
        !self.is_over() && self.decisions >= self.settings.decisions
    }

    /// How many decisions have been made in this game, those of computer players included.
    pub fn decisions(&self) -> u32 {
        self.decisions
    }

    /// What the last choice has brought each side.
    pub fn rewards(&self) -> &[f32] {
        &self.rewards[..self.game.sides()]
    }

    /// Plays a choice. One that there is not counts as the last that there is.
    pub fn act(&mut self, choice: usize) {
        match self.game.status() {
            Status::Over(_) => {
                self.rewards = [0.0; Side::MAX];
                return;
            }
            Status::Roll(roll) => {
                self.faces.push(Face::ALL[choice.min(Face::ALL.len() - 1)]);
                if self.faces.len() == usize::from(roll.dice) {
                    self.throw();
                }
            }
            Status::Decide(_) => {
                let last = self.candidates.len().saturating_sub(1);
                let taken = match self.candidates.get(choice.min(last)) {
                    Some(answer) => self.game.answer(answer).is_ok(),
                    None => false,
                };
                if !taken {
                    // A candidate that the game refuses would be a defect of ours; the game goes on all the same.
                    debug_assert!(false, "{:?}", self.candidates.get(choice.min(last)));
                    self.propose();
                }
                self.decisions += 1;
            }
        }
        self.go_on();
        self.reckon();
    }

    fn throw(&mut self) {
        let thrown = self.game.roll(&self.faces);
        debug_assert!(thrown.is_ok());
        self.faces.clear();
    }

    fn propose(&mut self) {
        let answer = self.game.propose(&mut self.drawing);
        let taken = self.game.answer(&answer);
        debug_assert!(taken.is_ok());
    }

    /// Throws dice and lets computer players play until the learner, or its dice, are needed.
    fn go_on(&mut self) {
        loop {
            match self.game.status() {
                Status::Roll(roll) if !self.settings.chance => {
                    let Env { faces, dice, .. } = self;
                    faces.clear();
                    faces.extend(dice.faces(usize::from(roll.dice)));
                    self.throw();
                }
                Status::Decide(decision) => match &mut self.opponents[decision.side.index()] {
                    Some(player) => {
                        let answer = player.choose(&self.game.view(decision.side));
                        if self.game.answer(&answer).is_err() {
                            self.propose();
                        }
                        self.decisions += 1;
                    }
                    None => {
                        let limits = (self.settings.places, self.settings.candidates);
                        let Env { game, habits, drawing, candidates, .. } = self;
                        draw(game, &decision, limits, habits, drawing, candidates);
                        return;
                    }
                },
                _ => {
                    self.candidates.clear();
                    return;
                }
            }
        }
    }

    /// How the sides stand in what they are rewarded for, as it changes.
    fn stand(&self) -> [f32; Side::MAX] {
        let mut standing = [0.0; Side::MAX];
        let sides = (0..self.game.sides()).filter_map(Side::from_index);
        look(&self.game, |table| {
            for side in sides {
                standing[side.index()] = match self.settings.reward {
                    Reward::Outcome => 0.0,
                    Reward::Points => table.points(side),
                    Reward::Casualties => table.strength(side),
                };
            }
        });
        standing
    }

    fn reckon(&mut self) {
        let sides = self.game.sides();
        if self.settings.reward != Reward::Outcome {
            let (before, now) = (self.standing, self.stand());
            let (old, new) = (margins(before, sides), margins(now, sides));
            self.rewards = std::array::from_fn(|side| new[side] - old[side]);
            self.standing = now;
            return;
        }
        let outcome: Option<Outcome> = match self.game.status() {
            Status::Over(outcome) => Some(outcome),
            _ => None,
        };
        let worth = |side: usize| Some(worth(outcome?, Side::from_index(side)?));
        self.rewards = std::array::from_fn(|side| worth(side).unwrap_or_default());
    }

    /// Writes what is to be seen by whoever chooses.
    pub fn observe(&mut self, view: &mut View<'_>) {
        self.watcher.observe(&self.game, &self.candidates, None, view);
    }

    /// Writes what a side sees, whoever chooses: candidates only if it does.
    pub fn observe_as(&mut self, side: Side, view: &mut View<'_>) {
        self.watcher.observe(&self.game, &self.candidates, Some(side), view);
    }
}
