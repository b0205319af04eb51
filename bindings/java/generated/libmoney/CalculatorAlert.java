// Made from the headers by api/generate.py.
package libmoney;

/** The reason why the calculator did not take a key. The operation is then as it was before the key. */
public enum CalculatorAlert {
    /** none */
    NONE(0),
    /** operation_impossible */
    OPERATION_IMPOSSIBLE(1),
    /** has_result */
    HAS_RESULT(2),
    /** operator_exists */
    OPERATOR_EXISTS(3),
    /** divide_by_zero */
    DIVIDE_BY_ZERO(4),
    /** decimal_exists */
    DECIMAL_EXISTS(5),
    /** nothing_to_keep */
    NOTHING_TO_KEEP(6),
    /** syntax */
    SYNTAX(7);

    private static final CalculatorAlert[] ALL = values();

    private final int value;

    CalculatorAlert(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CalculatorAlert of(int value) {
        for (CalculatorAlert one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
