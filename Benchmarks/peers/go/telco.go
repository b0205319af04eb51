package main

import (
	"encoding/binary"
	"fmt"
	"os"

	"github.com/govalues/decimal"
)

// The bills of telco.h.

var (
	rates = [2]decimal.Decimal{decimal.MustNew(13, 4), decimal.MustNew(894, 5)}
	taxes = [2]decimal.Decimal{decimal.MustNew(675, 4), decimal.MustNew(341, 4)}
)

// must returns a result, and ends the program if the calculation failed.
func must(value decimal.Decimal, err error) decimal.Decimal {
	if err != nil {
		panic(err)
	}
	return value
}

func bill(lengths []decimal.Decimal, distant []bool, bills [][]byte) (total, tax, distantTax decimal.Decimal) {
	total = decimal.MustNew(0, 2)
	tax, distantTax = total, total
	for index, length := range lengths {
		rate := rates[0]
		if distant[index] {
			rate = rates[1]
		}
		price := must(rate.Mul(length)).Round(2)
		share := must(price.Mul(taxes[0])).Trunc(2)
		sum := must(price.Add(share))
		tax = must(tax.Add(share))
		if distant[index] {
			share = must(price.Mul(taxes[1])).Trunc(2)
			sum = must(sum.Add(share))
			distantTax = must(distantTax.Add(share))
		}
		total = must(total.Add(sum))
		text, err := sum.AppendText(bills[index][:0])
		if err != nil {
			panic(err)
		}
		bills[index] = text
	}
	return total, tax, distantTax
}

func telco(path string) {
	bytes, err := os.ReadFile(path)
	if err != nil {
		panic(err)
	}
	calls := len(bytes) / 8
	lengths, distant, bills := make([]decimal.Decimal, calls), make([]bool, calls), make([][]byte, calls)
	for index := range lengths {
		length := int64(binary.LittleEndian.Uint64(bytes[index*8:]))
		lengths[index], distant[index] = decimal.MustNew(length, 0), length%2 == 1
		bills[index] = make([]byte, 0, 16)
	}
	var total, tax, distantTax decimal.Decimal
	time := median(func() { total, tax, distantTax = bill(lengths, distant, bills) })
	check := millionths(total) + 3*millionths(tax) + 7*millionths(distantTax)
	for _, text := range bills {
		check += int64(len(text))
	}
	fmt.Println(time*1e9/float64(calls), check)
}
