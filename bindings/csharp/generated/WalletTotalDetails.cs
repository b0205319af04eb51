// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The details of a total: the difference that rounding each entry by itself makes, and flags. 72
    /// bytes.</summary>
    public sealed class WalletTotalDetails
    {
        internal const int Size = 72;

        private WalletTotalDetails()
        {
        }

        /// <summary>the sum of the entries, each converted and rounded by itself</summary>
        public Money TotalOfRounded { get; private set; }

        /// <summary>the total, which is rounded once, less total_of_rounded</summary>
        public Money Difference { get; private set; }

        /// <summary>MONEY_FLAG_ values of the total</summary>
        public Flags Flags { get; private set; }

        internal static WalletTotalDetails Read(long at)
        {
            return new WalletTotalDetails
            {
                TotalOfRounded = Libmoney.Money.Read(at + 0),
                Difference = Libmoney.Money.Read(at + 32),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 64),
            };
        }
    }
}
