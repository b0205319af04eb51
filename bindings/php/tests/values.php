<?php

declare(strict_types=1);

// Amounts, decimals, dates and columns as values of PHP.

require __DIR__ . '/checks.php';

use LibMoney\{Allocation, Amounts, CurrencyMismatch, Decimal, DocumentError, InvalidArgument, InvalidSyntax, InvalidWeights};
use LibMoney\{LibMoney, LimitError, Money, RatesBuilder, Rounding, Wallet};

$a = new Money('19.99', 'EUR');
Checks::same('24.49 EUR', (string) ($a + '4.50 EUR'), 'a sum with text');
Checks::same('15.49 EUR', (string) ($a - new Money('4.50 EUR')), 'a difference');
Checks::same('59.97 EUR', (string) ($a * 3), 'a product');
Checks::same('59.97 EUR', (string) (3 * $a), 'a product with the number first');
Checks::same('10.00 EUR', (string) ($a / 2), 'a quotient is rounded half to even');
Checks::same('-1.005 EUR', (string) -(new Money('1.005 EUR')), 'a sign rounds nothing');
$b = $a;
$b += $a;
Checks::same(['39.98 EUR', '19.99 EUR'], [(string) $b, (string) $a], 'an assignment leaves the other amount');
Checks::same('30 EUR', (string) array_sum_of(['10 EUR', '20 EUR']), 'a sum that begins with 0');
Checks::same(true, $a == new Money('19.990', 'EUR'), 'equal by value');
Checks::same([true, false], [$a < new Money('20 EUR'), $a > new Money('20 EUR')], 'an order');
Checks::same(false, $a->equals('19.99 USD'), 'two currencies are not equal');
Checks::same(false, $a == null, 'an amount is not null');
Checks::same(false, $a == 'nonsense', 'an amount is no nonsense');
$sorted = [new Money('3 EUR'), new Money('-1 EUR'), new Money('2 EUR')];
sort($sorted);
Checks::same('-1 EUR 2 EUR 3 EUR', implode(' ', $sorted), 'amounts are sorted');
Checks::throws(CurrencyMismatch::class, 'USD', static fn () => $a + new Money('1 USD'), 'a sum of two currencies');
Checks::throws(CurrencyMismatch::class, 'USD', static fn () => $a < new Money('1 USD'), 'an order of two currencies');
Checks::throws(TypeError::class, 'must be exact, got float', static fn () => $a * 1.5, 'a float');
Checks::throws(TypeError::class, 'must be exact, got float', static fn () => new Money(1.5, 'EUR'), 'a float as amount');
Checks::throws(TypeError::class, '', static fn () => $a % 2, 'a remainder');
Checks::throws(TypeError::class, '', static fn () => $a * $a, 'a product of amounts');
Checks::throws(InvalidSyntax::class, '', static fn () => new Money('1,5 EUR'), 'no amount');
Checks::throws(Error::class, 'constructed twice', static fn () => $a->__construct('1 EUR'), 'a second construction');
Checks::throws(Error::class, '', static function () use ($a) {
    $a->note = 1;
}, 'a property of its own');
Checks::same('19.99 EUR', (string) unserialize(serialize($a)), 'an amount comes back from its bytes');
Checks::same('["19.99 EUR","1.50"]', json_encode([$a, new Decimal('1.50')]), 'JSON');
Checks::same('19.99 EUR', (string) clone $a, 'a copy');
$bytes = (new Money('10.50 EUR'))->pack();
Checks::same('1345555202041a4d', bin2hex($bytes), 'a packed amount');
Checks::same('10.50 EUR', (string) LibMoney::unpack($bytes), 'and the amount again');
foreach ([substr($bytes, 0, -1), "$bytes ", ''] as $damaged) {
    Checks::throws(DocumentError::class, '', static fn () => LibMoney::unpack($damaged), 'damaged bytes');
}
Checks::throws(LimitError::class, '', static fn () => LibMoney::unpack(str_repeat("\0", 31)), 'too many bytes');
$sorted = array_map(static fn ($text) => new Money($text), ['1 USD', '10.50 EUR', '9.80 EUR', '-1 EUR']);
usort($sorted, static fn ($one, $other) => strcmp($one->sortKey(), $other->sortKey()));
Checks::same('-1 EUR 9.80 EUR 10.50 EUR 1 USD', implode(' ', $sorted), 'keys sort like amounts');
Checks::same((new Money('10.5 EUR'))->sortKey(), (new Money('10.50 EUR'))->sortKey(), 'equal amounts have equal keys');
foreach ([PHP_INT_MIN, PHP_INT_MIN + 1, PHP_INT_MAX] as $minor) {
    Checks::same($minor, Money::fromMinor($minor, 'EUR')->minor(), 'the least and the largest minor units');
}
foreach ([$a, new Money('-0.10', 'USD'), new Decimal('1.50')] as $value) {
    $again = eval('return ' . var_export($value, true) . ';');
    Checks::same([$value::class, (string) $value], [$again::class, (string) $again], 'var_export');
}
foreach ([[$a, new Money('20 EUR')], [new Decimal('1.50'), new Decimal('1.51')]] as [$value, $other]) {
    Checks::same(false, (array) $value == (array) $other, 'test frameworks compare objects as arrays');
    Checks::same(true, (array) $value == (array) clone $value, 'equal values are equal arrays');
}
Checks::throws(UnexpectedValueException::class, '', static fn () => Money::__set_state([]), 'an invalid state of an amount');
Checks::same('"12.50 EUR"', json_encode((new Amounts([1250], 'EUR'))[0]), 'a row of a column in JSON');
foreach ([new RatesBuilder(), new Wallet(), new Amounts([1], 'EUR')] as $object) {
    Checks::throws(TypeError::class, 'could not convert', static fn () => json_encode([$object]), 'an object in JSON');
}
Checks::same('2 JPY', (string) unserialize(serialize(new Amounts([1, 2], 'JPY')))[1], 'a column comes back from its bytes');
Checks::throws(UnexpectedValueException::class, '', static function () {
    unserialize('O:14:"LibMoney\Money":1:{i:0;i:5;}');
}, 'invalid bytes of an amount');
$bare = (new ReflectionClass(Money::class))->newInstanceWithoutConstructor();
Checks::throws(Error::class, 'must be constructed', static fn () => (string) $bare, 'an amount that was never made');
Checks::throws(TypeError::class, '', static fn () => $a + $bare, 'a sum with an amount that was never made');

