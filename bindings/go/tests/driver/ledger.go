package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"libmoney.org/go/money"
)

// books are a ledger that the steps of a vector change.
type books struct{ ledger *money.Ledger }

func ledger(asked request) vector {
	kept := books{must(money.NewLedger(asked.Vector.text("base")))}
	defer func() { kept.ledger.Close() }()
	var answers []string
	for _, one := range asked.Vector.list("steps") {
		words := texts(one)
		answers = append(answers, stepOrStatus(func() string { return kept.step(words) }))
	}
	return vector{"answers": answers}
}

// stepOrStatus is the answer to a step, or the status with which it fails.
func stepOrStatus(step func() string) (told string) {
	defer func() {
		value := recover()
		if value == nil {
			return
		}
		var failure *money.Error
		if err, isError := value.(error); !isError || !errors.As(err, &failure) {
			panic(value)
		}
		told = failure.Status.Error()
	}()
	return step()
}

// dateOf is the date of a text; an absent one is "".
func dateOf(text string) money.Date {
	if text == "" {
		return money.DateNone
	}
	return must(money.ParseDate(text))
}

func wordAt(words []string, index int) string {
	if index < len(words) {
		return words[index]
	}
	return ""
}

func (b *books) step(words []string) string {
	switch words[0] {
	case "account":
		kind := word(words[2], money.AccountKindAsset, money.AccountKindExchange)
		check(b.ledger.AddAccount(words[1], kind, wordAt(words, 3)))
		return "ok"
	case "post":
		return fmt.Sprint(must(b.ledger.Post(dateOf(words[1]), words[2], postings(words[3:]))))
	case "reverse":
		return fmt.Sprint(must(b.ledger.Reverse(must(strconv.ParseUint(words[1], 10, 64)), dateOf(words[2]))))
	case "close":
		return fmt.Sprint(must(b.ledger.ClosePeriod(dateOf(words[1]), wordAt(words, 2))))
	case "revalue":
		rates := ratesOfWords(words[3:])
		defer rates.Close()
		return fmt.Sprint(must(b.ledger.Revalue(dateOf(words[1]), rates, nil, "", words[2])))
	case "balance":
		return must(b.ledger.Balance(words[1], words[2], dateOf(words[3]), true, nil)).String()
	case "statement":
		return b.statement(words)
	case "report":
		kind := word(words[1], money.LedgerReportKindTrialBalance, money.LedgerReportKindIncomeStatement)
		report := must(b.ledger.Report(kind, dateOf(words[2]), dateOf(words[3]), nil))
		defer report.Close()
		return must(report.ToJSON())
	case "json":
		text := must(b.ledger.ToJSON())
		b.read(text)
		return text
	case "read":
		b.read(words[1])
		return "ok"
	}
	panic("no step is called " + words[0])
}

func postings(words []string) []money.Posting {
	var found []money.Posting
	for at := 0; at+1 < len(words); at += 2 {
		posting := money.DefaultPosting()
		posting.Account, posting.Amount = words[at], must(money.Parse(words[at+1]))
		found = append(found, posting)
	}
	return found
}

// ratesOfWords is a table of rates, each of which is three texts.
func ratesOfWords(words []string) *money.Rates {
	var pairs []vector
	for at := 0; at+2 < len(words); at += 3 {
		pairs = append(pairs, vector{"from": words[at], "to": words[at+1], "rate": words[at+2]})
	}
	return ratesOf(pairs)
}

func (b *books) statement(words []string) string {
	var lines []string
	for _, row := range must(b.ledger.Statement(words[1], words[2], dateOf(words[3]), dateOf(words[4]), nil)) {
		lines = append(lines, fmt.Sprint(row.Transaction, " ", row.Date, " ", row.Amount, " ", row.Balance, " ", row.Description))
	}
	return strings.Join(lines, "\n")
}

func (b *books) read(text string) {
	read := must(money.LedgerFromJSON(text))
	b.ledger.Close()
	b.ledger = read
}
