// Made from the headers by api/generate.py.
package libmoney;

/**
 * The entries that a leg of a movement made. 48 bytes.
 * @param source the id of the entry that took the amount out; 0: it came from outside
 * @param target the id of the entry that put the amount in; 0: it went outside
 * @param received the amount that came in; all zero if it went outside
 */
public record LegEntries(
        long source,
        long target,
        Money received) {
    static final int SIZE = 48;

    static LegEntries read(long at) {
        return new LegEntries(
                Memory.getLong(at + 0),
                Memory.getLong(at + 8),
                Money.read(at + 16));
    }
}
