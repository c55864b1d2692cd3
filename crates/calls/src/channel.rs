//! Ways to call somebody.

/// Ways to call somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Channel {
    /// A message that a browser shows.
    Push,
    /// A mail.
    Mail,
    /// A request to a program.
    Webhook,
}

impl Channel {
    /// All channels.
    pub const ALL: [Self; 3] = [Self::Push, Self::Mail, Self::Webhook];

    /// Its name in forms, in the database and in metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Mail => "mail",
            Self::Webhook => "webhook",
        }
    }

    /// The channel with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}
