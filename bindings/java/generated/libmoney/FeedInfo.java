// Made from the headers by api/generate.py.
package libmoney;

import java.time.Instant;
import java.util.Set;

/**
 * The state of a feed at a moment. 80 bytes.
 * @param provider provider
 * @param state of several price quotes the worst one
 * @param status of the last failure that no success has followed, or MONEY_OK
 * @param cause the status behind MONEY_ERR_RETRIEVAL, _SAVING and _REMOVAL; else `status`
 * @param reason a MONEY_TRANSPORT_, or 0
 * @param httpStatus of that failure, or 0
 * @param pendingCount how many requests are under way
 * @param flags MONEY_FEED_FLAG_ values
 * @param success when what the feed has came, of several the oldest, or MONEY_INSTANT_NONE
 * @param ageSeconds seconds since then, 0 or more, or MONEY_INSTANT_NONE
 * @param attempt when the feed last asked or was answered, or MONEY_INSTANT_NONE
 * @param nextAt when a request will be due, if nothing else happens, or MONEY_INSTANT_NONE
 * @param revision revision
 */
public record FeedInfo(
        Provider provider,
        FeedState state,
        Status status,
        Status cause,
        TransportFailure reason,
        int httpStatus,
        long pendingCount,
        Set<FeedFlags> flags,
        Instant success,
        long ageSeconds,
        Instant attempt,
        Instant nextAt,
        long revision) {
    static final int SIZE = 80;

    static FeedInfo read(long at) {
        return new FeedInfo(
                Provider.of(Memory.getInt(at + 0)),
                FeedState.of(Memory.getInt(at + 4)),
                Status.of(Memory.getInt(at + 8)),
                Status.of(Memory.getInt(at + 12)),
                TransportFailure.of(Memory.getInt(at + 16)),
                Memory.getInt(at + 20),
                Integer.toUnsignedLong(Memory.getInt(at + 24)),
                FeedFlags.of(Memory.getInt(at + 28)),
                Memory.instant(Memory.getLong(at + 32)),
                Memory.getLong(at + 40),
                Memory.instant(Memory.getLong(at + 48)),
                Memory.instant(Memory.getLong(at + 56)),
                Memory.getLong(at + 64));
    }
}
