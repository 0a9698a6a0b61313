//! What things are worth to the trooper in ultra-close confines.

/// What things are worth, in hundredths of an ordinary model: chances are of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A model on the board.
    pub model: i64,
    /// Each wound of it after the first.
    pub wound: i64,
    /// What a flesh wound is worth of a model, in hundredths.
    pub flesh: i64,
    /// Holding a control point until the round ends.
    pub hold: i64,
    /// Each model more than it takes to hold one, up to two.
    pub guard: i64,
    /// An enemy that stands at a control point, over what it is worth itself.
    pub holder: i64,
    /// An inch of the way to the control point that a model makes for.
    pub inch: i64,
    /// A closed door in the way, in inches.
    pub door: i64,
    /// The shot that a model has where it stands, in hundredths of what it does.
    pub fire: i64,
    /// The same of a Readied model, which shoots before the others.
    pub ready: i64,
    /// What enemies could do to a model where it stands, in hundredths.
    pub danger: i64,
    /// The same of those that could charge it.
    pub dread: i64,
    /// What a charge does in the fight, in hundredths.
    pub charge: i64,
    /// Keeping an enemy that shoots better than it fights in a melee.
    pub pin: i64,
    /// Going for a control point of the enemy's with whoever is not wanted at home, when it is time to.
    pub strike: i64,
    /// How many points the player has to be ahead, whatever the others still take, for its models to stay at home.
    pub ease: i64,
    /// How many hundredths of an inch enemies have to come nearer in each round, on average, for all to stay at home.
    pub pace: i64,
    /// How many models are set up at home; the others are set up as near to the enemies' as they can be.
    pub homely: usize,
    /// What holding a control point is worth in the last round, in hundredths of what it is worth before.
    pub last: i64,
    /// Opening a door that is in somebody's way, over what is gained at once.
    pub open: i64,
    /// What shutting a door has to gain.
    pub shut: i64,
    /// Command points that are not spent on doors.
    pub spare: u8,
    /// What a Retreat has to gain.
    pub retreat: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            model: 100,
            wound: 25,
            flesh: 35,
            hold: 150,
            guard: 15,
            holder: 60,
            inch: 4,
            door: 3,
            fire: 80,
            ready: 120,
            danger: 60,
            dread: 40,
            charge: 100,
            pin: 15,
            strike: 220,
            ease: 1,
            pace: 50,
            homely: 5,
            last: 150,
            open: 30,
            shut: 10,
            spare: 1,
            retreat: 10,
        }
    }
}
