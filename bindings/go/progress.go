package money

/*
#include <money.h>
#include <stdlib.h>

extern void moneyHeard(void *user_data, uint64_t done, uint64_t total);

static inline void money_watch_by(money_progress_t *progress, uintptr_t id)
{
    money_progress_init(progress);
    progress->callback = moneyHeard;
    progress->user_data = (void *)id;
}

// The watch of this thread, which an inner watch restores when it ends.
static __thread money_progress_t *money_watched;

static inline money_status_t money_watch_from(money_progress_t *progress, money_progress_t **before, money_error_t *why)
{
    money_status_t status = money_progress_watch(progress, why);
    *before = money_watched;
    if (status == MONEY_OK) money_watched = progress;
    return status;
}
static inline void money_watch_again(money_progress_t *before)
{
    // It cannot fail: the watch was valid before.
    if (money_progress_watch(before, NULL) == MONEY_OK) money_watched = before;
}
static inline void money_cancel(money_progress_t *progress) { __atomic_store_n(&progress->cancel, 1, __ATOMIC_RELAXED); }
*/
import "C"

import (
	"runtime"
	"sync"
	"unsafe"
)

var (
	watches   sync.Map
	watchLock sync.Mutex
	lastWatch uintptr
)

// A watch is the listener of the long calls of one function.
type watch struct {
	listener func(done, total uint64) bool
	progress *C.money_progress_t
	// The value with which the listener panicked. Only the calling thread writes it.
	thrown any
}

// WithProgress runs body, and reports the progress of its long calls to the listener: the units done and their total, which
// is 0 while it is unknown. If the listener returns false, the call fails with [ErrCancelled] and has changed nothing. If
// it panics, the call fails likewise, and WithProgress panics with the same value after body has returned. Calls of
// WithProgress may be nested: the inner listener alone receives the progress of the inner body.
//
//	err := money.WithProgress(bar.Update, func() error {
//		rates, err = money.RatesFromECBCSV(text)
//		return err
//	})
func WithProgress(listener func(done, total uint64) bool, body func() error) error {
	// C watches threads, and a goroutine may change its thread.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	progress := (*C.money_progress_t)(C.malloc(C.sizeof_money_progress_t))
	defer C.free(unsafe.Pointer(progress))
	watchLock.Lock()
	lastWatch++
	id := lastWatch
	watchLock.Unlock()
	own := &watch{listener: listener, progress: progress}
	watches.Store(id, own)
	defer watches.Delete(id)
	C.money_watch_by(progress, C.uintptr_t(id))
	c := begin()
	defer c.end()
	var before *C.money_progress_t
	if c.failed(C.money_watch_from(progress, &before, &c.why)) {
		return c.err
	}
	defer C.money_watch_again(before)
	err := body()
	if own.thrown != nil {
		panic(own.thrown)
	}
	return err
}

// A panic must not leave a function that C called in the middle of its work, so it goes on when the call has returned.
//
//export moneyHeard
func moneyHeard(user unsafe.Pointer, done, total C.uint64_t) {
	found, isThere := watches.Load(uintptr(user))
	if !isThere {
		return
	}
	one := found.(*watch)
	defer func() {
		if value := recover(); value != nil {
			one.thrown = value
			C.money_cancel(one.progress)
		}
	}()
	if !one.listener(uint64(done), uint64(total)) {
		C.money_cancel(one.progress)
	}
}
