//! Where the sources disagree or leave a choice: one switch per question, defaulted as the rule book says
//! (section 16).

table::switches! {
    /// The switches of the rule set.
    pub struct Switches {
        /// Whether the winner of the initiative roll names who has initiative (D-01).
        initiative_winner_chooses: bool = false, ["off", "on"], "KT21-INIT-02";
        /// Whether Group Activation is honoured.
        use_group_activation: bool = false, ["off", "on"], "KT21-OP-04";
        /// Whether each straight segment of a move is rounded up to a whole inch.
        round_move_increments: bool = false, ["off", "on"], "KT21-OP-07";
        /// What makes terrain large enough to obscure.
        obscuring: Obscuring = Obscuring::Height, ["height", "traits"], "KT21-OP-28";
        /// Whether height reveals concealed targets in Cover.
        vantage_exception: bool = true, ["on", "off"], "KT21-LOS-04";
        /// Whether a height difference of exactly 2" is enough for that.
        vantage_inclusive: bool = false, ["off", "on"], "KT21-OP-32";
        /// Whether that works only against Cover from Light terrain.
        vantage_light_only: bool = false, ["off", "on"], "KT21-OP-32";
        /// Whether other operatives' bases give Cover.
        bases_give_cover: bool = false, ["off", "on"], "KT21-OP-30";
        /// Whether Blast reaches only those whom the original target sees (D-03).
        blast_needs_visibility: bool = true, ["on", "off"], "KT21-WR-BLAST";
        /// Whether Reap also measures from its user (D-04).
        reap_from_user: bool = true, ["on", "off"], "KT21-WR-REAP";
        /// Whether saves are spent in the best way without asking.
        auto_saves: bool = true, ["on", "off"], "KT21-OP-37";
        /// Whether the battle ends when a side has no operatives left.
        stop_on_wipeout: bool = true, ["on", "off"], "KT21-OP-60";
        /// Whether the walls and doors of a board are played with.
        confines: bool = true, ["on", "off"], "KT18-SCOPE-02";
    }
    formerly {
        obscuring = "traits";
    }
}

table::setting! {
    /// What makes terrain large.
    pub enum Obscuring {
        /// That it is taller than the target.
        Height = "height",
        /// That it is Heavy; its height only where it has no trait.
        Traits = "traits",
    }
}
