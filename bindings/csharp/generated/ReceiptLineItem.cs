// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A line item of a receipt in one currency. 736 bytes. price - discount = total, and net + tax =
    /// gross.</summary>
    public sealed class ReceiptLineItem
    {
        internal const int Size = 736;

        private ReceiptLineItem()
        {
        }

        /// <summary>what was sold; the product's price is in the catalogue's currency</summary>
        public BasketLineItem Item { get; private set; }

        /// <summary>quantity × price</summary>
        public Money Price { get; private set; }

        /// <summary>off the line item</summary>
        public Money Discount { get; private set; }

        /// <summary>total</summary>
        public Money Total { get; private set; }

        /// <summary>the line item's share of the order's discount</summary>
        public Money OrderDiscount { get; private set; }

        /// <summary>net</summary>
        public Money Net { get; private set; }

        /// <summary>tax</summary>
        public Money Tax { get; private set; }

        /// <summary>gross</summary>
        public Money Gross { get; private set; }

        internal static ReceiptLineItem Read(long at)
        {
            return new ReceiptLineItem
            {
                Item = Libmoney.BasketLineItem.Read(at + 0),
                Price = Libmoney.Money.Read(at + 512),
                Discount = Libmoney.Money.Read(at + 544),
                Total = Libmoney.Money.Read(at + 576),
                OrderDiscount = Libmoney.Money.Read(at + 608),
                Net = Libmoney.Money.Read(at + 640),
                Tax = Libmoney.Money.Read(at + 672),
                Gross = Libmoney.Money.Read(at + 704),
            };
        }
    }
}
