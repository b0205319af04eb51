<?php

declare(strict_types=1);

// Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.
//
//     php -d extension=libmoney examples/php/split.php

require __DIR__ . '/../../build/api/php/lib/autoload.php';

use LibMoney\{LibMoney, Money};

/** @param list<Money> $shares */
function show(string $title, array $shares): void
{
    echo "$title\n";
    foreach ($shares as $share) {
        echo "  $share\n";
    }
    echo '  total ', Money::sum($shares), "\n";
}

show('Equally:', (new Money('100.00 EUR'))->split(3));

// With a tip, the total is 110 euros; each friend pays in proportion to the order.
$invoice = new Money('110.00 EUR');
$ordered = ['41.50', '27.00', '31.50'];
show('In proportion to the orders:', $invoice->allocate($ordered));

// In whole euros, with the remainder returned separately.
$found = LibMoney::allocateDetailed($invoice, $ordered, method: 'separate_remainder', digits: 0);
show('In whole euros:', $found['shares']);
echo "  left over {$found['remainder']}\n";
