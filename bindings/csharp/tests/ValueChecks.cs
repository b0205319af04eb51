using System;
using System.ComponentModel;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Runtime.InteropServices;
using System.Runtime.Serialization;
using System.Xml.Serialization;
using Libmoney;
using Newtonsoft.Json;

/// <summary>Amounts: sums computed in C# must equal the library's.</summary>
internal static class ValueChecks
{
    private static readonly string[] Codes = { "EUR", "USD", "JPY" };

    internal static void Run(Checks checks, int operations)
    {
        Laws(checks, operations);
        Conversions(checks, operations / 10);
        Edges(checks);
        Packed(checks);
        Formats(checks);
        Refusals(checks);
        Converters(checks);
        Serialisers(checks);
        Refusing(checks);
    }

    /// <summary>A value through the converter of its type, there and back.</summary>
    private static T Converted<T>(T value)
    {
        TypeConverter converter = TypeDescriptor.GetConverter(typeof(T));
        return (T)converter.ConvertFromInvariantString(converter.ConvertToInvariantString(value));
    }

    /// <summary>Round trips of values through the converters that serialisers query.</summary>
    private static void Converters(Checks checks)
    {
        checks.At("converters");
        foreach (string text in new[] { "0", "0.00", "-0.190", "12345678901234567890123456789012345678" })
        {
            checks.Same(Converted(Money.Parse(text + " EUR")).ToString(), text + " EUR", "an amount");
            checks.Same(Converted(ExactDecimal.Parse(text)).ToString(), text, "a decimal");
        }

        checks.Same(Converted(LibMoney.RatioParse("-7/3")), LibMoney.RatioParse("-7/3"), "a ratio");
        checks.Same(Converted(default(Money)), default(Money), "no amount");
        checks.Refused<Exception>(() => TypeDescriptor.GetConverter(typeof(Money)).ConvertFrom(1), "a number");
    }

    /// <summary>Values through a serialiser, there and back. Debian's Json.NET is made for mono, and finds on CoreCLR no
    /// permissions to ask for.</summary>
    private static void Serialisers(Checks checks)
    {
        if (Type.GetType("Mono.Runtime") == null)
        {
            return;
        }

        checks.At("serialisers");
        foreach (string text in new[] { "0", "0.00", "-0.190", "12345678901234567890123456789012345678" })
        {
            Ratio share = LibMoney.RatioParse("-7/3");
            var given = new Kept { Price = Money.Parse(text + " EUR"), Rate = ExactDecimal.Parse(text), Share = share };
            var back = JsonConvert.DeserializeObject<Kept>(JsonConvert.SerializeObject(given));
            checks.Same(back.Price.ToString(), text + " EUR", "an amount");
            checks.Same(back.Rate.ToString(), text, "a decimal");
            checks.Same(back.Share, given.Share, "a ratio");
        }

        checks.Same(JsonConvert.DeserializeObject<Kept>(JsonConvert.SerializeObject(new Kept())).Price, default(Money), "no amount");
        foreach (string text in new[] { "{\"Rate\":{}}", "{\"Rate\":\"x\"}", "{\"Rate\":0.19}", "{\"Price\":{}}", "{\"Price\":1}" })
        {
            checks.Refused<Exception>(() => JsonConvert.DeserializeObject<Kept>(text), text);
        }
    }

    /// <summary>Serialisers that use properties reject values and objects, so that none is lost silently.</summary>
    private static void Refusing(Checks checks)
    {
        checks.At("serialisers of properties");
        var values = new object[]
        {
            Money.Parse("1 EUR"), ExactDecimal.Parse("1"), LibMoney.RatioParse("7/3"), new Wallet(), new Calculator(), new Kept(),
        };
        Type json = Type.GetType("System.Text.Json.JsonSerializer, System.Text.Json");
        checks.Same(json != null, Type.GetType("Mono.Runtime") == null, "CoreCLR has System.Text.Json");
        foreach (object value in values)
        {
            var isList = value is Wallet;
            if (json != null && !isList)
            {
                Type options = json.Assembly.GetType("System.Text.Json.JsonSerializerOptions");
                System.Reflection.MethodInfo write = json.GetMethod("Serialize", new[] { typeof(object), typeof(Type), options });
                System.Reflection.MethodInfo read = json.GetMethod("Deserialize", new[] { typeof(string), typeof(Type), options });
                checks.Refused<Exception>(() => write.Invoke(null, new[] { value, value.GetType(), null }), "to JSON");
                foreach (string text in new[] { value is Kept ? "1" : "{}", "\"1 EUR\"", "{\"Price\":{},\"Rate\":{},\"Share\":{}}" })
                {
                    checks.Refused<Exception>(() => read.Invoke(null, new object[] { text, value.GetType(), null }), "from JSON " + text);
                }
            }

            // .NET Core's serialisers of XML need an OpenSSL that a newer system has no more.
            if (json != null)
            {
                continue;
            }

            using (var stream = new System.IO.MemoryStream())
            {
                checks.Refused<Exception>(() => new XmlSerializer(value.GetType()).Serialize(stream, value), "to XML");
                checks.Refused<Exception>(() => new DataContractSerializer(value.GetType()).WriteObject(stream, value), "a contract");
            }

            string empty = "<" + value.GetType().Name + "/>";
            if (!(value is Kept))
            {
                checks.Refused<Exception>(() => new XmlSerializer(value.GetType()).Deserialize(new System.IO.StringReader(empty)), empty);
            }
        }
    }

