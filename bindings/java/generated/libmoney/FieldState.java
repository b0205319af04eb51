// Made from the headers by api/generate.py.
package libmoney;

/** The state of a field. */
public enum FieldState {
    /** right; also an empty field that follows from one that is not right */
    OK(0),
    /** empty; a price is never missing */
    MISSING(1),
    /** not a date that money_date_parse reads */
    NOT_A_DATE(2),
    /** an action that is neither of the two */
    UNKNOWN(3),
    /** a ticker of too few or too many characters */
    LENGTH(4),
    /** a ticker with characters that the rule forbids */
    LETTERS(5),
    /** not a number that money_decimal_parse reads */
    NOT_A_NUMBER(6),
    /** 0 or below */
    NOT_POSITIVE(7),
    /** more than 38 digits */
    TOO_MANY_DIGITS(8),
    /** price and sum give no exact quantity */
    INEXACT(9),
    /** all three are typed, and the price is not that of quantity and sum */
    MISMATCH(10);

    private static final FieldState[] ALL = values();

    private final int value;

    FieldState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static FieldState of(int value) {
        for (FieldState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
