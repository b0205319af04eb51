// Made from the headers by api/generate.py.
package libmoney;

/** The result of a call: MONEY_OK or one of MONEY_ERR_. The values are never renumbered and never reused. */
public enum Status {
    /** ok */
    OK(0),
    /** A pointer is NULL and must not be, a value is out of its range, or a reserved field is not zero. */
    ARGUMENT(1),
    /** The text is longer than the buffer; `length` says how long it is. */
    BUFFER_TOO_SMALL(2),
    /** A callback of the object called back to change it. */
    BUSY(3),
    /** There is not enough memory. */
    OUT_OF_MEMORY(4),
    /** The input is longer, larger or deeper than a limit. */
    LIMIT(5),
    /** The index is past the end, or there is no such entry. */
    NOT_FOUND(6),
    /** The object is in a state in which this call makes no sense. */
    STATE(7),
    /** The caller cancelled the call, or its time was over; nothing has changed. */
    CANCELLED(8),
    /** The text is no number, amount, date or code; the position is its first byte that does not belong. */
    SYNTAX(20),
    /** The text is not UTF-8, or has a NUL inside. */
    ENCODING(21),
    /** The exact result does not fit 38 digits. */
    OVERFLOW(22),
    /** The divisor is 0. */
    DIVISION_BY_ZERO(23),
    /** The result would have to be rounded, and rounding was not allowed. */
    INEXACT(24),
    /** The date is no day of the years 1 to 9999. */
    DATE(25),
    /** The currency is neither built in nor in the registry given, or its minor unit is not known. */
    UNKNOWN_CURRENCY(40),
    /** Two currencies meet where one is needed. */
    CURRENCY_MISMATCH(41),
    /** The code is taken already. */
    DUPLICATE_CURRENCY(42),
    /** The symbol, such as $, stands for several currencies; the error's text lists them. */
    AMBIGUOUS_CURRENCY(43),
    /** There are no weights, or one is negative, or all are 0. */
    WEIGHTS(60),
    /**
     * No rate leads from the one currency to the other on that day, or it is too old; the error's text names the
     * last day before it that had one, however long ago.
     */
    NO_RATE(80),
    /** The rate is zero, negative or out of range, or is not 1 for a currency against itself. */
    INVALID_RATE(81),
    /** One document has the same direction twice. */
    DUPLICATE_RATE(82),
    /** The document is well-formed and has no rate. */
    NO_RATES(83),
    /** The document is the provider's own error; the error's text has its code and words. */
    PROVIDER(84),
    /** The text is not JSON, or an object has a key twice. */
    JSON(100),
    /** The document is well-formed and not of the kind expected. */
    DOCUMENT(101),
    /** A newer version of the library wrote it. */
    VERSION(102),
    /** Less is there, or less is not held, than should go out. */
    INSUFFICIENT(110),
    /** The discount is below 0, above 100 percent, or above the price. */
    DISCOUNT(120),
    /** The tax is outside 0 to 100 percent, or a category has none. */
    TAX(121),
    /** One document has the same product twice. */
    DUPLICATE_SKU(122),
    /** Two transactions have the same id. */
    DUPLICATE_ID(130),
    /** No answer came; the error's text says why. */
    TRANSPORT(140),
    /** The answer is to a request that is not under way. */
    UNKNOWN_REQUEST(141),
    /** The server answered with an error; the text has its status. */
    HTTP(142),
    /** The server refuses the key: HTTP 401 or 403. */
    UNAUTHORIZED(143),
    /** The provider was asked too often: HTTP 429. */
    RATE_LIMITED(144),
    /** The answer is HTML, or of another type than expected. */
    CONTENT_TYPE(145),
    /** The answer ends before its document does. */
    TRUNCATED(146),
    /** The answer is larger than the limit that was set. */
    TOO_LARGE(147),
    /** A rate is a hundred times higher or lower than before. */
    RATE_JUMPED(148),
    /** The list is well-formed and has no currency. */
    NO_CURRENCIES(149),
    /** Reading failed; the error's `cause` says why. */
    RETRIEVAL(160),
    /** Saving failed and changed nothing; the error's `cause` says why. */
    SAVING(161),
    /** Removing failed and changed nothing; the error's `cause` says why. */
    REMOVAL(162),
    /** The file belongs to something else. */
    NOT_A_STORE(163),
    /** Another connection writes, and did not end in time. */
    STORE_LOCKED(164),
    /** The store, or its file, can only be read. */
    STORE_READ_ONLY(165),
    /** No room is left on the disk, or in the quota. */
    STORE_FULL(166),
    /** The file is damaged. */
    STORE_CORRUPT(167),
    /** The path is not there, is a directory, or is not permitted. */
    STORE_PATH(168),
    /** The disk failed. */
    STORE_IO(169),
    /** Somebody else changed the stored object since it was loaded, or another request has the key. */
    CONFLICT(170),
    /** The system has no SQLite that stores can use; the error's text says why. */
    NO_SQLITE(171),
    /**
     * Saving or removing failed, and it is not known whether the change is there as a whole or not at all; the
     * error's `cause` says why.
     */
    STORE_UNKNOWN(172);

    private static final Status[] ALL = values();

    private final int value;

    Status(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Status of(int value) {
        for (Status one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
