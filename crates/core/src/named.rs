//! Things with names: in notation, in ids of the board and as message keys.

/// An enum whose values have names: in notation, in ids of the board and as message keys.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$each])* $value,)+ }

        impl $name {
            /// All of them, in printed order.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$value),+];

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in notation, which is also its message key.
            pub const fn key(self) -> &'static str {
                match self { $(Self::$value => $text,)+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.into_iter().find(|it| it.key() == text).ok_or(())
            }
        }

        impl $crate::ToArg for $name {
            fn to_arg(&self) -> Option<$crate::Arg> {
                Some($crate::Arg::Term(self.key()))
            }
        }

        impl $crate::Names for $name {
            const NAMES: &'static [&'static str] = &[$($text),+];
        }

        $crate::serde_as_text!($name, Self::ALL.map(Self::key));
    };
}

/// A thing with a name that is a row of a table.
#[macro_export]
macro_rules! rows {
    ($(#[$doc:meta])* $name:ident, $row:ident, $table:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// Every one, in printed order.
            pub fn all() -> impl Iterator<Item = Self> {
                (0u8..).map(Self).take($table.len())
            }

            /// The one with this place in the table.
            pub const fn at(index: u8) -> Self {
                assert!((index as usize) < $table.len());
                Self(index)
            }

            /// Its place in the table.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// What is printed on it.
            pub const fn tile(self) -> &'static $row {
                &$table[self.0 as usize]
            }

            /// Its name in notation, which is also its message key.
            pub const fn key(self) -> &'static str {
                self.tile().name
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.key())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::all().find(|it| it.key() == text).ok_or(())
            }
        }

        impl $crate::ToArg for $name {
            fn to_arg(&self) -> Option<$crate::Arg> {
                Some($crate::Arg::Term(self.key()))
            }
        }

        $crate::serde_as_text!($name, Self::all().map(Self::key).collect::<::std::vec::Vec<_>>());
    };
}

/// A type that is written as text: by `Display`, and read by `FromStr` with `Err = ()`.
///
/// Its schema is a text, one of the given texts where there is a list of them.
#[macro_export]
macro_rules! serde_as_text {
    ($name:ty $(, $texts:expr)?) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(|()| {
                    let short: ::std::string::String = text.chars().take(20).collect();
                    ::serde::de::Error::custom(format_args!("no such name: `{short}`"))
                })
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string" $(, "enum": $texts)? })
            }
        }
    };
}
