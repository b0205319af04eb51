# frozen_string_literal: true

# Made from the headers by api/generate.py.

module LibMoney
  # A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero.
  class InvalidArgument < Error; end

  # The text is longer than the buffer; `length` says how long it is.
  class BufferTooSmall < Error; end

  # A callback of the object called back to change it.
  class BusyError < Error; end

  # There is not enough memory.
  class OutOfMemory < Error; end

  # The input is longer, larger or deeper than a limit.
  class LimitError < Error; end

  # The index is past the end, or there is no such entry.
  class NotFound < Error; end

  # The object is in a state in which this call makes no sense.
  class StateError < Error; end

  # The caller cancelled the call, or its time was over; nothing has changed.
  class Cancelled < Error; end

  # The text is no number, amount, date or code; the position is its first byte that does not belong.
  class InvalidSyntax < Error; end

  # The text is not UTF-8, or has a NUL inside.
  class InvalidEncoding < Error; end

  # The exact result does not fit 38 digits.
  class DecimalOverflow < Error; end

  # The divisor is 0.
  class DivisionByZero < Error; end

  # The result would have to be rounded, and rounding was not allowed.
  class InexactResult < Error; end

  # The date is no day of the years 1 to 9999.
  class InvalidDate < Error; end

  # The currency is neither built in nor in the registry given, or its minor unit is not known.
  class UnknownCurrency < Error; end

  # Two currencies meet where one is needed.
  class CurrencyMismatch < Error; end

  # The code is taken already.
  class DuplicateCurrency < Error; end

  # The symbol, such as $, stands for several currencies; the error's text lists them.
  class AmbiguousCurrency < Error; end

  # There are no weights, or one is negative, or all are 0.
  class InvalidWeights < Error; end

  # No rate leads from the one currency to the other on that day, or it is too old; the error's text
  # names the last day before it that had one, however long ago.
  class NoRate < Error; end

  # The rate is zero, negative or out of range, or is not 1 for a currency against itself.
  class InvalidRate < Error; end

  # One document has the same direction twice.
  class DuplicateRate < Error; end

  # The document is well-formed and has no rate.
  class NoRates < Error; end

  # The document is the provider's own error; the error's text has its code and words.
  class ProviderError < Error; end

  # The text is not JSON, or an object has a key twice.
  class JSONError < Error; end

  # The document is well-formed and not of the kind expected.
  class DocumentError < Error; end

  # A newer version of the library wrote it.
  class VersionError < Error; end

  # Less is there, or less is not held, than should go out.
  class InsufficientFunds < Error; end

  # The discount is below 0, above 100 percent, or above the price.
  class InvalidDiscount < Error; end

  # The tax is outside 0 to 100 percent, or a category has none.
  class InvalidTax < Error; end

  # One document has the same product twice.
  class DuplicateSku < Error; end

  # Two transactions have the same id.
  class DuplicateId < Error; end

  # No answer came; the error's text says why.
  class TransportError < Error; end

  # The answer is to a request that is not under way.
  class UnknownRequest < Error; end

  # The server answered with an error; the text has its status.
  class HTTPFailure < Error; end

  # The server refuses the key: HTTP 401 or 403.
  class Unauthorized < Error; end

  # The provider was asked too often: HTTP 429.
  class RateLimited < Error; end

  # The answer is HTML, or of another type than expected.
  class WrongContentType < Error; end

  # The answer ends before its document does.
  class TruncatedResponse < Error; end

  # The answer is larger than the limit that was set.
  class ResponseTooLarge < Error; end

  # A rate is a hundred times higher or lower than before.
  class RateJumped < Error; end

  # The list is well-formed and has no currency.
  class NoCurrencies < Error; end

  # Reading failed; the error's `cause` says why.
  class RetrievalError < Error; end

  # Saving failed and changed nothing; the error's `cause` says why.
  class SavingError < Error; end

  # Removing failed and changed nothing; the error's `cause` says why.
  class RemovalError < Error; end

  # The file belongs to something else.
  class NotAStore < Error; end

  # Another connection writes, and did not end in time.
  class StoreLocked < Error; end

  # The store, or its file, can only be read.
  class StoreReadOnly < Error; end

  # No room is left on the disk, or in the quota.
  class StoreFull < Error; end

  # The file is damaged.
  class StoreCorrupt < Error; end

  # The path is not there, is a directory, or is not permitted.
  class StorePathError < Error; end

  # The disk failed.
  class StoreIOError < Error; end

  # Somebody else changed the stored object since it was loaded, or another request has the key.
  class Conflict < Error; end

  # The system has no SQLite that stores can use; the error's text says why.
  class NoSQLite < Error; end

  # Saving or removing failed, and it is not known whether the change is there as a whole or not at
  # all; the error's `cause` says why.
  class StoreUnknown < Error; end
end
