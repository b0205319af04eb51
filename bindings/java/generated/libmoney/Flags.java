// Made from the headers by api/generate.py.
package libmoney;

import java.util.Set;

/** Facts about a result that are no failures. Several may be set. */
public enum Flags {
    /** digits other than 0 were dropped */
    ROUNDED(1),
    /** a rate had more than 19 digits in its document and was rounded on reading */
    RATE_ROUNDED(2),
    /** a fixed factor was used: a withdrawn currency's legal one, or a quote unit's */
    FIXED(4),
    /** the rates are of an earlier date than you asked for */
    EARLIER(8),
    /** the rates are older than `fresh_for`, or they have no time */
    STALE(16),
    /** the table's quotes give another rate along another path */
    INCONSISTENT(32),
    /** rounded as Council Regulation (EC) No 1103/97 says; money_conversion_rule */
    EURO_REGULATION(64);

    private static final Flags[] ALL = values();

    private final int value;

    Flags(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    static Set<Flags> of(int bits) {
        var found = new java.util.LinkedHashSet<Flags>();
        for (Flags one : ALL) {
            if (one.value != 0 && (bits & one.value) == one.value) found.add(one);
        }
        return java.util.Collections.unmodifiableSet(found);
    }

    static int bits(Set<Flags> given) {
        int bits = 0;
        for (Flags one : given) bits |= one.value;
        return bits;
    }
}
