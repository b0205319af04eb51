// Made from the headers by api/generate.py.
package libmoney;

/**
 * How the library rounds a result that does not fit its digits. The brackets have the names of IEEE 754 and ISO
 * 80000-1. The values begin at 1000, so no number of digits is a rounding mode. A call whose digits and mode are
 * swapped fails, and so does an options struct whose mode you left 0.
 */
public enum Rounding {
    /** to nearest, ties to the even digit (roundTiesToEven); the default */
    HALF_EVEN(1000),
    /** to nearest, ties away from zero (roundTiesToAway) */
    HALF_UP(1001),
    /** to nearest, ties towards zero */
    HALF_DOWN(1002),
    /** away from zero */
    UP(1003),
    /** towards zero (roundTowardZero) */
    DOWN(1004),
    /** towards positive infinity (roundTowardPositive) */
    CEILING(1005),
    /** towards negative infinity (roundTowardNegative) */
    FLOOR(1006),
    /** an inexact result is MONEY_ERR_INEXACT */
    UNNECESSARY(1007),
    /** to nearest, ties to the odd digit */
    HALF_ODD(1008),
    /** to nearest, ties towards positive infinity */
    HALF_CEILING(1009),
    /** to nearest, ties towards negative infinity */
    HALF_FLOOR(1010);

    private static final Rounding[] ALL = values();

    private final int value;

    Rounding(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Rounding of(int value) {
        for (Rounding one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
