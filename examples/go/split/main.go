// Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.
package main

import (
	"fmt"
	"log"

	"libmoney.org/go/money"
)

func show(title string, shares []money.Money, err error) {
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(title)
	for _, share := range shares {
		fmt.Printf("  %v\n", share)
	}
	total, err := money.Total(shares...)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("  total %v\n", total)
}

func main() {
	shares, err := money.MustParse("100.00 EUR").Split(3)
	show("Equally:", shares, err)

	// With a tip, the total is 110 euros; each friend pays in proportion to the order.
	invoice := money.MustParse("110.00 EUR")
	ordered := []money.Decimal{money.MustDecimal("41.50"), money.MustDecimal("27.00"), money.MustDecimal("31.50")}
	shares, err = invoice.Allocate(ordered, nil)
	show("In proportion to the orders:", shares, err)

	// In whole euros, with the remainder returned separately.
	options := money.DefaultAllocateOptions()
	options.Method, options.Digits = money.AllocationSeparateRemainder, 0
	shares, remainder, err := invoice.AllocateDetailed(ordered, &options)
	show("In whole euros:", shares, err)
	fmt.Printf("  left over %v\n", remainder)
}
