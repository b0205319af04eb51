package money

import "fmt"

// An Error is a call that failed; it has changed nothing. errors.Is compares its status:
//
//	if errors.Is(err, money.ErrNoRate) { … }
type Error struct {
	// Status says what went wrong.
	Status Status
	// Cause is the status behind ErrRetrieval, ErrSaving and ErrRemoval; StatusOK for every other one.
	Cause Status
	// Position is the byte of the given text where the failure lies, or -1.
	Position int64
	// Text is one line, such as "no rate from EUR to XAF on 2024-02-29".
	Text string
}

// Error is the text.
func (e *Error) Error() string { return e.Text }

// Is tells whether the error has a status.
func (e *Error) Is(target error) bool {
	status, isStatus := target.(Status)
	return isStatus && e.Status == status
}

// Error is the name of the status in C, such as "MONEY_ERR_NO_RATE".
func (s Status) Error() string {
	if name := StatusName(s); name != "" {
		return name
	}
	return fmt.Sprintf("status %d", int32(s))
}
