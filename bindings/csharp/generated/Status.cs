// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never
    /// reused.</summary>
    public enum Status
    {
        /// <summary>ok</summary>
        Ok = 0,

        /// <summary>A pointer is NULL and must not be, a value is out of its range, or a reserved field is not
        /// zero.</summary>
        Argument = 1,

        /// <summary>The text is longer than the buffer; `length` says how long it is.</summary>
        BufferTooSmall = 2,

        /// <summary>A callback of the object called back to change it.</summary>
        Busy = 3,

        /// <summary>There is not enough memory.</summary>
        OutOfMemory = 4,

        /// <summary>The input is longer, larger or deeper than a limit.</summary>
        Limit = 5,

        /// <summary>The index is past the end, or there is no such entry.</summary>
        NotFound = 6,

        /// <summary>The object is in a state in which this call makes no sense.</summary>
        State = 7,

        /// <summary>The caller cancelled the call, or its time was over; nothing has changed.</summary>
        Cancelled = 8,

        /// <summary>The text is no number, amount, date or code; the position is its first byte that does not
        /// belong.</summary>
        Syntax = 20,

        /// <summary>The text is not UTF-8, or has a NUL inside.</summary>
        Encoding = 21,

        /// <summary>The exact result does not fit 38 digits.</summary>
        Overflow = 22,

        /// <summary>The divisor is 0.</summary>
        DivisionByZero = 23,

        /// <summary>The result would have to be rounded, and rounding was not allowed.</summary>
        Inexact = 24,

        /// <summary>The date is no day of the years 1 to 9999.</summary>
        Date = 25,

        /// <summary>The currency is neither built in nor in the registry given, or its minor unit is not
        /// known.</summary>
        UnknownCurrency = 40,

        /// <summary>Two currencies meet where one is needed.</summary>
        CurrencyMismatch = 41,

        /// <summary>The code is taken already.</summary>
        DuplicateCurrency = 42,

        /// <summary>The symbol, such as $, stands for several currencies; the error's text lists
        /// them.</summary>
        AmbiguousCurrency = 43,

        /// <summary>There are no weights, or one is negative, or all are 0.</summary>
        Weights = 60,

        /// <summary>No rate leads from the one currency to the other on that day, or it is too old; the error's
        /// text names the last day before it that had one, however long ago.</summary>
        NoRate = 80,

        /// <summary>The rate is zero, negative or out of range, or is not 1 for a currency against
        /// itself.</summary>
        InvalidRate = 81,

        /// <summary>One document has the same direction twice.</summary>
        DuplicateRate = 82,

        /// <summary>The document is well-formed and has no rate.</summary>
        NoRates = 83,

        /// <summary>The document is the provider's own error; the error's text has its code and
        /// words.</summary>
        Provider = 84,

        /// <summary>The text is not JSON, or an object has a key twice.</summary>
        Json = 100,

        /// <summary>The document is well-formed and not of the kind expected.</summary>
        Document = 101,

        /// <summary>A newer version of the library wrote it.</summary>
        Version = 102,

        /// <summary>Less is there, or less is not held, than should go out.</summary>
        Insufficient = 110,

        /// <summary>The discount is below 0, above 100 percent, or above the price.</summary>
        Discount = 120,

        /// <summary>The tax is outside 0 to 100 percent, or a category has none.</summary>
        Tax = 121,

        /// <summary>One document has the same product twice.</summary>
        DuplicateSku = 122,

        /// <summary>Two transactions have the same id.</summary>
        DuplicateId = 130,

        /// <summary>No answer came; the error's text says why.</summary>
        Transport = 140,

        /// <summary>The answer is to a request that is not under way.</summary>
        UnknownRequest = 141,

        /// <summary>The server answered with an error; the text has its status.</summary>
        Http = 142,

        /// <summary>The server refuses the key: HTTP 401 or 403.</summary>
        Unauthorized = 143,

        /// <summary>The provider was asked too often: HTTP 429.</summary>
        RateLimited = 144,

        /// <summary>The answer is HTML, or of another type than expected.</summary>
        ContentType = 145,

        /// <summary>The answer ends before its document does.</summary>
        Truncated = 146,

        /// <summary>The answer is larger than the limit that was set.</summary>
        TooLarge = 147,

        /// <summary>A rate is a hundred times higher or lower than before.</summary>
        RateJumped = 148,

        /// <summary>The list is well-formed and has no currency.</summary>
        NoCurrencies = 149,

        /// <summary>Reading failed; the error's `cause` says why.</summary>
        Retrieval = 160,

        /// <summary>Saving failed and changed nothing; the error's `cause` says why.</summary>
        Saving = 161,

        /// <summary>Removing failed and changed nothing; the error's `cause` says why.</summary>
        Removal = 162,

        /// <summary>The file belongs to something else.</summary>
        NotAStore = 163,

        /// <summary>Another connection writes, and did not end in time.</summary>
        StoreLocked = 164,

        /// <summary>The store, or its file, can only be read.</summary>
        StoreReadOnly = 165,

        /// <summary>No room is left on the disk, or in the quota.</summary>
        StoreFull = 166,

        /// <summary>The file is damaged.</summary>
        StoreCorrupt = 167,

        /// <summary>The path is not there, is a directory, or is not permitted.</summary>
        StorePath = 168,

        /// <summary>The disk failed.</summary>
        StoreIo = 169,

        /// <summary>Somebody else changed the stored object since it was loaded, or another request has the
        /// key.</summary>
        Conflict = 170,

        /// <summary>The system has no SQLite that stores can use; the error's text says why.</summary>
        NoSqlite = 171,

        /// <summary>Saving or removing failed, and it is not known whether the change is there as a whole or
        /// not at all; the error's `cause` says why.</summary>
        StoreUnknown = 172
    }
}
