// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A price quote: what one share of a security costs. 112 bytes.</summary>
    public sealed class PriceQuote
    {
        internal const int Size = 112;

        /// <summary>one line of UTF-8, 1 to 63 bytes</summary>
        public string Symbol { get; set; }

        /// <summary>"": the currency of the symbol's trades</summary>
        public string Currency { get; set; }

        /// <summary>0 or more; a share at 0 is worth nothing</summary>
        public ExactDecimal? Price { get; set; }

        /// <summary>when it was quoted, or MONEY_INSTANT_NONE</summary>
        public DateTimeOffset? Instant { get; set; }

        internal static PriceQuote Read(long at)
        {
            return new PriceQuote
            {
                Symbol = Memory.Text(at + 4, 64),
                Currency = Memory.Text(at + 68, 12),
                Price = Libmoney.ExactDecimal.ReadOrNull(at + 80),
                Instant = Memory.Instant(Memory.GetLong(at + 104)),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_price_quote_init(at);
            if (Symbol != null)
            {
                Memory.PutText(at + 4, 64, Symbol, "Symbol");
            }

            if (Currency != null)
            {
                Memory.PutText(at + 68, 12, Currency, "Currency");
            }

            if (Price != null)
            {
                Price.Value.Write(at + 80);
            }

            if (Instant != null)
            {
                Memory.PutLong(at + 104, Memory.OfInstant(Instant.Value));
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
