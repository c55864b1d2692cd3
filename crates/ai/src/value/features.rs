//! Features by name: what a learned value looks at, and the numbers of one seat.

/// Maximum number of features of a game.
pub const MAX_FEATURES: usize = 128;

/// One number per feature, and zeros up to the maximum.
pub type FeatureVector = [f32; MAX_FEATURES];

/// One thing a strong player looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name in files and tables: the name of its field.
    pub name: &'static str,
    /// Message key of the source under which a hint speaks of it.
    pub factor: &'static str,
}

/// The numbers of one seat, each in a field named after its feature; made by
/// [`feature_row!`](crate::feature_row).
pub trait FeatureRow: Default {
    /// All features, in the order of the weights file.
    const FEATURES: &'static [Feature];

    /// The numbers in the order of [`Self::FEATURES`], the rest zero.
    fn to_vector(&self) -> FeatureVector;
}

/// Declares a struct with one number per feature and implements [`FeatureRow`](crate::value::FeatureRow) for
/// it.
///
/// Each line is the name of a feature and the message key of its factor. Name, place in the weights file and
/// number of a feature are one field, so they cannot get out of step. The order of the lines is that of the
/// weights file, which names the features as well.
///
/// ```
/// use patolli_ai::{feature_row, value::FeatureRow};
///
/// feature_row! {
///     /// What a seat looks at.
///     pub struct Row {
///         points: "why-points",
///         corn: "why-goods",
///     }
/// }
///
/// let row = Row { corn: 4.0, ..Row::default() };
/// assert_eq!(Row::FEATURES[1].name, "corn");
/// assert_eq!(row.to_vector()[..2], [0.0, 4.0]);
/// ```
#[macro_export]
macro_rules! feature_row {
    ($(#[$meta:meta])* $vis:vis struct $row:ident { $($feature:ident: $factor:expr),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Default, Debug)]
        $vis struct $row {
            $(#[doc = concat!("Feature `", stringify!($feature), "`.")] $vis $feature: f32),+
        }

        impl $crate::value::FeatureRow for $row {
            const FEATURES: &'static [$crate::value::Feature] =
                &[$($crate::value::Feature { name: stringify!($feature), factor: $factor }),+];

            fn to_vector(&self) -> $crate::FeatureVector {
                const { assert!(Self::FEATURES.len() <= $crate::MAX_FEATURES, "too many features") };
                let numbers = [$(self.$feature),+];
                let mut vector = [0.0; $crate::MAX_FEATURES];
                vector[..numbers.len()].copy_from_slice(&numbers);
                vector
            }
        }
    };
}
