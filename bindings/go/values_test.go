package money

import (
	"bytes"
	"encoding/gob"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"math/big"
	"reflect"
	"strings"
	"testing"
	"time"
)

// Every type of a value that a program may keep.
type valuesOfAProgram struct {
	Price  Money
	Rate   Decimal
	Share  Ratio
	Day    Date
	Mode   Rounding
	Status Status
	Info   WalletEntry
}

func someValues(t *testing.T) []valuesOfAProgram {
	var made []valuesOfAProgram
	for _, text := range []string{"0", "0.00", "-0.19", "10.50", "12345678901234567890123456789012345678", "-0.00000000000000000000000000000000000001"} {
		rate := MustDecimal(text)
		made = append(made, valuesOfAProgram{
			Price: got[Money](t)(New(rate, "EUR")), Rate: rate, Share: Ratio{big.NewRat(-7, 3)}, Day: DateNone + 1,
			Mode: RoundingHalfUp, Status: ErrNoRate, Info: WalletEntry{Amount: MustParse(text + " USD"), Label: "a"},
		})
	}
	return append(made, valuesOfAProgram{Day: DateNone})
}

func same(a, b valuesOfAProgram) bool {
	return a.Price == b.Price && a.Rate == b.Rate && a.Share.String() == b.Share.String() && a.Day == b.Day &&
		a.Mode == b.Mode && a.Status == b.Status && a.Info.Amount == b.Info.Amount && a.Info.Label == b.Info.Label
}

func TestValuesComeBackFromSerialisers(t *testing.T) {
	for name, through := range map[string]func(from any, to any) error{
		"json": func(from, to any) error {
			text, err := json.Marshal(from)
			if err != nil {
				return err
			}
			return json.Unmarshal(text, to)
		},
		"xml": func(from, to any) error {
			text, err := xml.Marshal(from)
			if err != nil {
				return err
			}
			return xml.Unmarshal(text, to)
		},
		"gob": func(from, to any) error {
			var data bytes.Buffer
			if err := gob.NewEncoder(&data).Encode(from); err != nil {
				return err
			}
			return gob.NewDecoder(&data).Decode(to)
		},
	} {
		for _, value := range someValues(t) {
			var back valuesOfAProgram
			if err := through(value, &back); err != nil || !same(value, back) {
				t.Errorf("%s: %v is %v, %v", name, value, back, err)
			}
		}
	}
	if text, err := json.Marshal(map[Decimal]Decimal{MustDecimal("0.19"): {}}); err != nil || string(text) != `{"0.19":"0"}` {
		t.Error(string(text), err)
	}
	for _, text := range []string{`{"Rate":{}}`, `{"Rate":0.19}`, `{"Rate":""}`, `{"Rate":"x"}`, `{"Share":"1/0"}`, `{"Price":{}}`} {
		var back valuesOfAProgram
		if err := json.Unmarshal([]byte(text), &back); err == nil {
			t.Error(text, "is", back)
		}
	}
}

func TestDecimalsOfDatabases(t *testing.T) {
	var back Decimal
	value := got[any](t)(MustDecimal("-0.190").Value())
	if err := back.Scan(value); err != nil || back != MustDecimal("-0.190") {
		t.Error(back, err)
	}
	if back.Scan([]byte("7")) != nil || back != NewDecimal(7) || back.Scan(int64(-7)) != nil || back != NewDecimal(-7) {
		t.Error(back)
	}
	if back.Scan(0.5) == nil || back.Scan(nil) == nil {
		t.Error("a float or NULL is a decimal")
	}
}

func TestObjectsAreNotWrittenAsValues(t *testing.T) {
	wallet := got[*Wallet](t)(NewWallet())
	defer wallet.Close()
	if text, err := json.Marshal(struct{ Wallet *Wallet }{wallet}); !errors.Is(err, ErrNotWritten) {
		t.Error(string(text), err)
	}
	var back struct{ Wallet *Wallet }
	if err := json.Unmarshal([]byte(`{"Wallet":"x"}`), &back); !errors.Is(err, ErrNotWritten) {
		t.Error(err)
	}
	if err := gob.NewEncoder(new(bytes.Buffer)).Encode(wallet); err == nil {
		t.Error("a gob of a wallet")
	}
}

