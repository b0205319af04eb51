package main

import (
	"fmt"
	"time"

	"libmoney.org/go/money"
)

func timeValue(asked request) vector {
	v := asked.Vector
	digits, mode := int32(v.integer("digits")), rounding(v.text("rounding"))
	var amounts []money.Decimal
	for _, one := range v.texts("amounts") {
		amounts = append(amounts, decimal(one))
	}
	number := func(name string) money.Decimal { return decimal(v.text(name)) }
	var found money.Decimal
	switch v.text("function") {
	case "npv":
		found = must(money.Npv(number("rate"), amounts, digits, mode))
	case "mirr":
		found = must(money.Mirr(amounts, number("finance"), number("reinvest"), digits, mode))
	case "real_return":
		found = must(money.RealReturn(number("nominal"), number("index_start"), number("index_end"), digits, mode))
	default:
		found = ofAnnuity(v, digits, mode)
	}
	return vector{"result": found.String()}
}

func ofAnnuity(v vector, digits int32, mode money.Rounding) money.Decimal {
	annuity, period := money.DefaultAnnuity(), int32(v.integer("period"))
	annuity.Time = word(v.text("time"), money.PaymentTimeEnd, money.PaymentTimeBegin)
	annuity.Periods, annuity.RatePeriods = int32(v.integer("periods")), uint32(v.integer("rate_periods"))
	annuity.Rate, annuity.Payment = decimal(v.text("rate")), decimal(v.text("payment"))
	annuity.PresentValue, annuity.FutureValue = decimal(v.text("present_value")), decimal(v.text("future_value"))
	switch v.text("function") {
	case "payment":
		return must(money.AnnuityPayment(annuity, digits, mode))
	case "principal":
		return must(money.AnnuityPrincipal(annuity, period, digits, mode))
	case "interest":
		return must(money.AnnuityInterest(annuity, period, digits, mode))
	case "periods":
		return must(money.AnnuityPeriods(annuity, digits, mode))
	case "rate":
		return must(money.AnnuityRate(annuity, digits, mode))
	case "future_value":
		return must(money.AnnuityFutureValue(annuity, digits, mode))
	case "present_value":
		return must(money.AnnuityPresentValue(annuity, digits, mode))
	}
	panic("no function is called " + v.text("function"))
}

// portfolioOfCSV reads the portfolio of a text in CSV.
func portfolioOfCSV(v vector) *money.Portfolio {
	options := money.DefaultPortfolioOptions()
	options.Method = word(v.text("method"), money.LotMethodFifo, money.LotMethodAdjustedCostBase)
	options.WashSales = v.isTrue("wash_sales")
	options.Fees = word(v.text("fees"), money.FeePolicyBasis, money.FeePolicyApart)
	options.Capital = word(v.text("capital"), money.CapitalPolicyGain, money.CapitalPolicyRefuse)
	return must(money.PortfolioFromCSV(v.text("csv"), v.text("currency"), &options))
}

func disposals(asked request) vector {
	v := asked.Vector
	portfolio := portfolioOfCSV(v)
	defer portfolio.Close()
	list := must(portfolio.Disposals(nil, nil))
	defer list.Close()
	rows, pools := []any{}, []any{}
	for _, row := range must(list.Items()) {
		figures := numbers([]money.Money{row.Proceeds, row.Cost, row.Gain, row.Disallowed})
		rule := money.DisposalRuleText(row.Rule)
		rows = append(rows, append([]any{row.ID, row.Date.String(), rule, row.Quantity.String()}, figures...))
	}
	for _, one := range v.list("pools") {
		asked := texts(one)
		pool := must(portfolio.Pool(asked[0], dateOf(asked[1]), nil, nil))
		pools = append(pools, []any{pool.CountNumerator.String(), fmt.Sprint(pool.CountDenominator), number(pool.Cost)})
	}
	report := must(portfolio.TaxReport(dateOf(v.text("year")), money.TaxReportFormatCSV, nil, nil))
	return vector{"disposals": rows, "pools": pools, "report": report}
}

func trackOptions(v vector) money.TrackOptions {
	options := money.DefaultTrackOptions()
	options.FlowTime = word(v.text("flow_time"), money.FlowTimeAfter, money.FlowTimeStartInEndOut)
	options.Sample = word(v.text("sample"), money.SampleDay, money.SampleMonth)
	options.Digits, options.Rounding = int32(v.integer("digits")), rounding(v.text("rounding"))
	options.First, options.Last = dateOf(v.text("first")), dateOf(v.text("last"))
	return options
}

