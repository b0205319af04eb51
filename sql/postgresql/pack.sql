-- Exact amounts in PostgreSQL 14 and later without an extension: psql -f libmoney_pack.sql
--
-- For servers that load no extension in C. The names are those of the extension; an amount is a composite value of a
-- currency and a numeric. Functions whose names end in an underscore are internal. DETAIL of each error is the name of
-- a status of the library. Everything is created in the first schema of search_path.

CREATE TYPE amount AS (currency text, number numeric);

-- Errors --------------------------------------------------------------------------------------------------------------

CREATE FUNCTION amount_fail_(state text, status text, message text) RETURNS void
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    RAISE EXCEPTION '%', message USING ERRCODE = state, DETAIL = status;
END $$;

-- Currencies ----------------------------------------------------------------------------------------------------------

-- The fraction digits of the minor unit, or NULL for a code that is unknown or has none.
CREATE FUNCTION amount_digits(code text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT ('{
    /* DIGITS */
}'::jsonb ->> code)::integer;
END;

CREATE FUNCTION amount_unit_(code text) RETURNS integer
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    digits integer := amount_digits(code);
BEGIN
    IF digits IS NULL THEN
        PERFORM amount_fail_('22M02', 'MONEY_ERR_UNKNOWN_CURRENCY', 'unknown currency ' || code);
    END IF;
    RETURN digits;
END $$;

-- Rounding ------------------------------------------------------------------------------------------------------------

-- The quotient n / d with a number of fraction digits, rounded once.
CREATE FUNCTION amount_quotient_(n numeric, d numeric, digits integer, mode text) RETURNS numeric
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    shift numeric := ('1e' || greatest(scale(n), scale(d)))::numeric;
    divisor numeric := abs(d) * shift;
    dividend numeric;
    whole numeric;
    rest numeric;
    is_negative boolean := sign(n) * sign(d) < 0;
    moves boolean;
BEGIN
    IF n IN ('NaN', 'Infinity', '-Infinity') OR d IN ('NaN', 'Infinity', '-Infinity') THEN
        PERFORM amount_fail_('22003', 'MONEY_ERR_ARGUMENT', 'a number must be finite');
    ELSIF digits NOT BETWEEN 0 AND 38 THEN
        PERFORM amount_fail_('22023', 'MONEY_ERR_ARGUMENT', 'fraction digits must be 0 to 38, got ' || digits);
    ELSIF d = 0 THEN
        PERFORM amount_fail_('22012', 'MONEY_ERR_DIVISION_BY_ZERO', 'the divisor must not be 0');
    END IF;
    dividend := abs(n) * shift * ('1e' || digits)::numeric;
    whole := div(dividend, divisor);
    rest := dividend - whole * divisor;
    moves := CASE mode
        WHEN 'half-even' THEN 2 * rest > divisor OR (2 * rest = divisor AND mod(whole, 2) = 1)
        WHEN 'half-up' THEN 2 * rest >= divisor
        WHEN 'half-down' THEN 2 * rest > divisor
        WHEN 'half-odd' THEN 2 * rest > divisor OR (2 * rest = divisor AND mod(whole, 2) = 0)
        WHEN 'half-ceiling' THEN 2 * rest > divisor OR (2 * rest = divisor AND NOT is_negative)
        WHEN 'half-floor' THEN 2 * rest > divisor OR (2 * rest = divisor AND is_negative)
        WHEN 'up' THEN rest <> 0
        WHEN 'down' THEN false
        WHEN 'ceiling' THEN rest <> 0 AND NOT is_negative
        WHEN 'floor' THEN rest <> 0 AND is_negative
        WHEN 'unnecessary' THEN false
    END;
    IF moves IS NULL THEN
        PERFORM amount_fail_('22023', 'MONEY_ERR_ARGUMENT',
            'a rounding mode must be one of half-even, half-up, half-down, up, down, ceiling, floor, half-odd, '
            'half-ceiling, half-floor, unnecessary, got ' || mode);
    ELSIF mode = 'unnecessary' AND rest <> 0 THEN
        PERFORM amount_fail_('22M03', 'MONEY_ERR_INEXACT', 'result is inexact and rounding is not allowed');
    END IF;
    whole := whole + CASE WHEN moves THEN 1 ELSE 0 END;
    RETURN round(CASE WHEN is_negative THEN -whole ELSE whole END * ('1e-' || digits)::numeric, digits);
END $$;

-- The quotient with the fewest digits that needs no rounding, but at least `fewest`.
CREATE FUNCTION amount_exact_(n numeric, d numeric, fewest integer) RETURNS numeric
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    digits integer := fewest;
BEGIN
    WHILE d <> 0 AND digits < 38 AND mod(n * ('1e' || digits)::numeric, d) <> 0 LOOP
        digits := digits + 1;
    END LOOP;
    RETURN amount_quotient_(n, d, digits, 'unnecessary');
END $$;

-- Amounts -------------------------------------------------------------------------------------------------------------

CREATE FUNCTION amount(number numeric, currency text) RETURNS amount
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
    IF number IN ('NaN', 'Infinity', '-Infinity') THEN
        PERFORM amount_fail_('22003', 'MONEY_ERR_ARGUMENT', 'a number must be finite, got ' || number);
    END IF;
    PERFORM amount_unit_(currency);
    RETURN ROW(currency, number)::amount;
END $$;

CREATE FUNCTION amount(text) RETURNS amount
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    parts text[] := regexp_match($1, '^([-+]?(?:[0-9]+(?:[.][0-9]+)?|[.][0-9]+)) ([A-Z][A-Z0-9]{2,10})$');
BEGIN
    IF parts IS NULL THEN
        parts := regexp_match($1, '^([A-Z][A-Z0-9]{2,10}) ([-+]?(?:[0-9]+(?:[.][0-9]+)?|[.][0-9]+))$');
        parts := ARRAY[parts[2], parts[1]];
    END IF;
    IF parts[1] IS NULL THEN
        PERFORM amount_fail_('22P02', 'MONEY_ERR_SYNTAX',
            'expected an amount with a currency such as 10.50 EUR, got "' || left($1, 60) || '"');
    END IF;
    RETURN amount(parts[1]::numeric, parts[2]);
END $$;

CREATE FUNCTION amount_text(a amount) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT (a).number::text || ' ' || (a).currency; END;

CREATE FUNCTION is_known(a amount) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT coalesce(amount_digits((a).currency) IS NOT NULL
                    AND (a).number NOT IN ('NaN', 'Infinity', '-Infinity'), false);
END;

CREATE FUNCTION amount_to_json(a amount) RETURNS json LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT ('{"amount":"' || (a).number || '","currency":' || to_json((a).currency) || '}')::json;
END;

-- The currency of two amounts.
CREATE FUNCTION amount_same_(a amount, b amount) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
    IF a.currency <> b.currency THEN
        PERFORM amount_fail_('22M01', 'MONEY_ERR_CURRENCY_MISMATCH',
            'amounts must be of one currency, got ' || a.currency || ' and ' || b.currency);
    END IF;
    RETURN a.currency;
END $$;

-- Arithmetic ----------------------------------------------------------------------------------------------------------

CREATE FUNCTION amount_add(a amount, b amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW(amount_same_(a, b), (a).number + (b).number)::amount; END;
CREATE FUNCTION amount_subtract(a amount, b amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW(amount_same_(a, b), (a).number - (b).number)::amount; END;
CREATE FUNCTION amount_negate(a amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, -(a).number)::amount; END;
CREATE FUNCTION amount_absolute(a amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, abs((a).number))::amount; END;
CREATE FUNCTION amount_multiply(a amount, factor numeric) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, (a).number * factor)::amount; END;
CREATE FUNCTION amount_multiply(factor numeric, a amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, (a).number * factor)::amount; END;
CREATE FUNCTION amount_divide(a amount, divisor numeric) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, amount_exact_((a).number, divisor, scale((a).number)))::amount; END;
CREATE FUNCTION amount_divide(a amount, b amount) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN amount_same_(a, b) IS NOT NULL THEN amount_exact_((a).number, (b).number, 0) END; END;

CREATE OPERATOR + (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_add, COMMUTATOR = +);
CREATE OPERATOR - (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_subtract);
CREATE OPERATOR - (RIGHTARG = amount, FUNCTION = amount_negate);
CREATE OPERATOR @ (RIGHTARG = amount, FUNCTION = amount_absolute);
CREATE OPERATOR * (LEFTARG = amount, RIGHTARG = numeric, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR * (LEFTARG = numeric, RIGHTARG = amount, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR / (LEFTARG = amount, RIGHTARG = numeric, FUNCTION = amount_divide);
CREATE OPERATOR / (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_divide);

CREATE FUNCTION multiplied(a amount, factor numeric, digits integer, mode text) RETURNS amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, amount_quotient_((a).number * factor, 1, digits, mode))::amount; END;
CREATE FUNCTION multiplied(a amount, factor numeric, mode text) RETURNS amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT multiplied(a, factor, amount_unit_((a).currency), mode); END;
CREATE FUNCTION divided(a amount, divisor numeric, digits integer, mode text) RETURNS amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, amount_quotient_((a).number, divisor, digits, mode))::amount; END;
CREATE FUNCTION divided(a amount, divisor numeric, mode text) RETURNS amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT divided(a, divisor, amount_unit_((a).currency), mode); END;
CREATE FUNCTION ratio(a amount, b amount, digits integer, mode text) RETURNS numeric
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT CASE WHEN amount_same_(a, b) IS NOT NULL THEN amount_quotient_((a).number, (b).number, digits, mode) END;
END;

CREATE FUNCTION rounded(a amount, digits integer, mode text) RETURNS amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT ROW((a).currency, amount_quotient_((a).number, 1, digits, mode))::amount; END;
CREATE FUNCTION rounded(a amount, mode text) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT rounded(a, amount_unit_((a).currency), mode); END;
CREATE FUNCTION rounded(a amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT rounded(a, 'half-even'); END;
CREATE FUNCTION rounded_to_step(a amount, step numeric, mode text) RETURNS amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT ROW((a).currency,
               amount_quotient_((a).number, CASE WHEN step > 0 THEN step ELSE 0 END, 0, mode) * step)::amount;
END;

-- Comparison within a currency: NULL between currencies ---------------------------------------------------------------
--
-- Sorting, = and DISTINCT use the order of composite values, which is total: by currency, then by number.

CREATE FUNCTION amount_lt(a amount, b amount) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN (a).currency = (b).currency THEN (a).number < (b).number END; END;
CREATE FUNCTION amount_le(a amount, b amount) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN (a).currency = (b).currency THEN (a).number <= (b).number END; END;
CREATE FUNCTION amount_ge(a amount, b amount) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN (a).currency = (b).currency THEN (a).number >= (b).number END; END;
CREATE FUNCTION amount_gt(a amount, b amount) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN (a).currency = (b).currency THEN (a).number > (b).number END; END;
CREATE FUNCTION compared(a amount, b amount) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN amount_same_(a, b) IS NOT NULL THEN sign((a).number - (b).number)::integer END; END;

CREATE OPERATOR < (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_lt, COMMUTATOR = >, NEGATOR = >=);
CREATE OPERATOR <= (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_le, COMMUTATOR = >=, NEGATOR = >);
CREATE OPERATOR >= (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_ge, COMMUTATOR = <=, NEGATOR = <);
CREATE OPERATOR > (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_gt, COMMUTATOR = <, NEGATOR = <=);

-- Aggregates ----------------------------------------------------------------------------------------------------------

CREATE AGGREGATE sum(amount) (SFUNC = amount_add, STYPE = amount, COMBINEFUNC = amount_add, PARALLEL = SAFE);

CREATE FUNCTION amount_smaller(a amount, b amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN compared(a, b) <= 0 THEN a ELSE b END; END;
CREATE FUNCTION amount_larger(a amount, b amount) RETURNS amount LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN compared(a, b) >= 0 THEN a ELSE b END; END;
CREATE AGGREGATE min(amount) (SFUNC = amount_smaller, STYPE = amount, COMBINEFUNC = amount_smaller, PARALLEL = SAFE);
CREATE AGGREGATE max(amount) (SFUNC = amount_larger, STYPE = amount, COMBINEFUNC = amount_larger, PARALLEL = SAFE);

CREATE FUNCTION amount_append_(list amount[], a amount) RETURNS amount[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC SELECT CASE WHEN a IS NULL THEN list ELSE array_append(list, a) END; END;
CREATE FUNCTION amount_totals_(list amount[]) RETURNS amount[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT array_agg(ROW(code, number)::amount ORDER BY code)
    FROM (SELECT (a).currency AS code, pg_catalog.sum((a).number) AS number FROM unnest(list) AS a GROUP BY 1) AS one;
END;
CREATE AGGREGATE totals(amount) (SFUNC = amount_append_, STYPE = amount[], FINALFUNC = amount_totals_, PARALLEL = SAFE);

CREATE TYPE amount_mean_ AS (total amount, rows bigint, digits integer, mode text);
CREATE FUNCTION amount_mean_step_(state amount_mean_, a amount, digits integer, mode text) RETURNS amount_mean_
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
    SELECT CASE WHEN a IS NULL THEN state
                WHEN state IS NULL THEN ROW(a, 1, digits, mode)::amount_mean_
                ELSE ROW((state).total + a, (state).rows + 1, digits, mode)::amount_mean_ END;
END;
CREATE FUNCTION amount_mean_step_(state amount_mean_, a amount, mode text) RETURNS amount_mean_
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC SELECT amount_mean_step_(state, a, amount_unit_((a).currency), mode); END;
CREATE FUNCTION amount_mean_step_(state amount_mean_, a amount) RETURNS amount_mean_
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC SELECT amount_mean_step_(state, a, NULL, NULL); END;
CREATE FUNCTION amount_mean_final_(state amount_mean_) RETURNS amount LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
    SELECT CASE WHEN (state).mode IS NULL THEN (state).total / (state).rows::numeric
                ELSE divided((state).total, (state).rows::numeric, (state).digits, (state).mode) END;
END;
CREATE AGGREGATE avg(amount) (SFUNC = amount_mean_step_, STYPE = amount_mean_, FINALFUNC = amount_mean_final_);
CREATE AGGREGATE avg(amount, mode text) (
    SFUNC = amount_mean_step_, STYPE = amount_mean_, FINALFUNC = amount_mean_final_
);
CREATE AGGREGATE avg(amount, digits integer, mode text) (
    SFUNC = amount_mean_step_, STYPE = amount_mean_, FINALFUNC = amount_mean_final_
);

-- Allocation ----------------------------------------------------------------------------------------------------------

CREATE FUNCTION allocate(a amount, weights numeric[], method text) RETURNS SETOF amount
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    digits integer := greatest(scale(a.number), coalesce(amount_digits(a.currency), 0));
    units numeric := abs(a.number) * ('1e' || digits)::numeric;
    total numeric := (SELECT pg_catalog.sum(weight) FROM unnest(weights) AS weight);
BEGIN
    IF method NOT IN ('largest-remainder', 'floor-to-first', 'floor-to-last') THEN
        PERFORM amount_fail_('22023', 'MONEY_ERR_ARGUMENT',
            'a method must be one of largest-remainder, floor-to-first, floor-to-last, got ' || method);
    ELSIF total IS NULL OR total <= 0 OR total IN ('NaN', 'Infinity') OR array_position(weights, NULL) IS NOT NULL
        OR EXISTS (SELECT FROM unnest(weights) AS weight WHERE weight < 0) THEN
        PERFORM amount_fail_('22023', 'MONEY_ERR_WEIGHTS', 'weights must not be negative, and one must be positive');
    END IF;
    RETURN QUERY
        WITH share AS (
            SELECT place, weight, div(units * weight, total) AS whole,
                   units * weight - div(units * weight, total) * total AS rest
            FROM unnest(weights) WITH ORDINALITY AS one (weight, place)
        ), ranked AS (
            SELECT place, whole, weight, row_number() OVER (
                ORDER BY weight > 0 DESC, CASE WHEN method = 'largest-remainder' THEN rest END DESC,
                         CASE WHEN method = 'floor-to-last' THEN -place ELSE place END) AS rank,
                   units - pg_catalog.sum(whole) OVER () AS left_over
            FROM share
        )
        SELECT a.currency, round(CASE WHEN a.number < 0 THEN -1 ELSE 1 END
            * (whole + CASE WHEN rank <= left_over THEN 1 ELSE 0 END) * ('1e-' || digits)::numeric, digits)
        FROM ranked ORDER BY place;
END $$;
CREATE FUNCTION allocate(a amount, weights numeric[]) RETURNS SETOF amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT allocate(a, weights, 'largest-remainder'); END;
CREATE FUNCTION allocate(a amount, shares integer, method text) RETURNS SETOF amount
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
    IF shares NOT BETWEEN 1 AND 1048576 THEN
        PERFORM amount_fail_('22023', 'MONEY_ERR_ARGUMENT',
            'the number of shares must be 1 to 1048576, got ' || shares);
    END IF;
    RETURN QUERY SELECT * FROM allocate(a, array_fill(1::numeric, ARRAY[shares]), method);
END $$;
CREATE FUNCTION allocate(a amount, shares integer) RETURNS SETOF amount
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT allocate(a, shares, 'largest-remainder'); END;

-- Rates ---------------------------------------------------------------------------------------------------------------

-- One euro in other currencies.
CREATE TABLE amount_rates (
    day date, code text, rate numeric NOT NULL CHECK (rate > 0 AND rate < 'Infinity'), PRIMARY KEY (day, code)
);

-- Replaces the rates by those of a file of the European Central Bank, and returns their number.
CREATE FUNCTION load_rates(document text) RETURNS bigint
    LANGUAGE plpgsql VOLATILE STRICT SET search_path FROM CURRENT AS $$
DECLARE
    lines text[] := string_to_array(replace(document, E'\r', ''), E'\n');
    codes text[] := string_to_array(lines[1], ',');
    loaded bigint;
BEGIN
    IF codes[1] IS DISTINCT FROM 'Date' THEN
        PERFORM amount_fail_('22P02', 'MONEY_ERR_SYNTAX', 'the document must be a CSV of the European Central Bank');
    END IF;
    DELETE FROM amount_rates;
    INSERT INTO amount_rates (day, code, rate)
        SELECT split_part(line, ',', 1)::date, trim(codes[place]), trim(cell)::numeric
        FROM unnest(lines[2:]) AS line, unnest(string_to_array(line, ',')) WITH ORDINALITY AS one (cell, place)
        WHERE place > 1 AND trim(cell) ~ '^[0-9]+([.][0-9]+)?$';
    GET DIAGNOSTICS loaded = ROW_COUNT;
    RETURN loaded;
END $$;

-- Through the euro at rates of one day, rounded once to the minor unit, half-even. NULL without a rate.
CREATE FUNCTION converted_or_null(a amount, target text, day date, gap integer) RETURNS amount
    LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    digits integer := amount_unit_(target);
    source_rate numeric;
    target_rate numeric;
BEGIN
    IF gap < 0 THEN
        PERFORM amount_fail_('22023', 'MONEY_ERR_ARGUMENT', 'a number of days must be at least 0, got ' || gap);
    ELSIF a.currency = target THEN
        RETURN a;
    END IF;
    SELECT CASE WHEN a.currency = 'EUR' THEN 1 ELSE s.rate END, CASE WHEN target = 'EUR' THEN 1 ELSE t.rate END
    INTO source_rate, target_rate
    FROM (SELECT DISTINCT r.day FROM amount_rates AS r
          WHERE r.day BETWEEN converted_or_null.day - gap AND converted_or_null.day) AS d
    LEFT JOIN amount_rates AS s ON s.day = d.day AND s.code = a.currency
    LEFT JOIN amount_rates AS t ON t.day = d.day AND t.code = target
    WHERE (a.currency = 'EUR' OR s.rate IS NOT NULL) AND (target = 'EUR' OR t.rate IS NOT NULL)
    ORDER BY d.day DESC LIMIT 1;
    IF source_rate IS NULL THEN RETURN NULL; END IF;
    RETURN ROW(target, amount_quotient_(a.number * target_rate, source_rate, digits, 'half-even'))::amount;
END $$;
CREATE FUNCTION converted_or_null(a amount, target text, day date) RETURNS amount
    LANGUAGE sql STABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT converted_or_null(a, target, day, 0); END;
CREATE FUNCTION converted_or_null(a amount, target text) RETURNS amount LANGUAGE sql STABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT converted_or_null(a, target,
                             coalesce((SELECT pg_catalog.max(r.day) FROM amount_rates AS r), date '0001-01-01'));
END;

CREATE FUNCTION converted(a amount, target text, day date, gap integer) RETURNS amount
    LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
    result amount := converted_or_null(a, target, day, gap);
BEGIN
    IF result IS NULL THEN
        PERFORM amount_fail_('22M04', 'MONEY_ERR_NO_RATE',
            'no rate from ' || a.currency || ' to ' || target || ' on ' || day);
    END IF;
    RETURN result;
END $$;
CREATE FUNCTION converted(a amount, target text, day date) RETURNS amount LANGUAGE sql STABLE STRICT PARALLEL SAFE
BEGIN ATOMIC SELECT converted(a, target, day, 0); END;
CREATE FUNCTION converted(a amount, target text) RETURNS amount LANGUAGE sql STABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
    SELECT converted(a, target, coalesce((SELECT pg_catalog.max(r.day) FROM amount_rates AS r), date '0001-01-01'));
END;
