/** @file errors.hpp
 *  An exception for each status. Made from the headers by api/generate.py.
 */
#ifndef MONEY_CPP_ERRORS_HPP
#define MONEY_CPP_ERRORS_HPP

namespace money {

/// A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero.
class ArgumentError : public error {
public:
    using error::error;
};

/// The text is longer than the buffer; `length` says how long it is.
class BufferTooSmall : public error {
public:
    using error::error;
};

/// A callback of the object called back to change it.
class BusyError : public error {
public:
    using error::error;
};

/// There is not enough memory.
class OutOfMemory : public error {
public:
    using error::error;
};

/// The input is longer, larger or deeper than a limit.
class LimitError : public error {
public:
    using error::error;
};

/// The index is past the end, or there is no such entry.
class NotFound : public error {
public:
    using error::error;
};

/// The object is in a state in which this call makes no sense.
class StateError : public error {
public:
    using error::error;
};

/// The caller cancelled the call, or its time was over; nothing has changed.
class Cancelled : public error {
public:
    using error::error;
};

/// The text is no number, amount, date or code; the position is its first byte that does not belong.
class SyntaxError : public error {
public:
    using error::error;
};

/// The text is not UTF-8, or has a NUL inside.
class EncodingError : public error {
public:
    using error::error;
};

/// The exact result does not fit 38 digits.
class DecimalOverflow : public error {
public:
    using error::error;
};

/// The divisor is 0.
class DivisionByZero : public error {
public:
    using error::error;
};

/// The result would have to be rounded, and rounding was not allowed.
class InexactResult : public error {
public:
    using error::error;
};

/// The date is no day of the years 1 to 9999.
class InvalidDate : public error {
public:
    using error::error;
};

/// The currency is neither built in nor in the registry given, or its minor unit is not known.
class UnknownCurrency : public error {
public:
    using error::error;
};

/// Two currencies meet where one is needed.
class CurrencyMismatch : public error {
public:
    using error::error;
};

/// The code is taken already.
class DuplicateCurrency : public error {
public:
    using error::error;
};

/// The symbol, such as $, stands for several currencies; the error's text lists them.
class AmbiguousCurrency : public error {
public:
    using error::error;
};

/// There are no weights, or one is negative, or all are 0.
class InvalidWeights : public error {
public:
    using error::error;
};

/// No rate leads from the one currency to the other on that day, or it is too old; the error's text names the last
/// day before it that had one, however long ago.
class NoRate : public error {
public:
    using error::error;
};

/// The rate is zero, negative or out of range, or is not 1 for a currency against itself.
class InvalidRate : public error {
public:
    using error::error;
};

/// One document has the same direction twice.
class DuplicateRate : public error {
public:
    using error::error;
};

/// The document is well-formed and has no rate.
class NoRates : public error {
public:
    using error::error;
};

/// The document is the provider's own error; the error's text has its code and words.
class ProviderError : public error {
public:
    using error::error;
};

/// The text is not JSON, or an object has a key twice.
class JSONError : public error {
public:
    using error::error;
};

/// The document is well-formed and not of the kind expected.
class DocumentError : public error {
public:
    using error::error;
};

/// A newer version of the library wrote it.
class VersionError : public error {
public:
    using error::error;
};

/// Less is there, or less is not held, than should go out.
class InsufficientFunds : public error {
public:
    using error::error;
};

/// The discount is below 0, above 100 percent, or above the price.
class InvalidDiscount : public error {
public:
    using error::error;
};

/// The tax is outside 0 to 100 percent, or a category has none.
class InvalidTax : public error {
public:
    using error::error;
};

/// One document has the same product twice.
class DuplicateSku : public error {
public:
    using error::error;
};

/// Two transactions have the same id.
class DuplicateId : public error {
public:
    using error::error;
};

/// No answer came; the error's text says why.
class TransportError : public error {
public:
    using error::error;
};

/// The answer is to a request that is not under way.
class UnknownRequest : public error {
public:
    using error::error;
};

/// The server answered with an error; the text has its status.
class HTTPFailure : public error {
public:
    using error::error;
};

/// The server refuses the key: HTTP 401 or 403.
class Unauthorized : public error {
public:
    using error::error;
};

/// The provider was asked too often: HTTP 429.
class RateLimited : public error {
public:
    using error::error;
};

/// The answer is HTML, or of another type than expected.
class WrongContentType : public error {
public:
    using error::error;
};

/// The answer ends before its document does.
class TruncatedResponse : public error {
public:
    using error::error;
};

/// The answer is larger than the limit that was set.
class ResponseTooLarge : public error {
public:
    using error::error;
};

/// A rate is a hundred times higher or lower than before.
class RateJumped : public error {
public:
    using error::error;
};

/// The list is well-formed and has no currency.
class NoCurrencies : public error {
public:
    using error::error;
};

/// Reading failed; the error's `cause` says why.
class RetrievalError : public error {
public:
    using error::error;
};

/// Saving failed and changed nothing; the error's `cause` says why.
class SavingError : public error {
public:
    using error::error;
};

/// Removing failed and changed nothing; the error's `cause` says why.
class RemovalError : public error {
public:
    using error::error;
};

/// The file belongs to something else.
class NotAStore : public error {
public:
    using error::error;
};

/// Another connection writes, and did not end in time.
class StoreLocked : public error {
public:
    using error::error;
};

/// The store, or its file, can only be read.
class StoreReadOnly : public error {
public:
    using error::error;
};

/// No room is left on the disk, or in the quota.
class StoreFull : public error {
public:
    using error::error;
};

/// The file is damaged.
class StoreCorrupt : public error {
public:
    using error::error;
};

/// The path is not there, is a directory, or is not permitted.
class StorePathError : public error {
public:
    using error::error;
};

/// The disk failed.
class StoreIOError : public error {
public:
    using error::error;
};

/// Somebody else changed the stored object since it was loaded, or another request has the key.
class Conflict : public error {
public:
    using error::error;
};

/// The system has no SQLite that stores can use; the error's text says why.
class NoSQLite : public error {
public:
    using error::error;
};

/// Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the error's
/// `cause` says why.
class StoreUnknown : public error {
public:
    using error::error;
};

namespace detail {

/// Throws the exception of a status.
[[noreturn]] inline void raise(money_status_t status, const money_error_t &reason) {
    switch (status) {
    case MONEY_ERR_ARGUMENT: throw ArgumentError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_BUFFER_TOO_SMALL: throw BufferTooSmall(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_BUSY: throw BusyError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_OUT_OF_MEMORY: throw OutOfMemory(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_LIMIT: throw LimitError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_NOT_FOUND: throw NotFound(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STATE: throw StateError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_CANCELLED: throw Cancelled(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_SYNTAX: throw SyntaxError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_ENCODING: throw EncodingError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_OVERFLOW: throw DecimalOverflow(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DIVISION_BY_ZERO: throw DivisionByZero(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_INEXACT: throw InexactResult(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DATE: throw InvalidDate(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_UNKNOWN_CURRENCY: throw UnknownCurrency(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_CURRENCY_MISMATCH: throw CurrencyMismatch(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DUPLICATE_CURRENCY: throw DuplicateCurrency(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_AMBIGUOUS_CURRENCY: throw AmbiguousCurrency(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_WEIGHTS: throw InvalidWeights(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_NO_RATE: throw NoRate(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_INVALID_RATE: throw InvalidRate(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DUPLICATE_RATE: throw DuplicateRate(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_NO_RATES: throw NoRates(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_PROVIDER: throw ProviderError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_JSON: throw JSONError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DOCUMENT: throw DocumentError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_VERSION: throw VersionError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_INSUFFICIENT: throw InsufficientFunds(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DISCOUNT: throw InvalidDiscount(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_TAX: throw InvalidTax(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DUPLICATE_SKU: throw DuplicateSku(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_DUPLICATE_ID: throw DuplicateId(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_TRANSPORT: throw TransportError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_UNKNOWN_REQUEST: throw UnknownRequest(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_HTTP: throw HTTPFailure(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_UNAUTHORIZED: throw Unauthorized(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_RATE_LIMITED: throw RateLimited(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_CONTENT_TYPE: throw WrongContentType(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_TRUNCATED: throw TruncatedResponse(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_TOO_LARGE: throw ResponseTooLarge(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_RATE_JUMPED: throw RateJumped(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_NO_CURRENCIES: throw NoCurrencies(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_RETRIEVAL: throw RetrievalError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_SAVING: throw SavingError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_REMOVAL: throw RemovalError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_NOT_A_STORE: throw NotAStore(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_LOCKED: throw StoreLocked(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_READ_ONLY: throw StoreReadOnly(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_FULL: throw StoreFull(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_CORRUPT: throw StoreCorrupt(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_PATH: throw StorePathError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_IO: throw StoreIOError(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_CONFLICT: throw Conflict(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_NO_SQLITE: throw NoSQLite(status, reason.cause, reason.position, reason.text);
    case MONEY_ERR_STORE_UNKNOWN: throw StoreUnknown(status, reason.cause, reason.position, reason.text);
    default: throw error(status, reason.cause, reason.position, reason.text);
    }
}

} // namespace detail

} // namespace money

#endif