func TestZeroValuesAndCopiesOfObjects(t *testing.T) {
	zero := new(Wallet)
	if err := zero.Close(); err != nil {
		t.Error(err)
	}
	if _, err := zero.Add(euro, nil); !errors.Is(err, ErrNotMade) {
		t.Error(err)
	}
	if _, err := new(Rates).Convert(euro, "USD", nil); !errors.Is(err, ErrNotMade) {
		t.Error(err)
	}
	wallet := got[*Wallet](t)(NewWallet())
	copied := reflect.New(reflect.TypeOf(wallet).Elem())
	copied.Elem().Set(reflect.ValueOf(wallet).Elem())
	other := copied.Interface().(*Wallet)
	if _, err := other.Add(euro, nil); !errors.Is(err, ErrNotMade) {
		t.Error(err)
	}
	if err := other.Close(); !errors.Is(err, ErrNotMade) {
		t.Error(err)
	}
	if _, err := wallet.Add(euro, nil); err != nil {
		t.Error(err)
	}
	if err := wallet.Close(); err != nil {
		t.Error(err)
	}
	if text := fmt.Sprint(Ratio{}, Money{}, Decimal{}); text != "  0" {
		t.Errorf("%q", text)
	}
	var ratio Ratio
	if _, err := fmt.Sscan("7/3", &ratio); err != nil || ratio.String() != "7/3" {
		t.Error(ratio, err)
	}
}

func TestAnInnerWatchGivesWay(t *testing.T) {
	csv := longHistory()
	read := func() error {
		rates, err := RatesFromECBCSV(csv)
		if err == nil {
			rates.Close()
		}
		return err
	}
	outer, inner := 0, 0
	err := WithProgress(func(_, _ uint64) bool { outer++; return true }, func() error {
		if err := WithProgress(func(_, _ uint64) bool { inner++; return false }, read); !errors.Is(err, ErrCancelled) {
			t.Error(err)
		}
		func() {
			defer func() { recover() }()
			WithProgress(func(_, _ uint64) bool { return true }, func() error { panic("out of the body") })
		}()
		if outer != 0 || inner == 0 {
			t.Error(outer, inner)
		}
		return read()
	})
	if err != nil || outer == 0 {
		t.Error("the outer watch received", outer, err)
	}
	heard := outer
	// The watch of a listener replaces the outer one, too.
	err = WithProgress(func(_, _ uint64) bool {
		outer++
		WithProgress(func(_, _ uint64) bool { return true }, func() error { return nil })
		return true
	}, read)
	if err != nil || outer < 2*heard {
		t.Error(heard, outer, err)
	}
	heard = outer
	if err := read(); err != nil || outer != heard {
		t.Error("without a watch,", outer-heard, "reports were delivered", err)
	}
}

func longHistory() string {
	var csv strings.Builder
	csv.WriteString("Date,USD,\n")
	for day := 0; day < 8000; day++ {
		csv.WriteString(time.Date(2026, 1, 1-day, 0, 0, 0, 0, time.UTC).Format("2006-01-02") + ",1.1,\n")
	}
	return csv.String()
}

func TestNoSecretIsPrinted(t *testing.T) {
	options := DefaultFeedOptions()
	options.ApiKey, options.Currency = "SECRET", "EUR"
	for _, form := range []string{"%v", "%+v", "%#v", "%s", "%q"} {
		for _, what := range []any{options, &options, []FeedOptions{options}, struct{ Options FeedOptions }{options}} {
			if text := fmt.Sprintf(form, what); strings.Contains(text, "SECRET") {
				t.Error(form, text)
			}
		}
	}
	if text := fmt.Sprintf("%+v", options); !strings.Contains(text, "Currency:EUR") || !strings.Contains(text, "ApiKey:(hidden)") {
		t.Error(text)
	}
	feed := got[*Feed](t)(NewFeed(ProviderCurrencylayer, &options))
	defer feed.Close()
	if text := fmt.Sprintf("%v %+v %#v", feed, feed, feed); strings.Contains(text, "SECRET") {
		t.Error(text)
	}
}

func TestDaysFarAway(t *testing.T) {
	for _, days := range []int64{1 << 31, 20782 + 1<<32, -1<<31 - 1, -1 << 33} {
		if day := DateOf(time.Unix(days*secondsOfDay, 0).UTC()); day != DateNone {
			t.Error(days, day)
		}
	}
	if day := DateOf(time.Unix((1<<31-1)*secondsOfDay, 0).UTC()); day != 1<<31-1 {
		t.Error(day)
	}
}

func TestTimesRoundsToTheMinorUnits(t *testing.T) {
	price := MustParse("1.505 EUR")
	for factor, wanted := range map[string]string{"3": "4.52 EUR", "1.19": "1.79 EUR"} {
		if product := got[Money](t)(price.Times(MustDecimal(factor))); product.String() != wanted {
			t.Errorf("times %s is %s", factor, product)
		}
	}
}
