<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * One HTTP/1.1 request and its response. The time and size of every part are bounded: name resolution, the handshake,
 * header lines, the body and any trailing bytes. PHP's own `http://` wrapper bounds the body alone, and accepts a
 * truncated body as complete.
 *
 * @internal
 */
final class Connection
{
    /** The bytes of all header lines of an answer, of the lines between its chunks, and of those behind them. */
    private const LINES = 65536;
    private const PIECE = 65536;
    private const NUMBER = '/^\d{1,18}$/D';

    /** @var resource */
    private $stream;
    /** The bytes that have been read; those before `$at` are consumed. */
    private string $read = '';
    private int $at = 0;
    private int $lines = 0;

    private function __construct(private readonly float $deadline, private readonly int $most)
    {
    }

    /**
     * Returns the status, the headers and the body of the response, or the word for the reason why it is missing.
     *
     * @param list<string> $headers
     * @return array{status: int, type: ?string, headers: list<array{string, string}>, body: string}|string
     */
    public static function ask(string $method, string $url, array $headers, string $body, float $deadline, int $most): array|string
    {
        $parts = parse_url($url);
        $scheme = strtolower($parts['scheme'] ?? '');
        $has_controls = (bool) preg_match('/[\x00-\x20\x7f]/', $url . $method);
        if (!in_array($scheme, ['http', 'https'], true) || !isset($parts['host']) || isset($parts['user']) || $has_controls) {
            return 'other';
        }
        $why = '';
        set_error_handler(static function (int $number, string $text) use (&$why): bool {
            $why .= "$text\n";
            return true;
        });
        $self = new self($deadline, $most);
        try {
            $self->open($scheme, $parts['host'], $parts['port'] ?? ($scheme === 'https' ? 443 : 80));
            $host = $parts['host'] . (isset($parts['port']) ? ":{$parts['port']}" : '');
            $target = ($parts['path'] ?? '/') . (isset($parts['query']) ? "?{$parts['query']}" : '');
            $lines = ["$method $target HTTP/1.1", "Host: $host", ...$headers, 'Connection: close'];
            if ($body !== '') {
                $lines[] = 'Content-Length: ' . strlen($body);
            }
            $self->send(implode("\r\n", $lines) . "\r\n\r\n" . $body);
            return $self->answer($method);
        } catch (BrokenAnswer $reason) {
            return $reason->getMessage() === 'connection' ? self::reason($why) : $reason->getMessage();
        } finally {
            restore_error_handler();
            $self->close();
        }
    }

    private static function reason(string $why): string
    {
        return match (true) {
            (bool) preg_match('/getaddrinfo|name resolution/i', $why) => 'dns',
            (bool) preg_match('/SSL|TLS|crypto|certificate/', $why) => 'tls',
            (bool) preg_match('/timed out/i', $why) => 'timeout',
            default => 'connection',
        };
    }

    private function open(string $scheme, string $host, int $port): void
    {
        $place = ($scheme === 'https' ? 'ssl' : 'tcp') . "://$host:$port";
        $stream = stream_socket_client($place, $number, $text, $this->left());
        if ($stream === false) {
            throw new BrokenAnswer($this->deadline <= microtime(true) ? 'timeout' : 'connection');
        }
        $this->stream = $stream;
    }

    private function close(): void
    {
        if (isset($this->stream)) {
            fclose($this->stream);
        }
    }

    /** The remaining seconds; the request fails at 0. */
    private function left(): float
    {
        $left = $this->deadline - microtime(true);
        return $left > 0 ? $left : throw new BrokenAnswer('timeout');
    }

    private function wait(): void
    {
        $left = $this->left();
        stream_set_timeout($this->stream, (int) $left, max(1, (int) (fmod($left, 1) * 1e6)));
    }

    private function send(string $bytes): void
    {
        while ($bytes !== '') {
            $this->wait();
            $sent = fwrite($this->stream, $bytes);
            if ($sent === false || $sent === 0) {
                throw new BrokenAnswer($this->deadline <= microtime(true) ? 'timeout' : 'disconnected');
            }
            $bytes = substr($bytes, $sent);
        }
    }

    /** Reads more bytes; false at the end of the connection. */
    private function fill(): bool
    {
        $this->wait();
        $piece = fread($this->stream, self::PIECE);
        if (stream_get_meta_data($this->stream)['timed_out']) {
            throw new BrokenAnswer('timeout');
        }
        if ($piece === false || $piece === '') {
            return false;
        }
        $this->read = substr($this->read, $this->at) . $piece;
        $this->at = 0;
        return true;
    }