    private static ExactDecimal Number(Random chance)
    {
        int kind = chance.Next(4);
        int bits = kind == 0 ? 62 + chance.Next(4) : kind == 1 ? chance.Next(126) : chance.Next(40);
        var bytes = new byte[17];
        chance.NextBytes(bytes);
        bytes[16] = 0;
        BigInteger coefficient = new BigInteger(bytes) & ((BigInteger.One << bits) - 1);
        if (chance.Next(8) == 0)
        {
            coefficient *= BigInteger.Pow(10, chance.Next(4));
        }

        if (coefficient >= BigInteger.Pow(10, 38))
        {
            coefficient >>= 20;
        }

        return new ExactDecimal(chance.Next(2) == 0 ? coefficient : -coefficient, chance.Next(5));
    }

    private static Money Amount(Random chance)
    {
        return new Money(Number(chance), Codes[chance.Next(8) == 0 ? chance.Next(3) : 0]);
    }

    /// <summary>A result or the name of the failure.</summary>
    private static string Outcome(Func<object> body)
    {
        try
        {
            return body().ToString();
        }
        catch (MoneyException error)
        {
            return error.Constant;
        }
    }

    private static void Laws(Checks checks, int operations)
    {
        var chance = new Random(20261123);
        for (int turn = 0; turn < operations; turn += 1)
        {
            checks.At("laws " + turn);
            Money a = Amount(chance);
            Money b = turn % 16 == 0 ? a : Amount(chance);
            checks.Same(Outcome(() => a + b), Outcome(() => LibMoney.Add(a, b)), a + " + " + b);
            checks.Same(Outcome(() => a - b), Outcome(() => LibMoney.Subtract(a, b)), a + " - " + b);
            checks.Same(Outcome(() => -a), Outcome(() => LibMoney.Negate(a)), "-" + a);
            checks.Same(Outcome(() => a.CompareTo(b)), Outcome(() => LibMoney.Compare(a, b)), a + " beside " + b);
            checks.Same(a.Equals(b), LibMoney.SameAs(a, b), a + " equals " + b);
            checks.Same(a.ToString(), LibMoney.Format(a), "text");
            checks.Check(!a.Equals(b) || a.GetHashCode() == b.GetHashCode(), "the hashes of equals", a + ", " + b);
            if (BigInteger.Abs(a.Amount.Coefficient) < BigInteger.Pow(10, 36))
            {
                Money zeros = a.Rounded(a.Scale + 2, Rounding.Unnecessary);
                checks.Check(zeros == a && zeros.GetHashCode() == a.GetHashCode(), a + " with zeros", zeros);
            }

            checks.Same(Money.Parse(a.ToString()), a, "the amount again");
        }
    }

