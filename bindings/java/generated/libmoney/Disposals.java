// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;

/** A list of disposals. It never changes, and all threads may share it. */
public final class Disposals extends Handle {
    private Disposals(Pointer pointer) {
        super(pointer, Raw::money_disposals_free);
    }

    static Disposals adopt(long at) {
        return new Disposals(new Pointer(at));
    }

    static Disposals adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /** Counts the disposals. C: money_disposals_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_disposals_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the disposal at an index. C: money_disposals_at */
    public Disposal at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long disposalAt = call.take(440);
            call.check(Raw.money_disposals_at(at, index, disposalAt, call.error()));
            return Disposal.read(disposalAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes several disposals in one call, under the rules of money_portfolio_transactions. C:
     * money_disposals_items
     */
    public List<Disposal> items() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(440, one -> Disposal.read(one), page -> Raw.money_disposals_items(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }
}
