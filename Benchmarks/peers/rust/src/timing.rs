//! The clock of `timing.h`.

use std::ptr::read_volatile;

const PASSES_MOST: usize = 10_000;
const SECONDS_A_RUN: f64 = 0.06;

/// The same reference, from a place the compiler cannot see through: each pass is a new one to it.
pub fn opaque<T: ?Sized>(reference: &T) -> &T {
    unsafe { read_volatile(&reference) }
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// Returns seconds of processor time, from CLOCK_PROCESS_CPUTIME_ID, which the standard library
/// does not expose.
fn now() -> f64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(2, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 * 1e-9
}

/// Seconds of the median pass; the first pass is not counted.
pub fn median(mut pass: impl FnMut()) -> f64 {
    pass();
    let mut times = Vec::with_capacity(PASSES_MOST);
    let start = now();
    while times.len() < PASSES_MOST && now() - start < SECONDS_A_RUN {
        let begin = now();
        pass();
        times.push(now() - begin);
    }
    times.sort_unstable_by(|left, right| left.total_cmp(right));
    times[times.len() / 2]
}
