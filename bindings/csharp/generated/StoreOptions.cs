// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The options with which a store is opened. 24 bytes; the library also reads the 16 bytes of
    /// version 0.1.</summary>
    public sealed class StoreOptions
    {
        internal const int Size = 24;

        /// <summary>1: nothing can be changed</summary>
        public bool? ReadOnly { get; set; }

        /// <summary>1: the call makes the file if it does not exist</summary>
        public bool? Create { get; set; }

        /// <summary>how long a change waits for another connection's change to end; 0: it does not
        /// wait</summary>
        public int? BusyMilliseconds { get; set; }

        /// <summary>the time after which a call interrupts its own work on the file; 0: it never does</summary>
        public int? WorkMilliseconds { get; set; }

        internal static StoreOptions Read(long at)
        {
            return new StoreOptions
            {
                ReadOnly = Memory.GetInt(at + 4) != 0,
                Create = Memory.GetInt(at + 8) != 0,
                BusyMilliseconds = Memory.GetInt(at + 12),
                WorkMilliseconds = Memory.GetInt(at + 16),
            };
        }

        internal void Write(Call call, long at)
        {
            Raw.money_store_options_init(at);
            if (ReadOnly != null)
            {
                Memory.PutInt(at + 4, (ReadOnly.Value ? 1 : 0));
            }

            if (Create != null)
            {
                Memory.PutInt(at + 8, (Create.Value ? 1 : 0));
            }

            if (BusyMilliseconds != null)
            {
                Memory.PutInt(at + 12, BusyMilliseconds.Value);
            }

            if (WorkMilliseconds != null)
            {
                Memory.PutInt(at + 16, WorkMilliseconds.Value);
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
