<?php

// Made from the headers by api/generate.py.

declare(strict_types=1);

namespace LibMoney;

/**
 * A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero.
 */
final class InvalidArgument extends MoneyException
{
}

/**
 * The text is longer than the buffer; `length` says how long it is.
 */
final class BufferTooSmall extends MoneyException
{
}

/**
 * A callback of the object called back to change it.
 */
final class BusyError extends MoneyException
{
}

/**
 * There is not enough memory.
 */
final class OutOfMemory extends MoneyException
{
}

/**
 * The input is longer, larger or deeper than a limit.
 */
final class LimitError extends MoneyException
{
}

/**
 * The index is past the end, or there is no such entry.
 */
final class NotFound extends MoneyException
{
}

/**
 * The object is in a state in which this call makes no sense.
 */
final class StateError extends MoneyException
{
}

/**
 * The caller cancelled the call, or its time was over; nothing has changed.
 */
final class Cancelled extends MoneyException
{
}

/**
 * The text is no number, amount, date or code; the position is its first byte that does not belong.
 */
final class InvalidSyntax extends MoneyException
{
}

/**
 * The text is not UTF-8, or has a NUL inside.
 */
final class InvalidEncoding extends MoneyException
{
}

/**
 * The exact result does not fit 38 digits.
 */
final class DecimalOverflow extends MoneyException
{
}

/**
 * The divisor is 0.
 */
final class DivisionByZero extends MoneyException
{
}

/**
 * The result would have to be rounded, and rounding was not allowed.
 */
final class InexactResult extends MoneyException
{
}

/**
 * The date is no day of the years 1 to 9999.
 */
final class InvalidDate extends MoneyException
{
}

/**
 * The currency is neither built in nor in the registry given, or its minor unit is not known.
 */
final class UnknownCurrency extends MoneyException
{
}

/**
 * Two currencies meet where one is needed.
 */
final class CurrencyMismatch extends MoneyException
{
}

/**
 * The code is taken already.
 */
final class DuplicateCurrency extends MoneyException
{
}

/**
 * The symbol, such as $, stands for several currencies; the error's text lists them.
 */
final class AmbiguousCurrency extends MoneyException
{
}

/**
 * There are no weights, or one is negative, or all are 0.
 */
final class InvalidWeights extends MoneyException
{
}

/**
 * No rate leads from the one currency to the other on that day, or it is too old; the error's text names the
 * last day before it that had one, however long ago.
 */
final class NoRate extends MoneyException
{
}

/**
 * The rate is zero, negative or out of range, or is not 1 for a currency against itself.
 */
final class InvalidRate extends MoneyException
{
}

/**
 * One document has the same direction twice.
 */
final class DuplicateRate extends MoneyException
{
}

/**
 * The document is well-formed and has no rate.
 */
final class NoRates extends MoneyException
{
}

/**
 * The document is the provider's own error; the error's text has its code and words.
 */
final class ProviderError extends MoneyException
{
}

/**
 * The text is not JSON, or an object has a key twice.
 */
final class JSONError extends MoneyException
{
}

/**
 * The document is well-formed and not of the kind expected.
 */
final class DocumentError extends MoneyException
{
}

/**
 * A newer version of the library wrote it.
 */
final class VersionError extends MoneyException
{
}

/**
 * Less is there, or less is not held, than should go out.
 */
final class InsufficientFunds extends MoneyException
{
}

/**
 * The discount is below 0, above 100 percent, or above the price.
 */
final class InvalidDiscount extends MoneyException
{
}

/**
 * The tax is outside 0 to 100 percent, or a category has none.
 */
final class InvalidTax extends MoneyException
{
}

/**
 * One document has the same product twice.
 */
final class DuplicateSku extends MoneyException
{
}

/**
 * Two transactions have the same id.
 */
final class DuplicateId extends MoneyException
{
}

/**
 * No answer came; the error's text says why.
 */
final class TransportError extends MoneyException
{
}

/**
 * The answer is to a request that is not under way.
 */
final class UnknownRequest extends MoneyException
{
}

/**
 * The server answered with an error; the text has its status.
 */
final class HTTPFailure extends MoneyException
{
}

/**
 * The server refuses the key: HTTP 401 or 403.
 */
final class Unauthorized extends MoneyException
{
}

/**
 * The provider was asked too often: HTTP 429.
 */
final class RateLimited extends MoneyException
{
}

/**
 * The answer is HTML, or of another type than expected.
 */
final class WrongContentType extends MoneyException
{
}

/**
 * The answer ends before its document does.
 */
final class TruncatedResponse extends MoneyException
{
}

/**
 * The answer is larger than the limit that was set.
 */
final class ResponseTooLarge extends MoneyException
{
}

/**
 * A rate is a hundred times higher or lower than before.
 */
final class RateJumped extends MoneyException
{
}

/**
 * The list is well-formed and has no currency.
 */
final class NoCurrencies extends MoneyException
{
}

/**
 * Reading failed; the error's `cause` says why.
 */
final class RetrievalError extends MoneyException
{
}

/**
 * Saving failed and changed nothing; the error's `cause` says why.
 */
final class SavingError extends MoneyException
{
}

/**
 * Removing failed and changed nothing; the error's `cause` says why.
 */
final class RemovalError extends MoneyException
{
}

/**
 * The file belongs to something else.
 */
final class NotAStore extends MoneyException
{
}

/**
 * Another connection writes, and did not end in time.
 */
final class StoreLocked extends MoneyException
{
}

/**
 * The store, or its file, can only be read.
 */
final class StoreReadOnly extends MoneyException
{
}

/**
 * No room is left on the disk, or in the quota.
 */
final class StoreFull extends MoneyException
{
}

/**
 * The file is damaged.
 */
final class StoreCorrupt extends MoneyException
{
}

/**
 * The path is not there, is a directory, or is not permitted.
 */
final class StorePathError extends MoneyException
{
}

/**
 * The disk failed.
 */
final class StoreIOError extends MoneyException
{
}

/**
 * Somebody else changed the stored object since it was loaded, or another request has the key.
 */
final class Conflict extends MoneyException
{
}

/**
 * The system has no SQLite that stores can use; the error's text says why.
 */
final class NoSQLite extends MoneyException
{
}

/**
 * Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the
 * error's `cause` says why.
 */
final class StoreUnknown extends MoneyException
{
}
