<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * Sends the requests of feeds over PHP's sockets and passes the responses to them. The library itself opens no
 * connection. A key in a URL is sent to the server of that URL only.
 *
 *     $feed = new Feed(Provider::Ecb);
 *     Carrier::carry($feed);
 *     $rates = $feed->rates();
 *
 * A request that fails throws nothing: the feed records it, and {@see Feed::failure()} returns it.
 */
final class Carrier
{
    private const REDIRECTS = 5;

    /** @param float $timeout seconds for a request, and `$most` bytes of an answer */
    public function __construct(private readonly float $timeout = 60.0, private readonly int $most = 16777216)
    {
        if ($timeout <= 0 || $most < 1) {
            throw new \ValueError('timeout and most must be positive');
        }
    }

    /** Sends the requests of a feed and passes it the responses until no request is due. Returns the number of
     * requests. */
    public static function carry(Feed $feed, float $timeout = 60.0, int $most = 16777216): int
    {
        return (new self($timeout, $most))->run($feed);
    }

    public function run(Feed $feed): int
    {
        $count = 0;
        while (($request = $feed->next(time())) !== null) {
            $count++;
            $id = $request->id();
            $answer = $this->answerTo($request);
            $request->free();
            // The feed may have cancelled the request in the meantime, and records failures itself.
            try {
                if (is_string($answer)) {
                    $feed->failRequest($id, $answer, time());
                    continue;
                }
                foreach ($answer['headers'] as [$name, $value]) {
                    $feed->receiveHeader($id, $name, $value);
                }
                $feed->receiveResponse($id, $answer['status'], $answer['type'], $this->unpacked($answer['body']), time());
            } catch (MoneyException) {
                continue;
            }
        }
        return $count;
    }

    /** Returns the response, or the word for the reason why it is missing. */
    private function answerTo(FeedRequest $request): array|string
    {
        $deadline = microtime(true) + $this->timeout;
        $url = $request->url();
        for ($redirects = 0;; $redirects++) {
            $answer = $this->ask($request, $url, $deadline);
            if (is_string($answer) || $request->method() !== 'GET' || $redirects === self::REDIRECTS) {
                return $answer;
            }
            $target = $answer['status'] >= 300 && $answer['status'] < 400 ? self::target($answer, $url) : null;
            if ($target === null) {
                return $answer;
            }
            $url = $target;
        }
    }

    /** Where a redirect leads, if it stays with the server. */
    private static function target(array $answer, string $url): ?string
    {
        $place = null;
        foreach ($answer['headers'] as [$name, $value]) {
            $place = strcasecmp($name, 'location') === 0 ? $value : $place;
        }
        preg_match('~^https?://[^/?#]+~i', $url, $server);
        if ($place === null || $server === []) {
            return null;
        }
        if (str_starts_with($place, '/') && !str_starts_with($place, '//')) {
            return $server[0] . $place;
        }
        return preg_match('~^' . preg_quote($server[0], '~') . '([/?#]|$)~i', $place) ? $place : null;
    }

    private function ask(FeedRequest $request, string $url, float $deadline): array|string
    {
        $headers = preg_split('/\r?\n/', (string) $request->headers(), -1, PREG_SPLIT_NO_EMPTY);
        return Connection::ask($request->method(), $url, $headers, (string) $request->body(), $deadline, $this->most);
    }

    /** A feed gets the file in an archive. It refuses an archive that is damaged, and notes why. */
    private function unpacked(string $body): string
    {
        $end = strrpos($body, "PK\x05\x06");
        if (!str_starts_with($body, "PK\x03\x04") || $end === false || strlen($body) < $end + 20) {
            return $body;
        }
        $entry = unpack('V', $body, $end + 16)[1];
        if (substr($body, $entry, 4) !== "PK\x01\x02" || strlen($body) < $entry + 46) {
            return $body;
        }
        $found = unpack('vmethod/x8/Vsize', $body, $entry + 10);
        $head = unpack('V', $body, $entry + 42)[1];
        if (substr($body, $head, 4) !== "PK\x03\x04" || strlen($body) < $head + 30) {
            return $body;
        }
        $names = unpack('vname/vextra', $body, $head + 26);
        $data = substr($body, $head + 30 + $names['name'] + $names['extra'], $found['size']);
        if ($found['method'] === 0) {
            return $data;
        }
        $file = $found['method'] === 8 ? @gzinflate($data, $this->most) : false;
        return $file === false ? $body : $file;
    }
}
