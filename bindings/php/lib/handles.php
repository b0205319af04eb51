<?php

// Made from the headers by api/generate.py.

declare(strict_types=1);

namespace LibMoney;

/**
 * Currencies that only this program knows: tokens, loyalty points. Passed where a code must be known.
 */
final class CurrencyRegistry extends Handle
{
    /**
     * Makes an empty registry.
     *
     * C: money_currency_registry_new
     */
    public function __construct()
    {
        Native::make(52, $this, [], null);
    }

    /**
     * Adds a currency of the program's own.
     *
     * @param string $code 1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of the built-
     * in table.
     * @param int $digits 0 to 38 minor units.
     * @param string|null $name UTF-8, at most 115 bytes; NULL with length 0 for none.
     * @return null
     * C: money_currency_registry_add
     */
    public function add(string $code, int $digits, string|null $name = null): mixed
    {
        return Native::call(54, [$this, $code, $digits, $name], null, false);
    }

    /**
     * Returns how many currencies the registry has.
     *
     * @return int|string|null
     * C: money_currency_registry_count
     */
    public function count(): mixed
    {
        return Native::call(55, [$this], null, false);
    }

    /**
     * Writes the registry's currency at an index, in the order in which you added them.
     *
     * @param int|string|null $index
     * @return Currency
     * C: money_currency_registry_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(56, [$this, $index], null, false);
    }
}

/**
 * A table of exchange rates: immutable, shared freely between threads.
 */
final class Rates extends Handle
{
    /**
     * Reads the euro foreign exchange reference rates of the European Central Bank: the history file
     * (`eurofxref-hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates.
     *
     * @param string $csv
     * @return Rates
     * C: money_rates_from_ecb_csv
     */
    public static function fromEcbCsv(string $csv): mixed
    {
        return Native::call(103, [$csv], null, false);
    }

    /**
     * Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90 days (`eurofxref-
     * hist-90d.xml`), or of all days (`eurofxref-hist.xml`).
     *
     * @param string $xml
     * @return Rates
     * C: money_rates_from_ecb_xml
     */
    public static function fromEcbXml(string $xml): mixed
    {
        return Native::call(104, [$xml], null, false);
    }

    /**
     * Reads a JSON document of rates, recognised by its shape: - currencylayer's and exchangerate.host's:
     * {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with "date" for a past day, or
     * with several days, {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or
     * of several, as Frankfurter's version 1, Open Exchange Rates and fixer send them:
     * {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides "date"; -
     * ExchangeRate-API's and open.er-api.com's: {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates",
     * with "time_last_update_unix", or with "year", "month" and "day"; or "target_code" and "conversion_rate"
     * for a pair; - rows of Frankfurter's version 2:
     * [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such object, or an object a line
     * (NDJSON); the table's base is that of all rows, if they have the same; - a list of pairs:
     * [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or none, or one pair; -
     * tables A and B, or one of their series, of Narodowy Bank Polski, and daily series of the Bank of Canada,
     * such as {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json
     * writes.
     *
     * @param string $json
     * @return Rates
     * C: money_rates_from_json
     */
    public static function fromJson(string $json): mixed
    {
        return Native::call(105, [$json], null, false);
    }

    /**
     * Writes a table as JSON that money_rates_from_json reads back: the same table always gives the same bytes.
     *
     * @return string
     * C: money_rates_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(106, [$this], null, false);
    }

    /**
     * Tells what a table holds.
     *
     * @return RatesInfo
     * C: money_rates_info
     */
    public function info(): mixed
    {
        return Native::call(107, [$this], null, false);
    }

    /**
     * Writes the code of the table's currency at an index, in the order of the codes.
     *
     * @param int|string|null $index
     * @return string
     * C: money_rates_currency_at
     */
    public function currencyAt(int|string|null $index = null): mixed
    {
        return Native::call(108, [$this, $index], null, false);
    }

    /**
     * Writes the codes of the currencies that have a rate of a day, in the order of the codes and with a space
     * between them, such as "EUR JPY USD".
     *
     * @param \DateTimeInterface|string|null $date the day; MONEY_DATE_NONE: the newest day of the table. Rates
     * without dates are good for any day.
     * @return string
     * C: money_rates_currencies
     */
    public function currencies(\DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(109, [$this, $date], null, false);
    }

    /**
     * Writes the table's date at an index, oldest first.
     *
     * @param int|string|null $index
     * @return ?\DateTimeImmutable
     * C: money_rates_date_at
     */
    public function dateAt(int|string|null $index = null): mixed
    {
        return Native::call(110, [$this, $index], null, false);
    }

    /**
     * Writes the newest rate of the table's pair at an index, in the order of the codes.
     *
     * @param int|string|null $index
     * @return Rate
     * C: money_rates_pair_at
     */
    public function pairAt(int|string|null $index = null): mixed
    {
        return Native::call(111, [$this, $index], null, false);
    }

    /**
     * Converts an amount at the rates of a table, rounding once.
     *
     * @param Money|string $amount the amount to convert.
     * @param string|null $target a built-in code, one of `options->registry`, or, with digits given, any code.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_rates_convert
     */
    public function convert(mixed $amount, string|null $target = null, mixed ...$options): mixed
    {
        return Native::call(113, [$this, $amount, $target], $options, false);
    }

    /**
     * Converts an amount at the rates of a table, rounding once.
     *
     * @param Money|string $amount the amount to convert.
     * @param string|null $target a built-in code, one of `options->registry`, or, with digits given, any code.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{result: ?Money, details: Conversion}
     * C: money_rates_convert
     */
    public function convertDetailed(mixed $amount, string|null $target = null, mixed ...$options): mixed
    {
        return Native::call(113, [$this, $amount, $target], $options, true);
    }

    /**
     * Writes the rate between two currencies under the rules of money_rates_convert, exactly, without an amount.
     *
     * @param string $from
     * @param string $to
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return Conversion
     * C: money_rates_find
     */
    public function find(string $from, string $to, mixed ...$options): mixed
    {
        return Native::call(115, [$this, $from, $to], $options, false);
    }

    /**
     * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1.
     *
     * @param Money|string $a
     * @param Money|string $b
     * @param string $target the currency both are compared in. In a table whose rates disagree it can decide.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return int
     * C: money_rates_compare
     */
    public function compare(mixed $a, mixed $b, string $target, mixed ...$options): mixed
    {
        return Native::call(143, [$this, $a, $b, $target], $options, false);
    }

    /**
     * Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a < b), 0 or 1.
     *
     * @param Money|string $a
     * @param Money|string $b
     * @param string $target the currency both are compared in. In a table whose rates disagree it can decide.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{order: int, flags: list<Flags>}
     * C: money_rates_compare
     */
    public function compareDetailed(mixed $a, mixed $b, string $target, mixed ...$options): mixed
    {
        return Native::call(143, [$this, $a, $b, $target], $options, true);
    }

    /**
     * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their
     * order.
     *
     * @param list<Money|string> $amounts `count` amounts; may be NULL where `count` is 0.
     * @param string $target as in money_rates_compare.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return list<int|string|null>
     * C: money_rates_sort
     */
    public function sort(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(144, [$this, $amounts, $target], $options, false);
    }

    /**
     * Sorts amounts of any currencies by what they are worth in one, the least first; equal ones keep their
     * order.
     *
     * @param list<Money|string> $amounts `count` amounts; may be NULL where `count` is 0.
     * @param string $target as in money_rates_compare.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{indices: list<int|string|null>, flags: list<Flags>}
     * C: money_rates_sort
     */
    public function sortDetailed(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(144, [$this, $amounts, $target], $options, true);
    }

    /**
     * Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
     *
     * @param list<Money|string> $amounts
     * @param string $target as in money_rates_compare.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_rates_minimum
     */
    public function minimum(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(145, [$this, $amounts, $target], $options, false);
    }

    /**
     * Writes the amount that is worth least in one currency, as it was given; of equal ones the first.
     *
     * @param list<Money|string> $amounts
     * @param string $target as in money_rates_compare.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_rates_minimum
     */
    public function minimumDetailed(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(145, [$this, $amounts, $target], $options, true);
    }

    /**
     * Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
     *
     * @param list<Money|string> $amounts
     * @param string $target as in money_rates_compare.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_rates_maximum
     */
    public function maximum(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(146, [$this, $amounts, $target], $options, false);
    }

    /**
     * Writes the amount that is worth most in one currency, as it was given; of equal ones the first.
     *
     * @param list<Money|string> $amounts
     * @param string $target as in money_rates_compare.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_rates_maximum
     */
    public function maximumDetailed(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(146, [$this, $amounts, $target], $options, true);
    }

    /**
     * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are
     * exact, and the call rounds once.
     *
     * @param list<Money|string> $amounts `count` amounts; may be NULL where `count` is 0. The sum of none is 0
     * of `target`.
     * @param string $target as in money_bag_reduce.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_rates_sum
     */
    public function sum(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(147, [$this, $amounts, $target], $options, false);
    }

    /**
     * Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions and sum are
     * exact, and the call rounds once.
     *
     * @param list<Money|string> $amounts `count` amounts; may be NULL where `count` is 0. The sum of none is 0
     * of `target`.
     * @param string $target as in money_bag_reduce.
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_rates_sum
     */
    public function sumDetailed(array $amounts, string $target, mixed ...$options): mixed
    {
        return Native::call(147, [$this, $amounts, $target], $options, true);
    }
}

/**
 * A table of exchange rates in the making.
 */
final class RatesBuilder extends Handle
{
    /**
     * Makes an empty builder.
     *
     * C: money_rates_builder_new
     */
    public function __construct()
    {
        Native::make(92, $this, [], null);
    }

    /**
     * Adds the rate 1 `from` = `rate` `to`, or replaces the one of the same direction and date.
     *
     * @param string $from
     * @param string $to
     * @param string $rate a decimal of at most 19 significant digits ("1.1172"), or a ratio of two integers
     * ("7/3"); more than 0.
     * @param \DateTimeInterface|string|null $date the day the rate is of, or MONEY_DATE_NONE for a rate of no
     * date.
     * @return null
     * C: money_rates_builder_add
     */
    public function add(string $from, string $to, string $rate, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(94, [$this, $from, $to, $rate, $date], null, false);
    }

    /**
     * Removes the rate of a direction and date.
     *
     * @param string $from
     * @param string $to
     * @param \DateTimeInterface|string|null $date
     * @return null
     * C: money_rates_builder_remove
     */
    public function remove(string $from, string $to, \DateTimeInterface|string|null $date = null): mixed
    {
        return Native::call(95, [$this, $from, $to, $date], null, false);
    }

    /**
     * Sets the currency that cross rates go through; NULL or "": none, and they take the shortest path.
     *
     * @param string|null $base may be NULL.
     * @return null
     * C: money_rates_builder_set_base
     */
    public function setBase(string|null $base = null): mixed
    {
        return Native::call(96, [$this, $base], null, false);
    }

    /**
     * Sets who published the rates: one line of at most 63 bytes; NULL with length 0 for none.
     *
     * @param string|null $source may be NULL.
     * @return null
     * C: money_rates_builder_set_source
     */
    public function setSource(string|null $source = null): mixed
    {
        return Native::call(97, [$this, $source], null, false);
    }

    /**
     * Sets when the rates were published: an instant, or MONEY_INSTANT_NONE.
     *
     * @param \DateTimeInterface|int|null $instant
     * @return null
     * C: money_rates_builder_set_instant
     */
    public function setInstant(\DateTimeInterface|int|null $instant = null): mixed
    {
        return Native::call(98, [$this, $instant], null, false);
    }

    /**
     * Returns how many rates the builder has.
     *
     * @return int|string|null
     * C: money_rates_builder_count
     */
    public function count(): mixed
    {
        return Native::call(99, [$this], null, false);
    }

    /**
     * Writes the builder's rate at an index, in the order in which you first added them.
     *
     * @param int|string|null $index
     * @return Rate
     * C: money_rates_builder_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(100, [$this, $index], null, false);
    }

    /**
     * Makes a table of what the builder has; the builder stays as it is and may go on.
     *
     * @return Rates
     * C: money_rates_builder_build
     */
    public function build(): mixed
    {
        return Native::call(101, [$this], null, false);
    }
}

/**
 * An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 does not count.
 */
final class Bag extends Handle
{
    /**
     * Makes an empty bag.
     *
     * C: money_bag_new
     */
    public function __construct()
    {
        Native::make(126, $this, [], null);
    }

    /**
     * Makes a copy of a bag.
     *
     * @return Bag
     * C: money_bag_copy
     */
    public function copy(): mixed
    {
        return Native::call(127, [$this], null, false);
    }

    /**
     * Adds an amount to the bag's amount of its currency.
     *
     * @param Money|string $amount
     * @return null
     * C: money_bag_add
     */
    public function add(mixed $amount): mixed
    {
        return Native::call(129, [$this, $amount], null, false);
    }

    /**
     * Adds every amount of another bag.
     *
     * @param Bag $other
     * @return null
     * C: money_bag_add_bag
     */
    public function addBag(Bag $other): mixed
    {
        return Native::call(130, [$this, $other], null, false);
    }

    /**
     * Multiplies every amount, exactly.
     *
     * @param Decimal|int|string $factor
     * @return null
     * C: money_bag_multiply
     */
    public function multiply(mixed $factor): mixed
    {
        return Native::call(131, [$this, $factor], null, false);
    }

    /**
     * Counts the amounts other than 0.
     *
     * @return int|string|null
     * C: money_bag_count
     */
    public function count(): mixed
    {
        return Native::call(132, [$this], null, false);
    }

    /**
     * Reads the amount at an index among those other than 0, in the order in which the currencies were added.
     *
     * @param int|string|null $index
     * @return ?Money
     * C: money_bag_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(133, [$this, $index], null, false);
    }

    /**
     * Reads the amounts of money_bag_at from index `first` on into an array.
     *
     * @param mixed ...$options first, most: int
     * @return list<?Money>
     * C: money_bag_amounts
     */
    public function amounts(mixed ...$options): mixed
    {
        return Native::call(134, [$this], $options, false);
    }

