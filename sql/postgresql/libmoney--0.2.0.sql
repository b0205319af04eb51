\echo Use "CREATE EXTENSION libmoney" to load this file. \quit

-- The type ------------------------------------------------------------------------------------------------------------

CREATE TYPE amount;

CREATE FUNCTION amount_in(cstring, oid, integer) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_out(amount) RETURNS cstring AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_recv(internal, oid, integer) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_send(amount) RETURNS bytea AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_typmod_in(cstring[]) RETURNS integer
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_typmod_out(integer) RETURNS cstring
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE TYPE amount (
    INPUT = amount_in, OUTPUT = amount_out, RECEIVE = amount_recv, SEND = amount_send,
    TYPMOD_IN = amount_typmod_in, TYPMOD_OUT = amount_typmod_out,
    INTERNALLENGTH = variable, ALIGNMENT = int4, STORAGE = main
);
COMMENT ON TYPE amount IS 'an exact amount with its currency, such as 12.50 EUR';

CREATE FUNCTION amount(amount, integer, boolean) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_to_modifier' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE CAST (amount AS amount) WITH FUNCTION amount(amount, integer, boolean) AS IMPLICIT;

CREATE FUNCTION amount(number numeric, currency text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_of_numeric' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount(text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_parsed' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_text(amount) RETURNS text
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION number(amount) RETURNS numeric
    AS 'MODULE_PATHNAME', 'amount_number' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION currency(amount) RETURNS text
    AS 'MODULE_PATHNAME', 'amount_currency' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION is_known(amount) RETURNS boolean
    AS 'MODULE_PATHNAME', 'amount_is_known' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION is_current(amount, day date) RETURNS boolean
    AS 'MODULE_PATHNAME', 'amount_is_current' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION formatted(amount, locale text) RETURNS text
    AS 'MODULE_PATHNAME', 'amount_formatted' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION libmoney_version() RETURNS text AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- JSON ----------------------------------------------------------------------------------------------------------------

CREATE FUNCTION amount_to_json(amount) RETURNS json AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_from_json(json) RETURNS amount AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE CAST (amount AS json) WITH FUNCTION amount_to_json(amount);
CREATE CAST (json AS amount) WITH FUNCTION amount_from_json(json);

-- Arithmetic ----------------------------------------------------------------------------------------------------------

CREATE FUNCTION amount_add(amount, amount) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_subtract(amount, amount) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_negate(amount) RETURNS amount AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_absolute(amount) RETURNS amount AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_multiply(amount, numeric) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_multiply(amount, integer) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_multiply_int4' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_multiply(amount, bigint) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_multiply_int8' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_multiply(numeric, amount) RETURNS amount
    AS 'MODULE_PATHNAME', 'numeric_multiply_amount' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_multiply(integer, amount) RETURNS amount
    AS 'MODULE_PATHNAME', 'int4_multiply_amount' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_multiply(bigint, amount) RETURNS amount
    AS 'MODULE_PATHNAME', 'int8_multiply_amount' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_divide(amount, numeric) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_divide(amount, integer) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_divide_int4' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_divide(amount, bigint) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_divide_int8' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_divide(amount, amount) RETURNS numeric
    AS 'MODULE_PATHNAME', 'amount_ratio_exact' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE OPERATOR + (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_add, COMMUTATOR = +);
CREATE OPERATOR - (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_subtract);
CREATE OPERATOR - (RIGHTARG = amount, FUNCTION = amount_negate);
CREATE OPERATOR @ (RIGHTARG = amount, FUNCTION = amount_absolute);
CREATE OPERATOR * (LEFTARG = amount, RIGHTARG = numeric, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR * (LEFTARG = amount, RIGHTARG = integer, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR * (LEFTARG = amount, RIGHTARG = bigint, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR * (LEFTARG = numeric, RIGHTARG = amount, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR * (LEFTARG = integer, RIGHTARG = amount, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR * (LEFTARG = bigint, RIGHTARG = amount, FUNCTION = amount_multiply, COMMUTATOR = *);
CREATE OPERATOR / (LEFTARG = amount, RIGHTARG = numeric, FUNCTION = amount_divide);
CREATE OPERATOR / (LEFTARG = amount, RIGHTARG = integer, FUNCTION = amount_divide);
CREATE OPERATOR / (LEFTARG = amount, RIGHTARG = bigint, FUNCTION = amount_divide);
CREATE OPERATOR / (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_divide);

CREATE FUNCTION multiplied(amount, factor numeric, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_multiplied' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION multiplied(amount, factor numeric, digits integer, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_multiplied' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION divided(amount, divisor numeric, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_divided' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION divided(amount, divisor numeric, digits integer, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_divided' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION ratio(amount, amount, digits integer, mode text) RETURNS numeric
    AS 'MODULE_PATHNAME', 'amount_ratio' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- Rounding ------------------------------------------------------------------------------------------------------------

CREATE FUNCTION rounded(amount) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_rounded' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION rounded(amount, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_rounded_in_mode' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION rounded(amount, digits integer, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_rounded_to_digits' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION rounded_to_step(amount, step numeric, mode text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_rounded_to_step' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION rounded_to_cash(amount, country text, day date) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_rounded_to_cash' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- Comparison within a currency: NULL between currencies ---------------------------------------------------------------

CREATE FUNCTION amount_comparison_support(internal) RETURNS internal
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_comparison_selectivity(internal, oid, internal, integer) RETURNS double precision
    AS 'MODULE_PATHNAME' LANGUAGE C STABLE STRICT PARALLEL SAFE;

CREATE FUNCTION amount_lt(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT amount_comparison_support;
CREATE FUNCTION amount_le(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT amount_comparison_support;
CREATE FUNCTION amount_ge(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT amount_comparison_support;
CREATE FUNCTION amount_gt(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE SUPPORT amount_comparison_support;

CREATE OPERATOR < (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_lt, COMMUTATOR = >, NEGATOR = >=,
    RESTRICT = amount_comparison_selectivity, JOIN = scalarltjoinsel);
CREATE OPERATOR <= (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_le, COMMUTATOR = >=, NEGATOR = >,
    RESTRICT = amount_comparison_selectivity, JOIN = scalarlejoinsel);
CREATE OPERATOR >= (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_ge, COMMUTATOR = <=, NEGATOR = <,
    RESTRICT = amount_comparison_selectivity, JOIN = scalargejoinsel);
CREATE OPERATOR > (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_gt, COMMUTATOR = <, NEGATOR = <=,
    RESTRICT = amount_comparison_selectivity, JOIN = scalargtjoinsel);

CREATE FUNCTION compared(amount, amount) RETURNS integer
    AS 'MODULE_PATHNAME', 'amount_compared' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- The total order of indexes: by code, then by value ------------------------------------------------------------------

CREATE FUNCTION amount_eq(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_ne(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_total_lt(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_total_le(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_total_ge(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_total_gt(amount, amount) RETURNS boolean
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_total_cmp(amount, amount) RETURNS integer
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_sort_support(internal) RETURNS void
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_hash(amount) RETURNS integer AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_hash_extended(amount, bigint) RETURNS bigint
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_least(amount) RETURNS amount AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_greatest(amount) RETURNS amount AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE OPERATOR = (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_eq, COMMUTATOR = =, NEGATOR = <>,
    RESTRICT = eqsel, JOIN = eqjoinsel, HASHES, MERGES);
CREATE OPERATOR <> (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_ne, COMMUTATOR = <>, NEGATOR = =,
    RESTRICT = neqsel, JOIN = neqjoinsel);
CREATE OPERATOR <~ (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_total_lt, COMMUTATOR = >~, NEGATOR = >=~,
    RESTRICT = scalarltsel, JOIN = scalarltjoinsel);
CREATE OPERATOR <=~ (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_total_le, COMMUTATOR = >=~, NEGATOR = >~,
    RESTRICT = scalarlesel, JOIN = scalarlejoinsel);
CREATE OPERATOR >=~ (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_total_ge, COMMUTATOR = <=~, NEGATOR = <~,
    RESTRICT = scalargesel, JOIN = scalargejoinsel);
CREATE OPERATOR >~ (LEFTARG = amount, RIGHTARG = amount, FUNCTION = amount_total_gt, COMMUTATOR = <~, NEGATOR = <=~,
    RESTRICT = scalargtsel, JOIN = scalargtjoinsel);

-- Without btequalimage: 1.5 EUR equals 1.50 EUR with other bytes.
CREATE OPERATOR CLASS amount_ops DEFAULT FOR TYPE amount USING btree AS
    OPERATOR 1 <~, OPERATOR 2 <=~, OPERATOR 3 =, OPERATOR 4 >=~, OPERATOR 5 >~,
    FUNCTION 1 amount_total_cmp(amount, amount), FUNCTION 2 amount_sort_support(internal);
CREATE OPERATOR CLASS amount_ops DEFAULT FOR TYPE amount USING hash AS
    OPERATOR 1 =, FUNCTION 1 amount_hash(amount), FUNCTION 2 amount_hash_extended(amount, bigint);

-- Aggregates ----------------------------------------------------------------------------------------------------------

CREATE TYPE amount_state;
CREATE FUNCTION amount_state_in(cstring) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_state_out(amount_state) RETURNS cstring
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_state_recv(internal) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_state_send(amount_state) RETURNS bytea
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE TYPE amount_state (
    INPUT = amount_state_in, OUTPUT = amount_state_out, RECEIVE = amount_state_recv, SEND = amount_state_send,
    INTERNALLENGTH = variable, ALIGNMENT = double, STORAGE = plain
);
COMMENT ON TYPE amount_state IS 'the state of sum, avg and totals while a query runs; not for columns';

CREATE FUNCTION amount_accumulate(amount_state, amount) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_accumulate(amount_state, amount, mode text) RETURNS amount_state
    AS 'MODULE_PATHNAME', 'amount_accumulate_in_mode' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_accumulate(amount_state, amount, digits integer, mode text) RETURNS amount_state
    AS 'MODULE_PATHNAME', 'amount_accumulate_to_digits' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_discard(amount_state, amount) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_discard(amount_state, amount, mode text) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_discard(amount_state, amount, digits integer, mode text) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_combine(amount_state, amount_state) RETURNS amount_state
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_sum_final(amount_state) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_avg_final(amount_state) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_totals_final(amount_state) RETURNS amount[]
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION amount_smaller(amount, amount) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION amount_larger(amount, amount) RETURNS amount
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

CREATE AGGREGATE sum(amount) (
    SFUNC = amount_accumulate, STYPE = amount_state, FINALFUNC = amount_sum_final, COMBINEFUNC = amount_combine,
    MSFUNC = amount_accumulate, MINVFUNC = amount_discard, MSTYPE = amount_state, MFINALFUNC = amount_sum_final,
    PARALLEL = SAFE
);
CREATE AGGREGATE totals(amount) (
    SFUNC = amount_accumulate, STYPE = amount_state, FINALFUNC = amount_totals_final, COMBINEFUNC = amount_combine,
    MSFUNC = amount_accumulate, MINVFUNC = amount_discard, MSTYPE = amount_state, MFINALFUNC = amount_totals_final,
    PARALLEL = SAFE
);
CREATE AGGREGATE avg(amount) (
    SFUNC = amount_accumulate, STYPE = amount_state, FINALFUNC = amount_avg_final, COMBINEFUNC = amount_combine,
    MSFUNC = amount_accumulate, MINVFUNC = amount_discard, MSTYPE = amount_state, MFINALFUNC = amount_avg_final,
    PARALLEL = SAFE
);
CREATE AGGREGATE avg(amount, mode text) (
    SFUNC = amount_accumulate, STYPE = amount_state, FINALFUNC = amount_avg_final, COMBINEFUNC = amount_combine,
    MSFUNC = amount_accumulate, MINVFUNC = amount_discard, MSTYPE = amount_state, MFINALFUNC = amount_avg_final,
    PARALLEL = SAFE
);
CREATE AGGREGATE avg(amount, digits integer, mode text) (
    SFUNC = amount_accumulate, STYPE = amount_state, FINALFUNC = amount_avg_final, COMBINEFUNC = amount_combine,
    MSFUNC = amount_accumulate, MINVFUNC = amount_discard, MSTYPE = amount_state, MFINALFUNC = amount_avg_final,
    PARALLEL = SAFE
);
-- Without an operator for sorting: an index would answer for one of several currencies without an error.
CREATE AGGREGATE min(amount) (
    SFUNC = amount_smaller, STYPE = amount, COMBINEFUNC = amount_smaller, PARALLEL = SAFE
);
CREATE AGGREGATE max(amount) (
    SFUNC = amount_larger, STYPE = amount, COMBINEFUNC = amount_larger, PARALLEL = SAFE
);

-- Allocation ----------------------------------------------------------------------------------------------------------

CREATE FUNCTION allocate(amount, shares integer) RETURNS SETOF amount
    AS 'MODULE_PATHNAME', 'amount_allocate_count' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE ROWS 10;
CREATE FUNCTION allocate(amount, shares integer, method text) RETURNS SETOF amount
    AS 'MODULE_PATHNAME', 'amount_allocate_count' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE ROWS 10;
CREATE FUNCTION allocate(amount, weights numeric[]) RETURNS SETOF amount
    AS 'MODULE_PATHNAME', 'amount_allocate_weights' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE ROWS 10;
CREATE FUNCTION allocate(amount, weights numeric[], method text) RETURNS SETOF amount
    AS 'MODULE_PATHNAME', 'amount_allocate_weights' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE ROWS 10;

-- Rates ---------------------------------------------------------------------------------------------------------------

CREATE FUNCTION rates_count(snapshot bytea) RETURNS bigint
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION rates_of(document text) RETURNS bytea
    AS 'MODULE_PATHNAME', 'rates_of_document' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION rates_of_step(internal, text, text, numeric, date) RETURNS internal
    AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE;
CREATE FUNCTION rates_of_final(internal) RETURNS bytea AS 'MODULE_PATHNAME' LANGUAGE C IMMUTABLE;
CREATE AGGREGATE rates_of(source text, target text, rate numeric, day date) (
    SFUNC = rates_of_step, STYPE = internal, FINALFUNC = rates_of_final, FINALFUNC_MODIFY = READ_ONLY
);

-- One row: all rates as a snapshot of the library. Every version of the row is one state of the rates.
CREATE TABLE amount_rates (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    snapshot bytea NOT NULL CHECK (rates_count(snapshot) >= 0)
);
ALTER TABLE amount_rates ALTER COLUMN snapshot SET STORAGE EXTERNAL;
GRANT SELECT ON amount_rates TO PUBLIC;
SELECT pg_catalog.pg_extension_config_dump('amount_rates', '');

CREATE FUNCTION load_rates(snapshot bytea) RETURNS bigint LANGUAGE sql VOLATILE STRICT AS $$
    INSERT INTO @extschema@.amount_rates AS present (snapshot) VALUES (load_rates.snapshot)
    ON CONFLICT (is_only) DO UPDATE SET snapshot = excluded.snapshot
    RETURNING @extschema@.rates_count(present.snapshot);
$$;
CREATE FUNCTION load_rates(document text) RETURNS bigint LANGUAGE sql VOLATILE STRICT AS $$
    SELECT @extschema@.load_rates(@extschema@.rates_of(document));
$$;

CREATE FUNCTION converted(amount, currency text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_converted' LANGUAGE C STABLE STRICT PARALLEL SAFE;
CREATE FUNCTION converted(amount, currency text, day date) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_converted' LANGUAGE C STABLE STRICT PARALLEL SAFE;
CREATE FUNCTION converted(amount, currency text, day date, gap integer) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_converted' LANGUAGE C STABLE STRICT PARALLEL SAFE;
CREATE FUNCTION converted_or_null(amount, currency text) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_converted_or_null' LANGUAGE C STABLE STRICT PARALLEL SAFE;
CREATE FUNCTION converted_or_null(amount, currency text, day date) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_converted_or_null' LANGUAGE C STABLE STRICT PARALLEL SAFE;
CREATE FUNCTION converted_or_null(amount, currency text, day date, gap integer) RETURNS amount
    AS 'MODULE_PATHNAME', 'amount_converted_or_null' LANGUAGE C STABLE STRICT PARALLEL SAFE;
