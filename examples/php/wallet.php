<?php

declare(strict_types=1);

// A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
//
//     php -d extension=libmoney examples/php/wallet.php share/ecb/eurofxref-hist.csv

require __DIR__ . '/../../build/api/php/lib/autoload.php';

use LibMoney\{InsufficientFunds, LibMoney, Rates, StatementRowKind, Wallet};

function show(Wallet $wallet, Rates $rates, string $date): void
{
    $statement = $wallet->statement('EUR', rates: $rates, date: $date);
    $sections = $statement->sectionCount();
    for ($section = 0; $section < $sections; $section++) {
        echo $section + 1 === $sections ? 'All' : $statement->sectionAt($section), "\n";
        foreach ($statement->rows($section) as $row) {
            $label = $row->label === '' ? '' : "  $row->label";
            printf("  %s %16s%s\n", $row->kind === StatementRowKind::Amount ? ' ' : '=', $row->text, $label);
        }
    }
}

$rates = Rates::fromEcbCsv(file_get_contents($argv[1] ?? 'share/ecb/eurofxref-hist.csv'));
$wallet = new Wallet();
$savings = new Wallet();
$wallet->onChange(static function (int $revision): void {
    echo "wallet: change $revision\n";
});
$wallet->add('250.00 EUR', label: 'salary', date: '2024-03-01');
$wallet->add('80.00 USD', label: 'from Ann');
$wallet->add('12000 JPY');
$wallet->add('-19.90 EUR', label: 'books', date: '2024-03-05');

// A hotel places a hold; held amounts cannot be spent.
$hold = $wallet->hold('200.00 EUR', label: 'hotel');
try {
    LibMoney::walletTransfer([['source' => $wallet, 'target' => $savings, 'amount' => '100.00 EUR']]);
} catch (InsufficientFunds $error) {
    echo $error->getMessage(), "\n";
}
$wallet->commit($hold);

// A transfer is atomic; a fee is a leg of its own.
$legs = [
    ['source' => $wallet, 'target' => $savings, 'amount' => '20.00 EUR'],
    ['source' => $wallet, 'amount' => '0.50 EUR'],
];
LibMoney::walletTransfer($legs, label: 'savings');
$wallet->exchange([['give' => '5000 JPY', 'receive' => 'EUR']], rates: $rates, options: ['date' => '2024-03-01']);

show($wallet, $rates, '2024-03-01');
$again = Wallet::fromJournal($wallet->toJournal());
echo 'rebuilt from its journal: ', $again->toJson() === $wallet->toJson() ? 'True' : 'False', "\n";