    /**
     * Reads the amount of a currency, which is 0 if the bag has none of it.
     *
     * @param string $currency
     * @return ?Money
     * C: money_bag_amount
     */
    public function amount(string $currency): mixed
    {
        return Native::call(135, [$this, $currency], null, false);
    }

    /**
     * Compares two bags, whatever the order of their currencies.
     *
     * @param Bag $b
     * @return bool
     * C: money_bag_equal
     */
    public function equal(Bag $b): mixed
    {
        return Native::call(136, [$this, $b], null, false);
    }

    /**
     * Computes a hash over the amounts, whatever the order of their currencies: equal bags have equal hashes.
     *
     * @return int|string
     * C: money_bag_hash
     */
    public function hash(): mixed
    {
        return Native::call(137, [$this], null, false);
    }

    /**
     * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
     *
     * @param string $target the currency of the result.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_bag_reduce
     */
    public function reduce(string $target, mixed ...$options): mixed
    {
        return Native::call(138, [$this, $target], $options, false);
    }

    /**
     * Converts all amounts into one currency: the call adds up the exact conversions and rounds the sum once.
     *
     * @param string $target the currency of the result.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{result: ?Money, flags: list<Flags>}
     * C: money_bag_reduce
     */
    public function reduceDetailed(string $target, mixed ...$options): mixed
    {
        return Native::call(138, [$this, $target], $options, true);
    }

    /**
     * Writes a bag as text, such as "-12.50 EUR + 3.00 USD": the amounts other than 0 in the order of their
     * codes, each with its own sign, or "0" if there are none.
     *
     * @return string
     * C: money_bag_format
     */
    public function format(): mixed
    {
        return Native::call(139, [$this], null, false);
    }

    /**
     * Makes a bag from text that money_bag_format wrote: amounts as money_parse reads them, with " + " between
     * them, in any order, each currency once.
     *
     * @param string $text
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Bag
     * C: money_bag_parse
     */
    public static function parse(string $text, mixed ...$options): mixed
    {
        return Native::call(140, [$text], $options, false);
    }

    /**
     * Writes a bag as JSON: a list of its amounts other than 0, as money_to_json writes them, in the order of
     * their codes.
     *
     * @return string
     * C: money_bag_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(141, [$this], null, false);
    }

    /**
     * Makes a bag from JSON that money_bag_to_json wrote: a list of amounts in any order, each currency once.
     *
     * @param string $json
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Bag
     * C: money_bag_from_json
     */
    public static function fromJson(string $json, mixed ...$options): mixed
    {
        return Native::call(142, [$json], $options, false);
    }
}

/**
 * An expression that was evaluated, with its exact result and its conversions. It never changes.
 */
final class Expression extends Handle
{
    /**
     * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
     *
     * @param string $text at most MONEY_EXPRESSION_MAX bytes.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ExpressionValue
     * C: money_expression_evaluate
     */
    public static function evaluate(string $text, mixed ...$options): mixed
    {
        return Native::call(160, [$text], $options, false);
    }

    /**
     * Evaluates an expression such as "(12.50 EUR + 3 USD) x 2 in GBP" exactly, and rounds once, at the end.
     *
     * @param string $text at most MONEY_EXPRESSION_MAX bytes.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{value: ExpressionValue, expression: Expression}
     * C: money_expression_evaluate
     */
    public static function evaluateDetailed(string $text, mixed ...$options): mixed
    {
        return Native::call(160, [$text], $options, true);
    }

    /**
     * Returns the result of an expression, rounded and exact, and how many conversions it needed.
     *
     * @return ExpressionInfo
     * C: money_expression_info
     */
    public function info(): mixed
    {
        return Native::call(162, [$this], null, false);
    }

    /**
     * Returns the conversion at an index: its exact rate, path, date and source.
     *
     * @param int|string|null $index
     * @return Conversion
     * C: money_expression_conversion_at
     */
    public function conversionAt(int|string|null $index = null): mixed
    {
        return Native::call(163, [$this, $index], null, false);
    }

    /**
     * Writes the conversions from an index on, as many as there are and as your array has room for.
     *
     * @param mixed ...$options first, most: int
     * @return list<Conversion>
     * C: money_expression_conversions
     */
    public function conversions(mixed ...$options): mixed
    {
        return Native::call(164, [$this], $options, false);
    }
}

/**
 * Amounts of several currencies, each kept as an entry, with holds and a journal.
 */
final class Wallet extends Handle
{
    /**
     * Makes an empty wallet.
     *
     * C: money_wallet_new
     */
    public function __construct()
    {
        Native::make(167, $this, [], null);
    }

    /**
     * Adds an entry.
     *
     * @param Money|string $amount
     * @param mixed ...$options note: the fields of WalletNote
     * @return int|string
     * C: money_wallet_add
     */
    public function add(mixed $amount, mixed ...$options): mixed
    {
        return Native::call(169, [$this, $amount], $options, false);
    }

    /**
     * Removes the entry of an id, as if it had never been there.
     *
     * @param int|string $id
     * @return null
     * C: money_wallet_remove
     */
    public function remove(int|string $id): mixed
    {
        return Native::call(170, [$this, $id], null, false);
    }

    /**
     * Removes the first entry whose amount equals another: 10.5 EUR equals 10.50 EUR.
     *
     * @param Money|string $amount
     * @return int|string
     * C: money_wallet_remove_amount
     */
    public function removeAmount(mixed $amount): mixed
    {
        return Native::call(171, [$this, $amount], null, false);
    }

    /**
     * Counts the entries.
     *
     * @param string|null $currency NULL counts the entries of all currencies.
     * @return int|string|null
     * C: money_wallet_count
     */
    public function count(string|null $currency = null): mixed
    {
        return Native::call(172, [$this, $currency], null, false);
    }

    /**
     * Reads the entry at an index, in the order in which entries were added.
     *
     * @param string|null $currency the index counts the entries of this currency; NULL: of all.
     * @param int|string|null $index
     * @return WalletEntry
     * C: money_wallet_at
     */
    public function at(string|null $currency = null, int|string|null $index = null): mixed
    {
        return Native::call(173, [$this, $currency, $index], null, false);
    }

    /**
     * Reads the entries from index `first` on into an array.
     *
     * @param string|null $currency as in money_wallet_at.
     * @param mixed ...$options first, most: int
     * @return list<WalletEntry>
     * C: money_wallet_entries
     */
    public function entries(string|null $currency = null, mixed ...$options): mixed
    {
        return Native::call(174, [$this, $currency], $options, false);
    }

    /**
     * Counts the currencies that the wallet has entries of.
     *
     * @return int|string|null
     * C: money_wallet_currency_count
     */
    public function currencyCount(): mixed
    {
        return Native::call(175, [$this], null, false);
    }

    /**
     * Reads the currency at an index, in the order of the currencies' first entries.
     *
     * @param int|string|null $index
     * @return string
     * C: money_wallet_currency_at
     */
    public function currencyAt(int|string|null $index = null): mixed
    {
        return Native::call(176, [$this, $index], null, false);
    }

    /**
     * Adds up the entries of a currency.
     *
     * @param string $currency
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_wallet_sum
     */
    public function sum(string $currency, mixed ...$options): mixed
    {
        return Native::call(177, [$this, $currency], $options, false);
    }

    /**
     * Reads how much of a currency's sum is held.
     *
     * @param string $currency
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_wallet_held
     */
    public function held(string $currency, mixed ...$options): mixed
    {
        return Native::call(178, [$this, $currency], $options, false);
    }

    /**
     * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
     *
     * @param string $target the currency of the total.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_wallet_total
     */
    public function total(string $target, mixed ...$options): mixed
    {
        return Native::call(179, [$this, $target], $options, false);
    }

    /**
     * Converts all entries into one currency: the call adds up the exact conversions and rounds the sum once.
     *
     * @param string $target the currency of the total.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{total: ?Money, details: WalletTotalDetails}
     * C: money_wallet_total
     */
    public function totalDetailed(string $target, mixed ...$options): mixed
    {
        return Native::call(179, [$this, $target], $options, true);
    }

    /**
     * Holds an amount, which must be there and not held: nothing else can spend it until you commit or release
     * the hold.
     *
     * @param Money|string $amount more than 0.
     * @param mixed ...$options note: the fields of WalletNote
     * @return int|string
     * C: money_wallet_hold
     */
    public function hold(mixed $amount, mixed ...$options): mixed
    {
        return Native::call(180, [$this, $amount], $options, false);
    }

    /**
     * Commits a hold: an entry of its amount below 0, with its note, takes the hold's place.
     *
     * @param int|string $hold
     * @return int|string
     * C: money_wallet_commit
     */
    public function commit(int|string $hold): mixed
    {
        return Native::call(181, [$this, $hold], null, false);
    }

    /**
     * Commits an amount of a hold: an entry of that amount below 0, with the hold's note, takes the hold's
     * place, and the rest of the hold can be spent again.
     *
     * @param int|string $hold
     * @param Money|string $amount more than 0, and at most what is held, in the hold's currency.
     * @return int|string
     * C: money_wallet_commit_amount
     */
    public function commitAmount(int|string $hold, mixed $amount): mixed
    {
        return Native::call(182, [$this, $hold, $amount], null, false);
    }

    /**
     * Releases a hold: its amount can be spent again.
     *
     * @param int|string $hold
     * @return null
     * C: money_wallet_release
     */
    public function release(int|string $hold): mixed
    {
        return Native::call(183, [$this, $hold], null, false);
    }

    /**
     * Counts the holds.
     *
     * @return int|string|null
     * C: money_wallet_hold_count
     */
    public function holdCount(): mixed
    {
        return Native::call(184, [$this], null, false);
    }

    /**
     * Reads the hold at an index, in the order in which holds were made.
     *
     * @param int|string|null $index
     * @return WalletEntry
     * C: money_wallet_hold_at
     */
    public function holdAt(int|string|null $index = null): mixed
    {
        return Native::call(185, [$this, $index], null, false);
    }

    /**
     * Reads the holds from index `first` on into an array, under the rules of money_wallet_entries.
     *
     * @param mixed ...$options first, most: int
     * @return list<WalletEntry>
     * C: money_wallet_holds
     */
    public function holds(mixed ...$options): mixed
    {
        return Native::call(186, [$this], $options, false);
    }

    /**
     * Exchanges amounts in a wallet at the rates of a rate table: all legs or none, each rounded once.
     *
     * @param list<ExchangeLeg|array<string, mixed>> $legs 1 to 1,024 legs.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @param mixed ...$options note: the fields of WalletNote
     * @return null
     * C: money_wallet_exchange
     */
    public function exchange(array $legs, mixed ...$options): mixed
    {
        return Native::call(190, [$this, $legs], $options, false);
    }

    /**
     * Writes a wallet as JSON, without its journal.
     *
     * @return string
     * C: money_wallet_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(191, [$this], null, false);
    }

    /**
     * Makes a wallet from JSON that money_wallet_to_json wrote.
     *
     * @param string $json
     * @return Wallet
     * C: money_wallet_from_json
     */
    public static function fromJson(string $json): mixed
    {
        return Native::call(192, [$json], null, false);
    }

    /**
     * Writes the journal of a wallet: one line of JSON for each change.
     *
     * @return string
     * C: money_wallet_to_journal
     */
    public function toJournal(): mixed
    {
        return Native::call(193, [$this], null, false);
    }

    /**
     * Makes the wallet that a journal records, by making each change again: its JSON is the same to the byte.
     *
     * @param string $journal
     * @return Wallet
     * C: money_wallet_from_journal
     */
    public static function fromJournal(string $journal): mixed
    {
        return Native::call(194, [$journal], null, false);
    }

    /**
     * Reads the wallet's revision, a number that grows by one with each change.
     *
     * @return int|string
     * C: money_wallet_revision
     */
    public function revision(): mixed
    {
        return Native::call(195, [$this], null, false);
    }

    /**
     * Sets the callback that runs after each change, in place of the one before; NULL sets none.
     *
     * @param int|null $callback
     * @return null
     * C: money_wallet_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(196, $this, $listener);
    }

    /**
     * Makes the statement of a wallet, with the grand total of money_wallet_total.
     *
     * @param string $target the currency of the grand total.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return WalletStatement
     * C: money_wallet_statement
     */
    public function statement(string $target, mixed ...$options): mixed
    {
        return Native::call(197, [$this, $target], $options, false);
    }
}

/**
 * A wallet as a screen shows it. Each currency has a section with a row for each entry and a row with the
 * subtotal; the last section has one row, the grand total. A statement is a copy: it does not change with the
 * wallet.
 */
final class WalletStatement extends Handle
{
    /**
     * Counts the sections: one for each currency, and one for the grand total.
     *
     * @return int|string|null
     * C: money_wallet_statement_section_count
     */
    public function sectionCount(): mixed
    {
        return Native::call(199, [$this], null, false);
    }

    /**
     * Reads the header of a section, which is its currency.
     *
     * @param int|string|null $section
     * @return string
     * C: money_wallet_statement_section_at
     */
    public function sectionAt(int|string|null $section = null): mixed
    {
        return Native::call(200, [$this, $section], null, false);
    }

    /**
     * Counts the rows of a section.
     *
     * @param int|string|null $section
     * @return int|string|null
     * C: money_wallet_statement_row_count
     */
    public function rowCount(int|string|null $section = null): mixed
    {
        return Native::call(201, [$this, $section], null, false);
    }

    /**
     * Reads the row of a section at an index.
     *
     * @param int|string|null $section
     * @param int|string|null $index
     * @return WalletStatementRow
     * C: money_wallet_statement_row_at
     */
    public function rowAt(int|string|null $section = null, int|string|null $index = null): mixed
    {
        return Native::call(202, [$this, $section, $index], null, false);
    }

