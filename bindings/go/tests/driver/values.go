package main

import (
	"errors"
	"fmt"
	"strings"

	"libmoney.org/go/money"
)

func parse(asked request) vector {
	text := asked.Vector.text("text")
	if asked.Vector.has("currency") {
		found := must(money.Parse(text))
		return vector{"value": number(found), "currency": found.Currency()}
	}
	found := must(money.ParseWithCurrency(text, "EUR", nil))
	return vector{"value": number(found), "decimal": decimal(text).String()}
}

func decimals(texts []string) []money.Decimal {
	found := make([]money.Decimal, 0, len(texts))
	for _, one := range texts {
		found = append(found, decimal(one))
	}
	return found
}

func allocation(asked request) vector {
	v := asked.Vector
	options := money.DefaultAllocateOptions()
	method := v.optional("method", "largest_remainder")
	options.Method = word(method, money.AllocationLargestRemainder, money.AllocationSeparateRemainder)
	whole := amount(v.text("amount"), v.text("currency"))
	shares, remainder, err := whole.AllocateDetailed(decimals(v.texts("weights")), &options)
	check(err)
	return vector{"shares": numbers(shares), "remainder": number(remainder)}
}

var flags = []struct {
	flag money.Flags
	name string
}{
	{money.FlagsRounded, "rounded"}, {money.FlagsRateRounded, "rate_rounded"}, {money.FlagsFixed, "fixed"},
	{money.FlagsEarlier, "earlier"}, {money.FlagsStale, "stale"}, {money.FlagsInconsistent, "inconsistent"},
	{money.FlagsEuroRegulation, "euro_regulation"},
}

func conversion(asked request) vector {
	v := asked.Vector
	options := money.DefaultConvertOptions()
	if v.has("rounding") {
		options.Rounding = rounding(v.text("rounding"))
	}
	if v.has("digits") {
		options.Digits = int32(v.integer("digits"))
	}
	if v.has("date") {
		options.Date = must(money.ParseDate(v.text("date")))
	}
	rates := v.rates()
	defer rates.Close()
	result, details, err := rates.ConvertDetailed(amount(v.text("amount"), v.text("from")), v.text("to"), &options)
	check(err)
	path, names := []string{}, []string{}
	for index, leg := range details.Legs {
		if index == 0 {
			path = append(path, leg.From)
		}
		path = append(path, leg.To)
	}
	for _, one := range flags {
		if details.Flags.Has(one.flag) {
			names = append(names, one.name)
		}
	}
	return vector{"result": number(result), "flags": names, "path": path}
}

func bagOf(texts []string) *money.Bag {
	made := must(money.NewBag())
	for _, one := range texts {
		check(made.Add(must(money.Parse(one))))
	}
	return made
}

func bag(asked request) vector {
	v, told := asked.Vector, vector{}
	if both := v.list("equal"); both != nil {
		a, b := bagOf(texts(both[0])), bagOf(texts(both[1]))
		told["equal"] = must(a.Equal(b)) && must(a.Hash()) == must(b.Hash())
	}
	if v.has("sum") {
		sum := bagOf(v.texts("sum"))
		check(sum.Multiply(decimal(v.optional("times", "1"))))
		told["result"] = number(must(sum.Reduce(v.text("reduce"), v.rates(), nil)))
	}
	return told
}

func expressions(asked request) vector {
	value, expression, err := money.EvaluateDetailed(asked.Vector.text("expression"), asked.Vector.rates(), nil)
	check(err)
	exact := must(expression.Info()).Exact
	result := value.Number.String()
	if value.Kind == money.ExpressionKindAmount {
		result = value.Amount.String()
	}
	magnitude := strings.TrimPrefix(exact.Num().Text(16), "-")
	return vector{
		"result":  result,
		"rounded": value.Flags.Has(money.FlagsRounded),
		"exact":   []any{exact.Sign(), magnitude, exact.Denom().Text(16)},
	}
}

func rateOfReturn(asked request) vector {
	var flows []money.CashFlow
	for _, one := range asked.Vector.list("flows") {
		row := texts(one)
		flow := money.DefaultCashFlow()
		flow.Date, flow.Amount = must(money.ParseDate(row[0])), amount(row[1], "EUR")
		flows = append(flows, flow)
	}
	found := must(money.XIRR(flows))
	if found.Outcome == money.XIRROutcomeUndefined {
		return vector{"undefined": money.XIRRReasonText(found.Reason)}
	}
	return vector{"root": found.Rates[0]}
}

func calculator(asked request) vector {
	machine := must(money.NewCalculator())
	defer machine.Close()
	alert := must(machine.PressKeys(asked.Vector.text("keys")))
	return vector{"alert": money.CalculatorAlertName(alert), "display": must(machine.Display())}
}

func wallet(asked request) vector {
	v := asked.Vector
	filled := must(money.NewWallet())
	for _, one := range v.texts("moneys") {
		must(filled.Add(must(money.Parse(one)), nil))
	}
	codes, counts, sums := []string{}, vector{}, vector{}
	for index := 0; index < must(filled.CurrencyCount()); index++ {
		codes = append(codes, must(filled.CurrencyAt(index)))
	}
	for code := range v.inner("per_currency") {
		counts[code] = must(filled.Count(code))
	}
	for code := range v.inner("sums") {
		sums[code] = number(must(filled.Sum(code, nil)))
	}
	told := vector{"count": must(filled.Count("")), "currencies": codes, "per_currency": counts, "sums": sums}
	asOf := v.inner("total")
	rates, target := asOf.rates(), asOf.text("currency")
	if total, details, err := filled.TotalDetailed(target, rates, nil); err != nil {
		told["total_error"] = err.Error()
	} else {
		told["total"], told["total_of_rounded"] = number(total), number(details.TotalOfRounded)
	}
	statement, err := filled.Statement(target, rates, nil)
	if err != nil {
		told["statement_error"] = err.Error()
		return told
	}
	sections, rows := must(statement.SectionCount()), 0
	for section := 0; section < sections; section++ {
		rows += must(statement.RowCount(section))
	}
	told["sections"], told["rows"] = sections, rows
	return told
}

// operation is an operation on amounts, which a test compares with the calls of C.
func operation(asked request) vector {
	v := asked.Vector
	a, digits := must(money.Parse(v.text("a"))), int32(v.integer("digits"))
	mode, factor := rounding(v.text("rounding")), decimal(v.text("factor"))
	switch v.text("name") {
	case "split":
		return vector{"result": joined(must(a.Split(int(v.integer("count")))))}
	case "quantize":
		return vector{"result": must(a.Quantize(digits, mode)).String()}
	case "multiply":
		return vector{"result": must(a.Multiply(factor, digits, mode)).String()}
	case "divide":
		return vector{"result": must(a.Divide(factor, digits, mode)).String()}
	}
	b := must(money.Parse(v.text("b")))
	switch v.text("name") {
	case "add":
		return vector{"result": must(a.Add(b)).String()}
	case "subtract":
		return vector{"result": must(a.Subtract(b)).String()}
	case "compare":
		return vector{"result": fmt.Sprint(must(a.Compare(b)))}
	}
	if a.Equal(b) {
		if must(a.Hash()) != must(b.Hash()) {
			panic(errors.New("equal, with two hashes"))
		}
		return vector{"result": "1"}
	}
	return vector{"result": "0"}
}

func joined(amounts []money.Money) string {
	var found []string
	for _, one := range amounts {
		found = append(found, one.String())
	}
	return strings.Join(found, ",")
}
