<?php

declare(strict_types=1);

namespace LibMoney;

/** Watches the long calls of a function, such as reading a history of rates or adding up a column. */
final class Progress
{
    /**
     * The listener is given the units that are done and how many there are, or null while that is not known. If it
     * returns false, the call ends with Cancelled; if it throws, the call throws that. Both have changed nothing. The
     * listener may read objects, and must not change them.
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

/** Changes of a store that are all made, or none of them. */
final class StoreTransaction
{
    /** Calls a function between `begin` and `commit`. What it throws rolls everything back. */
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