    /**
     * Reads the rows of a section from index `first` on into an array, under the rules of money_wallet_entries.
     *
     * @param int|string|null $section
     * @param mixed ...$options first, most: int
     * @return list<WalletStatementRow>
     * C: money_wallet_statement_rows
     */
    public function rows(int|string|null $section = null, mixed ...$options): mixed
    {
        return Native::call(203, [$this, $section], $options, false);
    }
}

/**
 * Products with prices in one currency, in the order in which you added them, and the tax rates of their
 * categories.
 */
final class Catalogue extends Handle
{
    /**
     * Makes an empty catalogue.
     *
     * @param string $currency the currency of all prices, built in or in `registry`. It has minor units, so gold
     * (XAU) is refused.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * C: money_catalogue_new
     */
    public function __construct(string $currency, mixed ...$options)
    {
        Native::make(205, $this, [$currency], $options);
    }

    /**
     * Adds a product at the end, or replaces the product of the same sku in its place.
     *
     * @param Product|array<string, mixed> $product start with MONEY_PRODUCT_INIT, and set `sku` and `price` at
     * least.
     * @return null
     * C: money_catalogue_add
     */
    public function add(Product|array $product): mixed
    {
        return Native::call(207, [$this, $product], null, false);
    }

    /**
     * Removes the product of a sku.
     *
     * @param string $sku
     * @return null
     * C: money_catalogue_remove
     */
    public function remove(string $sku): mixed
    {
        return Native::call(208, [$this, $sku], null, false);
    }

    /**
     * Finds the product of a sku.
     *
     * @param string $sku
     * @return Product
     * C: money_catalogue_find
     */
    public function find(string $sku): mixed
    {
        return Native::call(209, [$this, $sku], null, false);
    }

    /**
     * Counts the products.
     *
     * @return int|string|null
     * C: money_catalogue_count
     */
    public function count(): mixed
    {
        return Native::call(210, [$this], null, false);
    }

    /**
     * Writes the product at an index, in the order in which you added them.
     *
     * @param int|string|null $index
     * @return Product
     * C: money_catalogue_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(211, [$this, $index], null, false);
    }

    /**
     * Writes several products in one call, in the order in which you added them.
     *
     * @param mixed ...$options first, most: int
     * @return list<Product>
     * C: money_catalogue_products
     */
    public function products(mixed ...$options): mixed
    {
        return Native::call(212, [$this], $options, false);
    }

    /**
     * Writes the code of the catalogue's currency.
     *
     * @return string
     * C: money_catalogue_currency
     */
    public function currency(): mixed
    {
        return Native::call(213, [$this], null, false);
    }

    /**
     * Sets the tax rate of a category, in place of the one that it had.
     *
     * @param string|null $category one line of at most 31 bytes. NULL or "" stands for the products without a
     * category, which are not taxed until you set a rate for them.
     * @param Decimal|int|string $percent 0 to 100: 19 is 19 %, and 0.19 is less than a fifth of one percent.
     * @return null
     * C: money_catalogue_set_tax
     */
    public function setTax(string|null $category, mixed $percent): mixed
    {
        return Native::call(214, [$this, $category, $percent], null, false);
    }

    /**
     * Counts the categories that have a tax rate.
     *
     * @return int|string|null
     * C: money_catalogue_tax_count
     */
    public function taxCount(): mixed
    {
        return Native::call(215, [$this], null, false);
    }

    /**
     * Writes the tax rate at an index, in the order of the categories' bytes.
     *
     * @param int|string|null $index
     * @return TaxRate
     * C: money_catalogue_tax_at
     */
    public function taxAt(int|string|null $index = null): mixed
    {
        return Native::call(216, [$this, $index], null, false);
    }

    /**
     * Writes several tax rates in one call, under the rules of money_catalogue_products.
     *
     * @param mixed ...$options first, most: int
     * @return list<TaxRate>
     * C: money_catalogue_taxes
     */
    public function taxes(mixed ...$options): mixed
    {
        return Native::call(217, [$this], $options, false);
    }

    /**
     * Reads a catalogue that money_catalogue_to_json wrote.
     *
     * @param string $json
     * @return Catalogue
     * C: money_catalogue_from_json
     */
    public static function fromJson(string $json): mixed
    {
        return Native::call(218, [$json], null, false);
    }

    /**
     * Writes a catalogue with its tax rates as JSON.
     *
     * @return string
     * C: money_catalogue_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(219, [$this], null, false);
    }

    /**
     * Reads a catalogue from comma-separated values (RFC 4180).
     *
     * @param string $csv
     * @param string|null $currency the currency of the prices. With NULL or "" the document's own column says
     * it, and it is the same on every line.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Catalogue
     * C: money_catalogue_from_csv
     */
    public static function fromCsv(string $csv, string|null $currency = null, mixed ...$options): mixed
    {
        return Native::call(220, [$csv, $currency], $options, false);
    }

    /**
     * Writes the products as comma-separated values that money_catalogue_from_csv reads.
     *
     * @return string
     * C: money_catalogue_to_csv
     */
    public function toCsv(): mixed
    {
        return Native::call(221, [$this], null, false);
    }
}

/**
 * Line items with quantities and discounts, tax rates and a policy, over a copy of a catalogue.
 */
final class Basket extends Handle
{
    /**
     * Makes an empty basket with a copy of the catalogue and its tax rates.
     *
     * @param Catalogue $catalogue
     * C: money_basket_new
     */
    public function __construct(Catalogue $catalogue)
    {
        Native::make(227, $this, [$catalogue], null);
    }

    /**
     * Adds to the quantity of a product.
     *
     * @param string $sku the identifier of a product of the catalogue, or of one that is in the basket.
     * @param Decimal|int|string $quantity not 0; fraction digits are allowed (0.350 kg). A negative quantity
     * takes away, and a line item with a quantity below 0 is a refund.
     * @return null
     * C: money_basket_add
     */
    public function add(string $sku, mixed $quantity): mixed
    {
        return Native::call(229, [$this, $sku, $quantity], null, false);
    }

    /**
     * Sets the quantity of a product.
     *
     * @param string $sku
     * @param Decimal|int|string $quantity
     * @return null
     * C: money_basket_set
     */
    public function set(string $sku, mixed $quantity): mixed
    {
        return Native::call(230, [$this, $sku, $quantity], null, false);
    }

    /**
     * Puts a product into the basket that need not be in the catalogue, or not at this price.
     *
     * @param Product|array<string, mixed> $product start with MONEY_PRODUCT_INIT; its price is in the
     * catalogue's currency.
     * @param Decimal|int|string $quantity not 0; below 0 for a refund.
     * @return null
     * C: money_basket_put
     */
    public function put(Product|array $product, mixed $quantity): mixed
    {
        return Native::call(231, [$this, $product, $quantity], null, false);
    }

    /**
     * Removes the line item of a product, with its discount.
     *
     * @param string $sku
     * @return null
     * C: money_basket_remove
     */
    public function remove(string $sku): mixed
    {
        return Native::call(232, [$this, $sku], null, false);
    }

    /**
     * Removes all line items and the order's discount.
     *
     * @return null
     * C: money_basket_clear
     */
    public function clear(): mixed
    {
        return Native::call(233, [$this], null, false);
    }

    /**
     * Sets the discount of a line item, or of the order, in place of the discount that it had.
     *
     * @param string|null $sku the line item; NULL stands for the order, whose discount the line items share in
     * proportion to their totals.
     * @param mixed ...$options discount: the fields of Discount
     * @return null
     * C: money_basket_set_discount
     */
    public function setDiscount(string|null $sku = null, mixed ...$options): mixed
    {
        return Native::call(234, [$this, $sku], $options, false);
    }

    /**
     * Sets the tax rate of a category for this basket, under the rules of money_catalogue_set_tax.
     *
     * @param string|null $category NULL or "" stands for the products without a category.
     * @param Decimal|int|string $percent 0 to 100: 19 is 19 %.
     * @return null
     * C: money_basket_set_tax
     */
    public function setTax(string|null $category, mixed $percent): mixed
    {
        return Native::call(235, [$this, $category, $percent], null, false);
    }

    /**
     * Sets the policy.
     *
     * @param mixed ...$options policy: the fields of BasketPolicy
     * @return null
     * C: money_basket_set_policy
     */
    public function setPolicy(mixed ...$options): mixed
    {
        return Native::call(236, [$this], $options, false);
    }

    /**
     * Writes the basket's policy, `struct_size` included.
     *
     * @return BasketPolicy
     * C: money_basket_policy
     */
    public function policy(): mixed
    {
        return Native::call(237, [$this], null, false);
    }

    /**
     * Writes the code of the catalogue's currency.
     *
     * @return string
     * C: money_basket_currency
     */
    public function currency(): mixed
    {
        return Native::call(238, [$this], null, false);
    }

    /**
     * Counts the line items.
     *
     * @return int|string|null
     * C: money_basket_count
     */
    public function count(): mixed
    {
        return Native::call(239, [$this], null, false);
    }

    /**
     * Writes the line item at an index, in the order in which you first added the products.
     *
     * @param int|string|null $index
     * @return BasketLineItem
     * C: money_basket_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(240, [$this, $index], null, false);
    }

    /**
     * Writes several line items in one call, under the rules of money_catalogue_products.
     *
     * @param mixed ...$options first, most: int
     * @return list<BasketLineItem>
     * C: money_basket_line_items
     */
    public function lineItems(mixed ...$options): mixed
    {
        return Native::call(241, [$this], $options, false);
    }

    /**
     * Writes the quantity of a product: 0 if the basket has no line item of it.
     *
     * @param string $sku
     * @return Decimal
     * C: money_basket_quantity
     */
    public function quantity(string $sku): mixed
    {
        return Native::call(242, [$this, $sku], null, false);
    }

    /**
     * Writes the revision: 0 for a new basket, and one more after each change.
     *
     * @return int|string
     * C: money_basket_revision
     */
    public function revision(): mixed
    {
        return Native::call(243, [$this], null, false);
    }

    /**
     * Sets the callback that is notified after each change, in place of the one before.
     *
     * @param int|null $callback
     * @return null
     * C: money_basket_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(244, $this, $listener);
    }

    /**
     * Makes a receipt: adds everything up under the basket's policy, in the catalogue's currency and in
     * `target`.
     *
     * @param string|null $target the currency to pay in; with NULL or "" the receipt is in the catalogue's
     * currency alone.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return Receipt
     * C: money_basket_checkout
     */
    public function checkout(string|null $target = null, mixed ...$options): mixed
    {
        return Native::call(245, [$this, $target], $options, false);
    }

    /**
     * Reads a basket that money_basket_to_json wrote.
     *
     * @param string $json
     * @param mixed ...$options catalogue: Catalogue|null
     * @return Basket
     * C: money_basket_from_json
     */
    public static function fromJson(string $json, mixed ...$options): mixed
    {
        return Native::call(246, [$json], $options, false);
    }

    /**
     * Writes a basket with its products, discounts, tax rates and policy as JSON.
     *
     * @return string
     * C: money_basket_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(247, [$this], null, false);
    }
}

/**
 * The result of a checkout. A receipt never changes, so several threads may read it at once.
 */
final class Receipt extends Handle
{
    /**
     * Writes the totals of a receipt.
     *
     * @param ReceiptView|string|int $view
     * @return ReceiptInfo
     * C: money_receipt_info
     */
    public function info(ReceiptView|string|int $view): mixed
    {
        return Native::call(249, [$this, $view], null, false);
    }

    /**
     * Writes the line item at an index, in the order of the basket.
     *
     * @param ReceiptView|string|int $view
     * @param int|string|null $index
     * @return ReceiptLineItem
     * C: money_receipt_line_item_at
     */
    public function lineItemAt(ReceiptView|string|int $view, int|string|null $index = null): mixed
    {
        return Native::call(250, [$this, $view, $index], null, false);
    }

    /**
     * Writes several line items in one call, under the rules of money_catalogue_products.
     *
     * @param ReceiptView|string|int $view
     * @param mixed ...$options first, most: int
     * @return list<ReceiptLineItem>
     * C: money_receipt_line_items
     */
    public function lineItems(ReceiptView|string|int $view, mixed ...$options): mixed
    {
        return Native::call(251, [$this, $view], $options, false);
    }

    /**
     * Writes the tax row at an index.
     *
     * @param ReceiptView|string|int $view
     * @param int|string|null $index
     * @return ReceiptTax
     * C: money_receipt_tax_at
     */
    public function taxAt(ReceiptView|string|int $view, int|string|null $index = null): mixed
    {
        return Native::call(252, [$this, $view, $index], null, false);
    }

    /**
     * Writes several tax rows in one call, under the rules of money_catalogue_products.
     *
     * @param ReceiptView|string|int $view
     * @param mixed ...$options first, most: int
     * @return list<ReceiptTax>
     * C: money_receipt_taxes
     */
    public function taxes(ReceiptView|string|int $view, mixed ...$options): mixed
    {
        return Native::call(253, [$this, $view], $options, false);
    }

    /**
     * Writes the refund of a line item, or of a part of its quantity.
     *
     * @param ReceiptView|string|int $view
     * @param int|string|null $index the index of the line item in the receipt.
     * @param mixed ...$options quantity: Decimal|int|string
     * @param mixed ...$options refunded: Decimal|int|string
     * @return ReceiptLineItem
     * C: money_receipt_refund
     */
    public function refund(ReceiptView|string|int $view, int|string|null $index = null, mixed ...$options): mixed
    {
        return Native::call(254, [$this, $view, $index], $options, false);
    }

    /**
     * Writes how the total was converted: rate, conversion path, date, gap in days, age, source, and the
     * remainder that the rounding dropped.
     *
     * @return Conversion
     * C: money_receipt_conversion
     */
    public function conversion(): mixed
    {
        return Native::call(255, [$this], null, false);
    }

    /**
     * Writes a receipt as aligned English text for a terminal or a printer.
     *
     * @param int $columns the width in characters: 32 to 200, or 0 for 48.
     * @return string
     * C: money_receipt_to_text
     */
    public function toText(int $columns): mixed
    {
        return Native::call(256, [$this, $columns], null, false);
    }

    /**
     * Writes a receipt with all its amounts as JSON.
     *
     * @return string
     * C: money_receipt_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(257, [$this], null, false);
    }
}

/**
 * Line items, the allowances and charges of the document, what was paid before, and the currency of the tax.
 */
final class Invoice extends Handle
{
    /**
     * Makes an invoice without line items.
     *
     * @param string $currency the currency of all amounts (BT-5), built in or in `registry`. Amounts have its
     * minor unit, but at most two fraction digits, because the norm has no more.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * C: money_invoice_new
     */
    public function __construct(string $currency, mixed ...$options)
    {
        Native::make(260, $this, [$currency], $options);
    }

