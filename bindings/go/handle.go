package money

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"unsafe"
)

// ErrClosed is the error of a call with an object that has been closed.
var ErrClosed = errors.New("the object is closed")

// ErrNotMade is the error of a call with an object that no function of this package returned: a zero value, or a copy of
// an object, which would release it a second time.
var ErrNotMade = errors.New("the object is a zero value or a copy: use the pointer that a function of this package returned")

// ErrNotWritten is the error of a program that writes an object as a value, such as one in a struct that becomes JSON.
var ErrNotWritten = errors.New("an object is no value: write what its own functions return")

// ErrInUse is the error of a call with an object that another goroutine is changing, or of one that would change an
// object which another goroutine uses. An object that several goroutines change needs a lock of yours.
var ErrInUse = errors.New("another call is using the object")

// A hold is what a call does with an object.
type hold int32

const (
	reading hold = iota
	changing
)

const (
	isChanging int32 = -1
	isReleased int32 = -2
)

// A handle is an object of the library.
type handle struct {
	at     unsafe.Pointer
	name   string
	free   func(unsafe.Pointer)
	users  int32
	closed int32
	lock   sync.Mutex
	tell   func()
	// Where the object was made: a copy is elsewhere. It is no pointer, because the collector leaves circles with
	// finalizers alone.
	self uintptr
}

func (h *handle) isMade() bool {
	return h.self != 0 && h.self == uintptr(unsafe.Pointer(h))
}

func (h *handle) adopt(at unsafe.Pointer, name string, free func(unsafe.Pointer)) {
	h.at, h.name, h.free, h.self = at, name, free, uintptr(unsafe.Pointer(h))
}

// Close releases the object. A second time does nothing, and every other call fails with ErrClosed from then on. If
// another goroutine is in a call with the object, it is released when that call has ended. A zero value has nothing to
// release, and a copy is ErrNotMade.
func (h *handle) Close() error {
	if h.self == 0 {
		return nil
	}
	if !h.isMade() {
		return fmt.Errorf("%s: %w", h.name, ErrNotMade)
	}
	atomic.StoreInt32(&h.closed, 1)
	h.release()
	return nil
}

func (h *handle) release() {
	if atomic.CompareAndSwapInt32(&h.users, 0, isReleased) {
		h.free(h.at)
	}
}

// MarshalText refuses: as JSON, an object would be "{}", and lost.
func (h *handle) MarshalText() ([]byte, error) {
	return nil, fmt.Errorf("%s: %w", h.name, ErrNotWritten)
}

// UnmarshalText refuses, too.
func (h *handle) UnmarshalText([]byte) error {
	return fmt.Errorf("%s: %w", h.name, ErrNotWritten)
}

func (h *handle) begin(kind hold) error {
	if !h.isMade() {
		return ErrNotMade
	}
	for {
		users := atomic.LoadInt32(&h.users)
		if atomic.LoadInt32(&h.closed) != 0 || users == isReleased {
			return fmt.Errorf("%s: %w", h.name, ErrClosed)
		}
		if users == isChanging || kind == changing && users != 0 {
			return fmt.Errorf("%s: %w", h.name, ErrInUse)
		}
		next := users + 1
		if kind == changing {
			next = isChanging
		}
		if atomic.CompareAndSwapInt32(&h.users, users, next) {
			return nil
		}
	}
}

func (h *handle) end(kind hold) {
	if kind == changing {
		atomic.StoreInt32(&h.users, 0)
	} else {
		atomic.AddInt32(&h.users, -1)
	}
	if atomic.LoadInt32(&h.closed) != 0 {
		h.release()
	}
}

func (h *handle) setTell(tell func()) {
	h.lock.Lock()
	defer h.lock.Unlock()
	h.tell = tell
}

func (h *handle) listener() func() {
	h.lock.Lock()
	defer h.lock.Unlock()
	return h.tell
}
