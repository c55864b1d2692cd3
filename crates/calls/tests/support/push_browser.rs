//! A browser that was promised push messages, with another implementation of their encryption.

use data_encoding::BASE64URL_NOPAD as BASE64;
use patolli_calls::push::{BadDevice, Device};
use serde_json::Value;
use web_push_native::p256::{SecretKey, elliptic_curve::sec1::ToEncodedPoint as _};

use crate::https::HOST;

/// A browser with its keys.
pub struct PushBrowser {
    pub key: SecretKey,
    pub auth: [u8; 16],
}

impl PushBrowser {
    pub fn new() -> Self {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("random bytes");
        // Far below the order of the curve.
        bytes[0] = 1;
        Self { key: SecretKey::from_slice(&bytes).expect("a key"), auth: [7; 16] }
    }

    pub fn point(&self) -> Vec<u8> {
        self.key.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    pub fn device(&self, endpoint: &str) -> Result<Device, BadDevice> {
        Device::new(endpoint, &BASE64.encode(&self.point()), &BASE64.encode(&self.auth), &[HOST.to_owned()])
    }

    /// What a message says that was sent to this browser.
    pub fn read(&self, body: Vec<u8>) -> Value {
        let read = web_push_native::decrypt(body, &self.key, &self.auth.into()).expect("it can be read");
        serde_json::from_slice(&read).expect("JSON")
    }
}
