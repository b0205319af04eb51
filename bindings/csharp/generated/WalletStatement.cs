// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A wallet as a screen shows it. Each currency has a section with a row for each entry and a row
    /// with the subtotal; the last section has one row, the grand total. A statement is a copy: it does not
    /// change with the wallet.</summary>
    public sealed class WalletStatement : Handle
    {
        private static readonly Action<long> Free = Raw.money_wallet_statement_free;

        private WalletStatement(long at)
            : base(at, Free)
        {
        }

        internal static WalletStatement Adopt(long at)
        {
            return new WalletStatement(at);
        }

        internal static WalletStatement AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Counts the sections: one for each currency, and one for the grand total. C:
        /// money_wallet_statement_section_count</summary>
        public long SectionCount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_wallet_statement_section_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the header of a section, which is its currency. C:
        /// money_wallet_statement_section_at</summary>
        public string SectionAt(long section)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_wallet_statement_section_at(at, section, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Counts the rows of a section. C: money_wallet_statement_row_count</summary>
        public long RowCount(long section)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_wallet_statement_row_count(at, section, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the row of a section at an index. C: money_wallet_statement_row_at</summary>
        public WalletStatementRow RowAt(long section, long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long rowAt = call.Take(192);
                call.Check(Raw.money_wallet_statement_row_at(at, section, index, rowAt, call.Error));
                return Libmoney.WalletStatementRow.Read(rowAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the rows of a section from index `first` on into an array, under the rules of
        /// money_wallet_entries. C: money_wallet_statement_rows</summary>
        public IReadOnlyList<WalletStatementRow> Rows(long section)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                return call.Pages(192, one => Libmoney.WalletStatementRow.Read(one), page => Raw.money_wallet_statement_rows(at, section, page.First, page.Rows, page.Capacity, page.Count, call.Error));
            }
            finally
            {
                call.End();
            }
        }
    }
}
