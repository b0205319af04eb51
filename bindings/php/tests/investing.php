<?php

declare(strict_types=1);

use LibMoney\{Decimal, LibMoney};

/** The time value of money of the golden vectors. */
final class Investing
{
    public static function timeValue(array $vector): array
    {
        $mode = [$vector['digits'], $vector['rounding']];
        $index = ['nominal', 'index_start', 'index_end'];
        $found = match ($vector['function']) {
            'npv' => LibMoney::npv($vector['rate'], $vector['amounts'], ...$mode),
            'mirr' => LibMoney::mirr($vector['amounts'], $vector['finance'], $vector['reinvest'], ...$mode),
            'real_return' => LibMoney::realReturn(...array_map(static fn ($name) => $vector[$name], $index), ...$mode),
            default => self::ofAnnuity($vector, $mode),
        };
        return ['result' => (string) $found];
    }

    private static function ofAnnuity(array $vector, array $mode): Decimal
    {
        $annuity = ['time' => $vector['time'], 'periods' => $vector['periods'], 'rate' => $vector['rate']];
        $annuity += ['ratePeriods' => $vector['rate_periods'], 'payment' => $vector['payment']];
        $annuity += ['presentValue' => $vector['present_value'], 'futureValue' => $vector['future_value']];
        return match ($vector['function']) {
            'payment' => LibMoney::annuityPayment($annuity, ...$mode),
            'principal' => LibMoney::annuityPrincipal($annuity, $vector['period'], ...$mode),
            'interest' => LibMoney::annuityInterest($annuity, $vector['period'], ...$mode),
            'periods' => LibMoney::annuityPeriods($annuity, ...$mode),
            'rate' => LibMoney::annuityRate($annuity, ...$mode),
            'future_value' => LibMoney::annuityFutureValue($annuity, ...$mode),
            'present_value' => LibMoney::annuityPresentValue($annuity, ...$mode),
        };
    }
}
