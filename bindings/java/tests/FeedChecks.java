import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import libmoney.Feed;
import libmoney.FeedOptions;
import libmoney.Feeds;
import libmoney.Provider;

/** Feeds from a server on loopback that behaves badly. */
final class FeedChecks {
    private static final String KEY = "loopback-key-0123456789";
    private static final Map<String, String> ENDS = new LinkedHashMap<>();

    static {
        ENDS.put("normal", "rates");
        ENDS.put("slow=1", "rates");
        ENDS.put("status=401", "401|key");
        ENDS.put("status=500", "500");
        ENDS.put("html", "a page");
        ENDS.put("hangup", "answer|connection");
        ENDS.put("close", "closed|connection|answer");
        ENDS.put("garbage", "connection|answer");
        ENDS.put("redirect", "rates");
        ENDS.put("redirect-away", "30\\d");
        ENDS.put("redirect-port", "30\\d");
        ENDS.put("redirect-loop", "30\\d");
        ENDS.put("redirect-odd", "30\\d|connection|answer");
        ENDS.put("huge", "stopped reading|large");
        ENDS.put("huge-declared", "stopped reading|large");
        ENDS.put("headers", "answer|connection|large");
        ENDS.put("zip-bomb", "stopped reading|large");
        ENDS.put("zip-liar", ".");
        ENDS.put("zip-cut", ".");
        ENDS.put("zip-damaged", ".");
        ENDS.put("zip-none", ".");
        ENDS.put("zip-method", ".");
        ENDS.put("zip-many", ".");
        ENDS.put("zip-stored", "rates");
        ENDS.put("gzip", ".");
        ENDS.put("length-negative", ".");
        ENDS.put("chunk-overflow", ".");
    }

    private FeedChecks() {}

    private static String carried(Feeds feeds, String url) throws InterruptedException {
        try (Feed feed = new Feed(Provider.ECB, new FeedOptions().baseUrl(url))) {
            feeds.carry(feed);
            String failure = feed.failure(null).text();
            if (!failure.isEmpty()) return failure;
            try (var rates = feed.rates()) {
                return rates == null ? "nothing" : "rates";
            }
        }
    }

    static void run(Checks checks) throws Exception {
        var server = new ProcessBuilder("python3", "Tests/Network/server.py", "--key", KEY)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            String port = new BufferedReader(new InputStreamReader(server.getInputStream())).readLine();
            behaviours(checks, "http://127.0.0.1:" + port);
        } finally {
            server.getOutputStream().close();
            server.destroy();
        }
    }

    private static void behaviours(Checks checks, String url) throws Exception {
        Feeds feeds = new Feeds().timeout(Duration.ofSeconds(5));
        for (var one : ENDS.entrySet()) {
            checks.at("feeds: " + one.getKey());
            String path = one.getKey().startsWith("zip") ? "/eurofxref-hist.zip" : "/eurofxref.csv";
            String got = carried(feeds, url + "/behave/" + one.getKey() + path);
            boolean isRight = one.getValue().equals("rates")
                    ? got.equals("rates")
                    : !got.equals("rates") && Pattern.compile(one.getValue()).matcher(got).find();
            checks.check(isRight, "how it ends", got);
        }
        checks.at("feeds");
        checks.same(carried(new Feeds(), url + "/eurofxref-hist.zip"), "rates", "an archive");
        for (String behaviour : new String[] {"silent", "stall", "trickle"}) {
            long start = System.nanoTime();
            Feeds quick = new Feeds().timeout(Duration.ofMillis(300));
            String late = carried(quick, url + "/behave/" + behaviour + "/eurofxref.csv");
            checks.check(late.contains("time"), behaviour + " takes too long", late);
            checks.check(System.nanoTime() - start < 3_000_000_000L, "and is left", System.nanoTime() - start);
        }
        checks.check(carried(feeds, "http://127.0.0.1:1/x.csv").contains("connection"), "no server", "");
        Thread.currentThread().interrupt();
        Throwable error = Checks.thrown(() -> carried(feeds, url + "/behave/silent/eurofxref.csv"));
        checks.check(error instanceof InterruptedException, "an interrupt", error);
        Thread.interrupted();
        HttpClient careless = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.ALWAYS).build();
        checks.refused(IllegalArgumentException.class, () -> new Feeds().client(careless), "a careless client");
        checks.refused(IllegalArgumentException.class, () -> new Feeds().timeout(Duration.ZERO), "no time");
        checks.refused(IllegalArgumentException.class, () -> new Feeds().limit(0), "no bytes");
    }
}
