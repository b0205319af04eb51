// Made from the headers by api/generate.py.
package libmoney;

/** The state of a calculator: a column in the table of keys. */
public enum CalculatorState {
    /** `0`: the first state */
    START(0),
    /** after a digit */
    NUMBER(1),
    /** after an operator */
    OPERATOR(2),
    /** after a trailing `.` */
    POINT(3),
    /** on a result */
    RESULT(4);

    private static final CalculatorState[] ALL = values();

    private final int value;

    CalculatorState(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CalculatorState of(int value) {
        for (CalculatorState one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
