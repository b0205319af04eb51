// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The values that a converter shows, apart from its texts. 112 bytes.</summary>
    public sealed class ConverterInfo
    {
        internal const int Size = 112;

        private ConverterInfo()
        {
        }

        /// <summary>source</summary>
        public string Source { get; private set; }

        /// <summary>target</summary>
        public string Target { get; private set; }

        /// <summary>state</summary>
        public ConverterState State { get; private set; }

        /// <summary>input state</summary>
        public InputState InputState { get; private set; }

        /// <summary>origin</summary>
        public Origin Origin { get; private set; }

        /// <summary>1: rates were asked for, and the answer is on its way</summary>
        public bool IsLoading { get; private set; }

        /// <summary>1: there are rates, but they are too old or could not be renewed</summary>
        public bool IsStale { get; private set; }

        /// <summary>1: whoever fetches rates should ask for them now</summary>
        public bool WantsRates { get; private set; }

        /// <summary>the status of money_converter_reason; MONEY_OK if there is none</summary>
        public Status Failure { get; private set; }

        /// <summary>of the result: MONEY_FLAG_ values</summary>
        public Flags Flags { get; private set; }

        /// <summary>the document's time, or the start of its newest day; MONEY_INSTANT_NONE: unknown</summary>
        public DateTimeOffset? Updated { get; private set; }

        /// <summary>seconds from then to `now`; MONEY_INSTANT_NONE: unknown</summary>
        public long UpdatedAge { get; private set; }

        /// <summary>when the rates arrived; MONEY_INSTANT_NONE: unknown</summary>
        public DateTimeOffset? Received { get; private set; }

        /// <summary>seconds from then to `now`; MONEY_INSTANT_NONE: unknown</summary>
        public long ReceivedAge { get; private set; }

        internal static ConverterInfo Read(long at)
        {
            return new ConverterInfo
            {
                Source = Memory.Text(at + 0, 12),
                Target = Memory.Text(at + 12, 12),
                State = (Libmoney.ConverterState)Memory.GetInt(at + 24),
                InputState = (Libmoney.InputState)Memory.GetInt(at + 28),
                Origin = (Libmoney.Origin)Memory.GetInt(at + 32),
                IsLoading = Memory.GetInt(at + 36) != 0,
                IsStale = Memory.GetInt(at + 40) != 0,
                WantsRates = Memory.GetInt(at + 44) != 0,
                Failure = (Libmoney.Status)Memory.GetInt(at + 48),
                Flags = (Libmoney.Flags)Memory.GetInt(at + 52),
                Updated = Memory.Instant(Memory.GetLong(at + 56)),
                UpdatedAge = Memory.GetLong(at + 64),
                Received = Memory.Instant(Memory.GetLong(at + 72)),
                ReceivedAge = Memory.GetLong(at + 80),
            };
        }
    }
}
