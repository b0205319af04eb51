// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;

/**
 * A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the
 * subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the
 * wallet.
 */
public final class WalletStatement extends Handle {
    private WalletStatement(Pointer pointer) {
        super(pointer, Raw::money_wallet_statement_free);
    }

    static WalletStatement adopt(long at) {
        return new WalletStatement(new Pointer(at));
    }

    static WalletStatement adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Counts the sections: one for each currency, and one for the grand total. C:
     * money_wallet_statement_section_count
     */
    public long sectionCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_wallet_statement_section_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Reads the header of a section, which is its currency. C: money_wallet_statement_section_at */
    public String sectionAt(long section) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            for (;;) { long bufferAt = call.take(call.room());
                if (call.fits(Raw.money_wallet_statement_section_at(at, section, bufferAt, call.room(), call.length(), call.error()))) return Memory.textUntilNul(bufferAt);
            }
        } finally {
            call.end();
        }
    }

    /** Counts the rows of a section. C: money_wallet_statement_row_count */
    public long rowCount(long section) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_wallet_statement_row_count(at, section, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Reads the row of a section at an index. C: money_wallet_statement_row_at */
    public WalletStatementRow rowAt(long section, long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long rowAt = call.take(192);
            call.check(Raw.money_wallet_statement_row_at(at, section, index, rowAt, call.error()));
            return WalletStatementRow.read(rowAt);
        } finally {
            call.end();
        }
    }

    /**
     * Reads the rows of a section from index `first` on into an array, under the rules of money_wallet_entries. C:
     * money_wallet_statement_rows
     */
    public List<WalletStatementRow> rows(long section) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(192, one -> WalletStatementRow.read(one), page -> Raw.money_wallet_statement_rows(at, section, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }
}
