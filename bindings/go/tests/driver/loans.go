package main

import (
	"strconv"
	"strings"

	"libmoney.org/go/money"
)

func loan(asked request) vector {
	v := asked.Vector
	if v.has("flows") {
		return rateOfCharge(v)
	}
	terms, currency := money.DefaultLoanTerms(), v.text("currency")
	terms.Principal = amount(v.text("principal"), currency)
	terms.Rate = decimal(v.text("rate"))
	terms.Start = must(money.ParseDate(v.text("start")))
	terms.Kind = word(v.text("kind"), money.LoanKindAnnuity, money.LoanKindBullet)
	terms.UnitCount, terms.PaymentCount = int32(v.integer("count")), int32(v.integer("payments"))
	terms.DayCount = word(
		v.text("day_count"), money.DayCountConventionActual365, money.DayCountConventionThirtyE360Isda,
	)
	if v.has("first") {
		terms.FirstPayment = must(money.ParseDate(v.text("first")))
	}
	if v.has("payment") {
		terms.Payment = amount(v.text("payment"), currency)
	}
	if v.has("advance_fee") {
		terms.AdvanceFee = amount(v.text("advance_fee"), currency)
	}
	if v.has("payment_fee") {
		terms.PaymentFee = amount(v.text("payment_fee"), currency)
	}
	made := loanOf(terms, v)
	defer made.Close()
	var rows []any
	for _, row := range must(made.Rows()) {
		rows = append(rows, numbers([]money.Money{row.Payment, row.Interest, row.Principal, row.Balance, row.Fee}))
	}
	info := must(made.Info())
	var rates []string
	for _, rule := range []money.AprRule{money.AprRuleEu, money.AprRuleUs} {
		rates = append(rates, must(made.Apr(rule, 16, money.RoundingHalfUp)).String())
	}
	return vector{"level": number(info.Payment), "rows": rows, "cost": number(info.Cost), "apr": rates}
}

func loanOf(terms money.LoanTerms, v vector) *money.Loan {
	if !v.has("events") {
		return must(money.NewLoan(terms))
	}
	var events []money.LoanEvent
	for _, one := range v.list("events") {
		words, event := texts(one), money.DefaultLoanEvent()
		event.Date = must(money.ParseDate(words[0]))
		event.Kind = word(words[1], money.LoanEventKindAdvance, money.LoanEventKindFee)
		switch event.Kind {
		case money.LoanEventKindRate:
			event.Rate = decimal(words[2])
		case money.LoanEventKindLevel:
		default:
			event.Amount = amount(words[2], v.text("currency"))
		}
		events = append(events, event)
	}
	return must(money.LoanWithEvents(terms, events))
}

func rateOfCharge(v vector) vector {
	var flows []money.CreditFlow
	for _, one := range v.list("flows") {
		row, flow := texts(one), money.DefaultCreditFlow()
		if strings.Contains(row[0], "-") {
			flow.Date = must(money.ParseDate(row[0]))
		} else {
			flow.Periods = int32(must(strconv.Atoi(row[0])))
		}
		flow.Amount = amount(row[1], "EUR")
		flows = append(flows, flow)
	}
	rule := word(v.text("rule"), money.AprRuleEu, money.AprRuleUs)
	unit := word(v.text("unit"), money.PeriodUnitDay, money.PeriodUnitHalfMonth)
	count, digits := int32(v.integer("count")), int32(v.integer("digits"))
	return vector{"percent": must(money.Apr(rule, unit, count, flows, digits, money.RoundingHalfUp)).String()}
}
