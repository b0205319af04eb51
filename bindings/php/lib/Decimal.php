<?php

declare(strict_types=1);

namespace LibMoney;

/** An exact decimal number of up to 38 digits. It never changes. `new Decimal('10.50')` keeps its two fraction digits. */
final class Decimal extends DecimalValue implements \JsonSerializable
{
    /** The value as a decimal: a decimal, an int or text, as bcmath has it. A float is refused. */
    public static function of(mixed $value): self
    {
        return $value instanceof self ? $value : new self($value);
    }

    /** -1, 0 or 1. */
    public function sign(): int
    {
        return LibMoney::decimalSign($this);
    }

    public function isZero(): bool
    {
        return $this->sign() === 0;
    }

    public function negated(): self
    {
        return LibMoney::decimalNegate($this);
    }

    public function absolute(): self
    {
        return LibMoney::decimalAbsolute($this);
    }

    /** Returns the product with `$digits` fraction digits; the operator `*` is exact. */
    public function times(mixed $factor, int $digits, Rounding|string $rounding = Rounding::HalfEven): self
    {
        return LibMoney::decimalMultiply($this, $factor, $digits, $rounding);
    }

    /** Returns the quotient with `$digits` fraction digits. */
    public function dividedBy(mixed $divisor, int $digits, Rounding|string $rounding = Rounding::HalfEven): self
    {
        return LibMoney::decimalDivide($this, $divisor, $digits, $rounding);
    }

    public function round(int $digits = 0, Rounding|string $rounding = Rounding::HalfEven): self
    {
        return LibMoney::decimalQuantize($this, $digits, $rounding);
    }

    /** -1, 0 or 1, by value. */
    public function compareTo(mixed $other): int
    {
        return LibMoney::decimalCompare($this, $other);
    }

    /** Returns whether two decimals have the same value: 10.5 equals 10.50. */
    public function equals(mixed $other): bool
    {
        return $this->compareTo($other) === 0;
    }

    public function jsonSerialize(): string
    {
        return (string) $this;
    }

    /** @return array{string} */
    public function __serialize(): array
    {
        return [(string) $this];
    }

    /** @param array<mixed> $data */
    public function __unserialize(array $data): void
    {
        if (!is_string($data[0] ?? null)) {
            throw new \UnexpectedValueException('expected a serialised decimal');
        }
        $this->__construct($data[0]);
    }

    /** @param array<mixed> $state the output of var_export */
    public static function __set_state(array $state): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->__unserialize($state);
        return $made;
    }
}
