// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The options of a new portfolio. The portfolio keeps them.</summary>
    public sealed class PortfolioOptions
    {
        internal const int Size = 24;

        /// <summary>method</summary>
        public LotMethod? Method { get; set; }

        /// <summary>short sales</summary>
        public ShortSalePolicy? ShortSales { get; set; }

        /// <summary>currencies of your own, which the call copies; may be NULL</summary>
        public CurrencyRegistry Registry { get; set; }

        internal static PortfolioOptions Read(long at)
        {
            return new PortfolioOptions
            {
                Method = (Libmoney.LotMethod)Memory.GetInt(at + 4),
                ShortSales = (Libmoney.ShortSalePolicy)Memory.GetInt(at + 8),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_portfolio_options_init(at);
            if (Method != null)
            {
                Memory.PutInt(at + 4, (int)Method.Value);
            }

            if (ShortSales != null)
            {
                Memory.PutInt(at + 8, (int)ShortSales.Value);
            }

            if (Registry != null)
            {
                Memory.PutLong(at + 16, call.Use(Registry));
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
