//! The table as a player takes it in before it thinks: everything that is asked often, in plain numbers.

use arrayvec::ArrayVec;
use geometry::{Footing, Length};
use skirmish::{Burden, CardRules, ENGAGED, MAX_TEAM, MAX_WEAPONS, OpIx, Reach, Readiness, Weapon};
use table::{Order, Side};

use super::odds_cache::{Brawler, Guard, GuardId, ProfileId};
use super::sightlines::Spot;
use super::{Mind, Tactical};

/// What an operative is worth for standing.
const OPERATIVE: i32 = 1000;

/// A weapon in somebody's hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arm {
    /// Its index on the card.
    pub weapon: u8,
    /// As it is used.
    pub profile: ProfileId,
    /// How far it shoots from the middle of one base to the middle of another, without the radii; none: anywhere.
    pub range: Option<Length>,
    /// Whether it shoots under a Conceal order.
    pub silent: bool,
    /// Whether cover does not keep it off.
    pub seeks: bool,
    /// Whether cover does not help against it.
    pub saturates: bool,
    /// Which moves go together with it.
    pub burden: Burden,
}

/// An operative as it stands.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Which it is.
    pub op: OpIx,
    /// Whose it is.
    pub side: Side,
    /// Where it stands.
    pub place: Footing,
    /// The place of the lattice next to that.
    pub spot: Spot,
    /// The wounds it has left.
    pub wounds: u16,
    /// Its order.
    pub order: Order,
    /// Whether it is still to act.
    pub ready: bool,
    /// Its action points.
    pub apl: u8,
    /// How far it moves.
    pub movement: Length,
    /// The radius of its base.
    pub radius: Length,
    /// What it is worth.
    pub worth: i32,
}

/// What of an operative changes seldom: worked out when injury, ploys or used-up weapons change it.
#[derive(Clone, Debug)]
pub struct Kit {
    /// Injury, defence, the weapons that have uses left, and which ploys worked: what it was worked out for.
    key: (bool, u8, u8, u32),
    /// Which one it is: another number every time it changes.
    pub version: u32,
    /// What protects it.
    pub guard: GuardId,
    /// What it shoots with.
    pub ranged: ArrayVec<Arm, MAX_WEAPONS>,
    /// What it fights with.
    pub melee: ArrayVec<Arm, MAX_WEAPONS>,
    /// What it is worth.
    pub worth: i32,
}

/// The table at one moment.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// Everybody who stands, side A's first.
    pub figures: ArrayVec<Figure, { 2 * MAX_TEAM }>,
    /// Whether this is the last turning point.
    pub last: bool,
}

impl Survey {
    /// The place in the list of an operative that stands.
    pub fn find(&self, op: OpIx) -> Option<usize> {
        self.figures.iter().position(|figure| figure.op == op)
    }

    /// The enemies of somebody, by their places in the list.
    pub fn enemies(&self, of: usize) -> impl Iterator<Item = usize> + use<> {
        let first = self.figures.partition_point(|figure| figure.side == Side::A);
        let all = self.figures.len();
        if self.figures[of].side == Side::A { first..all } else { 0..first }
    }

    /// Whether somebody is near enough to fight a base that stands somewhere, as far as distance goes.
    pub fn beside(&self, one: &Figure, place: Footing, radius: Length) -> bool {
        let reach = one.radius + radius + ENGAGED;
        place.at.squared_distance(one.place.at) <= reach.squared()
            && (place.z - one.place.z).abs() <= ENGAGED
    }

    /// The first enemy near enough to fight.
    pub fn engaged(&self, a: usize) -> Option<usize> {
        let one = &self.figures[a];
        self.enemies(a).find(|enemy| {
            let other = &self.figures[*enemy];
            self.beside(one, other.place, other.radius)
        })
    }
}

impl<G: Tactical> Mind<G> {
    /// Takes the table in.
    pub fn look(&mut self, game: &G) {
        let ploys = game.working();
        if self.ploys != *ploys {
            self.ploys = ploys.clone();
            self.ploys_number += 1;
        }
        let last = game.round() >= game.setup().turning_points();
        let mut figures = std::mem::take(&mut self.survey.figures);
        figures.clear();
        for op in game.all().filter(|op| game.stands(*op)) {
            self.equip(game, op);
            let place = game.place(op);
            figures.push(Figure {
                op,
                side: game.side_of(op),
                place,
                spot: self.spot_of(op, place),
                wounds: game.wounds(op).max(1) as u16,
                order: game.order(op),
                ready: game.readiness(op) == Readiness::Ready,
                apl: game.apl(op),
                movement: game.movement(op),
                radius: game.card(op).radius,
                worth: self.kits[op.at()].as_ref().map_or(0, |kit| kit.worth),
            });
        }
        if last {
            // What somebody who has acted could do does not matter any more: only that it stands.
            for figure in figures.iter_mut().filter(|figure| !figure.ready) {
                figure.worth = OPERATIVE;
            }
        }
        self.survey = Survey { figures, last };
    }

