package main

import (
	"fmt"
	"reflect"
	"strings"

	"libmoney.org/go/money"
)

var remainders = map[string]money.Allocation{
	"largest": money.AllocationLargestRemainder,
	"first":   money.AllocationFloorToFirst,
	"last":    money.AllocationFloorToLast,
}

func policyOf(v vector) *money.BasketPolicy {
	policy := money.DefaultBasketPolicy()
	if v.has("rounding") {
		level := v.inner("rounding").text("level")
		policy.Level = word(level, money.RoundingLevelUnit, money.RoundingLevelInvoice)
		policy.Rounding = rounding(v.inner("rounding").text("mode"))
	}
	if v.has("prices") {
		policy.Prices = word(v.text("prices"), money.PriceBasisNet, money.PriceBasisGross)
	}
	if v.has("discount") {
		policy.Remainder = remainders[v.inner("discount").text("remainder")]
	}
	if v.has("tender") {
		policy.Tender, policy.CashStep = money.TenderCash, decimal(v.inner("tender").text("cash_step"))
	}
	return &policy
}

func product(sku, category string, price money.Money) money.Product {
	made := money.DefaultProduct()
	made.Sku, made.Category, made.Price = sku, category, price
	return made
}

func basket(asked request) vector {
	v := asked.Vector
	currency, category := v.text("currency"), ""
	catalogue := must(money.NewCatalogue(currency, nil))
	if v.has("tax_rate") {
		category = "standard"
		hundred := money.NewDecimal(100)
		check(catalogue.SetTax(category, must(decimal(v.text("tax_rate")).Multiply(hundred, money.DigitsExact, money.RoundingUnnecessary))))
	}
	lines := v.vectors("lines")
	for index, line := range lines {
		check(catalogue.Add(product(fmt.Sprint("sku", index), category, amount(line.text("unit_price"), currency))))
	}
	filled := must(money.NewBasket(catalogue))
	check(filled.SetPolicy(policyOf(v)))
	for index, line := range lines {
		check(filled.Add(fmt.Sprint("sku", index), decimal(line.text("quantity"))))
	}
	if v.has("discount") {
		discount := money.DefaultDiscount()
		discount.Kind, discount.Amount = money.DiscountKindFixed, amount(v.inner("discount").text("fixed"), currency)
		check(filled.SetDiscount("", &discount))
	}
	checkout, pairs := v, []vector(nil)
	if v.has("checkout") {
		checkout = v.inner("checkout")
		pairs = []vector{{"from": currency, "to": checkout.text("currency"), "rate": checkout.text("rate")}}
	}
	receipt := must(filled.Checkout(checkout.text("currency"), ratesOf(pairs), nil))
	info := must(receipt.Info(money.ReceiptViewCheckout))
	var shares []any
	for _, item := range must(receipt.LineItems(money.ReceiptViewCheckout)) {
		shares = append(shares, number(item.OrderDiscount))
	}
	told := vector{
		"total": number(info.Total), "gross": number(info.Gross), "tax": number(info.Tax),
		"cash_rounding": number(info.CashRounding), "payable": number(info.Payable), "discount_shares": shares,
	}
	if v.has("invoice") {
		totals := must(must(money.InvoiceFromReceipt(receipt, money.ReceiptViewCheckout, "E")).Totals())
		told["invoice"] = numbers([]money.Money{totals.Net, totals.Tax, totals.Rounding, totals.Payable})
	}
	return told
}

func paymentCode(asked request) vector {
	v := asked.Vector
	options := money.DefaultPaymentCodeOptions()
	options.Format = word(v.text("format"), money.PaymentCodeFormatEpc, money.PaymentCodeFormatSwiss)
	options.Amount, options.IsAmountOpen = amount(v.text("amount"), v.text("currency")), v.isTrue("open")
	options.Version = int32(v.integer("version"))
	fields := reflect.ValueOf(&options).Elem()
	for name := range v.inner("fields") {
		fields.FieldByName(fieldOf(name)).SetString(v.inner("fields").text(name))
	}
	written, content := must(money.PaymentCode(options)), vector{}
	read := reflect.ValueOf(must(money.PaymentCodeParse(written)))
	for name := range v.inner("content") {
		content[name] = read.FieldByName(fieldOf(name)).String()
	}
	return vector{"text": written, "content": content}
}

