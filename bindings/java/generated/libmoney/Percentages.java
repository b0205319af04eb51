// Made from the headers by api/generate.py.
package libmoney;

import java.util.Set;

/** Which percentages are known. Several may be set. */
public enum Percentages {
    /** unrealised gain / cost */
    UNREALISED(1),
    /** realised gain / disposed_cost */
    REALISED(2),
    /** profit / (cost + disposed_cost) */
    PROFIT(4);

    private static final Percentages[] ALL = values();

    private final int value;

    Percentages(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    static Set<Percentages> of(int bits) {
        var found = new java.util.LinkedHashSet<Percentages>();
        for (Percentages one : ALL) {
            if (one.value != 0 && (bits & one.value) == one.value) found.add(one);
        }
        return java.util.Collections.unmodifiableSet(found);
    }

    static int bits(Set<Percentages> given) {
        int bits = 0;
        for (Percentages one : given) bits |= one.value;
        return bits;
    }
}
