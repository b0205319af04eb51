// The driver answers golden vectors: a line of JSON in, a line of JSON out.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"libmoney.org/go/money"
)

// A vector is a case, or a part of one.
type vector map[string]any

// A request is a line of the input.
type request struct {
	Op       string `json:"op"`
	Vector   vector `json:"vector"`
	Document string `json:"document"`
}

var answers = map[string]func(request) vector{
	"parse":             parse,
	"allocation":        allocation,
	"conversion":        conversion,
	"bag":               bag,
	"expressions":       expressions,
	"xirr":              rateOfReturn,
	"calculator":        calculator,
	"wallet":            wallet,
	"operation":         operation,
	"basket":            basket,
	"invoices":          invoice,
	"gobl":              gobl,
	"loans":             loan,
	"ledger":            ledger,
	"accounts":          accounts,
	"exchange":          exchange,
	"time-value":        timeValue,
	"disposals":         disposals,
	"rebalancing":       rebalancing,
	"track-records":     trackRecords,
	"payment-code":      paymentCode,
	"explanations":      explanations,
	"bank-statements":   bankStatements,
	"journals":          journal,
	"invoice-documents": invoiceDocument,
	"converter":         converter,
	"currency-order":    order,
	"transaction-draft": form,
	"feed":              feed,
	"portfolio":         portfolio,
	"notepad":           notepad,
	"locale-numbers":    localeNumbers,
	"packed":            packed,
	"merging":           merging,
}

// must returns the value of a successful call. On failure, the request is answered with the error.
func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func answer(asked request) (told vector) {
	defer func() {
		value := recover()
		if value == nil {
			return
		}
		var failure *money.Error
		if err, isError := value.(error); isError && errors.As(err, &failure) {
			told = failed(asked, failure)
			return
		}
		told = vector{"broken": fmt.Sprint(value)}
	}()
	return answers[asked.Op](asked)
}

func failed(asked request, failure *money.Error) vector {
	told := vector{"error": failure.Text, "status": failure.Status.Error()}
	if failure.Position >= 0 {
		told["position"] = failure.Position
		if asked.Op == "expressions" {
			told["caret"] = must(money.ExpressionCaret(asked.Vector.text("expression"), failure.Position))
		}
	}
	return told
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 64<<20)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for in.Scan() {
		var asked request
		decoder := json.NewDecoder(strings.NewReader(in.Text()))
		decoder.UseNumber()
		check(decoder.Decode(&asked))
		line, err := json.Marshal(answer(asked))
		check(err)
		out.Write(line)
		out.WriteByte('\n')
	}
	check(in.Err())
}
