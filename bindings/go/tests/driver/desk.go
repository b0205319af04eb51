package main

import (
	"errors"
	"fmt"
	"math"
	"time"

	"libmoney.org/go/money"
)

const (
	someRates = `{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}`
	someList  = `{"success":true,"currencies":{"EUR":"Euro"}}`
)

func codesOf(list *money.CurrencyList) []string {
	found := []string{}
	for _, item := range must(list.Items()) {
		found = append(found, item.Code)
	}
	return found
}

func listOf(asked request) vector {
	v := asked.Vector
	list := must(money.NewCurrencyList(v.text("language")))
	check(list.AddJSON(asked.Document))
	for _, code := range v.texts("favourites") {
		check(list.SetFavourite(code, true))
	}
	if v.has("sort") {
		check(list.SetSort(word(v.text("sort"), money.CurrencyListSortNameAscending, money.CurrencyListSortCodeDescending)))
	}
	if v.has("search") {
		check(list.SetSearch(v.text("search")))
	}
	return vector{"codes": codesOf(list), "state": must(list.State()).String()}
}

func typed(v vector, rates *money.Rates, text string) *money.Converter {
	made := must(money.NewConverter(v.text("source"), v.text("target"), nil))
	check(made.SetRates(rates, money.OriginNetwork, time.Time{}))
	check(made.SetAmount(text))
	return made
}

func converter(asked request) vector {
	v := asked.Vector
	if v.has("list") {
		return listOf(asked)
	}
	rates := must(money.RatesFromJSON(asked.Document))
	made := typed(v, rates, v.text("typed"))
	info := must(made.Info(time.Time{}))
	told := vector{
		"state": info.State.String(), "unfinished": info.InputState == money.InputStateUnfinished, "reason": must(made.Reason()),
	}
	if info.State == money.ConverterStateReady {
		_, details, err := made.ResultDetailed(time.Time{})
		check(err)
		told["result"], told["equivalence"] = must(made.Text()), must(made.UnitRate())
		through := []string{}
		for index, leg := range details.Legs {
			if index > 0 {
				through = append(through, leg.From)
			}
		}
		told["through"] = through
		if legs := must(made.Rate(time.Time{})).Legs; len(legs) == 1 {
			told["rate"] = []string{fmt.Sprint(legs[0].Numerator), fmt.Sprint(legs[0].Denominator)}
		}
	}
	if v.has("result_of") {
		told["other"] = must(typed(v, rates, v.text("result_of")).Text())
	}
	return told
}

func order(asked request) vector {
	list := must(money.NewCurrencyList(asked.Vector.text("language")))
	for _, code := range asked.Vector.texts("codes") {
		check(list.Add(code, ""))
	}
	up := codesOf(list)
	check(list.SetSort(money.CurrencyListSortNameDescending))
	return vector{"up": up, "down": codesOf(list)}
}

var fields = []struct {
	name  string
	field money.OrderField
}{
	{"date", money.OrderFieldDate}, {"type", money.OrderFieldAction}, {"ticker", money.OrderFieldTicker},
	{"quantity", money.OrderFieldQuantity}, {"price", money.OrderFieldPrice}, {"sum", money.OrderFieldSum},
}

func form(asked request) vector {
	draft := asked.Vector.inner("draft")
	held := must(money.NewPortfolio("EUR", nil))
	rule := money.TickerRuleLetters
	if draft.has("rule") {
		rule = money.TickerRuleExchangeSymbol
	}
	filled := must(money.NewOrderForm(held, "", rule))
	states, texts := vector{}, vector{}
	for _, one := range fields {
		if draft.has(one.name) {
			check(filled.Set(one.field, draft.text(one.name)))
		}
	}
	for _, one := range fields {
		states[one.name] = money.FieldStateText(must(filled.State(one.field)))
		texts[one.name] = must(filled.Text(one.field))
	}
	_, err := filled.Save(held)
	return vector{"states": states, "texts": texts, "saved": err == nil, "stored": must(held.Count())}
}

