//! Mail, in plain text, with a link that stops it.

use std::{fmt, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Message as Mail, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentTransferEncoding, ContentType, Header, HeaderName, HeaderValue},
    },
    transport::smtp::{
        authentication::Credentials,
        client::{Certificate, Tls, TlsParameters},
    },
};
use url::Url;

use crate::{message::Message, outcome::Outcome};

/// Time for each step of the conversation with the mail server.
const TIME: Duration = Duration::from_secs(20);

/// The operator's mail server.
#[derive(Clone)]
pub struct MailServer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Reasons why a mail server cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadMailServer {
    /// The address cannot be read.
    #[error("a mail server is written as smtps://user@host or smtp://user@host:587")]
    Address,
    /// The sender is no address.
    #[error("`{0}` is no mail address")]
    Sender(String),
    /// TLS cannot be set up.
    #[error("TLS to the mail server cannot be set up: {0}")]
    Tls(#[from] lettre::transport::smtp::Error),
}

impl MailServer {
    /// The server at `smtps://user@host:port`, which speaks TLS at once, or `smtp://user@host:port`, which
    /// must change to it. `root` is a certificate to trust besides those of the machine.
    pub fn new(
        url: &str,
        password: Option<&str>,
        from: &str,
        root: Option<&[u8]>,
    ) -> Result<Self, BadMailServer> {
        let url = Url::parse(url).map_err(|_| BadMailServer::Address)?;
        let host = url.host_str().ok_or(BadMailServer::Address)?;
        let mut tls = TlsParameters::builder(host.to_owned());
        if let Some(root) = root {
            tls = tls.add_root_certificate(Certificate::from_der(root.to_vec())?);
        }
        let tls = tls.build()?;
        let (tls, port) = match url.scheme() {
            "smtps" => (Tls::Wrapper(tls), 465),
            "smtp" => (Tls::Required(tls), 587),
            _ => return Err(BadMailServer::Address),
        };
        let builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host);
        let mut builder = builder.port(url.port().unwrap_or(port)).tls(tls).timeout(Some(TIME));
        if let Some(password) = password.filter(|_| !url.username().is_empty()) {
            builder = builder.credentials(Credentials::new(url.username().to_owned(), password.to_owned()));
        }
        let from = from.parse().map_err(|_| BadMailServer::Sender(from.to_owned()))?;
        Ok(Self { transport: builder.build(), from })
    }

    /// Sends a message to a person; `stop` is the address that ends these mails, and `foot` says so.
    pub async fn send(&self, to: &str, message: &Message, foot: &str, stop: &str) -> Outcome {
        let text = format!("{}\n{}\n\n-- \n{foot}\n", message.text, message.url);
        self.send_text(to, &message.title, text, Some(stop)).await
    }

    /// Sends any text to a person.
    pub async fn send_text(&self, to: &str, title: &str, text: String, stop: Option<&str>) -> Outcome {
        let Some(mail) = self.compose(to, title, text, stop) else { return Outcome::Refused };
        let sent = self.transport.send(mail).await;
        // Neither address nor text: the log is for the operator.
        match sent {
            Ok(_) => {
                tracing::info!("a mail went out");
                Outcome::Delivered
            }
            Err(error) if error.is_permanent() => {
                tracing::info!(status = ?error.status(), "a mail was refused");
                Outcome::Refused
            }
            Err(error) => {
                tracing::warn!(status = ?error.status(), "a mail did not go out");
                Outcome::TryAgain(None)
            }
        }
    }

    fn compose(&self, to: &str, title: &str, text: String, stop: Option<&str>) -> Option<Mail> {
        let mut mail = Mail::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.parse::<Address>().ok()?))
            .subject(one_line(title))
            .header(ContentType::TEXT_PLAIN)
            .header(ContentTransferEncoding::Base64)
            .header(Automatic);
        if let Some(stop) = stop {
            mail = mail.header(ListUnsubscribe(format!("<{}>", one_line(stop)))).header(OneClick);
        }
        mail.body(text).ok()
    }
}

impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Whether a text is a mail address.
pub fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}

/// Text without line breaks, so that no name becomes a header.
fn one_line(text: &str) -> String {
    text.chars().map(|it| if it.is_control() { ' ' } else { it }).collect()
}

/// A header with one value, which its mail sets.
macro_rules! header {
    ($name:ident, $text:literal, $value:expr) => {
        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Err("it is only written".into())
            }

            fn display(&self) -> HeaderValue {
                let value: fn(&Self) -> String = $value;
                let value = value(self);
                // It is ASCII, and must not be cut into lines or encoded.
                HeaderValue::dangerous_new_pre_encoded(Self::name(), value.clone(), value)
            }
        }
    };
}

/// Where the mails are stopped.
#[derive(Clone)]
struct ListUnsubscribe(String);

/// They are stopped by one request without a question (RFC 8058).
#[derive(Clone)]
struct OneClick;

/// No person wrote it, so that no machine answers.
#[derive(Clone)]
struct Automatic;

header!(ListUnsubscribe, "List-Unsubscribe", |it| it.0.clone());
header!(OneClick, "List-Unsubscribe-Post", |_| "List-Unsubscribe=One-Click".to_owned());
header!(Automatic, "Auto-Submitted", |_| "auto-generated".to_owned());
