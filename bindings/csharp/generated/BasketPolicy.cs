// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The rules by which a basket becomes amounts of whole minor units.</summary>
    public sealed class BasketPolicy
    {
        internal const int Size = 56;

        /// <summary>what is rounded</summary>
        public RoundingLevel? Level { get; set; }

        /// <summary>how it is rounded</summary>
        public Rounding? Rounding { get; set; }

        /// <summary>which line items receive the minor units that the rounding of a sum leaves over, and those
        /// of the order's discount; not MONEY_ALLOCATE_SEPARATE_REMAINDER</summary>
        public Allocation? Remainder { get; set; }

        /// <summary>whether prices include their tax</summary>
        public PriceBasis? Prices { get; set; }

        /// <summary>how the total is paid</summary>
        public Tender? Tender { get; set; }

        /// <summary>how the payable amount is rounded, with MONEY_TENDER_CASH</summary>
        public Rounding? CashRounding { get; set; }

        /// <summary>the ISO 3166-1 code of the country whose rule for cash holds, on the date of the checkout's
        /// options, for its legal tender; "": the two members below and above</summary>
        public string CashCountry { get; set; }

        /// <summary>the smallest coin in the catalogue's currency, above 0. 0 stands for the currency's own
        /// cash step, or its minor unit if it has none; any other currency uses its own</summary>
        public ExactDecimal? CashStep { get; set; }

        internal static BasketPolicy Read(long at)
        {
            return new BasketPolicy
            {
                Level = (Libmoney.RoundingLevel)Memory.GetInt(at + 4),
                Rounding = (Libmoney.Rounding)Memory.GetInt(at + 8),
                Remainder = (Libmoney.Allocation)Memory.GetInt(at + 12),
                Prices = (Libmoney.PriceBasis)Memory.GetInt(at + 16),
                Tender = (Libmoney.Tender)Memory.GetInt(at + 20),
                CashRounding = (Libmoney.Rounding)Memory.GetInt(at + 24),
                CashCountry = Memory.Text(at + 28, 4),
                CashStep = Libmoney.ExactDecimal.ReadOrNull(at + 32),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_basket_policy_init(at);
            if (Level != null)
            {
                Memory.PutInt(at + 4, (int)Level.Value);
            }

            if (Rounding != null)
            {
                Memory.PutInt(at + 8, (int)Rounding.Value);
            }

            if (Remainder != null)
            {
                Memory.PutInt(at + 12, (int)Remainder.Value);
            }

            if (Prices != null)
            {
                Memory.PutInt(at + 16, (int)Prices.Value);
            }

            if (Tender != null)
            {
                Memory.PutInt(at + 20, (int)Tender.Value);
            }

            if (CashRounding != null)
            {
                Memory.PutInt(at + 24, (int)CashRounding.Value);
            }

            if (CashCountry != null)
            {
                Memory.PutText(at + 28, 4, CashCountry, "CashCountry");
            }

            if (CashStep != null)
            {
                CashStep.Value.Write(at + 32);
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
