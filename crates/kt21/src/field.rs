//! Operatives on the killzone: measuring (KT21-MEAS-02 to -05), Engagement Range (section 5) and visibility.

use geometry::{Footing, OpenDoors};
use skirmish::{Board, Field, OpIx, Presence};

use crate::{Kt21, Setup, WeaponRules};

/// What `skirmish` makes of it: `visible` is KT21-VIS-01, -02, the test that every rule uses (KT21-OP-34);
/// `engaged` is Engagement Range, KT21-ER-01, -02: within 1" and visible to either, between the nearest points
/// of the bases in space (KT21-MEAS-03, KT21-OP-01), asked of enemies only (KT21-ER-03). Operatives never hide others
/// (KT21-OP-30).
impl Field for Kt21 {
    type WeaponRules = WeaponRules;

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn board(&self) -> &Board {
        self.board.as_deref().unwrap_or(&self.setup.board)
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
}
