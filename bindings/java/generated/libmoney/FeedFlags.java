// Made from the headers by api/generate.py.
package libmoney;

import java.util.Set;

/** Facts about a feed. Several may be set. */
public enum FeedFlags {
    /** an exchange rate jumped, as money_jump_policy_t says */
    JUMPED(1),
    /** something is due, and the provider's limit forbids to ask now */
    WAITING(2),
    /** what the feed has was restored, and not asked for since */
    RESTORED(4);

    private static final FeedFlags[] ALL = values();

    private final int value;

    FeedFlags(int value) {
        this.value = value;
    }

    /** The number that C has for it. */
    public int value() {
        return value;
    }

    static Set<FeedFlags> of(int bits) {
        var found = new java.util.LinkedHashSet<FeedFlags>();
        for (FeedFlags one : ALL) {
            if (one.value != 0 && (bits & one.value) == one.value) found.add(one);
        }
        return java.util.Collections.unmodifiableSet(found);
    }

    static int bits(Set<FeedFlags> given) {
        int bits = 0;
        for (FeedFlags one : given) bits |= one.value;
        return bits;
    }
}