// The name of a field of a struct.
func fieldOf(name string) string {
	var field strings.Builder
	for _, part := range strings.Split(name, "_") {
		field.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return field.String()
}

func toldOf(made *money.Invoice) vector {
	totals := must(made.Totals())
	var lines, taxes []any
	for _, row := range must(made.LineAmounts()) {
		lines = append(lines, number(row.Net))
	}
	for _, row := range must(made.Categories()) {
		taxes = append(taxes, number(row.Amount))
	}
	return vector{
		"line_total": number(totals.LineTotal), "allowances": number(totals.Allowances),
		"charges": number(totals.Charges), "net": number(totals.Net), "tax": number(totals.Tax),
		"gross": number(totals.Gross), "payable": number(totals.Payable), "lines": lines, "taxes": taxes,
	}
}

func tax(category, percent string) money.InvoiceTax {
	return money.InvoiceTax{Category: category, Percent: decimal(percent)}
}

func adjustment(isCharge bool, number, currency string) money.InvoiceAdjustment {
	made := money.DefaultInvoiceAdjustment()
	made.Kind, made.Amount = money.InvoiceAdjustmentKindAllowance, amount(number, currency)
	if isCharge {
		made.Kind = money.InvoiceAdjustmentKindCharge
	}
	return made
}

func pay(made *money.Invoice, currency string, v vector) {
	prepaid, cents := amount(v.optional("prepaid", "0"), currency), amount(v.optional("rounding", "0"), currency)
	check(made.SetPayment(&prepaid, &cents))
}

func invoice(asked request) vector {
	v := asked.Vector
	currency := v.text("currency")
	made := must(money.NewInvoice(currency, nil))
	for _, line := range v.vectors("lines") {
		item := money.DefaultInvoiceLineItem()
		item.Quantity, item.Price = decimal(line.text("quantity")), amount(line.text("price"), currency)
		item.BaseQuantity = decimal(line.optional("base_quantity", "0"))
		item.Taxes = []money.InvoiceTax{tax(line.text("category"), line.optional("percent", "0"))}
		place := must(made.Add(item))
		for _, one := range line.vectors("allowances_charges") {
			check(made.Adjust(place, adjustment(one.isTrue("charge"), one.text("amount"), currency)))
		}
	}
	for _, one := range v.vectors("document") {
		whole := adjustment(one.isTrue("charge"), one.text("amount"), currency)
		whole.Taxes = []money.InvoiceTax{tax(one.text("category"), one.optional("percent", "0"))}
		check(made.Adjust(money.InvoiceDocument, whole))
	}
	pay(made, currency, v)
	return toldOf(made)
}

// taxesOf returns the taxes with the line item's category first, as in Python's invoices.
func taxesOf(value any) []money.InvoiceTax {
	var found []money.InvoiceTax
	rows, _ := value.([]any)
	for place, one := range rows {
		row := texts(one)
		name, percent := row[0], row[1]
		if percent == "" {
			percent = "0"
		}
		if place > 0 {
			if len(name) > 11 {
				name = name[:11]
			}
			made := tax(name, percent)
			if row[2] != "" {
				made.Kind = word(row[2], money.InvoiceTaxKindAdded, money.InvoiceTaxKindRetained)
			}
			found = append(found, made)
			continue
		}
		made := tax(name, percent)
		if name == "VAT" {
			made.Category = "S"
			if must(made.Percent.Sign()) == 0 {
				made.Category = "E"
			}
		}
		found = append(found, made)
	}
	if found == nil {
		return []money.InvoiceTax{{Category: "O"}}
	}
	return found
}

func bankStatements(asked request) vector {
	statements := must(money.BankStatementsFromCamt(asked.Vector.text("xml")))
	wallet := must(money.NewWallet())
	count := int(must(statements.Info()).StatementCount)
	for index := 0; index < count; index++ {
		must(wallet.AddBankStatement(statements, index))
		must(wallet.AddBankStatement(statements, index))
	}
	return vector{"json": must(statements.ToJSON()), "wallet": must(wallet.ToJSON())}
}

func journal(asked request) vector {
	v := asked.Vector
	format := word(v.text("format"), money.JournalFormatBeancount, money.JournalFormatHledger)
	exchange, symbols := v.optional("exchange", ""), v.optional("symbols", "")
	ledger := must(money.LedgerFromJournal(v.text("journal"), format, "EUR", exchange, symbols))
	return vector{"json": must(ledger.ToJSON()), "written": must(ledger.ToJournal(format))}
}

func gobl(asked request) vector {
	v := asked.Vector
	if v.isTrue("prices_include_tax") {
		return goblBasket(v)
	}
	currency := v.text("currency")
	made := must(money.NewInvoice(currency, nil))
	for _, one := range v.list("lines") {
		row := one.([]any)
		item := money.DefaultInvoiceLineItem()
		item.Quantity, item.Price, item.Taxes = decimal(text(row[0])), amount(text(row[1]), currency), taxesOf(row[3])
		place := must(made.Add(item))
		for _, pair := range row[2].([]any) {
			given := pair.([]any)
			check(made.Adjust(place, adjustment(given[0].(bool), text(given[1]), currency)))
		}
	}
	for _, one := range v.list("document") {
		row := one.([]any)
		whole := adjustment(row[0].(bool), text(row[1]), currency)
		whole.Taxes = taxesOf(row[2])
		check(made.Adjust(money.InvoiceDocument, whole))
	}
	pay(made, currency, v)
	return toldOf(made)
}

func goblBasket(v vector) vector {
	currency := v.text("currency")
	catalogue := must(money.NewCatalogue(currency, nil))
	lines := v.list("lines")
	for index, one := range lines {
		row := one.([]any)
		rate := texts(row[3].([]any)[0])[1]
		category := "rate " + rate
		if rate == "" {
			rate = "0"
		}
		check(catalogue.SetTax(category, decimal(rate)))
		check(catalogue.Add(product(fmt.Sprint(index), category, amount(text(row[4]), currency))))
	}
	filled := must(money.NewBasket(catalogue))
	policy := money.DefaultBasketPolicy()
	policy.Level, policy.Prices = money.RoundingLevelTaxGroup, money.PriceBasisGross
	check(filled.SetPolicy(&policy))
	for index := range lines {
		check(filled.Add(fmt.Sprint(index), money.NewDecimal(1)))
	}
	receipt := must(filled.Checkout("", nil, nil))
	info := must(receipt.Info(money.ReceiptViewCheckout))
	var taxes []any
	for _, row := range must(receipt.Taxes(money.ReceiptViewCheckout)) {
		taxes = append(taxes, number(row.Tax))
	}
	return vector{"net": number(info.Net), "total": number(info.Total), "taxes": taxes}
}
