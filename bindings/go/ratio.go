package money

// #include <money.h>
import "C"

import (
	"errors"
	"fmt"
	"math/big"
)

const ratioWords = 8

var errRatio = errors.New("integers of a ratio must fit 512 bits")

// Ratio is an exact fraction of integers of up to 512 bits. The zero value is not a number: its text is "" and its Rat is
// nil.
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

// String returns the fraction in lowest terms, such as "7/3"; "" for the zero value.
func (r Ratio) String() string {
	if r.Rat == nil {
		return ""
	}
	return r.Rat.String()
}

// MarshalText implements [encoding.TextMarshaler]: it returns the text of [Ratio.String].
func (r Ratio) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText implements [encoding.TextUnmarshaler]. It reads "7/3", and "" as the zero value.
func (r *Ratio) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*r = Ratio{}
		return nil
	}
	read, err := ParseRatio(string(text))
	if err == nil {
		*r = read
	}
	return err
}

// GobEncode implements [encoding/gob.GobEncoder] with the same text.
func (r Ratio) GobEncode() ([]byte, error) { return r.MarshalText() }

// GobDecode implements [encoding/gob.GobDecoder].
func (r *Ratio) GobDecode(data []byte) error { return r.UnmarshalText(data) }

// Scan implements [fmt.Scanner].
func (r *Ratio) Scan(state fmt.ScanState, verb rune) error {
	text, err := state.Token(true, nil)
	if err != nil {
		return err
	}
	return r.UnmarshalText(text)
}

func wordsOf(words [ratioWords]C.uint64_t) *big.Int {
	number := new(big.Int)
	for index := ratioWords - 1; index >= 0; index-- {
		number.Lsh(number, 64)
		number.Or(number, new(big.Int).SetUint64(uint64(words[index])))
	}
	return number
}

func (r Ratio) fill(c *call, raw *C.money_ratio_t) {
	*raw = C.money_ratio_t{}
	if r.Rat == nil {
		return
	}
	if r.Num().BitLen() > 64*ratioWords || r.Denom().BitLen() > 64*ratioWords {
		c.err = errRatio
		return
	}
	raw.sign = C.int32_t(r.Sign())
	put(new(big.Int).Abs(r.Num()), &raw.numerator)
	put(r.Denom(), &raw.denominator)
}

func put(number *big.Int, words *[ratioWords]C.uint64_t) {
	rest := new(big.Int).Set(number)
	mask := new(big.Int).SetUint64(^uint64(0))
	for index := range words {
		words[index] = C.uint64_t(new(big.Int).And(rest, mask).Uint64())
		rest.Rsh(rest, 64)
	}
}

func (r Ratio) give(c *call) *C.money_ratio_t {
	raw := (*C.money_ratio_t)(c.take(C.sizeof_money_ratio_t))
	r.fill(c, raw)
	return raw
}
