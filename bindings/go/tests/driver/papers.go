package main

import (
	"fmt"

	"libmoney.org/go/money"
)

func explanations(asked request) vector {
	v := asked.Vector
	switch {
	case v.has("expression"):
		_, expression, err := money.EvaluateDetailed(v.text("expression"), nil, nil)
		check(err)
		return explained(must(expression.Explain()))
	case v.has("basket"):
		receipt := must(must(money.BasketFromJSON(v.text("basket"), nil)).Checkout(v.text("target"), v.rates(), nil))
		return explained(must(receipt.Explain(money.ReceiptViewCheckout)))
	case v.has("amount"):
		return explained(must(v.rates().Explain(amount(v.text("amount"), v.text("from")), v.text("to"), nil)))
	case v.has("portfolio"):
		return explained(must(valuationOfQuotes(v).Explain()))
	}
	return explained(must(must(money.InvoiceFromJSON(v.text("invoice"))).Explain()))
}

func valuationOfQuotes(v vector) *money.Valuation {
	var quotes []money.PriceQuote
	for _, one := range v.vectors("quotes") {
		quote := money.DefaultPriceQuote()
		quote.Symbol, quote.Currency, quote.Price = one.text("symbol"), one.text("currency"), decimal(one.text("price"))
		quotes = append(quotes, quote)
	}
	return must(must(money.PortfolioFromJSON(v.text("portfolio"), nil)).Value(quotes, v.rates(), nil))
}

func explained(made *money.Explanation) vector {
	return vector{"text": must(made.ToText()), "json": must(made.ToJSON())}
}

func invoiceDocument(asked request) vector {
	v := asked.Vector
	xml, read := v.text("xml"), money.InvoiceFromUbl
	if v.text("syntax") == "cii" {
		read = money.InvoiceFromCii
	}
	if v.isTrue("read") {
		return toldOf(must(read(xml)))
	}
	report := must(money.InvoiceCheck(xml))
	findings, corrections := []any{}, []any{}
	for _, one := range must(report.Findings()) {
		place, stated, computed := fmt.Sprint(one.Line, ":", one.Column), "", ""
		if one.HasStated {
			stated = one.Stated.String()
		}
		if one.HasComputed {
			computed = one.Computed.String()
		}
		findings = append(findings, []any{one.Rule, place, stated, computed, one.Hypothesis, one.Place, one.Message})
	}
	for _, one := range must(report.Corrections()) {
		place := fmt.Sprint(one.Line, ":", one.Column)
		corrections = append(corrections, []any{place, one.From.String(), one.To.String(), one.Place})
	}
	made := must(report.Invoice())
	told := explained(must(made.Explain()))
	told["totals"], told["findings"], told["corrections"] = toldOf(made), findings, corrections
	return told
}
