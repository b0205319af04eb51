using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Libmoney;
using Newtonsoft.Json.Linq;

/// <summary>Golden vectors of the models for screens: converters, lists, order forms, feeds, portfolios.</summary>
internal static class Desk
{
    private const string RatesText = "{\"success\":true,\"timestamp\":0,\"source\":\"USD\",\"quotes\":{\"USDEUR\":0.9}}";
    private const string ListText = "{\"success\":true,\"currencies\":{\"EUR\":\"Euro\"}}";
    private static readonly Dictionary<string, OrderField> Fields = new Dictionary<string, OrderField>
    {
        { "date", OrderField.Date },
        { "type", OrderField.Action },
        { "ticker", OrderField.Ticker },
        { "quantity", OrderField.Quantity },
        { "price", OrderField.Price },
        { "sum", OrderField.Sum },
    };

    internal static object Converter(Vector vector)
    {
        if (vector.Has("list"))
        {
            return ListOf(vector);
        }

        Rates rates = Rates.FromJson(vector.Document);
        Converter made = Typed(vector, rates, vector.Text("typed"));
        ConverterInfo info = made.Info(null);
        var told = new Dictionary<string, object>
        {
            { "state", Vector.Word(info.State) },
            { "unfinished", info.InputState == Libmoney.InputState.Unfinished },
            { "reason", made.Reason() },
        };
        if (info.State == ConverterState.Ready)
        {
            var details = made.ResultDetailed(null).Details;
            told["result"] = made.Text();
            told["equivalence"] = made.UnitRate();
            told["through"] = details.Legs.Skip(1).Select(leg => leg.From);
            var legs = made.Rate(null).Legs;
            if (legs.Count == 1)
            {
                told["rate"] = new[] { legs[0].Numerator.ToString(), legs[0].Denominator.ToString() };
            }
        }

        if (vector.Has("result_of"))
        {
            told["other"] = Typed(vector, rates, vector.Text("result_of")).Text();
        }

        return told;
    }

    internal static object Order(Vector vector)
    {
        var list = new CurrencyList(vector.Text("language"));
        foreach (string code in vector.Texts("codes"))
        {
            list.Add(code, null);
        }

        var up = list.Items().Select(item => item.Code).ToList();
        list.SetSort(CurrencyListSort.NameDescending);
        return new { up, down = list.Items().Select(item => item.Code) };
    }

    internal static object Form(Vector vector)
    {
        Vector draft = vector.Inner("draft");
        var portfolio = new Portfolio("EUR");
        TickerRule rule = draft.Has("rule") ? TickerRule.ExchangeSymbol : TickerRule.Letters;
        var filled = new OrderForm(portfolio, null, rule);
        foreach (string name in Fields.Keys.Where(draft.Has))
        {
            filled.Set(Fields[name], draft.Text(name));
        }

        var states = Fields.ToDictionary(one => one.Key, one => LibMoney.FieldStateText(filled.State(one.Value)));
        var texts = Fields.ToDictionary(one => one.Key, one => filled.Text(one.Value));
        bool saved = true;
        try
        {
            filled.Save(portfolio);
        }
        catch (MoneyException)
        {
            saved = false;
        }

        return new { states, texts, saved, stored = portfolio.Count() };
    }

    internal static object Feed(Vector vector)
    {
        bool isList = vector.Optional("feed", string.Empty) == "currency_list";
        var options = new FeedOptions { ApiKey = "not-a-key" };
        if (vector.Has("ttl_seconds"))
        {
            options.TtlSeconds = (long)vector["ttl_seconds"];
        }

        var made = new Feed(isList ? Provider.CurrencylayerList : Provider.Currencylayer, options);
        ulong id = 0;
        return new { steps = vector.Vectors("steps").Select(step => Step(made, step, isList, ref id)).ToList() };
    }

    internal static object Portfolio(Vector vector)
    {
        var told = new Dictionary<string, object>();
        foreach (LotMethod method in new[] { LotMethod.Fifo, LotMethod.Average })
        {
            Position position = ValuationOf(vector, PortfolioOf(vector, method), null).PositionAt(0);
            told[Vector.Word(method)] = new
            {
                realised = Vector.Number(position.RealisedGain),
                remaining_quantity = position.Quantity.ToString(),
                remaining_cost = Vector.Number(position.Cost),
                unrealised = Vector.Number(position.Performance.UnrealisedGain),
            };
        }

