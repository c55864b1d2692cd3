//! Where rules write what happened.

/// Collects the events of an action, or nothing at all while a bot searches.
#[derive(Debug)]
pub struct Log<E>(Option<Vec<E>>);

impl<E> Log<E> {
    /// A log that keeps events.
    pub const fn new() -> Self {
        Self(Some(Vec::new()))
    }

    /// A log that drops every event and so never allocates.
    pub const fn off() -> Self {
        Self(None)
    }

    /// Writes one event.
    pub fn push(&mut self, event: E) {
        if let Some(events) = &mut self.0 {
            events.push(event);
        }
    }

    /// The events written so far.
    pub fn events(&self) -> &[E] {
        self.0.as_deref().unwrap_or_default()
    }

    /// Forgets the events but keeps the room for others.
    pub fn clear(&mut self) {
        if let Some(events) = &mut self.0 {
            events.clear();
        }
    }

    /// The events written since the last call.
    pub fn take(&mut self) -> Vec<E> {
        self.0.as_mut().map(std::mem::take).unwrap_or_default()
    }
}

impl<E> Default for Log<E> {
    fn default() -> Self {
        Self::new()
    }
}
