//! Every JSON type that goes over the wire.

mod people;

pub use people::{GuestAsked, Me, Person, SignAsked};
