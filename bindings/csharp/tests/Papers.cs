using System.Collections.Generic;
using System.Linq;
using Libmoney;

/// <summary>Explanations and electronic invoices of the golden vectors.</summary>
internal static class Papers
{
    internal static object Explanations(Vector vector)
    {
        Explanation explanation = Explained(vector);
        return new { text = explanation.ToText(), json = explanation.ToJson() };
    }

    private static Explanation Explained(Vector vector)
    {
        if (vector.Has("invoice"))
        {
            return Invoice.FromJson(vector.Text("invoice")).Explain();
        }

        if (vector.Has("expression"))
        {
            return Expression.EvaluateDetailed(vector.Text("expression")).Expression.Explain();
        }

        if (vector.Has("basket"))
        {
            Receipt receipt = Basket.FromJson(vector.Text("basket")).Checkout(vector.Text("target"), vector.Rates());
            return receipt.Explain(ReceiptView.Checkout);
        }

        if (vector.Has("amount"))
        {
            var amount = new Money(vector.Text("amount"), vector.Text("from"));
            return vector.Rates().Explain(amount, vector.Text("to"));
        }

        List<PriceQuote> quotes = vector.Vectors("quotes").Select(one => new PriceQuote
        {
            Symbol = one.Text("symbol"),
            Currency = one.Optional("currency", string.Empty),
            Price = ExactDecimal.Parse(one.Text("price")),
        }).ToList();
        return Portfolio.FromJson(vector.Text("portfolio")).Value(quotes, vector.Rates(), null).Explain();
    }

    internal static object InvoiceDocument(Vector vector)
    {
        string xml = vector.Text("xml");
        if (vector.Has("read"))
        {
            return Trade.ToldOf(vector.Text("syntax") == "cii" ? Invoice.FromCii(xml) : Invoice.FromUbl(xml));
        }

        InvoiceReport report = LibMoney.InvoiceCheck(xml);
        Invoice invoice = report.Invoice();
        Explanation explanation = invoice.Explain();
        return new
        {
            findings = report.Findings().Select(Finding),
            corrections = report.Corrections().Select(Correction),
            totals = Trade.ToldOf(invoice),
            text = explanation.ToText(),
            json = explanation.ToJson(),
        };
    }

    private static string[] Finding(InvoiceFinding one)
    {
        string stated = one.HasStated ? one.Stated.ToString() : string.Empty;
        string computed = one.HasComputed ? one.Computed.ToString() : string.Empty;
        return new[] { one.Rule, $"{one.Line}:{one.Column}", stated, computed, one.Hypothesis, one.Place, one.Message };
    }

    private static string[] Correction(InvoiceCorrection one)
    {
        return new[] { $"{one.Line}:{one.Column}", one.From.ToString(), one.To.ToString(), one.Place };
    }
}