    /**
     * Adds a line item at the end.
     *
     * @param InvoiceLineItem|array<string, mixed> $item start with MONEY_INVOICE_LINE_ITEM_INIT, and set
     * `quantity`, `price` and a tax.
     * @return int|string|null
     * C: money_invoice_add
     */
    public function add(InvoiceLineItem|array $item): mixed
    {
        return Native::call(262, [$this, $item], null, false);
    }

    /**
     * Adds an allowance or a charge to a line item or to the document.
     *
     * @param int|string|null $lineItem the index of a line item, or MONEY_INVOICE_DOCUMENT.
     * @param InvoiceAdjustment|array<string, mixed> $adjustment start with MONEY_INVOICE_ADJUSTMENT_INIT, and
     * set `kind` and the amount.
     * @return null
     * C: money_invoice_adjust
     */
    public function adjust(int|string|null $lineItem, InvoiceAdjustment|array $adjustment): mixed
    {
        return Native::call(263, [$this, $lineItem, $adjustment], null, false);
    }

    /**
     * Says why a category has no tax, in place of what was said before.
     *
     * @param string $category the category, whether or not a line item has it.
     * @param string|null $reason for people, in one line, at most 255 bytes (BT-120).
     * @param string|null $reasonCode a code of the list VATEX, at most 31 bytes (BT-121).
     * @return null
     * C: money_invoice_set_exemption
     */
    public function setExemption(string $category, string|null $reason = null, string|null $reasonCode = null): mixed
    {
        return Native::call(264, [$this, $category, $reason, $reasonCode], null, false);
    }

    /**
     * Sets what was paid before and the rounding amount, in place of what they were.
     *
     * @param mixed ...$options prepaid: Money|string
     * @param mixed ...$options rounding: Money|string
     * @return null
     * C: money_invoice_set_payment
     */
    public function setPayment(mixed ...$options): mixed
    {
        return Native::call(265, [$this], $options, false);
    }

    /**
     * Sets the currency in which the seller accounts for the tax (BT-6), if it is not the invoice's.
     *
     * @param string $currency the currency, built in or in `registry`.
     * @param Decimal|int|string $rate how much of it one unit of the invoice's currency is, above 0.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return null
     * C: money_invoice_set_accounting
     */
    public function setAccounting(string $currency, mixed $rate, mixed ...$options): mixed
    {
        return Native::call(266, [$this, $currency, $rate], $options, false);
    }

    /**
     * Adds everything up.
     *
     * @return InvoiceTotals
     * C: money_invoice_totals
     */
    public function totals(): mixed
    {
        return Native::call(267, [$this], null, false);
    }

    /**
     * Writes the amounts of several line items in one call, under the rules of money_catalogue_products.
     *
     * @param mixed ...$options first, most: int
     * @return list<InvoiceLineAmounts>
     * C: money_invoice_line_amounts
     */
    public function lineAmounts(mixed ...$options): mixed
    {
        return Native::call(268, [$this], $options, false);
    }

    /**
     * Writes several taxes with their sums in one call, under the rules of money_catalogue_products.
     *
     * @param mixed ...$options first, most: int
     * @return list<InvoiceCategory>
     * C: money_invoice_categories
     */
    public function categories(mixed ...$options): mixed
    {
        return Native::call(269, [$this], $options, false);
    }

    /**
     * Makes the invoice that takes another one back: each quantity and each amount has the other sign, and
     * prices stay as they are.
     *
     * @return Invoice
     * C: money_invoice_reverse
     */
    public function reverse(): mixed
    {
        return Native::call(270, [$this], null, false);
    }

    /**
     * Reads an invoice that money_invoice_to_json wrote.
     *
     * @param string $json
     * @return Invoice
     * C: money_invoice_from_json
     */
    public static function fromJson(string $json): mixed
    {
        return Native::call(271, [$json], null, false);
    }

    /**
     * Writes an invoice as JSON: what you handed in, without the totals.
     *
     * @return string
     * C: money_invoice_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(272, [$this], null, false);
    }
}

/**
 * Transactions in securities, by date. One thread at a time may use a portfolio.
 */
final class Portfolio extends Handle
{
    /**
     * Makes an empty portfolio.
     *
     * @param string $currency the currency of all reports; one with minor units.
     * @param mixed ...$options options: the fields of PortfolioOptions
     * C: money_portfolio_new
     */
    public function __construct(string $currency, mixed ...$options)
    {
        Native::make(288, $this, [$currency], $options);
    }

    /**
     * Adds a transaction.
     *
     * @param Transaction|array<string, mixed> $transaction the transaction to add.
     * @param list<LotSelection|array<string, mixed>>|null $lots the lots that a sale names; their quantities add
     * up to its own. NULL with count 0 lets the portfolio's method decide. With MONEY_LOTS_SPECIFIC each sale
     * names lots; with MONEY_LOTS_AVERAGE none does.
     * @return Transaction
     * C: money_portfolio_add
     */
    public function add(Transaction|array $transaction, array|null $lots = null): mixed
    {
        return Native::call(290, [$this, $transaction, $lots], null, false);
    }

    /**
     * Replaces the transaction that has the same id, under the rules of money_portfolio_add.
     *
     * @param Transaction|array<string, mixed> $transaction the new transaction, with the id of the old one.
     * @param list<LotSelection|array<string, mixed>>|null $lots as in money_portfolio_add.
     * @return null
     * C: money_portfolio_edit
     */
    public function edit(Transaction|array $transaction, array|null $lots = null): mixed
    {
        return Native::call(291, [$this, $transaction, $lots], null, false);
    }

    /**
     * Removes the transaction that has an id.
     *
     * @param string $id
     * @return null
     * C: money_portfolio_remove
     */
    public function remove(string $id): mixed
    {
        return Native::call(292, [$this, $id], null, false);
    }

    /**
     * Counts the transactions.
     *
     * @return int|string|null
     * C: money_portfolio_count
     */
    public function count(): mixed
    {
        return Native::call(293, [$this], null, false);
    }

    /**
     * Writes the transaction at an index, by date, then in the order in which you added them.
     *
     * @param int|string|null $index
     * @return Transaction
     * C: money_portfolio_transaction_at
     */
    public function transactionAt(int|string|null $index = null): mixed
    {
        return Native::call(294, [$this, $index], null, false);
    }

    /**
     * Writes several transactions in one call: those from index `first` on that there are and that `rows` has
     * room for.
     *
     * @param mixed ...$options first, most: int
     * @return list<Transaction>
     * C: money_portfolio_transactions
     */
    public function transactions(mixed ...$options): mixed
    {
        return Native::call(295, [$this], $options, false);
    }

    /**
     * Writes the transaction that has an id.
     *
     * @param string $id
     * @return Transaction
     * C: money_portfolio_find
     */
    public function find(string $id): mixed
    {
        return Native::call(296, [$this, $id], null, false);
    }

    /**
     * Writes a lot that a sale names, at an index in the order in which it names them.
     *
     * @param string $id the id of the sale.
     * @param int|string|null $index
     * @return LotSelection
     * C: money_portfolio_lot_selection_at
     */
    public function lotSelectionAt(string $id, int|string|null $index = null): mixed
    {
        return Native::call(297, [$this, $id, $index], null, false);
    }

    /**
     * Writes the lots that a sale names in one call, under the rules of money_portfolio_transactions.
     *
     * @param string $id the id of the sale; another transaction names no lots.
     * @param mixed ...$options first, most: int
     * @return list<LotSelection>
     * C: money_portfolio_lot_selections
     */
    public function lotSelections(string $id, mixed ...$options): mixed
    {
        return Native::call(298, [$this, $id], $options, false);
    }

    /**
     * Writes what you made a portfolio with.
     *
     * @return PortfolioInfo
     * C: money_portfolio_info
     */
    public function info(): mixed
    {
        return Native::call(299, [$this], null, false);
    }

    /**
     * Writes a portfolio as JSON, with its transactions in the order in which you added them.
     *
     * @return string
     * C: money_portfolio_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(300, [$this], null, false);
    }

    /**
     * Reads a portfolio from the JSON that money_portfolio_to_json wrote.
     *
     * @param string $json
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Portfolio
     * C: money_portfolio_from_json
     */
    public static function fromJson(string $json, mixed ...$options): mixed
    {
        return Native::call(301, [$json], $options, false);
    }

    /**
     * Reads transactions from comma-separated values into a new portfolio.
     *
     * @param string $csv
     * @param string $currency the currency of all reports, as in money_portfolio_new.
     * @param mixed ...$options options: the fields of PortfolioOptions
     * @return Portfolio
     * C: money_portfolio_from_csv
     */
    public static function fromCsv(string $csv, string $currency, mixed ...$options): mixed
    {
        return Native::call(302, [$csv, $currency], $options, false);
    }

    /**
     * Writes the transactions as comma-separated values, in the order in which you added them.
     *
     * @return string
     * C: money_portfolio_to_csv
     */
    public function toCsv(): mixed
    {
        return Native::call(303, [$this], null, false);
    }

    /**
     * Writes the portfolio as a journal for beancount, which finds the lots of each sale itself and checks each
     * gain.
     *
     * @return string
     * C: money_portfolio_to_beancount
     */
    public function toBeancount(): mixed
    {
        return Native::call(304, [$this], null, false);
    }

    /**
     * Writes the portfolio as a journal for ledger and hledger, in which shares and amounts each balance
     * exactly.
     *
     * @return string
     * C: money_portfolio_to_ledger
     */
    public function toLedger(): mixed
    {
        return Native::call(305, [$this], null, false);
    }

    /**
     * Writes the revision: a number that grows by one with each change, and is 0 for a new portfolio.
     *
     * @return int|string
     * C: money_portfolio_revision
     */
    public function revision(): mixed
    {
        return Native::call(306, [$this], null, false);
    }

    /**
     * Sets the callback that is notified of changes, in place of the one before it.
     *
     * @param int|null $callback
     * @return null
     * C: money_portfolio_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(307, $this, $listener);
    }

    /**
     * Frees what the portfolio keeps of earlier valuations.
     *
     * @return null
     * C: money_portfolio_release_memory
     */
    public function releaseMemory(): mixed
    {
        return Native::call(308, [$this], null, false);
    }

    /**
     * Values a portfolio.
     *
     * @param list<PriceQuote|array<string, mixed>>|null $quotes `count` price quotes. The last one of a symbol
     * counts, and the call ignores those of symbols that are not held. NULL with count 0 is none.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ValuationOptions
     * @return Valuation
     * C: money_portfolio_value
     */
    public function value(array|null $quotes = null, mixed ...$options): mixed
    {
        return Native::call(311, [$this, $quotes], $options, false);
    }

    /**
     * Lists the disposals of a portfolio, in the order of their transactions.
     *
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ValuationOptions
     * @return Disposals
     * C: money_portfolio_disposals
     */
    public function disposals(mixed ...$options): mixed
    {
        return Native::call(317, [$this], $options, false);
    }

    /**
     * Lists the lots of which shares are held, by symbol and age.
     *
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ValuationOptions
     * @return OpenLots
     * C: money_portfolio_open_lots
     */
    public function openLots(mixed ...$options): mixed
    {
        return Native::call(322, [$this], $options, false);
    }

    /**
     * Finds the internal rates of return of a portfolio: of what you paid in and took out, with what you hold as
     * the last cash flow.
     *
     * @param list<PriceQuote|array<string, mixed>>|null $quotes as in money_portfolio_value.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ValuationOptions
     * @return Xirr
     * C: money_portfolio_xirr
     */
    public function xirr(array|null $quotes = null, mixed ...$options): mixed
    {
        return Native::call(327, [$this, $quotes], $options, false);
    }
}

/**
 * A portfolio at the prices and exchange rates of a moment. It never changes, and all threads may share it.
 */
final class Valuation extends Handle
{
    /**
     * Writes the summary of a valuation.
     *
     * @return PortfolioSummary
     * C: money_valuation_summary
     */
    public function summary(): mixed
    {
        return Native::call(313, [$this], null, false);
    }

    /**
     * Counts the positions.
     *
     * @return int|string|null
     * C: money_valuation_position_count
     */
    public function positionCount(): mixed
    {
        return Native::call(314, [$this], null, false);
    }

    /**
     * Writes the position at an index, in the order of the bytes of the symbols.
     *
     * @param int|string|null $index
     * @return Position
     * C: money_valuation_position_at
     */
    public function positionAt(int|string|null $index = null): mixed
    {
        return Native::call(315, [$this, $index], null, false);
    }

    /**
     * Writes several positions in one call, under the rules of money_portfolio_transactions.
     *
     * @param mixed ...$options first, most: int
     * @return list<Position>
     * C: money_valuation_positions
     */
    public function positions(mixed ...$options): mixed
    {
        return Native::call(316, [$this], $options, false);
    }
}

/**
 * A list of disposals. It never changes, and all threads may share it.
 */
final class Disposals extends Handle
{
    /**
     * Counts the disposals.
     *
     * @return int|string|null
     * C: money_disposals_count
     */
    public function count(): mixed
    {
        return Native::call(319, [$this], null, false);
    }

    /**
     * Writes the disposal at an index.
     *
     * @param int|string|null $index
     * @return Disposal
     * C: money_disposals_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(320, [$this, $index], null, false);
    }

    /**
     * Writes several disposals in one call, under the rules of money_portfolio_transactions.
     *
     * @param mixed ...$options first, most: int
     * @return list<Disposal>
     * C: money_disposals_items
     */
    public function items(mixed ...$options): mixed
    {
        return Native::call(321, [$this], $options, false);
    }
}

/**
 * A list of open lots. It never changes, and all threads may share it.
 */
final class OpenLots extends Handle
{
    /**
     * Counts the open lots.
     *
     * @return int|string|null
     * C: money_open_lots_count
     */
    public function count(): mixed
    {
        return Native::call(324, [$this], null, false);
    }

