// Measures one work of govalues/decimal, on the same data as libmoney.c.
//
//	bench_govalues WORK HISTORY.csv       a work of libmoney.c
//	bench_govalues telco LENGTHS
//
// Prints nanoseconds an operation and a check sum.
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/govalues/decimal"
)

type pick struct {
	rate   decimal.Decimal
	places int
}

var (
	amounts, others, factors, results [count]decimal.Decimal
	minors, otherMinors               [count]int64
	texts                             [count]string
	written                           [count][]byte
	orders                            [count]int
	picks                             [count]pick
	dollar                            decimal.Decimal
	oneRate                           = decimal.MustNew(10837, 4)
	failures                          int
)

// The loops are written out: a call through a function value would be measured too.
var passes = map[string]func(){
	"add": func() {
		for index := range amounts {
			value, err := amounts[index].Add(others[index])
			if err != nil {
				failures++
			}
			results[index] = value
		}
	},
	"compare": func() {
		for index := range amounts {
			orders[index] = amounts[index].Cmp(others[index])
		}
	},
	"multiply": func() {
		for index := range amounts {
			exact, err := amounts[index].Mul(factors[index])
			if err != nil {
				failures++
			}
			results[index] = exact.Round(2)
		}
	},
	"multiply-one": func() {
		for index := range amounts {
			exact, err := amounts[index].Mul(oneRate)
			if err != nil {
				failures++
			}
			results[index] = exact.Round(2)
		}
	},
	"divide": func() {
		for index := range amounts {
			exact, err := amounts[index].Quo(factors[index])
			if err != nil {
				failures++
			}
			results[index] = exact.Round(2)
		}
	},
	"quantize": func() {
		for index := range amounts {
			results[index] = amounts[index].Round(1)
		}
	},
	"negate": func() {
		for index := range amounts {
			results[index] = amounts[index].Neg()
		}
	},
	"running": func() {
		total := decimal.MustNew(0, 2)
		for index := range amounts {
			var err error
			if total, err = total.Add(amounts[index]); err != nil {
				failures++
			}
		}
		results[0] = total
	},
	"from-minor": func() {
		for index := range minors {
			value, err := decimal.New(minors[index], 2)
			if err != nil {
				failures++
			}
			results[index] = value
		}
	},
	"parse": func() {
		for index := range texts {
			value, err := decimal.Parse(texts[index])
			if err != nil {
				failures++
			}
			results[index] = value
		}
	},
	"format": func() {
		for index := range amounts {
			text, err := amounts[index].AppendText(written[index][:0])
			if err != nil {
				failures++
			}
			written[index] = text
		}
	},
	"cross": func() {
		for index := range amounts {
			product, err := amounts[index].Mul(picks[index].rate)
			if err != nil {
				failures++
			}
			exact, err := product.Quo(dollar)
			if err != nil {
				failures++
			}
			results[index] = exact.Round(picks[index].places)
		}
	},
}

func prepare(work string, s *sample) {
	cents := s.cents
	if work == "add-small" {
		cents = s.smallCents
	}
	for index := range minors {
		minors[index] = cents()
	}
	for index := range otherMinors {
		otherMinors[index] = cents()
	}
	for index := range factors {
		factors[index] = decimal.MustNew(s.rate(), 4)
	}
	scale := func() int { return 2 }
	if strings.HasSuffix(work, "-mixed") {
		scale = s.scale
	}
	for index := range amounts {
		amounts[index] = decimal.MustNew(minors[index], scale())
	}
	for index := range others {
		others[index] = decimal.MustNew(otherMinors[index], scale())
	}
	for index := range texts {
		texts[index] = amounts[index].String()
		if work == "format" {
			written[index] = make([]byte, 0, 32)
		}
	}
}

// prepareTargets reads the columns with a rate on the newest day, without USD, and the column of USD.
func prepareTargets(path string, s *sample) {
	bytes, err := os.ReadFile(path)
	if err != nil {
		panic(err)
	}
	lines := strings.SplitN(string(bytes), "\n", 3)
	codes, cells := strings.Split(lines[0], ","), strings.Split(lines[1], ",")
	var targets []pick
	for index, code := range codes[1:] {
		if code = strings.TrimSpace(code); code == "" || cells[index+1] == "N/A" {
			continue
		}
		rate := decimal.MustParse(cells[index+1])
		places := 2
		if code == "JPY" || code == "KRW" || code == "ISK" {
			places = 0
		}
		if code == "USD" {
			dollar = rate
		} else {
			targets = append(targets, pick{rate, places})
		}
	}
	for index := range picks {
		picks[index] = targets[s.next()%uint64(len(targets))]
	}
}

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: bench_govalues WORK HISTORY.csv")
		os.Exit(2)
	}
	work := os.Args[1]
	if work == "telco" {
		telco(os.Args[2])
		return
	}
	name := strings.TrimSuffix(strings.TrimSuffix(work, "-mixed"), "-small")
	pass := passes[name]
	if pass == nil {
		fmt.Fprintln(os.Stderr, "no such work:", work)
		os.Exit(2)
	}
	s := &sample{1}
	prepare(work, s)
	if name == "cross" {
		prepareTargets(os.Args[2], s)
	}
	time := median(pass)
	if failures > 0 {
		fmt.Fprintln(os.Stderr, work+": calls failed")
		os.Exit(1)
	}
	var sum checkSum
	for index := range results {
		sum.add(index, millionths(results[index]))
		letters := int64(0)
		for _, letter := range written[index] {
			letters += int64(letter)
		}
		sum.add(index, int64(orders[index])+letters)
	}
	fmt.Println(time*1e9/count, sum.value())
}
