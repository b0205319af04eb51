<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * Why a request has no answer: a word of `TransportFailure`. It never leaves a connection.
 *
 * @internal
 */
final class BrokenAnswer extends \RuntimeException
{
}
