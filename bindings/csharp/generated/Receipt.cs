// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The result of a checkout. A receipt never changes, so several threads may read it at
    /// once.</summary>
    public sealed class Receipt : Handle
    {
        private static readonly Action<long> Free = Raw.money_receipt_free;

        private Receipt(long at)
            : base(at, Free)
        {
        }

        internal static Receipt Adopt(long at)
        {
            return new Receipt(at);
        }

        internal static Receipt AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Writes the totals of a receipt. C: money_receipt_info</summary>
        public ReceiptInfo Info(ReceiptView view)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long infoAt = call.Take(368);
                call.Check(Raw.money_receipt_info(at, (int)view, infoAt, call.Error));
                return Libmoney.ReceiptInfo.Read(infoAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the line item at an index, in the order of the basket. C:
        /// money_receipt_line_item_at</summary>
        public ReceiptLineItem LineItemAt(ReceiptView view, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long itemAt = call.Take(736);
                call.Check(Raw.money_receipt_line_item_at(at, (int)view, index, itemAt, call.Error));
                return Libmoney.ReceiptLineItem.Read(itemAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several line items in one call, under the rules of money_catalogue_products. C:
        /// money_receipt_line_items</summary>
        public IReadOnlyList<ReceiptLineItem> LineItems(ReceiptView view)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(736, one => Libmoney.ReceiptLineItem.Read(one), page => Raw.money_receipt_line_items(at, (int)view, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the tax row at an index. Each tax category has one, in the order in which the line
        /// items come. C: money_receipt_tax_at</summary>
        public ReceiptTax TaxAt(ReceiptView view, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long taxAt = call.Take(152);
                call.Check(Raw.money_receipt_tax_at(at, (int)view, index, taxAt, call.Error));
                return Libmoney.ReceiptTax.Read(taxAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several tax rows in one call, under the rules of money_catalogue_products. C:
        /// money_receipt_taxes</summary>
        public IReadOnlyList<ReceiptTax> Taxes(ReceiptView view)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(152, one => Libmoney.ReceiptTax.Read(one), page => Raw.money_receipt_taxes(at, (int)view, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the refund of a line item, or of a part of its quantity. It gives back what the sale
        /// took: the amounts have the other sign, with the part's share of the discounts and of the tax. The
        /// library keeps no refunds. You hand in the quantity that earlier refunds gave back, and get what is
        /// missing to the new sum. So the parts of a line item add up to its amounts, and all line items to the
        /// receipt's `gross`. The `difference` of a converted receipt and its cash rounding belong to no line
        /// item. C: money_receipt_refund</summary>
        /// <param name="index">the index of the line item in the receipt.</param>
        /// <param name="quantity">the quantity that comes back, with the sign of the line item's; NULL: all
        /// that is left.</param>
        /// <param name="refunded">the quantity that earlier refunds gave back; NULL: none.</param>
        public ReceiptLineItem Refund(ReceiptView view, long index, ExactDecimal? quantity = null, ExactDecimal? refunded = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long itemAt = call.Take(736);
                call.Check(Raw.money_receipt_refund(at, (int)view, index, quantity.HasValue ? quantity.Value.Put(call) : 0, refunded.HasValue ? refunded.Value.Put(call) : 0, itemAt, call.Error));
                return Libmoney.ReceiptLineItem.Read(itemAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes how the total was converted: rate, conversion path, date, gap in days, age, source,
        /// and the remainder that the rounding dropped. C: money_receipt_conversion</summary>
        public Conversion Conversion()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long conversionAt = call.Take(848);
                call.Check(Raw.money_receipt_conversion(at, conversionAt, call.Error));
                return Libmoney.Conversion.Read(conversionAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a receipt as aligned English text for a terminal or a printer. The text ends with
        /// the policy as a sentence. A converted receipt has the other currency below, with the rate, its date
        /// and its age. C: money_receipt_to_text</summary>
        /// <param name="columns">the width in characters: 32 to 200, or 0 for 48.</param>
        public string ToText(int columns)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long textAt = call.Take(8);
                call.Check(Raw.money_receipt_to_text(at, columns, textAt, call.Length(), call.Error));
                return call.Document(textAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a receipt with all its amounts as JSON. The same receipt always gives the same
        /// bytes. C: money_receipt_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_receipt_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }
    }
}
