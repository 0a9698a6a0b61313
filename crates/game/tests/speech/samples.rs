//! One of everything that can be said.

use geometry::{Footing, Length, Point};
use serde::de::DeserializeOwned;
use serde_json::json;
use table::{Ask, Errand, Event, Slug, Spoken};

/// One message for every key of a family. Messages ignore fields that they do not have, so all are made
/// from one list of values.
pub fn samples<S: Spoken + DeserializeOwned>() -> Vec<S> {
    let place = Footing { at: Point { x: Length::inches(4), y: half(13) }, z: Length::ZERO };
    let fields = json!({
        "action": "fall-back", "after": "charge", "at": place, "attacks": 4, "charger": "A3", "cost": 2,
        "cover": true, "critical": 1, "dice": 5, "door": "Airlock", "doors": 4, "edge": "west",
        "errand": "pile-in", "expected": "yes, or pass", "faces": [0, 1, 1, 1, 0, 1], "found": 3,
        "friend": "A2", "has": "bolt-pistol, knife", "hits": 2, "left": 1, "length": half(13),
        "limit": Length::inches(6), "model": "B3", "most": 2, "normal": 2, "number": 1,
        "obscured": false, "order": "conceal", "other": "B2", "phase": "movement",
        "ploy": "iron-will", "points": 3, "power": "psybolt", "range": Length::inches(8), "reach": Length::inches(2), "reason": "attack", "side": "A",
        "source": "balanced", "success": "critical", "target": "B1", "targets": 2, "terrain": "Ruin",
        "to": place, "transport": "B4", "weapon": "long-rifle", "wounds": 7, "zone": 2, "zones": 2,
    });
    let sample = |&key: &&str| {
        let mut fields = fields.clone();
        fields["key"] = key.into();
        match key {
            "dice-count" => fields["expected"] = 4.into(),
            "initiative-order" => fields["order"] = json!(["B", "C", "A"]),
            "declares-charge" => fields["targets"] = json!(["A1", "A2"]),
            "runs" | "charge-rolled" => fields["most"] = json!(8.5),
            _ => {}
        }
        // Events tell lengths and places in inches.
        if S::FAMILY == Event::FAMILY {
            fields["length"] = json!(6.5);
            for field in ["at", "to"] {
                fields[field] = json!([4.0, 6.5, 0.0]);
            }
        }
        let message: S = serde_json::from_value(fields).unwrap_or_else(|e| panic!("{key}: {e}"));
        assert_eq!(message.key(), key);
        message
    };
    S::KEYS.iter().map(sample).collect()
}

pub fn half(halves: i32) -> Length {
    Length::from_units(halves * 1270)
}

/// Every kind of question, with its message.
pub fn questions() -> Vec<(Ask, &'static str)> {
    let [model, charger] = ["B3", "A3"].map(|id| id.parse().unwrap());
    let asks = [
        Ask::DropZone,
        Ask::Barricade { left: 4 },
        Ask::Deploy { left: 2 },
        Ask::Initiative,
        Ask::Gambit,
        Ask::Activate,
        Ask::Counteract,
        Ask::Overwatch,
        Ask::Act { model, ap: 1 },
        Ask::NextTarget,
        Ask::MoreTargets,
        Ask::React { model },
        Ask::Keep { most: 2 },
        Ask::Reroll,
        Ask::Use { rule: Slug::of("rending") },
        Ask::CoverSave,
        Ask::Saves,
        Ask::Weapon,
        Ask::Resolve,
        Ask::Move,
        Ask::Go { model, errand: Errand::PileIn, most: Length::inches(3) },
        Ask::Doors { model },
        Ask::RemoteDoors { model, left: 2 },
        Ask::Contest { door: 3 },
        Ask::DoorState { door: 3 },
        Ask::Reaction { model, charger },
        Ask::Intercept { model, charger, length: half(13) },
        Ask::Snap { model, charger },
        Ask::Cast,
        Ask::Deny { power: Slug::of("psybolt") },
        Ask::Fire,
        Ask::FightWith,
        Ask::Blows { model },
        Ask::SaveWith { model },
        Ask::Window { window: Slug::of("start-of-combat") },
        Ask::Opportunity { model, charger },
        Ask::Embark { model },
        Ask::Allocate { model, left: 2 },
        Ask::Muster,
        Ask::Bravery { model },
    ];
    // A new kind of question does not compile here until it has a message.
    let id = |ask: &Ask| match ask {
        Ask::DropZone => "ask-drop-zone",
        Ask::Barricade { .. } => "ask-barricade",
        Ask::Deploy { .. } => "ask-deploy",
        Ask::Initiative => "ask-initiative",
        Ask::Gambit => "ask-gambit",
        Ask::Activate => "ask-activate",
        Ask::Counteract => "ask-counteract",
        Ask::Overwatch => "ask-overwatch",
        Ask::Act { .. } => "ask-act",
        Ask::NextTarget => "ask-next-target",
        Ask::MoreTargets => "ask-more-targets",
        Ask::React { .. } => "ask-react",
        Ask::Keep { .. } => "ask-keep",
        Ask::Reroll => "ask-reroll",
        Ask::Use { .. } => "ask-use",
        Ask::CoverSave => "ask-cover-save",
        Ask::Saves => "ask-saves",
        Ask::Weapon => "ask-weapon",
        Ask::Resolve => "ask-resolve",
        Ask::Move => "ask-move",
        Ask::Go { .. } => "ask-go",
        Ask::Doors { .. } => "ask-doors",
        Ask::RemoteDoors { .. } => "ask-remote-doors",
        Ask::Contest { .. } => "ask-contest",
        Ask::DoorState { .. } => "ask-door-state",
        Ask::Reaction { .. } => "ask-reaction",
        Ask::Intercept { .. } => "ask-intercept",
        Ask::Snap { .. } => "ask-snap",
        Ask::Cast => "ask-cast",
        Ask::Deny { .. } => "ask-deny",
        Ask::Fire => "ask-fire",
        Ask::FightWith => "ask-fight-with",
        Ask::Blows { .. } => "ask-blows",
        Ask::SaveWith { .. } => "ask-save-with",
        Ask::Window { .. } => "ask-window",
        Ask::Opportunity { .. } => "ask-opportunity",
        Ask::Embark { .. } => "ask-embark",
        Ask::Allocate { .. } => "ask-allocate",
        Ask::Muster => "ask-muster",
        Ask::Bravery { .. } => "ask-bravery",
    };
    asks.into_iter().map(|ask| (ask.clone(), id(&ask))).collect()
}