func feed(asked request) vector {
	v := asked.Vector
	isList := v.text("feed") == "currency_list"
	provider, document := money.ProviderCurrencylayer, someRates
	if isList {
		provider, document = money.ProviderCurrencylayerList, someList
	}
	options := money.DefaultFeedOptions()
	options.ApiKey = "not-a-key"
	if v.has("ttl_seconds") {
		options.TtlSeconds = v.integer("ttl_seconds")
	}
	made := must(money.NewFeed(provider, &options))
	id, steps := uint64(0), []any{}
	for _, step := range v.vectors("steps") {
		now := time.Unix(step.integer("at"), 0)
		switch {
		case step.has("expect"):
			told := "nothing"
			if asked := must(made.Next(now)); asked != nil {
				id, told = asked.ID(), "fetch"
			}
			steps = append(steps, told)
		case step.has("event"):
			if step.text("event") == "refresh" {
				check(made.Refresh())
			} else {
				check(made.NotifyOnline(now))
			}
			steps = append(steps, "done")
		case step.has("answer"):
			reply(made, id, step.text("answer"), document, now)
			steps = append(steps, must(made.Failure("")).Status.Error())
		default:
			info := must(made.Info(now))
			var age any = info.AgeSeconds
			if info.AgeSeconds == math.MinInt64 {
				age = nil
			}
			steps = append(steps, []any{info.State.String(), age, must(made.Rates()) != nil})
		}
	}
	return vector{"steps": steps}
}

// reply hands an answer over; a feed notes why it refuses one.
func reply(made *money.Feed, id uint64, answer, document string, now time.Time) {
	var err error
	switch answer {
	case "no connection":
		err = made.FailRequest(id, money.TransportFailureConnection, now)
	case "html":
		err = made.ReceiveResponse(id, 200, "text/html", []byte("<html></html>"), now)
	default:
		err = made.ReceiveResponse(id, 200, "application/json", []byte(document), now)
	}
	var failure *money.Error
	if err != nil && !errors.As(err, &failure) {
		panic(err)
	}
}

func own(v vector) string { return v.optional("currency", v.text("security_currency")) }

func report(v vector) string { return v.optional("report_currency", own(v)) }

func cents(amounts vector, code string) int64 {
	return must(amount(amounts.text(code), code).ToMinor(nil))
}

func portfolioOf(v vector, method money.LotMethod) *money.Portfolio {
	options := money.DefaultPortfolioOptions()
	options.Method = method
	made := must(money.NewPortfolio(report(v), &options))
	for _, one := range v.list("transactions") {
		row := texts(one)
		given := money.DefaultTransaction()
		given.Date, given.Action = must(money.ParseDate(row[0])), word(row[1], money.ActionBuy, money.ActionSplit)
		given.Symbol, given.Quantity, given.Total = row[2], decimal(row[3]), amount(row[4], own(v))
		if v.has("rate_at_trade") {
			given.RateNumerator = uint64(cents(v.inner("rate_at_trade"), report(v)))
			given.RateDenominator = uint64(cents(v.inner("rate_at_trade"), own(v)))
		}
		must(made.Add(given, nil))
	}
	return made
}

func valuationOf(v vector, made *money.Portfolio, rates *money.Rates) *money.Valuation {
	var quotes []money.PriceQuote
	if v.has("price") {
		quote := money.DefaultPriceQuote()
		quote.Symbol, quote.Price = must(made.TransactionAt(0)).Symbol, decimal(v.text("price"))
		quotes = append(quotes, quote)
	}
	return must(made.Value(quotes, rates, nil))
}

func portfolio(asked request) vector {
	v, told := asked.Vector, vector{}
	for _, method := range []money.LotMethod{money.LotMethodFifo, money.LotMethodAverage} {
		position := must(valuationOf(v, portfolioOf(v, method), nil).PositionAt(0))
		told[method.String()] = vector{
			"realised":           number(position.RealisedGain),
			"remaining_quantity": position.Quantity.String(),
			"remaining_cost":     number(position.Cost),
			"unrealised":         number(position.Performance.UnrealisedGain),
		}
	}
	if v.has("rate_now") {
		rate := fmt.Sprintf("%d/%d", cents(v.inner("rate_now"), report(v)), cents(v.inner("rate_now"), own(v)))
		rates := ratesOf([]vector{{"from": own(v), "to": report(v), "rate": rate}})
		held := must(valuationOf(v, portfolioOf(v, money.LotMethodFifo), rates).Summary()).Performance
		told["value_now"], told["profit"] = number(held.Value), number(held.Profit)
		told["currency_effect"], told["price_effect"] = number(held.CurrencyEffect), number(held.PriceEffect)
	}
	return told
}