    /**
     * Writes the open lot at an index.
     *
     * @param int|string|null $index
     * @return OpenLot
     * C: money_open_lots_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(325, [$this, $index], null, false);
    }

    /**
     * Writes several open lots in one call, under the rules of money_portfolio_transactions.
     *
     * @param mixed ...$options first, most: int
     * @return list<OpenLot>
     * C: money_open_lots_items
     */
    public function items(mixed ...$options): mixed
    {
        return Native::call(326, [$this], $options, false);
    }
}

/**
 * Tables of locales that a program loaded: newer ones than the library has inside, or with names in more
 * languages. They do not change after they are read, so several threads can use them at the same time. They must
 * stay alive during each call that you name them in.
 */
final class Locales extends Handle
{
    /**
     * Reads tables of locales from the bytes of a file.
     *
     * @param string $bytes
     * @return Locales
     * C: money_locales_from_bytes
     */
    public static function fromBytes(string $bytes): mixed
    {
        return Native::call(336, [$bytes], null, false);
    }

    /**
     * Writes the version of Unicode CLDR that tables are of, such as "48".
     *
     * @return string
     * C: money_locales_version
     */
    public function version(): mixed
    {
        return Native::call(338, [$this], null, false);
    }

    /**
     * Writes how many locales tables have.
     *
     * @return int|string|null
     * C: money_locales_count
     */
    public function count(): mixed
    {
        return Native::call(339, [$this], null, false);
    }

    /**
     * Writes the identifier of the locale at an index of tables.
     *
     * @param int|string|null $index
     * @return string
     * C: money_locales_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(340, [$this, $index], null, false);
    }

    /**
     * Writes the identifier of the locale that a name means in tables.
     *
     * @param string $locale as money_locale_find takes it.
     * @return string
     * C: money_locales_find
     */
    public function find(string $locale): mixed
    {
        return Native::call(341, [$this, $locale], null, false);
    }

    /**
     * Reads an amount as money_parse_locale does, with tables of your own.
     *
     * @param string $text
     * @param string $locale
     * @param string|null $currency the expected currency; NULL or "": the text names the currency.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_locales_parse
     */
    public function parse(string $text, string $locale, string|null $currency = null, mixed ...$options): mixed
    {
        return Native::call(342, [$this, $text, $locale, $currency], $options, false);
    }

    /**
     * Writes a currency alone as money_currency_text does, with tables of your own.
     *
     * @param string $code
     * @param string $locale
     * @param CurrencyDisplay|string|int $display any form except MONEY_DISPLAY_NONE.
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return string
     * C: money_locales_currency_text
     */
    public function currencyText(string $code, string $locale, CurrencyDisplay|string|int $display, mixed ...$options): mixed
    {
        return Native::call(343, [$this, $code, $locale, $display], $options, false);
    }

    /**
     * Writes the name of a country in a locale's language: "Schweiz", "Suisse".
     *
     * @param string $country an ISO 3166-1 code of two letters, in either case.
     * @param string $locale as money_locale_find takes it. Its own country does not matter, but its region may
     * have its own names.
     * @return string
     * C: money_locales_country_name
     */
    public function countryName(string $country, string $locale): mixed
    {
        return Native::call(344, [$this, $country, $locale], null, false);
    }
}

/**
 * A keypad calculator: the keys pressed so far, the operation as text, and its result.
 */
final class Calculator extends Handle
{
    /**
     * Makes a calculator that shows `0`, with at most 5 fraction digits in results.
     *
     * C: money_calculator_new
     */
    public function __construct()
    {
        Native::make(348, $this, [], null);
    }

    /**
     * Presses one key.
     *
     * @param CalculatorKey|string|int $key a MONEY_CALCULATOR_KEY_ value.
     * @return CalculatorAlert
     * C: money_calculator_press
     */
    public function press(CalculatorKey|string|int $key): mixed
    {
        return Native::call(350, [$this, $key], null, false);
    }

    /**
     * Presses the keys of a text in turn: "40 + 6 x 9.3 ÷ 2 =".
     *
     * @param string $keys
     * @return CalculatorAlert
     * C: money_calculator_press_keys
     */
    public function pressKeys(string $keys): mixed
    {
        return Native::call(351, [$this, $keys], null, false);
    }

    /**
     * Returns the keys that the calculator can take now without alert or failure.
     *
     * @return int
     * C: money_calculator_keys
     */
    public function keys(): mixed
    {
        return Native::call(352, [$this], null, false);
    }

    /**
     * Writes the display: the operation, such as "40 + 6 x "; after `=` only the result, " = 67.9".
     *
     * @return string
     * C: money_calculator_display
     */
    public function display(): mixed
    {
        return Native::call(354, [$this], null, false);
    }

    /**
     * Writes the operation, also while the display shows the result: "40 + 6 x 9.3 ÷ 2".
     *
     * @return string
     * C: money_calculator_expression
     */
    public function expression(): mixed
    {
        return Native::call(355, [$this], null, false);
    }

    /**
     * Returns the state, such as MONEY_CALCULATOR_RESULT.
     *
     * @return CalculatorState
     * C: money_calculator_state
     */
    public function state(): mixed
    {
        return Native::call(356, [$this], null, false);
    }

    /**
     * Returns the exact value of the result, in lowest terms.
     *
     * @return Ratio
     * C: money_calculator_exact
     */
    public function exact(): mixed
    {
        return Native::call(357, [$this], null, false);
    }

    /**
     * Returns the value of money_calculator_exact as a decimal, rounded once.
     *
     * @param int $digits fraction digits, 0 to 38.
     * @param Rounding|string|int $rounding
     * @return Decimal
     * C: money_calculator_value
     */
    public function value(int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(358, [$this, $digits, $rounding], null, false);
    }

    /**
     * Returns the value of money_calculator_exact as a decimal, rounded once.
     *
     * @param int $digits fraction digits, 0 to 38.
     * @param Rounding|string|int $rounding
     * @return array{value: Decimal, flags: list<Flags>}
     * C: money_calculator_value
     */
    public function valueDetailed(int $digits, Rounding|string|int $rounding): mixed
    {
        return Native::call(358, [$this, $digits, $rounding], null, true);
    }

    /**
     * Returns how many fraction digits a result shows at most.
     *
     * @return int
     * C: money_calculator_digits
     */
    public function digits(): mixed
    {
        return Native::call(359, [$this], null, false);
    }

    /**
     * Sets how many fraction digits (0 to 38) a result shows at most.
     *
     * @param int $digits
     * @return null
     * C: money_calculator_set_digits
     */
    public function setDigits(int $digits): mixed
    {
        return Native::call(360, [$this, $digits], null, false);
    }

    /**
     * Sets the function that the library notifies of displays.
     *
     * @param int|null $displayCallback
     * @return null
     * C: money_calculator_on_display
     */
    public function onDisplay(?callable $listener): void
    {
        Native::listen(364, $this, $listener);
    }

    /**
     * Sets the function that the library notifies of alerts.
     *
     * @param int|null $alertCallback
     * @return null
     * C: money_calculator_on_alert
     */
    public function onAlert(?callable $listener): void
    {
        Native::listen(365, $this, $listener);
    }

    /**
     * Returns the revision: a number that grows with each change of the operation or of the digits shown.
     *
     * @return int|string
     * C: money_calculator_revision
     */
    public function revision(): mixed
    {
        return Native::call(366, [$this], null, false);
    }

    /**
     * Writes a calculator, in any state, as JSON.
     *
     * @return string
     * C: money_calculator_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(367, [$this], null, false);
    }

    /**
     * Makes a calculator from the JSON of money_calculator_to_json.
     *
     * @param string $json
     * @return Calculator
     * C: money_calculator_from_json
     */
    public static function fromJson(string $json): mixed
    {
        return Native::call(368, [$json], null, false);
    }
}

/**
 * A feed, which keeps up to date what a provider publishes. One thread at a time may use a feed. At most one
 * request is under way for each thing: for a document, for the price quote of a symbol, or for a store of
 * transactions.
 */
final class Feed extends Handle
{
    /**
     * Makes a feed that has nothing yet.
     *
     * @param Provider|string|int $provider a MONEY_PROVIDER_.
     * @param mixed ...$options options: the fields of FeedOptions
     * C: money_feed_new
     */
    public function __construct(Provider|string|int $provider, mixed ...$options)
    {
        Native::make(370, $this, [$provider], $options);
    }

    /**
     * Gives the next request to send.
     *
     * @param \DateTimeInterface|int|null $now the present instant.
     * @return FeedRequest
     * C: money_feed_next
     */
    public function next(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(372, [$this, $now], null, false);
    }

    /**
     * Receives a header of a response, before money_feed_receive_response.
     *
     * @param int|string $id
     * @param string $name the name of the header, in capitals or not.
     * @param string $value the value of the header.
     * @return null
     * C: money_feed_receive_header
     */
    public function receiveHeader(int|string $id, string $name, string $value): mixed
    {
        return Native::call(379, [$this, $id, $name, $value], null, false);
    }

    /**
     * Receives the response to a request.
     *
     * @param int|string $id the number of a request that is under way.
     * @param int $httpStatus 100 to 999.
     * @param string|null $contentType the header's value; NULL or "": not known, so that the feed judges by the
     * body.
     * @param string|null $body NULL with length 0: none.
     * @param \DateTimeInterface|int|null $now the present instant.
     * @return null
     * C: money_feed_receive_response
     */
    public function receiveResponse(int|string $id, int $httpStatus, string|null $contentType = null, string|null $body = null, \DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(380, [$this, $id, $httpStatus, $contentType, $body, $now], null, false);
    }

    /**
     * Reports that a request failed without a response.
     *
     * @param int|string $id
     * @param TransportFailure|string|int $reason a MONEY_TRANSPORT_.
     * @param \DateTimeInterface|int|null $now
     * @return null
     * C: money_feed_fail_request
     */
    public function failRequest(int|string $id, TransportFailure|string|int $reason, \DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(381, [$this, $id, $reason, $now], null, false);
    }

    /**
     * Notifies the feed that the network is available again.
     *
     * @param \DateTimeInterface|int|null $now
     * @return null
     * C: money_feed_notify_online
     */
    public function notifyOnline(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(382, [$this, $now], null, false);
    }

    /**
     * Makes everything due again, however fresh it is, but not what is under way.
     *
     * @return null
     * C: money_feed_refresh
     */
    public function refresh(): mixed
    {
        return Native::call(383, [$this], null, false);
    }

    /**
     * Counts the requests that are under way.
     *
     * @return int|string|null
     * C: money_feed_pending_count
     */
    public function pendingCount(): mixed
    {
        return Native::call(384, [$this], null, false);
    }

    /**
     * Writes how a feed is doing at a moment.
     *
     * @param \DateTimeInterface|int|null $now
     * @return FeedInfo
     * C: money_feed_info
     */
    public function info(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(385, [$this, $now], null, false);
    }

    /**
     * Writes the last failure that no success has followed.
     *
     * @param string|null $key NULL or "": of everything. A symbol: of its price quote. The id of a transaction:
     * of what was last saved or removed under it.
     * @return Failure
     * C: money_feed_failure
     */
    public function failure(string|null $key = null): mixed
    {
        return Native::call(386, [$this, $key], null, false);
    }

    /**
     * Sets what the feed does with exchange rates that jumped, from the next answer on.
     *
     * @param JumpPolicy|string|int $jump a MONEY_JUMP_.
     * @return null
     * C: money_feed_set_jump
     */
    public function setJump(JumpPolicy|string|int $jump): mixed
    {
        return Native::call(387, [$this, $jump], null, false);
    }

    /**
     * Writes what a feed has as JSON, for money_feed_restore after a restart.
     *
     * @return string
     * C: money_feed_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(388, [$this], null, false);
    }

    /**
     * Gives a feed what it had before a restart, unless it has something newer.
     *
     * @param string $json what money_feed_to_json wrote, or a document of the provider.
     * @param \DateTimeInterface|int|null $instant when that had come: `success` of money_feed_info. A price
     * quote has its own, which may be earlier.
     * @return null
     * C: money_feed_restore
     */
    public function restore(string $json, \DateTimeInterface|int|null $instant = null): mixed
    {
        return Native::call(389, [$this, $json, $instant], null, false);
    }

    /**
     * Writes the revision: a number that grows with each change, and is 0 for a new feed.
     *
     * @return int|string
     * C: money_feed_revision
     */
    public function revision(): mixed
    {
        return Native::call(390, [$this], null, false);
    }

    /**
     * Sets the callback that is notified of changes, in place of the one before it.
     *
     * @param int|null $callback
     * @return null
     * C: money_feed_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(391, $this, $listener);
    }

    /**
     * Gives the exchange rates of a feed.
     *
     * @return Rates
     * C: money_feed_rates
     */
    public function rates(): mixed
    {
        return Native::call(392, [$this], null, false);
    }

    /**
     * Adds a symbol whose price quote you need; one that the feed has already stays as it is.
     *
     * @param string $symbol one line of UTF-8, 1 to MONEY_SYMBOL_SIZE - 1 bytes.
     * @return null
     * C: money_feed_add_symbol
     */
    public function addSymbol(string $symbol): mixed
    {
        return Native::call(393, [$this, $symbol], null, false);
    }

    /**
     * Removes a symbol with its price quote.
     *
     * @param string $symbol
     * @return null
     * C: money_feed_remove_symbol
     */
    public function removeSymbol(string $symbol): mixed
    {
        return Native::call(394, [$this, $symbol], null, false);
    }

    /**
     * Counts the symbols.
     *
     * @return int|string|null
     * C: money_feed_symbol_count
     */
    public function symbolCount(): mixed
    {
        return Native::call(395, [$this], null, false);
    }

    /**
     * Writes the symbol at an index, in the order in which you added them.
     *
     * @param int|string|null $index
     * @return string
     * C: money_feed_symbol_at
     */
    public function symbolAt(int|string|null $index = null): mixed
    {
        return Native::call(396, [$this, $index], null, false);
    }

