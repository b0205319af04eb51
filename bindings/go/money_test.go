package money

import (
	"encoding/json"
	"errors"
	"math/big"
	"math/rand"
	"testing"
)

const operations = 50000

func randomAmount(chance *rand.Rand) Money {
	length := 1 + chance.Intn(38)
	if chance.Intn(2) == 0 {
		length = 17 + chance.Intn(4)
	}
	digits := make([]byte, length)
	for index := range digits {
		digits[index] = '0' + byte(chance.Intn(10))
	}
	text := string(digits)
	if scale := chance.Intn(4); scale > 0 && scale < length {
		text = text[:length-scale] + "." + text[length-scale:]
	}
	if chance.Intn(2) == 0 {
		text = "-" + text
	}
	code := " EUR"
	if chance.Intn(10) == 0 {
		code = " USD"
	}
	return MustParse(text + code)
}

func outcome(value any, err error) string {
	if err != nil {
		var failure *Error
		if errors.As(err, &failure) {
			return failure.Status.Error()
		}
		return err.Error()
	}
	switch one := value.(type) {
	case Money:
		return one.String()
	case int:
		return big.NewInt(int64(one)).String()
	}
	return "?"
}

// Sums computed in Go must equal the library's.
func TestSumsAreThoseOfC(t *testing.T) {
	chance := rand.New(rand.NewSource(20261123))
	for turn := 0; turn < operations; turn++ {
		a, b := randomAmount(chance), randomAmount(chance)
		if turn%3 == 0 {
			b.scale = a.scale
		}
		if got, wanted := outcome(a.Add(b)), outcome(a.slow(b, false)); got != wanted {
			t.Fatalf("%v + %v is %s, not %s", a, b, wanted, got)
		}
		if got, wanted := outcome(a.Subtract(b)), outcome(a.slow(b, true)); got != wanted {
			t.Fatalf("%v - %v is %s, not %s", a, b, wanted, got)
		}
		rest, err := a.slow(b, true)
		if err == nil {
			sign, _ := rest.Sign()
			if order, _ := a.Compare(b); order != int(sign) || a.Equal(b) != (sign == 0) {
				t.Fatalf("%v beside %v: %d, and %v is left", a, b, order, rest)
			}
		}
		number, _ := ParseDecimal(a.Number().String())
		if number != a.Number() {
			t.Fatalf("%v is written as %s", a, a.Number())
		}
	}
}

func TestEdgesOfSixtyFourBits(t *testing.T) {
	for _, text := range []string{"9223372036854775807", "-9223372036854775808", "1", "-1", "0"} {
		for _, other := range []string{"9223372036854775807", "-9223372036854775808", "1", "-1", "0"} {
			a, b := MustParse(text+" EUR"), MustParse(other+" EUR")
			if got, wanted := outcome(a.Add(b)), outcome(a.slow(b, false)); got != wanted {
				t.Errorf("%v + %v is %s, not %s", a, b, wanted, got)
			}
			if got, wanted := outcome(a.Subtract(b)), outcome(a.slow(b, true)); got != wanted {
				t.Errorf("%v - %v is %s, not %s", a, b, wanted, got)
			}
		}
	}
}

func TestSumsTakeNoMemory(t *testing.T) {
	a, b := MustParse("12.50 EUR"), MustParse("1.25 EUR")
	if count := testing.AllocsPerRun(100, func() { a, _ = a.Add(b) }); count != 0 {
		t.Errorf("a sum allocates %v times", count)
	}
}

func TestErrorsHaveStatusAndPosition(t *testing.T) {
	_, err := Parse("12.x EUR")
	var failure *Error
	if !errors.As(err, &failure) || failure.Status != ErrSyntax || failure.Position != 3 {
		t.Errorf("%#v", err)
	}
	if !errors.Is(err, ErrSyntax) || errors.Is(err, ErrNoRate) {
		t.Error("errors.Is goes by the status")
	}
	if ErrNoRate.Error() != "MONEY_ERR_NO_RATE" {
		t.Error(ErrNoRate.Error())
	}
	_, err = MustParse("1 EUR").Add(MustParse("1 USD"))
	if !errors.Is(err, ErrCurrencyMismatch) {
		t.Error(err)
	}
	if _, err = new(Money).Add(Money{}); err == nil {
		t.Error("zero values add")
	}
	if _, err = New(NewDecimal(1), "EU\x00R"); err == nil {
		t.Error("a NUL in a code")
	}
	if _, err = Parse("1 \xff"); !errors.Is(err, ErrSyntax) && !errors.Is(err, ErrEncoding) {
		t.Error(err)
	}
}

func TestSplitLosesNothing(t *testing.T) {
	shares, err := MustParse("10.00 EUR").Split(7)
	if err != nil {
		t.Fatal(err)
	}
	if total, err := Total(shares...); err != nil || total.String() != "10.00 EUR" {
		t.Error(total, err)
	}
	for _, count := range []int{0, -1, SharesMax + 1} {
		if _, err := MustParse("10.00 EUR").Split(count); err == nil {
			t.Errorf("%d shares", count)
		}
	}
}

func TestOtherNumbers(t *testing.T) {
	value := MustDecimal("-10.50")
	if value.Rat().Cmp(big.NewRat(-21, 2)) != 0 || value.BigInt().Int64() != -1050 || value.Scale() != 2 {
		t.Error(value)
	}
	if long := MustDecimal("-12345678901234567890123456789012345678"); long.BigInt().String() != long.String() {
		t.Error(long)
	}
	ratio, err := ParseRatio("-7/3")
	if err != nil || ratio.RatString() != "-7/3" {
		t.Error(ratio, err)
	}
	back, err := ratio.Format()
	if err != nil || back != "-7/3" {
		t.Error(back, err)
	}
	if _, err := (Ratio{}).Format(); err == nil {
		t.Error("a ratio without a denominator")
	}
	if _, err := (Ratio{new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 600))}).Format(); err == nil {
		t.Error("a ratio of 600 bits")
	}
}

func TestJSONAndDatabases(t *testing.T) {
	type order struct{ Price Money }
	written, err := json.Marshal(order{MustParse("12.50 EUR")})
	if err != nil || string(written) != `{"Price":"12.50 EUR"}` {
		t.Error(string(written), err)
	}
	var read order
	if err := json.Unmarshal(written, &read); err != nil || read.Price.String() != "12.50 EUR" {
		t.Error(read, err)
	}
	if err := json.Unmarshal([]byte(`{"Price":12.5}`), &read); err == nil {
		t.Error("a float is read")
	}
	value, err := read.Price.Value()
	var scanned Money
	if err != nil || scanned.Scan(value) != nil || !scanned.Equal(read.Price) || scanned.Scan(1.5) == nil {
		t.Error(scanned, err)
	}
}

func TestDates(t *testing.T) {
	day, err := ParseDate("2024-02-29")
	if err != nil || day.String() != "2024-02-29" || DateOf(day.Time()) != day {
		t.Error(day, err)
	}
	early, err := ParseDate("1969-12-31")
	if err != nil || early != -1 || DateOf(early.Time()) != early || DateNone.String() != "" {
		t.Error(early, err)
	}
}
