// Made from the headers by api/generate.py.
package libmoney;

import java.time.LocalDate;

/** The label and the date of an entry or a hold. NULL in place of a note means no label and no date. */
public final class WalletNote {
    static final int SIZE = 16;

    private LocalDate date;

    /** or MONEY_DATE_NONE */
    public LocalDate date() {
        return date;
    }

    /** Sets date: or MONEY_DATE_NONE */
    public WalletNote date(LocalDate date) {
        this.date = date;
        return this;
    }

    private String label;

    /** one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no label */
    public String label() {
        return label;
    }

    /** Sets label: one line of UTF-8, at most 79 bytes, NUL-terminated; the library copies it; NULL: no label */
    public WalletNote label(String label) {
        this.label = label;
        return this;
    }

    static WalletNote read(long at) {
        var made = new WalletNote();
        made.date(Memory.day(Memory.getInt(at + 4)));
        made.label(Memory.textUntilNul(Memory.getLong(at + 8)));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_wallet_note_init(at);
        if (date != null) Memory.putInt(at + 4, Memory.ofDay(date));
        if (label != null) Memory.putLong(at + 8, call.code(label));
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
