<?php

declare(strict_types=1);

use LibMoney\{Decimal, Disposal, LibMoney, Money, Portfolio, TrackFigures, TrackRecord};

/** The time value of money, disposals, track records and rebalancing of the golden vectors. */
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

    /** The portfolio of a text in CSV. */
    private static function portfolio(array $vector): Portfolio
    {
        $options = ['method' => $vector['method'], 'washSales' => $vector['wash_sales']];
        $options += ['fees' => $vector['fees'], 'capital' => $vector['capital']];
        return Portfolio::fromCsv($vector['csv'], $vector['currency'], ...$options);
    }

    public static function disposals(array $vector): array
    {
        $made = self::portfolio($vector);
        $rows = array_map(self::part(...), $made->disposals()->items());
        $pools = array_map(static function (array $asked) use ($made): array {
            $pool = $made->pool($asked[0], $asked[1] === '' ? null : $asked[1]);
            return [(string) $pool->countNumerator, (string) $pool->countDenominator, number($pool->cost)];
        }, $vector['pools']);
        return ['disposals' => $rows, 'pools' => $pools, 'report' => $made->taxReport($vector['year'], 'csv')];
    }

    private static function part(Disposal $row): array
    {
        $rule = LibMoney::disposalRuleText($row->rule);
        $words = [$row->id, $row->date->format('Y-m-d'), $rule, (string) $row->quantity];
        return [...$words, ...array_map(number(...), [$row->proceeds, $row->cost, $row->gain, $row->disallowed])];
    }

    private static function record(array $vector): TrackRecord
    {
        $options = ['flowTime' => $vector['flow_time'], 'sample' => $vector['sample'], 'digits' => $vector['digits']];
        $options += ['rounding' => $vector['rounding']];
        foreach (['first', 'last'] as $name) {
            $options += $vector[$name] === '' ? [] : [$name => $vector[$name]];
        }
        if (isset($vector['csv'])) {
            $quotes = array_map(static fn (array $row) => [
                'symbol' => $row[0], 'price' => $row[2], 'instant' => new DateTimeImmutable("$row[1]T00:00:00Z"),
            ], $vector['quotes']);
            return self::portfolio($vector)->trackRecord($quotes, $options);
        }
        $points = array_map(static fn (array $row) => [
            'date' => $row[0], 'value' => new Money($row[1], 'EUR'), 'flow' => new Money($row[2], 'EUR'),
        ], $vector['points']);
        return LibMoney::pointsTrackRecord($points, ...$options);
    }

    public static function trackRecords(array $vector): array
    {
        $record = self::record($vector);
        $has = static fn (TrackFigures $figure) => in_array($figure, $record->figures, true);
        $days = [$record->first, $record->last, $record->peak, $record->trough, $record->recovery];
        $days[] = $record->longestStart;
        $deviations = [$record->volatility, $record->semiDeviation, $record->yearFactor];
        $sampled = $has(TrackFigures::Volatility);
        $dietz = $has(TrackFigures::ModifiedDietz) ? (string) $record->modifiedDietz : null;
        $amounts = [$record->startValue, $record->endValue, $record->flows, $record->gain];
        return [
            'days' => array_map(static fn ($day) => $day === null ? '' : $day->format('Y-m-d'), $days),
            'amounts' => array_map(number(...), $amounts),
            'returns' => [(string) $record->timeWeighted, $dietz, (string) $record->drawdown],
            'doubles' => [
                $has(TrackFigures::Annualised) ? $record->annualised : null,
                ...array_map(static fn ($one) => $sampled ? $one : null, $deviations),
            ],
            'counts' => [$record->longestDays, $sampled ? $record->sampleCount : 0],
        ];
    }

    public static function rebalancing(array $vector): array
    {
        $made = self::portfolio($vector);
        $table = $vector['rates'] === [] ? [] : ['rates' => rates_of($vector['rates'])];
        $targets = array_map(static fn ($row) => ['symbol' => $row[0], 'weight' => $row[1]], $vector['targets']);
        $quote = static fn ($row) => ['symbol' => $row[0], 'price' => $row[1], 'currency' => $row[2]];
        $quotes = array_map($quote, $vector['quotes']);
        $cash = new Money($vector['cash'], $vector['currency']);
        $options = ['cash' => $cash, 'quantityDigits' => $vector['digits'], 'sells' => $vector['sells']];
        $plan = $made->rebalance($targets, $quotes, ...$table, options: $options);
        $labels = array_map(static fn ($row) => ['symbol' => $row[0], 'label' => $row[1]], $vector['labels']);
        $row = static fn ($one) => [$one->label, number($one->value), (string) $one->percent, $one->positionCount];
        $order = static fn ($one) => [$one->symbol, (string) $one->quantity, number($one->amount)];
        $info = $plan->info();
        return [
            'orders' => array_map($order, $plan->orders()),
            'total' => number($info->total),
            'cash_left' => number($info->cashLeft),
            'rows' => array_map($row, $made->value($quotes, ...$table)->breakdown($labels)->rows()),
        ];
    }
}
