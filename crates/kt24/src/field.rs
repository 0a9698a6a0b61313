//! Operatives on the board: control range (section 3.12) and visibility (KT24-VIS-01, -02).

use geometry::{Footing, OpenDoors};
use skirmish::{Field, OpIx, Presence};

use crate::{Kt24, Setup, WeaponRules};

/// What `skirmish` makes of it: `visible` is KT24-VIS-01, -02 and KT24-RUL-03; `engaged` is control range,
/// KT24-CR-01, -02: within 1" and visible to either, between the bases in space, exactly 1" included
/// (KT24-RUL-01, -02).
impl Field for Kt24 {
    type WeaponRules = WeaponRules;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn doors(&self) -> OpenDoors {
        self.state.doors
    }

    fn presence(&self, op: OpIx) -> Presence {
        self.operative(op).presence
    }

    fn place(&self, op: OpIx) -> Footing {
        self.operative(op).place
    }

    fn wounds(&self, op: OpIx) -> i16 {
        self.operative(op).wounds
    }

    /// KT24-RUL-04, only with the switch.
    fn bodies_hide(&self) -> bool {
        self.setup.switches.operatives_block_sight
    }
}
