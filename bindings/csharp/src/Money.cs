using System;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <summary>An exact amount of a currency. Amounts are immutable and thread-safe; operators and methods return new
    /// ones.</summary>
    /// <remarks>Amounts of two currencies cannot be added or ordered: that throws a MoneyException. No method accepts a
    /// double. <c>default(Money)</c> is not an amount; the library returns it for an absent amount.</remarks>
    /// <example><code>
    /// var price = new Money(19.99m, "EUR");
    /// Money total = price + Money.Parse("4.50 EUR");       // 24.49 EUR
    /// price.Split(3);                                      // 6.67 EUR, 6.66 EUR, 6.66 EUR
    /// </code></example>
    [StructLayout(LayoutKind.Sequential)]
    [System.ComponentModel.TypeConverter(typeof(MoneyConverter))]
    public readonly partial struct Money : IEquatable<Money>, IComparable<Money>, IComparable, IFormattable
    {
        internal const int Size = 32;
        private const int CodeAt = 20;
        private const int CodeLength = 12;

        private readonly ulong low;
        private readonly long high;

        // The scale, and above it the first four of the twelve bytes of the currency's code.
        private readonly ulong head;
        private readonly ulong codeEnd;

        /// <summary>Creates an amount, preserving its fraction digits: <c>new Money(19.99m, "EUR")</c>.</summary>
        public Money(ExactDecimal amount, string currency)
        {
            Call call = Call.Begin();
            try
            {
                long result = call.Take(Size);
                call.Check(Raw.money_new(amount.Put(call), call.Code(currency), 0, result, call.Error));
                this = Read(result);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Creates an amount, preserving its fraction digits as written: <c>new Money("19.99",
        /// "EUR")</c>.</summary>
        public Money(string amount, string currency)
            : this(ExactDecimal.Parse(amount), currency)
        {
        }

        private Money(long coefficient, ulong head, ulong codeEnd)
        {
            low = unchecked((ulong)coefficient);
            high = coefficient >> 63;
            this.head = head;
            this.codeEnd = codeEnd;
        }

        /// <summary>True if this is <c>default(Money)</c>, which the library returns for an absent amount.</summary>
        public bool IsDefault
        {
            get { return head <= uint.MaxValue; }
        }

        /// <summary>The number, with its fraction digits.</summary>
        public ExactDecimal Amount
        {
            get { return ExactDecimal.Of(low, high, Scale); }
        }

        /// <summary>The code of the currency.</summary>
        public unsafe string Currency
        {
            get
            {
                Money copy = this;
                return Memory.Text((long)&copy + CodeAt, CodeLength);
            }
        }

        /// <summary>How many fraction digits the amount has.</summary>
        public int Scale
        {
            get { return unchecked((int)head); }
        }

        /// <summary>-1, 0 or 1.</summary>
        public int Sign
        {
            get { return Amount.Sign; }
        }

        /// <summary>The minor units, as 1050 for 10.50 EUR. Throws if there are parts of one.</summary>
        public long Minor
        {
            get { return LibMoney.ToMinor(this); }
        }

        /// <summary>The sum, exactly.</summary>
        public static Money operator +(in Money a, in Money b)
        {
            if (IsQuick(in a, in b))
            {
                var left = (long)a.low;
                var right = (long)b.low;
                long sum = unchecked(left + right);
                // The sum overflows if both terms have the opposite sign.
                if (((left ^ sum) & (right ^ sum)) >= 0)
                {
                    return new Money(sum, a.head, a.codeEnd);
                }
            }

            return AddAligned(in a, in b);
        }

        /// <summary>The difference, exactly.</summary>
        public static Money operator -(in Money a, in Money b)
        {
            if (IsQuick(in a, in b))
            {
                var left = (long)a.low;
                var right = (long)b.low;
                long rest = unchecked(left - right);
                if (((left ^ right) & (left ^ rest)) >= 0)
                {
                    return new Money(rest, a.head, a.codeEnd);
                }
            }

            return SubtractAligned(in a, in b);
        }

        public static Money operator -(Money amount)
        {
            return LibMoney.Negate(amount);
        }

        public static bool operator ==(Money a, Money b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(Money a, Money b)
        {
            return !a.Equals(b);
        }

        public static bool operator <(Money a, Money b)
        {
            return a.CompareTo(b) < 0;
        }

        public static bool operator >(Money a, Money b)
        {
            return a.CompareTo(b) > 0;
        }

        public static bool operator <=(Money a, Money b)
        {
            return a.CompareTo(b) <= 0;
        }

        public static bool operator >=(Money a, Money b)
        {
            return a.CompareTo(b) >= 0;
        }

        /// <summary>Reads "12.50 EUR".</summary>
        public static Money Parse(string text)
        {
            return LibMoney.Parse(text);
        }

        /// <summary>Creates an amount from minor units: 1050 of "EUR" are 10.50 EUR.</summary>
        public static Money OfMinor(long minor, string currency)
        {
            return LibMoney.FromMinor(minor, currency);
        }

        /// <summary>Returns the sum of amounts of one currency. It requires at least one amount.</summary>
        public static Money Sum(IEnumerable<Money> amounts)
        {
            Money total = default(Money);
            foreach (Money amount in Call.Needed(amounts, nameof(amounts)))
            {
                total = total.IsDefault ? amount : total + amount;
            }

            if (total.IsDefault)
            {
                throw new ArgumentException("number of amounts must be at least 1, got 0", nameof(amounts));
            }

            return total;
        }

        /// <summary>Returns the product, rounded once to <paramref name="digits"/> fraction digits; by default to those
        /// of the currency, half to even.</summary>
        public Money Times(ExactDecimal factor, int digits = LibMoney.DigitsCurrency, Rounding rounding = Rounding.HalfEven)
        {
            return LibMoney.Multiply(this, factor, digits, rounding);
        }

        /// <summary>The quotient, rounded once. <see cref="Split"/> divides and loses nothing.</summary>
        public Money DividedBy(ExactDecimal divisor, int digits, Rounding rounding)
        {
            return LibMoney.Divide(this, divisor, digits, rounding);
        }

        /// <summary>Returns the amount with exactly <paramref name="digits"/> fraction digits; by default with those
        /// of its currency, half to even.</summary>
        public Money Rounded(int digits = LibMoney.DigitsCurrency, Rounding rounding = Rounding.HalfEven)
        {
            return LibMoney.Quantize(this, digits, rounding);
        }

        /// <summary>The amount without its sign.</summary>
        public Money Abs()
        {
            return high < 0 ? -this : this;
        }

        /// <summary>Splits the amount into <paramref name="count"/> shares that are as equal as possible and add up to
        /// it. The first shares receive the remaining minor units.</summary>
        public IReadOnlyList<Money> Split(int count)
        {
            if (count < 1)
            {
                throw new ArgumentOutOfRangeException(nameof(count), "number of shares must be at least 1, got " + count);
            }

            Call call = Call.Begin();
            try
            {
                // The library rejects a larger number of shares before it writes any.
                long shares = call.Rows(Math.Min(count, LibMoney.SharesMax), Size);
                call.Check(Raw.money_split(Put(call), count, 0, shares, 0, call.Error));
                return Memory.List(shares, Size, count, one => Read(one));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Shares in proportion to weights, which add up to this amount.</summary>
        public IReadOnlyList<Money> Allocate(params ExactDecimal[] weights)
        {
            return LibMoney.Allocate(this, weights);
        }

        /// <summary>The packed form, 7 to 30 bytes, which <see cref="LibMoney.Unpack"/> reads.</summary>
        public byte[] Pack()
        {
            return LibMoney.Pack(this);
        }

        /// <summary>A key whose order as unsigned bytes is that of the amounts: first by currency code, then by value.</summary>
        public byte[] SortKey()
        {
            return LibMoney.SortKey(this);
        }

        /// <summary>Compares by value; throws for amounts of two currencies.</summary>
        public int CompareTo(Money other)
        {
            return IsQuick(in this, in other)
                ? ((long)low).CompareTo((long)other.low)
                : CompareAligned(in this, in other);
        }

        int IComparable.CompareTo(object obj)
        {
            if (obj is Money)
            {
                return CompareTo((Money)obj);
            }

            throw new ArgumentException(
                "an amount must be compared with a Money, got " + (obj == null ? "null" : obj.GetType().Name),
                nameof(obj));
        }

        /// <summary>Returns whether the two have the same currency and value: 10.5 EUR equals 10.50 EUR.</summary>
        public bool Equals(Money other)
        {
            return head >> 32 == other.head >> 32 && codeEnd == other.codeEnd && Amount.Equals(other.Amount);
        }

        public override bool Equals(object obj)
        {
            return obj is Money && Equals((Money)obj);
        }

        /// <summary>A number that equal amounts share.</summary>
        public override int GetHashCode()
        {
            return Amount.Hash(codeEnd ^ (head >> 32));
        }

        /// <summary>"12.50 EUR", in no language; LibMoney.Format writes for readers.</summary>
        public override string ToString()
        {
            return IsDefault ? string.Empty : Amount + " " + Currency;
        }

        /// <summary>"G" or nothing writes "12.50 EUR"; "L" writes for readers, in the language of the provider, which is a
        /// <see cref="CultureInfo"/>, or in that of the thread: <c>$"{price:L}"</c>. No format rounds.</summary>
        public string ToString(string format, IFormatProvider provider)
        {
            switch (format)
            {
                case null:
                case "":
                case "G":
                    return ToString();
                case "L":
                    CultureInfo culture = provider as CultureInfo ?? CultureInfo.CurrentCulture;
                    string locale = culture.Name.Length == 0 ? "en" : culture.Name.Replace('-', '_');
                    return IsDefault ? string.Empty : LibMoney.FormatLocale(this, locale);
                default:
                    throw new FormatException("format of an amount must be G or L, got " + format);
            }
        }

        internal static unsafe Money Read(long at)
        {
            return *(Money*)at;
        }

        internal static Money? ReadOrNull(long at)
        {
            Money found = Read(at);
            return found.IsDefault ? (Money?)null : found;
        }

        internal unsafe void Write(long at)
        {
            *(Money*)at = this;
        }

        internal long Put(Call call)
        {
            long at = call.Take(Size);
            Write(at);
            return at;
        }

        /// <summary>Returns whether the two have the same currency and scale, and 64-bit coefficients.</summary>
        private static bool IsQuick(in Money a, in Money b)
        {
            long longer = (a.high ^ ((long)a.low >> 63)) | (b.high ^ ((long)b.low >> 63));
            ulong other = (a.head ^ b.head) | (a.codeEnd ^ b.codeEnd);
            return ((ulong)longer | other) == 0 && a.head > uint.MaxValue;
        }
    }
}