    /// <summary>A decimal in and out is the same decimal, with its digits.</summary>
    private static void Conversions(Checks checks, int operations)
    {
        checks.At("decimal");
        var chance = new Random(7);
        for (int turn = 0; turn < operations; turn += 1)
        {
            bool isLong = chance.Next(2) == 0;
            int middle = isLong ? chance.Next() : 0;
            int top = isLong ? chance.Next() : 0;
            var value = new decimal(chance.Next(), middle, top, chance.Next(2) == 0, (byte)chance.Next(29));
            ExactDecimal exact = value;
            checks.Same(exact.ToString(), value == 0 ? exact.ToString() : value.ToString(CultureInfo.InvariantCulture), "the digits");
            checks.Same((decimal)exact, value, "and back");
        }

        checks.Same((decimal)ExactDecimal.Parse("1." + new string('0', 35)), 1m, "zeros that a decimal cannot hold");
        checks.Refused<OverflowException>(() => ((decimal)ExactDecimal.Parse("1." + new string('0', 34) + "1")).ToString(), "a fine one");
        checks.Refused<OverflowException>(() => ((decimal)ExactDecimal.Parse(new string('9', 30))).ToString(), "a large one");
        BigInteger large = BigInteger.Pow(10, 38) - 1;
        checks.Same((BigInteger)(ExactDecimal)large, large, "38 digits as a whole number");
        checks.Same((BigInteger)ExactDecimal.Parse("-12.00"), new BigInteger(-12), "a whole number with zeros");
        checks.Refused<OverflowException>(() => ((BigInteger)ExactDecimal.Parse("1.5")).ToString(), "a fraction");
        checks.Refused<OverflowException>(() => ((ExactDecimal)(large + 1)).ToString(), "39 digits");
    }

    /// <summary>Packed amounts are read again unless they are damaged, and keys sort like amounts.</summary>
    private static void Packed(Checks checks)
    {
        checks.At("packed amounts");
        var price = new Money("10.50", "EUR");
        byte[] bytes = price.Pack();
        checks.Same(BitConverter.ToString(bytes), "13-45-55-52-02-04-1A-4D", "a packed amount");
        checks.Same(LibMoney.Unpack(bytes).ToString(), "10.50 EUR", "and the amount again");
        string[] keys = new[] { "9.80 EUR", "10.5 EUR", "10.50 EUR", "1 USD" }
            .Select(text => BitConverter.ToString(Money.Parse(text).SortKey())).ToArray();
        checks.Same(keys[1], keys[2], "equal amounts have equal keys");
        checks.Check(string.CompareOrdinal(keys[0], keys[1]) < 0, "the order of values", price);
        checks.Check(string.CompareOrdinal(keys[2], keys[3]) < 0, "the order of currencies", price);
        bytes[7] ^= 1;
        checks.Refused<MoneyException>(() => LibMoney.Unpack(bytes), "damaged bytes");
        checks.Refused<MoneyException>(() => LibMoney.Unpack(new byte[0]), "no bytes");
        checks.Refused<MoneyException>(() => LibMoney.Unpack(new byte[31]), "too many bytes");
    }

    private static void Edges(Checks checks)
    {
        checks.At("edges");
        var most = new Money(new ExactDecimal(BigInteger.Pow(10, 38) - 1, 0), "EUR");
        checks.Same(most.ToString(), new string('9', 38) + " EUR", "the largest amount");
        checks.Same(Outcome(() => most + new Money(1, "EUR")), "MONEY_ERR_OVERFLOW", "one more");
        var word = new Money(long.MaxValue, "EUR");
        checks.Same((word + word).Amount.Coefficient, (BigInteger)long.MaxValue * 2, "65 bits");
        checks.Same((-word - word - word + word + word + word).Sign, 0, "and back");
        checks.Same((-new Money(long.MinValue, "EUR")).ToString(), "9223372036854775808 EUR", "negated");
        checks.Same((new Money(long.MinValue, "EUR") - new Money(1, "EUR")).ToString(), "-9223372036854775809 EUR", "one less");
        checks.Same(new Money("10.50", "EUR").Minor, 1050L, "minor units");
        checks.Same((new Money("10.50", "EUR") * 3).ToString(), "31.50 EUR", "times 3");
        checks.Same((new Money("10.50", "EUR") * 0.5m).ToString(), "5.25 EUR", "times 0.5");
        checks.Same(string.Join(", ", new Money("10.00", "EUR").Split(3)), "3.34 EUR, 3.33 EUR, 3.33 EUR", "shares");
        checks.Same(Money.Sum(new Money("10.00", "EUR").Split(7)).ToString(), "10.00 EUR", "together");
        foreach (int count in new[] { LibMoney.SharesMax + 1, int.MaxValue })
        {
            checks.Refused<MoneyException>(() => new Money("1.00", "EUR").Split(count), "many shares");
        }

        Money part = new Money("0.005", "EUR");
        byte small = 3;
        foreach (Money product in new[] { part * 3, part * 3L, part * 3U, part * 3UL, 3UL * part, part * small, part * (short)3 })
        {
            checks.Same(product.ToString(), "0.015 EUR", "a product with a whole number of any type");
        }

        checks.Same((new Money(1, "JPY") * ulong.MaxValue).ToString(), ulong.MaxValue + " JPY", "the largest factor");
        checks.Same(new Money(ulong.MaxValue, "JPY").ToString(), ulong.MaxValue + " JPY", "the largest whole number");
        checks.Same(LibMoney.RatioParse("-7/3").ToString(), "-7/3", "a ratio");
        checks.Same(LibMoney.RatioFromAmounts(Money.Parse("1 EUR"), Money.Parse("3 EUR")).ToString(), "1/3", "a ratio");
        var half = new Ratio(2, 4);
        checks.Check(half == new Ratio(1, 2) && half.GetHashCode() == new Ratio(1, 2).GetHashCode(), "one value", half);
        checks.Check(half != new Ratio(1, 3) && half.CompareTo(new Ratio(1, 3)) > 0, "the order of ratios", half);
        checks.Same(Marshal.SizeOf(typeof(Money)), 32, "the size of money_t");
        checks.Same(Marshal.SizeOf(typeof(ExactDecimal)), 24, "the size of money_decimal_t");
        checks.Same(default(Money).IsDefault, true, "no amount");
        checks.Same(default(Money).ToString(), string.Empty, "and its text");
        checks.Refused<MoneyException>(() => (default(Money) + default(Money)).ToString(), "the sum of no amounts");
    }

