// Made from the headers by api/generate.py.
package libmoney;

/** The options of a new feed. The call copies all texts. */
public final class FeedOptions {
    static final int SIZE = 72;

    private JumpPolicy jump;

    /** for exchange rates */
    public JumpPolicy jump() {
        return jump;
    }

    /** Sets jump: for exchange rates */
    public FeedOptions jump(JumpPolicy jump) {
        this.jump = jump;
        return this;
    }

    private String apiKey;

    /** the provider's key, token or secret, visible ASCII; NULL: none */
    public String apiKey() {
        return apiKey;
    }

    /** Sets apiKey: the provider's key, token or secret, visible ASCII; NULL: none */
    public FeedOptions apiKey(String apiKey) {
        this.apiKey = apiKey;
        return this;
    }

    private String baseUrl;

    /**
     * http or https, without a query; NULL: the provider's own, if it has one. For the European Central Bank it
     * may be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip"
     */
    public String baseUrl() {
        return baseUrl;
    }

    /**
     * Sets baseUrl: http or https, without a query; NULL: the provider's own, if it has one. For the European
     * Central Bank it may be a file, ".zip", ".csv" or ".xml"; your transport unpacks ".zip"
     */
    public FeedOptions baseUrl(String baseUrl) {
        this.baseUrl = baseUrl;
        return this;
    }

    private String currency;

    /**
     * the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the symbol's trades), or
     * the currency of a portfolio's reports (needed)
     */
    public String currency() {
        return currency;
    }

    /**
     * Sets currency: the base of the rates (Frankfurter), the currency of price quotes (NULL: that of the symbol's
     * trades), or the currency of a portfolio's reports (needed)
     */
    public FeedOptions currency(String currency) {
        this.currency = currency;
        return this;
    }

    private PortfolioOptions portfolio;

    /** for a store of transactions; NULL: the defaults */
    public PortfolioOptions portfolio() {
        return portfolio;
    }

    /** Sets portfolio: for a store of transactions; NULL: the defaults */
    public FeedOptions portfolio(PortfolioOptions portfolio) {
        this.portfolio = portfolio;
        return this;
    }

    private long ttlSeconds;
    private boolean has5;

    /** how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour */
    public long ttlSeconds() {
        return ttlSeconds;
    }

    /** Sets ttlSeconds: how long a document is fresh; MONEY_INSTANT_NONE: a day for lists, else an hour */
    public FeedOptions ttlSeconds(long ttlSeconds) {
        this.ttlSeconds = ttlSeconds;
        has5 = true;
        return this;
    }

    private long retrySeconds;
    private boolean has6;

    /** from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds */
    public long retrySeconds() {
        return retrySeconds;
    }

    /** Sets retrySeconds: from a failure to the next attempt; MONEY_INSTANT_NONE: ttl_seconds */
    public FeedOptions retrySeconds(long retrySeconds) {
        this.retrySeconds = retrySeconds;
        has6 = true;
        return this;
    }

    private int perSecond;
    private boolean has7;

    /** the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30) */
    public int perSecond() {
        return perSecond;
    }

    /** Sets perSecond: the most requests a second, 0: no limit, -1: the provider's (Finnhub: 30) */
    public FeedOptions perSecond(int perSecond) {
        this.perSecond = perSecond;
        has7 = true;
        return this;
    }

    private int perMinute;
    private boolean has8;

    /** the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free plan) */
    public int perMinute() {
        return perMinute;
    }

    /** Sets perMinute: the most requests a minute, 0: no limit, -1: the provider's (Finnhub: 60, the free plan) */
    public FeedOptions perMinute(int perMinute) {
        this.perMinute = perMinute;
        has8 = true;
        return this;
    }

    private long largestBody;
    private boolean has9;

    /** in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for */
    public long largestBody() {
        return largestBody;
    }

    /** Sets largestBody: in bytes, at most MONEY_DOCUMENT_MAX, which 0 stands for */
    public FeedOptions largestBody(long largestBody) {
        this.largestBody = largestBody;
        has9 = true;
        return this;
    }

    static FeedOptions read(long at) {
        var made = new FeedOptions();
        made.jump(JumpPolicy.of(Memory.getInt(at + 4)));
        made.apiKey(Memory.textUntilNul(Memory.getLong(at + 8)));
        made.baseUrl(Memory.textUntilNul(Memory.getLong(at + 16)));
        made.currency(Memory.textUntilNul(Memory.getLong(at + 24)));
        made.ttlSeconds(Memory.getLong(at + 40));
        made.retrySeconds(Memory.getLong(at + 48));
        made.perSecond(Memory.getInt(at + 56));
        made.perMinute(Memory.getInt(at + 60));
        made.largestBody(Memory.getLong(at + 64));
        return made;
    }

    void write(Call call, long at) {
        Raw.money_feed_options_init(at);
        if (jump != null) Memory.putInt(at + 4, jump.value());
        if (apiKey != null) Memory.putLong(at + 8, call.code(apiKey));
        if (baseUrl != null) Memory.putLong(at + 16, call.code(baseUrl));
        if (currency != null) Memory.putLong(at + 24, call.code(currency));
        if (portfolio != null) Memory.putLong(at + 32, portfolio.put(call));
        if (has5) Memory.putLong(at + 40, ttlSeconds);
        if (has6) Memory.putLong(at + 48, retrySeconds);
        if (has7) Memory.putInt(at + 56, perSecond);
        if (has8) Memory.putInt(at + 60, perMinute);
        if (has9) Memory.putLong(at + 64, largestBody);
    }

    long put(Call call) {
        long at = call.take(SIZE);
        write(call, at);
        return at;
    }
}
