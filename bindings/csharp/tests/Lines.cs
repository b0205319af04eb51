using System;
using System.Collections.Generic;
using System.Linq;
using Libmoney;

/// <summary>Golden vectors of notepads, numbers of locales and merged rates.</summary>
internal static class Lines
{
    private static readonly LinePart[] Parts =
    {
        LinePart.Value, LinePart.Reading, LinePart.Label, LinePart.Name, LinePart.Message, LinePart.Caret,
    };

    internal static object Notepad(Vector vector)
    {
        var options = new NotepadOptions
        {
            Reading = Vector.Word<Reading>(vector.Optional("reading", "lenient")),
            Locale = vector.Optional("locale", null),
            Home = vector.Optional("home", null),
            Today = Date(vector, "today"),
            MaxGap = vector.Has("gap") ? (int)vector["gap"] : 0,
        };
        using (var pad = new Notepad(options))
        using (Rates rates = vector.Rates())
        {
            pad.SetRates(rates);
            pad.SetText(vector.Text("text"));
            var version = pad.Lines().Max(line => line.Version);
            if (vector.Has("edits"))
            {
                foreach (var edit in vector["edits"])
                {
                    pad.SetLine((int)edit[0], (string)edit[1]);
                }
            }

            var lines = Enumerable.Range(0, (int)pad.LineCount()).Select(index => LineOf(pad, index)).ToList();
            return new { lines, changed = pad.Changes(version).Select(line => line.Index).ToList() };
        }
    }

    internal static object LocaleNumbers(Vector vector)
    {
        var reading = Vector.Word<Reading>(vector.Text("reading"));
        ExactDecimal found = LibMoney.DecimalParseLocale(vector.Text("text"), vector.Text("locale"), reading);
        return new { value = LibMoney.DecimalFormat(found) };
    }

    internal static object Packed(Vector vector)
    {
        if (vector.Has("damaged"))
        {
            Money read = LibMoney.Unpack(Bytes(vector.Text("damaged")));
            return new { amount = Vector.Number(read), currency = read.Currency };
        }

        var amount = new Money(vector.Text("amount"), vector.Text("currency"));
        byte[] packed = amount.Pack();
        Money found = LibMoney.Unpack(packed);
        return new
        {
            packed = Hex(packed),
            key = Hex(amount.SortKey()),
            amount = Vector.Number(found),
            currency = found.Currency,
        };
    }

    private static string Hex(byte[] bytes)
    {
        return string.Concat(bytes.Select(one => one.ToString("x2")));
    }

    private static byte[] Bytes(string text)
    {
        return Enumerable.Range(0, text.Length / 2)
            .Select(index => Convert.ToByte(text.Substring(index * 2, 2), 16)).ToArray();
    }

    internal static object Merging(Vector vector)
    {
        var rule = Vector.Word<MergeRule>(vector.Text("rule"));
        using (Rates first = vector.Rates(), second = Vector.RatesOf(vector.Vectors("added")))
        using (Rates merged = first.Merge(second, rule, Date(vector, "undated")))
        {
            var amount = new Money(vector.Text("amount"), vector.Text("from"));
            var options = new ConvertOptions { Date = Date(vector, "on") };
            var found = merged.ConvertDetailed(amount, vector.Text("to"), options);
            var path = new[] { vector.Text("from") }.Concat(found.Details.Legs.Select(leg => leg.To));
            return new { result = Vector.Number(found.Result), path, days = merged.Info().DateCount };
        }
    }

    private static DateTime? Date(Vector vector, string name)
    {
        return vector.Has(name) ? LibMoney.DateParse(vector.Text(name)) : null;
    }

    private static object LineOf(Notepad pad, int index)
    {
        var told = new Dictionary<string, object>();
        foreach (LinePart part in Parts)
        {
            told[Vector.Word(part)] = pad.LineText(index, part);
        }

        var count = (int)pad.LineAt(index).ReadingCount;
        told["readings"] = Enumerable.Range(0, count).Select(at => pad.LineReadingAt(index, at)).ToList();
        return told;
    }
}
