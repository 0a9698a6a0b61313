//! What an arena reckons with: results of mirrored pairs, the difference in strength that they show, and when enough
//! games have been played.
//!
//! A pair is two games with the same teams, table and dice, the engines' sides exchanged, so that neither has the
//! better of them. Nothing here decides a rule, so these are floats.

use dice::{Chance, Face};
use game::Game;
use table::{Outcome, Rules, Side, Status};

use crate::series::{self, Finished};
use crate::{Budget, Player};

/// Plays a game to its end: side A's player first. The dice, and the players' own chance, come from the seed and the number of
/// the game.
pub fn play(start: &Game, mut players: [&mut Player; 2], seed: u64, number: u64) -> Outcome {
    let mut game = start.clone();
    game.silence();
    let mut dice = Chance::new(seed, number);
    for (side, player) in (1..).zip(&mut players) {
        player.sit_down(Chance::new(seed.wrapping_add(side), number));
    }
    loop {
        let taken = match game.status() {
            Status::Over(outcome) => return outcome,
            Status::Roll(roll) => {
                let faces: Vec<Face> = dice.faces(usize::from(roll.dice)).collect();
                game.roll(&faces)
            }
            Status::Decide(decision) => {
                let mine = usize::from(decision.side != Side::A);
                let answer = players[mine].choose(&game.view(decision.side));
                game.answer(&answer)
            }
        };
        // Players of ours answer within the rules; one that did not would have to be mended, not to lose.
        if taken.is_err() {
            return Outcome::Drawn;
        }
    }
}

/// What sets the players' randomness apart from the dice.
const PLAYERS: u64 = 0x6172_656e_6121_2121;

/// The randomness of an engine, 0 or 1, in one of the games of a pair: by the side it plays, so that equal engines play
/// equal games.
#[must_use]
pub fn player_chance(seed: u64, number: u64, engine: u64, exchanged: bool) -> Chance {
    Chance::new(seed ^ PLAYERS, 2 * number + (engine ^ u64::from(exchanged)))
}

/// Lets two players play the mirrored pair of a series with a number, the first having side A first: how the two games
/// ended for it, and the games. With `nodes` they look at so many positions for a decision, else at as many as they
/// usually do; each sees what its side may see.
///
/// # Errors
/// What a player answered that the rules refuse; players are meant to know better.
pub fn play_pair(
    start: &Game,
    [first, second]: [&mut Player; 2],
    (seed, number): (u64, u64),
    nodes: Option<u64>,
) -> Result<[(Ending, Finished); 2], String> {
    let mut game = |exchanged: bool| {
        for (side, player) in (0..).zip([&mut *first, &mut *second]) {
            player.sit_down(player_chance(seed, number, side, exchanged));
        }
        let choose = |side: Side, game: &Game| {
            let firsts = (side == Side::A) != exchanged;
            let player = if firsts { &mut *first } else { &mut *second };
            let seen = game.view(side);
            match nodes {
                Some(nodes) => player.choose_within(&seen, &Budget::nodes(nodes)),
                None => player.choose(&seen),
            }
        };
        let finished = series::play_by(start, choose, Chance::new(seed, number), None)?;
        Ok::<_, String>((Ending::of(finished.outcome, exchanged), finished))
    };
    Ok([game(false)?, game(true)?])
}

/// The points of the first engine in a pair, in halves: from none of four to all four.
const OUTCOMES: usize = 5;

/// The 97.5th percentile of the normal distribution: its interval holds 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// The results of the pairs played so far, seen by the first engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Pairs by the points of the first engine: none, a half, one, one and a half, two.
    pub pairs: [u64; OUTCOMES],
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

/// How a game ended for the first engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It won.
    Won,
    /// Nobody did.
    Drawn,
    /// The other won.
    Lost,
}

impl Ending {
    /// How a game of a pair ended: side A is the first engine's, unless the sides are exchanged.
    #[must_use]
    pub fn of(outcome: Outcome, exchanged: bool) -> Self {
        match outcome {
            Outcome::Drawn => Ending::Drawn,
            Outcome::Won(side) if (side == Side::A) != exchanged => Ending::Won,
            Outcome::Won(_) => Ending::Lost,
        }
    }

    const fn halves(self) -> usize {
        match self {
            Ending::Won => 2,
            Ending::Drawn => 1,
            Ending::Lost => 0,
        }
    }

    /// The letter that stands for it: W, D or L.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Ending::Won => 'W',
            Ending::Drawn => 'D',
            Ending::Lost => 'L',
        }
    }

    /// The ending that a letter stands for.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        [Ending::Won, Ending::Drawn, Ending::Lost].into_iter().find(|one| one.letter() == letter)
    }
}

impl Results {
    /// Adds a pair of games.
    pub fn add(&mut self, pair: [Ending; 2]) {
        self.pairs[pair[0].halves() + pair[1].halves()] += 1;
        for game in pair {
            match game {
                Ending::Won => self.wins += 1,
                Ending::Drawn => self.draws += 1,
                Ending::Lost => self.losses += 1,
            }
        }
    }

    /// How many games were played.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that went to the first engine, a draw being half a win.
    pub fn score(&self) -> f64 {
        let games = self.games().max(1) as f64;
        (self.wins as f64 + self.draws as f64 / 2.0) / games
    }

