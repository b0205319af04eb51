// Made from the headers by api/generate.py.
package libmoney;

import java.util.List;

/** A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it. */
public final class Valuation extends Handle {
    private Valuation(Pointer pointer) {
        super(pointer, Raw::money_valuation_free);
    }

    static Valuation adopt(long at) {
        return new Valuation(new Pointer(at));
    }

    static Valuation adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Writes the summary of a valuation. Without transactions its amounts are 0, and no percentage is known. C:
     * money_valuation_summary
     */
    public PortfolioSummary summary() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long summaryAt = call.take(424);
            call.check(Raw.money_valuation_summary(at, summaryAt, call.error()));
            return PortfolioSummary.read(summaryAt);
        } finally {
            call.end();
        }
    }

    /** Counts the positions. Each symbol has one. C: money_valuation_position_count */
    public long positionCount() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long countAt = call.take(8);
            call.check(Raw.money_valuation_position_count(at, countAt, call.error()));
            return Memory.getLong(countAt);
        } finally {
            call.end();
        }
    }

    /** Writes the position at an index, in the order of the bytes of the symbols. C: money_valuation_position_at */
    public Position positionAt(long index) {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            long positionAt = call.take(704);
            call.check(Raw.money_valuation_position_at(at, index, positionAt, call.error()));
            return Position.read(positionAt);
        } finally {
            call.end();
        }
    }

    /**
     * Writes several positions in one call, under the rules of money_portfolio_transactions. C:
     * money_valuation_positions
     */
    public List<Position> positions() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return call.pages(704, one -> Position.read(one), page -> Raw.money_valuation_positions(at, page.first(), page.rows(), page.capacity(), page.count(), call.error()));
        } finally {
            call.end();
        }
    }
}
