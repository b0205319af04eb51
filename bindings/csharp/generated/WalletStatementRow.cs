// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A row of a wallet statement. 192 bytes.</summary>
    public sealed class WalletStatementRow
    {
        internal const int Size = 192;

        private WalletStatementRow()
        {
        }

        /// <summary>kind</summary>
        public StatementRowKind Kind { get; private set; }

        /// <summary>of an entry, or MONEY_DATE_NONE</summary>
        public DateTime? Date { get; private set; }

        /// <summary>of an entry, else 0</summary>
        public ulong Id { get; private set; }

        /// <summary>amount</summary>
        public Money Amount { get; private set; }

        /// <summary>the amount as text: "12.50 EUR"</summary>
        public string Text { get; private set; }

        /// <summary>of an entry, else ""</summary>
        public string Label { get; private set; }

        internal static WalletStatementRow Read(long at)
        {
            return new WalletStatementRow
            {
                Kind = (Libmoney.StatementRowKind)Memory.GetInt(at + 0),
                Date = Memory.Day(Memory.GetInt(at + 4)),
                Id = (ulong)Memory.GetLong(at + 8),
                Amount = Libmoney.Money.Read(at + 16),
                Text = Memory.Text(at + 48, 64),
                Label = Memory.Text(at + 112, 80),
            };
        }
    }
}
