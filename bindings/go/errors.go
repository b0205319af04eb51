package money

import "fmt"

// Error is the error of a call that failed. The call has changed nothing. [errors.Is] compares the status:
//
//	if errors.Is(err, money.ErrNoRate) { … }
type Error struct {
	// Status is the kind of failure.
	Status Status
	// Cause is the status that led to ErrRetrieval, ErrSaving, ErrRemoval or ErrStoreUnknown; otherwise StatusOK.
	Cause Status
	// Position is the offset in bytes of the failure in the text of the call, or -1.
	Position int64
	// Text is one line, such as "no rate from EUR to XAF on 2024-02-29".
	Text string
}

// Error returns the text.
func (e *Error) Error() string { return e.Text }

// Is implements the method that [errors.Is] calls: it returns whether target is the status of the error.
func (e *Error) Is(target error) bool {
	status, isStatus := target.(Status)
	return isStatus && e.Status == status
}

// Error returns the name of the status in the C interface, such as "MONEY_ERR_NO_RATE".
func (s Status) Error() string {
	if name := StatusName(s); name != "" {
		return name
	}
	return fmt.Sprintf("status %d", int32(s))
}
