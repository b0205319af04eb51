using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text.RegularExpressions;
using Libmoney;
using Newtonsoft.Json.Linq;

/// <summary>Baskets and invoices of the golden vectors.</summary>
internal static class Trade
{
    private static readonly Dictionary<string, Allocation> Remainders = new Dictionary<string, Allocation>
    {
        { "largest", Allocation.LargestRemainder },
        { "first", Allocation.FloorToFirst },
        { "last", Allocation.FloorToLast },
    };

    internal static object Basket(Vector vector)
    {
        string currency = vector.Text("currency");
        var catalogue = new Catalogue(currency);
        string category = vector.Has("tax_rate") ? "standard" : string.Empty;
        if (category.Length > 0)
        {
            var rate = ExactDecimal.Parse(vector.Text("tax_rate"));
            catalogue.SetTax(category, LibMoney.DecimalMultiply(rate, 100, LibMoney.DigitsExact, Rounding.Unnecessary));
        }

        List<Vector> lines = vector.Vectors("lines");
        foreach (int index in Enumerable.Range(0, lines.Count))
        {
            var price = new Money(lines[index].Text("unit_price"), currency);
            catalogue.Add(new Product { Sku = "sku" + index, Category = category, Price = price });
        }

        var filled = new Basket(catalogue);
        filled.SetPolicy(PolicyOf(vector));
        foreach (int index in Enumerable.Range(0, lines.Count))
        {
            filled.Add("sku" + index, ExactDecimal.Parse(lines[index].Text("quantity")));
        }

        if (vector.Has("discount"))
        {
            var amount = new Money(vector.Inner("discount").Text("fixed"), currency);
            filled.SetDiscount(null, new Discount { Kind = DiscountKind.Fixed, Amount = amount });
        }

        Vector checkout = vector.Has("checkout") ? vector.Inner("checkout") : vector;
        var builder = new RatesBuilder();
        if (vector.Has("checkout"))
        {
            builder.Add(currency, checkout.Text("currency"), checkout.Text("rate"), null);
        }

        Receipt receipt = filled.Checkout(checkout.Text("currency"), builder.Build());
        ReceiptInfo info = receipt.Info(ReceiptView.Checkout);
        return new
        {
            invoice = InvoiceOf(receipt, vector),
            total = Vector.Number(info.Total),
            gross = Vector.Number(info.Gross),
            tax = Vector.Number(info.Tax),
            cash_rounding = Vector.Number(info.CashRounding),
            payable = Vector.Number(info.Payable),
            discount_shares = receipt.LineItems(ReceiptView.Checkout).Select(item => Vector.Number(item.OrderDiscount)),
        };
    }

    private static List<string> InvoiceOf(Receipt receipt, Vector vector)
    {
        if (!vector.Has("invoice"))
        {
            return null;
        }

        InvoiceTotals totals = Libmoney.Invoice.FromReceipt(receipt, ReceiptView.Checkout, "E").Totals();
        return new[] { totals.Net, totals.Tax, totals.Rounding, totals.Payable }.Select(Vector.Number).ToList();
    }

    internal static object Code(Vector vector)
    {
        var options = new PaymentCodeOptions
        {
            Format = Vector.Word<PaymentCodeFormat>(vector.Text("format")),
            Version = int.Parse(vector.Optional("version", "0"), CultureInfo.InvariantCulture),
            IsAmountOpen = vector.Has("open"),
            Amount = new Money(vector.Text("amount"), vector.Text("currency")),
        };
        Vector fields = vector.Inner("fields");
        foreach (JProperty one in fields.Content.Properties())
        {
            typeof(PaymentCodeOptions).GetProperty(Pascal(one.Name)).SetValue(options, fields.Text(one.Name));
        }

        string text = LibMoney.PaymentCode(options);
        PaymentCodeContent content = LibMoney.PaymentCodeParse(text);
        return new
        {
            text,
            content = vector.Inner("content").Content.Properties().ToDictionary(
                one => one.Name,
                one => typeof(PaymentCodeContent).GetProperty(Pascal(one.Name)).GetValue(content)),
        };
    }

