//! Tables of forms.

/// Declares a family of values by the table of their forms. Each row is
/// `"key" => Variant { hole: Type } = "pattern with {hole}", "an example", RULE_SETS;` under a line that says what it
/// means. The holes stand in the order of the pattern, whose signs are words of their own.
#[macro_export]
macro_rules! forms {
    (
        $(#[$meta:meta])* $name:ident $( / $row:ident )?, $family:literal, $noun:literal;
        $(
            $(#[doc = $doc:literal])+
            $key:literal => $variant:ident $( { $( $field:ident : $type:ty ),+ $(,)? } )?
                = $pattern:literal, $example:literal, $sets:expr;
        )+
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(
                $(#[doc = $doc])+
                #[doc = concat!("\n\nWritten `", $pattern, "`.")]
                $variant $( { $( #[doc = concat!("What stands in `{", stringify!($field), "}`.")] $field: $type ),+ } )?
            ),+
        }

        impl $name {
            /// The table of its forms.
            pub const FORMS: &'static [$crate::Form] = &[ $(
                $crate::Form {
                    id: concat!($family, "-", $key),
                    pattern: $pattern,
                    holes: &[ $( $( stringify!($field) ),+ )? ],
                    example: $example,
                    sets: $sets,
                    meaning: &[ $( $doc ),+ ],
                }
            ),+ ];

            /// Its row in the table.
            pub fn form(&self) -> &'static $crate::Form {
                let mut row = 0;
                $(
                    if matches!(self, $name::$variant { .. }) {
                        return &Self::FORMS[row];
                    }
                    row += 1;
                )+
                &Self::FORMS[row - 1]
            }

            #[allow(unused_assignments, reason = "the last row counts on")]
            fn read_row(
                reader: &mut $crate::Reader<'_>,
                at: usize,
                row: usize,
            ) -> Option<(Self, usize)> {
                let mut walk = reader.walk(Self::FORMS[row].pattern, at);
                let mut this = 0;
                $(
                    if row == this {
                        $( $( let $field = walk.hole::<$type>(reader)?; )+ )?
                        let end = walk.literals(reader)?;
                        return Some(($name::$variant $( { $( $field ),+ } )?, end));
                    }
                    this += 1;
                )+
                None
            }
        }

        impl $crate::Written for $name {
            const NOUN: &'static str = $noun;

            fn read(reader: &mut $crate::Reader<'_>, at: usize) -> Option<(Self, usize)> {
                reader.longest(Self::FORMS.len(), |reader, row| Self::read_row(reader, at, row))
            }

            fn write(&self, out: &mut $crate::Writer) {
                for word in self.form().pattern.split(' ') {
                    match word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
                        None => out.word(word),
                        Some(hole) => match self {
                            $( $name::$variant $( { $( $field ),+ } )? => {
                                let _ = hole;
                                $( $( if hole == stringify!($field) {
                                    $crate::Written::write($field, out);
                                } )+ )?
                            } )+
                        },
                    }
                }
            }

            fn words(&self) -> $crate::Words {
                let holes: Vec<(&'static str, $crate::Words)> = match self {
                    $( $name::$variant $( { $( $field ),+ } )? => {
                        vec![ $( $( (stringify!($field), $crate::Written::words($field)) ),+ )? ]
                    } )+
                };
                $crate::Words::Phrase { id: self.form().id, holes }
            }

            fn uses(&self, visit: &mut dyn FnMut(&'static $crate::Form)) {
                visit(self.form());
                match self {
                    $( $name::$variant $( { $( $field ),+ } )? => {
                        $( $( $crate::Written::uses($field, visit); )+ )?
                    } )+
                }
            }
        }

        $crate::text_form!($name);
        $crate::rows!($name [$( $row )?] $( $variant )+);
    };
}

/// Declares the rows of a table without what stands in their holes, for indexes.
#[macro_export]
macro_rules! rows {
    ($name:ident [] $( $variant:ident )+) => {};
    ($name:ident [$row:ident] $( $variant:ident )+) => {
        #[doc = concat!("The row of a [`", stringify!($name), "`] in the table of its forms.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $row {
            $( #[doc = concat!("[`", stringify!($name), "::", stringify!($variant), "`].")] $variant ),+
        }

        impl $name {
            /// Its row, without what stands in its holes.
            pub const fn row(&self) -> $row {
                match self {
                    $( $name::$variant { .. } => $row::$variant ),+
                }
            }
        }
    };
}

/// Serialises values of a type as their text.
#[macro_export]
macro_rules! text_form {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::print(self))
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::BadText;

            fn from_str(text: &str) -> Result<Self, $crate::BadText> {
                $crate::read(text)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
