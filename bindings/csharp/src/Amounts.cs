using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;

namespace Libmoney
{
    /// <summary>A column of amounts, in the layout of Apache Arrow: 64-bit integers with one scale, or in minor units. A row
    /// may be null, meaning it contains no amount.</summary>
    /// <remarks>The column works in the array that you give, and copies nothing. Do not change the array during a
    /// call.</remarks>
    /// <example><code>
    /// var prices = Amounts.OfMinor(new long[] { 1050, 250, 99 }, "EUR");
    /// prices.Convert(rates, "USD").Values;                 // 1173, 279, 111
    /// </code></example>
    public sealed class Amounts : IReadOnlyList<Money?>
    {
        internal Amounts(long[] values, string[] codes, int[] indices, bool hasNulls, int scale)
        {
            Values = values;
            Codes = codes;
            Indices = indices;
            Scale = scale;
            Validity = hasNulls ? new byte[Math.Max(1, (values.Length + 7) >> 3)] : null;
        }

        /// <summary>The integers of all rows: the memory of the column itself.</summary>
        public long[] Values { get; private set; }

        /// <summary>How many rows the column has.</summary>
        public int Length
        {
            get { return Values.Length; }
        }

        int IReadOnlyCollection<Money?>.Count
        {
            get { return Length; }
        }

        /// <summary>The codes that rows have.</summary>
        public IReadOnlyList<string> Currencies
        {
            get { return Array.AsReadOnly(Codes); }
        }

        /// <summary>The fraction digits of all rows, or <see cref="LibMoney.DigitsCurrency"/> for minor units.</summary>
        public int Scale { get; internal set; }

        /// <summary>The statuses of the rows after a call that kept its failures, else null.</summary>
        public IReadOnlyList<Status> Statuses { get; internal set; }

        internal string[] Codes { get; private set; }

        /// <summary>The index of each row's code; null if there is one code.</summary>
        internal int[] Indices { get; private set; }

        /// <summary>A bit for each row, lowest first, 1 for a value; null if no row is null.</summary>
        internal byte[] Validity { get; private set; }

        /// <summary>The amount of a row, or null.</summary>
        public Money? this[int row]
        {
            get
            {
                if (!Has(row))
                {
                    return null;
                }

                string currency = Codes[Indices == null ? 0 : Indices[row]];
                return Scale == LibMoney.DigitsCurrency
                    ? Money.OfMinor(Values[row], currency)
                    : new Money(new ExactDecimal(Values[row], Scale), currency);
            }
        }

        /// <summary>Amounts in minor units of one currency, such as cents.</summary>
        public static Amounts OfMinor(long[] minor, string currency)
        {
            return Over(minor, LibMoney.DigitsCurrency, new[] { Call.Needed(currency, nameof(currency)) }, null);
        }

        /// <summary>Creates a column of minor units in several currencies: <paramref name="indices"/> contains the index of
        /// each row's code.</summary>
        public static Amounts OfMinor(long[] minor, IReadOnlyList<string> codes, int[] indices)
        {
            return Over(minor, LibMoney.DigitsCurrency, Call.Needed(codes, nameof(codes)).ToArray(), Call.Needed(indices, nameof(indices)));
        }

        /// <summary>Creates a column of coefficients with <paramref name="scale"/> fraction digits, 0 to
        /// 38.</summary>
        public static Amounts Of(long[] coefficients, int scale, string currency)
        {
            return Over(coefficients, CheckedScale(scale), new[] { Call.Needed(currency, nameof(currency)) }, null);
        }

        /// <summary>Creates a column of coefficients with <paramref name="scale"/> fraction digits, in several
        /// currencies.</summary>
        public static Amounts Of(long[] coefficients, int scale, IReadOnlyList<string> codes, int[] indices)
        {
            string[] known = Call.Needed(codes, nameof(codes)).ToArray();
            return Over(coefficients, CheckedScale(scale), known, Call.Needed(indices, nameof(indices)));
        }

        /// <summary>The column of amounts of any currencies, all with the scale of the finest one; null is a row without an
        /// amount.</summary>
        public static Amounts Of(IEnumerable<Money?> amounts)
        {
            List<Money?> given = Call.Needed(amounts, nameof(amounts)).ToList();
            List<Money> there = given.Where(one => one.HasValue).Select(one => one.Value).ToList();
            string[] codes = there.Select(one => one.Currency).Distinct().ToArray();
            if (codes.Length == 0)
            {
                throw new ArgumentException("amounts must not be empty or all null");
            }

            int[] indices = codes.Length == 1 ? null : new int[given.Count];
            int scale = there.Max(one => one.Scale);
            var made = new Amounts(new long[given.Count], codes, indices, there.Count < given.Count, scale);
            for (int row = 0; row < given.Count; row += 1)
            {
                if (given[row].HasValue)
                {
                    made.Put(row, given[row].Value);
                }
            }

            return made;
        }