    /** A line of the head, or of the chunks. All of them together are not many. */
    private function line(): string
    {
        while (($end = strpos($this->read, "\n", $this->at)) === false) {
            if (strlen($this->read) - $this->at + $this->lines > self::LINES) {
                throw new BrokenAnswer('too_large');
            }
            if (!$this->fill()) {
                throw new BrokenAnswer('disconnected');
            }
        }
        $line = substr($this->read, $this->at, $end - $this->at);
        $this->lines += $end + 1 - $this->at;
        $this->at = $end + 1;
        if ($this->lines > self::LINES) {
            throw new BrokenAnswer('too_large');
        }
        return rtrim($line, "\r");
    }

    /** @return array{status: int, type: ?string, headers: list<array{string, string}>, body: string} */
    private function answer(string $method): array
    {
        do {
            if (!preg_match('~^HTTP/1\.[01] (\d{3})( |$)~D', $this->line(), $found)) {
                throw new BrokenAnswer('disconnected');
            }
            $status = (int) $found[1];
            $headers = $this->headers();
        } while ($status >= 100 && $status < 200);
        $has_body = $method !== 'HEAD' && $status !== 204 && $status !== 304;
        $types = self::values($headers, 'content-type');
        $body = $has_body ? $this->body($headers) : '';
        return ['status' => $status, 'type' => $types === [] ? null : end($types), 'headers' => $headers, 'body' => $body];
    }

    /** @return list<array{string, string}> */
    private function headers(): array
    {
        $headers = [];
        while (($line = $this->line()) !== '') {
            if (!preg_match('/^([!#-\x27*+\-.^-`|~\w]+):(.*)$/D', $line, $found)) {
                throw new BrokenAnswer('disconnected');
            }
            $headers[] = [$found[1], trim($found[2], " \t")];
        }
        return $headers;
    }

    /**
     * @param list<array{string, string}> $headers
     * @return list<string>
     */
    private static function values(array $headers, string $wanted): array
    {
        return array_column(array_filter($headers, static fn (array $one): bool => strcasecmp($one[0], $wanted) === 0), 1);
    }

    /** @param list<array{string, string}> $headers */
    private function body(array $headers): string
    {
        $codings = self::values($headers, 'transfer-encoding');
        if ($codings !== []) {
            return strcasecmp(implode(',', $codings), 'chunked') === 0 ? $this->chunks() : throw new BrokenAnswer('other');
        }
        $lengths = array_unique(self::values($headers, 'content-length'));
        if ($lengths === []) {
            return $this->rest();
        }
        if (count($lengths) > 1 || !preg_match(self::NUMBER, $lengths[0])) {
            throw new BrokenAnswer('disconnected');
        }
        return $this->bytes((int) $lengths[0], 0);
    }

    /** Reads `$count` bytes of a body that has `$before` bytes already. */
    private function bytes(int $count, int $before): string
    {
        if ($count > $this->most - $before) {
            throw new BrokenAnswer('too_large');
        }
        $parts = [];
        for ($left = $count; $left > 0; $left -= strlen($part)) {
            if ($this->at === strlen($this->read) && !$this->fill()) {
                throw new BrokenAnswer('disconnected');
            }
            $parts[] = $part = substr($this->read, $this->at, $left);
            $this->at += strlen($part);
        }
        return implode('', $parts);
    }

    private function rest(): string
    {
        $body = '';
        do {
            $body .= substr($this->read, $this->at);
            $this->at = strlen($this->read);
            if (strlen($body) > $this->most) {
                throw new BrokenAnswer('too_large');
            }
        } while ($this->fill());
        return $body;
    }

    private function chunks(): string
    {
        $body = '';
        for (;;) {
            if (!preg_match('/^([0-9a-f]{1,15})[ \t]*(;.*)?$/iD', $this->line(), $found)) {
                throw new BrokenAnswer('disconnected');
            }
            $size = (int) hexdec($found[1]);
            if ($size === 0) {
                break;
            }
            $body .= $this->bytes($size, strlen($body));
            if ($this->line() !== '') {
                throw new BrokenAnswer('disconnected');
            }
            // The lines between chunks are as many as the chunks, whose bytes are counted.
            $this->lines = 0;
        }
        while ($this->line() !== '') {
            continue;
        }
        return $body;
    }
}
