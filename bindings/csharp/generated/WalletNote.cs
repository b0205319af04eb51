// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The label and the date of an entry or a hold. NULL in place of a note means no label and no
    /// date.</summary>
    public sealed class WalletNote
    {
        internal const int Size = 16;

        /// <summary>or MONEY_DATE_NONE</summary>
        public DateTime? Date { get; set; }

        /// <summary>one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no
        /// label</summary>
        public string Label { get; set; }

        internal static WalletNote Read(long at)
        {
            return new WalletNote
            {
                Date = Memory.Day(Memory.GetInt(at + 4)),
                Label = Memory.TextUntilNul(Memory.GetLong(at + 8)),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_wallet_note_init(at);
            if (Date != null)
            {
                Memory.PutInt(at + 4, Memory.OfDay(Date.Value));
            }

            if (Label != null)
            {
                Memory.PutLong(at + 8, call.Code(Label));
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
