<?php

declare(strict_types=1);

// The page that the test of PHP-FPM requests.

require __DIR__ . '/../lib/autoload.php';

use LibMoney\{Money, Wallet};

$wallet = new Wallet();
$wallet->onChange(static function (int $revision): void {
    echo "change $revision ";
});
$wallet->add(new Money($_SERVER['QUERY_STRING'] . ' EUR'));
echo $wallet->sum('EUR');