// Beside bcmath, whose numbers are text.
mt_srand(20261124);
$are_same = true;
for ($round = 0; $round < 2000; $round++) {
    $x = bcdiv((string) mt_rand(-999999999, 999999999), '100', 2);
    $y = bcmul((string) mt_rand(), '1000000007', 2);
    $sum = (string) ((new Money($x, 'EUR')) + new Money($y, 'EUR'))->amount();
    $are_same = $are_same && bccomp($sum, bcadd($x, $y, 2), 2) === 0;
}
Checks::same(true, $are_same, 'sums are those of bcmath');
$long = '12345678901234567890123456789012345678';
Checks::same("$long JPY", (string) new Money($long, 'JPY'), 'an integer beyond 64 bits');
Checks::same(bcadd($long, '1'), (string) (new Decimal($long) + 1), 'a decimal beyond 64 bits');
Checks::same('-9223372036854775808.00 EUR', (string) (new Money(PHP_INT_MIN, 'EUR'))->round(), 'the least int');
$edge = new Money('92233720368547758.07 EUR');
Checks::same('92233720368547758.08 EUR', (string) ($edge + '0.01 EUR'), 'a sum past 64 bits');
Checks::same('0.30', (string) (new Decimal('0.10') + '0.20'), 'decimals add');
Checks::same(true, new Decimal('10.5') == new Decimal('10.50'), 'decimals are equal by value');
Checks::throws(Error::class, 'dividedBy', static fn () => new Decimal(1) / 3, 'a quotient without digits');
Checks::same('0.3333', (string) (new Decimal(1))->dividedBy(3, 4), 'a quotient with digits');
Checks::same('0.34', (string) (new Decimal('0.335'))->round(2, Rounding::HalfUp), 'a rounding by its case');
Checks::throws(ValueError::class, 'must be a word of', static fn () => (new Decimal(1))->round(0, 'sideways'), 'no rounding');

