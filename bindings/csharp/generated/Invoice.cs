// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Line items, the allowances and charges of the document, what was paid before, and the currency
    /// of the tax.</summary>
    public sealed class Invoice : Handle
    {
        private static readonly Action<long> Free = Raw.money_invoice_free;

        private Invoice(long at)
            : base(at, Free)
        {
        }

        internal static Invoice Adopt(long at)
        {
            return new Invoice(at);
        }

        internal static Invoice AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an invoice without line items. You free it with money_invoice_free. C:
        /// money_invoice_new</summary>
        /// <param name="currency">the currency of all amounts (BT-5), built in or in `registry`. Amounts have
        /// its minor unit, but at most two fraction digits, because the norm has no more.</param>
        /// <param name="registry">your own currencies; the library reads it during the call only.</param>
        public Invoice(string currency, CurrencyRegistry registry = null)
            : base(Make(currency, registry), Free)
        {
        }

        private static long Make(string currency, CurrencyRegistry registry)
        {
            Call call = Call.Begin();
            try
            {
                long invoiceAt = call.Take(8);
                call.Check(Raw.money_invoice_new(call.Code(currency), call.Use(registry), invoiceAt, call.Error));
                return Memory.GetLong(invoiceAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds a line item at the end. The same thing may be there twice, at other prices. C:
        /// money_invoice_add</summary>
        /// <param name="item">start with MONEY_INVOICE_LINE_ITEM_INIT, and set `quantity`, `price` and a
        /// tax.</param>
        public long Add(InvoiceLineItem item)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                long indexAt = call.Take(8);
                call.Check(Raw.money_invoice_add(at, Call.Needed(item, nameof(item)).Put(call), indexAt, call.Error));
                return Memory.GetLong(indexAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds an allowance or a charge to a line item or to the document. Each can have several. C:
        /// money_invoice_adjust</summary>
        /// <param name="lineItem">the index of a line item, or MONEY_INVOICE_DOCUMENT.</param>
        /// <param name="adjustment">start with MONEY_INVOICE_ADJUSTMENT_INIT, and set `kind` and the
        /// amount.</param>
        public void Adjust(long lineItem, InvoiceAdjustment adjustment)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_invoice_adjust(at, lineItem, Call.Needed(adjustment, nameof(adjustment)).Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Says why a category has no tax, in place of what was said before. The norm demands a reason
        /// for E, AE, K, G and O. C: money_invoice_set_exemption</summary>
        /// <param name="category">the category, whether or not a line item has it.</param>
        /// <param name="reason">for people, in one line, at most 255 bytes (BT-120).</param>
        /// <param name="reasonCode">a code of the list VATEX, at most 31 bytes (BT-121).</param>
        public void SetExemption(string category, string reason, string reasonCode)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_invoice_set_exemption(at, call.Code(category), call.Code(reason), call.Code(reasonCode), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets what was paid before and the rounding amount, in place of what they were. C:
        /// money_invoice_set_payment</summary>
        /// <param name="prepaid">the paid amount (BT-113); NULL leaves it as it is.</param>
        /// <param name="rounding">an amount that is added to what is due (BT-114), below 0 to lower it; NULL
        /// leaves it.</param>
        public void SetPayment(Money? prepaid = null, Money? rounding = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_invoice_set_payment(at, prepaid.HasValue ? prepaid.Value.Put(call) : 0, rounding.HasValue ? rounding.Value.Put(call) : 0, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the currency in which the seller accounts for the tax (BT-6), if it is not the
        /// invoice's. C: money_invoice_set_accounting</summary>
        /// <param name="currency">the currency, built in or in `registry`.</param>
        /// <param name="rate">how much of it one unit of the invoice's currency is, above 0.</param>
        /// <param name="registry">your own currencies; the library reads it during the call only.</param>
        public void SetAccounting(string currency, ExactDecimal rate, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_invoice_set_accounting(at, call.Code(currency), rate.Put(call), call.Use(registry), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds everything up. C: money_invoice_totals</summary>
        public InvoiceTotals Totals()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long totalsAt = call.Take(368);
                call.Check(Raw.money_invoice_totals(at, totalsAt, call.Error));
                return Libmoney.InvoiceTotals.Read(totalsAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amounts of several line items in one call, under the rules of
        /// money_catalogue_products. C: money_invoice_line_amounts</summary>
        public IReadOnlyList<InvoiceLineAmounts> LineAmounts()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(128, one => Libmoney.InvoiceLineAmounts.Read(one), page => Raw.money_invoice_line_amounts(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes several taxes with their sums in one call, under the rules of
        /// money_catalogue_products. A row is a category with a percentage and a kind; the rows have the order
        /// of their first appearance. C: money_invoice_categories</summary>
        public IReadOnlyList<InvoiceCategory> Categories()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(416, one => Libmoney.InvoiceCategory.Read(one), page => Raw.money_invoice_categories(at, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes the invoice that takes another one back: each quantity and each amount has the other
        /// sign, and prices stay as they are. Every total is that of the invoice with the other sign. You free
        /// it with money_invoice_free. A credit note of the norm states the amounts of its invoice with the
        /// same sign, so it needs no reversal. C: money_invoice_reverse</summary>
        public Invoice Reverse()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long reversedAt = call.Take(8);
                call.Check(Raw.money_invoice_reverse(at, reversedAt, call.Error));
                return Libmoney.Invoice.Adopt(Memory.GetLong(reversedAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads an invoice that money_invoice_to_json wrote. You free it with money_invoice_free. C:
        /// money_invoice_from_json</summary>
        public static Invoice FromJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long invoiceAt = call.Take(8);
                call.Check(Raw.money_invoice_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), invoiceAt, call.Error));
                return Libmoney.Invoice.Adopt(Memory.GetLong(invoiceAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes an invoice as JSON: what you handed in, without the totals. The same invoice always
        /// gives the same text. You free it with money_string_free. C: money_invoice_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_invoice_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }
    }
}
