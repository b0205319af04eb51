using System;
using System.Diagnostics;
using System.Globalization;
using Libmoney;

/// <summary>Measures the sum of two amounts against that of two decimals in turns, a call of the library, and the conversion
/// of a row of a column, in nanoseconds (the minimum of several rounds). Usage: <c>Bench.exe C_ROW</c>, where C_ROW is the
/// time of a row in C from the same run.</summary>
internal static class Bench
{
    private const int Turns = 9;
    private const int Sums = 4000000;
    private const int Rows = 1000000;

    /// <summary>The limit for the time of a call, as a multiple of a sum of decimals.</summary>
    private const int MostOfCall = 8;

    private static readonly Money[] Ours = new Money[1024];
    private static readonly decimal[] Theirs = new decimal[1024];
    private static readonly Money[] OursMixed = new Money[1024];
    private static readonly decimal[] TheirsMixed = new decimal[1024];
    private static int passed;
    private static int failed;
    private static long kept;

    private static double Taken(int steps, Func<long> body)
    {
        Stopwatch watch = Stopwatch.StartNew();
        kept += body();
        return watch.Elapsed.TotalMilliseconds * 1e6 / steps;
    }

    private static double Least(int steps, Func<long> body)
    {
        double best = double.MaxValue;
        for (int turn = 0; turn < Turns; turn += 1)
        {
            best = Math.Min(best, Taken(steps, body));
        }

        return best;
    }

    private static void Report(string name, double taken, string peer, double limit)
    {
        bool isReached = taken <= limit;
        passed += isReached ? 1 : 0;
        failed += isReached ? 0 : 1;
        string text = "C#: {0} {1:F1} ns, {2}, at most {3:F1}{4}";
        string end = isReached ? string.Empty : ": missed";
        Console.WriteLine(string.Format(CultureInfo.InvariantCulture, text, name, taken, peer, limit, end));
    }

    private static long SumsOfMoney(Money[] amounts)
    {
        Money last = amounts[0];
        for (int turn = 0; turn < Sums; turn += 1)
        {
            last = amounts[turn & 1023] + amounts[(turn + 1) & 1023];
        }

        return last.Sign;
    }

    private static long SumsOfDecimals(decimal[] numbers)
    {
        decimal last = numbers[0];
        for (int turn = 0; turn < Sums; turn += 1)
        {
            last = numbers[turn & 1023] + numbers[(turn + 1) & 1023];
        }

        return Math.Sign(last);
    }

    private static long Calls()
    {
        Money last = Ours[0];
        for (int turn = 0; turn < Sums / 8; turn += 1)
        {
            last = LibMoney.Add(Ours[turn & 1023], Ours[(turn + 1) & 1023]);
        }

        return last.Sign;
    }

    private static int Main(string[] words)
    {
        for (int index = 0; index < Ours.Length; index += 1)
        {
            Theirs[index] = new decimal(index * 7919 % 10000000, 0, 0, false, 2);
            Ours[index] = new Money(Theirs[index], "EUR");
            TheirsMixed[index] = new decimal(index * 7919 % 10000000, 0, 0, false, (byte)(index * 31 % 7));
            OursMixed[index] = new Money(TheirsMixed[index], "EUR");
        }

        double ours = double.MaxValue;
        double theirs = double.MaxValue;
        double oursMixed = double.MaxValue;
        double theirsMixed = double.MaxValue;
        double call = double.MaxValue;
        for (int turn = 0; turn < Turns; turn += 1)
        {
            ours = Math.Min(ours, Taken(Sums, () => SumsOfMoney(Ours)));
            theirs = Math.Min(theirs, Taken(Sums, () => SumsOfDecimals(Theirs)));
            oursMixed = Math.Min(oursMixed, Taken(Sums, () => SumsOfMoney(OursMixed)));
            theirsMixed = Math.Min(theirsMixed, Taken(Sums, () => SumsOfDecimals(TheirsMixed)));
            call = Math.Min(call, Taken(Sums / 8, Calls));
        }

        Func<double, string> told = one => one.ToString("F1", CultureInfo.InvariantCulture);
        Report("a sum", ours, "System.Decimal " + told(theirs), theirs);
        Report("a sum of two scales", oursMixed, "System.Decimal " + told(theirsMixed), theirsMixed);
        Report("a sum by a call of the library", call, "System.Decimal " + told(theirs), MostOfCall * theirs);

        double row = words.Length > 0 ? double.Parse(words[0], CultureInfo.InvariantCulture) : double.MaxValue / 2;
        var cents = new long[Rows];
        for (int index = 0; index < Rows; index += 1)
        {
            cents[index] = index * 7919L % 10000000;
        }

        Amounts column = Amounts.OfMinor(cents, "EUR");
        var settings = new ColumnSettings { Into = Amounts.OfMinor(new long[Rows], "USD") };
        var builder = new RatesBuilder();
        builder.Add("EUR", "USD", "1.1172", null);
        Rates rates = builder.Build();
        double taken = Least(Rows, () => column.Convert(rates, "USD", settings).Values[Rows / 2]);
        Report("a row of a column", taken, "C " + told(row), 2 * row);
        Console.WriteLine(passed + " passed, " + failed + " failed" + (kept == 0 ? " " : string.Empty));
        return failed == 0 ? 0 : 1;
    }
}
