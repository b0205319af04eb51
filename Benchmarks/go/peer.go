// The peer adds decimals of shopspring, and prints the nanoseconds of a sum of one scale and of a sum of two scales, the
// least of several turns.
package main

import (
	"fmt"
	"time"

	"github.com/shopspring/decimal"
)

const sums = 1000000

func least(scaleOf func(index int) int32) float64 {
	numbers := make([]decimal.Decimal, 1024)
	for index := range numbers {
		numbers[index] = decimal.New(int64(index*7919%10000000), -scaleOf(index))
	}
	best, kept := 0.0, decimal.Decimal{}
	for turn := 0; turn < 9; turn++ {
		start := time.Now()
		for step := 0; step < sums; step++ {
			kept = numbers[step&1023].Add(numbers[(step+1)&1023])
		}
		if taken := float64(time.Since(start).Nanoseconds()) / sums; turn == 0 || taken < best {
			best = taken
		}
	}
	if kept.IsZero() {
		panic("no sum")
	}
	return best
}

func main() {
	same := least(func(int) int32 { return 2 })
	mixed := least(func(index int) int32 { return int32(index * 31 % 7) })
	fmt.Printf("%.1f %.1f\n", same, mixed)
}
