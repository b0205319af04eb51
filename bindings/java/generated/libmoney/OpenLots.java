// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;

/** A list of open lots. It never changes, and all threads may share it. */
public final class OpenLots extends Handle {
    private OpenLots(Pointer pointer) {
        super(pointer, Raw::money_open_lots_free);
    }

    static OpenLots adopt(long at) {
        return new OpenLots(new Pointer(at));
    }

    static OpenLots adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /** Counts the open lots. C: money_open_lots_count */
    public long count() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_open_lots_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the open lot at an index. C: money_open_lots_at */
    public OpenLot at(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long lotAt = call.take(200);
            call.check(Raw.money_open_lots_at(at, index, lotAt, call.error()));
            return OpenLot.read(lotAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes several open lots in one call, under the rules of money_portfolio_transactions. C:
     * money_open_lots_items
     */
    public List<OpenLot> items() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(200, one -> OpenLot.read(one), page -> Raw.money_open_lots_items(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }
}
