// Made from the headers by api/generate.py.
package libmoney;

/** The layout of the values of a column, as in Apache Arrow's columnar format, little-endian. */
public enum ColumnLayout {
    /** a coefficient of 64 bits; 8 bytes */
    INT64(1),
    /** a coefficient of 128 bits, below 10^38; 16 bytes */
    DECIMAL128(2),
    /** days since 1970-01-01; 4 bytes */
    DATE32(3),
    /** an index into a dictionary, or an order; 1 byte */
    INT8(4),
    /** an index; 2 bytes */
    INT16(5),
    /** an index; 4 bytes */
    INT32(6);

    private static final ColumnLayout[] ALL = values();

    private final int value;

    ColumnLayout(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    /** The constant of a number; null for one that a newer library has. */
    public static ColumnLayout of(int value) {
        for (ColumnLayout one : ALL) {
            if (one.value == value) return one;
        }
        return null;
    }
}