        if (vector.Has("rate_now"))
        {
            Vector now = vector.Inner("rate_now");
            string rate = Cents(now, Report(vector)) + "/" + Cents(now, Own(vector));
            var builder = new RatesBuilder();
            builder.Add(Own(vector), Report(vector), rate, null);
            Valuation valuation = ValuationOf(vector, PortfolioOf(vector, LotMethod.Fifo), builder.Build());
            Performance performance = valuation.Summary().Performance;
            told["value_now"] = Vector.Number(performance.Value);
            told["profit"] = Vector.Number(performance.Profit);
            told["currency_effect"] = Vector.Number(performance.CurrencyEffect);
            told["price_effect"] = Vector.Number(performance.PriceEffect);
        }

        return told;
    }

    private static object ListOf(Vector vector)
    {
        var list = new CurrencyList(vector.Optional("language", null));
        list.AddJson(vector.Document);
        foreach (string code in vector.Has("favourites") ? vector.Texts("favourites") : new List<string>())
        {
            list.SetFavourite(code, true);
        }

        if (vector.Has("sort"))
        {
            list.SetSort(Vector.Word<CurrencyListSort>(vector.Text("sort")));
        }

        if (vector.Has("search"))
        {
            list.SetSearch(vector.Text("search"));
        }

        return new { codes = list.Items().Select(item => item.Code), state = Vector.Word(list.State()) };
    }

    private static Converter Typed(Vector vector, Rates rates, string text)
    {
        var made = new Converter(vector.Text("source"), vector.Text("target"));
        made.SetRates(rates, Origin.Network, null);
        made.SetAmount(text);
        return made;
    }

    private static object Step(Feed made, Vector step, bool isList, ref ulong id)
    {
        DateTimeOffset now = DateTimeOffset.FromUnixTimeSeconds(step.Has("at") ? (long)step["at"] : 0);
        if (step.Has("expect"))
        {
            FeedRequest request = made.Next(now);
            id = request == null ? id : request.Id();
            return request == null ? "nothing" : "fetch";
        }

        if (step.Has("event"))
        {
            if (step.Text("event") == "refresh")
            {
                made.Refresh();
            }
            else
            {
                made.NotifyOnline(now);
            }

            return "done";
        }

        if (step.Has("answer"))
        {
            Answer(made, id, step.Text("answer"), isList ? ListText : RatesText, now);
            return LibMoney.StatusName(made.Failure(null).Status);
        }

        FeedInfo info = made.Info(now);
        object age = info.AgeSeconds == long.MinValue ? null : (object)info.AgeSeconds;
        return new object[] { Vector.Word(info.State), age, made.Rates() != null };
    }

    private static void Answer(Feed feed, ulong id, string answer, string document, DateTimeOffset now)
    {
        if (answer == "no connection")
        {
            feed.FailRequest(id, TransportFailure.Connection, now);
            return;
        }

        bool isPage = answer == "html";
        byte[] body = Encoding.UTF8.GetBytes(isPage ? "<html></html>" : document);
        feed.ReceiveResponse(id, 200, isPage ? "text/html" : "application/json", body, now);
    }

    private static string Own(Vector vector)
    {
        return vector.Has("currency") ? vector.Text("currency") : vector.Text("security_currency");
    }

    private static string Report(Vector vector)
    {
        return vector.Optional("report_currency", Own(vector));
    }

    private static long Cents(Vector amounts, string code)
    {
        return new Money(amounts.Text(code), code).Minor;
    }

    private static Portfolio PortfolioOf(Vector vector, LotMethod method)
    {
        var made = new Portfolio(Report(vector), new PortfolioOptions { Method = method });
        foreach (JToken row in vector["transactions"])
        {
            var transaction = new Transaction
            {
                Date = LibMoney.DateParse((string)row[0]),
                Action = Vector.Word<TransactionAction>((string)row[1]),
                Symbol = (string)row[2],
                Quantity = ExactDecimal.Parse((string)row[3]),
                Total = new Money((string)row[4], Own(vector)),
            };
            if (vector.Has("rate_at_trade"))
            {
                Vector rate = vector.Inner("rate_at_trade");
                transaction.RateNumerator = (ulong)Cents(rate, Report(vector));
                transaction.RateDenominator = (ulong)Cents(rate, Own(vector));
            }

            made.Add(transaction, null);
        }

        return made;
    }

    private static Valuation ValuationOf(Vector vector, Portfolio made, Rates rates)
    {
        var quotes = new List<PriceQuote>();
        if (vector.Has("price"))
        {
            string symbol = made.TransactionAt(0).Symbol;
            quotes.Add(new PriceQuote { Symbol = symbol, Price = ExactDecimal.Parse(vector.Text("price")) });
        }

        return made.Value(quotes, rates, null);
    }
}
