<?php

declare(strict_types=1);

// Feeds beside a server on loopback that answers well, and badly in each way.

require __DIR__ . '/checks.php';

use LibMoney\{Carrier, Feed, NotFound, Provider, Status};

const RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}';

/** Answers each connection by the path that it asks for. */
function serve($listener): void
{
    while ($stream = @stream_socket_accept($listener, 60)) {
        $asked = (string) fgets($stream);
        while (($line = fgets($stream)) !== false && rtrim($line) !== '') {
            continue;
        }
        $head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
        $size = 'Content-Length: ' . strlen(RATES) . "\r\n\r\n";
        preg_match('~/(\w+)~', $asked, $found);
        fwrite($stream, match ($found[1] ?? '') {
            'good' => $head . $size . RATES,
            'moved' => "HTTP/1.1 302 Found\r\nLocation: /good/live\r\nContent-Length: 0\r\n\r\n",
            'elsewhere' => "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.2:1/good\r\nContent-Length: 0\r\n\r\n",
            'cut' => $head . $size . substr(RATES, 0, 20),
            'large' => $head . "\r\n" . str_repeat(' ', 1 << 20),
            'garbage' => "\x00\xff\xfe garbage\r\n\r\n",
            'page' => "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<html></html>",
            'error' => "HTTP/1.1 500 No\r\nContent-Type: text/plain\r\n\r\nno",
            default => '',
        });
        if (($found[1] ?? '') === 'slow') {
            usleep(1500000);
        }
        fclose($stream);
    }
}

function has_rates(Feed $feed): bool
{
    try {
        return $feed->rates() !== null;
    } catch (NotFound) {
        return false;
    }
}

$listener = stream_socket_server('tcp://127.0.0.1:0');
$server = 'http://' . stream_socket_get_name($listener, false);
$child = pcntl_fork();
if ($child === 0) {
    serve($listener);
    exit(0);
}
fclose($listener);
foreach (['good', 'moved'] as $path) {
    $feed = new Feed(Provider::Currencylayer, key: 'secret', baseUrl: "$server/$path/live");
    Checks::same([1, true], [Carrier::carry($feed, 5), has_rates($feed)], "$path: a feed has rates");
    Checks::same(Status::Ok, $feed->failure()->status, "$path: nothing failed");
}
foreach (['elsewhere', 'cut', 'large', 'garbage', 'page', 'error', 'nothing', 'slow'] as $path) {
    $feed = new Feed(Provider::Currencylayer, key: 'secret', baseUrl: "$server/$path/live");
    Carrier::carry($feed, 1, 65536);
    $failure = $feed->failure();
    Checks::same([true, true], [!has_rates($feed), $failure->status !== Status::Ok], "$path: a feed notes a failure");
    Checks::same(false, str_contains($failure->text, 'secret'), "$path: no key is told");
}
$feed = new Feed(Provider::Currencylayer, key: 'secret', baseUrl: 'http://127.0.0.1:1/');
Carrier::carry($feed, 1);
Checks::same('no_answer', $feed->failure()->status->value, 'nobody listens');
$feed = new Feed(Provider::Currencylayer, key: 'secret', baseUrl: "$server/good/live");
$feed->onChange(static fn () => throw new DomainException('heard'));
Checks::throws(DomainException::class, 'heard', static fn () => Carrier::carry($feed, 5), 'a listener that throws');
posix_kill($child, SIGKILL);
pcntl_waitpid($child, $status);
Checks::end();
