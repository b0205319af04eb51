<?php

declare(strict_types=1);

// Invalid arguments: wrong types, NULs, huge texts, and calls of internal functions.

require __DIR__ . '/checks.php';

use LibMoney\{Amounts, Buffer, Constants, Converter, CurrencyList, Functions, Handle, LibMoney, Money, MoneyException};
use LibMoney\{Native, Portfolio, RatesBuilder, Rounding, Wallet};

// Some of the values are valid paths of a store, which is then created in a separate folder.
$folder = sys_get_temp_dir() . '/libmoney-hostile-' . getmypid();
mkdir($folder);
chdir($folder);
register_shutdown_function(static function () use ($folder): void {
    array_map(unlink(...), glob("$folder/*"));
    rmdir($folder);
});

$huge = str_repeat('9', 1 << 20);
$values = [null, true, -1, PHP_INT_MAX, PHP_INT_MIN, 1.5, NAN, '', "a\0b", "\xff\xfe", $huge, [], ['x' => 1], [[[]]],
    new stdClass(), static fn () => 1, new Money('1 EUR'), new Wallet(), STDIN, Rounding::HalfUp,
    new DateTimeImmutable(), new Buffer(8)];
$refused = $taken = 0;
$wrong = [];
$try = static function (callable $work) use (&$refused, &$taken, &$wrong): void {
    try {
        $work();
        $taken++;
    } catch (MoneyException | UnexpectedValueException | TypeError | ValueError | ArgumentCountError $failure) {
        $refused++;
    } catch (Error $failure) {
        $refused++;
        $is_known = preg_match('/freed|option|never made|changes|made already/', $failure->getMessage());
        if (!$is_known) {
            $wrong[] = $failure->getMessage();
        }
    }
};
foreach ($values as $value) {
    $try(static fn () => new Money($value));
    $try(static fn () => new Money('1', $value));
    $try(static fn () => new Money('1 EUR') + $value);
    $try(static fn () => new Money('1 EUR') * $value);
    $try(static fn () => $value - new Money('1 EUR'));
    $try(static fn () => new Money('1 EUR') < $value);
    $try(static fn () => (new Wallet())->add($value, label: $value));
    $try(static fn () => (new Wallet())->add('1 EUR', date: $value));
    $try(static fn () => (new Portfolio('EUR'))->add(['action' => $value, 'quantity' => $value, $value]));
    $try(static fn () => (new RatesBuilder())->add('EUR', $value, $value, $value));
    $try(static fn () => LibMoney::allocate('1 EUR', [$value]));
    $try(static fn () => new Amounts([1], 'EUR', validity: $value));
    $try(static fn () => (new CurrencyList('en'))->setSort($value));
    $try(static fn () => unserialize('O:14:"LibMoney\Money":2:{i:0;' . serialize(is_object($value) || is_resource($value) ? 1 : $value) . 'i:1;s:3:"EUR";}'));
}
// Every function of the library with every value in every place.
$places = array_diff_key(Functions::PLACES, ['money_string_free' => 1]);
foreach ($places as $name => $place) {
    foreach ([0, 1, 2, 3, 4, 5] as $count) {
        foreach ($values as $value) {
            $try(static fn () => Native::call($place, array_fill(0, $count, $value), null, false));
            $try(static fn () => Native::call($place, array_fill(0, $count, $value), ['first' => $value, 'date' => $value], true));
        }
    }
}
Checks::same([], array_values(array_unique($wrong)), 'every rejection states a reason');
Checks::same(true, $refused > 10000, "$refused calls were refused, $taken were accepted");
Checks::throws(ValueError::class, 'unknown function', static fn () => Native::call(100000, [], null, false), 'no function');
Checks::throws(ValueError::class, 'must have a listener', static fn () => Native::listen(0, new Wallet(), null), 'no listener');
Checks::throws(TypeError::class, 'callable', static fn () => Native::watch(5), 'no callable');
Checks::throws(Error::class, '', static fn () => new class extends Handle {
    public function __construct()
    {
        Native::make(Functions::PLACES['money_wallet_new'], $this, [], null);
    }
}, 'a class of no object');
$list = [];
$list[] = &$list;
Checks::throws(TypeError::class, '', static fn () => LibMoney::allocate('1 EUR', $list), 'an array that has itself');
Checks::same('1.00 EUR', (string) (new Money('1.00 EUR')), 'the library goes on');
Checks::end();
