// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A line item of a basket: a product and how much of it. 512 bytes.</summary>
    public sealed class BasketLineItem
    {
        internal const int Size = 512;

        private BasketLineItem()
        {
        }

        /// <summary>with the price that it had when you first added it</summary>
        public Product Product { get; private set; }

        /// <summary>not 0; below 0 for a refund</summary>
        public ExactDecimal Quantity { get; private set; }

        /// <summary>MONEY_DISCOUNT_NONE if the line item has none</summary>
        public Discount Discount { get; private set; }

        internal static BasketLineItem Read(long at)
        {
            return new BasketLineItem
            {
                Product = Libmoney.Product.Read(at + 0),
                Quantity = Libmoney.ExactDecimal.Read(at + 424),
                Discount = Libmoney.Discount.Read(at + 448),
            };
        }
    }
}
