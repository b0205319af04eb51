// Made from the headers by api/generate.py.

/// The reason why a call failed. The values are those of the C interface.
public enum MoneyStatus: Int32, Sendable {
  /// An argument is missing or out of range.
  case argument = 1
  /// The text does not fit in the space provided for it.
  case bufferTooSmall = 2
  /// The object's own callback has not returned.
  case busy = 3
  /// There is not enough memory.
  case outOfMemory = 4
  /// The input is longer, larger or deeper than a limit.
  case limit = 5
  /// The index is past the end, or there is no such entry.
  case notFound = 6
  /// The object is in a state in which this call makes no sense.
  case state = 7
  /// The caller cancelled the call, or its time was over; nothing has changed.
  case cancelled = 8
  /// The text is no number, amount, date or code; the position is its first byte that does not belong.
  case syntax = 20
  /// The text is not valid UTF-8, or contains the character U+0000.
  case encoding = 21
  /// The exact result does not fit 38 digits.
  case overflow = 22
  /// The divisor is 0.
  case divisionByZero = 23
  /// The result would have to be rounded, and rounding was not allowed.
  case inexact = 24
  /// The date is no day of the years 1 to 9999.
  case date = 25
  /// The currency is neither built in nor in the registry given, or its minor unit is not known.
  case unknownCurrency = 40
  /// Two currencies meet where one is needed.
  case currencyMismatch = 41
  /// The code is taken already.
  case duplicateCurrency = 42
  /// The symbol, such as $, stands for several currencies; the error's text lists them.
  case ambiguousCurrency = 43
  /// There are no weights, or one is negative, or all are 0.
  case weights = 60
  /// No rate leads from the one currency to the other on that day, or it is too old; the error's text names the last
  /// day before it that had one, however long ago.
  case noRate = 80
  /// The rate is zero, negative or out of range, or is not 1 for a currency against itself.
  case invalidRate = 81
  /// One document has the same direction twice.
  case duplicateRate = 82
  /// The document is well-formed and has no rate.
  case noRates = 83
  /// The document is the provider's own error; the error's text has its code and words.
  case provider = 84
  /// The text is not JSON, or an object has a key twice.
  case json = 100
  /// The document is well-formed and not of the kind expected.
  case document = 101
  /// A newer version of the library wrote it.
  case version = 102
  /// Less is there, or less is not held, than should go out.
  case insufficient = 110
  /// The discount is below 0, above 100 percent, or above the price.
  case discount = 120
  /// The tax is outside 0 to 100 percent, or a category has none.
  case tax = 121
  /// One document has the same product twice.
  case duplicateSku = 122
  /// Two transactions have the same id.
  case duplicateId = 130
  /// No answer came; the error's text says why.
  case transport = 140
  /// The answer is to a request that is not under way.
  case unknownRequest = 141
  /// The server answered with an error; the text has its status.
  case http = 142
  /// The server refuses the key: HTTP 401 or 403.
  case unauthorized = 143
  /// The provider was asked too often: HTTP 429.
  case rateLimited = 144
  /// The answer is HTML, or of another type than expected.
  case contentType = 145
  /// The answer ends before its document does.
  case truncated = 146
  /// The answer is larger than the limit that was set.
  case tooLarge = 147
  /// A rate is a hundred times higher or lower than before.
  case rateJumped = 148
  /// The list is well-formed and has no currency.
  case noCurrencies = 149
  /// Reading failed; the error's `cause` says why.
  case retrieval = 160
  /// Saving failed and changed nothing; the error's `cause` says why.
  case saving = 161
  /// Removing failed and changed nothing; the error's `cause` says why.
  case removal = 162
  /// The file belongs to something else.
  case notAStore = 163
  /// Another connection writes, and did not end in time.
  case storeLocked = 164
  /// The store, or its file, can only be read.
  case storeReadOnly = 165
  /// No room is left on the disk, or in the quota.
  case storeFull = 166
  /// The file is damaged.
  case storeCorrupt = 167
  /// The path is not there, is a directory, or is not permitted.
  case storePath = 168
  /// The disk failed.
  case storeIo = 169
  /// Somebody else changed the stored object since it was loaded, or another request has the key.
  case conflict = 170
  /// The system has no SQLite that stores can use; the error's text says why.
  case noSqlite = 171
  /// Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the error's
  /// `cause` says why.
  case storeUnknown = 172
}
