<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * Carries the requests of feeds over the streams of PHP. The library opens no connection: a feed says what to ask, and
 * is told the answer. A key in an address goes to the server of that address only.
 *
 *     $feed = new Feed(Provider::Ecb);
 *     Carrier::carry($feed);
 *     $rates = $feed->rates();
 *
 * A request that fails throws nothing: the feed notes it, and `$feed->failure()` tells what it was.
 */
final class Carrier
{
    private const REDIRECTS = 5;
    private const PIECE = 65536;

    /** @param float $timeout seconds for a request, and `$most` bytes of an answer */
    public function __construct(private readonly float $timeout = 60.0, private readonly int $most = 16777216)
    {
        if ($timeout <= 0 || $most < 1) {
            throw new \ValueError('the time and the size are above 0');
        }
    }

    /** Sends what a feed has to ask, and hands the answers over, until nothing is due. Returns how many requests. */
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
            // A request that the feed has given up in the meantime is no matter. What went wrong is noted in the feed.
            try {
                if (is_string($answer)) {
                    $feed->noAnswer($id, $answer, time());
                    continue;
                }
                foreach ($answer['headers'] as [$name, $value]) {
                    $feed->header($id, $name, $value);
                }
                $feed->answer($id, $answer['status'], $answer['type'], $this->unpacked($answer['body']), time());
            } catch (MoneyException) {
                continue;
            }
        }
        return $count;
    }

    /** The answer, or the word for why there is none. */
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
        if (!preg_match('~^https?://~i', $url)) {
            return 'other';
        }
        $left = $deadline - microtime(true);
        if ($left <= 0) {
            return 'time_out';
        }
        $why = '';
        $headers = preg_split('/\r?\n/', (string) $request->headers(), -1, PREG_SPLIT_NO_EMPTY);
        $context = stream_context_create(['http' => [
            'method' => $request->method(), 'header' => [...$headers, 'Connection: close'], 'timeout' => $left,
            'content' => (string) $request->body(), 'ignore_errors' => true, 'follow_location' => 0,
            'protocol_version' => 1.1,
        ]]);
        set_error_handler(static function (int $number, string $text) use (&$why): bool {
            $why .= "$text\n";
            return true;
        });
        try {
            $stream = fopen($url, 'rb', false, $context);
            return $stream === false ? self::reason($why) : $this->read($stream, $deadline);
        } finally {
            restore_error_handler();
        }
    }

    private static function reason(string $why): string
    {
        return match (true) {
            (bool) preg_match('/getaddrinfo|name resolution/i', $why) => 'name',
            (bool) preg_match('/SSL|TLS|crypto|certificate/', $why) => 'tls',
            (bool) preg_match('/timed out/i', $why) => 'time_out',
            default => 'connection',
        };
    }

    /** @param resource $stream */
    private function read($stream, float $deadline): array|string
    {
        $body = '';
        try {
            $lines = stream_get_meta_data($stream)['wrapper_data'] ?? [];
            while (!feof($stream)) {
                $left = $deadline - microtime(true);
                if ($left <= 0) {
                    return 'time_out';
                }
                stream_set_timeout($stream, (int) $left, (int) (fmod($left, 1) * 1e6));
                $piece = fread($stream, self::PIECE);
                if (stream_get_meta_data($stream)['timed_out']) {
                    return 'time_out';
                }
                if ($piece === false) {
                    return 'cut';
                }
                $body .= $piece;
                if (strlen($body) > $this->most) {
                    return 'too_large';
                }
            }
        } finally {
            fclose($stream);
        }
        return self::parsed($lines, $body);
    }

    private static function parsed(array $lines, string $body): array|string
    {
        $answer = ['status' => 0, 'type' => null, 'headers' => [], 'body' => $body];
        foreach ($lines as $line) {
            if (preg_match('~^HTTP/[\d.]+ (\d{3})~', $line, $found)) {
                $answer = ['status' => (int) $found[1], 'type' => null, 'headers' => [], 'body' => $body];
                continue;
            }
            [$name, $value] = array_map(trim(...), explode(':', $line, 2) + [1 => '']);
            $answer['headers'][] = [$name, $value];
            if (strcasecmp($name, 'content-type') === 0) {
                $answer['type'] = $value;
            }
            if (strcasecmp($name, 'content-length') === 0 && strlen($body) < (int) $value) {
                return 'cut';
            }
        }
        return $answer['status'] === 0 ? 'connection' : $answer;
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
