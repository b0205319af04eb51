package money

// #include <money.h>
import "C"

import (
	"errors"
	"math/big"
)

const ratioWords = 8

var errRatio = errors.New("a ratio has whole numbers of up to 512 bits")

// A Ratio is an exact fraction of whole numbers of up to 512 bits.
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
