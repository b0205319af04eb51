// Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.
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
	fmt.Printf("  together %v\n", total)
}

func main() {
	shares, err := money.MustParse("100.00 EUR").Split(3)
	show("Equally:", shares, err)

	// A tip makes it 110 euros; each pays in proportion to what they had.
	invoice := money.MustParse("110.00 EUR")
	ordered := []money.Decimal{money.MustDecimal("41.50"), money.MustDecimal("27.00"), money.MustDecimal("31.50")}
	shares, err = invoice.Allocate(ordered, nil)
	show("By what each ordered:", shares, err)

	// Or in whole euros, and what is left is told apart.
	options := money.DefaultAllocateOptions()
	options.Method, options.Digits = money.AllocationSeparateRemainder, 0
	shares, remainder, err := invoice.AllocateDetailed(ordered, &options)
	show("In whole euros:", shares, err)
	fmt.Printf("  left over %v\n", remainder)
}
