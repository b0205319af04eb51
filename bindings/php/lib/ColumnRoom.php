<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * Memory for a column that the library writes: 64-bit integers, and a validity bitmap and statuses for nulls.
 *
 * @internal
 */
final class ColumnRoom
{
    /** The column in the form that a call accepts. */
    public readonly array $column;
    /** The remaining arguments of the call. */
    public readonly array $given;
    private readonly Buffer $values;
    private readonly ?Buffer $bits;
    private readonly ?Buffer $told;

    public function __construct(private readonly int $length, bool $keeps_failures, bool $has_nulls)
    {
        $size = ($length + 7) >> 3;
        $this->values = new Buffer(max($length * 8, 8));
        $this->bits = $keeps_failures || $has_nulls ? new Buffer(max($size, 1)) : null;
        $this->told = $keeps_failures ? new Buffer(max($length * 4, 4)) : null;
        $this->column = [
            'values' => $this->values, 'length' => $length, 'stride' => 8, 'layout' => ColumnLayout::Int64,
            'scale' => Constants::DIGITS_CURRENCY,
        ] + ($this->bits === null ? [] : ['validity' => $this->bits, 'validitySize' => $size]);
        $this->given = $this->told === null ? [] : ['statuses' => $this->told];
    }

    public function values(): string
    {
        return $this->values->bytes($this->length * 8);
    }

    public function validity(): ?string
    {
        return $this->bits?->bytes(($this->length + 7) >> 3);
    }

    /** @return list<int>|null the status of each row, where failures are kept */
    public function statuses(): ?array
    {
        return $this->told === null ? null : array_values(unpack('l*', $this->told->bytes($this->length * 4)));
    }
}
