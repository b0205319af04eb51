package main

import (
	"encoding/json"

	"libmoney.org/go/money"
)

func (v vector) has(name string) bool { return v[name] != nil }

func (v vector) text(name string) string { return text(v[name]) }

func text(value any) string {
	switch known := value.(type) {
	case string:
		return known
	case json.Number:
		return known.String()
	}
	return ""
}

func (v vector) optional(name, other string) string {
	if v.has(name) {
		return v.text(name)
	}
	return other
}

func (v vector) integer(name string) int64 {
	number, isNumber := v[name].(json.Number)
	if !isNumber {
		return 0
	}
	return must(number.Int64())
}

func (v vector) isTrue(name string) bool { is, _ := v[name].(bool); return is }

func (v vector) list(name string) []any { found, _ := v[name].([]any); return found }

func (v vector) inner(name string) vector { return inner(v[name]) }

func inner(value any) vector { found, _ := value.(map[string]any); return found }

func (v vector) vectors(name string) []vector {
	var found []vector
	for _, one := range v.list(name) {
		found = append(found, inner(one))
	}
	return found
}

func (v vector) texts(name string) []string { return texts(v[name]) }

func texts(value any) []string {
	list, _ := value.([]any)
	found := make([]string, 0, len(list))
	for _, one := range list {
		found = append(found, text(one))
	}
	return found
}

func (v vector) rates() *money.Rates { return ratesOf(v.vectors("rates")) }

func ratesOf(pairs []vector) *money.Rates {
	builder := must(money.NewRatesBuilder())
	defer builder.Close()
	for _, one := range pairs {
		date := money.DateNone
		if one.has("date") {
			date = must(money.ParseDate(one.text("date")))
		}
		check(builder.Add(one.text("from"), one.text("to"), one.text("rate"), date))
	}
	return must(builder.Build())
}

// number is the number of an amount as text, or nil.
func number(amount money.Money) any {
	if amount.Currency() == "" {
		return nil
	}
	return amount.Number().String()
}

func numbers(amounts []money.Money) []any {
	found := make([]any, 0, len(amounts))
	for _, one := range amounts {
		found = append(found, number(one))
	}
	return found
}

func decimal(text string) money.Decimal { return must(money.ParseDecimal(text)) }

func amount(number, currency string) money.Money { return must(money.New(decimal(number), currency)) }

// word is the constant whose word a text is.
func word[T interface {
	~int32
	String() string
}](text string, first, last T) T {
	for one := first; one <= last; one++ {
		if one.String() == text {
			return one
		}
	}
	panic("no constant is called " + text)
}

func rounding(text string) money.Rounding {
	return word(text, money.RoundingHalfEven, money.RoundingHalfFloor)
}
