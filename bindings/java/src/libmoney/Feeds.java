package libmoney;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.zip.ZipInputStream;
import javax.net.ssl.SSLException;

/**
 * Carries the requests of feeds with Java's HTTP client. The library opens no connection: a feed supplies requests and
 * receives the responses.
 *
 * <pre>{@code
 * var feed = new Feed(Provider.ECB);
 * new Feeds().carry(feed);
 * Rates rates = feed.rates();
 * }</pre>
 */
public final class Feeds {
    private static final int REDIRECTS = 5;
    private static final int PARALLEL = 8;

    private Duration timeout = Duration.ofSeconds(60);
    private int most = 16 * 1024 * 1024;
    private Clock clock = Clock.systemUTC();
    private HttpClient client =
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).connectTimeout(timeout).build();

    /** The longest time of a request, body and redirects included; 60 seconds if you do not set it. */
    public Feeds timeout(Duration longest) {
        if (longest.isNegative() || longest.isZero()) throw new IllegalArgumentException("timeout must be positive, got " + longest);
        timeout = longest;
        return this;
    }

    /** The most bytes of a body, also of one out of an archive; 16 MiB if you do not set it. */
    public Feeds limit(int bytes) {
        if (bytes < 1) throw new IllegalArgumentException("limit must be at least 1 byte, got " + bytes);
        most = bytes;
        return this;
    }

    /** Your client. It must not follow redirects: a key in an address would go to another server. */
    public Feeds client(HttpClient given) {
        if (given.followRedirects() != HttpClient.Redirect.NEVER) {
            throw new IllegalArgumentException("client must not follow redirects");
        }
        client = given;
        return this;
    }

    public Feeds clock(Clock given) {
        clock = given;
        return this;
    }

    /** A response in the form that a feed accepts. */
    private record Answer(HttpResponse<InputStream> response, byte[] body, String type) {}

    /** A request on its way. */
    private record Running(long id, Future<Answer> answer) {}

    /**
     * Sends the requests of a feed and passes it the responses until no request is due. Returns the number of requests.
     *
     * <p>A failed request does not throw: the feed records it, and {@link Feed#failure} returns it. An interrupt ends the
     * requests and throws.
     */
    public int carry(Feed feed) throws InterruptedException {
        int count = 0;
        ExecutorService threads = Executors.newFixedThreadPool(PARALLEL, Feeds::thread);
        try {
            for (;;) {
                List<Running> running = start(feed, threads);
                if (running.isEmpty()) return count;
                count += running.size();
                for (Running one : running) finish(feed, one);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Thread thread(Runnable body) {
        Thread made = new Thread(body, "libmoney feed");
        made.setDaemon(true);
        return made;
    }

    private List<Running> start(Feed feed, ExecutorService threads) {
        var running = new ArrayList<Running>();
        while (running.size() < PARALLEL) {
            try (FeedRequest request = feed.next(clock.instant())) {
                if (request == null) return running;
                String body = request.body();
                var first =
                        HttpRequest.newBuilder()
                                .timeout(timeout)
                                .method(
                                        request.method(),
                                        body == null
                                                ? HttpRequest.BodyPublishers.noBody()
                                                : HttpRequest.BodyPublishers.ofString(body));
                for (String line : request.headers().split("\n")) {
                    int colon = line.indexOf(':');
                    if (colon > 0) first.header(line.substring(0, colon), line.substring(colon + 1).trim());
                }
                String url = request.url();
                boolean reads = request.method().equals("GET");
                Callable<Answer> work = () -> ask(first, URI.create(url), reads);
                running.add(new Running(request.id(), threads.submit(work)));
            }
        }
        return running;
    }

    private void finish(Feed feed, Running one) throws InterruptedException {
        try {
            Answer answer = one.answer.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
            var headers = answer.response.headers().map();
            headers.forEach((name, values) ->
                    values.forEach(value -> handOver(() -> feed.receiveHeader(one.id, name, value))));
            handOver(() -> feed.receiveResponse(
                    one.id, answer.response.statusCode(), answer.type, answer.body, clock.instant()));
        } catch (TimeoutException error) {
            one.answer.cancel(true);
            fail(feed, one, TransportFailure.TIMEOUT);
        } catch (ExecutionException error) {
            fail(feed, one, reasonOf(error.getCause()));
        } catch (InterruptedException error) {
            fail(feed, one, TransportFailure.CANCELLED);
            throw error;
        }
    }

    private void fail(Feed feed, Running one, TransportFailure reason) {
        handOver(() -> feed.failRequest(one.id, reason, clock.instant()));
    }

    /** Ignores failures, which the feed has recorded, and responses to requests that it has cancelled. */
    private static void handOver(Runnable body) {
        try {
            body.run();
        } catch (MoneyException error) {
            // The feed returns it from `failure`.
        }
    }

    private static TransportFailure reasonOf(Throwable error) {
        if (error instanceof TransportFailureException known) return known.reason;
        for (Throwable one = error; one != null; one = one.getCause()) {
            if (one instanceof HttpTimeoutException) return TransportFailure.TIMEOUT;
            if (one instanceof SSLException) return TransportFailure.TLS;
            boolean isName = one instanceof UnresolvedAddressException || one instanceof UnknownHostException;
            if (isName) return TransportFailure.DNS;
        }
        if (error instanceof ConnectException) return TransportFailure.CONNECTION;
        return error instanceof IOException ? TransportFailure.DISCONNECTED : TransportFailure.OTHER;
    }

    /** The answer after redirects within one server. A key in the address never goes to another one. */
    private Answer ask(HttpRequest.Builder request, URI first, boolean reads) throws Exception {
        URI uri = first;
        for (int redirects = 0;; redirects += 1) {
            var response = client.send(request.uri(uri).build(), HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                URI next = reads && redirects < REDIRECTS ? redirected(response, uri) : null;
                if (next == null) return answer(response, read(body, most, TransportFailure.TOO_LARGE));
                uri = next;
            }
        }
    }

    private static URI redirected(HttpResponse<?> response, URI from) {
        if (response.statusCode() < 300 || response.statusCode() >= 400) return null;
        String target = response.headers().firstValue("location").orElse(null);
        if (target == null) return null;
        try {
            URI next = from.resolve(target);
            boolean isSame = from.getScheme().equals(next.getScheme()) && from.getAuthority().equals(next.getAuthority());
            return isSame ? next : null;
        } catch (IllegalArgumentException error) {
            return null;
        }
    }

    private static byte[] read(InputStream in, int most, TransportFailure reason)
            throws IOException, TransportFailureException {
        var bytes = new ByteArrayOutputStream();
        byte[] part = new byte[65536];
        for (int length = in.read(part); length >= 0; length = in.read(part)) {
            if (bytes.size() + length > most) throw new TransportFailureException(reason);
            bytes.write(part, 0, length);
        }
        return bytes.toByteArray();
    }

    /** A feed gets the first file of an archive, as the European Central Bank packs its history of rates. */
    private Answer answer(HttpResponse<InputStream> response, byte[] body) throws TransportFailureException {
        String type = response.headers().firstValue("content-type").orElse(null);
        boolean isArchive = body.length > 30 && new String(body, 0, 4, StandardCharsets.ISO_8859_1).equals("PK\3\4");
        if (!isArchive) return new Answer(response, body, type);
        try (var archive = new ZipInputStream(new ByteArrayInputStream(body))) {
            if (archive.getNextEntry() == null) return new Answer(response, body, type);
            return new Answer(response, read(archive, most, TransportFailure.TOO_LARGE), null);
        } catch (IOException error) {
            // The feed refuses an archive that is damaged, and notes why.
            return new Answer(response, body, type);
        }
    }
}
