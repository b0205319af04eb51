using System;
using System.Collections.Generic;
using System.IO;
using Libmoney;

/// <summary>Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate:
/// <c>Convert.exe share/ecb/eurofxref-hist.csv</c>.</summary>
internal static class Convert
{
    private static readonly Dictionary<RateKind, string> Kinds = new Dictionary<RateKind, string>
    {
        { RateKind.Quoted, "as quoted" },
        { RateKind.Inverse, "inverse" },
        { RateKind.Fixed, "fixed" },
    };

    private static void Show(Rates rates, Money price, string target, DateTime? date)
    {
        // A weekend has no rates: those of the last week will do.
        var found = rates.ConvertDetailed(price, target, new ConvertOptions { Date = date, MaxGap = 7 });
        Conversion details = found.Details;
        Console.WriteLine($"{price} is {found.Result} at the rates of {details.AsOf:yyyy-MM-dd}, {details.Source}");
        if (details.Flags.HasFlag(Flags.Earlier))
        {
            Console.WriteLine("  days before the day asked for: " + details.GapDays);
        }

        if (details.Flags.HasFlag(Flags.Rounded))
        {
            Console.WriteLine("  rounded");
        }

        foreach (Rate leg in details.Legs)
        {
            Console.WriteLine($"  1 {leg.From} = {leg.Numerator}/{leg.Denominator} {leg.To}, {Kinds[leg.Kind.Value]}");
        }
    }

    private static void Main(string[] words)
    {
        string file = words.Length > 0 ? words[0] : "share/ecb/eurofxref-hist.csv";
        using (Rates rates = Rates.FromEcbCsv(File.ReadAllText(file)))
        {
            Money price = Money.Parse("1000.00 CHF");
            Show(rates, price, "JPY", null);
            Show(rates, price, "JPY", new DateTime(2020, 3, 14));
        }
    }
}
