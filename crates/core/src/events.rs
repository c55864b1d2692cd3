//! Events: each is declared once, with its message and with what it means for log, board and scores.

/// An enum of things that happened.
///
/// A row is a variant, `=>`, the key of its message and clauses. The fields are the arguments of the message, but for `seat`: who did
/// it or whom it concerns first, told as `who`. A list in parentheses says otherwise: `"key"(piece, n = points)`. A key that depends
/// on the fields is a list, `["moved-secretly" if *secret, "moved"]`, or comes from a list, `[Lapse::KEYS => what.key()]`.
/// In expressions the fields are references.
///
/// | clause | meaning |
/// | --- | --- |
/// | `reveals` | it showed something hidden |
/// | `heading` | it opens a new group in the log |
/// | `touches [hex, format!("camp.{hex}")]` | ids of what changed on the board |
/// | `way [PLATE, format!("camp.{hex}")]` | the stops of a piece that moved, see [`Describe::way`](crate::Describe::way) |
/// | `roll [..dice.iter()]` | numbers of dice that were rolled |
/// | `moment ["volcano"]` | icon of a moment that everybody should notice |
/// | `points [Points { … }]`, `goods [Amount { … }]` | points and goods it brought or cost |
/// | `stage ["stage-feeding"]` | stage of a ceremony, `&str` or `Option<&str>` |
///
/// Lists of ids, points and goods can come from an iterator: `touches [..tiles.iter()]`. After the enum the order of stages and of
/// sources of points is told: `stages […];`, `sources […];`; `spread [true];` between them says that other events may stand between the
/// stages. The enum implements [`Describe`](crate::Describe) and is written as
/// `{"event":"tile-placed",…}`; `#[derive(schemars::JsonSchema)]` above it gives it a schema.
///
/// ```
/// use patolli_core::{Describe as _, Points, Seat, events};
///
/// events! {
///     /// One thing that happened.
///     #[expect(missing_docs, reason = "the names of the fields say all")]
///     pub enum Event {
///         /// A seat's turn began.
///         TurnBegan { seat: Seat } => "turn-began", heading;
///         /// A piece moved.
///         Moved { seat: Seat, to: u8, secret: bool } => ["moved-secretly" if *secret, "moved"](to), touches [to];
///         /// A seat scored.
///         Scored { seat: Seat, total: u8 } => "scored"(n = total),
///             points [Points { seat: *seat, source: "source-temples", round: 0, n: i32::from(*total) }];
///         /// The game ended.
///         GameOver => "game-over", heading;
///     }
///     sources ["source-temples"];
/// }
///
/// let moved = Event::Moved { seat: Seat::new(1), to: 7, secret: true };
/// assert_eq!(moved.message().to_string(), "moved-secretly to=7 who=1");
/// assert_eq!(moved.seat(), Some(Seat::new(1)));
/// assert_eq!(moved.touches(), ["7"]);
/// assert!(Event::GameOver.is_heading() && !moved.is_heading());
/// assert_eq!(Event::MESSAGES[1].keys, ["moved-secretly", "moved"]);
/// ```
#[macro_export]
macro_rules! events {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $({ $($(#[$about:meta])* $field:ident: $type:ty),+ $(,)? })?
            => $key:tt $(($($args:tt)*))? $(, $clause:ident $([$($body:tt)*])?)*;)+
    } $(stages [$($stage:literal),* $(,)?];)? $(spread [$spread:literal];)? $(sources [$($source:literal),* $(,)?];)?) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, ::serde::Serialize)]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "event")]
        $vis enum $name {
            $($(#[$doc])* $variant $({ $($(#[$about])* $field: $type),+ })?,)+
        }

        $($($crate::event_clause!(@known $clause);)*)+

        impl $crate::Describe for $name {
            const MESSAGES: &'static [$crate::MessageSpec] = &[$($crate::MessageSpec {
                variant: stringify!($variant),
                keys: $crate::event_clause!(@keys $key),
                args: $crate::message!(@names [$($($field)+)?] $(($($args)*))?),
            }),+];

            $(const STAGES: &'static [&'static str] = &[$($stage),*];)?

            $(const SPREAD: bool = $spread;)?

            $(const SOURCES: &'static [&'static str] = &[$($source),*];)?

            fn message(&self) -> $crate::Message {
                let message = match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        let key = $crate::event_clause!(@key $key);
                        $crate::message!(@new key, [$($($field)+)?] $(($($args)*))?)
                    })+
                };
                message.arg("who", &$crate::Describe::seat(self))
            }

            fn seat(&self) -> Option<$crate::Seat> {
                match self {
                    $(Self::$variant { .. } => $crate::event_clause!(@seat self $variant [$($($field)+)?]),)+
                }
            }

            fn reveals(&self) -> bool {
                match self {
                    $(Self::$variant { .. } => $crate::event_clause!(@reveals [$($clause)*]),)+
                }
            }

            fn is_heading(&self) -> bool {
                match self {
                    $(Self::$variant { .. } => $crate::event_clause!(@heading [$($clause)*]),)+
                }
            }

            fn touches(&self) -> Vec<String> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        $crate::event_clause!(@touches [$($clause [$($($body)*)?])*])
                    })+
                }
            }

            fn way(&self) -> Vec<String> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        $crate::event_clause!(@way [$($clause [$($($body)*)?])*])
                    })+
                }
            }

            fn roll(&self) -> Vec<u8> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        $crate::event_clause!(@roll [$($clause [$($($body)*)?])*])
                    })+
                }
            }

            fn moment(&self) -> Option<&'static str> {
                match self {
                    $(Self::$variant { .. } => $crate::event_clause!(@moment [$($clause [$($($body)*)?])*]),)+
                }
            }

            fn points(&self) -> Vec<$crate::Points> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        $crate::event_clause!(@points [$($clause [$($($body)*)?])*])
                    })+
                }
            }

            fn goods(&self) -> Vec<$crate::Amount> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        $crate::event_clause!(@goods [$($clause [$($($body)*)?])*])
                    })+
                }
            }

            fn stage(&self) -> Option<&'static str> {
                match self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($($field,)+);)?
                        $crate::event_clause!(@stage [$($clause [$($($body)*)?])*])
                    })+
                }
            }
        }
    };
}

