<?php

declare(strict_types=1);

// Answers golden vectors: reads a line of JSON and writes a line of JSON. bindings/conformance/README.md describes
// the protocol.

use LibMoney\LibMoney;
use LibMoney\MoneyException;

require __DIR__ . '/../lib/autoload.php';
require __DIR__ . '/accounts.php';
require __DIR__ . '/answers.php';
require __DIR__ . '/books.php';
require __DIR__ . '/exchanges.php';
require __DIR__ . '/investing.php';
require __DIR__ . '/lines.php';
require __DIR__ . '/loans.php';
require __DIR__ . '/steps.php';
require __DIR__ . '/trade.php';

/** @return array<string, mixed> */
function answer(array $asked): array
{
    $vector = $asked['vector'];
    $op = $asked['op'];
    try {
        if (in_array($op, ['basket', 'invoices', 'gobl', 'explanations'], true)) {
            return Trade::{$op}($vector);
        }
        if ($op === 'ledger') {
            return Books::answer($vector);
        }
        if ($op === 'accounts') {
            return Accounts::answer($vector);
        }
        if ($op === 'exchange') {
            return Exchanges::answer($vector);
        }
        if ($op === 'loans') {
            return Loans::answer($vector);
        }
        if ($op === 'payment-code') {
            return Trade::paymentCode($vector);
        }
        if ($op === 'bank-statements') {
            return Trade::bankStatements($vector);
        }
        if ($op === 'journals') {
            return Trade::journal($vector);
        }
        if ($op === 'invoice-documents') {
            return Trade::invoiceDocument($vector);
        }
        $name = lcfirst(str_replace(['-', '_'], '', ucwords($op, '-_')));
        if (in_array($op, ['time-value', 'disposals', 'track-records', 'rebalancing'], true)) {
            return Investing::{$name}($vector);
        }
        if (in_array($op, ['notepad', 'locale-numbers', 'merging', 'packed'], true)) {
            return Lines::{$name}($vector);
        }
        return (new Answers($vector, $asked['document'] ?? null))->{$name}();
    } catch (MoneyException $e) {
        $told = ['error' => $e->getMessage(), 'status' => $e->constant];
        if ($e->position !== null) {
            $told['position'] = $e->position;
            if ($op === 'expressions') {
                $told['caret'] = LibMoney::expressionCaret($vector['expression'], $e->position);
            }
        }
        return $told;
    }
}

while (($line = fgets(STDIN)) !== false) {
    try {
        $told = answer(json_decode($line, true, 512, JSON_THROW_ON_ERROR));
    } catch (Throwable $e) {
        $told = ['broken' => (string) $e];
    }
    echo json_encode($told, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION), "\n";
}
