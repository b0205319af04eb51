<?php

declare(strict_types=1);

// A calculator in the terminal: each line of keys updates the display. `?` lists the available keys, and the end of input exits.
//
//     php -d extension=libmoney examples/php/calculator.php
//     [0] > 40 + 6 x 9.3 ÷ 2 =
//     [ = 67.9] > K - 2

require __DIR__ . '/../../build/api/php/lib/autoload.php';

use LibMoney\{CalculatorAlert, Calculator, CalculatorKey, LibMoney, MoneyException};

function tell_keys(Calculator $calculator): void
{
    $allowed = $calculator->keys();
    foreach (CalculatorKey::cases() as $place => $key) {
        if ($allowed >> $place & 1) {
            echo LibMoney::calculatorKeyText($key), ' ';
        }
    }
    echo "\n";
}

$calculator = new Calculator();
$calculator->onAlert(static function (CalculatorAlert $alert): void {
    echo LibMoney::calculatorAlertTitle($alert), ': ', LibMoney::calculatorAlertText($alert), "\n";
});
echo "[{$calculator->display()}] > ";
while (($line = fgets(STDIN)) !== false) {
    try {
        $line = rtrim($line, "\n");
        $line === '?' ? tell_keys($calculator) : $calculator->pressKeys($line);
    } catch (MoneyException $error) {
        echo $error->getMessage(), "\n";
    }
    echo "[{$calculator->display()}] > ";
}
echo "\n";
