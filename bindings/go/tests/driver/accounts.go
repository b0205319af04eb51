package main

import (
	"fmt"
	"strconv"
	"strings"

	"libmoney.org/go/money"
)

// An account is a wallet that the steps of a vector change.
type account struct{ wallet *money.Wallet }

func accounts(asked request) vector {
	kept := account{must(money.NewWallet())}
	defer func() { kept.wallet.Close() }()
	var answers []string
	for _, one := range asked.Vector.list("steps") {
		words := texts(one)
		answers = append(answers, stepOrStatus(func() string { return kept.step(words) }))
	}
	return vector{"answers": answers}
}

// shown is an amount with its currency; one without a currency is unknown.
func shown(amount money.Money) string {
	if amount.Currency() == "" {
		return "unknown"
	}
	return amount.String()
}

func dayOf(date money.Date) string {
	if date == money.DateNone {
		return "-"
	}
	return date.String()
}

func noteOf(words []string) *money.WalletNote {
	note := money.DefaultWalletNote()
	if words[2] != "" {
		note.Kind = word(words[2], money.EntryKindDeposit, money.EntryKindOpening)
	}
	note.Date, note.Effective = dateOf(words[3]), dateOf(words[4])
	note.Label, note.Counterpart, note.ExternalID = words[5], words[6], words[7]
	if words[8] != "" {
		note.Cost = must(money.Parse(words[8]))
	}
	return &note
}

func (a *account) step(words []string) string {
	switch words[0] {
	case "add":
		return fmt.Sprint(must(a.wallet.Add(must(money.Parse(words[1])), noteOf(words))))
	case "hold":
		return fmt.Sprint(must(a.wallet.Hold(must(money.Parse(words[1])), noteOf(words))))
	case "commit":
		return fmt.Sprint(must(a.wallet.Commit(must(strconv.ParseUint(words[1], 10, 64)))))
	case "release":
		check(a.wallet.Release(must(strconv.ParseUint(words[1], 10, 64))))
		return "ok"
	case "find":
		entry := must(a.wallet.Find(words[1]))
		return fmt.Sprint(entry.ID, " ", entry.Amount)
	case "balance":
		found := must(a.wallet.Balance(words[1], dateOf(words[2]), nil))
		return fmt.Sprintf("%s, %s, %s, %s", found.Posted, found.Held, found.Pending, found.Available)
	case "statement":
		statement := must(a.wallet.AccountStatement(words[1], dateOf(words[2]), dateOf(words[3]), nil))
		defer statement.Close()
		return must(statement.ToJSON())
	case "lots":
		return a.lots(words)
	case "json":
		text := must(a.wallet.ToJSON())
		read := must(money.WalletFromJSON(text))
		a.wallet.Close()
		a.wallet = read
		return text
	}
	panic("no step is called " + words[0])
}

func (a *account) lots(words []string) string {
	var rates *money.Rates
	if len(words) > 4 {
		rates = ratesOfWords(words[4:])
		defer rates.Close()
	}
	method := word(words[3], money.CashLotMethodFifo, money.CashLotMethodAverage)
	lots := must(a.wallet.CashLots(words[1], words[2], method, rates, nil))
	defer lots.Close()
	info, now := must(lots.Info()), money.Money{}
	if rates != nil {
		now = must(lots.Unrealised(rates, nil))
	}
	lines := []string{strings.Join([]string{shown(info.Amount), shown(info.Cost), shown(info.Realised), shown(now)}, " ")}
	for _, lot := range must(lots.Open()) {
		lines = append(lines, fmt.Sprintf("lot %d %s %s %s", lot.Entry, dayOf(lot.Opened), shown(lot.Amount), shown(lot.Cost)))
	}
	for _, paid := range must(lots.Disposals()) {
		amounts := []string{shown(paid.Amount), shown(paid.Cost), shown(paid.Proceeds), shown(paid.Gain)}
		lines = append(lines, fmt.Sprintf("paid %d %s %s", paid.Entry, dayOf(paid.Date), strings.Join(amounts, " ")))
	}
	return strings.Join(lines, "\n")
}
