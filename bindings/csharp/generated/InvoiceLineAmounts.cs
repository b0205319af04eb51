// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The amounts of a line item. 128 bytes: price - allowances + charges = net.</summary>
    public sealed class InvoiceLineAmounts
    {
        internal const int Size = 128;

        private InvoiceLineAmounts()
        {
        }

        /// <summary>quantity × price ÷ base quantity, rounded half up</summary>
        public Money Price { get; private set; }

        /// <summary>the sum of the line item's allowances (BT-136)</summary>
        public Money Allowances { get; private set; }

        /// <summary>the sum of its charges (BT-141)</summary>
        public Money Charges { get; private set; }

        /// <summary>the net amount (BT-131)</summary>
        public Money Net { get; private set; }

        internal static InvoiceLineAmounts Read(long at)
        {
            return new InvoiceLineAmounts
            {
                Price = Libmoney.Money.Read(at + 0),
                Allowances = Libmoney.Money.Read(at + 32),
                Charges = Libmoney.Money.Read(at + 64),
                Net = Libmoney.Money.Read(at + 96),
            };
        }
    }
}
