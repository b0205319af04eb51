package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"libmoney.org/go/money"
)

// A desk is a wallet, rates and the last quote, which the steps of a vector change.
type desk struct {
	wallet *money.Wallet
	pairs  []vector
	quote  *money.ExchangeQuote
}

func exchange(asked request) vector {
	kept := desk{wallet: must(money.NewWallet())}
	defer kept.wallet.Close()
	var answers []string
	for _, one := range asked.Vector.list("steps") {
		words := texts(one)
		answers = append(answers, stepOrStatus(func() string { return kept.step(words) }))
	}
	return vector{"answers": answers}
}

func instantOf(text string) time.Time {
	return time.Unix(must(strconv.ParseInt(text, 10, 64)), 0).UTC()
}

func ratioText(ratio money.Ratio) string { return ratio.Num().String() + "/" + ratio.Denom().String() }

func (d *desk) rates() *money.Rates {
	if len(d.pairs) == 0 {
		return nil
	}
	return ratesOf(d.pairs)
}

func termsOf(words []string) *money.ExchangeTerms {
	terms := money.DefaultExchangeTerms()
	if words[4] != "" {
		terms.Rate = decimal(words[4])
	}
	terms.IsInverse, terms.ID = words[5] != "", words[8]
	if words[6] != "" {
		terms.Receive = must(money.Parse(words[6]))
	}
	if words[7] != "" {
		terms.Fee = must(money.Parse(words[7]))
	}
	return &terms
}

func exchangeLine(made money.Exchange) string {
	var words []string
	for _, one := range []money.Money{made.Give, made.Receive, made.Fee, made.MarketValue, made.Margin} {
		words = append(words, shown(one))
	}
	path := []string{}
	for index, leg := range made.Market.Legs {
		if index == 0 {
			path = append(path, leg.From)
		}
		path = append(path, leg.To)
	}
	if len(path) == 0 {
		path = []string{"-"}
	}
	id := made.ID
	if id == "" {
		id = "-"
	}
	words = append(words, ratioText(made.Rate), ratioText(made.Remainder), strings.Join(path, " "), id)
	words = append(words, fmt.Sprint(made.GiveEntry, made.ReceiveEntry, made.FeeEntry))
	return strings.Join(words, "; ")
}

func (d *desk) read(text string) string {
	read := must(money.ExchangeQuoteFromJSON(text))
	d.quote.Close()
	d.quote = read
	return "ok"
}

func (d *desk) step(words []string) string {
	switch words[0] {
	case "add":
		return fmt.Sprint(must(d.wallet.Add(must(money.Parse(words[1])), nil)))
	case "rate":
		d.pairs = append(d.pairs, vector{"from": words[1], "to": words[2], "rate": words[3]})
		return "ok"
	case "clear":
		d.pairs = nil
		return "ok"
	case "exchange":
		give := must(money.Parse(words[1]))
		return exchangeLine(must(d.wallet.ExchangeAmount(give, words[2], d.rates(), nil, termsOf(words), nil)))
	case "quote":
		give, until := must(money.Parse(words[1])), instantOf(words[3])
		d.quote = must(money.NewExchangeQuote(give, words[2], d.rates(), nil, termsOf(words), until))
		return exchangeLine(must(d.quote.Info()))
	case "info":
		return exchangeLine(must(d.quote.Info()))
	case "accept":
		return exchangeLine(must(d.wallet.Accept(d.quote, instantOf(words[1]), nil)))
	case "reread":
		return d.read(must(d.quote.ToJSON()))
	case "changed":
		return d.read(strings.ReplaceAll(must(d.quote.ToJSON()), words[1], words[2]))
	case "balance":
		return must(d.wallet.Balance(words[1], money.DateNone, nil)).Posted.String()
	}
	panic("no step is called " + words[0])
}
