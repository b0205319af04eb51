// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A currency as a list shows it. 160 bytes.</summary>
    public sealed class CurrencyListItem
    {
        internal const int Size = 160;

        private CurrencyListItem()
        {
        }

        /// <summary>code</summary>
        public string Code { get; private set; }

        /// <summary>an emoji of two regional indicators, UTF-8; "" if no region's flag fits</summary>
        public string Flag { get; private set; }

        /// <summary>is favourite</summary>
        public bool IsFavourite { get; private set; }

        /// <summary>1: the rates of money_currency_list_mark have the currency</summary>
        public bool IsQuoted { get; private set; }

        /// <summary>UTF-8; a longer name is cut after a whole character, which a few of Chakma are</summary>
        public string Name { get; private set; }

        internal static CurrencyListItem Read(long at)
        {
            return new CurrencyListItem
            {
                Code = Memory.Text(at + 0, 12),
                Flag = Memory.Text(at + 12, 12),
                IsFavourite = Memory.GetInt(at + 24) != 0,
                IsQuoted = Memory.GetInt(at + 28) != 0,
                Name = Memory.Text(at + 32, 128),
            };
        }
    }
}
