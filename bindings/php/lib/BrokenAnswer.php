<?php

declare(strict_types=1);

namespace LibMoney;

/**
 * The reason why a request has no response: a value of `TransportFailure`. Internal to a connection.
 *
 * @internal
 */
final class BrokenAnswer extends \RuntimeException
{
}
