<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * An exact amount of a currency. Amounts are immutable; operators return new ones.
 *
 *     $price = new Money('19.99', 'EUR');
 *     echo $price * 3;                      // 59.97 EUR
 *
 * Adding or comparing amounts of two currencies throws {@see CurrencyMismatch}, also with `==`; {@see Money::equals()} does not.
 */
final class Money extends AmountValue implements \JsonSerializable
{
    /** Converts a value to an amount: an amount, or text such as "12.50 EUR". */
    public static function of(mixed $value): self
    {
        return $value instanceof self ? $value : new self($value);
    }

    /** Creates an amount from minor units: `Money::fromMinor(1050, 'EUR')` is 10.50 EUR. */
    public static function fromMinor(int $minor, string $currency): self
    {
        return LibMoney::fromMinor($minor, $currency);
    }

    /**
     * Returns the sum of amounts of one currency.
     *
     * @param iterable<Money|string> $amounts
     */
    public static function sum(iterable $amounts): self
    {
        return LibMoney::sum(is_array($amounts) ? $amounts : iterator_to_array($amounts, false));
    }

    /** -1, 0 or 1. */
    public function sign(): int
    {
        return LibMoney::sign($this);
    }

    public function isZero(): bool
    {
        return $this->sign() === 0;
    }

    public function isNegative(): bool
    {
        return $this->sign() < 0;
    }

    /** The minor units, as 1050 for 10.50 EUR; throws InexactResult if there are parts of one. */
    public function minor(): int
    {
        return LibMoney::toMinor($this);
    }

    public function negated(): self
    {
        return LibMoney::negate($this);
    }

    public function absolute(): self
    {
        return LibMoney::absolute($this);
    }

    /**
     * Returns the product, rounded once, by default half to even to the minor units of the currency.
     *
     * @param Decimal|int|string $factor a float throws a TypeError, because it is not exact
     */
    public function times(
        mixed $factor,
        int $digits = Constants::DIGITS_CURRENCY,
        Rounding|string $rounding = Rounding::HalfEven,
    ): self {
        return LibMoney::multiply($this, $factor, $digits, $rounding);
    }

    /**
     * Returns the quotient, rounded once. {@see Money::split()} divides without a remainder.
     *
     * @param Decimal|int|string $divisor
     */
    public function dividedBy(
        mixed $divisor,
        int $digits = Constants::DIGITS_CURRENCY,
        Rounding|string $rounding = Rounding::HalfEven,
    ): self {
        return LibMoney::divide($this, $divisor, $digits, $rounding);
    }

    /** Rounds to `$digits` fraction digits, by default those of the currency. */
    public function round(
        int $digits = Constants::DIGITS_CURRENCY,
        Rounding|string $rounding = Rounding::HalfEven,
    ): self {
        return LibMoney::quantize($this, $digits, $rounding);
    }

    /**
     * Divides the amount into `$count` shares that differ by at most one minor unit and add up to the amount.
     *
     * @return list<Money>
     */
    public function split(int $count): array
    {
        if ($count < 1) {
            throw new \ValueError("number of shares must be at least 1, got $count");
        }
        return LibMoney::split($this, count: $count);
    }

    /**
     * Divides the amount in proportion to weights. The shares add up to the amount.
     *
     * @param list<Decimal|int|string> $weights
     * @return list<Money>
     */
    public function allocate(array $weights, mixed ...$options): array
    {
        return LibMoney::allocate($this, $weights, ...$options);
    }

    /** Returns the packed form, 7 to 30 bytes, which {@see LibMoney::unpack()} reads. */
    public function pack(): string
    {
        return LibMoney::pack($this);
    }

    /** Returns a key that sorts like the amounts: first by currency code, then by value. */
    public function sortKey(): string
    {
        return LibMoney::sortKey($this);
    }

    /** Converts the amount to another currency, rounded once. */
    public function to(string $currency, Rates $rates, mixed ...$options): self
    {
        return $rates->convert($this, $currency, ...$options);
    }

    public function jsonSerialize(): string
    {
        return (string) $this;
    }

    /** @return array{string, string} */
    public function __serialize(): array
    {
        return [(string) $this->amount(), $this->currency()];
    }

    /** @param array<mixed> $data */
    public function __unserialize(array $data): void
    {
        if (!is_string($data[0] ?? null) || !is_string($data[1] ?? null)) {
            throw new \UnexpectedValueException('expected a serialised amount');
        }
        $this->__construct($data[0], $data[1]);
    }

    /** @param array<mixed> $state the output of var_export */
    public static function __set_state(array $state): self
    {
        $made = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        $made->__unserialize($state);
        return $made;
    }
}
