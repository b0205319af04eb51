<?php

declare(strict_types=1);

// A million rounds of values and many of objects must not increase the memory of the process.

require __DIR__ . '/checks.php';

use LibMoney\{Decimal, LibMoney, Money, MoneyException, RatesBuilder, Wallet};

function resident(): int
{
    preg_match('/VmRSS:\s+(\d+)/', file_get_contents('/proc/self/status'), $found);
    return (int) $found[1];
}

function values(int $count): void
{
    $sum = new Money('0 EUR');
    $one = new Money('0.01 EUR');
    for ($round = 0; $round < $count; $round++) {
        $sum += $one;
        $kept = new Decimal($round);
        if ($round % 16 === 0) {
            $text = (string) ($sum * 2 - $one);
            try {
                $sum + '1 USD';
            } catch (MoneyException) {
                $kept = null;
            }
        }
    }
}

function objects(int $count): void
{
    for ($round = 0; $round < $count; $round++) {
        $wallet = new Wallet();
        $wallet->onChange(static function () use ($wallet): void {
        });
        $wallet->add('1 EUR', label: 'one');
        $wallet->entries();
        $wallet->toJournal();
        $builder = new RatesBuilder();
        $builder->add('EUR', 'USD', '1.1', '2026-01-02');
        $builder->build()->convertDetailed('1 EUR', 'USD', date: '2026-01-02');
        LibMoney::allocateDetailed('10 EUR', ['1', 2]);
        if ($round % 1000 === 0) {
            gc_collect_cycles();
        }
    }
    gc_collect_cycles();
}

foreach (['values' => 1000000, 'objects' => 20000] as $work => $count) {
    $work(intdiv($count, 10));
    $before = resident();
    $of_php = memory_get_usage();
    $work($count);
    $grown = resident() - $before;
    Checks::same(true, $grown < 4096, "$work: the process grew by $grown KiB in $count rounds");
    $grown = memory_get_usage() - $of_php;
    Checks::same(true, $grown < 65536, "$work: PHP has $grown bytes more after $count rounds");
}
Checks::end();
