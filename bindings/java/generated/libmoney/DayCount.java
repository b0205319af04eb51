// Made from the headers by api/generate.py.
package libmoney;

/**
 * The day count, which turns days into years. Actual/365 (fixed), as in ISDA's definitions, divides the days
 * between two dates by 365.
 */
public enum DayCount {
    /** day_count_actual_365 */
    DAY_COUNT_ACTUAL_365(1);

    private static final DayCount[] ALL = values();

    private final int value;

    DayCount(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static DayCount of(int value) {
        for (DayCount one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
