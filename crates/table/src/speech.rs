//! What the program has to say, before it is put into a language.
//!
//! Refusals and events are enums. Each variant is one message of `locales/*/`, named by its key; its
//! fields are the message's arguments. This room knows the keys, never the sentences.

use serde::Serialize;

/// A message of the program: a key and, by serialisation, its arguments.
pub trait Spoken: Serialize {
    /// What the keys of this family begin with in the language files.
    const FAMILY: &'static str;

    /// The keys of all messages of this family.
    const KEYS: &'static [&'static str];

    /// The key of this message.
    fn key(&self) -> &'static str;
}

/// Declares an enum of messages together with its keys. Rooms with messages of their own declare them like this
/// too; they need serde in scope.
#[macro_export]
macro_rules! spoken {
    (
        $(#[$meta:meta])* $name:ident, $family:literal;
        $( $(#[$vmeta:meta])* $key:literal => $variant:ident
           $( { $( $(#[$fmeta:meta])* $field:ident : $type:ty ),* $(,)? } )? ),* $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(tag = "key")]
        pub enum $name {
            $( $(#[$vmeta])* #[serde(rename = $key)] $variant
               $( { $( $(#[$fmeta])* $field: $type ),* } )? ),*
        }

        impl $crate::Spoken for $name {
            const FAMILY: &'static str = $family;
            const KEYS: &'static [&'static str] = &[$( $key ),*];

            fn key(&self) -> &'static str {
                match self {
                    $( $name::$variant $( { $( $field: _ ),* } )? => $key ),*
                }
            }
        }
    };
}
