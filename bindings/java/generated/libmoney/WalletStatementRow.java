// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;

/**
 * A row of a wallet statement. 192 bytes.
 * @param kind kind
 * @param date of an entry, or MONEY_DATE_NONE
 * @param id of an entry, else 0
 * @param amount amount
 * @param text the amount as text: "12.50 EUR"
 * @param label of an entry, else ""
 */
public record WalletStatementRow(
        StatementRowKind kind,
        LocalDate date,
        long id,
        Money amount,
        String text,
        String label) {
    static final int SIZE = 192;

    static WalletStatementRow read(long at) {
        return new WalletStatementRow(
                StatementRowKind.of(Memory.getInt(at + 0)),
                Memory.day(Memory.getInt(at + 4)),
                Memory.getLong(at + 8),
                Money.read(at + 16),
                Memory.text(at + 48, 64),
                Memory.text(at + 112, 80));
    }
}
