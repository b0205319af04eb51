// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A line item of an invoice: what was delivered, at which price, and under which taxes. 616
    /// bytes.</summary>
    public sealed class InvoiceLineItem
    {
        internal const int Size = 600;

        /// <summary>what was delivered, in one line (BT-153); "" if you do not say</summary>
        public string Name { get; set; }

        /// <summary>below 0 for what is given back (BT-129); may be 0</summary>
        public ExactDecimal? Quantity { get; set; }

        /// <summary>net, 0 or more, for `base_quantity` of them (BT-146), with any number of fraction
        /// digits</summary>
        public Money? Price { get; set; }

        /// <summary>what the price is for, above 0 (BT-149); 0 stands for 1</summary>
        public ExactDecimal? BaseQuantity { get; set; }

        /// <summary>one at least; a tax of zeros is none</summary>
        public IReadOnlyList<InvoiceTax> Taxes { get; set; }

        internal static InvoiceLineItem Read(long at)
        {
            return new InvoiceLineItem
            {
                Name = Memory.Text(at + 8, 256),
                Quantity = Libmoney.ExactDecimal.ReadOrNull(at + 264),
                Price = Libmoney.Money.ReadOrNull(at + 288),
                BaseQuantity = Libmoney.ExactDecimal.ReadOrNull(at + 320),
                Taxes = Memory.List(at + 344, 64, 4, one => Libmoney.InvoiceTax.Read(one)),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_invoice_line_item_init(at);
            if (Name != null)
            {
                Memory.PutText(at + 8, 256, Name, "Name");
            }

            if (Quantity != null)
            {
                Quantity.Value.Write(at + 264);
            }

            if (Price != null)
            {
                Price.Value.Write(at + 288);
            }

            if (BaseQuantity != null)
            {
                BaseQuantity.Value.Write(at + 320);
            }

            if (Taxes != null)
            {
                Memory.PutList(at + 344, 64, 4, Taxes, "Taxes", 0, (one, to) => one.Write(call, to));
            }
        }

        internal long Put(Call call)
        {
            long at = call.Take(Size);
            Write(call, at);
            return at;
        }
    }
}
