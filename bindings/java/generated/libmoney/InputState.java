// Made from the headers by api/generate.py.
package libmoney;

/** The kind of the input. */
public enum InputState {
    /** nothing, or blanks */
    EMPTY(0),
    /** a number */
    COMPLETE(1),
    /**
     * "12." is 12 and may go on; "-" and "." are no number yet, and in a locale "1,2" on the way to "1,234" is
     * none either, nor is "$"
     */
    UNFINISHED(2),
    /** not the beginning of an amount */
    INVALID(3);

    private static final InputState[] ALL = values();

    private final int value;

    InputState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static InputState of(int value) {
        for (InputState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
