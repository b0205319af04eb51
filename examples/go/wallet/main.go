// A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
//
//	go run ./wallet ../../share/ecb/eurofxref-hist.csv
package main

import (
	"errors"
	"fmt"
	"log"
	"os"

	"libmoney.org/go/money"
)

// must ends the program if a call has failed.
func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func note(label string, date money.Date) *money.WalletNote {
	made := money.DefaultWalletNote()
	made.Label, made.Date = label, date
	return &made
}

func leg(source, target *money.Wallet, amount string) money.TransferLeg {
	made := money.DefaultTransferLeg()
	made.Source, made.Target, made.Amount = source, target, money.MustParse(amount)
	return made
}

func show(wallet *money.Wallet, rates *money.Rates, options *money.ConvertOptions) {
	statement := must(wallet.Statement("EUR", rates, options))
	sections := must(statement.SectionCount())
	for section := 0; section < sections; section++ {
		title := "All"
		if section+1 < sections {
			title = must(statement.SectionAt(section))
		}
		fmt.Println(title)
		for _, row := range must(statement.Rows(section)) {
			mark, label := "=", ""
			if row.Kind == money.StatementRowKindAmount {
				mark = " "
			}
			if row.Label != "" {
				label = "  " + row.Label
			}
			fmt.Printf("  %s %16s%s\n", mark, row.Text, label)
		}
	}
}

func main() {
	file := "share/ecb/eurofxref-hist.csv"
	if len(os.Args) > 1 {
		file = os.Args[1]
	}
	rates := must(money.RatesFromECBCSV(string(must(os.ReadFile(file)))))
	wallet, savings := must(money.NewWallet()), must(money.NewWallet())
	check(wallet.OnChange(func(revision uint64) { fmt.Println("wallet: change", revision) }))
	day := must(money.ParseDate("2024-03-01"))
	must(wallet.Add(money.MustParse("250.00 EUR"), note("salary", day)))
	must(wallet.Add(money.MustParse("80.00 USD"), note("from Ann", money.DateNone)))
	must(wallet.Add(money.MustParse("12000 JPY"), nil))
	must(wallet.Add(money.MustParse("-19.90 EUR"), note("books", day+4)))

	// A hotel places a hold; held amounts cannot be spent.
	hold := must(wallet.Hold(money.MustParse("200.00 EUR"), note("hotel", money.DateNone)))
	err := money.WalletTransfer([]money.TransferLeg{leg(wallet, savings, "100.00 EUR")}, nil)
	if !errors.Is(err, money.ErrInsufficient) {
		log.Fatal(err)
	}
	fmt.Println(err)
	must(wallet.Commit(hold))

	// A transfer is atomic; a fee is a leg of its own.
	legs := []money.TransferLeg{leg(wallet, savings, "20.00 EUR"), leg(wallet, nil, "0.50 EUR")}
	check(money.WalletTransfer(legs, note("savings", money.DateNone)))
	exchange := money.DefaultExchangeLeg()
	exchange.Give, exchange.Receive = money.MustParse("5000 JPY"), "EUR"
	options := money.DefaultConvertOptions()
	options.Date = day
	check(wallet.Exchange([]money.ExchangeLeg{exchange}, rates, &options, nil))

	show(wallet, rates, &options)
	again := must(money.WalletFromJournal(must(wallet.ToJournal())))
	same := "False"
	if must(again.ToJSON()) == must(wallet.ToJSON()) {
		same = "True"
	}
	fmt.Println("rebuilt from its journal:", same)
}
