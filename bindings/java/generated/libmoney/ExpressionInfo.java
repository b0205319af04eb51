// Made from the headers by api/generate.py.
package libmoney;

/**
 * The facts of an evaluated expression. 240 bytes.
 * @param value value
 * @param exact the result before it was rounded, in lowest terms
 * @param conversionCount the conversions that the expression needed; each pair of currencies counts once
 */
public record ExpressionInfo(
        ExpressionValue value,
        Ratio exact,
        long conversionCount) {
    static final int SIZE = 240;

    static ExpressionInfo read(long at) {
        return new ExpressionInfo(
                ExpressionValue.read(at + 0),
                Ratio.read(at + 64),
                Memory.getLong(at + 200));
    }
}
