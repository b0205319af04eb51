using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using Libmoney;
using Newtonsoft.Json.Linq;

/// <summary>A vector and the values of its members.</summary>
internal sealed class Vector
{
    private readonly JToken given;

    internal Vector(JToken content, JToken given = null)
    {
        Content = (JObject)content;
        this.given = given;
    }

    internal JObject Content { get; private set; }

    internal string Document
    {
        get { return (string)given; }
    }

    internal JToken this[string name]
    {
        get { return Content[name]; }
    }

    internal static List<string> TextsOf(JToken array)
    {
        return array.Select(one => (string)one).ToList();
    }

    /// <summary>The number of an amount, or null.</summary>
    internal static string Number(Money amount)
    {
        return amount.IsDefault ? null : amount.Amount.ToString();
    }

    /// <summary>"rate_rounded" for RateRounded.</summary>
    internal static string Word(Enum one)
    {
        return Regex.Replace(one.ToString(), "(?<=.)([A-Z])", "_$1").ToLowerInvariant();
    }

    internal static T Word<T>(string name)
        where T : struct
    {
        return (T)Enum.Parse(typeof(T), name.Replace("_", string.Empty), true);
    }

    /// <summary>The words of bits that are set.</summary>
    internal static List<string> Words(Flags flags)
    {
        var all = Enum.GetValues(typeof(Flags)).Cast<Flags>();
        return all.Where(one => one != 0 && flags.HasFlag(one)).Select(one => Word(one)).ToList();
    }

    internal static Rates RatesOf(IEnumerable<Vector> pairs)
    {
        using (var builder = new RatesBuilder())
        {
            foreach (Vector one in pairs)
            {
                DateTime? date = one.Has("date") ? LibMoney.DateParse(one.Text("date")) : null;
                builder.Add(one.Text("from"), one.Text("to"), one.Text("rate"), date);
            }

            return builder.Build();
        }
    }

    /// <summary>The table of rates whose two currencies and rate follow each other in the texts.</summary>
    internal static Rates RatesOf(List<string> words, int first)
    {
        using (var builder = new RatesBuilder())
        {
            for (int at = first; at + 2 < words.Count; at += 3)
            {
                builder.Add(words[at], words[at + 1], words[at + 2], null);
            }

            return builder.Build();
        }
    }

    internal bool Has(string name)
    {
        return Content[name] != null && Content[name].Type != JTokenType.Null;
    }

    internal string Text(string name)
    {
        return (string)Content[name];
    }

    internal string Optional(string name, string other)
    {
        return Has(name) ? Text(name) : other;
    }

    internal Vector Inner(string name)
    {
        return new Vector(Content[name]);
    }

    internal List<Vector> Vectors(string name)
    {
        return Content[name].Select(one => new Vector(one)).ToList();
    }

    internal List<string> Keys(string name)
    {
        return Has(name) ? ((JObject)Content[name]).Properties().Select(one => one.Name).ToList() : new List<string>();
    }

    internal List<string> Texts(string name)
    {
        return TextsOf(Content[name]);
    }

    /// <summary>
    /// The answers to the steps, each an operation and its texts. The answer to a refused step is its status.
    /// </summary>
    internal object Answers(Func<List<string>, string> step)
    {
        return new { answers = this["steps"].Select(one => Told(step, TextsOf(one))).ToList() };
    }

    internal Rates Rates()
    {
        return RatesOf(Has("rates") ? Vectors("rates") : new List<Vector>());
    }

    private static string Told(Func<List<string>, string> step, List<string> words)
    {
        try
        {
            return step(words);
        }
        catch (MoneyException error)
        {
            return error.Constant;
        }
    }
}
