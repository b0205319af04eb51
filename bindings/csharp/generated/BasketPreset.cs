// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A policy with a name.</summary>
    public enum BasketPreset
    {
        /// <summary>MONEY_BASKET_POLICY_INIT: as Stripe documents tax per line item</summary>
        PerLineHalfUp = 0,

        /// <summary>tax on the price of one unit, as programs with unit prices do</summary>
        PerUnitHalfUp = 1,

        /// <summary>banker's rounding of each line item</summary>
        PerLineHalfEven = 2,

        /// <summary>prices, discounts and taxes are rounded once a tax category</summary>
        PerTaxGroupHalfUp = 3,

        /// <summary>prices, discounts and taxes are rounded once an order</summary>
        PerOrderHalfUp = 4,

        /// <summary>per line item, half up; prices include tax; cash to 0.05</summary>
        SwissCash = 5,

        /// <summary>the rounding of invoices (money/invoice.h): line items, then taxes</summary>
        En16931 = 6
    }
}
