//! Damage (section 3.11): wounds, injury and what follows from them.

use geometry::Length;
use skirmish::{Field, Modifiers, OpIx, Presence, Scheme};
use table::Event;

use crate::Kt24;

/// How badly an operative is hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Injury {
    /// It has all its wounds.
    Unhurt,
    /// KT24-DMG-03: fewer than it started with; no effect of its own.
    Wounded,
    /// KT24-DMG-04: fewer than half.
    Injured,
    /// KT24-DMG-06: none left.
    Incapacitated,
}

impl Kt24 {
    /// KT24-DMG-03, -04, -06, KT24-RUL-61.
    pub fn injury(&self, op: OpIx) -> Injury {
        let (now, full) = (self.operative(op).wounds, self.card(op).wounds);
        if now <= 0 {
            Injury::Incapacitated
        } else if 2 * i32::from(now) < i32::from(full) {
            Injury::Injured
        } else if now < full {
            Injury::Wounded
        } else {
            Injury::Unhurt
        }
    }

    /// Whether being injured changes the operative's stats now.
    fn suffers(&self, op: OpIx, modifiers: &Modifiers) -> bool {
        self.injury(op) >= Injury::Injured && !modifiers.steady
    }

    /// KT24-DMG-05, KT24-RUL-14: the Move stat, less 2" if injured, and not below the floor if there is one.
    pub fn movement(&self, op: OpIx) -> Length {
        let modifiers = self.modifiers(op);
        let card = self.card(op).movement;
        let whole = card + modifiers.movement;
        let reduced = if self.suffers(op, &modifiers) { whole - Length::inches(2) } else { whole };
        let floor = self.setup.switches.move_floor.length().min(card);
        reduced.max(floor).max(Length::ZERO)
    }

    /// By how much the Hit stat of the operative's weapons is worse (KT24-DMG-05).
    pub fn hit_penalty(&self, op: OpIx) -> u8 {
        u8::from(self.suffers(op, &self.modifiers(op)))
    }

    /// KT24-DMG-02: takes wounds off; the operative stays on the board until the action is over.
    pub(crate) fn inflict(&mut self, op: OpIx, points: u16) {
        if points == 0 {
            return;
        }
        let operative = self.operative_mut(op);
        operative.wounds = operative.wounds.saturating_sub_unsigned(points);
        let left = operative.wounds;
        let model = self.model(op);
        self.log.push(Event::Damage { model, points, left });
    }

    /// KT24-RUL-41: at the end of an action the incapacitated are removed (KT24-DMG-06).
    pub(crate) fn remove_incapacitated(&mut self) {
        for op in self.all() {
            let operative = self.operative_mut(op);
            if operative.presence == Presence::Board && operative.wounds <= 0 {
                operative.presence = Presence::Removed;
                let model = self.model(op);
                self.log.push(Event::Incapacitated { model });
            }
        }
    }

    /// The APL in force: KT24-RUL-53, all changes together within the cap.
    pub fn apl(&self, op: OpIx) -> u8 {
        let changes = self.operative(op).apl_changes.iter().map(|change| i16::from(change.by));
        let change = changes.sum::<i16>() + i16::from(self.modifiers(op).apl);
        let change = match self.setup.switches.apl_change_cap.most() {
            Some(cap) => change.clamp(-i16::from(cap), i16::from(cap)),
            None => change,
        };
        (i16::from(self.card(op).apl) + change).clamp(0, 99) as u8
    }
}
