using System;
using System.Numerics;

namespace Libmoney
{
    /// <summary>An exact ratio of two whole numbers of up to 512 bits, not necessarily in lowest terms.</summary>
    [System.ComponentModel.TypeConverter(typeof(RatioConverter))]
    public partial struct Ratio : IEquatable<Ratio>, IComparable<Ratio>
    {
        internal const int Size = 136;
        private const int Words = 8;
        private const int SignAt = 128;

        /// <summary>The ratio of a whole number and one above 0.</summary>
        public Ratio(BigInteger numerator, BigInteger denominator)
        {
            if (denominator.Sign <= 0)
            {
                throw new ArgumentException("denominator must be positive, got " + (denominator.IsZero ? "0" : "a negative number"));
            }

            BigInteger limit = BigInteger.One << (64 * Words);
            if (BigInteger.Abs(numerator) >= limit || denominator >= limit)
            {
                throw new OverflowException("integers of a ratio must fit 512 bits");
            }

            Numerator = numerator;
            Denominator = denominator;
        }

        /// <summary>Below 0 for a ratio below 0.</summary>
        public BigInteger Numerator { get; private set; }

        /// <summary>Above 0; 0 where the library has no ratio.</summary>
        public BigInteger Denominator { get; private set; }

        public static bool operator ==(Ratio a, Ratio b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(Ratio a, Ratio b)
        {
            return !a.Equals(b);
        }

        /// <summary>The order by value.</summary>
        public int CompareTo(Ratio other)
        {
            return LibMoney.RatioCompare(this, other);
        }

        /// <summary>Returns whether the two have the same value: 2/4 equals 1/2.</summary>
        public bool Equals(Ratio other)
        {
            return Numerator * other.Denominator == other.Numerator * Denominator && Denominator.IsZero == other.Denominator.IsZero;
        }

        public override bool Equals(object obj)
        {
            return obj is Ratio && Equals((Ratio)obj);
        }

        /// <summary>A number that equal ratios share.</summary>
        public override int GetHashCode()
        {
            BigInteger common = BigInteger.GreatestCommonDivisor(Numerator, Denominator);
            return common.IsZero ? 0 : unchecked(((Numerator / common).GetHashCode() * 31) + (Denominator / common).GetHashCode());
        }

        /// <summary>"7/3", "-1/2", or "5" for a whole number, in lowest terms.</summary>
        public override string ToString()
        {
            return LibMoney.RatioFormat(this);
        }

        internal static Ratio Read(long at)
        {
            BigInteger numerator = Whole(at);
            return new Ratio
            {
                Numerator = Memory.GetInt(at + SignAt) < 0 ? -numerator : numerator,
                Denominator = Whole(at + (8 * Words)),
            };
        }

        internal static Ratio? ReadOrNull(long at)
        {
            return Read(at);
        }

        internal void Write(long at)
        {
            BigInteger magnitude = BigInteger.Abs(Numerator);
            for (int word = 0; word < Words; word += 1)
            {
                Memory.PutLong(at + (8 * word), unchecked((long)(ulong)((magnitude >> (64 * word)) & ulong.MaxValue)));
                Memory.PutLong(at + (8 * (Words + word)), unchecked((long)(ulong)((Denominator >> (64 * word)) & ulong.MaxValue)));
            }

            Memory.PutInt(at + SignAt, Numerator.Sign);
            Memory.PutInt(at + SignAt + 4, 0);
        }

        internal long Put(Call call)
        {
            long at = call.Take(Size);
            Write(at);
            return at;
        }

        private static BigInteger Whole(long at)
        {
            BigInteger value = BigInteger.Zero;
            for (int word = Words - 1; word >= 0; word -= 1)
            {
                value = (value << 64) + (ulong)Memory.GetLong(at + (8 * word));
            }

            return value;
        }
    }
}
