// Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
//
//	go run ./convert ../../share/ecb/eurofxref-hist.csv
package main

import (
	"fmt"
	"log"
	"os"

	"libmoney.org/go/money"
)

var kinds = map[money.RateKind]string{
	money.RateKindQuoted: "as quoted", money.RateKindInverse: "inverse", money.RateKindFixed: "fixed",
}

func convert(rates *money.Rates, price money.Money, target string, date money.Date) {
	options := money.DefaultConvertOptions()
	// A weekend has no rates: those of the last week will do.
	options.Date, options.MaxGap = date, 7
	result, details, err := rates.ConvertDetailed(price, target, &options)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%v is %v at the rates of %v, %v\n", price, result, details.AsOf, details.Source)
	if details.Flags.Has(money.FlagsEarlier) {
		fmt.Println("  days before the day asked for:", details.GapDays)
	}
	if details.Flags.Has(money.FlagsRounded) {
		fmt.Println("  rounded")
	}
	for _, leg := range details.Legs {
		fmt.Printf("  1 %v = %v/%v %v, %v\n", leg.From, leg.Numerator, leg.Denominator, leg.To, kinds[leg.Kind])
	}
}

func main() {
	file := "share/ecb/eurofxref-hist.csv"
	if len(os.Args) > 1 {
		file = os.Args[1]
	}
	text, err := os.ReadFile(file)
	if err != nil {
		log.Fatal(err)
	}
	rates, err := money.RatesFromECBCSV(string(text))
	if err != nil {
		log.Fatal(err)
	}
	defer rates.Close()
	price := money.MustParse("1000.00 CHF")
	convert(rates, price, "JPY", money.DateNone)
	past, err := money.ParseDate("2020-03-14")
	if err != nil {
		log.Fatal(err)
	}
	convert(rates, price, "JPY", past)
}
