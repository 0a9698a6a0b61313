//! A rule set for tests: two models, one die.
//!
//! It is all that a rule set has to be: a team, switches, a set-up, a state, a conversation, a book. Whoever registers it
//! ([`game::register`](../game/fn.register.html)) can read its teams from files, play, record and simulate it, with the
//! programs as they are.

use std::ops::RangeInclusive;
use std::sync::Arc;

use dice::{Chance, Face};
use serde::{Deserialize, Serialize};
use table::file::{Fields, Problems};
use table::{
    Answer, Ask, BadSetup, BadState, Boards, Choices, Decision, HashForm, Illegal, Log, ModelId,
    Names, Outcome, Parts, Playable, Remarks, Roll, RollReason, RuleSet, Rules, Side, Status, Why,
};

/// The last round (DUEL-04).
const ROUNDS: u8 = 100;

table::switches! {
    /// How the open point of the rules is played.
    pub struct Switches {
        /// A strike needs a 5.
        hard: bool = false, ["off", "on"], "DUEL-03";
    }
    formerly {}
}

/// One duellist (DUEL-01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// The wounds that it begins with.
    pub wounds: u8,
}

/// What a duel is played with.
#[derive(Debug)]
pub struct Setup {
    teams: [Team; 2],
    switches: Switches,
}

/// Everything that changes during a duel.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    round: u8,
    wounds: [u8; 2],
    /// Whose turn it is.
    turn: Side,
    /// Whether a strike waits for its die.
    strikes: bool,
}

/// A duel.
#[derive(Clone, Debug)]
pub struct Duel {
    setup: Arc<Setup>,
    state: State,
    log: Log,
}

impl PartialEq for Duel {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.setup, &other.setup) && self.state == other.state
    }
}

impl Duel {
    fn enemy(&self) -> ModelId {
        ModelId { side: self.state.turn.other(), number: 1 }
    }

    /// DUEL-02: the other player's turn; a new round when both have had theirs.
    fn pass_on(&mut self) {
        self.state.strikes = false;
        self.state.round += u8::from(self.state.turn == Side::B);
        self.state.turn = self.state.turn.other();
    }
}

impl Rules for Duel {
    fn status(&self) -> Status {
        let side = self.state.turn;
        // DUEL-04
        if let Some(lost) =
            [Side::A, Side::B].into_iter().find(|s| self.state.wounds[s.index()] == 0)
        {
            return Status::Over(Outcome::Won(lost.other()));
        }
        if self.state.round > ROUNDS {
            return Status::Over(Outcome::Drawn);
        }
        if self.state.strikes {
            return Status::Roll(Roll { side, dice: 1, reason: RollReason::Attack });
        }
        let model = ModelId { side, number: 1 };
        Status::Decide(Decision { side, ask: Ask::Act { model, ap: 1 } })
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        let Status::Decide(_) = self.status() else {
            return Err(Illegal::new("DUEL-02", Why::NoDecision));
        };
        match answer {
            Answer::End => self.pass_on(),
            Answer::Target(model) if *model == self.enemy() => self.state.strikes = true,
            _ => {
                let expected = format!("target {} or end", self.enemy());
                return Err(Illegal::not_asked("DUEL-02", &expected));
            }
        }
        Ok(())
    }

    /// DUEL-03
    fn roll(&mut self, faces: &[Face]) -> Result<(), Illegal> {
        let status = self.status();
        self.log.dice(&status, faces, "DUEL-03")?;
        let needed = if self.setup.switches.hard { 5 } else { 4 };
        if faces[0].get() >= needed {
            let enemy = self.state.turn.other().index();
            self.state.wounds[enemy] -= 1;
        }
        self.pass_on();
        Ok(())
    }

    fn log(&mut self) -> &mut Log {
        &mut self.log
    }

    fn candidates(&self) -> Vec<Answer> {
        vec![Answer::Target(self.enemy()), Answer::End]
    }

    fn choices(&self) -> Choices {
        Choices { answers: self.candidates(), complete: true }
    }

    fn propose(&self, chance: &mut Chance) -> Answer {
        if chance.below(8) == 0 { Answer::End } else { Answer::Target(self.enemy()) }
    }

    fn automatic(&self) -> Option<Answer> {
        None
    }

    fn hash_in(&self, form: HashForm) -> u64 {
        table::state_hash(&self.state, form)
    }
}

impl Playable for Duel {
    const RULE_SET: RuleSet = RuleSet::another("duel", "DUEL-");
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const BOARDS: Boards = Boards::Open;
    const BOOK: &'static str = include_str!("duel.md");
    const WORDS: Option<[&'static str; 4]> = None;

    type Team = Team;
    type Switches = Switches;
    type Setup = Setup;
    type State = State;

    fn read_team(fields: &Fields, problems: &mut Problems) -> Option<Team> {
        let known = ["format", "rules", "name", "text", "wounds"];
        let fields = problems.keep(fields.clone().only(&known))?;
        problems.keep(fields.field("wounds").whole(1..=99)).map(|wounds| Team { wounds })
    }

    fn remarks(_: &Team, _: &Fields) -> Remarks {
        Remarks { counts: vec![(1, "duellists")], warnings: Vec::new() }
    }

    fn prepare(parts: Parts<'_, Team, Switches>) -> Result<Setup, BadSetup> {
        let found = parts.teams.len();
        let count =
            |_| BadSetup::Count { what: "teams".to_owned(), found, expected: "2".to_owned() };
        Ok(Setup { teams: parts.teams.try_into().map_err(count)?, switches: parts.switches })
    }

    fn begin(setup: Arc<Setup>) -> Self {
        let wounds = [setup.teams[0].wounds, setup.teams[1].wounds];
        let state = State { round: 1, wounds, turn: Side::A, strikes: false };
        Duel { setup, state, log: Log::kept() }
    }

    fn resume(setup: Arc<Setup>, state: State) -> Result<Self, BadState> {
        let most = [setup.teams[0].wounds, setup.teams[1].wounds];
        if state.wounds.iter().zip(most).any(|(wounds, most)| *wounds > most) {
            return Err(BadState::new("wounds", "more than the duellist had"));
        }
        if state.turn.index() > 1 {
            return Err(BadState::new("turn", "expected A or B"));
        }
        Ok(Duel { setup, state, log: Log::kept() })
    }

    fn shared_setup(&self) -> Arc<Setup> {
        Arc::clone(&self.setup)
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn round(&self) -> u8 {
        self.state.round
    }

    fn last_round(&self) -> u8 {
        ROUNDS
    }

    fn names(&self) -> Names {
        Names::default()
    }
}

/// The file of a team with a name and wounds.
pub fn team_file(name: &str, wounds: u8) -> String {
    format!(
        "format = \"coverline team 1\"\nrules = \"duel\"\nname = \"{name}\"\nwounds = {wounds}\n"
    )
}
