<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. The values are a string of
 * native 64-bit integers, as `pack('q*', …)` makes it, or an array of ints. A row is null where its bit of `validity` is
 * 0; `validity` is a string of bits, the lowest first.
 *
 *     $prices = new Amounts([1050, 250, 99], 'EUR');
 *     echo $prices->convert($rates, 'USD')[0];
 *
 * @implements \ArrayAccess<int, ?Money>
 */
final class Amounts implements \ArrayAccess, \Countable, \IteratorAggregate
{
    public readonly string $values;
    /** @var list<string> */
    public readonly array $codes;
    public readonly int $length;

    /**
     * @param string|list<int> $values
     * @param string|list<string> $currency
     * @param string|null $indices 32-bit places in the currencies, one a row
     * @param list<int>|null $statuses the status of each row of a result that has nulls for failures
     */
    public function __construct(
        string|array $values,
        string|array $currency,
        public readonly ?int $scale = null,
        public readonly ?string $validity = null,
        public readonly ?string $indices = null,
        public readonly ?array $statuses = null,
    ) {
        $this->values = is_string($values) ? $values : self::packed($values);
        $this->codes = (array) $currency;
        $this->length = intdiv(strlen($this->values), 8);
        $has_parts = strlen($this->values) % 8 !== 0;
        $is_short = $validity !== null && strlen($validity) * 8 < $this->length;
        if ($has_parts || $is_short || ($indices !== null && strlen($indices) !== $this->length * 4)) {
            throw new \ValueError('values, validity and indices have different lengths, or a part of a value');
        }
    }

    public function count(): int
    {
        return $this->length;
    }

    public function getIterator(): \Generator
    {
        for ($index = 0; $index < $this->length; $index++) {
            yield $index => $this[$index];
        }
    }

    public function offsetExists(mixed $offset): bool
    {
        return is_int($offset) && $offset >= 0 && $offset < $this->length;
    }

    /** The amount of a row, or null. */
    public function offsetGet(mixed $offset): ?Money
    {
        if (!$this->offsetExists($offset)) {
            throw new \OutOfBoundsException('the column has no such row');
        }
        if ($this->validity !== null && (ord($this->validity[$offset >> 3]) >> ($offset & 7) & 1) === 0) {
            return null;
        }
        $code = $this->codes[$this->indices === null ? 0 : unpack('l', $this->indices, $offset * 4)[1]];
        $value = unpack('q', $this->values, $offset * 8)[1];
        return $this->scale === null ? Money::fromMinor($value, $code) : self::amount((string) $value, $this->scale, $code);
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        throw new \LogicException('a column never changes');
    }

    public function offsetUnset(mixed $offset): void
    {
        throw new \LogicException('a column never changes');
    }

    /**
     * The exact sum of each currency, by its code. Nulls do not count.
     *
     * @return array<string, Money>
     */
    public function sums(): array
    {
        $sums = new Buffer(count($this->codes) * 24);
        $this->call('sum', [$this->column()], ['currencies' => $this->currencies(), 'sums' => $sums]);
        $found = [];
        foreach ($this->codes as $place => $code) {
            $row = unpack('Plow/qhigh/Lscale', $sums->bytes(count($this->codes) * 24), $place * 24);
            $whole = LibMoney::decimalFromWords(sprintf('%u', $row['low']), $row['high'], $row['scale']);
            $found[$code] = new Money($whole, $code);
        }
        return $found;
    }

    /** Each amount in another currency, rounded once, as Rates::convert has it. With `$nulls` a row that fails is null. */
    public function convert(Rates $rates, string $target, bool $nulls = false, mixed ...$options): self
    {
        return $this->finish('convert', $nulls, function (array $result, array $given) use ($rates, $target, $options) {
            $given += ['rates' => $rates] + $options;
            return [[$this->column(), $this->currencies(), $target, $result], $given];
        }, [$target], null);
    }

    /** Each amount rounded: to the minor units of its currency unless you give `digits`. */
    public function round(bool $nulls = false, mixed ...$options): self
    {
        return $this->finish('quantize', $nulls, function (array $result, array $given) use ($options) {
            return [[$this->column(), $result], $given + ['currencies' => $this->currencies()] + $options];
        }, $this->codes, $this->indices);
    }

    private static function amount(string $coefficient, int $scale, string $code): Money
    {
        return new Money(LibMoney::decimalFromCoefficient($coefficient, $scale), $code);
    }

    private static function packed(array $values): string
    {
        foreach ($values as $value) {
            if (!is_int($value)) {
                throw new \TypeError('a column has ints, and a value is a ' . get_debug_type($value));
            }
        }
        $pack = static fn (array $part): string => pack('q*', ...$part);
        return implode('', array_map($pack, array_chunk($values, 4096)));
    }

    private function column(): array
    {
        $bits = $this->validity === null ? [] : [
            'validity' => $this->validity, 'validitySize' => strlen($this->validity),
        ];
        return $bits + [
            'values' => $this->values, 'length' => $this->length, 'stride' => 8, 'layout' => ColumnLayout::Int64,
            'scale' => $this->scale ?? Constants::DIGITS_CURRENCY,
        ];
    }

    private function currencies(): array
    {
        $indices = $this->indices === null ? null : [
            'values' => $this->indices, 'length' => $this->length, 'stride' => 4, 'layout' => ColumnLayout::Int32,
        ];
        return ['codes' => $this->codes, 'count' => count($this->codes), 'indices' => $indices];
    }

    private function finish(string $name, bool $nulls, callable $prepare, array $codes, ?string $indices): self
    {
        $values = new Buffer(max($this->length * 8, 8));
        $size = ($this->length + 7) >> 3;
        $bits = $nulls || $this->validity !== null ? new Buffer(max($size, 1)) : null;
        $statuses = $nulls ? new Buffer(max($this->length * 4, 4)) : null;
        $result = ['values' => $values, 'length' => $this->length, 'stride' => 8, 'layout' => ColumnLayout::Int64];
        $result['scale'] = Constants::DIGITS_CURRENCY;
        $result += $bits === null ? [] : ['validity' => $bits, 'validitySize' => $size];
        [$arguments, $given] = $prepare($result, $statuses === null ? [] : ['statuses' => $statuses]);
        $report = $this->call($name, $arguments, $given);
        $scale = $report->scale === Constants::DIGITS_CURRENCY ? null : $report->scale;
        $told = $statuses === null ? null : array_values(unpack('l*', $statuses->bytes($this->length * 4)));
        return new self($values->bytes($this->length * 8), $codes, $scale, $bits?->bytes($size), $indices, $told);
    }

    private function call(string $name, array $arguments, array $options): mixed
    {
        return Native::call(Functions::PLACES["money_column_$name"], $arguments, $options, true);
    }
}