        /// <summary>Returns whether a row contains an amount.</summary>
        public bool Has(int row)
        {
            if (row < 0 || row >= Length)
            {
                throw new ArgumentOutOfRangeException(nameof(row), "row " + row + " of " + Length);
            }

            return Validity == null || ((Validity[row >> 3] >> (row & 7)) & 1) == 1;
        }

        /// <summary>The exact sum of each currency. Rows that are null do not count.</summary>
        public IReadOnlyDictionary<string, Money> Sums()
        {
            IReadOnlyList<ExactDecimal> sums = new ColumnCall(this, null).Sums();
            var found = new Dictionary<string, Money>();
            for (int index = 0; index < Codes.Length; index += 1)
            {
                found[Codes[index]] = new Money(sums[index], Codes[index]);
            }

            return found;
        }

        /// <summary>The exact sum of a column of one currency.</summary>
        public Money Sum()
        {
            if (Codes.Length != 1)
            {
                throw new InvalidOperationException("column must have one currency, got " + string.Join(", ", Codes) + ": use Sums()");
            }

            return Sums()[Codes[0]];
        }

        /// <summary>Each amount in another currency, rounded once, as Rates.Convert does it.</summary>
        public Amounts Convert(Rates rates, string target, ColumnSettings settings = null)
        {
            return new ColumnCall(this, settings).Convert(rates, Call.Needed(target, nameof(target)));
        }

        /// <summary>Returns each amount rounded to the minor units of its currency, half to even by
        /// default.</summary>
        public Amounts Rounded(ColumnSettings settings = null)
        {
            return new ColumnCall(this, settings).Rounded();
        }

        /// <summary>Each amount divided in proportion to the same weights: a column for each share. No cent is lost.</summary>
        public IReadOnlyList<Amounts> Allocate(IReadOnlyList<ExactDecimal> weights, ColumnSettings settings = null)
        {
            return new ColumnCall(this, settings).Allocate(Call.Needed(weights, nameof(weights)));
        }

        /// <summary>The order of each row and that of another column: -1, 0 or 1. Two currencies in one row throw.</summary>
        public sbyte[] Compare(Amounts other)
        {
            return new ColumnCall(this, null).Compare(Call.Needed(other, nameof(other)));
        }

        /// <summary>The amounts of all rows.</summary>
        public IEnumerator<Money?> GetEnumerator()
        {
            for (int row = 0; row < Length; row += 1)
            {
                yield return this[row];
            }
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }

        public override string ToString()
        {
            string rows = string.Join(", ", this.Take(10).Select(one => one.HasValue ? one.ToString() : "null"));
            return "Amounts of " + Length + " rows: " + rows + (Length > 10 ? ", …" : string.Empty);
        }

        private static int CheckedScale(int scale)
        {
            if (scale < 0 || scale > ExactDecimal.MostDigits)
            {
                throw new ArgumentOutOfRangeException(nameof(scale), "scale must be 0 to 38, got " + scale);
            }

            return scale;
        }

        private static Amounts Over(long[] values, int scale, string[] codes, int[] indices)
        {
            if (indices != null && indices.Length != Call.Needed(values, nameof(values)).Length)
            {
                throw new ArgumentException("number of indices must be " + values.Length + ", got " + indices.Length);
            }

            if (codes.Length == 0 || codes.Contains(null))
            {
                throw new ArgumentException("currencies must contain at least one code and no null");
            }

            return new Amounts(Call.Needed(values, nameof(values)), codes, indices, false, scale);
        }

        private void Put(int row, Money amount)
        {
            BigInteger coefficient = amount.Amount.Coefficient * BigInteger.Pow(10, Scale - amount.Scale);
            if (coefficient < long.MinValue || coefficient > long.MaxValue)
            {
                throw new OverflowException("an amount must fit 64 bits, got " + amount);
            }

            Values[row] = (long)coefficient;
            if (Indices != null)
            {
                Indices[row] = Array.IndexOf(Codes, amount.Currency);
            }

            if (Validity != null)
            {
                Validity[row >> 3] |= (byte)(1 << (row & 7));
            }
        }
    }
}
