<?php

declare(strict_types=1);

namespace LibMoney;

/** Reports the progress of long calls, such as reading a history of rates or summing a column. */
final class Progress
{
    /**
     * Runs `$work`, and reports the progress of its long calls to the listener: the units done and their total, which is
     * `null` while it is unknown. If the listener returns false, the call throws {@see Cancelled}; if it throws, the call
     * throws the same exception. In both cases the call has changed nothing. The listener may read objects, but not
     * change them.
     *
     * @param callable(int, ?int): mixed $listener
     */
    public static function watch(callable $listener, callable $work): mixed
    {
        $before = Native::watch($listener);
        try {
            return $work();
        } finally {
            Native::watch($before);
        }
    }
}

/** A transaction of a store: all its changes are saved, or all are discarded. */
final class StoreTransaction
{
    /** Calls a function between `begin` and `commit`. An exception rolls all changes back. */
    public static function run(Store $store, callable $work): mixed
    {
        $store->begin();
        try {
            $result = $work($store);
        } catch (\Throwable $failure) {
            $store->rollback();
            throw $failure;
        }
        $store->commit();
        return $result;
    }
}
