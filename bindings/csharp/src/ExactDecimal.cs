using System;
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <summary>An exact decimal of up to 38 digits, 0 to 38 of them after the point. It preserves its fraction
    /// digits: 1.50 and 1.5 are equal, but their texts differ.</summary>
    /// <remarks>Integers and <see cref="decimal"/> convert implicitly. A float or double does not, because it seldom
    /// represents the decimal that was written.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    [System.ComponentModel.TypeConverter(typeof(ExactDecimalConverter))]
    public readonly partial struct ExactDecimal : IEquatable<ExactDecimal>, IComparable<ExactDecimal>
    {
        internal const int Size = 24;
        internal const int MostDigits = 38;
        private static readonly BigInteger Limit = BigInteger.Pow(10, MostDigits);

        private readonly ulong low;
        private readonly long high;
        private readonly int scale;

        /// <summary>Creates the decimal with a coefficient and <paramref name="scale"/> fraction digits: 1050 with 2
        /// is 10.50.</summary>
        public ExactDecimal(BigInteger coefficient, int scale)
        {
            if (scale < 0 || scale > MostDigits || BigInteger.Abs(coefficient) >= Limit)
            {
                throw new OverflowException("a decimal must have at most 38 digits and a scale of 0 to 38");
            }

            low = (ulong)(coefficient & ulong.MaxValue);
            high = (long)(coefficient >> 64);
            this.scale = scale;
        }

        private ExactDecimal(ulong low, long high, int scale)
        {
            this.low = low;
            this.high = high;
            this.scale = scale;
        }

        /// <summary>How many fraction digits the decimal has.</summary>
        public int Scale
        {
            get { return scale; }
        }

        /// <summary>The coefficient, an integer of all digits: 1050 for 10.50.</summary>
        public BigInteger Coefficient
        {
            get { return (new BigInteger(high) << 64) + low; }
        }

        /// <summary>-1, 0 or 1.</summary>
        public int Sign
        {
            get { return high < 0 ? -1 : (high == 0 && low == 0) ? 0 : 1; }
        }

        public static implicit operator ExactDecimal(long value)
        {
            return new ExactDecimal(unchecked((ulong)value), value >> 63, 0);
        }

        /// <summary>A character is no number: the compiler refuses it.</summary>
        [Obsolete("a number must not be a char", true)]
        [System.ComponentModel.EditorBrowsable(System.ComponentModel.EditorBrowsableState.Never)]
        public static implicit operator ExactDecimal(char value)
        {
            throw new NotSupportedException("a number must not be a char");
        }

        public static implicit operator ExactDecimal(decimal value)
        {
            int[] bits = decimal.GetBits(value);
            var magnitude = (new BigInteger((uint)bits[2]) << 64) + (new BigInteger((uint)bits[1]) << 32) + (uint)bits[0];
            return new ExactDecimal(bits[3] < 0 ? -magnitude : magnitude, (bits[3] >> 16) & 0xFF);
        }

        /// <summary>A whole number of up to 38 digits.</summary>
        public static explicit operator ExactDecimal(BigInteger value)
        {
            return new ExactDecimal(value, 0);
        }

        /// <summary>The whole number. A decimal with a fraction throws an OverflowException, because nothing rounds in
        /// silence.</summary>
        public static explicit operator BigInteger(ExactDecimal value)
        {
            BigInteger rest;
            BigInteger whole = BigInteger.DivRem(value.Coefficient, BigInteger.Pow(10, value.scale), out rest);
            if (!rest.IsZero)
            {
                throw new OverflowException("expected an integer, got " + value);
            }

            return whole;
        }

        /// <summary>The same value as a <see cref="decimal"/>. One with more digits than that has throws an
        /// OverflowException.</summary>
        public static explicit operator decimal(ExactDecimal value)
        {
            BigInteger coefficient = value.Coefficient;
            int digits = value.scale;
            while (digits > 28 && coefficient % 10 == 0)
            {
                coefficient /= 10;
                digits -= 1;
            }

            BigInteger magnitude = BigInteger.Abs(coefficient);
            if (digits > 28 || magnitude >= BigInteger.One << 96)
            {
                throw new OverflowException("number must fit a decimal, got " + value);
            }

            Func<int, int> word = place => unchecked((int)(uint)((magnitude >> place) & uint.MaxValue));
            return new decimal(word(0), word(32), word(64), coefficient.Sign < 0, (byte)digits);
        }

        public static bool operator ==(ExactDecimal a, ExactDecimal b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(ExactDecimal a, ExactDecimal b)
        {
            return !a.Equals(b);
        }

        public static bool operator <(ExactDecimal a, ExactDecimal b)
        {
            return a.CompareTo(b) < 0;
        }

        public static bool operator >(ExactDecimal a, ExactDecimal b)
        {
            return a.CompareTo(b) > 0;
        }

        public static bool operator <=(ExactDecimal a, ExactDecimal b)
        {
            return a.CompareTo(b) <= 0;
        }

        public static bool operator >=(ExactDecimal a, ExactDecimal b)
        {
            return a.CompareTo(b) >= 0;
        }

        /// <summary>Reads a decimal such as "-12.50".</summary>
        public static ExactDecimal Parse(string text)
        {
            return LibMoney.DecimalParse(text);
        }

        /// <summary>The order by value.</summary>
        public int CompareTo(ExactDecimal other)
        {
            if (scale == other.scale)
            {
                return high != other.high ? high.CompareTo(other.high) : low.CompareTo(other.low);
            }

            int most = Math.Max(scale, other.scale);
            return Wide(most).CompareTo(other.Wide(most));
        }

        /// <summary>Returns whether the two have the same value: 1.50 equals 1.5.</summary>
        public bool Equals(ExactDecimal other)
        {
            return CompareTo(other) == 0;
        }

        public override bool Equals(object obj)
        {
            return obj is ExactDecimal && Equals((ExactDecimal)obj);
        }

        /// <summary>A number that equal decimals share.</summary>
        public override int GetHashCode()
        {
            return Hash(0);
        }

        /// <summary>The decimal as it is written, without an exponent and in no language: "10.50".</summary>
        public override string ToString()
        {
            string digits = BigInteger.Abs(Coefficient).ToString(CultureInfo.InvariantCulture);
            if (scale > 0)
            {
                digits = digits.PadLeft(scale + 1, '0').Insert(Math.Max(digits.Length, scale + 1) - scale, ".");
            }

            return Sign < 0 ? "-" + digits : digits;
        }

        internal static ExactDecimal Of(ulong low, long high, int scale)
        {
            return new ExactDecimal(low, high, scale);
        }

        internal static unsafe ExactDecimal Read(long at)
        {
            return *(ExactDecimal*)at;
        }

        internal static ExactDecimal? ReadOrNull(long at)
        {
            return Read(at);
        }

        internal unsafe void Write(long at)
        {
            *(ExactDecimal*)at = this;
            Memory.PutInt(at + 20, 0);
        }

        internal long Put(Call call)
        {
            long at = call.Take(Size);
            Write(at);
            return at;
        }

        internal int Hash(ulong mixed)
        {
            ulong coefficient = low;
            int digits = scale;
            if (high != (long)low >> 63)
            {
                // A coefficient with trailing zeros must have the hash of the equal shorter one.
                BigInteger number = Coefficient;
                while (digits > 0 && (number % 10).IsZero)
                {
                    number /= 10;
                    digits -= 1;
                }

                if (number < long.MinValue || number > long.MaxValue)
                {
                    return unchecked((number.GetHashCode() * 31) + digits) ^ mixed.GetHashCode();
                }

                coefficient = unchecked((ulong)(long)number);
            }

            var value = (long)coefficient;
            digits = value == 0 ? 0 : digits;
            while (digits > 0 && value % 10 == 0)
            {
                value /= 10;
                digits -= 1;
            }

            return unchecked(((ulong)((value * 31) + digits) * 0x9E3779B97F4A7C15UL) ^ mixed).GetHashCode();
        }

        private BigInteger Wide(int most)
        {
            return Coefficient * BigInteger.Pow(10, most - scale);
        }
    }
}
