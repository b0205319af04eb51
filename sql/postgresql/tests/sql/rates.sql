-- Rates from a document and from a table; conversion.
\set VERBOSITY verbose
SELECT converted('100 USD', 'EUR', '2024-02-29');
SELECT converted('100 EUR', 'EUR', '2024-02-29'), converted('100 DEM', 'EUR', '2024-02-29'), converted_or_null('1 USD', 'EUR');
CREATE TABLE house_rate (source text, target text, rate numeric, day date);
INSERT INTO house_rate VALUES ('EUR', 'USD', 1.25, '2024-02-29'), ('EUR', 'USD', 1.5, '2024-03-01'), ('EUR', 'JPY', 160, '2024-02-29');
SELECT load_rates(rates_of(source, target, rate, day)) FROM house_rate;
SELECT converted('100 USD', 'EUR', '2024-02-29'), converted('100 USD', 'EUR'), converted('100 USD', 'JPY', '2024-02-29'),
       converted('100 USD', 'EUR', '2024-03-03', 2), converted_or_null('100 USD', 'EUR', '2024-03-03'),
       converted_or_null('100 USD', 'EUR', '2024-03-03', 1);
SELECT converted('100 USD', 'EUR', '2024-03-03');
SELECT converted('100 USD', 'XYZ');
SELECT converted('100 USD', '');
SELECT converted('100 USD', 'EUR', '2024-03-03', -1);
SELECT converted('100 USD', 'EUR', 'infinity');
SELECT converted('100 USD', 'EUR', '5874897-01-01');
SELECT converted('100 USD', 'EUR', '0044-03-15 BC');
SELECT converted(a, 'EUR', day) FROM (VALUES ('100 USD'::amount, '2024-02-29'::date), (NULL, '2024-02-29'), ('1 USD', NULL)) AS t(a, day);
-- One missing rate of many is an error, or NULL by name.
SELECT sum(converted(a, 'EUR', '2024-02-29')) FROM (VALUES ('100 USD'::amount), ('100 GBP')) AS t(a);
SELECT sum(converted_or_null(a, 'EUR', '2024-02-29')) FROM (VALUES ('100 USD'::amount), ('100 GBP')) AS t(a);
-- A failure keeps the rates.
SELECT load_rates('x');
INSERT INTO house_rate VALUES ('EUR', 'USD', 'NaN', '2024-03-02');
SELECT load_rates(rates_of(source, target, rate, day)) FROM house_rate;
SELECT rates_of(source, NULL, rate, day) FROM house_rate;
SELECT rates_of(source, target, rate, day) FROM house_rate WHERE false;
SELECT load_rates('\x00'::bytea);
UPDATE amount_rates SET snapshot = set_byte(snapshot, 7, 9);
UPDATE amount_rates SET snapshot = set_byte(snapshot, 100, get_byte(snapshot, 100) # 1);
INSERT INTO amount_rates (snapshot) SELECT snapshot FROM amount_rates;
SELECT converted('100 USD', 'EUR', '2024-02-29');
-- A conversion is not immutable.
CREATE TABLE sale (fee amount);
CREATE INDEX ON sale (converted(fee, 'EUR'));
-- Rates follow the transaction: its own change, a savepoint, a rollback.
BEGIN;
SELECT load_rates(rates_of('EUR', 'USD', 2, '2024-02-29'));
SELECT converted('100 USD', 'EUR', '2024-02-29');
SAVEPOINT one;
SELECT load_rates(rates_of('EUR', 'USD', 4, '2024-02-29'));
SELECT converted('100 USD', 'EUR', '2024-02-29');
ROLLBACK TO one;
SELECT converted('100 USD', 'EUR', '2024-02-29');
DELETE FROM amount_rates;
SELECT converted_or_null('100 USD', 'EUR', '2024-02-29');
ROLLBACK;
SELECT converted('100 USD', 'EUR', '2024-02-29');
-- Expressions that one transaction evaluates again and again see each change.
DO $$
DECLARE
    seen amount;
    rate numeric;
BEGIN
    FOREACH rate IN ARRAY ARRAY[2, 4, 5] LOOP
        BEGIN
            PERFORM load_rates(rates_of('EUR', 'USD', rate, '2024-02-29'));
            seen := converted('100 USD'::amount, 'EUR', '2024-02-29');
            RAISE NOTICE 'in the block: %', seen;
            IF rate <> 4 THEN RAISE EXCEPTION 'undone'; END IF;
        EXCEPTION WHEN raise_exception THEN NULL;
        END;
        seen := converted('100 USD'::amount, 'EUR', '2024-02-29');
        RAISE NOTICE 'after it: %', seen;
    END LOOP;
END $$;
-- The function finds the table in its own schema, not by search_path.
CREATE SCHEMA elsewhere;
CREATE TABLE elsewhere.amount_rates (is_only boolean, snapshot bytea);
SET search_path = elsewhere, public;
SELECT converted('100 USD', 'EUR', '2024-02-29');
RESET search_path;
-- The right to read the rates is checked.
CREATE ROLE reader;
SET ROLE reader;
SELECT public.converted('100 USD', 'EUR', '2024-02-29');
SELECT public.load_rates(public.rates_of('EUR', 'USD', 2, '2024-02-29'));
RESET ROLE;
REVOKE SELECT ON amount_rates FROM PUBLIC;
SET ROLE reader;
SELECT public.converted('100 USD', 'EUR', '2024-02-29');
RESET ROLE;
GRANT SELECT ON amount_rates TO PUBLIC;
DROP ROLE reader;
DROP SCHEMA elsewhere CASCADE;
DROP TABLE sale, house_rate;
DELETE FROM amount_rates;
