<?php

declare(strict_types=1);

// PHP-FPM with workers that it forks, on a port of loopback: several requests one after another.

require __DIR__ . '/checks.php';

function part(int $type, string $body): string
{
    return pack('CCnnCx', 1, $type, 1, strlen($body), 0) . $body;
}

function pair(string $name, string $value): string
{
    return pack('CN', strlen($name), strlen($value) | 0x80000000) . $name . $value;
}

/** Returns a script's response to a FastCGI request. */
function asked(int $port, string $query): string
{
    $stream = fsockopen('127.0.0.1', $port, timeout: 5);
    $given = ['SCRIPT_FILENAME' => __DIR__ . '/page.php', 'REQUEST_METHOD' => 'GET', 'QUERY_STRING' => $query];
    $told = implode('', array_map(pair(...), array_keys($given), $given));
    fwrite($stream, part(1, pack('nCx5', 1, 0)) . part(4, $told) . part(4, '') . part(5, ''));
    $answer = '';
    while (strlen($head = (string) fread($stream, 8)) === 8) {
        $found = unpack('Cversion/Ctype/nid/nlength/Cpadding', $head);
        $size = $found['length'] + $found['padding'];
        $body = $size > 0 ? (string) stream_get_contents($stream, $size) : '';
        $answer .= $found['type'] === 6 ? substr($body, 0, $found['length']) : '';
        if ($found['type'] === 3) {
            break;
        }
    }
    fclose($stream);
    return trim(substr($answer, (int) strpos($answer, "\r\n\r\n")));
}

$programs = glob('/usr/sbin/php-fpm*');
if ($programs === []) {
    echo "php-fpm is missing: apt-get install php-fpm\n0 passed, 1 failed\n";
    exit(1);
}
$listener = stream_socket_server('tcp://127.0.0.1:0');
$port = (int) substr(strrchr(stream_socket_get_name($listener, false), ':'), 1);
fclose($listener);
$folder = sys_get_temp_dir() . '/money-fpm-' . getmypid();
mkdir($folder);
file_put_contents("$folder/fpm.conf", "[global]\nerror_log = $folder/log\ndaemonize = no\n[www]\nlisten = 127.0.0.1:$port\n"
    . "pm = static\npm.max_children = 3\npm.max_requests = 7\nuser = " . posix_getpwuid(posix_geteuid())['name'] . "\n");
$command = [end($programs), '-R', '-n', '-d', "extension=$argv[1]", '-y', "$folder/fpm.conf"];
$server = proc_open($command, [1 => ['file', "$folder/out", 'w'], 2 => ['file', "$folder/out", 'a']], $pipes);
for ($round = 0; $round < 100 && !@fsockopen('127.0.0.1', $port, timeout: 1); $round++) {
    usleep(50000);
}
for ($round = 1; $round <= 30; $round++) {
    Checks::same("change 1 $round.50 EUR", asked($port, "$round.50"), "request $round");
}
proc_terminate($server, SIGTERM);
proc_close($server);
if (str_contains((string) @file_get_contents("$folder/log"), 'SIGSEGV')) {
    Checks::same('', file_get_contents("$folder/log"), 'a worker crashed');
}
array_map(unlink(...), glob("$folder/*"));
rmdir($folder);
Checks::end();
