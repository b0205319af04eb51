-- Exact amounts in DuckDB without an extension: .read libmoney.sql
--
-- An amount is STRUCT(currency VARCHAR, amount DECIMAL(38, 10)), with the currency first, because DuckDB compares structs
-- in the order of their fields. Macros whose names end in an underscore are internal. Each error contains the name of a
-- status of the library. Integers of 128 bits carry out products and quotients, because DuckDB divides decimals as
-- floats and rounds arguments to the scale of a parameter without an error. A macro is text that
-- replaces its call, so an argument used twice is evaluated twice; a list of one element and a lambda evaluate it once.

-- Texts and integers ---------------------------------------------------------------------------------------------------

CREATE OR REPLACE MACRO money_power_(digits) AS CAST('1' || repeat('0', CAST(digits AS INTEGER)) AS HUGEINT);

CREATE OR REPLACE MACRO money_is_number_(number) AS
    regexp_full_match(number, '[+-]?([0-9]+([.][0-9]+)?|[.][0-9]+)');

-- The digits of a number as an integer: 1.19 is 119.
CREATE OR REPLACE MACRO money_integer_(text) AS list_transform([text], lambda number:
    CASE WHEN number IS NULL THEN NULL
         WHEN money_is_number_(number) THEN CAST(replace(replace(number, '.', ''), '+', '') AS HUGEINT)
         ELSE error('a number must be digits such as 1.19, got ' || number || ' (MONEY_ERR_SYNTAX)') END)[1];

CREATE OR REPLACE MACRO money_scale_(number) AS length(split_part(number, '.', 2));

-- A number with ten fraction digits as an integer. Further digits must be zeros.
CREATE OR REPLACE MACRO money_tenth_digits_(text) AS list_transform([text], lambda number:
    CASE WHEN length(rtrim(split_part(number, '.', 2), '0')) > 10
         THEN error('an amount must have at most 10 fraction digits, got ' || number || ' (MONEY_ERR_INEXACT)')
         ELSE money_integer_(split_part(number, '.', 1) || '.' || rpad(split_part(number, '.', 2), 10, '0')) END)[1];

CREATE OR REPLACE MACRO money_of_(digits, code) AS
    {'currency': code, 'amount': CAST(digits AS DECIMAL(38, 0)) * CAST(0.0000000001 AS DECIMAL(10, 10))};

-- The amount of a struct, of any decimal type, with ten fraction digits as an integer.
CREATE OR REPLACE MACRO money_digits_(a) AS
    CASE WHEN typeof(a.amount) IN ('DOUBLE', 'FLOAT')
         THEN error('an amount must be a decimal, got a float (MONEY_ERR_ARGUMENT)')
         ELSE money_tenth_digits_(CAST(a.amount AS VARCHAR)) END;

-- Currencies -----------------------------------------------------------------------------------------------------------

CREATE OR REPLACE MACRO money_minor_unit_(code) AS MAP {
    /* DIGITS */
}[code];

CREATE OR REPLACE MACRO money_minor_unit(code) AS
    CASE WHEN code IS NULL THEN NULL
         ELSE coalesce(money_minor_unit_(code), error('unknown currency ' || code || ' (MONEY_ERR_UNKNOWN_CURRENCY)')) END;

CREATE OR REPLACE MACRO money_places_(digits, code) AS
    CASE WHEN CAST(digits AS VARCHAR) = 'currency' THEN money_minor_unit(code)
         WHEN regexp_full_match(CAST(digits AS VARCHAR), '[0-9]|10') THEN CAST(CAST(digits AS VARCHAR) AS INTEGER)
         WHEN digits IS NULL THEN NULL
         ELSE error('fraction digits must be 0 to 10 or currency, got ' || digits || ' (MONEY_ERR_ARGUMENT)') END;

-- Rounding -------------------------------------------------------------------------------------------------------------

