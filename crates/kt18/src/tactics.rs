//! Command points, and the Tactics of the indoor boards (KT18-CP-02, KT18-TAC-00).

use table::{Event, Illegal, ModelId, Side, Slug, Why};

use crate::Kt18;

/// A Tactic of section 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tactic {
    /// KT18-TAC-01 to -05.
    PointBlankOverwatch,
    /// KT18-TAC-06 to -08.
    RemoteAccess,
}

impl Tactic {
    /// Both of them.
    pub const ALL: [Tactic; 2] = [Tactic::PointBlankOverwatch, Tactic::RemoteAccess];

    /// Its name in the notation.
    pub fn slug(self) -> Slug {
        Slug::of(match self {
            Tactic::PointBlankOverwatch => "point-blank-overwatch",
            Tactic::RemoteAccess => "remote-access",
        })
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Kt18 {
    /// Whether a player can pay for a Tactic now, its trigger apart.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_pay(&self, side: Side, tactic: Tactic) -> Result<(), Illegal> {
        let (ploy, player) = (tactic.slug(), &self.state.players[side.index()]);
        if !self.setup.mission.tactics {
            return Err(Illegal::new("KT18-TAC-00", Why::PloyMoment { ploy }));
        }
        let once = self.setup.switches.tactic_once_per_phase;
        if once && player.tactics_used & tactic.bit() != 0 {
            return Err(Illegal::new("KT18-CP-02", Why::PloyUsed { ploy }));
        }
        let (cost, left) = (self.setup.switches.tac_cost.0, player.cp);
        if left < cost {
            return Err(Illegal::new("KT18-CP-02", Why::TooFewCp { cost, left }));
        }
        Ok(())
    }

    /// Pays for a Tactic.
    pub(crate) fn pay(&mut self, side: Side, tactic: Tactic, model: ModelId) {
        let player = &mut self.state.players[side.index()];
        player.cp -= self.setup.switches.tac_cost.0;
        player.tactics_used |= tactic.bit();
        let points = player.cp;
        self.log.push(Event::PloyOn { side, ploy: tactic.slug(), model });
        self.log.push(Event::CommandPoints { side, points });
    }

    /// Whether an answer names a Tactic, and this one.
    ///
    /// # Errors
    /// If there is no such Tactic, or it is the other one.
    pub(crate) fn named(ploy: Slug, tactic: Tactic) -> Result<(), Illegal> {
        if ploy == tactic.slug() {
            return Ok(());
        }
        if Tactic::ALL.iter().any(|known| known.slug() == ploy) {
            return Err(Illegal::new("KT18-CP-02", Why::PloyMoment { ploy }));
        }
        let has = Tactic::ALL.map(|known| known.slug().to_string()).join(", ");
        Err(Illegal::new("KT18-CP-02", Why::UnknownPloy { ploy, has }))
    }
}
