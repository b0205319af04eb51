// Made from the headers by api/generate.py.
package libmoney;

/** The method that hands out the units that are left over when every share has been rounded down. */
public enum Allocation {
    /** one each to the shares that lost most, ties to the earlier; the default */
    LARGEST_REMAINDER(0),
    /** one each from the first share on */
    FLOOR_TO_FIRST(1),
    /** one each from the last share back */
    FLOOR_TO_LAST(2),
    /** they are `remainder` */
    SEPARATE_REMAINDER(3);

    private static final Allocation[] ALL = values();

    private final int value;

    Allocation(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Allocation of(int value) {
        for (Allocation one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
