//! What things are worth to the trooper with armies.

/// What things are worth, in hundredths of a point of units where nothing else is said. Set by hand; some of them after
/// a few dozen games against the recruit and chance, which is too few to call them tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Per cent of its points that the destruction of an enemy is worth: only what is gone counts at the end.
    pub kill: i64,
    /// Per cent of its points that all wounds of an enemy are worth as long as it is not gone.
    pub hurt: i64,
    /// Per cent of what it is worth to do something that it costs to suffer the same.
    pub danger: i64,
    /// Per cent of the fire of an enemy that a unit expects to draw where it is seen, if nobody else is near.
    pub attention: i64,
    /// Per cent of that where it is not seen, since enemies move.
    pub lurking: i64,
    /// Per cent of the blows of enemies that may charge it that a unit expects.
    pub dread: i64,
    /// Per cent more for what hurts an enemy that has still to fire in this phase.
    pub silence: i64,
    /// Per cent of the fire of an enemy that is worth stopping by a charge.
    pub pin: i64,
    /// Per cent of charges from as far away that get there, for one to be tried.
    pub daring: i64,
    /// Per cent of a unit's blows that a charge brings to bear.
    pub onslaught: i64,
    /// The discount on later turns: per cent of what a unit will do in them that counts now.
    pub discount: i64,
    /// What an inch nearer to others is worth to a character.
    pub company: i64,
    /// What a unit is worth, each model of it, where it holds a marker that its player needs.
    pub marker: i64,
    /// What an inch nearer to that marker is worth.
    pub errand: i64,
    /// What an inch nearer to the enemy's zone is worth to a unit that is late.
    pub hurry: i64,
    /// What it is worth to one that has time.
    pub stroll: i64,
    /// What it is worth to be in the enemy's zone when the battle ends; an eighth of it before.
    pub through: i64,
    /// What it is worth to fire before those who have moved.
    pub prepared: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            kill: 60,
            hurt: 60,
            danger: 60,
            attention: 100,
            lurking: 30,
            dread: 40,
            silence: 25,
            pin: 40,
            daring: 40,
            onslaught: 75,
            discount: 30,
            company: 60,
            marker: 400,
            errand: 250,
            hurry: 1500,
            stroll: 20,
            through: 12_000,
            prepared: 150,
        }
    }
}