/// What one clause of a row of [`events!`](crate::events) comes to.
#[doc(hidden)]
#[macro_export]
macro_rules! event_clause {
    (@known reveals) => {};
    (@known heading) => {};
    (@known touches) => {};
    (@known way) => {};
    (@known roll) => {};
    (@known moment) => {};
    (@known points) => {};
    (@known goods) => {};
    (@known stage) => {};

    (@keys [$($key:literal $(if $chosen:expr)?),+]) => { &[$($key),+] };
    (@keys [$keys:expr => $key:expr]) => { &$keys };
    (@keys $key:literal) => { &[$key] };
    (@key [$key:literal]) => { $key };
    (@key [$key:literal if $chosen:expr, $($rest:tt)+]) => {
        if $chosen { $key } else { $crate::event_clause!(@key [$($rest)+]) }
    };
    (@key [$keys:expr => $key:expr]) => { $key };
    (@key $key:literal) => { $key };

    (@seat $this:ident $variant:ident []) => { None };
    (@seat $this:ident $variant:ident [seat $($field:ident)*]) => {
        match $this {
            Self::$variant { seat, .. } => Some(*seat),
            _ => None,
        }
    };
    (@seat $this:ident $variant:ident [$other:ident $($field:ident)*]) => {
        $crate::event_clause!(@seat $this $variant [$($field)*])
    };

    (@reveals []) => { false };
    (@reveals [reveals $($rest:ident)*]) => { true };
    (@reveals [$other:ident $($rest:ident)*]) => { $crate::event_clause!(@reveals [$($rest)*]) };

    (@heading []) => { false };
    (@heading [heading $($rest:ident)*]) => { true };
    (@heading [$other:ident $($rest:ident)*]) => { $crate::event_clause!(@heading [$($rest)*]) };

    (@touches []) => { Vec::new() };
    (@touches [touches [..$ids:expr] $($rest:tt)*]) => { $ids.map(|it| it.to_string()).collect() };
    (@touches [touches [$($id:expr),* $(,)?] $($rest:tt)*]) => { vec![$($id.to_string()),*] };
    (@touches [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@touches [$($rest)*]) };

    (@way []) => { Vec::new() };
    (@way [way [..$stops:expr] $($rest:tt)*]) => { $stops.map(|it| it.to_string()).collect() };
    (@way [way [$($stop:expr),* $(,)?] $($rest:tt)*]) => { vec![$($stop.to_string()),*] };
    (@way [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@way [$($rest)*]) };

    (@roll []) => { Vec::new() };
    (@roll [roll [..$dice:expr] $($rest:tt)*]) => { $dice.copied().collect() };
    (@roll [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@roll [$($rest)*]) };

    (@moment []) => { None };
    (@moment [moment [$icon:literal] $($rest:tt)*]) => { Some($icon) };
    (@moment [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@moment [$($rest)*]) };

    (@points []) => { Vec::new() };
    (@points [points [..$points:expr] $($rest:tt)*]) => { $points.into_iter().collect() };
    (@points [points [$($points:expr),* $(,)?] $($rest:tt)*]) => { vec![$($points),*] };
    (@points [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@points [$($rest)*]) };

    (@goods []) => { Vec::new() };
    (@goods [goods [..$amounts:expr] $($rest:tt)*]) => { $amounts.into_iter().collect() };
    (@goods [goods [$($amount:expr),* $(,)?] $($rest:tt)*]) => { vec![$($amount),*] };
    (@goods [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@goods [$($rest)*]) };

    (@stage []) => { None };
    (@stage [stage [$stage:expr] $($rest:tt)*]) => { Option::from($stage) };
    (@stage [$other:ident $body:tt $($rest:tt)*]) => { $crate::event_clause!(@stage [$($rest)*]) };
}
