// Made from the headers by api/generate.py.
package libmoney;

/** Which lots a sale takes shares from. */
public enum LotMethod {
    /** the oldest first; the default */
    FIFO(0),
    /** the newest first */
    LIFO(1),
    /** the highest cost a share first; of equal ones the oldest */
    HIFO(2),
    /** a part of all of them, at their average cost */
    AVERAGE(3),
    /** those that each sale names */
    SPECIFIC(4);

    private static final LotMethod[] ALL = values();

    private final int value;

    LotMethod(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static LotMethod of(int value) {
        for (LotMethod one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
