using System;

namespace Libmoney
{
    /// <content>Products of amounts and numbers.</content>
    public readonly partial struct Money
    {
        /// <summary>The product with the fraction digits of the amount: 1.50 EUR * 3 is 4.50 EUR.</summary>
        public static Money operator *(Money amount, long factor)
        {
            return LibMoney.Multiply(amount, factor, amount.Scale, Rounding.Unnecessary);
        }

        public static Money operator *(long factor, Money amount)
        {
            return amount * factor;
        }

        /// <summary>The product with the fraction digits of the amount, for factors beyond <see cref="long"/>.</summary>
        public static Money operator *(Money amount, ulong factor)
        {
            return LibMoney.Multiply(amount, (decimal)factor, amount.Scale, Rounding.Unnecessary);
        }

        public static Money operator *(ulong factor, Money amount)
        {
            return amount * factor;
        }

        /// <summary>Rejected by the compiler: a character is not a number.</summary>
        [Obsolete("a number must not be a char", true)]
        [System.ComponentModel.EditorBrowsable(System.ComponentModel.EditorBrowsableState.Never)]
        public static Money operator *(Money amount, char factor)
        {
            throw new NotSupportedException("a number must not be a char");
        }

        /// <summary>Rejected by the compiler: a character is not a number.</summary>
        [Obsolete("a number must not be a char", true)]
        [System.ComponentModel.EditorBrowsable(System.ComponentModel.EditorBrowsableState.Never)]
        public static Money operator *(char factor, Money amount)
        {
            throw new NotSupportedException("a number must not be a char");
        }

        /// <summary>The product, rounded once, half to even, to the fraction digits of the currency.</summary>
        public static Money operator *(Money amount, decimal factor)
        {
            return amount.Times(factor);
        }
    }
}
