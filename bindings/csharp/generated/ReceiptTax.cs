// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A tax row of a receipt: the amounts of one tax category. 152 bytes.</summary>
    public sealed class ReceiptTax
    {
        internal const int Size = 152;

        private ReceiptTax()
        {
        }

        /// <summary>tax rate</summary>
        public TaxRate TaxRate { get; private set; }

        /// <summary>net</summary>
        public Money Net { get; private set; }

        /// <summary>tax</summary>
        public Money Tax { get; private set; }

        /// <summary>gross</summary>
        public Money Gross { get; private set; }

        internal static ReceiptTax Read(long at)
        {
            return new ReceiptTax
            {
                TaxRate = Libmoney.TaxRate.Read(at + 0),
                Net = Libmoney.Money.Read(at + 56),
                Tax = Libmoney.Money.Read(at + 88),
                Gross = Libmoney.Money.Read(at + 120),
            };
        }
    }
}
