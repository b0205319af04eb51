// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The totals of an invoice.</summary>
    public sealed class InvoiceTotals
    {
        internal const int Size = 368;

        private InvoiceTotals()
        {
        }

        /// <summary>the sum of the line items' net amounts (BT-106)</summary>
        public Money LineTotal { get; private set; }

        /// <summary>the sum of the document's allowances (BT-107)</summary>
        public Money Allowances { get; private set; }

        /// <summary>the sum of the document's charges (BT-108)</summary>
        public Money Charges { get; private set; }

        /// <summary>line_total - allowances + charges (BT-109)</summary>
        public Money Net { get; private set; }

        /// <summary>the sum of the taxes, without those that are retained (BT-110)</summary>
        public Money Tax { get; private set; }

        /// <summary>net + tax (BT-112)</summary>
        public Money Gross { get; private set; }

        /// <summary>the sum of the retained taxes, which the norm does not have</summary>
        public Money Retained { get; private set; }

        /// <summary>what was paid before (BT-113)</summary>
        public Money Prepaid { get; private set; }

        /// <summary>the given rounding amount (BT-114)</summary>
        public Money Rounding { get; private set; }

        /// <summary>gross - retained - prepaid + rounding (BT-115)</summary>
        public Money Payable { get; private set; }

        /// <summary>the tax in the currency of accounting (BT-111); zeros if there is no such
        /// currency</summary>
        public Money AccountingTax { get; private set; }

        /// <summary>line item count</summary>
        public ulong LineItemCount { get; private set; }

        /// <summary>category count</summary>
        public ulong CategoryCount { get; private set; }

        internal static InvoiceTotals Read(long at)
        {
            return new InvoiceTotals
            {
                LineTotal = Libmoney.Money.Read(at + 0),
                Allowances = Libmoney.Money.Read(at + 32),
                Charges = Libmoney.Money.Read(at + 64),
                Net = Libmoney.Money.Read(at + 96),
                Tax = Libmoney.Money.Read(at + 128),
                Gross = Libmoney.Money.Read(at + 160),
                Retained = Libmoney.Money.Read(at + 192),
                Prepaid = Libmoney.Money.Read(at + 224),
                Rounding = Libmoney.Money.Read(at + 256),
                Payable = Libmoney.Money.Read(at + 288),
                AccountingTax = Libmoney.Money.Read(at + 320),
                LineItemCount = (ulong)Memory.GetLong(at + 352),
                CategoryCount = (ulong)Memory.GetLong(at + 360),
            };
        }
    }
}