    /**
     * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
     *
     * @param string $symbol
     * @param \DateTimeInterface|int|null $now
     * @return PriceQuote
     * C: money_feed_price_quote
     */
    public function priceQuote(string $symbol, \DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(397, [$this, $symbol, $now], null, false);
    }

    /**
     * Writes the last good price quote of a symbol, which you may hand to money_portfolio_value.
     *
     * @param string $symbol
     * @param \DateTimeInterface|int|null $now
     * @return array{quote: PriceQuote, state: PriceState, age: int}
     * C: money_feed_price_quote
     */
    public function priceQuoteDetailed(string $symbol, \DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(397, [$this, $symbol, $now], null, true);
    }

    /**
     * Gives the transactions of a feed, as the store last had them, with what it has acknowledged since.
     *
     * @return Portfolio
     * C: money_feed_portfolio
     */
    public function portfolio(): mixed
    {
        return Native::call(398, [$this], null, false);
    }

    /**
     * Asks the store to save a transaction: to add it, or to replace the one with its id.
     *
     * @param Transaction|array<string, mixed> $transaction the transaction to save. Where several programs share
     * a store, give it an id.
     * @param list<LotSelection|array<string, mixed>>|null $lots as in money_portfolio_add.
     * @return Transaction
     * C: money_feed_put
     */
    public function put(Transaction|array $transaction, array|null $lots = null): mixed
    {
        return Native::call(399, [$this, $transaction, $lots], null, false);
    }

    /**
     * Asks the store to remove a transaction, under the rules of money_feed_put.
     *
     * @param string $id
     * @return null
     * C: money_feed_remove
     */
    public function remove(string $id): mixed
    {
        return Native::call(400, [$this, $id], null, false);
    }

    /**
     * Writes what happened to the last transaction that was to be saved or removed under an id.
     *
     * @param string $id
     * @return Operation
     * C: money_feed_operation
     */
    public function operation(string $id): mixed
    {
        return Native::call(401, [$this, $id], null, false);
    }
}

/**
 * A request to send. It is yours and does not change. Only a request holds the feed's key; no other text of the
 * library does.
 */
final class FeedRequest extends Handle
{
    /**
     * Returns the number with which you hand in the answer.
     *
     * @return int|string
     * C: money_feed_request_id
     */
    public function id(): mixed
    {
        return Native::call(374, [$this], null, false);
    }

    /**
     * Returns "GET", "PUT" or "DELETE", or "" for NULL.
     *
     * @return string
     * C: money_feed_request_method
     */
    public function method(): mixed
    {
        return Native::call(375, [$this], null, false);
    }

    /**
     * Returns the percent-encoded URL, or "" for NULL.
     *
     * @return string
     * C: money_feed_request_url
     */
    public function url(): mixed
    {
        return Native::call(376, [$this], null, false);
    }

    /**
     * Returns the header lines, each "Name: value\n", or "" for none and for NULL.
     *
     * @return string
     * C: money_feed_request_headers
     */
    public function headers(): mixed
    {
        return Native::call(377, [$this], null, false);
    }

    /**
     * Returns the NUL-terminated body to send, or NULL for none and for NULL.
     *
     * @return string
     * C: money_feed_request_body
     */
    public function body(): mixed
    {
        return Native::call(378, [$this], null, false);
    }
}

/**
 * A converter: two currencies, the input, rates and what happened to them, and options.
 */
final class Converter extends Handle
{
    /**
     * Makes a converter without input and without rates.
     *
     * @param string $source any code of a provider's list; it may equal `target`.
     * @param string $target
     * @param mixed ...$options options: the fields of ConverterOptions
     * C: money_converter_new
     */
    public function __construct(string $source, string $target, mixed ...$options)
    {
        Native::make(403, $this, [$source, $target], $options);
    }

    /**
     * Sets the input, as a person has typed it so far.
     *
     * @param string|null $text at most MONEY_INPUT_MAX bytes; NULL with length 0: no input.
     * @return null
     * C: money_converter_set_amount
     */
    public function setAmount(string|null $text = null): mixed
    {
        return Native::call(405, [$this, $text], null, false);
    }

    /**
     * Writes the input as it was typed.
     *
     * @return string
     * C: money_converter_amount
     */
    public function amount(): mixed
    {
        return Native::call(406, [$this], null, false);
    }

    /**
     * Sets the currencies.
     *
     * @param string|null $source NULL or "": the converter keeps its source.
     * @param string|null $target NULL or "": the converter keeps its target.
     * @return null
     * C: money_converter_set_pair
     */
    public function setPair(string|null $source = null, string|null $target = null): mixed
    {
        return Native::call(407, [$this, $source, $target], null, false);
    }

    /**
     * Exchanges source and target.
     *
     * @return null
     * C: money_converter_swap
     */
    public function swap(): mixed
    {
        return Native::call(408, [$this], null, false);
    }

    /**
     * Sets the locale in which the converter reads and writes amounts.
     *
     * @param string|null $locale NULL or "": plain decimals.
     * @return null
     * C: money_converter_set_locale
     */
    public function setLocale(string|null $locale = null): mixed
    {
        return Native::call(409, [$this, $locale], null, false);
    }

    /**
     * Sets the tables that have the converter's locale; NULL: those inside of the library.
     *
     * @param mixed ...$options locales: Locales|null
     * @return null
     * C: money_converter_set_locales
     */
    public function setLocales(mixed ...$options): mixed
    {
        return Native::call(410, [$this], $options, false);
    }

    /**
     * Replaces all options.
     *
     * @param mixed ...$options options: the fields of ConverterOptions
     * @return null
     * C: money_converter_set_options
     */
    public function setOptions(mixed ...$options): mixed
    {
        return Native::call(411, [$this], $options, false);
    }

    /**
     * Asks for new rates, however fresh the present ones are.
     *
     * @return null
     * C: money_converter_refresh
     */
    public function refresh(): mixed
    {
        return Native::call(412, [$this], null, false);
    }

    /**
     * Notes that you asked for rates and that the answer is on its way.
     *
     * @return null
     * C: money_converter_set_loading
     */
    public function setLoading(): mixed
    {
        return Native::call(413, [$this], null, false);
    }

    /**
     * Hands over rates that have arrived; they replace the present ones.
     *
     * @param Rates $rates the rate table, which the converter shares.
     * @param Origin|string|int $origin any origin except MONEY_ORIGIN_NONE.
     * @param \DateTimeInterface|int|null $received when the rates arrived; for rates of a store, when they first
     * arrived. MONEY_INSTANT_NONE: unknown, and the rates never become too old.
     * @return null
     * C: money_converter_set_rates
     */
    public function setRates(Rates $rates, Origin|string|int $origin, \DateTimeInterface|int|null $received = null): mixed
    {
        return Native::call(414, [$this, $rates, $origin, $received], null, false);
    }

    /**
     * Notes that rates could not be had.
     *
     * @param Status|string|int $failure why: a MONEY_ERR_ value, or any other number above 0.
     * @param string|null $reason one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0:
     * none.
     * @return null
     * C: money_converter_set_rates_failure
     */
    public function setRatesFailure(Status|string|int $failure, string|null $reason = null): mixed
    {
        return Native::call(415, [$this, $failure, $reason], null, false);
    }

    /**
     * Takes the present state of a feed of rates, in place of the three calls before.
     *
     * @param Feed $feed
     * @return null
     * C: money_converter_take_feed
     */
    public function takeFeed(Feed $feed): mixed
    {
        return Native::call(416, [$this, $feed], null, false);
    }

    /**
     * Returns what the converter shows at a moment.
     *
     * @param \DateTimeInterface|int|null $now the moment, for the ages; MONEY_INSTANT_NONE: no rates are too
     * old.
     * @return ConverterInfo
     * C: money_converter_info
     */
    public function info(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(417, [$this, $now], null, false);
    }

    /**
     * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
     *
     * @param \DateTimeInterface|int|null $now the moment, for the age of the rates, or MONEY_INSTANT_NONE.
     * @return ?Money
     * C: money_converter_result
     */
    public function result(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(418, [$this, $now], null, false);
    }

    /**
     * Returns the converted amount, as money_rates_convert gives it at the newest rates, with its provenance.
     *
     * @param \DateTimeInterface|int|null $now the moment, for the age of the rates, or MONEY_INSTANT_NONE.
     * @return array{result: ?Money, details: Conversion}
     * C: money_converter_result
     */
    public function resultDetailed(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(418, [$this, $now], null, true);
    }

    /**
     * Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there is none.
     *
     * @return string
     * C: money_converter_text
     */
    public function text(): mixed
    {
        return Native::call(419, [$this], null, false);
    }

    /**
     * Returns the exact rate from source to target, whatever the input is.
     *
     * @param \DateTimeInterface|int|null $now the moment, for the age of the rates, or MONEY_INSTANT_NONE.
     * @return Conversion
     * C: money_converter_rate
     */
    public function rate(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(420, [$this, $now], null, false);
    }

    /**
     * Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate.
     *
     * @return string
     * C: money_converter_unit_rate
     */
    public function unitRate(): mixed
    {
        return Native::call(421, [$this], null, false);
    }

    /**
     * Writes why the converter failed, or why its rates could not be had or renewed: "no rate from USD to XAF";
     * "" if nothing failed.
     *
     * @return string
     * C: money_converter_reason
     */
    public function reason(): mixed
    {
        return Native::call(422, [$this], null, false);
    }

    /**
     * Writes a converter as JSON: pair, input, locale and options, without rates and registry.
     *
     * @return string
     * C: money_converter_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(423, [$this], null, false);
    }

    /**
     * Makes a converter from the JSON of money_converter_to_json, without rates.
     *
     * @param string $json
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Converter
     * C: money_converter_from_json
     */
    public static function fromJson(string $json, mixed ...$options): mixed
    {
        return Native::call(424, [$json], $options, false);
    }

    /**
     * Returns the revision: 0 for a new converter, and one more after each change.
     *
     * @return int|string
     * C: money_converter_revision
     */
    public function revision(): mixed
    {
        return Native::call(425, [$this], null, false);
    }

    /**
     * Sets the function that the library notifies of changes.
     *
     * @param int|null $callback
     * @return null
     * C: money_converter_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(426, $this, $listener);
    }
}

/**
 * A list of at most 4096 currencies to choose from. A name is CLDR's in the list's language, or else the
 * provider's, or else the code. Sorting by name follows UTS #10 with CLDR's root collation as far as names of
 * currencies need it: letters count first, then accents, then case. In Spanish ñ comes after n. In Japanese kana
 * come in their order, then kanji in the order of JIS X 0208. docs/guide/locales.md says more.
 */
final class CurrencyList extends Handle
{
    /**
     * Makes an empty list, sorted by name.
     *
     * @param string $language a locale of a language with names: de, en, es, fr, it, ja, pt. A list in another
     * language starts in one of these, and then takes tables with money_currency_list_set_locales.
     * C: money_currency_list_new
     */
    public function __construct(string $language)
    {
        Native::make(427, $this, [$language], null);
    }

    /**
     * Adds a currency as a provider lists it; the library need not know its code.
     *
     * @param string $code
     * @param string|null $name the provider's name, at most 255 bytes, of which a row has up to 127; NULL with
     * length 0: none.
     * @return null
     * C: money_currency_list_add
     */
    public function add(string $code, string|null $name = null): mixed
    {
        return Native::call(429, [$this, $code, $name], null, false);
    }

    /**
     * Adds the currencies that ISO 4217 has today and the list has not.
     *
     * @return null
     * C: money_currency_list_add_current
     */
    public function addCurrent(): mixed
    {
        return Native::call(430, [$this], null, false);
    }

    /**
     * Adds the currencies of a provider's document, all or none.
     *
     * @param string $json
     * @return null
     * C: money_currency_list_add_json
     */
    public function addJson(string $json): mixed
    {
        return Native::call(431, [$this, $json], null, false);
    }

    /**
     * Adds the currencies that a feed of currencies has, under the rules of money_currency_list_add_json.
     *
     * @param Feed $feed
     * @return null
     * C: money_currency_list_take_feed
     */
    public function takeFeed(Feed $feed): mixed
    {
        return Native::call(432, [$this, $feed], null, false);
    }

    /**
     * Sets the language of names and of sorting.
     *
     * @param string $language
     * @return null
     * C: money_currency_list_set_language
     */
    public function setLanguage(string $language): mixed
    {
        return Native::call(433, [$this, $language], null, false);
    }

    /**
     * Sets the tables that have the list's language; NULL: those inside of the library.
     *
     * @param mixed ...$options locales: Locales|null
     * @return null
     * C: money_currency_list_set_locales
     */
    public function setLocales(mixed ...$options): mixed
    {
        return Native::call(434, [$this], $options, false);
    }

    /**
     * Shows the currencies that have a text in name or code, whatever its case and accents: "dolar" finds
     * "Dólar".
     *
     * @param string|null $text at most 255 bytes; the list ignores blanks around it. Blanks alone, or NULL with
     * length 0: all.
     * @return null
     * C: money_currency_list_set_search
     */
    public function setSearch(string|null $text = null): mixed
    {
        return Native::call(435, [$this, $text], null, false);
    }

    /**
     * Sets the order.
     *
     * @param CurrencyListSort|string|int $sort
     * @return null
     * C: money_currency_list_set_sort
     */
    public function setSort(CurrencyListSort|string|int $sort): mixed
    {
        return Native::call(436, [$this, $sort], null, false);
    }

    /**
     * Makes a currency of the list a favourite (1), or no favourite (0).
     *
     * @param string $code
     * @param bool $isFavourite
     * @return null
     * C: money_currency_list_set_favourite
     */
    public function setFavourite(string $code, bool $isFavourite): mixed
    {
        return Native::call(437, [$this, $code, $isFavourite], null, false);
    }

    /**
     * Shows only favourites (1), or all currencies (0).
     *
     * @param bool $isOnly
     * @return null
     * C: money_currency_list_set_favourites_only
     */
    public function setFavouritesOnly(bool $isOnly): mixed
    {
        return Native::call(438, [$this, $isOnly], null, false);
    }

