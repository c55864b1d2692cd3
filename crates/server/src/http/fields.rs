//! Fields of a form.

use std::fmt;

use axum::{
    Form,
    extract::{FromRequest, Request},
    http::StatusCode,
};

use crate::{denied::Denied, http::app::App};

/// Fields of a form, in order: of the body, or of the query when a page is asked for.
#[derive(Clone)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The value of a field; the last one if it was sent several times.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|it| it.0 == name).map(|it| it.1.as_str())
    }

    /// The value of a field that must be a number.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str) -> Result<Option<N>, Denied> {
        self.get(name)
            .map(|it| it.parse().map_err(|_| Denied::BadRequest("a number was expected")))
            .transpose()
    }
}

/// Tells the names only: a value may be a password.
impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|it| &it.0)).finish()
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Denied;

    async fn from_request(request: Request, app: &App) -> Result<Self, Denied> {
        match Form::from_request(request, app).await {
            Ok(Form(pairs)) => Ok(Self(pairs)),
            Err(it) if it.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Denied::TooLarge),
            Err(_) => Err(Denied::BadRequest("not a form")),
        }
    }
}
