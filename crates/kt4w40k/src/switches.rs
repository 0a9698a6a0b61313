//! Where the source leaves a choice: one value per question, defaulted as the rule book says (section 13.1).

table::switches! {
    /// The switches of the rule set.
    pub struct Switches {
        /// Whether a prepared unit that held its fire may fire with the others.
        prepared_may_fire_late: bool = false, ["off", "on"], "K4W-SHOOT-03";
        /// Whether a Decisive Shot forgets that the unit moved.
        decisive_shot_ignores_move: bool = true, ["on", "off"], "K4W-STRAT-04";
        /// What a charge that fails does.
        failed_charge_move: FailedCharge = FailedCharge::Kt, ["kt", "none"], "K4W-CHARGE-06";
        /// Whether gaps between the models of a unit screen too (section 13, row 15).
        screen_by_gaps: bool = false, ["off", "on"], "K4W-SHOOT-09";
        /// Whether degrading monsters fail morale as vehicles do.
        degrading_monsters_as_vehicles: bool = false, ["off", "on"], "K4W-MORALE-12";
        /// What a demoralised character's penalty covers.
        demoralised_scope: DemoralisedScope = DemoralisedScope::Tests, ["tests", "hits"], "K4W-MORALE-10";
        /// Whether a stratagem is used once a phase.
        stratagem_once_per_phase: bool = true, ["on", "off"], "K4W-STRAT-01";
        /// Whether who finishes deploying first adds 1 to the first initiative roll.
        first_deployer_bonus: bool = false, ["off", "on"], "K4W-INIT-02";
    }
    formerly {}
}

table::setting! {
    /// What a charge that fails does (K4W-CHARGE-06).
    pub enum FailedCharge {
        /// It comes as near as it can, or stays.
        Kt = "kt",
        /// It stays.
        None = "none",
    }
}

table::setting! {
    /// What a demoralised character's penalty covers (K4W-MORALE-10).
    pub enum DemoralisedScope {
        /// Hit rolls, psychic tests, denials, morale.
        Tests = "tests",
        /// Hit rolls alone.
        Hits = "hits",
    }
}
