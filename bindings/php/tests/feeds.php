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
            'chunked' => $head . "Transfer-Encoding: chunked\r\n\r\n" . implode('', array_map(
                static fn (string $piece): string => dechex(strlen($piece)) . ";x=1\r\n$piece\r\n",
                str_split(RATES, 7),
            )) . "0\r\nX: trailer\r\n\r\n",
            'early' => "HTTP/1.1 103 Early\r\nX: y\r\n\r\n" . $head . $size . RATES,
            'closes' => $head . "\r\n" . RATES,
            'cutchunk' => $head . "Transfer-Encoding: chunked\r\n\r\n" . dechex(strlen(RATES)) . "\r\n" . RATES . "\r\n",
            'cutchunk2' => $head . "Transfer-Encoding: chunked\r\n\r\n" . dechex(strlen(RATES) + 50) . "\r\n" . RATES,
            'cuttrailer' => $head . "Transfer-Encoding: chunked\r\n\r\n" . dechex(strlen(RATES)) . "\r\n" . RATES . "\r\n0\r\n",
            'neglength' => $head . "Content-Length: -5\r\n\r\n" . RATES,
            'pluslength' => $head . 'Content-Length: +' . strlen(RATES) . "\r\n\r\n" . RATES,
            'fraction' => $head . 'Content-Length: ' . strlen(RATES) . ".5\r\n\r\n" . RATES,
            'vast' => $head . "Content-Length: 99999999999999999999\r\n\r\n" . RATES,
            'twolengths' => $head . "Content-Length: 3\r\n" . $size . RATES,
            'vastchunk' => $head . "Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n" . RATES,
            'coding' => $head . "Transfer-Encoding: gzip\r\n\r\n" . RATES,
            'headcut' => $head . 'X-A: b',
            'nocolon' => $head . "what\r\n" . $size . RATES,
            'error' => "HTTP/1.1 500 No\r\nContent-Type: text/plain\r\n\r\nno",
            default => '',
        });
        // As much as the client accepts, or a line at intervals.
        $part = ['heads' => "{$head}X: y\r\n", 'slowheads' => "X: a\r\n", 'line' => 'xxxx'];
        $part['trailers'] = "X-T: a\r\n";
        $kind = $found[1] ?? '';
        if (isset($part[$kind])) {
            $start = ['slowheads' => "HTTP/1.1 200 OK\r\n", 'trailers' => "{$head}Transfer-Encoding: chunked\r\n\r\n0\r\n"];
            @fwrite($stream, $start[$kind] ?? '');
            $end = microtime(true) + 6;
            while (microtime(true) < $end && @fwrite($stream, $kind === 'slowheads' ? $part[$kind] : str_repeat($part[$kind], 500))) {
                $kind === 'slowheads' && usleep(300000);
            }
        }
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
foreach (['good', 'moved', 'chunked', 'early', 'closes'] as $path) {
    $feed = new Feed(Provider::Currencylayer, apiKey: 'secret', baseUrl: "$server/$path/live");
    Checks::same([1, true], [Carrier::carry($feed, 5), has_rates($feed)], "$path: a feed has rates");
    Checks::same(Status::Ok, $feed->failure()->status, "$path: nothing failed");
}
$framed = ['cutchunk', 'cutchunk2', 'cuttrailer', 'neglength', 'pluslength', 'fraction', 'vast', 'twolengths', 'vastchunk'];
$lines = ['coding', 'headcut', 'nocolon', 'heads', 'slowheads', 'trailers', 'line'];
$simple = ['elsewhere', 'cut', 'large', 'garbage', 'page', 'error', 'nothing', 'slow'];
foreach ([...$simple, ...$framed, ...$lines] as $path) {
    $started = microtime(true);
    $feed = new Feed(Provider::Currencylayer, apiKey: 'secret', baseUrl: "$server/$path/live");
    Carrier::carry($feed, 1, 65536);
    $failure = $feed->failure();
    Checks::same([true, true], [!has_rates($feed), $failure->status !== Status::Ok], "$path: a feed notes a failure");
    Checks::same(false, str_contains($failure->text, 'secret'), "$path: no key appears");
    Checks::same(true, microtime(true) - $started < 3, "$path: it ends in time");
}
$feed = new Feed(Provider::Currencylayer, apiKey: 'secret', baseUrl: 'http://127.0.0.1:1/');
Carrier::carry($feed, 1);
Checks::same('transport', $feed->failure()->status->value, 'nobody listens');
$feed = new Feed(Provider::Currencylayer, apiKey: 'secret', baseUrl: "$server/good/live");
$feed->onChange(static fn () => throw new DomainException('heard'));
Checks::throws(DomainException::class, 'heard', static fn () => Carrier::carry($feed, 5), 'a listener that throws');
posix_kill($child, SIGKILL);
pcntl_waitpid($child, $status);
Checks::end();