    private static void Formats(Checks checks)
    {
        checks.At("formats");
        var price = new Money(1234.5m, "EUR");
        checks.Same(string.Format(CultureInfo.InvariantCulture, "{0}", price), "1234.5 EUR", "no format");
        foreach (string name in new[] { "de-DE", "en-US", "fr-FR" })
        {
            string wanted = LibMoney.FormatLocale(price, name.Replace('-', '_'));
            checks.Same(price.ToString("L", new CultureInfo(name)), wanted, "in the language of " + name);
        }

        checks.Check(price.ToString("L", new CultureInfo("de-DE")).Contains("1.234,5"), "German digits", price);
        checks.Check(price.ToString("L", CultureInfo.InvariantCulture).Contains("1,234.5"), "no language", price);
        checks.Refused<FormatException>(() => price.ToString("F2", null), "a format that rounds");
    }

    private static void Refusals(Checks checks)
    {
        checks.At("refusals");
        checks.Refused<OverflowException>(() => new ExactDecimal(1, 39).ToString(), "39 fraction digits");
        checks.Refused<OverflowException>(() => new ExactDecimal(1, -1).ToString(), "an exponent");
        checks.Refused<MoneyException>(() => new Money("1", "XXY").ToString(), "no currency");
        checks.Refused<MoneyException>(() => Money.Parse("12,50 EUR"), "a comma");
        checks.Refused<MoneyException>(() => Money.Parse(string.Empty), "nothing");
        checks.Refused<MoneyException>(() => Money.Parse(new string('x', 5000000)), "a long text");
        checks.Refused<Exception>(() => Money.Parse(null), "null");
        checks.Refused<ArgumentException>(() => new Money(1, "EU\0R").ToString(), "a NUL");
        checks.Refused<ArgumentException>(() => Money.Parse("1 EUR\uD800"), "half a pair");
        checks.Refused<ArgumentException>(() => new Money(1, "EUR").Split(0), "no shares");
        checks.Refused<MoneyException>(() => new Money(1, "EUR").Split(int.MaxValue / 64), "many shares");
        checks.Refused<MoneyException>(() => (new Money(1, "EUR") + new Money(1, "USD")).ToString(), "two currencies");
        checks.Refused<MoneyException>(() => new Money(1, "EUR").CompareTo(new Money(1, "USD")), "an order");
        checks.Refused<ArgumentException>(() => Money.Sum(Enumerable.Empty<Money>()), "the sum of nothing");
        var error = Checks.Thrown(() => Money.Parse("12.x EUR")) as MoneyException;
        checks.Check(error != null && error.Status == Status.Syntax && error.Position == 3, "status and position", error);
        checks.Same(error == null ? null : error.Constant, "MONEY_ERR_SYNTAX", "the constant");
    }

    public sealed class Kept
    {
        public Money Price { get; set; }

        public ExactDecimal Rate { get; set; }

        public Ratio Share { get; set; }
    }
}
