package money

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"os"
	"testing"
)

func TestRowsAreThoseOfSingleAmounts(t *testing.T) {
	rates := someRates(t)
	chance := rand.New(rand.NewSource(7))
	weights := []Decimal{NewDecimal(1), NewDecimal(2), NewDecimal(4)}
	for _, length := range []int{0, 1, 7, 8, 9, 1000} {
		column := &Amounts{Codes: []string{"EUR", "USD"}, Indices: []int32{}, Scale: DigitsCurrency}
		for row := 0; row < length; row++ {
			column.Values = append(column.Values, chance.Int63n(2000000)-1000000)
			column.Indices = append(column.Indices, chance.Int31n(2))
		}
		dollars := got[*Amounts](t)(column.Convert(rates, "USD", nil))
		shares := got[[]*Amounts](t)(column.Allocate(weights, nil))
		fine := &Amounts{Values: column.Values, Codes: column.Codes, Indices: column.Indices, Scale: 4}
		rounded := got[*Amounts](t)(fine.Rounded(nil))
		orders := got[[]int8](t)(column.Compare(fine))
		totals := map[string]Money{"EUR": MustParse("0.00 EUR"), "USD": MustParse("0.00 USD")}
		for row := 0; row < length; row++ {
			amount := got[Money](t)(column.At(row))
			wanted := got[Money](t)(rates.Convert(amount, "USD", nil))
			if is := got[Money](t)(dollars.At(row)); !is.Equal(wanted) {
				t.Errorf("%v is %v, not %v", amount, wanted, is)
			}
			for index, share := range got[[]Money](t)(amount.Allocate(weights, nil)) {
				if is := got[Money](t)(shares[index].At(row)); !is.Equal(share) {
					t.Errorf("share %d of %v is %v, not %v", index, amount, share, is)
				}
			}
			small := got[Money](t)(fine.At(row))
			if is := got[Money](t)(rounded.At(row)); !is.Equal(got[Money](t)(small.Quantize(DigitsCurrency, RoundingHalfEven))) {
				t.Errorf("%v rounded is %v", small, is)
			}
			if order := got[int](t)(amount.Compare(small)); order != int(orders[row]) {
				t.Errorf("%v beside %v: %d", amount, small, orders[row])
			}
			totals[amount.Currency()] = got[Money](t)(totals[amount.Currency()].Add(amount))
		}
		for index, sum := range got[[]Money](t)(column.Sums()) {
			if !sum.Equal(totals[column.Codes[index]]) {
				t.Errorf("the sum %v is not %v", sum, totals[column.Codes[index]])
			}
		}
	}
}

func TestNullsAndFailures(t *testing.T) {
	var given []*Money
	for _, text := range []string{"1.50 EUR", "", "2 USD", "0.125 EUR", "5 GBP"} {
		if text == "" {
			given = append(given, nil)
			continue
		}
		amount := MustParse(text)
		given = append(given, &amount)
	}
	column := got[*Amounts](t)(AmountsOf(given))
	if sums := got[[]Money](t)(column.Sums()); fmt.Sprint(sums) != "[1.625 EUR 2.000 USD 5.000 GBP]" {
		t.Error(sums)
	}
	rates := someRates(t)
	if _, err := column.Convert(rates, "USD", nil); err == nil {
		t.Error("pounds have no rate")
	}
	dollars := got[*Amounts](t)(column.Convert(rates, "USD", &ColumnSettings{KeepFailures: true}))
	var found []Money
	for row := range dollars.Values {
		found = append(found, got[Money](t)(dollars.At(row)))
	}
	if fmt.Sprint(found) != "[1.68 USD  2.00 USD 0.14 USD ]" || dollars.Statuses[4] != ErrNoRate {
		t.Error(found, dollars.Statuses)
	}
}

func TestTheNumbersThatAllBindingsRefuse(t *testing.T) {
	text, err := os.ReadFile(root + "/Tests/Data/column-numbers.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct {
		Rows []struct {
			Kind, Text string
			Accepted   bool
		}
	}
	if err := json.Unmarshal(text, &table); err != nil || len(table.Rows) == 0 {
		t.Fatal(err)
	}
	for _, row := range table.Rows {
		// A slice has no values of the other kinds.
		if row.Kind != "integer" {
			continue
		}
		amount, err := Parse(row.Text + " EUR")
		if err != nil && !row.Accepted {
			// More than 38 digits are no amount.
			continue
		}
		column, err := AmountsOf([]*Money{&euro, nil, &amount})
		whole, wholeErr := AmountsOf([]*Money{&amount})
		if (wholeErr == nil) != row.Accepted || err == nil && !row.Accepted {
			t.Error(row, err, wholeErr)
			continue
		}
		if row.Accepted && fmt.Sprint(whole.Values[0]) != row.Text {
			t.Error(row, whole.Values)
		}
		if err == nil && !got[Money](t)(column.At(2)).Equal(amount) {
			t.Error(row, column.Values)
		}
	}
}

func TestColumnsThatAreRefused(t *testing.T) {
	rates, euros := someRates(t), CentsOf([]int64{100, 200}, "EUR")
	for name, settings := range map[string]*ColumnSettings{
		"dates": {Dates: make([]Date, 3)}, "a short slice": {Into: make([]int64, 1)},
	} {
		if _, err := euros.Convert(rates, "USD", settings); err == nil {
			t.Error(name)
		}
	}
	for name, column := range map[string]*Amounts{
		"no codes":      {Values: []int64{1}},
		"indices":       {Values: []int64{1}, Codes: []string{"EUR"}, Indices: []int32{0, 0}},
		"far indices":   {Values: []int64{1}, Codes: []string{"EUR"}, Indices: []int32{7}},
		"validity":      {Values: make([]int64, 9), Codes: []string{"EUR"}, Validity: []byte{1}},
		"a NUL":         {Values: []int64{1}, Codes: []string{"E\x00R"}},
		"a scale":       {Values: []int64{1}, Codes: []string{"EUR"}, Scale: 99},
		"another scale": {Values: []int64{1}, Codes: []string{"EUR"}, Scale: -7},
	} {
		if sums, err := column.Sums(); err == nil {
			t.Error(name, sums)
		}
	}
	if _, err := euros.Compare(CentsOf([]int64{1}, "EUR")); err == nil {
		t.Error("two lengths")
	}
	if _, err := euros.Allocate(nil, nil); err == nil {
		t.Error("no weights")
	}
	large := MustParse("10000000000000000000000 EUR")
	if _, err := AmountsOf([]*Money{&large}); err == nil {
		t.Error("more than 64 bits")
	}
	into := make([]int64, 2)
	if made := got[*Amounts](t)(euros.Convert(rates, "USD", &ColumnSettings{Into: into})); into[0] != 112 || &made.Values[0] != &into[0] {
		t.Error(into)
	}
}
