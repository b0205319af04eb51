-- Written by sql/duckdb/generate.py from macros.sql.
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
    'ADA': 6, 'ADP': 0, 'AED': 2, 'AFA': 2, 'AFN': 2, 'ALK': 2, 'ALL': 2, 'AMD': 2, 'ANG': 2, 'AOA': 2, 'AOK': 2,
    'AON': 2, 'AOR': 2, 'ARA': 2, 'ARL': 2, 'ARM': 2, 'ARP': 2, 'ARS': 2, 'ATS': 2, 'AUD': 2, 'AWG': 2, 'AYM': 2,
    'AZM': 2, 'AZN': 2, 'BAD': 2, 'BAM': 2, 'BAN': 2, 'BBD': 2, 'BCH': 8, 'BDT': 2, 'BEC': 2, 'BEF': 0, 'BEL': 2,
    'BGL': 2, 'BGM': 2, 'BGN': 2, 'BGO': 2, 'BHD': 3, 'BIF': 0, 'BMD': 2, 'BND': 2, 'BOB': 2, 'BOL': 2, 'BOP': 2,
    'BOV': 2, 'BRB': 2, 'BRC': 2, 'BRE': 2, 'BRL': 2, 'BRN': 2, 'BRR': 2, 'BRZ': 2, 'BSD': 2, 'BTC': 8, 'BTN': 2,
    'BUK': 2, 'BWP': 2, 'BYB': 0, 'BYN': 2, 'BYR': 0, 'BZD': 2, 'CAD': 2, 'CDF': 2, 'CHC': 2, 'CHE': 2, 'CHF': 2,
    'CHW': 2, 'CLE': 2, 'CLF': 4, 'CLP': 0, 'CNH': 2, 'CNX': 2, 'CNY': 2, 'COP': 2, 'COU': 2, 'CRC': 2, 'CSD': 2,
    'CSK': 2, 'CUC': 2, 'CUP': 2, 'CVE': 2, 'CYP': 2, 'CZK': 2, 'DDM': 2, 'DEM': 2, 'DJF': 0, 'DKK': 2, 'DOGE': 8,
    'DOP': 2, 'DOT': 10, 'DZD': 2, 'ECS': 2, 'ECV': 2, 'EEK': 2, 'EGP': 2, 'ERN': 2, 'ESA': 2, 'ESB': 2, 'ESP': 0,
    'ETB': 2, 'EUR': 2, 'FIM': 2, 'FJD': 2, 'FKP': 2, 'FOK': 2, 'FRF': 2, 'GBP': 2, 'GBX': 0, 'GBp': 0, 'GEK': 2,
    'GEL': 2, 'GGP': 2, 'GHC': 2, 'GHP': 2, 'GHS': 2, 'GIP': 2, 'GMD': 2, 'GNF': 0, 'GNS': 2, 'GQE': 2, 'GRD': 0,
    'GTQ': 2, 'GWE': 2, 'GWP': 2, 'GYD': 2, 'HKD': 2, 'HNL': 2, 'HRD': 2, 'HRK': 2, 'HTG': 2, 'HUF': 2, 'IDR': 2,
    'IEP': 2, 'ILA': 0, 'ILP': 2, 'ILR': 2, 'ILS': 2, 'IMP': 2, 'INR': 2, 'IQD': 3, 'IRR': 2, 'ISJ': 2, 'ISK': 0,
    'ITL': 0, 'JEP': 2, 'JMD': 2, 'JOD': 3, 'JPY': 0, 'KES': 2, 'KGS': 2, 'KHR': 2, 'KID': 2, 'KMF': 0, 'KPW': 2,
    'KRH': 2, 'KRO': 2, 'KRW': 0, 'KWD': 3, 'KYD': 2, 'KZT': 2, 'LAK': 2, 'LBP': 2, 'LKR': 2, 'LRD': 2, 'LSL': 2,
    'LTC': 8, 'LTL': 2, 'LTT': 2, 'LUC': 0, 'LUF': 0, 'LUL': 0, 'LVL': 2, 'LVR': 2, 'LYD': 3, 'MAD': 2, 'MAF': 2,
    'MCF': 2, 'MDC': 2, 'MDL': 2, 'MGA': 2, 'MGF': 0, 'MKD': 2, 'MKN': 2, 'MLF': 2, 'MMK': 2, 'MNT': 2, 'MOP': 2,
    'MRO': 2, 'MRU': 2, 'MTL': 2, 'MTP': 2, 'MUR': 2, 'MVP': 2, 'MVR': 2, 'MWK': 2, 'MXN': 2, 'MXP': 2, 'MXV': 2,
    'MYR': 2, 'MZE': 2, 'MZM': 2, 'MZN': 2, 'NAD': 2, 'NGN': 2, 'NIC': 2, 'NIO': 2, 'NLG': 2, 'NOK': 2, 'NPR': 2,
    'NZD': 2, 'OMR': 3, 'PAB': 2, 'PEI': 2, 'PEN': 2, 'PES': 2, 'PGK': 2, 'PHP': 2, 'PKR': 2, 'PLN': 2, 'PLZ': 2,
    'PTE': 0, 'PYG': 0, 'QAR': 2, 'RHD': 2, 'ROL': 2, 'RON': 2, 'RSD': 2, 'RUB': 2, 'RUR': 2, 'RWF': 0, 'SAR': 2,
    'SBD': 2, 'SCR': 2, 'SDD': 2, 'SDG': 2, 'SDP': 2, 'SEK': 2, 'SGD': 2, 'SHP': 2, 'SIT': 2, 'SKK': 2, 'SLE': 2,
    'SLL': 2, 'SOL': 9, 'SOS': 2, 'SRD': 2, 'SRG': 2, 'SSP': 2, 'STD': 2, 'STN': 2, 'SUR': 2, 'SVC': 2, 'SYP': 2,
    'SZL': 2, 'THB': 2, 'TJR': 2, 'TJS': 2, 'TMM': 2, 'TMT': 2, 'TND': 3, 'TOP': 2, 'TPE': 0, 'TRL': 0, 'TRY': 2,
    'TTD': 2, 'TVD': 2, 'TWD': 2, 'TZS': 2, 'UAH': 2, 'UAK': 2, 'UGS': 2, 'UGX': 0, 'USD': 2, 'USDC': 6, 'USDT': 6,
    'USN': 2, 'USS': 2, 'UYI': 0, 'UYP': 2, 'UYU': 2, 'UYW': 4, 'UZS': 2, 'VEB': 2, 'VED': 2, 'VEF': 2, 'VES': 2,
    'VND': 0, 'VNN': 2, 'VUV': 0, 'WST': 2, 'XAD': 2, 'XAF': 0, 'XBT': 8, 'XCD': 2, 'XCG': 2, 'XEU': 2, 'XLM': 7,
    'XOF': 0, 'XPF': 0, 'XRP': 6, 'YDD': 3, 'YER': 2, 'YUD': 2, 'YUM': 2, 'YUN': 2, 'YUR': 2, 'ZAL': 2, 'ZAR': 2,
    'ZAc': 0, 'ZMK': 2, 'ZMW': 2, 'ZRN': 2, 'ZRZ': 2, 'ZWD': 2, 'ZWG': 2, 'ZWL': 2, 'ZWN': 2, 'ZWR': 2
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
