package main

import (
	"sort"
	"syscall"
	"unsafe"

	"github.com/govalues/decimal"
)

// The data of sample.h, from the same generator.

const count = 65536

type sample struct{ state uint64 }

func (s *sample) next() uint64 {
	s.state = s.state*6364136223846793005 + 1442695040888963407
	return s.state >> 33
}

func (s *sample) digits(most uint64) int64 {
	limit := uint64(100)
	for power := s.next() % (most - 1); power > 0; power-- {
		limit *= 10
	}
	high := s.next()
	low := s.next()
	return int64((high<<31|low)%limit) + 1
}

func (s *sample) cents() int64 {
	cents := s.digits(12)
	if s.next()%2 == 0 {
		return cents
	}
	return -cents
}

func (s *sample) smallCents() int64 { return s.digits(9) }

func (s *sample) rate() int64 { return int64(s.next()%20000) + 5000 }

func (s *sample) scale() int { return int(s.next() % 7) }

// checkSum is that of sample.h: results in millionths, weighted by their places.
type checkSum uint64

func (c *checkSum) add(index int, value int64) { *c += checkSum(uint64(value) * uint64(1+index%7)) }

// value returns the low 52 bits, which every language prints exactly.
func (c checkSum) value() uint64 { return uint64(c) & (1<<52 - 1) }

// millionths returns the low 64 bits of a value in millionths; its scale is at most 6.
func millionths(value decimal.Decimal) int64 {
	number := int64(value.Coef())
	if value.IsNeg() {
		number = -number
	}
	for scale := value.Scale(); scale < 6; scale++ {
		number *= 10
	}
	return number
}

// The clock of timing.h.

const (
	passesMost       = 10000
	secondsARun      = 0.06
	processorClockID = 2
)

func now() float64 {
	var time syscall.Timespec
	syscall.Syscall(syscall.SYS_CLOCK_GETTIME, processorClockID, uintptr(unsafe.Pointer(&time)), 0)
	return float64(time.Sec) + float64(time.Nsec)*1e-9
}

// median returns the seconds of the median pass; the first pass is not counted.
func median(pass func()) float64 {
	pass()
	var times []float64
	start := now()
	for len(times) == 0 || len(times) < passesMost && now()-start < secondsARun {
		begin := now()
		pass()
		times = append(times, now()-begin)
	}
	sort.Float64s(times)
	return times[len(times)/2]
}
