// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The totals of a receipt in one currency. 368 bytes. These sums always hold. The line items'
    /// totals add up to `subtotal`, and their shares of the order's discount to `discount`. The tax rows add up
    /// to `net`, `tax` and `gross`. net + tax = gross, gross + difference = total, and total + cash_rounding =
    /// payable.</summary>
    public sealed class ReceiptInfo
    {
        internal const int Size = 368;

        private ReceiptInfo()
        {
        }

        /// <summary>subtotal</summary>
        public Money Subtotal { get; private set; }

        /// <summary>off the order; 0 or more in a sale</summary>
        public Money Discount { get; private set; }

        /// <summary>net</summary>
        public Money Net { get; private set; }

        /// <summary>tax</summary>
        public Money Tax { get; private set; }

        /// <summary>the sum of the line items</summary>
        public Money Gross { get; private set; }

        /// <summary>the amount owed; in another currency, the total that was converted once</summary>
        public Money Total { get; private set; }

        /// <summary>total - gross, which is 0 unless the receipt was converted</summary>
        public Money Difference { get; private set; }

        /// <summary>payable - total</summary>
        public Money CashRounding { get; private set; }

        /// <summary>the amount to pay</summary>
        public Money Payable { get; private set; }

        /// <summary>line item count</summary>
        public ulong LineItemCount { get; private set; }

        /// <summary>how many tax rows the receipt has</summary>
        public ulong TaxCount { get; private set; }

        /// <summary>the order's discount as money_basket_set_discount set it</summary>
        public Discount DiscountTerms { get; private set; }

        internal static ReceiptInfo Read(long at)
        {
            return new ReceiptInfo
            {
                Subtotal = Libmoney.Money.Read(at + 0),
                Discount = Libmoney.Money.Read(at + 32),
                Net = Libmoney.Money.Read(at + 64),
                Tax = Libmoney.Money.Read(at + 96),
                Gross = Libmoney.Money.Read(at + 128),
                Total = Libmoney.Money.Read(at + 160),
                Difference = Libmoney.Money.Read(at + 192),
                CashRounding = Libmoney.Money.Read(at + 224),
                Payable = Libmoney.Money.Read(at + 256),
                LineItemCount = (ulong)Memory.GetLong(at + 288),
                TaxCount = (ulong)Memory.GetLong(at + 296),
                DiscountTerms = Libmoney.Discount.Read(at + 304),
            };
        }
    }
}
