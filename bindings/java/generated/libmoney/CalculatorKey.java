// Made from the headers by api/generate.py.
package libmoney;

/** A key. `x` multiplies and `X` corrects: they are two constants, and two different letters in a text of keys. */
public enum CalculatorKey {
    /** the digits are 0 to 9 */
    DIGIT_0(0),
    /** digit_1 */
    DIGIT_1(1),
    /** digit_2 */
    DIGIT_2(2),
    /** digit_3 */
    DIGIT_3(3),
    /** digit_4 */
    DIGIT_4(4),
    /** digit_5 */
    DIGIT_5(5),
    /** digit_6 */
    DIGIT_6(6),
    /** digit_7 */
    DIGIT_7(7),
    /** digit_8 */
    DIGIT_8(8),
    /** digit_9 */
    DIGIT_9(9),
    /** . */
    POINT(10),
    /** + */
    ADD(11),
    /** - */
    SUBTRACT(12),
    /** x */
    MULTIPLY(13),
    /** ÷ */
    DIVIDE(14),
    /** = */
    EQUALS(15),
    /** %: after + or - that part of everything to the left; elsewhere a hundredth */
    PERCENT(16),
    /** ±: changes the sign of the number */
    SIGN(17),
    /** AC: clears everything */
    CLEAR(18),
    /** X: removes the last character, or the last operator */
    CORRECT(19),
    /** K: keeps the result as the first number of the next operation */
    KEEP(20);

    private static final CalculatorKey[] ALL = values();

    private final int value;

    CalculatorKey(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static CalculatorKey of(int value) {
        for (CalculatorKey one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