func trackRecordOf(v vector) money.TrackRecord {
	options := trackOptions(v)
	if v.has("csv") {
		portfolio := portfolioOfCSV(v)
		defer portfolio.Close()
		return must(portfolio.TrackRecord(datedQuotes(v), nil, nil, options))
	}
	var points []money.ValuePoint
	for _, one := range v.list("points") {
		row, point := texts(one), money.DefaultValuePoint()
		point.Date, point.Value, point.Flow = dateOf(row[0]), amount(row[1], "EUR"), amount(row[2], "EUR")
		points = append(points, point)
	}
	return must(money.PointsTrackRecord(points, &options))
}

func datedQuotes(v vector) []money.PriceQuote {
	var quotes []money.PriceQuote
	for _, one := range v.list("quotes") {
		row, quote := texts(one), money.DefaultPriceQuote()
		quote.Symbol, quote.Price = row[0], decimal(row[2])
		quote.Instant = must(time.Parse("2006-01-02", row[1]))
		quotes = append(quotes, quote)
	}
	return quotes
}

func trackRecords(asked request) vector {
	record := trackRecordOf(asked.Vector)
	var days []string
	for _, day := range []money.Date{
		record.First, record.Last, record.Peak, record.Trough, record.Recovery, record.LongestStart,
	} {
		text := ""
		if day != money.DateNone {
			text = day.String()
		}
		days = append(days, text)
	}
	returns := []any{record.TimeWeighted.String(), nil, record.Drawdown.String()}
	if record.Figures&money.TrackFiguresModifiedDietz != 0 {
		returns[1] = record.ModifiedDietz.String()
	}
	doubles, samples := []any{nil, nil, nil, nil}, uint64(0)
	if record.Figures&money.TrackFiguresAnnualised != 0 {
		doubles[0] = record.Annualised
	}
	if record.Figures&money.TrackFiguresVolatility != 0 {
		doubles[1], doubles[2], doubles[3] = record.Volatility, record.SemiDeviation, record.YearFactor
		samples = record.SampleCount
	}
	amounts := numbers([]money.Money{record.StartValue, record.EndValue, record.Flows, record.Gain})
	counts := []any{record.LongestDays, samples}
	return vector{"days": days, "amounts": amounts, "returns": returns, "doubles": doubles, "counts": counts}
}

func rebalancing(asked request) vector {
	v := asked.Vector
	portfolio, rates := portfolioOfCSV(v), (*money.Rates)(nil)
	defer portfolio.Close()
	if len(v.list("rates")) > 0 {
		rates = v.rates()
	}
	var targets []money.Target
	for _, one := range v.list("targets") {
		row, target := texts(one), money.DefaultTarget()
		target.Symbol, target.Weight = row[0], decimal(row[1])
		targets = append(targets, target)
	}
	var quotes []money.PriceQuote
	for _, one := range v.list("quotes") {
		row, quote := texts(one), money.DefaultPriceQuote()
		quote.Symbol, quote.Price, quote.Currency = row[0], decimal(row[1]), row[2]
		quotes = append(quotes, quote)
	}
	options := money.DefaultRebalanceOptions()
	options.Cash, options.QuantityDigits = amount(v.text("cash"), v.text("currency")), int32(v.integer("digits"))
	options.Sells = v.isTrue("sells")
	plan := must(portfolio.Rebalance(targets, quotes, rates, nil, &options))
	defer plan.Close()
	orders := []any{}
	for _, one := range must(plan.Orders()) {
		orders = append(orders, []any{one.Symbol, one.Quantity.String(), number(one.Amount)})
	}
	info := must(plan.Info())
	told := vector{"orders": orders, "total": number(info.Total), "cash_left": number(info.CashLeft)}
	told["rows"] = breakdown(v, must(portfolio.Value(quotes, rates, nil)))
	return told
}

func breakdown(v vector, valuation *money.Valuation) []any {
	defer valuation.Close()
	var labels []money.SymbolLabel
	for _, one := range v.list("labels") {
		row, label := texts(one), money.DefaultSymbolLabel()
		label.Symbol, label.Label = row[0], row[1]
		labels = append(labels, label)
	}
	made := must(valuation.Breakdown(labels))
	defer made.Close()
	rows := []any{}
	for _, row := range must(made.Rows()) {
		rows = append(rows, []any{row.Label, number(row.Value), row.Percent.String(), row.PositionCount})
	}
	return rows
}