    /// Wilson's 95 % interval for the score, as if games were independent: mirrored games are more alike than that.
    pub fn interval(&self) -> [f64; 2] {
        let games = self.games().max(1) as f64;
        let (score, spread) = (self.score(), Z * Z / games);
        let middle = (score + spread / 2.0) / (1.0 + spread);
        let half =
            Z / (1.0 + spread) * (score * (1.0 - score) / games + spread / (4.0 * games)).sqrt();
        [(middle - half).max(0.0), (middle + half).min(1.0)]
    }

    /// The difference in Elo points, and its 95 % interval; infinite where one engine took every point.
    pub fn elo(&self) -> (f64, [f64; 2]) {
        (elo(self.score()), self.interval().map(elo))
    }

    /// The logarithm of how much likelier the results are if the engines are `to` apart than if they are `from`
    /// apart, both in Elo points: pairs taken as normal with the spread that they have shown.
    pub fn log_likelihood(&self, from: f64, to: f64) -> f64 {
        let pairs: u64 = self.pairs.iter().sum();
        if pairs == 0 {
            return 0.0;
        }
        // A little of every outcome, so that a run of equal pairs does not look certain.
        let weights = self.pairs.map(|count| count as f64 + 1e-3);
        let total: f64 = weights.iter().sum();
        let points = |i: usize| i as f64 / 4.0;
        let mean = (0..OUTCOMES).map(|i| weights[i] * points(i)).sum::<f64>() / total;
        let spread =
            (0..OUTCOMES).map(|i| weights[i] * (points(i) - mean).powi(2)).sum::<f64>() / total;
        let [from, to] = [from, to].map(expected);
        pairs as f64 * (to - from) * (2.0 * mean - from - to) / (2.0 * spread.max(1e-9))
    }
}

/// The share of the points that an engine gets that is so many Elo points better.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + libm::pow(10.0, -elo / 400.0))
}

fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * libm::log10(score / (1.0 - score))
    }
}

/// A sequential test of two hypotheses about the difference in strength (Wald's, on pairs): it ends as soon as one of
/// them is proven well enough.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that would mean no progress, in Elo points.
    pub from: f64,
    /// The difference that would mean progress.
    pub to: f64,
    /// How often it may see progress where there is none.
    pub alpha: f64,
    /// How often it may miss progress that there is.
    pub beta: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is at least the greater one.
    Better,
    /// It is at most the smaller one.
    NotBetter,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The bounds of the logarithm of the likelihoods: at or below the first it is not better, at or above the second
    /// it is.
    pub fn bounds(&self) -> [f64; 2] {
        let low = libm::log(self.beta / (1.0 - self.alpha));
        [low, libm::log((1.0 - self.beta) / self.alpha)]
    }

    /// What the results say.
    pub fn verdict(&self, results: &Results) -> Verdict {
        let [low, high] = self.bounds();
        let found = results.log_likelihood(self.from, self.to);
        if found >= high {
            Verdict::Better
        } else if found <= low {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(wins: u64, draws: u64, losses: u64) -> Results {
        let mut all = Results::default();
        let of = |ending, times| std::iter::repeat_n(ending, times as usize);
        let mut games: Vec<Ending> = of(Ending::Won, wins).collect();
        games.extend(of(Ending::Drawn, draws).chain(of(Ending::Lost, losses)));
        games.chunks(2).for_each(|pair| all.add([pair[0], pair[1]]));
        all
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut all = Results::default();
        all.add([Ending::Won, Ending::Lost]);
        all.add([Ending::Drawn, Ending::Won]);
        all.add([Ending::Lost, Ending::Lost]);
        assert_eq!(all.pairs, [1, 0, 1, 1, 0]);
        assert_eq!((all.wins, all.draws, all.losses, all.games()), (2, 1, 3, 6));
        assert!((all.score() - 2.5 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn the_interval_is_wilsons() {
        let [low, high] = results(8, 0, 2).interval();
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
    }

    #[test]
    fn elo_is_logistic() {
        let (even, [low, high]) = results(5, 0, 5).elo();
        assert!(even.abs() < 1e-9 && (low + high).abs() < 1e-9 && low < 0.0);
        let (better, _) = results(30, 0, 10).elo();
        assert!((better - 190.848_5).abs() < 1e-3, "{better}");
        assert_eq!(results(10, 0, 0).elo().0, f64::INFINITY);
        assert_eq!(results(0, 0, 10).elo().0, f64::NEG_INFINITY);
        assert!((expected(190.848_5) - 0.75).abs() < 1e-6);
    }

    #[test]
    fn a_sequential_test_ends_when_it_knows() {
        let test = Sprt { from: 0.0, to: 50.0, alpha: 0.05, beta: 0.05 };
        let [low, high] = test.bounds();
        assert!((high - 2.944_4).abs() < 1e-3 && (low + high).abs() < 1e-12);
        assert_eq!(test.verdict(&Results::default()), Verdict::Open);
        assert_eq!(test.verdict(&results(14, 0, 10)), Verdict::Open);
        assert_eq!(test.verdict(&results(300, 20, 180)), Verdict::Better);
        assert_eq!(test.verdict(&results(180, 20, 300)), Verdict::NotBetter);
    }

    #[test]
    fn likelihoods_of_opposite_hypotheses_are_opposite() {
        let found = results(30, 10, 20);
        let there = found.log_likelihood(0.0, 40.0);
        let back = found.log_likelihood(40.0, 0.0);
        assert!((there + back).abs() < 1e-9 && there > 0.0);
    }
}
