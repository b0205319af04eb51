package money

// #include <money.h>
import "C"

import (
	"errors"
	"fmt"
	"math/big"
)

const ratioWords = 8

var errRatio = errors.New("a ratio has whole numbers of up to 512 bits")

// A Ratio is an exact fraction of whole numbers of up to 512 bits. The zero value is no number: its text is "", and its
// Rat is nil.
type Ratio struct{ *big.Rat }

func ratioOf(raw *C.money_ratio_t) Ratio {
	if raw.denominator == [ratioWords]C.uint64_t{} {
		return Ratio{}
	}
	numerator, denominator := wordsOf(raw.numerator), wordsOf(raw.denominator)
	if raw.sign < 0 {
		numerator.Neg(numerator)
	}
	return Ratio{new(big.Rat).SetFrac(numerator, denominator)}
}

// String writes "7/3".
func (ratio Ratio) String() string {
	if ratio.Rat == nil {
		return ""
	}
	return ratio.Rat.String()
}

// MarshalText writes "7/3", and "" for the zero value.
func (ratio Ratio) MarshalText() ([]byte, error) { return []byte(ratio.String()), nil }

// UnmarshalText reads "7/3", and "" as the zero value.
func (ratio *Ratio) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*ratio = Ratio{}
		return nil
	}
	read, err := RatioParse(string(text))
	if err == nil {
		*ratio = read
	}
	return err
}

// GobEncode writes the text for encoding/gob.
func (ratio Ratio) GobEncode() ([]byte, error) { return ratio.MarshalText() }

// GobDecode reads what GobEncode wrote.
func (ratio *Ratio) GobDecode(data []byte) error { return ratio.UnmarshalText(data) }

// Scan reads a ratio for fmt.Sscan and the like.
func (ratio *Ratio) Scan(state fmt.ScanState, verb rune) error {
	text, err := state.Token(true, nil)
	if err != nil {
		return err
	}
	return ratio.UnmarshalText(text)
}

func wordsOf(words [ratioWords]C.uint64_t) *big.Int {
	number := new(big.Int)
	for index := ratioWords - 1; index >= 0; index-- {
		number.Lsh(number, 64)
		number.Or(number, new(big.Int).SetUint64(uint64(words[index])))
	}
	return number
}

func (ratio Ratio) fill(c *call, raw *C.money_ratio_t) {
	*raw = C.money_ratio_t{}
	if ratio.Rat == nil {
		return
	}
	if ratio.Num().BitLen() > 64*ratioWords || ratio.Denom().BitLen() > 64*ratioWords {
		c.err = errRatio
		return
	}
	raw.sign = C.int32_t(ratio.Sign())
	put(new(big.Int).Abs(ratio.Num()), &raw.numerator)
	put(ratio.Denom(), &raw.denominator)
}

func put(number *big.Int, words *[ratioWords]C.uint64_t) {
	rest := new(big.Int).Set(number)
	mask := new(big.Int).SetUint64(^uint64(0))
	for index := range words {
		words[index] = C.uint64_t(new(big.Int).And(rest, mask).Uint64())
		rest.Rsh(rest, 64)
	}
}

func (ratio Ratio) give(c *call) *C.money_ratio_t {
	raw := (*C.money_ratio_t)(c.take(C.sizeof_money_ratio_t))
	ratio.fill(c, raw)
	return raw
}
