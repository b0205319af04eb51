using System;

namespace Libmoney
{
    /// <summary>A call that failed; it has changed nothing.</summary>
    /// <example><code>
    /// try
    /// {
    ///     rates.Convert(new Money("10", "EUR"), "XAF");
    /// }
    /// catch (MoneyException error) when (error.Status == Status.NoRate)
    /// {
    ///     …
    /// }
    /// </code></example>
    public sealed class MoneyException : Exception
    {
        internal MoneyException(Status status, string text, long position, Status cause)
            : base(text)
        {
            Status = status;
            Position = position;
            CauseStatus = cause;
        }

        /// <summary>The status of the failure.</summary>
        public Status Status { get; private set; }

        /// <summary>The name of the status in C, such as "MONEY_ERR_NO_RATE".</summary>
        public string Constant
        {
            get { return LibMoney.StatusName(Status); }
        }

        /// <summary>The index of the first invalid byte in the input text, in UTF-8, or -1.</summary>
        public long Position { get; private set; }

        /// <summary>The status behind Retrieval, Saving and Removal; Ok for every other one.</summary>
        public Status CauseStatus { get; private set; }
    }
}
