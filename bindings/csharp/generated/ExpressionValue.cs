// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The result of an expression. 64 bytes.</summary>
    public sealed class ExpressionValue
    {
        internal const int Size = 64;

        private ExpressionValue()
        {
        }

        /// <summary>kind</summary>
        public ExpressionKind Kind { get; private set; }

        /// <summary>MONEY_FLAG_ values</summary>
        public Flags Flags { get; private set; }

        /// <summary>the number; for an amount its number without the currency</summary>
        public ExactDecimal Number { get; private set; }

        /// <summary>the amount; all bytes are 0 for a number</summary>
        public Money Amount { get; private set; }

        internal static ExpressionValue Read(long at)
        {
            return new ExpressionValue
            {
                Kind = (Libmoney.ExpressionKind)Memory.GetInt(at + 0),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 4),
                Number = Libmoney.ExactDecimal.Read(at + 8),
                Amount = Libmoney.Money.Read(at + 32),
            };
        }
    }
}
