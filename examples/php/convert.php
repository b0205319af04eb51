<?php

declare(strict_types=1);

// Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
//
//     php -d extension=libmoney examples/php/convert.php share/ecb/eurofxref-hist.csv

require __DIR__ . '/../../build/api/php/lib/autoload.php';

use LibMoney\{Flags, Money, RateKind, Rates};

function convert(Rates $rates, Money $price, string $target, ?string $date): void
{
    // A weekend has no rates: those of the last week will do.
    ['result' => $result, 'details' => $details] = $rates->convertDetailed($price, $target, date: $date, maxGap: 7);
    echo "$price is $result at the rates of {$details->asOf->format('Y-m-d')}, $details->source\n";
    if (in_array(Flags::Earlier, $details->flags, true)) {
        echo "  days before the day asked for: $details->gapDays\n";
    }
    if (in_array(Flags::Rounded, $details->flags, true)) {
        echo "  rounded\n";
    }
    foreach ($details->legs as $leg) {
        $kind = match ($leg->kind) {
            RateKind::Quoted => 'as quoted',
            RateKind::Inverse => 'inverse',
            RateKind::Fixed => 'fixed',
        };
        echo "  1 $leg->from = $leg->numerator/$leg->denominator $leg->to, $kind\n";
    }
}

$rates = Rates::fromEcbCsv(file_get_contents($argv[1] ?? 'share/ecb/eurofxref-hist.csv'));
$price = new Money('1000.00 CHF');
convert($rates, $price, 'JPY', null);
convert($rates, $price, 'JPY', '2020-03-14');
