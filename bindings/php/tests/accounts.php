<?php

declare(strict_types=1);

use LibMoney\{Money, Wallet};

/**
 * Accounts and lots of foreign cash of the golden vectors, with a method for each operation of the steps. An absent
 * text is "".
 */
final class Accounts
{
    /** The properties of an entry, in the order of the texts after its amount. */
    private const NAMES = ['kind', 'date', 'effective', 'label', 'counterpart', 'externalId', 'cost'];

    private Wallet $wallet;

    private function __construct()
    {
        $this->wallet = new Wallet();
    }

    public static function answer(array $vector): array
    {
        return answers_to_steps($vector, (new self())->step(...));
    }

    private function step(string $operation, string ...$words): string
    {
        return match ($operation) {
            'add' => (string) $this->wallet->add(new Money($words[0]), ...self::note(array_slice($words, 1))),
            'hold' => (string) $this->wallet->hold(new Money($words[0]), ...self::note(array_slice($words, 1))),
            'commit' => (string) $this->wallet->commit((int) $words[0]),
            'release' => $this->release($words[0]),
            'find' => $this->find($words[0]),
            'balance' => $this->balance(...$words),
            'statement' => $this->statement(...$words),
            'lots' => $this->lots(...$words),
            'json' => $this->json(),
        };
    }

    private static function given(string $text): ?string
    {
        return $text === '' ? null : $text;
    }

    private static function note(array $texts): array
    {
        $note = array_filter(array_combine(self::NAMES, $texts), static fn (string $text) => $text !== '');
        if (isset($note['cost'])) {
            $note['cost'] = new Money($note['cost']);
        }
        return $note;
    }

    private static function shown(?Money ...$amounts): string
    {
        return implode(' ', array_map(static fn (?Money $one) => $one === null ? 'unknown' : (string) $one, $amounts));
    }

    private static function day(?DateTimeImmutable $date): string
    {
        return $date === null ? '-' : $date->format('Y-m-d');
    }

    private function release(string $hold): string
    {
        $this->wallet->release((int) $hold);
        return 'ok';
    }

    private function find(string $id): string
    {
        $entry = $this->wallet->find($id);
        return "{$entry->id} {$entry->amount}";
    }

    private function balance(string $currency, string $day): string
    {
        $found = $this->wallet->balance($currency, self::given($day));
        return "{$found->posted}, {$found->held}, {$found->pending}, {$found->available}";
    }

    private function statement(string $currency, string $start, string $end): string
    {
        return $this->wallet->accountStatement($currency, self::given($start), self::given($end))->toJson();
    }

    private function lots(string $currency, string $reporting, string $method, string ...$rate): string
    {
        $pair = static fn (string $from, string $to, string $rate) => ['from' => $from, 'to' => $to, 'rate' => $rate];
        $options = $rate === [] ? [] : ['rates' => rates_of([$pair(...$rate)])];
        $lots = $this->wallet->cashLots($currency, self::given($reporting), $method, ...$options);
        $info = $lots->info();
        $now = $rate === [] ? null : $lots->unrealised(...$options);
        $lines = [self::shown($info->amount, $info->cost, $info->realised, $now)];
        foreach ($lots->open() as $lot) {
            $lines[] = "lot {$lot->entry} " . self::day($lot->opened) . ' ' . self::shown($lot->amount, $lot->cost);
        }
        foreach ($lots->disposals() as $paid) {
            $amounts = self::shown($paid->amount, $paid->cost, $paid->proceeds, $paid->gain);
            $lines[] = "paid {$paid->entry} " . self::day($paid->date) . ' ' . $amounts;
        }
        return implode("\n", $lines);
    }

    private function json(): string
    {
        $text = $this->wallet->toJson();
        $this->wallet = Wallet::fromJson($text);
        return $text;
    }
}
