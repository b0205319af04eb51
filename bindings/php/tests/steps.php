<?php

declare(strict_types=1);

use LibMoney\MoneyException;

/**
 * The answers to the steps of a golden vector: each is the name of an operation and its texts. The answer to a refused
 * step is its status.
 */
function answers_to_steps(array $vector, callable $step): array
{
    $answers = [];
    foreach ($vector['steps'] as $words) {
        try {
            $answers[] = $step(...$words);
        } catch (MoneyException $e) {
            $answers[] = $e->constant;
        }
    }
    return ['answers' => $answers];
}
