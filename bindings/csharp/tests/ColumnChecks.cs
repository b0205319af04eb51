using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Numerics;
using Libmoney;
using Newtonsoft.Json.Linq;

/// <summary>Columns: each row equals the result of the call for one amount.</summary>
internal static class ColumnChecks
{
    private static readonly DateTime Day = new DateTime(2020, 3, 13);
    private static readonly string[] Codes = { "EUR", "USD", "JPY" };

    internal static void Run(Checks checks)
    {
        using (Rates rates = Table())
        {
            foreach (int length in new[] { 0, 1, 7, 8, 9, 1000 })
            {
                Rows(checks, rates, length);
            }

            Nulls(checks, rates);
            Dates(checks, rates);
            Refusals(checks, rates);
        }

        Numbers(checks);
    }

    /// <summary>The table that all bindings read. An array of longs has no values of the other kinds.</summary>
    private static void Numbers(Checks checks)
    {
        checks.At("numbers of a column");
        foreach (JToken row in JObject.Parse(File.ReadAllText("Tests/Data/column-numbers.json"))["rows"])
        {
            if ((string)row["kind"] != "integer")
            {
                continue;
            }

            var text = (string)row["text"];
            if ((bool)row["accepted"])
            {
                checks.Same(Amounts.Of(new Money?[] { Money.Parse(text + " EUR") })[0].ToString(), text + " EUR", "the amount");
            }
            else
            {
                // More than 38 digits are no amount.
                checks.Refused<Exception>(() => Amounts.Of(new Money?[] { Money.Parse(text + " EUR") }), text);
            }
        }
    }

    private static Rates Table()
    {
        var builder = new RatesBuilder();
        builder.Add("EUR", "USD", "1.1172", Day);
        builder.Add("EUR", "USD", "1.0870", new DateTime(2020, 3, 12));
        builder.Add("EUR", "JPY", "118.25", Day);
        return builder.Build();
    }

    private static void Rows(Checks checks, Rates rates, int length)
    {
        checks.At("columns of " + length + " rows");
        var chance = new Random(7);
        long[] values = Enumerable.Range(0, length).Select(_ => (long)chance.Next(-1000000, 1000000)).ToArray();
        int[] indices = values.Select(_ => chance.Next(2)).ToArray();
        Amounts column = Amounts.OfMinor(values, Codes, indices);
        var weights = new ExactDecimal[] { 1, 2, 4 };
        Amounts yen = column.Convert(rates, "JPY", new ColumnSettings { Options = new ColumnOptions { Date = Day } });
        Amounts fine = Amounts.Of(values, 4, Codes, indices);
        Amounts rounded = fine.Rounded();
        IReadOnlyList<Amounts> shares = column.Allocate(weights);
        sbyte[] orders = column.Compare(Amounts.OfMinor(new long[length], Codes, indices));
        var sums = column.Sums();
        for (int row = 0; row < length; row += 1)
        {
            Money amount = column[row].Value;
            checks.Same(amount, Money.OfMinor(values[row], Codes[indices[row]]), "row " + row);
            checks.Same(yen[row], rates.Convert(amount, "JPY", new ConvertOptions { Date = Day }), "in yen");
            checks.Same(rounded[row], fine[row].Value.Rounded(), "rounded");
            checks.Same((int)orders[row], amount.Sign, "the order");
            checks.Check(shares.Select(one => one[row].Value).SequenceEqual(amount.Allocate(weights)), "the shares", row);
        }

        foreach (string code in new[] { "EUR", "USD" })
        {
            Money total = column.Select(one => one.Value).Where(one => one.Currency == code)
                .Aggregate(Money.OfMinor(0, code), (sum, one) => sum + one);
            checks.Same(sums[code], total, "the sum of " + code);
        }

        checks.Check(ReferenceEquals(column.Values, values), "the array itself", column);
    }

    private static string Text(Amounts column)
    {
        return string.Join(", ", column.Select(one => one.HasValue ? one.Value.ToString() : "null"));
    }