    private static string Pascal(string name)
    {
        return Regex.Replace(name, "(?:^|_)(.)", found => found.Groups[1].Value.ToUpperInvariant());
    }

    internal static object Invoice(Vector vector)
    {
        string currency = vector.Text("currency");
        var made = new Invoice(currency);
        foreach (Vector line in vector.Vectors("lines"))
        {
            var item = new InvoiceLineItem
            {
                Quantity = ExactDecimal.Parse(line.Text("quantity")),
                Price = new Money(line.Text("price"), currency),
                BaseQuantity = ExactDecimal.Parse(line.Optional("base_quantity", "0")),
                Taxes = new[] { Tax(line.Text("category"), line.Optional("percent", "0")) },
            };
            long place = made.Add(item);
            foreach (Vector one in line.Vectors("allowances_charges"))
            {
                made.Adjust(place, Adjustment((bool)one["charge"], one.Text("amount"), currency));
            }
        }

        foreach (Vector one in vector.Vectors("document"))
        {
            InvoiceAdjustment adjustment = Adjustment((bool)one["charge"], one.Text("amount"), currency);
            adjustment.Taxes = new[] { Tax(one.Text("category"), one.Optional("percent", "0")) };
            made.Adjust(LibMoney.InvoiceDocument, adjustment);
        }

        Pay(made, currency, vector);
        return ToldOf(made);
    }

    internal static object BankStatements(Vector vector)
    {
        using (Libmoney.BankStatements statements = Libmoney.BankStatements.FromCamt(vector.Text("xml")))
        using (var wallet = new Wallet())
        {
            for (long index = 0; index < (long)statements.Info().StatementCount; index++)
            {
                wallet.AddBankStatement(statements, index);
                wallet.AddBankStatement(statements, index);
            }

            return new { json = statements.ToJson(), wallet = wallet.ToJson() };
        }
    }

    internal static object Journal(Vector vector)
    {
        JournalFormat format = Vector.Word<JournalFormat>(vector.Text("format"));
        string exchange = vector.Optional("exchange", null);
        string symbols = vector.Optional("symbols", null);
        using (Ledger ledger = Ledger.FromJournal(vector.Text("journal"), format, "EUR", exchange, symbols))
        {
            return new { json = ledger.ToJson(), written = ledger.ToJournal(format) };
        }
    }

    internal static object Gobl(Vector vector)
    {
        if ((bool)vector["prices_include_tax"])
        {
            return GoblBasket(vector);
        }

        string currency = vector.Text("currency");
        var made = new Invoice(currency);
        foreach (JToken row in vector["lines"])
        {
            var item = new InvoiceLineItem
            {
                Quantity = ExactDecimal.Parse((string)row[0]),
                Price = new Money((string)row[1], currency),
                Taxes = TaxesOf(row[3]),
            };
            long place = made.Add(item);
            foreach (JToken one in row[2])
            {
                made.Adjust(place, Adjustment((bool)one[0], (string)one[1], currency));
            }
        }

        foreach (JToken row in vector["document"])
        {
            InvoiceAdjustment adjustment = Adjustment((bool)row[0], (string)row[1], currency);
            adjustment.Taxes = TaxesOf(row[2]);
            made.Adjust(LibMoney.InvoiceDocument, adjustment);
        }

        Pay(made, currency, vector);
        return ToldOf(made);
    }

