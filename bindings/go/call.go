package money

// #cgo pkg-config: money
// #include <money.h>
// #include <stdlib.h>
// #include <string.h>
import "C"

import (
	"errors"
	"fmt"
	"strings"
	"unsafe"
)

const (
	// The initial capacity for a text; a longer text is requested again.
	textRoom = 512
	// The rows of a page.
	pageRows = 256
)

var errNul = errors.New("text must not contain NUL")

// A held is an object that a call uses.
type held struct {
	object *handle
	kind   hold
}

// A call holds the arguments of C: memory that is freed when it ends, and objects that stay alive until then.
//
// It stores the first error of the arguments in err, so that arguments can be prepared without checks in between.
type call struct {
	why     C.money_error_t
	err     error
	used    []held
	taken   []unsafe.Pointer
	few     [4]held
	changed []*handle
}

func begin() *call {
	c := &call{}
	c.used = c.few[:0]
	return c
}

// end frees the memory, releases the objects, and calls the listeners of changed objects.
func (c *call) end() {
	for _, at := range c.taken {
		C.free(at)
	}
	for index := len(c.used) - 1; index >= 0; index-- {
		c.used[index].object.end(c.used[index].kind)
	}
	for _, one := range c.changed {
		if tell := one.listener(); tell != nil {
			tell()
		}
	}
}

// use returns the address of an object that the call reads; nil for nil.
func (c *call) use(object *handle) unsafe.Pointer { return c.hold(object, reading) }

// change returns the address of an object that the call may change.
func (c *call) change(object *handle) unsafe.Pointer {
	if object != nil && object.listener() != nil && !c.hasChanged(object) {
		c.changed = append(c.changed, object)
	}
	return c.hold(object, changing)
}

func (c *call) hasChanged(object *handle) bool {
	for _, one := range c.changed {
		if one == object {
			return true
		}
	}
	return false
}

func (c *call) hold(object *handle, kind hold) unsafe.Pointer {
	if object == nil || c.err != nil {
		return nil
	}
	for _, one := range c.used {
		// The call is changing it already.
		if one.object == object && one.kind == changing {
			return object.at
		}
	}
	if c.err = object.begin(kind); c.err != nil {
		return nil
	}
	c.used = append(c.used, held{object, kind})
	return object.at
}

// take allocates memory that is freed when the call ends.
func (c *call) take(size C.size_t) unsafe.Pointer {
	at := C.malloc(size + 1)
	c.taken = append(c.taken, at)
	return at
}

// code returns a NUL-terminated text.
func (c *call) code(text string) *C.char {
	if strings.IndexByte(text, 0) >= 0 {
		c.err = errNul
		return nil
	}
	at := C.CString(text)
	c.taken = append(c.taken, unsafe.Pointer(at))
	return at
}

// optional returns nil for "".
func (c *call) optional(text string) *C.char {
	if text == "" {
		return nil
	}
	return c.code(text)
}

// text returns a text that is passed with its length; it may contain NULs, which the library rejects.
func (c *call) text(text string) *C.char {
	at := C.CString(text)
	c.taken = append(c.taken, unsafe.Pointer(at))
	return at
}

func (c *call) bytes(bytes []byte) *C.char {
	at := C.CBytes(append(bytes[:len(bytes):len(bytes)], 0))
	c.taken = append(c.taken, at)
	return (*C.char)(at)
}

// put writes a NUL-terminated text to an array of characters.
func (c *call) put(array []C.char, text, field string) {
	if len(text) >= len(array) {
		c.err = fmt.Errorf("%s must be at most %d bytes, got %d", field, len(array)-1, len(text))
		return
	}
	if strings.IndexByte(text, 0) >= 0 {
		c.err = errNul
		return
	}
	for index := range array {
		array[index] = 0
	}
	for index := 0; index < len(text); index++ {
		array[index] = C.char(text[index])
	}
}

func (c *call) fits(count, most int, field string) bool {
	if count > most {
		c.err = fmt.Errorf("%s must have at most %d elements, got %d", field, most, count)
	}
	return count <= most
}

// failed records the failure of a call.
func (c *call) failed(status C.money_status_t) bool {
	if status == C.MONEY_OK {
		return false
	}
	c.err = &Error{
		Status:   Status(status),
		Cause:    Status(c.why.cause),
		Position: int64(c.why.position),
		Text:     C.GoString(&c.why.text[0]),
	}
	return true
}

// isTooSmall returns whether a text did not fit, and sets room to the capacity that it needs.
func isTooSmall(status C.money_status_t, length C.size_t, room *int) bool {
	if status != C.MONEY_ERR_BUFFER_TOO_SMALL || int(length) < *room {
		return false
	}
	*room = int(length) + 1
	return true
}

func documentOf(text *C.char, length C.size_t) string {
	defer C.money_string_free(text)
	return C.GoStringN(text, C.int(length))
}

func bytesOf(bytes *C.char, length C.size_t) []byte {
	return C.GoBytes(unsafe.Pointer(bytes), C.int(length))
}

func freedBytesOf(bytes *C.char, length C.size_t) []byte {
	defer C.money_string_free(bytes)
	return C.GoBytes(unsafe.Pointer(bytes), C.int(length))
}

func textOf(array []C.char) string {
	length := 0
	for length < len(array) && array[length] != 0 {
		length++
	}
	return C.GoStringN(&array[0], C.int(length))
}

func listOf[T, U any](array []T, count int, read func(T) U) []U {
	if count > len(array) {
		count = len(array)
	}
	found := make([]U, 0, count)
	for _, one := range array[:count] {
		found = append(found, read(one))
	}
	return found
}

func first[T any](values []T) *T {
	if len(values) == 0 {
		return nil
	}
	return &values[0]
}
