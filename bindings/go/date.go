package money

// #include <money.h>
import "C"

import (
	"math"
	"time"
)

// Date is a day of the Gregorian calendar, in days since 1970-01-01, or [DateNone].
type Date int32

// DateNone is the value for no date.
const DateNone Date = -2147483648

const secondsOfDay = 24 * 60 * 60

// DateOf returns the day of a time in the zone of that time; [DateNone] if the day is out of range.
func DateOf(day time.Time) Date {
	year, month, number := day.Date()
	days := time.Date(year, month, number, 0, 0, 0, 0, time.UTC).Unix() / secondsOfDay
	if days < math.MinInt32 || days > math.MaxInt32 {
		return DateNone
	}
	return Date(days)
}

// Time returns midnight of the day in UTC; the zero time for [DateNone].
func (d Date) Time() time.Time {
	if d == DateNone {
		return time.Time{}
	}
	return time.Unix(int64(d)*secondsOfDay, 0).UTC()
}

// String returns the day as "2026-11-23"; "" for [DateNone].
func (d Date) String() string {
	if d == DateNone {
		return ""
	}
	return d.Time().Format("2006-01-02")
}

// timeOf converts an instant to a time; an unset instant becomes the zero time.
func timeOf(instant C.money_instant_t) time.Time {
	if instant == C.MONEY_INSTANT_NONE {
		return time.Time{}
	}
	return time.Unix(int64(instant), 0).UTC()
}

func ofTime(instant time.Time) C.money_instant_t {
	if instant.IsZero() {
		return C.MONEY_INSTANT_NONE
	}
	return C.money_instant_t(instant.Unix())
}

func ofBool(is bool) C.money_bool_t {
	if is {
		return 1
	}
	return 0
}
