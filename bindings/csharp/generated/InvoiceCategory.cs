// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A tax with the sum that it is due on.</summary>
    public sealed class InvoiceCategory
    {
        internal const int Size = 416;

        private InvoiceCategory()
        {
        }

        /// <summary>the category, its percentage (BT-118, BT-119) and its kind</summary>
        public InvoiceTax Tax { get; private set; }

        /// <summary>the sum of the net amounts, less allowances, with charges (BT-116)</summary>
        public Money Base { get; private set; }

        /// <summary>the tax (BT-117)</summary>
        public Money Amount { get; private set; }

        /// <summary>why there is no tax (BT-120); "" if nobody said</summary>
        public string Reason { get; private set; }

        /// <summary>the same as a code of the list VATEX (BT-121); "" if nobody said</summary>
        public string ReasonCode { get; private set; }

        internal static InvoiceCategory Read(long at)
        {
            return new InvoiceCategory
            {
                Tax = Libmoney.InvoiceTax.Read(at + 0),
                Base = Libmoney.Money.Read(at + 64),
                Amount = Libmoney.Money.Read(at + 96),
                Reason = Memory.Text(at + 128, 256),
                ReasonCode = Memory.Text(at + 384, 32),
            };
        }
    }
}
