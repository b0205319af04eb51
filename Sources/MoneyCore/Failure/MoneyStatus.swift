// Made from the headers by api/generate.py.

/// The reason why a call failed. The values are those of the C interface.
public enum MoneyStatus: Int32, Sendable {
  /// An argument is missing or out of range.
  case argument = 1
  /// The text does not fit in the space provided for it.
  case bufferTooSmall = 2
  /// A callback of the object has not returned.
  case busy = 3
  /// Not enough memory is available.
  case outOfMemory = 4
  /// The input exceeds a limit on its length, size or depth.
  case limit = 5
  /// The index is out of range, or the entry does not exist.
  case notFound = 6
  /// The object is not in a state that allows the call.
  case state = 7
  /// The call was cancelled or exceeded its time limit; nothing has changed.
  case cancelled = 8
  /// The text is not a number, amount, date or code; the position is that of the first invalid byte.
  case syntax = 20
  /// The text is not valid UTF-8, or contains the character U+0000.
  case encoding = 21
  /// The exact result does not fit in 38 digits.
  case overflow = 22
  /// The divisor is 0.
  case divisionByZero = 23
  /// The result cannot be represented without rounding, which the call does not allow.
  case inexact = 24
  /// The date is not a day in the years 1 to 9999.
  case date = 25
  /// The currency is neither built in nor in the registry, or its minor unit is unknown.
  case unknownCurrency = 40
  /// Different currencies were used where one currency is required.
  case currencyMismatch = 41
  /// A currency with this code already exists.
  case duplicateCurrency = 42
  /// The symbol, such as $, is used by several currencies; the error's text lists them.
  case ambiguousCurrency = 43
  /// The list of weights is empty, all weights are 0, or a weight is negative.
  case weights = 60
  /// No rate converts between the two currencies on that date, or it is too old; the error's text contains the latest
  /// earlier date with a rate, however long ago.
  case noRate = 80
  /// The rate is zero, negative or out of range, or is not 1 for a currency against itself.
  case invalidRate = 81
  /// The document contains more than one rate for the same direction and date.
  case duplicateRate = 82
  /// The document is well-formed but contains no rates.
  case noRates = 83
  /// The document is an error of the provider; the error's text contains its code and message.
  case provider = 84
  /// The text is not JSON, or an object contains a duplicate key.
  case json = 100
  /// The document is well-formed but not of the expected kind.
  case document = 101
  /// The document was written by a newer version of the library.
  case version = 102
  /// The text is not well-formed XML, contains a document type declaration, or exceeds a limit.
  case xml = 103
  /// The available balance, or the amount on hold, is too small.
  case insufficient = 110
  /// The postings of a transaction do not sum to zero in a currency.
  case unbalanced = 111
  /// The account is of another kind or currency, or only groups others.
  case account = 112
  /// The date is in a closed period.
  case periodClosed = 113
  /// The quote is not valid any more at that instant.
  case expired = 114
  /// The discount is negative, above 100 percent, or above the price.
  case discount = 120
  /// The tax rate is outside 0 to 100 percent, or a category has no tax rate.
  case tax = 121
  /// The document contains the same product more than once.
  case duplicateSku = 122
  /// Two transactions share an id.
  case duplicateId = 130
  /// No response was received; the error's text contains the reason.
  case transport = 140
  /// The response belongs to a request that is not pending.
  case unknownRequest = 141
  /// The server returned an HTTP error; the error's text contains its status.
  case http = 142
  /// The server rejected the key: HTTP 401 or 403.
  case unauthorized = 143
  /// The provider's rate limit is exceeded: HTTP 429.
  case rateLimited = 144
  /// The response is HTML, or is of an unexpected type.
  case contentType = 145
  /// The response ends before its document does.
  case truncated = 146
  /// The response exceeds the configured size limit.
  case tooLarge = 147
  /// A rate is at least a hundred times higher or lower than before.
  case rateJumped = 148
  /// The list is well-formed but contains no currencies.
  case noCurrencies = 149
  /// Reading failed; the error's `cause` is the reason.
  case retrieval = 160
  /// Saving failed and changed nothing; the error's `cause` is the reason.
  case saving = 161
  /// Removing failed and changed nothing; the error's `cause` is the reason.
  case removal = 162
  /// The file is not a store.
  case notAStore = 163
  /// Another connection is writing and did not finish in time.
  case storeLocked = 164
  /// The store or its file is read-only.
  case storeReadOnly = 165
  /// The disk or the quota is full.
  case storeFull = 166
  /// The file is damaged.
  case storeCorrupt = 167
  /// The path does not exist, is a directory, or may not be accessed.
  case storePath = 168
  /// The disk reported an error.
  case storeIo = 169
  /// The stored object has changed since it was loaded, or the key belongs to another request.
  case conflict = 170
  /// The system provides no SQLite library that stores can use; the error's text contains the reason.
  case noSqlite = 171
  /// Saving or removing failed, and it is unknown whether the change was made completely or not at all; the error's
  /// `cause` is the reason.
  case storeUnknown = 172
}
