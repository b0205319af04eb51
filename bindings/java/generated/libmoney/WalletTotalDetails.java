// Made from the headers by api/generate.py.
package libmoney;

import java.util.Set;

/**
 * The details of a total: the difference that rounding each entry by itself makes, and flags. 72 bytes.
 * @param totalOfRounded the sum of the entries, each converted and rounded by itself
 * @param difference the total, which is rounded once, less total_of_rounded
 * @param flags MONEY_FLAG_ values of the total
 */
public record WalletTotalDetails(
        Money totalOfRounded,
        Money difference,
        Set<Flags> flags) {
    static final int SIZE = 72;

    static WalletTotalDetails read(long at) {
        return new WalletTotalDetails(
                Money.read(at + 0),
                Money.read(at + 32),
                Flags.of(Memory.getInt(at + 64)));
    }
}