-- Whether the quotient of n and d, d > 0, moves away from zero.
CREATE OR REPLACE MACRO money_moves_(n, d, rest, mode) AS
    CASE mode
        WHEN 'half-even' THEN rest > d - rest OR (rest = d - rest AND (n // d) % 2 <> 0)
        WHEN 'half-up' THEN rest >= d - rest
        WHEN 'half-down' THEN rest > d - rest
        WHEN 'half-odd' THEN rest > d - rest OR (rest = d - rest AND (n // d) % 2 = 0)
        WHEN 'half-ceiling' THEN rest > d - rest OR (rest = d - rest AND n > 0)
        WHEN 'half-floor' THEN rest > d - rest OR (rest = d - rest AND n < 0)
        WHEN 'up' THEN rest <> 0
        WHEN 'down' THEN false
        WHEN 'ceiling' THEN rest <> 0 AND n > 0
        WHEN 'floor' THEN rest <> 0 AND n < 0
        WHEN 'unnecessary' THEN
            CASE WHEN rest <> 0 THEN error('the result must be exact without rounding (MONEY_ERR_INEXACT)') ELSE false END
        ELSE error('a rounding mode must be one of half-even, half-up, half-down, up, down, ceiling, floor, half-odd, '
                   || 'half-ceiling, half-floor, unnecessary, got ' || mode || ' (MONEY_ERR_ARGUMENT)')
    END;

CREATE OR REPLACE MACRO money_quotient_(dividend, divisor, mode) AS list_transform(
    [{'n': dividend, 'd': divisor}], lambda v:
    CASE WHEN v.n IS NULL OR v.d IS NULL OR mode IS NULL THEN NULL
         WHEN money_moves_(v.n, v.d, abs(v.n % v.d), mode) THEN v.n // v.d + CAST(sign(v.n) AS HUGEINT)
         ELSE v.n // v.d END)[1];

-- Amounts --------------------------------------------------------------------------------------------------------------

CREATE OR REPLACE MACRO money_of_text_(whole, part, unit) AS list_transform(
    [{'text': whole, 'number': part, 'code': unit}], lambda v:
    CASE WHEN v.text IS NULL THEN NULL
         WHEN NOT money_is_number_(v.number) OR v.text NOT IN (v.number || ' ' || v.code, v.code || ' ' || v.number)
         THEN error('an amount must be a text such as 12.50 EUR, got ' || v.text || ' (MONEY_ERR_SYNTAX)')
         WHEN money_minor_unit_(v.code) IS NULL
         THEN error('unknown currency ' || v.code || ' (MONEY_ERR_UNKNOWN_CURRENCY)')
         ELSE money_of_(money_tenth_digits_(v.number), v.code) END)[1];

CREATE OR REPLACE MACRO money_parse
    (text) AS money_of_text_(CAST(text AS VARCHAR), regexp_extract(text, '(^| )([-+]?[0-9.]+)( |$)', 2),
                             regexp_extract(text, '(^| )([A-Z][A-Z0-9]*)( |$)', 2)),
    (text, code) AS money_of_text_(text || ' ' || code, CAST(text AS VARCHAR), code);

CREATE OR REPLACE MACRO money_currency(a) AS a.currency;

CREATE OR REPLACE MACRO money_number(a) AS a.amount;

-- At least the digits of the minor unit: 12.50 EUR.
CREATE OR REPLACE MACRO money_text(a) AS list_transform(
    [{'whole': split_part(CAST(a.amount AS VARCHAR), '.', 1),
      'fraction': rtrim(split_part(CAST(a.amount AS VARCHAR), '.', 2), '0'), 'code': a.currency}], lambda v:
    CASE WHEN v.code IS NULL OR v.whole IS NULL THEN NULL
         ELSE rtrim(v.whole || '.' ||
                    rpad(v.fraction, CAST(greatest(length(v.fraction), coalesce(money_minor_unit_(v.code), 0)) AS INTEGER),
                         '0'), '.')
              || ' ' || v.code END)[1];

CREATE OR REPLACE MACRO money_same_(a, b) AS
    CASE WHEN a.currency <> b.currency
         THEN error('amounts must be of one currency, got ' || a.currency || ' and ' || b.currency
                    || ' (MONEY_ERR_CURRENCY_MISMATCH)')
         ELSE a.currency IS NOT NULL AND b.currency IS NOT NULL END;

CREATE OR REPLACE MACRO money_add(x, y) AS list_transform([{'a': x, 'b': y}], lambda v:
    CASE WHEN money_same_(v.a, v.b) THEN money_of_(money_digits_(v.a) + money_digits_(v.b), v.a.currency)
         ELSE NULL END)[1];

CREATE OR REPLACE MACRO money_subtract(x, y) AS list_transform([{'a': x, 'b': y}], lambda v:
    CASE WHEN money_same_(v.a, v.b) THEN money_of_(money_digits_(v.a) - money_digits_(v.b), v.a.currency)
         ELSE NULL END)[1];

CREATE OR REPLACE MACRO money_compare(x, y) AS list_transform([{'a': x, 'b': y}], lambda v:
    CASE WHEN money_same_(v.a, v.b) THEN CAST(sign(money_digits_(v.a) - money_digits_(v.b)) AS INTEGER)
         ELSE NULL END)[1];

CREATE OR REPLACE MACRO money_at_places_(n, scale, places, mode, code) AS
    money_of_(money_quotient_(n, money_power_(scale - places), mode) * money_power_(10 - places), code);

CREATE OR REPLACE MACRO money_round(x, digits, mode) AS list_transform(
    [{'a': x, 'places': money_places_(digits, x.currency)}], lambda v:
    CASE WHEN v.a.currency IS NULL OR v.places IS NULL OR mode IS NULL THEN NULL
         ELSE money_at_places_(money_digits_(v.a), 10, v.places, mode, v.a.currency) END)[1];

CREATE OR REPLACE MACRO money_factor_(factor) AS
    CASE WHEN typeof(factor) IN ('DOUBLE', 'FLOAT')
         THEN error('a number must be an integer, a decimal or a text, got a float (MONEY_ERR_ARGUMENT)')
         ELSE CAST(factor AS VARCHAR) END;

CREATE OR REPLACE MACRO money_multiply(x, factor, digits, mode) AS list_transform(
    [{'a': x, 'factor': money_factor_(factor), 'places': money_places_(digits, x.currency)}], lambda v:
    CASE WHEN v.a.currency IS NULL OR v.factor IS NULL OR v.places IS NULL OR mode IS NULL THEN NULL
         ELSE money_at_places_(money_digits_(v.a) * money_integer_(v.factor), 10 + money_scale_(v.factor), v.places,
                               mode, v.a.currency) END)[1];

-- NULL without rows; NULLs are ignored.
CREATE OR REPLACE MACRO money_sum(a) AS
    CASE WHEN min(a.currency) IS NULL THEN NULL
         WHEN min(a.currency) <> max(a.currency)
         THEN error('all amounts must be of one currency, got ' || min(a.currency) || ' and ' || max(a.currency)
                    || ' (MONEY_ERR_CURRENCY_MISMATCH)')
         ELSE {'currency': min(a.currency), 'amount': sum(a.amount)} END;

-- Rates ----------------------------------------------------------------------------------------------------------------

-- One euro in other currencies.
CREATE TABLE IF NOT EXISTS money_rate(day DATE, code VARCHAR, rate VARCHAR, PRIMARY KEY (day, code));

-- The rows of a file of the European Central Bank: INSERT INTO money_rate FROM money_rates_of_ecb('eurofxref-hist.csv').
CREATE OR REPLACE MACRO money_rates_of_ecb(path) AS TABLE
    SELECT CAST("Date" AS DATE) AS day, trim(code) AS code, trim(rate) AS rate
    FROM (UNPIVOT (FROM read_csv(path, all_varchar = true, header = true)) ON COLUMNS(* EXCLUDE ("Date"))
          INTO NAME code VALUE rate)
    WHERE regexp_full_match(trim(rate), '[0-9]+([.][0-9]+)?');

CREATE OR REPLACE MACRO money_rate_of_(wanted, date) AS
    CASE WHEN wanted = 'EUR' THEN '1'
         ELSE (SELECT any_value(rate) FROM money_rate WHERE code = wanted AND day = CAST(date AS DATE)) END;

CREATE OR REPLACE MACRO money_converted_(x, code, date, from_rate, to_rate) AS list_transform(
    [{'a': x, 'target': code, 'day': CAST(date AS VARCHAR), 'source_rate': from_rate, 'target_rate': to_rate,
      'unit': money_minor_unit(code)}], lambda v:
    CASE WHEN v.a.currency IS NULL OR v.target IS NULL OR v.day IS NULL THEN NULL
         WHEN v.a.currency = v.target THEN {'currency': v.target, 'amount': CAST(v.a.amount AS DECIMAL(38, 10))}
         WHEN v.source_rate IS NULL OR v.target_rate IS NULL
         THEN error('no rate from ' || v.a.currency || ' to ' || v.target || ' on ' || v.day || ' (MONEY_ERR_NO_RATE)')
         ELSE money_of_(money_quotient_(
                  money_digits_(v.a) * money_integer_(v.target_rate) * money_power_(money_scale_(v.source_rate)),
                  money_integer_(v.source_rate) * money_power_(10 + money_scale_(v.target_rate) - v.unit),
                  'half-even') * money_power_(10 - v.unit), v.target) END)[1];

-- At the rates of a day, through the euro, rounded once to the minor unit, half-even.
CREATE OR REPLACE MACRO money_convert(a, target, day) AS
    money_converted_(a, target, day, money_rate_of_(a.currency, day), money_rate_of_(target, day));
