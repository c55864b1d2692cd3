//! Settings of calls.

use std::{env, fs, path::PathBuf};

use patolli_calls::{
    Channel, Network, Networks, Outbound,
    mail::{MailServer, is_address},
};
use patolli_server::{CallConfig, PushConfig};

use crate::failure::{CliError, CliResult};

/// Name of the variable with the password of the mail server.
const PASSWORD: &str = "PATOLLI_SMTP_PASSWORD";

#[derive(Debug, Default, clap::Args)]
pub struct CallArgs {
    /// Ways to call people who want it back to their tables, with commas: push, mail, webhook; needs --public-url
    #[arg(long = "calls", value_name = "WAYS", value_delimiter = ',', value_parser = channel)]
    pub ways: Vec<Channel>,
    /// Mail address where push services reach the operator
    #[arg(long, value_name = "ADDRESS")]
    pub contact: Option<String>,
    /// Further hosts of push services, with commas
    #[arg(long, value_name = "HOSTS", value_delimiter = ',')]
    pub push_hosts: Vec<String>,
    /// Mail server: `smtps://user@host` or `smtp://user@host:587`; its password is in `PATOLLI_SMTP_PASSWORD` or in the
    /// file of --smtp-password-file
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// Sender of mails, such as `patolli <calls@example.org>`
    #[arg(long, value_name = "ADDRESS")]
    pub smtp_from: Option<String>,
    /// File with the password of the mail server
    #[arg(long, value_name = "FILE")]
    pub smtp_password_file: Option<PathBuf>,
    /// Network that webhooks may reach although it is not public, such as 10.0.0.0/8; can be given several times
    #[arg(long, value_name = "NETWORK")]
    pub calls_allow: Vec<Network>,
}

impl CallArgs {
    /// The settings; refuses what does not fit together.
    pub fn config(self, public_url: Option<&str>) -> CliResult<CallConfig> {
        let sends = |it| self.ways.contains(&it);
        let (push, mail, webhooks) = (sends(Channel::Push), sends(Channel::Mail), sends(Channel::Webhook));
        if !self.ways.is_empty() && public_url.is_none() {
            return Err(refusal("--calls needs --public-url: calls tell people where to go"));
        }
        if push && !public_url.is_some_and(is_secure) {
            return Err(refusal(
                "--calls push needs a --public-url with https: browsers show no calls otherwise",
            ));
        }
        if !mail && (self.smtp.is_some() || self.smtp_from.is_some() || self.smtp_password_file.is_some()) {
            return Err(refusal("--smtp and what belongs to it are for --calls mail"));
        }
        if !push && (self.contact.is_some() || !self.push_hosts.is_empty()) {
            return Err(refusal("--contact and --push-hosts are for --calls push"));
        }
        if !webhooks && !self.calls_allow.is_empty() {
            return Err(refusal("--calls-allow is for --calls webhook"));
        }
        let allowed: Networks = self.calls_allow.iter().copied().collect();
        Ok(CallConfig {
            push: if push { Some(self.push()?) } else { None },
            mail: if mail { Some(self.mail()?) } else { None },
            webhooks,
            outbound: (push || webhooks).then(|| Outbound::new(allowed)),
        })
    }

    fn push(&self) -> CliResult<PushConfig> {
        let contact = self.contact.as_deref().map(|it| it.trim_start_matches("mailto:"));
        let contact = contact.filter(|it| is_address(it));
        let contact = contact.ok_or_else(|| {
            refusal("--calls push needs --contact with your mail address: push services want to reach the operator")
        })?;
        Ok(PushConfig { contact: format!("mailto:{contact}"), hosts: self.push_hosts.clone() })
    }

    fn mail(&self) -> CliResult<MailServer> {
        let (Some(smtp), Some(from)) = (&self.smtp, &self.smtp_from) else {
            return Err(refusal("--calls mail needs --smtp and --smtp-from"));
        };
        let password = self.password()?;
        if smtp.contains('@') && password.is_none() {
            return Err(refusal(&format!(
                "--smtp names a user: their password must be in {PASSWORD} or in the file of --smtp-password-file"
            )));
        }
        MailServer::new(smtp, password.as_deref(), from, None).map_err(|it| refusal(&format!("--smtp: {it}")))
    }

    fn password(&self) -> CliResult<Option<String>> {
        let Some(file) = &self.smtp_password_file else { return Ok(env::var(PASSWORD).ok()) };
        let text = fs::read_to_string(file)
            .map_err(|it| refusal(&format!("the file of --smtp-password-file cannot be read: {it}")))?;
        Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
    }
}

fn channel(name: &str) -> Result<Channel, &'static str> {
    Channel::from_name(name).ok_or("push, mail or webhook was expected")
}

fn is_secure(url: &str) -> bool {
    // Browsers trust this very machine without encryption.
    let host = url.strip_prefix("http://").unwrap_or_default();
    url.starts_with("https://") || host.starts_with("localhost") || host.starts_with("127.")
}

fn refusal(words: &str) -> CliError {
    CliError::Message(words.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const URL: Option<&str> = Some("https://play.example");

    fn refused(args: CallArgs, url: Option<&str>) -> String {
        match args.config(url).expect_err("it does not fit together") {
            CliError::Message(words) => words,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn nobody_is_called_unless_the_operator_wants_it() {
        assert!(!CallArgs::default().config(None).expect("nothing").is_on());
    }

    #[test]
    fn what_does_not_fit_together_is_refused_in_words() {
        let ways = |it: &[Channel]| CallArgs { ways: it.to_vec(), ..CallArgs::default() };
        assert!(refused(ways(&[Channel::Webhook]), None).contains("--public-url"));
        assert!(refused(ways(&[Channel::Push]), Some("http://play.example")).contains("https"));
        assert!(refused(ways(&[Channel::Push]), URL).contains("--contact"));
        assert!(refused(ways(&[Channel::Mail]), URL).contains("--smtp-from"));
        let unused = CallArgs { smtp: Some("smtp://mail.example".to_owned()), ..CallArgs::default() };
        assert!(refused(unused, URL).contains("--calls mail"));
        let contact = Some("nobody".to_owned());
        assert!(refused(CallArgs { contact, ..ways(&[Channel::Push]) }, URL).contains("--contact"));
        let lost = Some(PathBuf::from("no such file"));
        let mail = CallArgs {
            smtp: Some("smtp://anna@mail.example".to_owned()),
            smtp_from: Some("calls@play.example".to_owned()),
            smtp_password_file: lost,
            ..ways(&[Channel::Mail])
        };
        assert!(refused(mail, URL).contains("cannot be read"));
    }

    #[test]
    fn ways_are_sent_by_what_they_need() {
        let args = CallArgs {
            ways: vec![Channel::Push, Channel::Mail],
            contact: Some("anna@example.org".to_owned()),
            smtp: Some("smtps://mail.example".to_owned()),
            smtp_from: Some("patolli <calls@play.example>".to_owned()),
            ..CallArgs::default()
        };
        let config = args.config(URL).expect("it fits together");
        assert!(
            config.sends(Channel::Push) && config.sends(Channel::Mail) && !config.sends(Channel::Webhook)
        );
        assert_eq!(config.push.map(|it| it.contact).as_deref(), Some("mailto:anna@example.org"));
    }
}
