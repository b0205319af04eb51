using System;
using System.Runtime.CompilerServices;

namespace Libmoney
{
    /// <content>Amounts of different scales.</content>
    public readonly partial struct Money
    {
        private const long MostTenth = long.MaxValue / 10;

        /// <summary>Returns whether the two have the same currency, and 64-bit coefficients.</summary>
        private static bool AreShort(in Money a, in Money b)
        {
            long longer = (a.high ^ ((long)a.low >> 63)) | (b.high ^ ((long)b.low >> 63));
            ulong other = ((a.head ^ b.head) >> 32) | (a.codeEnd ^ b.codeEnd);
            return ((ulong)longer | other) == 0 && a.head > uint.MaxValue;
        }

        /// <summary>Returns a coefficient with more fraction digits; <c>long.MinValue</c> if it does not fit 64 bits. Most
        /// scales differ by a few digits, for which a loop is faster than a table: the runtime calls a function to
        /// read a static field.</summary>
        private static long Shifted(long coefficient, int places)
        {
            for (; places > 0 && coefficient <= MostTenth && coefficient >= -MostTenth; places -= 1)
            {
                coefficient *= 10;
            }

            return places > 0 ? long.MinValue : coefficient;
        }

        /// <summary>Returns whether both coefficients fit 32 bits and the scales differ by at most nine digits: no shifted
        /// coefficient and no sum of two can then overflow.</summary>
        private static bool AreSmall(in Money a, in Money b)
        {
            var left = (long)a.low;
            var right = (long)b.low;
            return left == (int)left && right == (int)right && (uint)(a.Scale - b.Scale + 9) <= 18;
        }

        /// <summary>Returns a power of ten up to the ninth; 1 for negative places. It has no branches: scales that differ
        /// from row to row would mispredict them.</summary>
        private static long Power(int places)
        {
            int count = places & ~(places >> 31);
            long low = (1 + (9 * (count & 1))) * (1 + (99 * ((count >> 1) & 1)));
            return low * (1 + (9999 * ((count >> 2) & 1))) * (1 + (99999999L * (count >> 3)));
        }

        private static Money AddAligned(in Money a, in Money b)
        {
            if (AreSmall(in a, in b) && AreShort(in a, in b))
            {
                int places = a.Scale - b.Scale;
                long both = ((long)a.low * Power(-places)) + ((long)b.low * Power(places));
                return new Money(both, Math.Max(a.head, b.head), a.codeEnd);
            }

            long left = Shifted((long)a.low, b.Scale - a.Scale);
            long right = Shifted((long)b.low, a.Scale - b.Scale);
            long sum = unchecked(left + right);
            bool fits = left != long.MinValue && right != long.MinValue && ((left ^ sum) & (right ^ sum)) >= 0;
            if (fits && AreShort(in a, in b))
            {
                return new Money(sum, Math.Max(a.head, b.head), a.codeEnd);
            }

            return AddAny(in a, in b);
        }

        private static Money SubtractAligned(in Money a, in Money b)
        {
            if (AreSmall(in a, in b) && AreShort(in a, in b))
            {
                int places = a.Scale - b.Scale;
                long difference = ((long)a.low * Power(-places)) - ((long)b.low * Power(places));
                return new Money(difference, Math.Max(a.head, b.head), a.codeEnd);
            }

            long left = Shifted((long)a.low, b.Scale - a.Scale);
            long right = Shifted((long)b.low, a.Scale - b.Scale);
            long rest = unchecked(left - right);
            bool fits = left != long.MinValue && right != long.MinValue && ((left ^ right) & (left ^ rest)) >= 0;
            if (fits && AreShort(in a, in b))
            {
                return new Money(rest, Math.Max(a.head, b.head), a.codeEnd);
            }

            return SubtractAny(in a, in b);
        }

        /// <summary>Calls the library. It is apart, because the copies of both amounts would be zeroed in each sum.</summary>
        [MethodImpl(MethodImplOptions.NoInlining)]
        private static Money AddAny(in Money a, in Money b)
        {
            return LibMoney.Add(a, b);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        private static Money SubtractAny(in Money a, in Money b)
        {
            return LibMoney.Subtract(a, b);
        }

        private static int CompareAligned(in Money a, in Money b)
        {
            if (AreSmall(in a, in b) && AreShort(in a, in b))
            {
                int places = a.Scale - b.Scale;
                return ((long)a.low * Power(-places)).CompareTo((long)b.low * Power(places));
            }

            long left = Shifted((long)a.low, b.Scale - a.Scale);
            long right = Shifted((long)b.low, a.Scale - b.Scale);
            return left != long.MinValue && right != long.MinValue && AreShort(in a, in b)
                ? left.CompareTo(right)
                : LibMoney.Compare(a, b);
        }
    }
}
