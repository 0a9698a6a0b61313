//! Cards and boards in the words of a language: what comes with the program has names in all of them (`data/names`).

use game::Speech;

use super::{KillzoneView, MissionView, TeamCard};

impl TeamCard {
    /// The card as that language prints it. What it is found by stays.
    #[must_use]
    pub fn in_words(mut self, speech: &Speech) -> Self {
        rename(speech, &mut self.name);
        self.text = speech.described(&self.text);
        for card in &mut self.operatives {
            rename(speech, &mut card.name);
            card.weapons.iter_mut().for_each(|weapon| rename(speech, &mut weapon.name));
        }
        self.units.iter_mut().for_each(|unit| rename(speech, &mut unit.name));
        for ploy in &mut self.ploys {
            rename(speech, &mut ploy.name);
            ploy.text = speech.described(&ploy.text);
        }
        self
    }
}

impl KillzoneView {
    /// The board with the names that the language has for it. What it is found by stays.
    #[must_use]
    pub fn in_words(mut self, speech: &Speech) -> Self {
        rename(speech, &mut self.name);
        self.text = speech.described(&self.text);
        self.terrain.iter_mut().for_each(|part| rename(speech, &mut part.name));
        self.doors.iter_mut().for_each(|door| rename(speech, &mut door.name));
        self.objectives.iter_mut().for_each(|one| rename(speech, &mut one.name));
        self.control_points.iter_mut().for_each(|one| rename(speech, &mut one.name));
        self.drop_zones.iter_mut().for_each(|zone| rename(speech, &mut zone.name));
        self
    }
}

impl MissionView {
    /// The mission as that language words it. What it is found by stays.
    #[must_use]
    pub fn in_words(mut self, speech: &Speech) -> Self {
        rename(speech, &mut self.name);
        self.text = speech.described(&self.text);
        self
    }
}

fn rename(speech: &Speech, name: &mut String) {
    *name = speech.called(name);
}
