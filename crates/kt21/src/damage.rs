//! Damage (section 9): wounds, injury and what follows from them.

use geometry::Length;
use skirmish::{Field, Modifiers, OpIx, Presence, Scheme};
use table::Event;

use crate::Kt21;

impl Kt21 {
    /// KT21-DMG-02, KT21-OP-50: fewer than half of its wounds left, without rounding.
    pub fn injured(&self, op: OpIx) -> bool {
        2 * i32::from(self.wounds(op)) < i32::from(self.card(op).wounds)
    }

    fn suffers(&self, op: OpIx, modifiers: &Modifiers) -> bool {
        self.injured(op) && !modifiers.steady
    }

    /// KT21-DMG-03: M, less 2" if injured, but not below 0.
    pub fn movement(&self, op: OpIx) -> Length {
        let modifiers = self.modifiers(op);
        let whole = self.card(op).movement + modifiers.movement;
        let lost = if self.suffers(op, &modifiers) { Length::inches(2) } else { Length::ZERO };
        (whole - lost).max(Length::ZERO)
    }

    /// KT21-DMG-04: by how much BS and WS of the operative's weapons are worse.
    pub fn hit_penalty(&self, op: OpIx) -> u8 {
        u8::from(self.suffers(op, &self.modifiers(op)))
    }

    /// KT21-DMG-01: takes wounds off; it may go below 0, and nothing carries over (KT21-OP-38).
    pub(crate) fn inflict(&mut self, op: OpIx, points: u16) {
        if let Some(left) = self.lose(op, points) {
            let model = self.model(op);
            self.log.push(Event::Damage { model, points, left });
        }
    }

    /// KT21-DMG-06: mortal wounds, one wound each, at once.
    pub(crate) fn inflict_mortal(&mut self, op: OpIx, points: u16) {
        if let Some(left) = self.lose(op, points) {
            let model = self.model(op);
            self.log.push(Event::MortalWounds { model, points, left });
        }
    }

    fn lose(&mut self, op: OpIx, points: u16) -> Option<i16> {
        let operative = self.operative_mut(op);
        operative.wounds = operative.wounds.saturating_sub_unsigned(points);
        (points > 0).then_some(operative.wounds)
    }

    /// KT21-DMG-05: removes the incapacitated, but for one who has an attack to complete (KT21-OP-40).
    pub(crate) fn remove_incapacitated(&mut self, except: Option<OpIx>) {
        for op in self.all().filter(|op| Some(*op) != except) {
            let operative = self.operative_mut(op);
            if operative.presence == Presence::Board && operative.wounds <= 0 {
                operative.presence = Presence::Removed;
                let model = self.model(op);
                self.log.push(Event::Incapacitated { model });
            }
        }
    }

    /// KT21-FF-05, KT21-OP-47: the APL in force; all changes together take at most 1 away, and never below 0.
    pub fn apl(&self, op: OpIx) -> u8 {
        let stun = -i16::from(self.operative(op).stunned);
        let change = (stun + i16::from(self.modifiers(op).apl)).max(-1);
        (i16::from(self.card(op).apl) + change).clamp(0, 99) as u8
    }

    /// APL -1 until its next activation ends, or the one that is going on; a second time changes nothing
    /// (KT21-OP-47, KT21-WR-STUN-SHOOT, KT21-WR-STUN-FIGHT).
    pub(crate) fn stun(&mut self, op: OpIx) {
        let model = self.model(op);
        let operative = self.operative_mut(op);
        if operative.presence == Presence::Board && !operative.stunned {
            operative.stunned = true;
            self.log.push(Event::Stunned { model });
        }
    }
}
