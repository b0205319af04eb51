<?php

declare(strict_types=1);

// Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.
//
//     php -d extension=libmoney examples/php/split.php

require __DIR__ . '/../../bindings/php/lib/autoload.php';

use LibMoney\{LibMoney, Money};

/** @param list<Money> $shares */
function show(string $title, array $shares): void
{
    echo "$title\n";
    foreach ($shares as $share) {
        echo "  $share\n";
    }
    echo '  together ', Money::sum($shares), "\n";
}

show('Equally:', (new Money('100.00 EUR'))->split(3));

// A tip makes it 110 euros; each pays in proportion to what they had.
$invoice = new Money('110.00 EUR');
$ordered = ['41.50', '27.00', '31.50'];
show('By what each ordered:', $invoice->allocate($ordered));

// Or in whole euros, and what is left is told apart.
$found = LibMoney::allocateDetailed($invoice, $ordered, method: 'separate_remainder', digits: 0);
show('In whole euros:', $found['shares']);
echo "  left over {$found['remainder']}\n";