    /**
     * Marks the currencies that a rate table has, and also those that you add later.
     *
     * @param mixed ...$options rates: Rates|null
     * @return null
     * C: money_currency_list_mark
     */
    public function mark(mixed ...$options): mixed
    {
        return Native::call(439, [$this], $options, false);
    }

    /**
     * Returns how many currencies the list shows.
     *
     * @return int|string|null
     * C: money_currency_list_count
     */
    public function count(): mixed
    {
        return Native::call(440, [$this], null, false);
    }

    /**
     * Returns the currency that the list shows at an index.
     *
     * @param int|string|null $index
     * @return CurrencyListItem
     * C: money_currency_list_at
     */
    public function at(int|string|null $index = null): mixed
    {
        return Native::call(441, [$this, $index], null, false);
    }

    /**
     * Writes the currencies that the list shows from an index on, as many as there are and as your array has
     * room for.
     *
     * @param mixed ...$options first, most: int
     * @return list<CurrencyListItem>
     * C: money_currency_list_items
     */
    public function items(mixed ...$options): mixed
    {
        return Native::call(442, [$this], $options, false);
    }

    /**
     * Writes the settings of a list as JSON: language, order, favourites, and whether it shows only favourites.
     *
     * @return string
     * C: money_currency_list_to_json
     */
    public function toJson(): mixed
    {
        return Native::call(443, [$this], null, false);
    }

    /**
     * Sets an existing list to the settings that money_currency_list_to_json wrote, all of them or none.
     *
     * @param string $json
     * @return null
     * C: money_currency_list_restore
     */
    public function restore(string $json): mixed
    {
        return Native::call(444, [$this, $json], null, false);
    }

    /**
     * Returns the state of the list, such as MONEY_LIST_NOTHING_FOUND.
     *
     * @return CurrencyListState
     * C: money_currency_list_state
     */
    public function state(): mixed
    {
        return Native::call(445, [$this], null, false);
    }

    /**
     * Returns the revision: 0 for a new list, and a greater number after each change.
     *
     * @return int|string
     * C: money_currency_list_revision
     */
    public function revision(): mixed
    {
        return Native::call(446, [$this], null, false);
    }

    /**
     * Sets the function that the library notifies of changes.
     *
     * @param int|null $callback
     * @return null
     * C: money_currency_list_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(447, $this, $listener);
    }
}

/**
 * A portfolio view, which a screen watches. One thread at a time may use a view.
 */
final class PortfolioView extends Handle
{
    /**
     * Makes a portfolio view that is loading.
     *
     * @param mixed ...$options options: the fields of ValuationOptions
     * C: money_portfolio_view_new
     */
    public function __construct(mixed ...$options)
    {
        Native::make(448, $this, [], $options);
    }

    /**
     * Hands in the transactions that have arrived, in place of those that the view had.
     *
     * @param Portfolio $portfolio the view copies it, so that your later changes of it do not show.
     * @return null
     * C: money_portfolio_view_set_transactions
     */
    public function setTransactions(Portfolio $portfolio): mixed
    {
        return Native::call(450, [$this, $portfolio], null, false);
    }

    /**
     * Notes that transactions could not be retrieved.
     *
     * @param string|null $reason one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0 is
     * none.
     * @return null
     * C: money_portfolio_view_set_transactions_failure
     */
    public function setTransactionsFailure(string|null $reason = null): mixed
    {
        return Native::call(451, [$this, $reason], null, false);
    }

    /**
     * Hands in price quotes that have arrived, each in place of its symbol's.
     *
     * @param list<PriceQuote|array<string, mixed>> $quotes
     * @return null
     * C: money_portfolio_view_set_quotes
     */
    public function setQuotes(array $quotes): mixed
    {
        return Native::call(452, [$this, $quotes], null, false);
    }

    /**
     * Notes that prices could not be had.
     *
     * @param string|null $reason as in money_portfolio_view_set_transactions_failure.
     * @return null
     * C: money_portfolio_view_set_quotes_failure
     */
    public function setQuotesFailure(string|null $reason = null): mixed
    {
        return Native::call(453, [$this, $reason], null, false);
    }

    /**
     * Sets the rate table, in place of the one before it.
     *
     * @param mixed ...$options rates: Rates|null
     * @return null
     * C: money_portfolio_view_set_rates
     */
    public function setRates(mixed ...$options): mixed
    {
        return Native::call(454, [$this], $options, false);
    }

    /**
     * Hands in what a feed of transactions or of price quotes has, and why it could not get anything newer.
     *
     * @param Feed $feed
     * @return null
     * C: money_portfolio_view_take_feed
     */
    public function takeFeed(Feed $feed): mixed
    {
        return Native::call(455, [$this, $feed], null, false);
    }

    /**
     * Writes the state at a moment.
     *
     * @param \DateTimeInterface|int|null $now from which the age of prices counts, or MONEY_INSTANT_NONE.
     * @return PortfolioViewState
     * C: money_portfolio_view_state
     */
    public function state(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(456, [$this, $now], null, false);
    }

    /**
     * Writes why the view is in a state of failure, or "" if it is not.
     *
     * @return string
     * C: money_portfolio_view_reason
     */
    public function reason(): mixed
    {
        return Native::call(457, [$this], null, false);
    }

    /**
     * Values the portfolio at a moment: its summary and its positions, for the screen.
     *
     * @param \DateTimeInterface|int|null $now
     * @return Valuation
     * C: money_portfolio_view_value
     */
    public function value(\DateTimeInterface|int|null $now = null): mixed
    {
        return Native::call(458, [$this, $now], null, false);
    }

    /**
     * Counts the symbols that need a price: those of which shares are held.
     *
     * @return int|string|null
     * C: money_portfolio_view_symbol_count
     */
    public function symbolCount(): mixed
    {
        return Native::call(459, [$this], null, false);
    }

    /**
     * Writes the symbol at an index, in the order of their bytes.
     *
     * @param int|string|null $index
     * @return string
     * C: money_portfolio_view_symbol_at
     */
    public function symbolAt(int|string|null $index = null): mixed
    {
        return Native::call(460, [$this, $index], null, false);
    }

    /**
     * Writes the revision: a number that grows by one with each change, and is 0 for a new view.
     *
     * @return int|string
     * C: money_portfolio_view_revision
     */
    public function revision(): mixed
    {
        return Native::call(461, [$this], null, false);
    }

    /**
     * Sets the callback that is notified of changes, in place of the one before it.
     *
     * @param int|null $callback
     * @return null
     * C: money_portfolio_view_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(462, $this, $listener);
    }
}

/**
 * A purchase or sale while a person types it. Freeing a form changes no portfolio. One thread at a time may use
 * a form.
 */
final class OrderForm extends Handle
{
    /**
     * Makes an empty order form.
     *
     * @param Portfolio $portfolio the form takes currency and registry from it. You may save the form in any
     * portfolio.
     * @param string|null $currency the currency of the sum; NULL or "" is the portfolio's.
     * @param TickerRule|string|int $tickerRule a MONEY_TICKER_.
     * C: money_order_form_new
     */
    public function __construct(Portfolio $portfolio, string|null $currency, TickerRule|string|int $tickerRule)
    {
        Native::make(464, $this, [$portfolio, $currency, $tickerRule], null);
    }

    /**
     * Makes an order form that edits a stored purchase or sale.
     *
     * @param Portfolio $portfolio
     * @param string $id
     * @param TickerRule|string|int $tickerRule a MONEY_TICKER_.
     * @return OrderForm
     * C: money_order_form_from_transaction
     */
    public static function fromTransaction(Portfolio $portfolio, string $id, TickerRule|string|int $tickerRule): mixed
    {
        return Native::call(465, [$portfolio, $id, $tickerRule], null, false);
    }

    /**
     * Sets the text of a field.
     *
     * @param OrderField|string|int $field a MONEY_ORDER_.
     * @param string|null $text at most MONEY_TEXT_MAX - 1 bytes. No bytes, or NULL with length 0, empties the
     * field.
     * @return null
     * C: money_order_form_set
     */
    public function set(OrderField|string|int $field, string|null $text = null): mixed
    {
        return Native::call(467, [$this, $field, $text], null, false);
    }

    /**
     * Writes what a field shows: the typed text, or what follows from the other fields, or "".
     *
     * @param OrderField|string|int $field a MONEY_ORDER_.
     * @return string
     * C: money_order_form_text
     */
    public function text(OrderField|string|int $field): mixed
    {
        return Native::call(468, [$this, $field], null, false);
    }

    /**
     * Writes what is right or wrong with a field.
     *
     * @param OrderField|string|int $field a MONEY_ORDER_.
     * @return FieldState
     * C: money_order_form_state
     */
    public function state(OrderField|string|int $field): mixed
    {
        return Native::call(469, [$this, $field], null, false);
    }

    /**
     * Writes the transaction of an order form whose fields are all right.
     *
     * @return Transaction
     * C: money_order_form_transaction
     */
    public function transaction(): mixed
    {
        return Native::call(470, [$this], null, false);
    }

    /**
     * Saves an order form whose fields are all right: adds its transaction to a portfolio, or replaces the one
     * that it edits.
     *
     * @param Portfolio $portfolio
     * @return Transaction
     * C: money_order_form_save
     */
    public function save(Portfolio $portfolio): mixed
    {
        return Native::call(471, [$this, $portfolio], null, false);
    }
}

/**
 * One file that keeps objects by name.
 */
final class Store extends Handle
{
    /**
     * Opens a store.
     *
     * @param string $path one line of at most 4,095 bytes, NUL-terminated; ":memory:" makes a store in memory,
     * which is gone when it is closed.
     * @param mixed ...$options options: the fields of StoreOptions
     * @return Store
     * C: money_store_open
     */
    public static function open(string $path, mixed ...$options): mixed
    {
        return Native::call(473, [$path], $options, false);
    }

    /**
     * Closes the file.
     *
     * @return null
     * C: money_store_close
     */
    public function close(): mixed
    {
        return Native::call(474, [$this], null, false);
    }

    /**
     * Begins a transaction: money_store_commit saves what you change from now on together.
     *
     * @return null
     * C: money_store_begin
     */
    public function begin(): mixed
    {
        return Native::call(476, [$this], null, false);
    }

    /**
     * Saves what was changed since money_store_begin, and ends the transaction.
     *
     * @return null
     * C: money_store_commit
     */
    public function commit(): mixed
    {
        return Native::call(477, [$this], null, false);
    }

    /**
     * Ends a transaction without saving anything of it.
     *
     * @return null
     * C: money_store_rollback
     */
    public function rollback(): mixed
    {
        return Native::call(478, [$this], null, false);
    }

    /**
     * Reads the whole file as the loading calls do, and fails if something in it is damaged.
     *
     * @return null
     * C: money_store_check
     */
    public function check(): mixed
    {
        return Native::call(479, [$this], null, false);
    }

    /**
     * Reads the file's revision: 0 for a new file, and one more for each change, whichever process made it.
     *
     * @return int|string
     * C: money_store_revision
     */
    public function revision(): mixed
    {
        return Native::call(480, [$this], null, false);
    }

    /**
     * Sets the callback that runs after each change that this handle makes, in place of the one before; NULL
     * sets none.
     *
     * @param int|null $callback
     * @return null
     * C: money_store_on_change
     */
    public function onChange(?callable $listener): void
    {
        Native::listen(481, $this, $listener);
    }

    /**
     * Frees the memory that the store holds only to be faster, such as SQLite's cache of pages.
     *
     * @return null
     * C: money_store_release_memory
     */
    public function releaseMemory(): mixed
    {
        return Native::call(482, [$this], null, false);
    }

    /**
     * Counts the names of a kind.
     *
     * @param StoreKind|string|int $kind
     * @return int|string|null
     * C: money_store_name_count
     */
    public function nameCount(StoreKind|string|int $kind): mixed
    {
        return Native::call(483, [$this, $kind], null, false);
    }

    /**
     * Reads the name at an index, in the order of the names' bytes.
     *
     * @param StoreKind|string|int $kind
     * @param int|string|null $index
     * @return string
     * C: money_store_name_at
     */
    public function nameAt(StoreKind|string|int $kind, int|string|null $index = null): mixed
    {
        return Native::call(484, [$this, $kind, $index], null, false);
    }

    /**
     * Removes the object of a name, with everything that belongs to it.
     *
     * @param StoreKind|string|int $kind
     * @param string $name
     * @return null
     * C: money_store_remove
     */
    public function remove(StoreKind|string|int $kind, string $name): mixed
    {
        return Native::call(485, [$this, $kind, $name], null, false);
    }

    /**
     * Saves a wallet with its journal, in place of the wallet of the same name.
     *
     * @param string $name
     * @param Wallet $wallet
     * @return null
     * C: money_store_wallet_save
     */
    public function walletSave(string $name, Wallet $wallet): mixed
    {
        return Native::call(486, [$this, $name, $wallet], null, false);
    }

    /**
     * Loads a wallet with its journal.
     *
     * @param string $name
     * @return Wallet
     * C: money_store_wallet_load
     */
    public function walletLoad(string $name): mixed
    {
        return Native::call(487, [$this, $name], null, false);
    }

    /**
     * Adds an entry to a stored wallet without loading the wallet.
     *
     * @param string $name
     * @param Money|string $amount
     * @param mixed ...$options note: the fields of WalletNote
     * @return int|string
     * C: money_store_wallet_add
     */
    public function walletAdd(string $name, mixed $amount, mixed ...$options): mixed
    {
        return Native::call(488, [$this, $name, $amount], $options, false);
    }

    /**
     * Counts the entries of a stored wallet.
     *
     * @param string $name
     * @param string|null $currency NULL counts the entries of all currencies.
     * @return int|string|null
     * C: money_store_wallet_count
     */
    public function walletCount(string $name, string|null $currency = null): mixed
    {
        return Native::call(489, [$this, $name, $currency], null, false);
    }

    /**
     * Counts the currencies that a stored wallet has entries of.
     *
     * @param string $name
     * @return int|string|null
     * C: money_store_wallet_currency_count
     */
    public function walletCurrencyCount(string $name): mixed
    {
        return Native::call(490, [$this, $name], null, false);
    }

