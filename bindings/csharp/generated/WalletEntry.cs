// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>An entry of a wallet, or a hold. 128 bytes.</summary>
    public sealed class WalletEntry
    {
        internal const int Size = 128;

        private WalletEntry()
        {
        }

        /// <summary>1, 2, 3, … in the order in which entries and holds were made; never used again</summary>
        public ulong Id { get; private set; }

        /// <summary>amount</summary>
        public Money Amount { get; private set; }

        /// <summary>or MONEY_DATE_NONE</summary>
        public DateTime? Date { get; private set; }

        /// <summary>label</summary>
        public string Label { get; private set; }

        internal static WalletEntry Read(long at)
        {
            return new WalletEntry
            {
                Id = (ulong)Memory.GetLong(at + 0),
                Amount = Libmoney.Money.Read(at + 8),
                Date = Memory.Day(Memory.GetInt(at + 40)),
                Label = Memory.Text(at + 48, 80),
            };
        }
    }
}