    /// The place of the lattice next to an operative, remembered while it stays.
    fn spot_of(&mut self, op: OpIx, place: Footing) -> Spot {
        match self.spots[op.at()] {
            Some((known, spot)) if known == place => spot,
            _ => {
                let spot = self.lines.nearest(place);
                self.spots[op.at()] = Some((place, spot));
                spot
            }
        }
    }

    /// Works out what an operative carries, if that has changed.
    fn equip(&mut self, game: &G, op: OpIx) {
        let card = game.card(op);
        let injured = 2 * i32::from(game.wounds(op)) < i32::from(card.wounds);
        let loaded = (0..card.weapons.len())
            .filter(|weapon| game.loaded(op, *weapon))
            .fold(0, |bits, weapon| bits | 1 << weapon);
        let save = card.save.saturating_sub(game.modifiers(op).save);
        let key = (injured, save, loaded, self.ploys_number);
        let kit = &mut self.kits[op.at()];
        if kit.as_ref().is_some_and(|kit| kit.key == key) {
            return;
        }
        self.versions += 1;
        let guard = Guard { dice: card.defence, save, invulnerable: card.invulnerable };
        let mut fresh = Kit {
            key,
            version: self.versions,
            guard: self.odds.guard(guard),
            ranged: ArrayVec::new(),
            melee: ArrayVec::new(),
            worth: OPERATIVE + self.weights.arms * most_harm(&card.weapons),
        };
        for (index, weapon) in card.weapons.iter().enumerate() {
            if loaded >> index & 1 == 0 {
                continue;
            }
            let profile = game.profile(op, index);
            let handling = profile.rules.handling();
            let arm = Arm {
                weapon: index as u8,
                profile: self.odds.profile(profile),
                range: handling.range,
                silent: handling.silent,
                seeks: handling.seeks,
                saturates: handling.saturates,
                burden: handling.burden,
            };
            match weapon.reach {
                Reach::Ranged => fresh.ranged.push(arm),
                Reach::Melee => fresh.melee.push(arm),
            }
        }
        // The same kit as before keeps its number, and with it what was found out about it.
        if let Some(known) = kit
            && known.guard == fresh.guard
            && known.ranged == fresh.ranged
            && known.melee == fresh.melee
        {
            known.key = key;
            return;
        }
        *kit = Some(fresh);
    }

    /// Somebody as a fighter with a weapon.
    pub fn brawler(&self, figure: &Figure, arm: Option<&Arm>) -> Brawler {
        (arm.map(|arm| arm.profile), figure.wounds)
    }
}

/// Sixths of the wounds that the best of some weapons takes on average, before saves.
fn most_harm<R>(weapons: &[Weapon<R>]) -> i32 {
    let harm = |weapon: &Weapon<R>| {
        let [normal, critical] = weapon.damage.map(i32::from);
        i32::from(weapon.attacks) * (i32::from(6 - weapon.hit.min(6)) * normal + critical)
    };
    weapons.iter().map(harm).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use catalog::{Matchup, killzone, team};
    use dice::{Chance, Face};
    use game::Game;
    use kt24::Kt24;
    use skirmish::Field;
    use table::{Ask, RuleSet, Rules, Status};

    use super::*;

    /// Positions of games that are played at random, in random order.
    fn positions() -> Vec<Game> {
        let teams = ["saltglass-crew", "lantern-company"].map(|name| team(name).unwrap());
        let board = killzone("cooperage-yard").unwrap();
        let start = Matchup::new(RuleSet::KT24, teams, board, None).unwrap().game().unwrap();
        let mut found = Vec::new();
        for number in 0..6 {
            let (mut game, mut chance) = (start.clone(), Chance::new(4, number));
            game.silence();
            loop {
                match game.status() {
                    Status::Over(_) => break,
                    Status::Roll(roll) => {
                        let faces: Vec<Face> = chance.faces(usize::from(roll.dice)).collect();
                        game.roll(&faces).unwrap();
                    }
                    Status::Decide(decision) => {
                        if decision.ask == Ask::Activate {
                            found.push(game.clone());
                        }
                        let answer = game.propose(&mut chance);
                        game.answer(&answer).unwrap();
                    }
                }
            }
        }
        Chance::new(5, 0).shuffle(&mut found);
        found
    }

    #[test]
    fn kits_are_those_of_the_position_whatever_was_seen_before() {
        let positions = positions();
        let games: Vec<&Kt24> = positions.iter().filter_map(|game| game.of()).collect();
        let empty = Mind::new(games[0], crate::skirmish::Weights::default());
        let mut seasoned = empty.clone();
        let mut ploys = 0;
        for game in games {
            seasoned.look(game);
            ploys += usize::from(!seasoned.ploys.is_empty());
            let mut fresh = empty.clone();
            // With the same numbers for weapons, kits can be compared.
            fresh.odds = seasoned.odds.clone();
            fresh.look(game);
            for op in game.all().filter(|op| game.stands(*op)) {
                let kit = |mind: &Mind<Kt24>| {
                    let kit = mind.kits[op.at()].clone().unwrap();
                    (kit.guard, kit.ranged, kit.melee, kit.worth)
                };
                assert_eq!(kit(&seasoned), kit(&fresh), "{op:?}");
            }
        }
        assert!(ploys > 0, "ploys change kits");
    }
}
