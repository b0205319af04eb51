using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Numerics;
using Libmoney;

/// <summary>Golden vectors of exchanges and quotes.</summary>
internal sealed class Exchanges : IDisposable
{
    private readonly Wallet wallet = new Wallet();
    private readonly List<string> pairs = new List<string>();
    private ExchangeQuote quote;

    private Exchanges()
    {
    }

    public void Dispose()
    {
        quote?.Dispose();
        wallet.Dispose();
    }

    internal static object Answer(Vector vector)
    {
        using (var desk = new Exchanges())
        {
            return vector.Answers(desk.Step);
        }
    }

    private static string Number(ulong id)
    {
        return id.ToString(CultureInfo.InvariantCulture);
    }

    private static string Shown(Money amount)
    {
        return amount.IsDefault ? "unknown" : amount.ToString();
    }

    private static DateTimeOffset Instant(string text)
    {
        return DateTimeOffset.FromUnixTimeSeconds(long.Parse(text, CultureInfo.InvariantCulture));
    }

    private static string Text(Ratio exact)
    {
        BigInteger common = BigInteger.GreatestCommonDivisor(exact.Numerator, exact.Denominator);
        return (exact.Numerator / common) + "/" + (exact.Denominator / common);
    }

    private static ExchangeTerms Terms(List<string> words)
    {
        return new ExchangeTerms
        {
            Rate = words[4].Length == 0 ? (ExactDecimal?)null : ExactDecimal.Parse(words[4]),
            IsInverse = words[5].Length != 0,
            Receive = words[6].Length == 0 ? (Money?)null : Money.Parse(words[6]),
            Fee = words[7].Length == 0 ? (Money?)null : Money.Parse(words[7]),
            Id = words[8].Length == 0 ? null : words[8],
        };
    }

    private static string Line(Exchange made)
    {
        var words = new[] { made.Give, made.Receive, made.Fee, made.MarketValue, made.Margin }.Select(Shown).ToList();
        words.Add(Text(made.Rate));
        words.Add(Text(made.Remainder));
        var legs = made.Market.Legs;
        var path = legs.Take(1).Select(leg => leg.From).Concat(legs.Select(leg => leg.To));
        words.Add(legs.Any() ? string.Join(" ", path) : "-");
        words.Add(string.IsNullOrEmpty(made.Id) ? "-" : made.Id);
        words.Add(string.Join(" ", Number(made.GiveEntry), Number(made.ReceiveEntry), Number(made.FeeEntry)));
        return string.Join("; ", words);
    }

    private string Step(List<string> words)
    {
        switch (words[0])
        {
            case "add":
                return Number(wallet.Add(Money.Parse(words[1])));
            case "rate":
                pairs.AddRange(words.Skip(1));
                return "ok";
            case "clear":
                pairs.Clear();
                return "ok";
            case "exchange":
            case "quote":
                return Offered(words);
            case "info":
                return Line(quote.Info());
            case "accept":
                return Line(wallet.Accept(quote, Instant(words[1])));
            case "reread":
                return Read(quote.ToJson());
            case "changed":
                return Read(quote.ToJson().Replace(words[1], words[2]));
            case "balance":
                return Shown(wallet.Balance(words[1], null).Posted);
            default:
                throw new ArgumentException("no step is called " + words[0]);
        }
    }

    private string Offered(List<string> words)
    {
        Money give = Money.Parse(words[1]);
        using (Rates rates = pairs.Count == 0 ? null : Vector.RatesOf(pairs, 0))
        {
            if (words[0] == "exchange")
            {
                return Line(wallet.ExchangeAmount(give, words[2], rates, null, Terms(words)));
            }

            quote = new ExchangeQuote(give, words[2], Instant(words[3]), rates, null, Terms(words));
            return Line(quote.Info());
        }
    }

    private string Read(string json)
    {
        ExchangeQuote read = ExchangeQuote.FromJson(json);
        quote.Dispose();
        quote = read;
        return "ok";
    }
}
