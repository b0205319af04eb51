<?php

declare(strict_types=1);

// A sum of two amounts beside bcadd, in turns, in one process.
//
//     php -d extension=…/libmoney.so Benchmarks/bindings.php

require __DIR__ . '/../build/api/php/lib/autoload.php';

use LibMoney\Money;

const TURNS = 9;
const ROUNDS = 200000;
const COUNT = 1024;
const LEAST = 2.0;

mt_srand(20261124);
$texts = [];
$amounts = [];
$mixed_texts = [];
$mixed = [];
for ($at = 0; $at < COUNT; $at++) {
    $texts[] = sprintf('%d.%02d', mt_rand(0, 9999999), mt_rand(0, 99));
    $amounts[] = new Money($texts[$at], 'EUR');
    $mixed_texts[] = sprintf('%d.%0' . (1 + $at % 5) . 'd', mt_rand(0, 9999999), mt_rand(0, 9));
    $mixed[] = new Money($mixed_texts[$at], 'EUR');
}

/** Returns the nanoseconds per sum of each, the minimum of all rounds. Both use the same loop. */
function sums(array $amounts, array $texts, int $digits): array
{
    $best = ['money' => INF, 'bcmath' => INF];
    for ($turn = 0; $turn < TURNS; $turn++) {
        $started = hrtime(true);
        for ($round = 0; $round < ROUNDS; $round++) {
            $at = $round & (COUNT - 2);
            $kept = $amounts[$at] + $amounts[$at + 1];
        }
        $best['money'] = min($best['money'], (hrtime(true) - $started) / ROUNDS);
        $started = hrtime(true);
        for ($round = 0; $round < ROUNDS; $round++) {
            $at = $round & (COUNT - 2);
            $text = bcadd($texts[$at], $texts[$at + 1], $digits);
        }
        $best['bcmath'] = min($best['bcmath'], (hrtime(true) - $started) / ROUNDS);
        if (bccomp((string) $kept->amount(), $text, $digits) !== 0) {
            throw new LogicException("$kept is not $text");
        }
    }
    return $best;
}

$failed = 0;
foreach (['a sum' => [$amounts, $texts, 2], 'a sum of two scales' => [$mixed, $mixed_texts, 5]] as $name => $operands) {
    ['money' => $money, 'bcmath' => $bcmath] = sums(...$operands);
    $times = $bcmath / $money;
    $is_kept = $times >= LEAST;
    $failed += $is_kept ? 0 : 1;
    printf("PHP: %s %.1f ns, bcmath %.1f (%.1f x, at least %.0f)%s\n", $name, $money, $bcmath, $times, LEAST, $is_kept ? '' : ': missed');
}
printf("%d passed, %d failed\n", 2 - $failed, $failed);
exit($failed > 0 ? 1 : 0);
