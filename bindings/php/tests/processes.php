<?php

declare(strict_types=1);

// A fork: values and objects live on in the child, and an inherited store is refused there.

require __DIR__ . '/checks.php';

use LibMoney\{Money, MoneyException, Store, Wallet};

$amount = new Money('1.50 EUR');
$wallet = new Wallet();
$wallet->add($amount);
$file = tempnam(sys_get_temp_dir(), 'money');
unlink($file);
$store = Store::open($file);
$store->walletSave('one', $wallet);
$child = pcntl_fork();
if ($child === 0) {
    $sum = (string) ($amount + $wallet->sum('EUR'));
    try {
        $store->walletLoad('one');
        $refused = false;
    } catch (MoneyException) {
        $refused = true;
    }
    posix_kill(getmypid(), $sum === '3.00 EUR' && $refused ? SIGKILL : SIGTERM);
}
pcntl_waitpid($child, $status);
Checks::same(SIGKILL, pcntl_wtermsig($status), 'a child has amounts and wallets, and is refused the store');
Checks::same(1, $store->walletCount('one'), 'the parent can use its store');
$child = pcntl_fork();
if ($child === 0) {
    exit(7);
}
pcntl_waitpid($child, $status);
Checks::same(7, pcntl_wexitstatus($status), 'a child ends as it wants, with all objects');
Checks::same(1, $store->walletCount('one'), 'the parent can still use its store');
$store->free();
array_map(unlink(...), glob("$file*"));
Checks::end();