$builder = new RatesBuilder();
$builder->add('EUR', 'USD', '1.1172', new DateTimeImmutable('2026-01-02 23:30', new DateTimeZone('America/New_York')));
$builder->add('EUR', 'USD', '1.2', new DateTime('2026-01-05'));
$rates = $builder->build();
Checks::same('2026-01-02', $rates->info()->firstDate->format('Y-m-d'), 'a date is that of its own zone');
Checks::same('1.12 USD', (string) (new Money('1 EUR'))->to('USD', $rates, date: '2026-01-02'), 'a date as text');
// Numbers of the table that all bindings read. An integer of more than 64 bits is a float or a text in PHP.
$table = json_decode(file_get_contents(__DIR__ . '/../../../../Tests/Data/column-numbers.json'), true, flags: JSON_THROW_ON_ERROR);
$special = ['inf' => INF, '-inf' => -INF, 'nan' => NAN];
foreach ($table['rows'] as ['kind' => $kind, 'text' => $text, 'accepted' => $accepted]) {
    $value = match ($kind) {
        'integer' => $accepted ? (int) $text : (float) $text,
        'float' => $special[$text] ?? (float) $text,
        'text' => $text,
        'boolean' => $text === 'true',
        'null' => null,
        default => [],
    };
    foreach ([[$value], [100, 200, $value, 400]] as $given) {
        try {
            $made = new Amounts($given, 'EUR', 0);
            $place = count($given) === 1 ? 0 : 2;
            Checks::same([true, $text], [$accepted, preg_replace('/ EUR$/', '', (string) $made[$place])], "$kind $text in a column");
        } catch (TypeError) {
            Checks::same(false, $accepted, "$kind $text in a column");
        }
    }
}
$column = new Amounts([1050, 250, 99, -7], 'EUR');
$converted = $column->convert($rates, 'USD', date: '2026-01-02');
foreach ($converted as $row => $amount) {
    $alone = $column[$row]->to('USD', $rates, date: '2026-01-02');
    Checks::same((string) $alone, (string) $amount, "row $row of a column");
}
$days = ['2026-01-02', new DateTimeImmutable('2026-01-05 01:00', new DateTimeZone('Asia/Tokyo')), '2026-01-05', '2026-01-02'];
$dated = $column->convert($rates, 'USD', dates: $days);
foreach ($days as $row => $day) {
    $alone = $column[$row]->to('USD', $rates, date: $day);
    Checks::same((string) $alone, (string) $dated[$row], "row $row of a column with dates");
}
$packed = pack('l*', 20455, 20458, 20458, 20455);
Checks::same($dated->values, $column->convert($rates, 'USD', dates: $packed)->values, 'days as a string');
Checks::throws(ValueError::class, 'number of dates must be 4, got 3', static function () use ($column, $rates, $days) {
    $column->convert($rates, 'USD', dates: array_slice($days, 1));
}, 'too few dates');
$weights = [1, '2.5', new Decimal(3)];
$shares = $column->allocate($weights);
Checks::same(3, count($shares), 'a column for each share');
foreach ($column as $row => $amount) {
    $alone = implode(' ', $amount->allocate($weights));
    Checks::same($alone, implode(' ', array_map(static fn ($share) => $share[$row], $shares)), "shares of row $row");
}
$fine = (new Amounts([1, -1], 'EUR', 2))->allocate([1, 1, 1], digits: 4, method: Allocation::FloorToLast);
Checks::same('0.0033 EUR 0.0033 EUR 0.0034 EUR', implode(' ', array_map(static fn ($share) => $share[0], $fine)), 'finer shares');
$empty = (new Amounts([], 'EUR'))->allocate([1, 2]);
Checks::same([0, 0], array_map(count(...), $empty), 'shares of no rows');
Checks::throws(InvalidWeights::class, 'no weights', static fn () => $column->allocate([]), 'no weights');
Checks::throws(InvalidWeights::class, 'zero', static fn () => $column->allocate([0, 0]), 'weights of zero');
Checks::throws(TypeError::class, '', static fn () => $column->allocate([[]]), 'a weight that is an array');
$holes = new Amounts([5, 7, 9], 'EUR', null, "\x05");
Checks::same([null, null], array_map(static fn ($share) => $share[1], $holes->allocate([1, 1])), 'the shares of a null are null');
$rough = (new Amounts([10999, 5, 11000], 'EUR', 3))->allocate([1, 1], nulls: true, digits: 2);
Checks::same(['', '', '5.50 EUR'], array_map(strval(...), iterator_to_array($rough[1])), 'amounts finer than the digits');
Checks::same([true, false], [$rough[1]->statuses[0] !== 0, $rough[0]->statuses[2] !== 0], 'and their statuses');
$other = new Amounts([10490, 2500, 1000, -70], 'EUR', 3);
Checks::same([1, 0, -1, 0], $column->compare($other), 'columns are compared by value');
Checks::same([], (new Amounts([], 'EUR'))->compare(new Amounts([], 'EUR')), 'no rows have no order');
Checks::throws(CurrencyMismatch::class, 'row 0', static fn () => $column->compare(new Amounts([1, 2, 3, 4], 'USD')), 'two currencies');
$short = new Amounts([1, 2], 'EUR');
Checks::throws(InvalidArgument::class, 'got 2', static fn () => $column->compare($short), 'two lengths');
Checks::throws(ValueError::class, 'must not contain null', static fn () => $holes->compare($holes), 'nulls have no order');
Checks::same('13.92 EUR', (string) $column->sums()['EUR'], 'the sum of a column');
$mixed = new Amounts([1050, 250, PHP_INT_MAX], ['EUR', 'JPY'], null, "\x07", pack('l*', 0, 1, 0));
Checks::same('92233720368547768.57 EUR', (string) $mixed->sums()['EUR'], 'a sum of a column past 64 bits');
$nulls = $mixed->convert($rates, 'USD', nulls: true, date: '2026-01-02');
Checks::same([true, true], [$nulls[1] === null, $nulls->statuses[1] !== 0], 'a row without a rate is null');
Checks::same('11.00 EUR', (string) (new Amounts([10996], 'EUR', 3))->round()[0], 'a column is rounded');

/** @param list<string> $texts */
function array_sum_of(array $texts): Money
{
    return array_reduce($texts, static fn ($sum, $text) => $sum + new Money($text), 0);
}

Checks::end();