    /**
     * Reads the currency at an index, in the order of the currencies' first entries.
     *
     * @param string $name
     * @param int|string|null $index
     * @return string
     * C: money_store_wallet_currency_at
     */
    public function walletCurrencyAt(string $name, int|string|null $index = null): mixed
    {
        return Native::call(491, [$this, $name, $index], null, false);
    }

    /**
     * Reads the sum of a currency of a stored wallet, as money_wallet_sum adds it up.
     *
     * @param string $name
     * @param string $currency
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return ?Money
     * C: money_store_wallet_sum
     */
    public function walletSum(string $name, string $currency, mixed ...$options): mixed
    {
        return Native::call(492, [$this, $name, $currency], $options, false);
    }

    /**
     * Converts all entries of a stored wallet into one currency, as money_wallet_total does.
     *
     * @param string $name
     * @param string $target the currency of the total.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return ?Money
     * C: money_store_wallet_total
     */
    public function walletTotal(string $name, string $target, mixed ...$options): mixed
    {
        return Native::call(493, [$this, $name, $target], $options, false);
    }

    /**
     * Converts all entries of a stored wallet into one currency, as money_wallet_total does.
     *
     * @param string $name
     * @param string $target the currency of the total.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @return array{total: ?Money, flags: list<Flags>}
     * C: money_store_wallet_total
     */
    public function walletTotalDetailed(string $name, string $target, mixed ...$options): mixed
    {
        return Native::call(493, [$this, $name, $target], $options, true);
    }

    /**
     * Saves a portfolio, in place of the portfolio of the same name.
     *
     * @param string $name
     * @param Portfolio $portfolio
     * @return null
     * C: money_store_portfolio_save
     */
    public function portfolioSave(string $name, Portfolio $portfolio): mixed
    {
        return Native::call(494, [$this, $name, $portfolio], null, false);
    }

    /**
     * Loads a portfolio.
     *
     * @param string $name
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return Portfolio
     * C: money_store_portfolio_load
     */
    public function portfolioLoad(string $name, mixed ...$options): mixed
    {
        return Native::call(495, [$this, $name], $options, false);
    }

    /**
     * Puts a transaction into a stored portfolio.
     *
     * @param string $name
     * @param list<LotSelection|array<string, mixed>>|null $lots the lots that a sale names; NULL with count 0
     * names none.
     * @param mixed ...$options transaction: the fields of Transaction
     * @param mixed ...$options registry: CurrencyRegistry|null
     * @return null
     * C: money_store_transaction_save
     */
    public function transactionSave(string $name, array|null $lots = null, mixed ...$options): mixed
    {
        return Native::call(496, [$this, $name, $lots], $options, false);
    }

    /**
     * Removes the transaction of an id from a stored portfolio.
     *
     * @param string $name
     * @param string $id
     * @return null
     * C: money_store_transaction_remove
     */
    public function transactionRemove(string $name, string $id): mixed
    {
        return Native::call(497, [$this, $name, $id], null, false);
    }

    /**
     * Saves a catalogue of products, in place of the catalogue of the same name.
     *
     * @param string $name
     * @param Catalogue $catalogue
     * @return null
     * C: money_store_catalogue_save
     */
    public function catalogueSave(string $name, Catalogue $catalogue): mixed
    {
        return Native::call(498, [$this, $name, $catalogue], null, false);
    }

    /**
     * Loads a catalogue.
     *
     * @param string $name
     * @return Catalogue
     * C: money_store_catalogue_load
     */
    public function catalogueLoad(string $name): mixed
    {
        return Native::call(499, [$this, $name], null, false);
    }

    /**
     * Saves a basket, in place of the basket of the same name.
     *
     * @param string $name
     * @param Basket $basket
     * @return null
     * C: money_store_basket_save
     */
    public function basketSave(string $name, Basket $basket): mixed
    {
        return Native::call(500, [$this, $name, $basket], null, false);
    }

    /**
     * Loads a basket.
     *
     * @param string $name
     * @param mixed ...$options catalogue: Catalogue|null
     * @return Basket
     * C: money_store_basket_load
     */
    public function basketLoad(string $name, mixed ...$options): mixed
    {
        return Native::call(501, [$this, $name], $options, false);
    }

    /**
     * Spends an amount of a stored wallet: the call adds an entry of the amount below 0.
     *
     * @param string $name
     * @param Money|string $amount more than 0.
     * @param mixed ...$options note: the fields of WalletNote
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return int|string
     * C: money_store_wallet_spend
     */
    public function walletSpend(string $name, mixed $amount, mixed ...$options): mixed
    {
        return Native::call(503, [$this, $name, $amount], $options, false);
    }

    /**
     * Holds an amount of a stored wallet, as money_wallet_hold does.
     *
     * @param string $name
     * @param Money|string $amount more than 0.
     * @param mixed ...$options note: the fields of WalletNote
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return int|string
     * C: money_store_wallet_hold
     */
    public function walletHold(string $name, mixed $amount, mixed ...$options): mixed
    {
        return Native::call(504, [$this, $name, $amount], $options, false);
    }

    /**
     * Commits a hold of a stored wallet, as money_wallet_commit does.
     *
     * @param string $name
     * @param int|string $hold
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return int|string
     * C: money_store_wallet_commit
     */
    public function walletCommit(string $name, int|string $hold, mixed ...$options): mixed
    {
        return Native::call(505, [$this, $name, $hold], $options, false);
    }

    /**
     * Commits an amount of a hold of a stored wallet, as money_wallet_commit_amount does.
     *
     * @param string $name
     * @param int|string $hold
     * @param Money|string $amount more than 0, and at most what is held, in the hold's currency.
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return int|string
     * C: money_store_wallet_commit_amount
     */
    public function walletCommitAmount(string $name, int|string $hold, mixed $amount, mixed ...$options): mixed
    {
        return Native::call(506, [$this, $name, $hold, $amount], $options, false);
    }

    /**
     * Releases a hold of a stored wallet, as money_wallet_release does.
     *
     * @param string $name
     * @param int|string $hold
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return null
     * C: money_store_wallet_release
     */
    public function walletRelease(string $name, int|string $hold, mixed ...$options): mixed
    {
        return Native::call(507, [$this, $name, $hold], $options, false);
    }

    /**
     * Moves amounts between stored wallets, as money_wallet_transfer does: all legs or none.
     *
     * @param list<StoredLeg|array<string, mixed>> $legs 1 to 1,024 legs.
     * @param mixed ...$options note: the fields of WalletNote
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return list<LegEntries>
     * C: money_store_wallet_transfer
     */
    public function walletTransfer(array $legs, mixed ...$options): mixed
    {
        return Native::call(509, [$this, $legs], $options, false);
    }

    /**
     * Exchanges amounts in a stored wallet at the rates of a rate table, as money_wallet_exchange does: all legs
     * or none.
     *
     * @param string $name
     * @param list<ExchangeLeg|array<string, mixed>> $legs 1 to 1,024 legs.
     * @param mixed ...$options rates: Rates|null
     * @param mixed ...$options options: the fields of ConvertOptions
     * @param mixed ...$options note: the fields of WalletNote
     * @param mixed ...$options movement: the fields of MovementOptions
     * @return list<LegEntries>
     * C: money_store_wallet_exchange
     */
    public function walletExchange(string $name, array $legs, mixed ...$options): mixed
    {
        return Native::call(510, [$this, $name, $legs], $options, false);
    }

    /**
     * Saves a rate table as it is quoted, with its dates, source and instant, in place of the one of the same
     * name and instant.
     *
     * @param string $name
     * @param Rates $rates
     * @return null
     * C: money_store_rates_save
     */
    public function ratesSave(string $name, Rates $rates): mixed
    {
        return Native::call(511, [$this, $name, $rates], null, false);
    }

    /**
     * Adds rates with dates to the newest rate table of a name, in place of the rates of the same days.
     *
     * @param string $name
     * @param Rates $rates rates with dates, and with the base currency of the stored ones.
     * @return null
     * C: money_store_rates_add
     */
    public function ratesAdd(string $name, Rates $rates): mixed
    {
        return Native::call(512, [$this, $name, $rates], null, false);
    }

    /**
     * Loads a rate table.
     *
     * @param string $name
     * @param \DateTimeInterface|int|null $asOf the call loads the newest rates that were published at this
     * instant or before; MONEY_INSTANT_NONE: the newest.
     * @return Rates
     * C: money_store_rates_load
     */
    public function ratesLoad(string $name, \DateTimeInterface|int|null $asOf = null): mixed
    {
        return Native::call(513, [$this, $name, $asOf], null, false);
    }

    /**
     * Counts the rate tables of a name.
     *
     * @param string $name
     * @return int|string|null
     * C: money_store_rates_count
     */
    public function ratesCount(string $name): mixed
    {
        return Native::call(514, [$this, $name], null, false);
    }

    /**
     * Reads the instant at which the rates at an index were published, newest first.
     *
     * @param string $name
     * @param int|string|null $index
     * @return ?\DateTimeImmutable
     * C: money_store_rates_at
     */
    public function ratesAt(string $name, int|string|null $index = null): mixed
    {
        return Native::call(515, [$this, $name, $index], null, false);
    }

    /**
     * Reads the instants of money_store_rates_at from index `first` on into an array.
     *
     * @param string $name
     * @param mixed ...$options first, most: int
     * @return list<?\DateTimeImmutable>
     * C: money_store_rates_instants
     */
    public function ratesInstants(string $name, mixed ...$options): mixed
    {
        return Native::call(516, [$this, $name], $options, false);
    }

    /**
     * Removes the rates of a name that were published before an instant.
     *
     * @param string $name
     * @param \DateTimeInterface|int|null $instant not MONEY_INSTANT_NONE.
     * @return int|string|null
     * C: money_store_rates_remove_before
     */
    public function ratesRemoveBefore(string $name, \DateTimeInterface|int|null $instant = null): mixed
    {
        return Native::call(517, [$this, $name, $instant], null, false);
    }

    /**
     * Saves all currencies of a list, shown or not, with the names that their provider gives them, in place of
     * those of the same name.
     *
     * @param string $name
     * @param CurrencyList $list
     * @return null
     * C: money_store_currencies_save
     */
    public function currenciesSave(string $name, CurrencyList $list): mixed
    {
        return Native::call(518, [$this, $name, $list], null, false);
    }

    /**
     * Loads currencies as a list.
     *
     * @param string $name
     * @param string $language as in money_currency_list_new.
     * @return CurrencyList
     * C: money_store_currencies_load
     */
    public function currenciesLoad(string $name, string $language): mixed
    {
        return Native::call(519, [$this, $name, $language], null, false);
    }

    /**
     * Puts a setting in, in place of the one of the same key.
     *
     * @param string $key a key, under the rules of names.
     * @param string $value UTF-8, at most MONEY_DOCUMENT_MAX bytes.
     * @param \DateTimeInterface|int|null $instant the instant that belongs to the value, such as when it was
     * chosen or received; or MONEY_INSTANT_NONE.
     * @return null
     * C: money_store_setting_save
     */
    public function settingSave(string $key, string $value, \DateTimeInterface|int|null $instant = null): mixed
    {
        return Native::call(520, [$this, $key, $value, $instant], null, false);
    }

    /**
     * Reads the value of a setting, and its instant.
     *
     * @param string $key
     * @return string
     * C: money_store_setting
     */
    public function setting(string $key): mixed
    {
        return Native::call(521, [$this, $key], null, false);
    }

    /**
     * Reads the value of a setting, and its instant.
     *
     * @param string $key
     * @return array{buffer: string, instant: ?\DateTimeImmutable}
     * C: money_store_setting
     */
    public function settingDetailed(string $key): mixed
    {
        return Native::call(521, [$this, $key], null, true);
    }

    /**
     * Counts the settings.
     *
     * @return int|string|null
     * C: money_store_setting_count
     */
    public function settingCount(): mixed
    {
        return Native::call(522, [$this], null, false);
    }

    /**
     * Reads the key at an index, in the order of the keys' bytes.
     *
     * @param int|string|null $index
     * @return string
     * C: money_store_setting_key_at
     */
    public function settingKeyAt(int|string|null $index = null): mixed
    {
        return Native::call(523, [$this, $index], null, false);
    }

    /**
     * Removes a setting.
     *
     * @param string $key
     * @return null
     * C: money_store_setting_remove
     */
    public function settingRemove(string $key): mixed
    {
        return Native::call(524, [$this, $key], null, false);
    }

    /**
     * Puts price quotes in, all or none.
     *
     * @param list<PriceQuote|array<string, mixed>>|null $quotes quotes with a symbol each; NULL with count 0
     * changes nothing.
     * @return null
     * C: money_store_quotes_save
     */
    public function quotesSave(array|null $quotes = null): mixed
    {
        return Native::call(525, [$this, $quotes], null, false);
    }

    /**
     * Reads the quote of a symbol.
     *
     * @param string $symbol
     * @return PriceQuote
     * C: money_store_quote
     */
    public function quote(string $symbol): mixed
    {
        return Native::call(526, [$this, $symbol], null, false);
    }

    /**
     * Counts the quotes.
     *
     * @return int|string|null
     * C: money_store_quote_count
     */
    public function quoteCount(): mixed
    {
        return Native::call(527, [$this], null, false);
    }

    /**
     * Reads the quote at an index, in the order of the symbols.
     *
     * @param int|string|null $index
     * @return PriceQuote
     * C: money_store_quote_at
     */
    public function quoteAt(int|string|null $index = null): mixed
    {
        return Native::call(528, [$this, $index], null, false);
    }

    /**
     * Reads the quotes from index `first` on into an array, in the order of the symbols.
     *
     * @param mixed ...$options first, most: int
     * @return list<PriceQuote>
     * C: money_store_quotes
     */
    public function quotes(mixed ...$options): mixed
    {
        return Native::call(529, [$this], $options, false);
    }

    /**
     * Removes the quote of a symbol.
     *
     * @param string $symbol
     * @return null
     * C: money_store_quote_remove
     */
    public function quoteRemove(string $symbol): mixed
    {
        return Native::call(530, [$this, $symbol], null, false);
    }
}
