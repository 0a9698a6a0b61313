//! The switches of any rule set.

use std::any::Any;
use std::fmt::Debug;

use table::{BadSwitch, SwitchCard, SwitchSet};

/// The switches of one of the rule sets.
#[derive(Debug)]
pub struct Switches(Box<dyn AnySwitches>);

impl Switches {
    /// As the rule book of a rule set sets them.
    pub(crate) fn usual<S: SwitchSet>() -> Self {
        Switches(Box::new(S::default()))
    }

    /// As the first release set them.
    #[must_use]
    pub fn former(&self) -> Self {
        self.0.former()
    }

    /// Sets one switch by name.
    ///
    /// # Errors
    /// If there is no such switch or it does not take the value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        self.0.set(name, value)
    }

    /// All switches as `(name, value)`.
    pub fn all(&self) -> Vec<(&'static str, String)> {
        self.0.all()
    }

    /// Those that differ from the default.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        self.0.changed()
    }

    /// What there is to know about each.
    pub fn cards(&self) -> &'static [SwitchCard] {
        self.0.cards()
    }

    /// The switches as those of a rule set, if they are.
    pub fn of<S: SwitchSet>(&self) -> Option<S> {
        let switches: &dyn Any = &*self.0;
        switches.downcast_ref().copied()
    }
}

impl Clone for Switches {
    fn clone(&self) -> Self {
        self.0.copied()
    }
}

impl PartialEq for Switches {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

/// What switches have in common.
trait AnySwitches: Any + Debug + Send + Sync {
    fn copied(&self) -> Switches;
    fn former(&self) -> Switches;
    fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch>;
    fn all(&self) -> Vec<(&'static str, String)>;
    fn changed(&self) -> Vec<(&'static str, String)>;
    fn cards(&self) -> &'static [SwitchCard];
}

impl<S: SwitchSet> AnySwitches for S {
    fn copied(&self) -> Switches {
        Switches(Box::new(*self))
    }

    fn former(&self) -> Switches {
        Switches(Box::new(S::former()))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadSwitch> {
        SwitchSet::set(self, name, value)
    }

    fn all(&self) -> Vec<(&'static str, String)> {
        SwitchSet::all(self)
    }

    fn changed(&self) -> Vec<(&'static str, String)> {
        SwitchSet::changed(self)
    }

    fn cards(&self) -> &'static [SwitchCard] {
        S::CARDS
    }
}
