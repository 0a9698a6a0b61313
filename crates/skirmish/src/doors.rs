//! Doors in either edition: the confines of Kill Team 2018 as a module (KT18-SCOPE-02).
//!
//! Walls and closed doors are in the way wherever there are any; what the module adds is an action that opens a
//! closed door and closes an open one. The law is the module's own, so that both editions cite the same rules.

use dice::Chance;
use geometry::{Doorway, Length, OpenDoors};
use table::{Answer, Event, Illegal, Why};

use crate::{Field, OpIx};

/// How near an operative has to be to a door that it works.
pub const DOOR_REACH: Length = Length::INCH;

/// The rule that keeps an operative with enemies at close quarters from working doors.
pub const DOOR_WITH_ENEMIES: &str = "KT18-DOOR-07";

/// A door that has been worked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worked {
    /// The doors that stand open from now on.
    pub doors: OpenDoors,
    /// What happened.
    pub event: Event,
}

/// An operative opens a closed door or closes an open one, by the door's number from 1 (KT18-DOOR-01, -09). Nothing
/// changes yet.
///
/// # Errors
/// There is no such door; it is more than 1" away, measured to from either side (KT18-MEAS-07); somebody stands in
/// the open doorway (KT18-DOOR-10, -11).
pub fn work_door<G: Field>(game: &G, op: OpIx, number: u8) -> Result<Worked, Illegal> {
    let killzone = game.board().killzone();
    let (scene, open) = (killzone.scene(), game.doors());
    let Some((at, leaf)) = usize::from(number)
        .checked_sub(1)
        .and_then(|at| killzone.doors().get(at).map(|leaf| (at as Doorway, leaf)))
    else {
        let doors = killzone.doors().len() as u8;
        return Err(Illegal::new("KT18-DOOR-01", Why::NoSuchDoor { doors }));
    };
    let door = leaf.name.clone();
    if !scene.door_within(open, &game.base(op), at, DOOR_REACH) {
        return Err(Illegal::new("KT18-MEAS-07", Why::DoorTooFar { door }));
    }
    if !open.is_open(at) {
        return Ok(Worked { doors: open.with(at, true), event: Event::DoorOpens { door } });
    }
    match game.on_board().find(|other| scene.in_doorway(&game.base(*other), at)) {
        Some(other) => {
            let model = game.model(other);
            Err(Illegal::new("KT18-DOOR-11", Why::InDoorway { door, model }))
        }
        None => Ok(Worked { doors: open.with(at, false), event: Event::DoorCloses { door } }),
    }
}

/// The numbers of the doors that an operative could work where it stands.
pub fn workable_doors<G: Field>(game: &G, op: OpIx) -> impl Iterator<Item = u8> + '_ {
    let doors = game.board().killzone().doors().len() as u8;
    (1..=doors).filter(move |number| work_door(game, op, *number).is_ok())
}

/// One of them at random.
pub fn door_by_chance<G: Field>(game: &G, op: OpIx, chance: &mut Chance) -> Option<Answer> {
    let doors: Vec<u8> = workable_doors(game, op).collect();
    let picked = chance.below(doors.len().max(1) as u32) as usize;
    doors.get(picked).map(|number| Answer::Door(*number))
}
