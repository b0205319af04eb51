// Made from the headers by api/generate.py.
package libmoney;

/** The origin of a converter's rates. */
public enum Origin {
    /** there are no rates */
    NONE(0),
    /** network */
    NETWORK(1),
    /** kept from before */
    STORE(2),
    /** your program's own, such as a file */
    PROGRAM(3);

    private static final Origin[] ALL = values();

    private final int value;

    Origin(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static Origin of(int value) {
        for (Origin one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
