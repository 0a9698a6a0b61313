//! Mechanisms that the Kill Team rule sets of 2021 and 2024 share.
//!
//! What is here is the same rule with the same words in both: teams and their cards, the board and who sees
//! and engages whom on it, how a base is walked, pools of attack and defence dice, re-rolls, how saves
//! cancel hits, strikes and blocks, and ploys. Whatever differs stays in the rule set's own crate; where only
//! the citation differs, the rule set hands it in.
//!
//! ```
//! use skirmish::{Hits, Spending, check_allocation};
//! use table::Saves;
//!
//! // Two normal saves cancel a critical hit; one alone would be left over.
//! let (hits, saves) = (Hits { critical: 1, normal: 0 }, Hits { critical: 0, normal: 2 });
//! let pair = Saves { pairs_on_criticals: 1, ..Saves::default() };
//! assert!(check_allocation(hits, saves, Spending::Must, pair).is_ok());
//! assert!(check_allocation(hits, saves, Spending::Must, Saves::default()).is_err());
//! ```

mod action;
mod card;
mod card_text;
mod clash;
mod doors;
mod drop_zone;
mod edition;
mod exchange;
mod field;
mod glance;
mod grip;
mod guess;
mod operative;
mod ploy;
mod ploy_file;
mod pool;
mod profile;
mod reroll;
mod rolling;
mod saves;
mod scheme;
mod scout;
mod sequence;
mod setup;
mod standing;
mod team_file;
mod validate;
mod verdict;
mod walk;

pub use action::{Action, ActionRules, ActionSet, MoveRules};
pub use card::{Card, Reach, Weapon};
pub use card_text::{BadWeaponRule, read_inches, read_number, spelling};
pub use clash::{Blow, Clash};
pub use doors::{DOOR_REACH, DOOR_WITH_ENEMIES, Worked, door_by_chance, work_door, workable_doors};
pub use drop_zone::{DROP_ZONE, DeployRules, may_deploy, wholly_inside};
pub use edition::{CardRules, Edition, SetupOf, Walled};
pub use exchange::{Blows, Exchange, Next, ResolveLaw};
pub use field::{ENGAGED, Field};
pub use glance::{LyingDice, Mark, Phase, Tray};
pub use guess::{MOST_PLACES, beside, guess_deployment, guess_move, places_to_go, spread};
pub use operative::{ActivePloy, DropZone, OpIx, Player, Presence, Readiness};
pub use ploy::{Effect, Lasts, Moment, Ploy, PloyPhase, Whom};
pub use pool::{Hits, Pool, faces_alike};
pub use profile::{Fighter, Profile};
pub use reroll::{Ceaseless, RerollLaw, Rerolls, WeaponRerolls};
pub use rolling::{Fell, Rolling};
pub use saves::{
    SaveFault, Spending, allocations, best_allocation, check_allocation, least_damage, left_over,
    only_allocation,
};
pub use scheme::{
    ActivePloys, Lend, Modifiers, Occasion, PloyRules, Scheme, any_ploy, ploy_options, use_ploy,
};
pub use scout::{Burden, Handling, Shelter};
pub use sequence::{
    CRITICAL, Choice, FAIL, FAILED_ONE, Key, NORMAL, Purses, Role, Sequence, Wait, use_slug,
};
pub use setup::{MAX_PLOYS, MAX_TEAM, MAX_WEAPONS, Mission, Setup, Team};
pub use standing::Standing;
pub use table::{
    BadSetup, BadStanding, BadState, BadSwitch, Board, Reason, SwitchCard, SwitchSet, Verdict,
};
pub use team_file::{read_team, team_remarks};
pub use validate::{MAX_ATTACKS, check_footing, check_operative, check_players};
pub use verdict::{explain_sight, facing_point, on_line};
pub use walk::{Others, Planned, Walk, WalkRules, end_of, stand_fault};
