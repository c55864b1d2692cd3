//! Webhooks: a message for a program of the person, or for a channel of a club.

use data_encoding::HEXLOWER;
use ring::hmac;
use serde_json::{Value, json};
use url::Url;

use crate::{
    message::Message,
    outbound::{NotSent, Outbound, Request},
    outcome::Outcome,
};

/// Name of the header with the signature.
const SIGNATURE: &str = "X-Patolli-Signature";

/// What the body of a webhook looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HookForm {
    /// JSON for programs, signed.
    Json,
    /// What Discord shows in a channel.
    Discord,
}

impl HookForm {
    /// All forms.
    pub const ALL: [Self; 2] = [Self::Json, Self::Discord];

    /// Its name in forms and in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Discord => "discord",
        }
    }

    /// The form with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// A receiver of messages.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook {
    url: Url,
    form: HookForm,
    secret: String,
}

impl Webhook {
    /// The webhook at an address; receivers that know `secret` can check its messages.
    pub fn new(outbound: &Outbound, url: &str, form: HookForm, secret: &str) -> Result<Self, NotSent> {
        let url = Url::parse(url.trim()).map_err(|_| NotSent::Address)?;
        if url.as_str().len() > 500 {
            return Err(NotSent::Address);
        }
        outbound.accepts(&url)?;
        Ok(Self { url, form, secret: secret.to_owned() })
    }

    /// Its address.
    pub const fn url(&self) -> &Url {
        &self.url
    }

    /// Sends a message.
    pub async fn send(&self, outbound: &Outbound, message: &Message) -> Outcome {
        let body = body(self.form, message).to_string().into_bytes();
        let mut headers = vec![("Content-Type", "application/json".to_owned())];
        if self.form == HookForm::Json {
            headers.push((SIGNATURE, signature(&self.secret, &body)));
        }
        Outcome::from_answer(&outbound.post(Request { url: &self.url, headers: &headers, body: &body }).await)
    }
}

/// The signature of a body: HMAC-SHA-256 with the secret as it is shown, in hexadecimal digits.
fn signature(secret: &str, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    format!("sha256={}", HEXLOWER.encode(hmac::sign(&key, body).as_ref()))
}

fn body(form: HookForm, message: &Message) -> Value {
    let Message { event, title, text, url, table, game, players, left, tables } = message;
    match form {
        HookForm::Json => json!({
            "event": event.name(),
            "game": game,
            "table": table,
            "url": url,
            "players": players,
            "left": left.map(|it| it.as_secs()),
            "tables": tables,
        }),
        HookForm::Discord => json!({
            "content": format!("{}\n{}\n{url}", escape(title), escape(text)),
            // A name such as @everyone calls nobody.
            "allowed_mentions": { "parse": [] },
        }),
    }
}

/// Text in which Discord finds no mark-up: neither links, nor mentions, nor quotations.
fn escape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for it in text.chars() {
        if it.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(if it.is_control() { ' ' } else { it });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::CallEvent;

    /// The second test case of RFC 4231.
    #[test]
    fn the_signature_is_hmac_sha_256() {
        assert_eq!(
            signature("Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    #[test]
    fn a_name_is_no_mark_up_for_discord() {
        let message = Message {
            event: CallEvent::Turn,
            title: "Your turn".to_owned(),
            text: "with @everyone, <@&1>, [x](https://evil.example), https://evil.example\n# big".to_owned(),
            url: "https://play.example/t/a".to_owned(),
            table: None,
            game: None,
            players: Vec::new(),
            left: None,
            tables: 1,
        };
        let body = body(HookForm::Discord, &message);
        let content = body["content"].as_str().expect("a text");
        assert_eq!(body["allowed_mentions"]["parse"], json!([]));
        assert!(content.contains("\\@everyone") && content.contains("\\<\\@\\&1\\>"), "{content}");
        assert!(!content.contains("](") && !content.contains("https://evil"), "{content}");
        assert_eq!(content.lines().count(), 3, "{content}");
        assert!(content.ends_with("\nhttps://play.example/t/a"));
    }
}
