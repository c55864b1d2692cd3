//! Ways by which people are called.

use patolli_calls::{Channel, Outbound, mail::MailServer};

/// Ways by which people are called; none unless the operator wants it.
#[derive(Clone, Debug, Default)]
pub struct CallConfig {
    /// Push messages.
    pub push: Option<PushConfig>,
    /// The mail server for mails.
    pub mail: Option<MailServer>,
    /// Whether webhooks are called.
    pub webhooks: bool,
    /// The way out for push messages and webhooks.
    pub outbound: Option<Outbound>,
}

/// Settings of push messages.
#[derive(Clone, Debug)]
pub struct PushConfig {
    /// Where the operator is reached, such as `mailto:anna@example.org`.
    pub contact: String,
    /// Hosts of push services besides those of the usual browsers.
    pub hosts: Vec<String>,
}

impl CallConfig {
    /// Whether anybody is called at all.
    pub fn is_on(&self) -> bool {
        Channel::ALL.into_iter().any(|it| self.sends(it))
    }

    /// Whether people are called by a channel.
    pub fn sends(&self, channel: Channel) -> bool {
        match channel {
            Channel::Push => self.push.is_some() && self.outbound.is_some(),
            Channel::Mail => self.mail.is_some(),
            Channel::Webhook => self.webhooks && self.outbound.is_some(),
        }
    }
}
