<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. The values are a string of
 * native 64-bit integers, as `pack('q*', …)` makes it, or an array of ints. A row is null where its bit of `validity` is
 * 0; `validity` is a bitmap, the lowest bit first.
 *
 *     $prices = new Amounts([1050, 250, 99], 'EUR');
 *     echo $prices->convert($rates, 'USD')[0];
 *
 * @implements \ArrayAccess<int, ?Money>
 */
final class Amounts implements \ArrayAccess, \Countable, \IteratorAggregate, \JsonSerializable
{
    public readonly string $values;
    /** @var list<string> */
    public readonly array $codes;
    public readonly int $length;

    /**
     * @param string|list<int> $values
     * @param string|list<string> $currency
     * @param string|null $indices packed 32-bit indices into the currencies, one a row
     * @param list<int>|null $statuses the status of each row of a result with nulls for failed rows
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
            throw new \ValueError('values, validity and indices must have the same number of rows');
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
            $got = is_int($offset) ? $offset : get_debug_type($offset);
            throw new \OutOfBoundsException("row must be less than $this->length, got $got");
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
        throw new \LogicException('a column must not be changed');
    }

    public function offsetUnset(mixed $offset): void
    {
        throw new \LogicException('a column must not be changed');
    }

    /**
     * Returns the exact sum of each currency by its code. Nulls are skipped.
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

    /**
     * Converts each amount, rounded once, as {@see Rates::convert()} does. With `$nulls`, a row that fails is null.
     *
     * @param string|list<string|\DateTimeInterface>|null $dates the day of each row's rates, instead of one `date` for
     *     all; as a string, native 32-bit days since 1970-01-01
     */
    public function convert(
        Rates $rates,
        string $target,
        bool $nulls = false,
        string|array|null $dates = null,
        mixed ...$options,
    ): self {
        $room = $this->room($nulls);
        $days = $dates === null ? [] : ['dates' => [
            'values' => $this->days($dates), 'length' => $this->length, 'stride' => 4, 'layout' => ColumnLayout::Date32,
        ]];
        $given = $room->given + ['rates' => $rates] + $days + $options;
        $report = $this->call('convert', [$this->column(), $this->currencies(), $target, $room->column], $given);
        return $this->filled($room, $report->scale, [$target], null);
    }

    /** Rounds each amount, by default to the minor units of its currency. */
    public function round(bool $nulls = false, mixed ...$options): self
    {
        $room = $this->room($nulls);
        $given = $room->given + ['currencies' => $this->currencies()] + $options;
        $report = $this->call('quantize', [$this->column(), $room->column], $given);
        return $this->filled($room, $report->scale, $this->codes, $this->indices);
    }

    /**
     * Divides each amount in proportion to the same weights, and returns a column for each share. The shares of a row add
     * up to its amount. Shares with more digits than the amounts require `digits` and a column with a scale.
     *
     *     [$rent, $rest] = $incomes->allocate([3, 7]);
     *
     * @param list<int|string|Decimal> $weights
     * @return list<self>
     */
    public function allocate(array $weights, bool $nulls = false, mixed ...$options): array
    {
        $rooms = array_map(fn (): ColumnRoom => $this->room($nulls), array_values($weights));
        $scale = $options['digits'] ?? $this->scale ?? Constants::DIGITS_CURRENCY;
        $shares = array_map(static fn (ColumnRoom $room): array => ['scale' => $scale] + $room->column, $rooms);
        $given = ($rooms[0]->given ?? []) + $options;
        $this->call('allocate', [$this->column(), array_values($weights), $shares], $given);
        $filled = fn (ColumnRoom $room): self => $this->filled($room, $scale, $this->codes, $this->indices, $rooms[0]);
        return array_map($filled, $rooms);
    }

    /**
     * Compares the columns row by row: -1, 0 or 1. Two currencies in a row throw {@see CurrencyMismatch}.
     *
     * @return list<int>
     */
    public function compare(self $other): array
    {
        if ($this->validity !== null || $other->validity !== null) {
            throw new \ValueError('columns to compare must not contain null');
        }
        $orders = new Buffer(max($this->length, 1));
        $column = ['values' => $orders, 'length' => $this->length, 'stride' => 1, 'layout' => ColumnLayout::Int8];
        $given = ['aCurrencies' => $this->currencies(), 'bCurrencies' => $other->currencies()];
        $this->call('compare', [$this->column(), $other->column(), $column], $given);
        return $this->length === 0 ? [] : array_values(unpack('c*', $orders->bytes($this->length)));
    }

    private static function amount(string $coefficient, int $scale, string $code): Money
    {
        return new Money(LibMoney::decimalFromCoefficient($coefficient, $scale), $code);
    }

    private static function packed(array $values): string
    {
        foreach ($values as $value) {
            if (!is_int($value)) {
                throw new \TypeError('values of a column must be int, got ' . get_debug_type($value));
            }
        }
        return self::joined('q*', $values);
    }

    /** In parts, since each value is an argument. */
    private static function joined(string $format, array $values): string
    {
        $pack = static fn (array $part): string => pack($format, ...$part);
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

    /** @param string|list<string|\DateTimeInterface> $dates */
    private function days(string|array $dates): string
    {
        $day = static function (string|\DateTimeInterface $date): int {
            $text = is_string($date) ? $date : $date->format('Y-m-d');
            return intdiv(LibMoney::dateParse($text)->getTimestamp(), 86400);
        };
        $days = is_string($dates) ? $dates : self::joined('l*', array_map($day, array_values($dates)));
        if (strlen($days) !== $this->length * 4) {
            throw new \ValueError(sprintf('number of dates must be %d, got %d', $this->length, strlen($days) / 4));
        }
        return $days;
    }

    /** Refuses: json_encode would write the bytes of the column as a text. */
    public function jsonSerialize(): never
    {
        throw new \TypeError('could not convert a column to JSON: use its amounts, iterator_to_array($column)');
    }

    private function room(bool $nulls): ColumnRoom
    {
        return new ColumnRoom($this->length, $nulls, $this->validity !== null);
    }

    /** Returns the column of results in `$room`, with the statuses of the first share if there are several. */
    private function filled(ColumnRoom $room, int $scale, array $codes, ?string $indices, ?ColumnRoom $first = null): self
    {
        $scale = $scale === Constants::DIGITS_CURRENCY ? null : $scale;
        $statuses = ($first ?? $room)->statuses();
        return new self($room->values(), $codes, $scale, $room->validity(), $indices, $statuses);
    }

    private function call(string $name, array $arguments, array $options): mixed
    {
        return Native::call(Functions::PLACES["money_column_$name"], $arguments, $options, true);
    }
}
