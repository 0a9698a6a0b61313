//! Questions about tables of armies: every model is a unit of its own.

use battle::{Aim, Gait};
use geometry::{Cylinder, Footing, Length, OpenDoors};
use kt4w40k::{
    Keywords, Kt4w40k, Line, MAX_UNITS, ModelIx, Profile, Standing, Switches, UnitCard, UnitIx,
};
use odds::SwitchSettings;
use table::{Illegal, Killzone, ModelId, RuleSet, Side, Verdict, Way};

use crate::BadQuestion;
use crate::kt18::read_aim;
use crate::layout::read_switches;
use crate::tabletop::{Says, Stander, Tabletop, Went};

/// The index of a unit that the question laid out, and so one that there is.
fn index(game: &Kt4w40k, unit: ModelId) -> usize {
    game.setup().index(unit).unwrap_or(0)
}

/// The one model of a unit.
fn model(game: &Kt4w40k, unit: ModelId) -> ModelIx {
    ModelIx(game.setup().range(index(game, unit)).start as u16)
}

impl Tabletop for Kt4w40k {
    const RULE_SET: RuleSet = RuleSet::KT4W40K;
    const SAYS: Says = Says {
        sides: Side::MAX,
        team: MAX_UNITS / Side::MAX,
        orders: false,
        heights: true,
        keywords: true,
    };
    const MOVES: [(&'static str, Gait); 4] = Gait::WORDS;
    type Move = Gait;
    type Weapon = Aim;

    fn lay_out(
        board: Killzone,
        models: &[Stander],
        switches: &SwitchSettings,
    ) -> Result<Self, BadQuestion> {
        let set: Switches = read_switches(switches)?;
        let standing = models.iter().map(|model| Standing {
            side: model.side,
            card: card(model),
            at: model.place,
        });
        Kt4w40k::standing_as(board, standing.collect(), set)
            .map_err(|error| BadQuestion::new("models", error))
    }

    fn read_weapon(field: &str, rules: &[&str]) -> Result<Aim, BadQuestion> {
        read_aim(field, rules)
    }

    fn killzone(&self) -> &Killzone {
        self.setup().killzone()
    }

    fn open_doors(&self) -> OpenDoors {
        self.state().doors
    }

    fn body(&self, unit: ModelId) -> Cylinder {
        Kt4w40k::body(self, model(self, unit))
    }

    fn verdict_on(&self, from: ModelId, to: ModelId, weapon: &Aim) -> Verdict {
        self.verdict(model(self, from), model(self, to), weapon)
    }

    fn go(&self, unit: ModelId, kind: Gait, way: &Way, limit: Length) -> Result<Went, Illegal> {
        let planned = self.may_go(UnitIx(index(self, unit) as u8), kind, way, limit)?;
        let path: Vec<Footing> = planned.path.iter().copied().collect();
        Ok(Went { length: planned.length, path })
    }

    fn limit_rule(kind: Gait) -> &'static str {
        Kt4w40k::gait_rule(kind)
    }
}

/// The reference trooper of the rule book's examples on a base of this size; INFANTRY unless the question says otherwise.
fn card(model: &Stander) -> UnitCard {
    let keywords = Keywords {
        infantry: model.is_infantry(),
        biker: model.bears("BIKER"),
        monster: model.bears("MONSTER"),
        vehicle: model.bears("VEHICLE"),
        titanic: model.bears("TITANIC"),
        building: model.bears("BUILDING"),
        character: model.bears("CHARACTER"),
        psyker: model.bears("PSYKER"),
        fly: model.bears("FLY"),
        aircraft: model.bears("AIRCRAFT"),
    };
    let best = Line {
        from: 1,
        movement: Length::inches(6),
        weapon_skill: 3,
        ballistic_skill: 3,
        attacks: 1,
    };
    let profile = Profile {
        name: model.id.clone(),
        best,
        worse: Vec::new(),
        strength: 4,
        toughness: 4,
        wounds: 1,
        leadership: 7,
        save: 4,
        invulnerable: None,
        ignores: None,
        radius: model.radius,
        height: model.height,
        weapons: Vec::new(),
    };
    UnitCard {
        name: model.id.clone(),
        models: vec![profile],
        keywords,
        others: others(model),
        points: 0,
        powers: Vec::new(),
        casts: 0,
        denies: 0,
        capacity: 0,
        aura: None,
        advance_and_charge: false,
        fights_first: false,
        fights_last: false,
        reserve: false,
    }
}

/// The keywords as the question gives them: the first is the kind of what is of no other.
fn others(model: &Stander) -> Vec<String> {
    let given = model.keywords.iter().flatten();
    given.map(|word| word.to_uppercase()).collect()
}
