//! Web push: a message for a browser, by way of the service that its maker runs.
//!
//! The service cannot read it (RFC 8291), and knows who sends it (RFC 8292).

use std::time::Duration;

use data_encoding::BASE64URL_NOPAD;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
    rand::{SecureRandom as _, SystemRandom},
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use serde_json::json;
use url::Url;

use crate::{
    message::Message,
    outbound::{Outbound, Request},
    outcome::Outcome,
};

/// Time for which a signature counts; a day at most.
const SIGNATURE_TIME: Duration = Duration::from_hours(12);
/// Maximum bytes of a message: what every service takes, less what the encryption adds.
const MAX_MESSAGE: usize = 3992;
/// Length of a public key, which is a point of the curve.
const POINT: usize = 65;

/// Hosts of the services of the usual browsers; a name that begins with a dot stands for all below it.
const SERVICES: [&str; 4] =
    ["fcm.googleapis.com", ".push.services.mozilla.com", ".notify.windows.com", ".push.apple.com"];

/// The key by which services know this server. Browsers bind their devices to it.
#[derive(Debug)]
pub struct ServerKey(EcdsaKeyPair);

impl ServerKey {
    /// A new key, as bytes to keep.
    pub fn generate() -> Vec<u8> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        key.expect("the operating system gives random bytes").as_ref().to_vec()
    }

    /// The key in bytes that were kept; none if they are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &SystemRandom::new()).ok().map(Self)
    }

    /// The public part, as browsers want it.
    pub fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.0.public_key().as_ref())
    }

    /// The header that names this server to a service, at a time in milliseconds since 1970.
    fn authorization(&self, service: &str, contact: &str, now: i64) -> String {
        let until = now / 1000 + i64::try_from(SIGNATURE_TIME.as_secs()).unwrap_or(0);
        let encode = |it: serde_json::Value| BASE64URL_NOPAD.encode(it.to_string().as_bytes());
        let claims = json!({ "aud": service, "exp": until, "sub": contact });
        let signed = format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" })), encode(claims));
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.expect("the operating system gives random bytes");
        format!("vapid t={signed}.{}, k={}", BASE64URL_NOPAD.encode(signature.as_ref()), self.public())
    }
}

/// A browser that wants to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    endpoint: Url,
    /// Public key of the browser.
    key: [u8; POINT],
    /// Secret that only the browser and this server know.
    auth: [u8; 16],
}

/// Reasons why a device is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadDevice {
    /// The address is none of a service of browsers.
    #[error("the address is none of a known push service")]
    Service,
    /// A key cannot be read.
    #[error("the keys of the device cannot be read")]
    Keys,
}

impl Device {
    /// The device with this address and keys, as its browser writes them, if its service is known or one of
    /// `more`.
    pub fn new(endpoint: &str, p256dh: &str, auth: &str, more: &[String]) -> Result<Self, BadDevice> {
        let url = Url::parse(endpoint).map_err(|_| BadDevice::Service)?;
        let host = url.host_str().unwrap_or_default();
        let is_known = |it: &str| host == it || (it.starts_with('.') && host.ends_with(it));
        let known = SERVICES.into_iter().chain(more.iter().map(String::as_str)).any(is_known);
        let plain = url.username().is_empty() && url.password().is_none();
        if url.scheme() != "https" || !known || !plain || endpoint.len() > 1000 {
            return Err(BadDevice::Service);
        }
        let bytes = |it: &str| BASE64URL_NOPAD.decode(it.trim_end_matches('=').as_bytes()).ok();
        let key = bytes(p256dh).and_then(|it| it.try_into().ok()).ok_or(BadDevice::Keys)?;
        let auth = bytes(auth).and_then(|it| it.try_into().ok()).ok_or(BadDevice::Keys)?;
        let device = Self { endpoint: url, key, auth };
        // A key that is no point of the curve is found out now and not at the first call.
        device.encrypt(b"").ok_or(BadDevice::Keys)?;
        Ok(device)
    }

    /// A message that only this device can read; none if its key is no point or the message is too long.
    fn encrypt(&self, message: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let secret = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public = secret.compute_public_key().ok()?;
        let mut salt = [0; 16];
        random.fill(&mut salt).ok()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, self.key);
        let first =
            agree_ephemeral(secret, &theirs, |shared| Salt::new(HKDF_SHA256, &self.auth).extract(shared))
                .ok()?;
        let input: [u8; 32] = expand(&first, &[b"WebPush: info\0", &self.key, public.as_ref()])?;
        let second = Salt::new(HKDF_SHA256, &salt).extract(&input);
        let key: [u8; 16] = expand(&second, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; 12] = expand(&second, &[b"Content-Encoding: nonce\0"])?;
        // The delimiter says that this record is the last one.
        let mut record = [message, &[2]].concat();
        if record.len() > MAX_MESSAGE {
            return None;
        }
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        let length = u8::try_from(public.as_ref().len()).ok()?;
        Some([&salt[..], &4096_u32.to_be_bytes(), &[length], public.as_ref(), &record].concat())
    }
}

/// A number of bytes that follow from a key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    key.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// What a service is told besides the message.
#[derive(Clone, Copy, Debug)]
pub struct Sending<'a> {
    /// The key of this server.
    pub key: &'a ServerKey,
    /// Where the operator is reached, such as `mailto:anna@example.org`.
    pub contact: &'a str,
    /// Time for which the service keeps the message if the device is away.
    pub keep: Duration,
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

/// Sends a message to a device.
pub async fn send(outbound: &Outbound, device: &Device, message: &Message, with: Sending<'_>) -> Outcome {
    let Some(body) = device.encrypt(&message.for_device()) else { return Outcome::Refused };
    let service = device.endpoint.origin().ascii_serialization();
    let mut headers = vec![
        ("Authorization", with.key.authorization(&service, with.contact, with.now)),
        ("Content-Encoding", "aes128gcm".to_owned()),
        ("Content-Type", "application/octet-stream".to_owned()),
        ("TTL", with.keep.as_secs().to_string()),
        ("Urgency", "normal".to_owned()),
    ];
    // A newer message about the same table takes the place of one that was not delivered yet.
    if let Some(topic) = message.table.as_deref().filter(|it| is_topic(it)) {
        headers.push(("Topic", topic.to_owned()));
    }
    Outcome::from_answer(
        &outbound.post(Request { url: &device.endpoint, headers: &headers, body: &body }).await,
    )
}

/// Whether services take a text as a topic.
fn is_topic(text: &str) -> bool {
    (1..=32).contains(&text.len())
        && text.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-' || it == b'_')
}
