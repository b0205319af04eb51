// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;

/**
 * A line item of a basket: a product and how much of it. 512 bytes.
 * @param product with the price that it had when you first added it
 * @param quantity not 0; below 0 for a refund
 * @param discount MONEY_DISCOUNT_NONE if the line item has none
 */
public record BasketLineItem(
        Product product,
        BigDecimal quantity,
        Discount discount) {
    static final int SIZE = 512;

    static BasketLineItem read(long at) {
        return new BasketLineItem(
                Product.read(at + 0),
                Numbers.read(at + 424),
                Discount.read(at + 448));
    }
}
