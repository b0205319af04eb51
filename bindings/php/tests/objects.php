<?php

declare(strict_types=1);

// Objects, listeners, progress and the store.

require __DIR__ . '/checks.php';

use LibMoney\{BusyError, Calculator, Cancelled, Money, MoneyException, Progress, Rates, Store, StoreTransaction, Wallet};

$wallet = new Wallet();
$heard = [];
$wallet->onChange(static function (int $revision) use (&$heard, $wallet): void {
    $heard[] = "$revision: {$wallet->count()}";
});
$wallet->add('10 EUR');
Checks::same(['1: 1'], $heard, 'a listener may call the object that changed');
$wallet->onChange(static fn () => throw new DomainException('heard'));
Checks::throws(DomainException::class, 'heard', static fn () => $wallet->add('5 EUR'), 'a listener that throws');
Checks::same(2, $wallet->count(), 'the change was made before the listener threw');
$wallet->onChange(static fn () => $wallet->free());
$wallet->add('1 EUR');
Checks::same(true, $wallet->isFreed(), 'a listener may free the object');
Checks::throws(Error::class, 'has been freed', static fn () => $wallet->count(), 'a freed object');
$wallet->free();
Checks::throws(Error::class, 'clone', static fn () => clone new Wallet(), 'a copy of an object');
Checks::throws(Exception::class, 'erializ', static fn () => serialize(new Wallet()), 'bytes of an object');
Checks::throws(Error::class, 'constructed twice', static fn () => (new ReflectionMethod(Calculator::class, '__construct'))
    ->invoke(new Calculator()), 'an object that is made twice');
$bare = (new ReflectionClass(Wallet::class))->newInstanceWithoutConstructor();
Checks::throws(Error::class, 'never constructed', static fn () => $bare->count(), 'an object that was never made');
Checks::throws(Error::class, 'unknown option', static fn () => (new Wallet())->add('1 EUR', colour: 'red'), 'no option');

$csv = "Date,USD,\n" . implode('', array_map(
    static fn (int $day) => date('Y-m-d', $day * 86400) . ",1.1,\n",
    range(1, 20000),
));
$calls = 0;
$rates = Progress::watch(static function () use (&$calls): void {
    $calls++;
}, static fn () => Rates::fromEcbCsv($csv));
Checks::same(true, $calls > 0 && $rates->info()->dateCount === 20000, "progress was reported $calls times");
$stop = static fn () => Progress::watch(static fn () => false, static fn () => Rates::fromEcbCsv($csv));
Checks::throws(Cancelled::class, '', $stop, 'a listener that ends the call');
$fail = static fn () => Progress::watch(static fn () => throw new DomainException('enough'), static fn () => Rates::fromEcbCsv($csv));
Checks::throws(DomainException::class, 'enough', $fail, 'a listener of progress that throws');
// A call in a listener is long itself: the outer call continues to report, and ends when the listener requests it.
$inside = 0;
Progress::watch(static function () use (&$inside, $csv): void {
    if (++$inside === 1) {
        Rates::fromEcbCsv($csv)->free();
    }
}, static fn () => Rates::fromEcbCsv($csv));
Checks::same($calls, $inside, 'as many calls as without a call in the listener');
$stop = static fn () => Progress::watch(static fn () => Rates::fromEcbCsv($csv)->free() !== null, static fn () => Rates::fromEcbCsv($csv));
Checks::throws(Cancelled::class, '', $stop, 'a listener that makes a call and ends the outer one');
$busy = static fn () => Progress::watch(static fn () => $rates->free(), static fn () => $rates->toJson());
try {
    $busy();
    Checks::same(false, $rates->isFreed(), 'a short call reports no progress');
} catch (BusyError) {
    Checks::same(false, $rates->isFreed(), 'an object is not freed during a call');
}

$file = tempnam(sys_get_temp_dir(), 'money');
unlink($file);
$store = Store::open($file);
$saved = new Wallet();
$saved->add('7 EUR');
$fails = static fn () => StoreTransaction::run($store, static function () use ($store, $saved): void {
    $store->walletSave('one', $saved);
    throw new DomainException('no');
});
Checks::throws(DomainException::class, 'no', $fails, 'a transaction that throws');
StoreTransaction::run($store, static fn () => $store->walletSave('two', $saved));
$loaded = $store->walletLoad('two');
$loaded = is_array($loaded) ? $loaded['wallet'] : $loaded;
Checks::same('7.00 EUR', (string) $loaded->sum('EUR'), 'a wallet comes back from a store');
Checks::throws(MoneyException::class, '', static fn () => $store->walletLoad('one'), 'a wallet that was rolled back');
$many = new Wallet();
for ($index = 0; $index < 600; $index++) {
    $many->add('1 EUR');
}
$store->walletSave('many', $many);
$ids = static fn (array $rows): array => array_map(static fn ($one) => $one->id, $rows);
Checks::same(range(600, 1), $ids($store->walletEntries('many')), 'all entries');
Checks::same([300, 299], $ids($store->walletEntries('many', 'EUR', before: 301, most: 2)), 'a page');
Checks::same([], $store->walletEntries('many', 'USD', most: 2), 'a page without entries');
$store->free();
array_map(unlink(...), glob("$file*"));
Checks::end();
