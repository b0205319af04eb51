// Made from the headers by api/generate.py.
package libmoney;

/**
 * A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
 * library does.
 */
public final class FeedRequest extends Handle {
    private FeedRequest(Pointer pointer) {
        super(pointer, Raw::money_feed_request_free);
    }

    static FeedRequest adopt(long at) {
        return new FeedRequest(new Pointer(at));
    }

    static FeedRequest adoptOrNull(long at) {
        return at == 0 ? null : adopt(at);
    }

    /**
     * Returns the number with which you hand in the answer. It is above 0, and 0 for NULL. C:
     * money_feed_request_id
     */
    public long id() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return Raw.money_feed_request_id(at);
        } finally {
            call.end();
        }
    }

    /**
     * Returns "GET", "PUT" or "DELETE", or "" for NULL. The text lives as long as the request. C:
     * money_feed_request_method
     */
    public String method() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return Memory.textUntilNul(Raw.money_feed_request_method(at));
        } finally {
            call.end();
        }
    }

    /** Returns the percent-encoded URL, or "" for NULL. It may hold a key: do not log it. C: money_feed_request_url */
    public String url() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return Memory.textUntilNul(Raw.money_feed_request_url(at));
        } finally {
            call.end();
        }
    }

    /**
     * Returns the header lines, each "Name: value\n", or "" for none and for NULL. They may hold a key: do not log
     * them. C: money_feed_request_headers
     */
    public String headers() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return Memory.textUntilNul(Raw.money_feed_request_headers(at));
        } finally {
            call.end();
        }
    }

    /** Returns the NUL-terminated body to send, or NULL for none and for NULL. C: money_feed_request_body */
    public String body() {
        Call call = Call.begin();
        try {
            long at = call.use(this);
            return Memory.textUntilNul(Raw.money_feed_request_body(at, 0));
        } finally {
            call.end();
        }
    }
}