    private static BasketPolicy PolicyOf(Vector vector)
    {
        var policy = new BasketPolicy();
        if (vector.Has("rounding"))
        {
            policy.Level = Vector.Word<RoundingLevel>(vector.Inner("rounding").Text("level"));
            policy.Rounding = Vector.Word<Rounding>(vector.Inner("rounding").Text("mode"));
        }

        if (vector.Has("prices"))
        {
            policy.Prices = Vector.Word<PriceBasis>(vector.Text("prices"));
        }

        if (vector.Has("discount"))
        {
            policy.Remainder = Remainders[vector.Inner("discount").Text("remainder")];
        }

        if (vector.Has("tender"))
        {
            policy.Tender = Tender.Cash;
            policy.CashStep = ExactDecimal.Parse(vector.Inner("tender").Text("cash_step"));
        }

        return policy;
    }

    internal static object ToldOf(Invoice invoice)
    {
        InvoiceTotals totals = invoice.Totals();
        return new
        {
            line_total = Vector.Number(totals.LineTotal),
            allowances = Vector.Number(totals.Allowances),
            charges = Vector.Number(totals.Charges),
            net = Vector.Number(totals.Net),
            tax = Vector.Number(totals.Tax),
            gross = Vector.Number(totals.Gross),
            payable = Vector.Number(totals.Payable),
            lines = invoice.LineAmounts().Select(row => Vector.Number(row.Net)),
            taxes = invoice.Categories().Select(row => Vector.Number(row.Amount)),
        };
    }

    private static InvoiceTax Tax(string category, string percent)
    {
        return new InvoiceTax { Category = category, Percent = ExactDecimal.Parse(percent) };
    }

    private static InvoiceAdjustment Adjustment(bool isCharge, string amount, string currency)
    {
        var kind = isCharge ? InvoiceAdjustmentKind.Charge : InvoiceAdjustmentKind.Allowance;
        return new InvoiceAdjustment { Kind = kind, Amount = new Money(amount, currency) };
    }

    private static void Pay(Invoice made, string currency, Vector vector)
    {
        var prepaid = new Money(vector.Optional("prepaid", "0"), currency);
        made.SetPayment(prepaid, new Money(vector.Optional("rounding", "0"), currency));
    }

    /// <summary>The first tax is the category of the line item, as Python's invoices name it.</summary>
    private static List<InvoiceTax> TaxesOf(JToken taxes)
    {
        var found = new List<InvoiceTax>();
        foreach (JToken row in taxes)
        {
            string percent = (string)row[1] ?? "0";
            var name = (string)row[0];
            if (found.Count > 0)
            {
                InvoiceTax made = Tax(name.Substring(0, Math.Min(11, name.Length)), percent);
                if ((string)row[2] != null)
                {
                    made.Kind = Vector.Word<InvoiceTaxKind>((string)row[2]);
                }

                found.Add(made);
                continue;
            }

            string standard = ExactDecimal.Parse(percent).Sign != 0 ? "S" : "E";
            found.Add(Tax(name == "VAT" ? standard : name, percent));
        }

        return found.Count > 0 ? found : new List<InvoiceTax> { new InvoiceTax { Category = "O" } };
    }

    private static object GoblBasket(Vector vector)
    {
        string currency = vector.Text("currency");
        var catalogue = new Catalogue(currency);
        int count = 0;
        foreach (JToken row in vector["lines"])
        {
            var percent = (string)row[3][0][1];
            string category = "rate " + percent;
            catalogue.SetTax(category, ExactDecimal.Parse(percent ?? "0"));
            var price = new Money((string)row[4], currency);
            catalogue.Add(new Product { Sku = count.ToString(), Category = category, Price = price });
            count += 1;
        }

        var filled = new Basket(catalogue);
        filled.SetPolicy(new BasketPolicy { Level = RoundingLevel.TaxGroup, Prices = PriceBasis.Gross });
        for (int index = 0; index < count; index += 1)
        {
            filled.Add(index.ToString(), 1);
        }

        Receipt receipt = filled.Checkout(null);
        ReceiptInfo info = receipt.Info(ReceiptView.Checkout);
        var taxes = receipt.Taxes(ReceiptView.Checkout).Select(row => Vector.Number(row.Tax));
        return new { net = Vector.Number(info.Net), total = Vector.Number(info.Total), taxes };
    }
}
