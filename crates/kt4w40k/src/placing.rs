//! Setting units up: at the start, out of a transport, out of reserve (K4W-BASE-02, K4W-TRANS-02, K4W-RES-02).

use geometry::{Disc, Footing, Length, Surroundings};
use table::{Errand, Event, Illegal, Way, Why};

use crate::Kt4w40k;
use crate::field::{COHERENCY, ENGAGED, coherent};
use crate::state::{ModelIx, UnitIx, Whereabouts};

/// How far from its first model the places of a block are tried, in models.
const RINGS: i32 = 8;

/// Where models are set up.
pub type Places = Vec<(ModelIx, Footing)>;

impl Kt4w40k {
    /// Where the models of a unit would stand, set up as a block round a place; places are tried outwards. None if not
    /// all of them find room.
    pub(crate) fn block(
        &self,
        unit: UnitIx,
        at: Footing,
        fits: impl Fn(&Disc) -> bool,
    ) -> Option<Places> {
        let places = self.crowd(unit, at, fits, false);
        (places.len() == self.living(unit).count()).then_some(places)
    }

    /// The same for as many as find room; if nobody has to be left out, or as soon as somebody has to be, unless others
    /// may go on without.
    fn crowd(
        &self,
        unit: UnitIx,
        at: Footing,
        fits: impl Fn(&Disc) -> bool,
        without: bool,
    ) -> Places {
        let step = |radius: Length| radius * 2 + Length::from_units(100);
        let widest = self.living(unit).map(|model| self.setup.radius(model.at())).max();
        let radius = step(widest.unwrap_or_default()) * (RINGS * 2);
        let block = Disc { centre: at.at, radius, z: at.z };
        let others = self.standing().filter(|other| *other != unit);
        let others = others.flat_map(|other| self.living(other)).map(|model| self.base(model));
        let others: Vec<Disc> = others.filter(|other| block.overlaps(other)).collect();
        let mut bases: Vec<Disc> = Vec::new();
        let mut places = Places::new();
        let mut near: Vec<Disc> = Vec::new();
        for model in self.living(unit) {
            let radius = self.setup.radius(model.at());
            let tried = spiral(at, step(radius)).find(|place| {
                let base = Disc { centre: place.at, radius, z: place.z };
                let apart =
                    bases.is_empty() || bases.iter().any(|other| base.within(other, COHERENCY));
                if !apart || !fits(&base) {
                    return false;
                }
                let all = others.iter().chain(&bases).copied();
                near.clear();
                near.extend(all.filter(|other| base.overlaps(other)));
                let around = Surroundings {
                    open: self.state.doors,
                    solids: &near,
                    ..Surroundings::default()
                };
                let ground = self.setup.board.ground(model.at());
                ground.can_stand(&around, *place).is_ok()
            });
            match tried {
                Some(place) => {
                    bases.push(Disc { centre: place.at, radius, z: place.z });
                    places.push((model, place));
                }
                None if without => {}
                None => break,
            }
        }
        places
    }

    /// As many of a unit as find room round a place.
    pub(crate) fn squeeze(
        &self,
        unit: UnitIx,
        at: Footing,
        fits: impl Fn(&Disc) -> bool,
    ) -> Places {
        self.crowd(unit, at, fits, true)
    }

    /// Where a player sets up the models of a unit one by one, checked.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(crate) fn ranks(
        &self,
        unit: UnitIx,
        named: &[(u8, Way)],
        rule: &'static str,
        fits: impl Fn(&Disc) -> bool,
    ) -> Result<Places, Illegal> {
        let id = self.id(unit);
        let mut bases: Vec<Disc> = Vec::new();
        let mut places = Places::new();
        for (number, way) in named {
            let Way::To(place) = way else {
                return Err(Illegal::not_asked(rule, "march N to PLACE ..."));
            };
            let unknown = Illegal::new(rule, Why::UnknownModel { model: id });
            let model = self.numbered(unit, *number).ok_or(unknown)?;
            if places.iter().any(|(other, _)| *other == model) {
                return Err(Illegal::new(rule, Why::TargetTwice { model: id }));
            }
            let base = Disc { centre: place.at, radius: self.setup.radius(model.at()), z: place.z };
            let others = self.standing().filter(|other| *other != unit);
            let mut others = others.flat_map(|other| self.living(other));
            if let Some(other) = others.find(|other| base.overlaps(&self.base(*other))) {
                let model = self.id(self.unit_of(other));
                return Err(Illegal::new("K4W-BASE-05", Why::Overlaps { model }));
            }
            if bases.iter().any(|other| base.overlaps(other)) {
                return Err(Illegal::new("K4W-BASE-05", Why::Overlaps { model: id }));
            }
            let around = Surroundings { open: self.state.doors, ..Surroundings::default() };
            let ground = self.setup.board.ground(model.at());
            if !fits(&base) || ground.can_stand(&around, *place).is_err() {
                return Err(Illegal::new(rule, Why::NoWay));
            }
            bases.push(base);
            places.push((model, *place));
        }
        if !coherent(&bases) {
            return Err(Illegal::new("K4W-BASE-02", Why::NotCoherent { model: id }));
        }
        Ok(places)
    }

    /// Whether a base is further than so much from all enemies of a unit.
    pub(crate) fn clear_of_enemies(&self, unit: UnitIx, by: Length) -> impl Fn(&Disc) -> bool {
        let enemies: Vec<Disc> = self
            .enemies_of(self.side_of(unit))
            .flat_map(|enemy| self.living(enemy))
            .map(|model| self.base(model))
            .collect();
        move |base| !enemies.iter().any(|enemy| base.within(enemy, by))
    }
}

/// Places round a place, nearer ones first.
fn spiral(at: Footing, step: Length) -> impl Iterator<Item = Footing> {
    (0..RINGS).flat_map(move |ring: i32| {
        let side = (-ring..=ring).flat_map(move |i| (-ring..=ring).map(move |j| (i, j)));
        side.filter(move |(i, j)| i.abs().max(j.abs()) == ring).map(move |(i, j)| {
            let point = geometry::Point::new(at.at.x + step * i, at.at.y + step * j);
            Footing { at: point, z: at.z }
        })
    })
}

/// Where the models of a unit would stand as a block, apart from enemies.
pub(crate) fn set_down(
    game: &Kt4w40k,
    unit: UnitIx,
    place: Footing,
    fits: impl Fn(&Disc) -> bool,
) -> Option<Places> {
    let clear = game.clear_of_enemies(unit, ENGAGED);
    game.block(unit, place, |base| fits(base) && clear(base))
}

/// Puts a unit on the table.
pub(crate) fn set_up(game: &mut Kt4w40k, unit: UnitIx, places: &[(ModelIx, Footing)]) {
    game.unit_mut(unit).place = Whereabouts::Table;
    for (model, place) in places {
        game.model_mut(*model).at = *place;
    }
}

/// Says where a unit has been set up.
pub(crate) fn log_set_up(game: &mut Kt4w40k, unit: UnitIx, errand: Errand) {
    let first = game.living(unit).next();
    let to = first.map(|model| game.model(model).at).unwrap_or_default();
    let (model, length) = (game.id(unit), Length::ZERO);
    game.log.push(Event::Goes { model, errand, to, length });
}
