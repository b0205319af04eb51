// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The reason of a failure. You own it, and a call writes it only when it fails. 256
    /// bytes.</summary>
    public sealed class Failure
    {
        internal const int Size = 256;

        private Failure()
        {
        }

        /// <summary>what the call returned</summary>
        public Status Status { get; private set; }

        /// <summary>the status behind MONEY_ERR_RETRIEVAL, _SAVING, _REMOVAL and _STORE_UNKNOWN; else
        /// 0</summary>
        public Status Cause { get; private set; }

        /// <summary>the byte of the given text where the failure lies, or -1</summary>
        public long Position { get; private set; }

        /// <summary>one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29"</summary>
        public string Text { get; private set; }

        internal static Failure Read(long at)
        {
            return new Failure
            {
                Status = (Libmoney.Status)Memory.GetInt(at + 0),
                Cause = (Libmoney.Status)Memory.GetInt(at + 4),
                Position = Memory.GetLong(at + 8),
                Text = Memory.Text(at + 16, 240),
            };
        }
    }
}
