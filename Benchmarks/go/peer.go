// The peer adds decimals of shopspring, and prints the nanoseconds of a sum, the least of several turns.
package main

import (
	"fmt"
	"time"

	"github.com/shopspring/decimal"
)

func main() {
	const sums = 1000000
	numbers := make([]decimal.Decimal, 1024)
	for index := range numbers {
		numbers[index] = decimal.New(int64(index*7919%10000000), -2)
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
	fmt.Printf("%.1f\n", best)
}
