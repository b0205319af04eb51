// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;

/**
 * An entry of a wallet, or a hold. 128 bytes.
 * @param id 1, 2, 3, … in the order in which entries and holds were made; never used again
 * @param amount amount
 * @param date or MONEY_DATE_NONE
 * @param label label
 */
public record WalletEntry(
        long id,
        Money amount,
        LocalDate date,
        String label) {
    static final int SIZE = 128;

    static WalletEntry read(long at) {
        return new WalletEntry(
                Memory.getLong(at + 0),
                Money.read(at + 8),
                Memory.day(Memory.getInt(at + 40)),
                Memory.text(at + 48, 80));
    }
}
