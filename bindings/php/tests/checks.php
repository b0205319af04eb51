<?php

declare(strict_types=1);

// Shared by the tests: the counts, and the last line "N passed, N failed".

require_once __DIR__ . '/../lib/autoload.php';

final class Checks
{
    public static int $passed = 0;
    public static int $failed = 0;

    public static function same(mixed $wanted, mixed $found, string $what): void
    {
        if ($wanted === $found) {
            self::$passed++;
            return;
        }
        self::$failed++;
        echo "FAILED: $what: ", var_export($found, true), ' instead of ', var_export($wanted, true), "\n";
    }

    /** That a function throws an exception of a class, whose text has some words. */
    public static function throws(string $class, string $words, callable $work, string $what): void
    {
        try {
            $work();
            $found = 'nothing';
        } catch (\Throwable $failure) {
            $found = get_class($failure) . ': ' . $failure->getMessage();
            $is_right = $failure instanceof $class && str_contains($failure->getMessage(), $words);
        }
        self::same(true, $is_right ?? false, "$what threw $found");
    }

    public static function end(): never
    {
        echo self::$passed, ' passed, ', self::$failed, " failed\n";
        exit(self::$failed === 0 ? 0 : 1);
    }
}
