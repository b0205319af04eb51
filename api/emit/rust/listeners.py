"""The listeners of Rust's objects: setting them, and calling them after a call."""

from __future__ import annotations

CHANGES = """    /// Sets the listener of changes, replacing the previous one; `None` removes it. It receives
    /// the revision after the change, before the call that made it returns. If it panics, so does the call,
    /// but the change persists.
    pub fn on_change(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        let now = match (&self.told, self.told.is_some()) {
            (Some(_), true) => self.revision(),
            _ => return,
        };
        // A store whose file is closed has no revision.
        if let (Ok(now), Some(told)) = (now, self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

"""
CALCULATOR = """    /// Sets the listener of the display, replacing the previous one; `None` removes it. It
    /// receives the revision after the change, before the call that made it returns. [`Calculator::press`]
    /// and [`Calculator::press_keys`] return the alerts.
    pub fn on_display(&mut self, listener: Option<Box<dyn FnMut(u64) + Send + Sync>>) -> Result<(), Error> {
        let heard = self.revision()?;
        self.told = listener.map(|body| Listener { heard, body });
        Ok(())
    }

    pub(crate) fn tell(&mut self) {
        if self.told.is_none() {
            return;
        }
        if let (Ok(now), Some(told)) = (self.revision(), self.told.as_mut()) {
            if now != told.heard {
                told.heard = now;
                (told.body)(now);
            }
        }
    }

"""
