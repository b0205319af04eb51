// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>An allowance or a charge of a line item or of the document. Its amount is given, or is
    /// `percent` of `base`, rounded to the invoice's digits. If you give both, the amount counts, and the
    /// library keeps the other two with it.</summary>
    public sealed class InvoiceAdjustment
    {
        internal const int Size = 640;

        /// <summary>kind</summary>
        public InvoiceAdjustmentKind? Kind { get; set; }

        /// <summary>for people, in one line; "" if you do not say</summary>
        public string Reason { get; set; }

        /// <summary>a code of the lists UNTDID 5189 (allowances) or 7161 (charges); "" if you do not
        /// say</summary>
        public string ReasonCode { get; set; }

        /// <summary>in whole minor units; all bytes 0 for `percent` of `base`</summary>
        public Money? Amount { get; set; }

        /// <summary>0 or more; 0 if the amount is given alone</summary>
        public ExactDecimal? Percent { get; set; }

        /// <summary>all bytes 0 stand for the price × quantity of the line item; the document has no
        /// such</summary>
        public Money? Base { get; set; }

        /// <summary>of the document; zeros on a line item, which has its own</summary>
        public IReadOnlyList<InvoiceTax> Taxes { get; set; }

        internal static InvoiceAdjustment Read(long at)
        {
            return new InvoiceAdjustment
            {
                Kind = (Libmoney.InvoiceAdjustmentKind)Memory.GetInt(at + 4),
                Reason = Memory.Text(at + 8, 256),
                ReasonCode = Memory.Text(at + 264, 32),
                Amount = Libmoney.Money.ReadOrNull(at + 296),
                Percent = Libmoney.ExactDecimal.ReadOrNull(at + 328),
                Base = Libmoney.Money.ReadOrNull(at + 352),
                Taxes = Memory.List(at + 384, 64, 4, one => Libmoney.InvoiceTax.Read(one)),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_invoice_adjustment_init(at);
            if (Kind != null)
            {
                Memory.PutInt(at + 4, (int)Kind.Value);
            }

            if (Reason != null)
            {
                Memory.PutText(at + 8, 256, Reason, "Reason");
            }

            if (ReasonCode != null)
            {
                Memory.PutText(at + 264, 32, ReasonCode, "ReasonCode");
            }

            if (Amount != null)
            {
                Amount.Value.Write(at + 296);
            }

            if (Percent != null)
            {
                Percent.Value.Write(at + 328);
            }

            if (Base != null)
            {
                Base.Value.Write(at + 352);
            }

            if (Taxes != null)
            {
                Memory.PutList(at + 384, 64, 4, Taxes, "Taxes", 0, (one, to) => one.Write(call, to));
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
