use crate::convert::{check, zeroed};
use crate::{sys, Error};
use std::any::Any;
use std::cell::Cell;
use std::ffi::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::null_mut;

thread_local! {
    /// The watch of this thread, which an inner watch restores when it ends.
    static CURRENT: Cell<*mut sys::money_progress_t> = Cell::new(null_mut());
}

struct Watch<'a> {
    listener: &'a mut dyn FnMut(u64, u64) -> bool,
    progress: *mut sys::money_progress_t,
    thrown: Option<Box<dyn Any + Send>>,
}

/// C calls this in the thread of the long call. A panic must not unwind through C, so it resumes after the call.
unsafe extern "C" fn hear(user_data: *mut c_void, done: u64, total: u64) {
    let watch = &mut *(user_data as *mut Watch<'_>);
    if watch.thrown.is_some() {
        return;
    }
    let listener = &mut *watch.listener;
    match catch_unwind(AssertUnwindSafe(|| listener(done, total))) {
        Ok(true) => {}
        Ok(false) => (*watch.progress).cancel = 1,
        Err(thrown) => {
            watch.thrown = Some(thrown);
            (*watch.progress).cancel = 1;
        }
    }
}

/// Runs `body`, and reports the progress of its long calls to the listener: the units done and their total, which is 0
/// while it is unknown.
///
/// If the listener returns false, the call fails with [`Status::CANCELLED`](crate::Status::CANCELLED) and has changed
/// nothing. If it panics, the call fails likewise, and the panic resumes after `body` has returned.
pub fn with_progress<T>(
    mut listener: impl FnMut(u64, u64) -> bool,
    body: impl FnOnce() -> Result<T, Error>,
) -> Result<T, Error> {
    let mut progress: sys::money_progress_t = zeroed();
    unsafe { sys::money_progress_init(&mut progress) };
    let at: *mut sys::money_progress_t = &mut progress;
    let mut watch = Watch { listener: &mut listener, progress: at, thrown: None };
    unsafe {
        (*at).callback = Some(hear);
        (*at).user_data = &mut watch as *mut Watch<'_> as *mut c_void;
    }
    let guard = Guard(CURRENT.with(|current| current.replace(at)));
    let mut why = zeroed();
    check(unsafe { sys::money_progress_watch(at, &mut why) }, &why)?;
    let result = body();
    drop(guard);
    if let Some(thrown) = watch.thrown.take() {
        resume_unwind(thrown);
    }
    result
}

/// Ends a watch even if `body` panics.
struct Guard(*mut sys::money_progress_t);

impl Drop for Guard {
    fn drop(&mut self) {
        CURRENT.with(|current| current.set(self.0));
        // It cannot fail: the watch before was one.
        unsafe { sys::money_progress_watch(self.0, null_mut()) };
    }
}
