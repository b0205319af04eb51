<?php

declare(strict_types=1);

use LibMoney\{LibMoney, Loan, Money};

/** Loans and annual percentage rates of the golden vectors. */
final class Loans
{
    public static function answer(array $vector): array
    {
        return isset($vector['flows']) ? self::rateOfCharge($vector) : self::schedule($vector);
    }

    private static function schedule(array $vector): array
    {
        $terms = ['rate' => $vector['rate'], 'start' => $vector['start'], 'kind' => $vector['kind']];
        $terms += ['unitCount' => $vector['count'], 'paymentCount' => $vector['payments']];
        $terms += ['dayCount' => $vector['day_count'], 'principal' => new Money($vector['principal'], $vector['currency'])];
        if (isset($vector['first'])) {
            $terms['firstPayment'] = $vector['first'];
        }
        $amounts = ['payment' => 'payment', 'advance_fee' => 'advanceFee', 'payment_fee' => 'paymentFee'];
        foreach ($amounts as $name => $field) {
            if (isset($vector[$name])) {
                $terms[$field] = new Money($vector[$name], $vector['currency']);
            }
        }
        $event = static fn (array $words) => self::event($vector['currency'], ...$words);
        $events = array_map($event, $vector['events'] ?? []);
        $loan = $events === [] ? new Loan($terms) : Loan::withEvents($terms, $events);
        $parts = static fn ($row) => [$row->payment, $row->interest, $row->principal, $row->balance, $row->fee];
        $texts = static fn ($row) => array_map(number(...), $parts($row));
        $rate = static fn ($rule) => (string) $loan->apr($rule, 16, 'half_up');
        $info = $loan->info();
        $answer = ['level' => number($info->payment), 'rows' => array_map($texts, $loan->rows())];
        return $answer + ['cost' => number($info->cost), 'apr' => array_map($rate, ['eu', 'us'])];
    }

    private static function event(string $currency, string $day, string $kind, string $value): array
    {
        $change = match ($kind) {
            'rate' => ['rate' => $value],
            'level' => [],
            default => ['amount' => new Money($value, $currency)],
        };
        return ['date' => $day, 'kind' => $kind] + $change;
    }

    private static function rateOfCharge(array $vector): array
    {
        $flow = static function (array $row): array {
            $time = str_contains($row[0], '-') ? ['date' => $row[0]] : ['periods' => (int) $row[0]];
            return $time + ['amount' => new Money($row[1], 'EUR')];
        };
        $flows = array_map($flow, $vector['flows']);
        $given = [$vector['rule'], $vector['unit'], $vector['count'], $flows, $vector['digits'], 'half_up'];
        return ['percent' => (string) LibMoney::apr(...$given)];
    }
}
