<?php

declare(strict_types=1);

use LibMoney\{Ledger, Money};

/** Double-entry ledgers of the golden vectors, with a method for each operation of the steps. An absent date is "". */
final class Books
{
    private Ledger $ledger;

    private function __construct(string $base)
    {
        $this->ledger = new Ledger($base);
    }

    public static function answer(array $vector): array
    {
        return answers_to_steps($vector, (new self($vector['base']))->step(...));
    }

    private function step(string $operation, string ...$words): string
    {
        return match ($operation) {
            'account' => $this->account(...$words),
            'post' => (string) $this->ledger->post($words[0], $words[1], self::postings(array_slice($words, 2))),
            'reverse' => (string) $this->ledger->reverse((int) $words[0], $words[1]),
            'close' => (string) $this->ledger->closePeriod($words[0], $words[1] ?? null),
            'revalue' => $this->revalue(...$words),
            'balance' => (string) $this->ledger->balance($words[0], $words[1], self::date($words[2]), true),
            'statement' => $this->statement(...$words),
            'report' => $this->ledger->report($words[0], self::date($words[1]), self::date($words[2]))->toJson(),
            'json' => $this->json(),
            'read' => $this->read($words[0]),
        };
    }

    private static function date(string $text): ?string
    {
        return $text === '' ? null : $text;
    }

    private function account(string $name, string $kind, ?string $currency = null): string
    {
        $this->ledger->addAccount($name, $kind, $currency);
        return 'ok';
    }

    private static function postings(array $words): array
    {
        $posting = static fn (array $one) => ['account' => $one[0], 'amount' => new Money($one[1])];
        return array_map($posting, array_chunk($words, 2));
    }

    private function revalue(string $day, string $gain, string ...$words): string
    {
        $pair = static fn (array $one) => ['from' => $one[0], 'to' => $one[1], 'rate' => $one[2]];
        $rates = rates_of(array_map($pair, array_chunk($words, 3)));
        return (string) $this->ledger->revalue($day, null, $gain, rates: $rates);
    }

    private function statement(string $account, string $currency, string $start, string $end): string
    {
        $line = static function ($row): string {
            $day = $row->date->format('Y-m-d');
            return "{$row->transaction} {$day} {$row->amount} {$row->balance} {$row->description}";
        };
        $rows = $this->ledger->statement($account, $currency, self::date($start), self::date($end));
        return implode("\n", array_map($line, $rows));
    }

    private function json(): string
    {
        $text = $this->ledger->toJson();
        $this->read($text);
        return $text;
    }

    private function read(string $text): string
    {
        $this->ledger = Ledger::fromJson($text);
        return 'ok';
    }
}
