// The bench measures a sum of two amounts against math/big's, and a row of a column, in nanoseconds (the minimum of several
// rounds). Usage: bench PEER MIXED C_ROW. PEER and MIXED are the times of sums of shopspring's decimals with one scale and
// with two, and C_ROW is that of a row in C, all from the same run.
package main

import (
	"fmt"
	"math/big"
	"os"
	"strconv"
	"time"

	"libmoney.org/go/money"
)

const (
	turns = 9
	sums  = 4000000
	rows  = 1000000
)

var passed, failed int

func least(steps int, body func()) float64 {
	best := 0.0
	for turn := 0; turn < turns; turn++ {
		start := time.Now()
		body()
		if taken := float64(time.Since(start).Nanoseconds()) / float64(steps); turn == 0 || taken < best {
			best = taken
		}
	}
	return best
}

func report(name string, taken float64, peer string, limit float64) {
	missed := ""
	if taken <= limit {
		passed++
	} else {
		failed++
		missed = ": missed"
	}
	fmt.Printf("Go: %s %.1f ns, %s, at most %.1f%s\n", name, taken, peer, limit, missed)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func given(place int) float64 {
	if len(os.Args) <= place {
		return 1e9
	}
	value, err := strconv.ParseFloat(os.Args[place], 64)
	check(err)
	return value
}

func main() {
	amounts, numbers := make([]money.Money, 1024), make([]*big.Int, 1024)
	for index := range amounts {
		amounts[index] = money.MustParse(fmt.Sprintf("%d.%02d EUR", index*7919%100000, index%100))
		numbers[index] = amounts[index].Number().BigInt()
	}
	mixed := make([]money.Money, 1024)
	for index := range mixed {
		number, err := money.NewDecimalWithScale(int64(index*7919%10000000), uint32(index*31%7))
		check(err)
		mixed[index], err = money.New(number, "EUR")
		check(err)
	}
	var kept money.Money
	added := func(amounts []money.Money) float64 {
		return least(sums, func() {
			for turn := 0; turn < sums; turn++ {
				kept, _ = amounts[turn&1023].Add(amounts[(turn+1)&1023])
			}
		})
	}
	ours := added(amounts)
	whole := new(big.Int)
	theirs := least(sums, func() {
		for turn := 0; turn < sums; turn++ {
			whole = new(big.Int).Add(numbers[turn&1023], numbers[(turn+1)&1023])
		}
	})
	// shopspring adds big integers, and makes an object for each.
	report("a sum", ours, fmt.Sprintf("big.Int %.1f, shopspring %.1f", theirs, given(1)), given(1)/1.5)
	report("a sum of two scales", added(mixed), fmt.Sprintf("shopspring %.1f", given(2)), given(2)/1.5)

	cents := make([]int64, rows)
	for row := range cents {
		cents[row] = int64(row*7919) % 10000000
	}
	builder, err := money.NewRatesBuilder()
	check(err)
	check(builder.Add("EUR", "USD", "1.1172", money.DateNone))
	rates, err := builder.Build()
	check(err)
	column, settings := money.CentsOf(cents, "EUR"), &money.ColumnSettings{Into: make([]int64, rows)}
	row := least(rows, func() {
		_, err := column.Convert(rates, "USD", settings)
		check(err)
	})
	report("a row of a column", row, fmt.Sprintf("C %.1f", given(3)), 2*given(3))
	fmt.Printf("%d passed, %d failed\n", passed, failed)
	if kept.Currency() == "" || whole.Sign() == 0 || failed > 0 {
		os.Exit(1)
	}
}
