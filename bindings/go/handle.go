package money

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"unsafe"
)

// ErrClosed is the error of a call on a closed object.
var ErrClosed = errors.New("object is closed")

// ErrNotMade is the error of a call on a zero value, or on a copy of an object, which would release it a second time.
var ErrNotMade = errors.New("object must be the pointer that this package returned, got a zero value or a copy")

// ErrNotWritten is the error of marshalling an object as a value, for example as a field of a struct in JSON.
var ErrNotWritten = errors.New("could not marshal an object: marshal the results of its methods")

// ErrInUse is the error of a call on an object that another goroutine is changing, or of a call that would change an object
// that another goroutine is using. Guard an object that several goroutines change with a mutex.
var ErrInUse = errors.New("object is in use by another call")

// A hold is the way in which a call uses an object.
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
	// The address at which the object was created, which a copy does not have. It is not a pointer, because the garbage
	// collector does not free cycles with finalizers.
	self uintptr
}

func (h *handle) isMade() bool {
	return h.self != 0 && h.self == uintptr(unsafe.Pointer(h))
}

func (h *handle) adopt(at unsafe.Pointer, name string, free func(unsafe.Pointer)) {
	h.at, h.name, h.free, h.self = at, name, free, uintptr(unsafe.Pointer(h))
}

// Close releases the object. A second call does nothing; every other call then returns [ErrClosed]. If another goroutine is
// calling the object, it is released when that call returns. Close of a zero value does nothing, and Close of a copy
// returns [ErrNotMade].
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

// MarshalText returns [ErrNotWritten]: encoding/json would write the object as {} and lose it.
func (h *handle) MarshalText() ([]byte, error) {
	return nil, fmt.Errorf("%s: %w", h.name, ErrNotWritten)
}

// UnmarshalText returns [ErrNotWritten].
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
