// Made from the headers by api/generate.py.
package libmoney;

import java.math.BigDecimal;
import java.util.Set;

/**
 * The result of an expression. 64 bytes.
 * @param kind kind
 * @param flags MONEY_FLAG_ values
 * @param number the number; for an amount its number without the currency
 * @param amount the amount; all bytes are 0 for a number
 */
public record ExpressionValue(
        ExpressionKind kind,
        Set<Flags> flags,
        BigDecimal number,
        Money amount) {
    static final int SIZE = 64;

    static ExpressionValue read(long at) {
        return new ExpressionValue(
                ExpressionKind.of(Memory.getInt(at + 0)),
                Flags.of(Memory.getInt(at + 4)),
                Numbers.read(at + 8),
                Money.read(at + 32));
    }
}
