//! Requests of clients that live through everything: an answer, or the knowledge that there was none.

use std::{net::SocketAddr, time::Duration};

use http::{HeaderMap, Request, header};
use http_body_util::{BodyExt as _, Full};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde_json::Value;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Bytes;

/// A server that takes longer to answer is silent, which is worse than dead. The database may be away meanwhile.
const TIMEOUT: Duration = Duration::from_secs(90);

type Body = Full<Bytes>;

/// What came back.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: HeaderMap,
    pub body: String,
}

/// Why nothing came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// The server was not there, so the request did not reach it.
    NotSent,
    /// It was sent, and the connection broke.
    NoResponse,
}

/// A client with open connections.
#[derive(Clone, Debug)]
pub struct HttpClient(Client<HttpConnector, Body>);

impl HttpClient {
    pub fn new() -> Self {
        // What is not answered is not sent again behind the test's back.
        Self(Client::builder(TokioExecutor::new()).retry_canceled_requests(false).build_http())
    }

    /// Asks for something with headers of its own.
    pub async fn request(
        &self,
        method: &str,
        address: SocketAddr,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Result<Response, RequestError> {
        let mut request = Request::builder().method(method).uri(format!("http://{address}{path}"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::from(body.to_owned())).expect("a request");
        let answer = async {
            let response = self.0.request(request).await.map_err(|it| {
                if it.is_connect() { RequestError::NotSent } else { RequestError::NoResponse }
            })?;
            let (parts, body) = response.into_parts();
            let body = body.collect().await.map_err(|_| RequestError::NoResponse)?.to_bytes();
            let body = String::from_utf8_lossy(&body).into_owned();
            Ok(Response { status: parts.status.as_u16(), headers: parts.headers, body })
        };
        timeout(TIMEOUT, answer).await.unwrap_or_else(|_| panic!("the server is silent: {method} {path}"))
    }

    /// Asks as a program that holds a token.
    pub async fn request_with_token(
        &self,
        token: &str,
        address: SocketAddr,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Response, RequestError> {
        let bearer = format!("Bearer {token}");
        let headers = [(header::AUTHORIZATION.as_str(), bearer.as_str())];
        match body {
            Some(body) => self.request("POST", address, path, &headers, &body.to_string()).await,
            None => self.request("GET", address, path, &headers, "").await,
        }
    }
}

impl Response {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|it| panic!("{it}: {} {}", self.status, self.body))
    }

    /// The kind of the error that it tells.
    pub fn kind(&self) -> String {
        self.json()["error"]["kind"].as_str().unwrap_or_default().to_owned()
    }

    /// A header, or nothing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default()
    }
}