    private static void Nulls(Checks checks, Rates rates)
    {
        checks.At("columns with nulls");
        var given = new Money?[]
        {
            Money.Parse("1.50 EUR"), null, Money.Parse("2 USD"), Money.Parse("0.125 EUR"), Money.Parse("5 GBP"),
        };
        Amounts column = Amounts.Of(given);
        checks.Same(string.Join(", ", column.Sums().Values), "1.625 EUR, 2.000 USD, 5.000 GBP", "the sums");
        checks.Same(Text(column.Rounded()), "1.50 EUR, null, 2.00 USD, 0.12 EUR, 5.00 GBP", "to the minor units");
        var settings = new ColumnSettings { Options = new ColumnOptions { Date = Day } };
        checks.Refused<MoneyException>(() => column.Convert(rates, "USD", settings), "pounds");
        settings.KeepsFailures = true;
        Amounts dollars = column.Convert(rates, "USD", settings);
        checks.Same(Text(dollars), "1.68 USD, null, 2.00 USD, 0.14 USD, null", "dollars");
        checks.Same(dollars.Statuses[4], Status.NoRate, "why a row failed");
        checks.Same(column.Has(1), false, "a null");
        checks.Same(column.ToString(), "Amounts of 5 rows: 1.500 EUR, null, 2.000 USD, 0.125 EUR, 5.000 GBP", "the text");
    }

    private static void Dates(Checks checks, Rates rates)
    {
        checks.At("columns with dates");
        int[] days = ColumnSettings.DaysOf(new[] { Day, Day.AddDays(-1), Day });
        checks.Same(string.Join(" ", days), "18334 18333 18334", "the days");
        Amounts euros = Amounts.OfMinor(new long[] { 100, 100, 100 }, "EUR");
        var into = new long[3];
        var settings = new ColumnSettings { Days = days, Into = Amounts.OfMinor(into, "EUR") };
        Amounts same = euros.Convert(rates, "USD", settings);
        checks.Same(string.Join(" ", into), "112 109 112", "by the date of each row, into an array");
        checks.Same(Text(same), "1.12 USD, 1.09 USD, 1.12 USD", "and as amounts");
    }

    private static void Refusals(Checks checks, Rates rates)
    {
        checks.At("columns that are refused");
        Amounts euros = Amounts.OfMinor(new long[] { 100, 100, 100 }, "EUR");
        Amounts shorter = Amounts.OfMinor(new long[2], "EUR");
        checks.Refused<ArgumentException>(() => Amounts.OfMinor(new long[2], Codes, new int[3]), "indices");
        checks.Refused<ArgumentException>(() => Amounts.OfMinor(new long[2], new string[0], new int[2]), "no codes");
        checks.Refused<ArgumentException>(() => Amounts.OfMinor(null, "EUR"), "no array");
        checks.Refused<ArgumentException>(() => Amounts.Of(new long[2], 39, "EUR"), "a scale");
        checks.Refused<ArgumentException>(() => Amounts.Of(new Money?[0]), "no amounts");
        checks.Refused<ArgumentException>(() => euros.Convert(rates, "USD", new ColumnSettings { Days = new int[2] }), "dates");
        checks.Refused<ArgumentException>(() => euros.Convert(rates, "USD", new ColumnSettings { Into = shorter }), "a short column");
        checks.Refused<ArgumentException>(() => euros.Compare(shorter), "two lengths");
        checks.Refused<ArgumentException>(() => euros[3].ToString(), "a row past the end");
        checks.Refused<ArgumentException>(() => euros.Has(-1), "a row before the start");
        Amounts beyond = Amounts.OfMinor(new long[2], new[] { "EUR" }, new[] { 0, 7 });
        checks.Refused<MoneyException>(() => beyond.Sums(), "an index past the codes");
        checks.Refused<MoneyException>(() => euros.Allocate(new ExactDecimal[0]), "no weights");
        var large = new Money(new ExactDecimal(BigInteger.Pow(10, 30), 0), "EUR");
        checks.Refused<OverflowException>(() => Amounts.Of(new Money?[] { large }), "more than 64 bits");
    }
}
