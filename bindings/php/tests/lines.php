<?php

declare(strict_types=1);

use LibMoney\{LibMoney, LinePart, Money, Notepad, NotepadLine};

/** Golden vectors of notepads, numbers of locales and merged rates. */
final class Lines
{
    private const PARTS = [
        LinePart::Value, LinePart::Reading, LinePart::Label, LinePart::Name, LinePart::Message, LinePart::Caret,
    ];

    public static function notepad(array $vector): array
    {
        $given = [
            'reading' => $vector['reading'] ?? 'lenient', 'locale' => $vector['locale'] ?? null,
            'home' => $vector['home'] ?? null, 'today' => $vector['today'] ?? null, 'maxGap' => $vector['gap'] ?? null,
        ];
        $pad = new Notepad(...array_filter($given, static fn ($one) => $one !== null));
        $pad->setRates(rates: rates_of($vector['rates'] ?? null));
        $pad->setText($vector['text']);
        $version = max(array_map(static fn (NotepadLine $line) => (int) $line->version, $pad->lines()));
        foreach ($vector['edits'] ?? [] as [$index, $text]) {
            $pad->setLine($index, $text);
        }
        $lines = [];
        for ($index = 0; $index < $pad->lineCount(); $index++) {
            $lines[] = self::lineOf($pad, $index);
        }
        $changed = array_map(static fn (NotepadLine $line) => (int) $line->index, $pad->changes($version));
        return ['lines' => $lines, 'changed' => $changed];
    }

    private static function lineOf(Notepad $pad, int $index): array
    {
        $told = ['readings' => []];
        foreach (self::PARTS as $part) {
            $told[$part->value] = $pad->lineText($index, $part);
        }
        for ($reading = 0; $reading < (int) $pad->lineAt($index)->readingCount; $reading++) {
            $told['readings'][] = $pad->lineReadingAt($index, $reading);
        }
        return $told;
    }

    public static function localeNumbers(array $vector): array
    {
        return ['value' => (string) LibMoney::decimalParseLocale($vector['text'], $vector['locale'], $vector['reading'])];
    }

    public static function packed(array $vector): array
    {
        if (isset($vector['damaged'])) {
            $read = LibMoney::unpack(hex2bin($vector['damaged']));
            return ['amount' => number($read), 'currency' => $read->currency()];
        }
        $amount = new Money($vector['amount'], $vector['currency']);
        $bytes = $amount->pack();
        $found = LibMoney::unpack($bytes);
        return [
            'packed' => bin2hex($bytes), 'key' => bin2hex($amount->sortKey()),
            'amount' => number($found), 'currency' => $found->currency(),
        ];
    }

    public static function merging(array $vector): array
    {
        $added = rates_of($vector['added']);
        $merged = rates_of($vector['rates'])->merge($added, $vector['rule'], $vector['undated'] ?? null);
        $options = isset($vector['on']) ? ['date' => $vector['on']] : [];
        $amount = new Money($vector['amount'], $vector['from']);
        $found = $merged->convertDetailed($amount, $vector['to'], ...$options);
        $path = [$vector['from'], ...array_map(static fn ($leg) => $leg->to, $found['details']->legs)];
        return ['result' => number($found['result']), 'path' => $path, 'days' => (int) $merged->info()->dateCount];
    }
}
