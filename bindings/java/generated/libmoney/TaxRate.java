// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/**
 * The tax rate of a category, in percent as discounts are. 56 bytes.
 * @param category category
 * @param percent 19 is 19 %
 */
public record TaxRate(
        String category,
        BigDecimal percent) {
    static final int SIZE = 56;

    static TaxRate read(long at) {
        return new TaxRate(
                Memory.text(at + 0, 32),
                Numbers.read(at + 32));
    }
}
