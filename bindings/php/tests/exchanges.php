<?php

declare(strict_types=1);

use LibMoney\{Exchange, ExchangeQuote, Money, Wallet};

/**
 * Exchanges and quotes of the golden vectors, with a method for each operation of the steps. An absent text is "".
 */
final class Exchanges
{
    private Wallet $wallet;
    private array $pairs = [];
    private ?ExchangeQuote $quote = null;

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
            'add' => (string) $this->wallet->add(new Money($words[0])),
            'rate' => $this->rate(...$words),
            'clear' => $this->clear(),
            'exchange' => self::line(
                $this->wallet->exchangeAmount(new Money($words[0]), $words[1], ...$this->options(...$words))
            ),
            'quote' => $this->offer(...$words),
            'info' => self::line($this->quote->info()),
            'accept' => self::line($this->wallet->accept($this->quote, (int) $words[0])),
            'reread' => $this->read($this->quote->toJson()),
            'changed' => $this->read(str_replace($words[0], $words[1], $this->quote->toJson())),
            'balance' => (string) $this->wallet->balance($words[0], null)->posted,
        };
    }

    private function rate(string $from, string $to, string $rate): string
    {
        $this->pairs[] = ['from' => $from, 'to' => $to, 'rate' => $rate];
        return 'ok';
    }

    private function clear(): string
    {
        $this->pairs = [];
        return 'ok';
    }

    private function offer(string ...$words): string
    {
        $options = $this->options(...$words);
        $this->quote = new ExchangeQuote(new Money($words[0]), $words[1], (int) $words[2], ...$options);
        return self::line($this->quote->info());
    }

    private function read(string $json): string
    {
        $this->quote = ExchangeQuote::fromJson($json);
        return 'ok';
    }

    private function options(string ...$words): array
    {
        [, , , $rate, $inverse, $amount, $fee, $id] = $words;
        $terms = ['isInverse' => $inverse !== ''];
        $terms += $rate === '' ? [] : ['rate' => $rate];
        $terms += $amount === '' ? [] : ['receive' => new Money($amount)];
        $terms += $fee === '' ? [] : ['fee' => new Money($fee)];
        $terms += $id === '' ? [] : ['id' => $id];
        return $this->pairs === [] ? ['terms' => $terms] : ['terms' => $terms, 'rates' => rates_of($this->pairs)];
    }

    /** A ratio in lowest terms, of numbers of one word. */
    private static function ratio(object $exact): string
    {
        [$numerator, $denominator] = [(int) $exact->numerator[0], (int) $exact->denominator[0]];
        for ($a = $denominator, $b = $numerator; $b !== 0;) {
            [$a, $b] = [$b, $a % $b];
        }
        return ($exact->sign < 0 ? '-' : '') . intdiv($numerator, $a) . '/' . intdiv($denominator, $a);
    }

    private static function line(Exchange $made): string
    {
        $amounts = [$made->give, $made->receive, $made->fee, $made->marketValue, $made->margin];
        $words = array_map(static fn (?Money $one) => $one === null ? 'unknown' : (string) $one, $amounts);
        $legs = $made->market->legs;
        $path = $legs === [] ? ['-'] : [$legs[0]->from, ...array_map(static fn ($leg) => $leg->to, $legs)];
        $words = [...$words, self::ratio($made->rate), self::ratio($made->remainder), implode(' ', $path)];
        $words[] = $made->id === '' ? '-' : $made->id;
        $words[] = "{$made->giveEntry} {$made->receiveEntry} {$made->feeEntry}";
        return implode('; ', $words);
    }
}
