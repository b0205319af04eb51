// Made from the headers by api/generate.py.
package libmoney;

/**
 * The reason of a failure. You own it, and a call writes it only when it fails. 256 bytes.
 * @param status what the call returned
 * @param cause the status behind MONEY_ERR_RETRIEVAL, _SAVING, _REMOVAL and _STORE_UNKNOWN; else 0
 * @param position the byte of the given text where the failure lies, or -1
 * @param text one line, NUL-terminated, such as "no rate from EUR to XAF on 2024-02-29"
 */
public record Failure(
        Status status,
        Status cause,
        long position,
        String text) {
    static final int SIZE = 256;

    static Failure read(long at) {
        return new Failure(
                Status.of(Memory.getInt(at + 0)),
                Status.of(Memory.getInt(at + 4)),
                Memory.getLong(at + 8),
                Memory.text(at + 16, 240));
    }
}
