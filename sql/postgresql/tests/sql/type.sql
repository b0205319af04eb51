-- Texts, modifiers and casts.
\set VERBOSITY verbose
SELECT '12.50 EUR'::amount, 'EUR 12.50'::amount, '-0.05 USD'::amount, '+1 JPY'::amount;
SELECT '12.50'::amount;
SELECT ''::amount;
SELECT 'NaN EUR'::amount;
SELECT '1e3 EUR'::amount;
SELECT '1 eur'::amount;
SELECT repeat('9', 39)::text || ' EUR' AS text \gset
SELECT :'text'::amount;
-- An unknown code of an old dump is accepted, beside a strict check.
SELECT '3 XQZ'::amount, is_known('3 XQZ'), is_known('3 EUR'), is_current('3 DEM', '2024-01-01'),
       is_current('3 DEM', '1999-01-01'), is_current('3 EUR', '2024-01-01');
SELECT amount('3 XQZ');
SELECT amount(3, 'XQZ');
SELECT amount(1.50, 'EUR'), amount(12, 'EUR'), amount('1.50 EUR'), amount_text('1.50 EUR'), '1.50 EUR'::amount::text;
SELECT amount('NaN', 'EUR');
SELECT amount('Infinity'::numeric, 'EUR');
SELECT number('1.50 EUR'), currency('1.50 EUR'), number('-0.01 EUR'), number('0 EUR'),
       number('12345678901234567890.12345678901234567 EUR'), number('-99999999999999999999999999999999999999 EUR');
-- Modifiers.
CREATE TABLE sale (price amount(EUR,2), fee amount, weight amount('ZAc'), any_scale amount(eur));
\d sale
INSERT INTO sale VALUES ('1.5 EUR', '3 USD', '1 ZAc', '1.234 EUR'), ('1.50 EUR', NULL, NULL, NULL);
INSERT INTO sale (price) VALUES ('1.505 EUR');
INSERT INTO sale (price) VALUES ('1.50 USD');
INSERT INTO sale (price) VALUES ('1.50');
COPY sale (price) FROM stdin;
2.5 EUR
\.
COPY sale (price) FROM stdin;
2.505 EUR
\.
SELECT * FROM sale;
SELECT '1.505 EUR'::amount(EUR,2), '1.515 EUR'::amount::amount(EUR,2);
SELECT '1 USD'::amount(EUR,2);
SELECT '1 EUR'::amount(EUR,39);
SELECT '1 EUR'::amount(EURO12);
SELECT '1 EUR'::amount(EUR,2,3);
SELECT '1 EUR'::amount('');
SELECT formatted('1234.50 EUR', 'de'), libmoney_version() ~ '^[0-9.]+$';
-- JSON.
SELECT to_json('1.50 EUR'::amount), row_to_json(sale) FROM sale LIMIT 1;
SELECT '{"amount":"1.50","currency":"EUR"}'::json::amount;
SELECT '{"amount":1.50,"currency":"EUR"}'::json::amount;
SELECT '[]'::json::amount;
-- No name of PostgreSQL's own is overloaded, but for aggregates and constructors by type.
SELECT DISTINCT p.proname FROM pg_proc p JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e'
JOIN pg_extension e ON e.oid = d.refobjid AND e.extname = 'libmoney'
WHERE EXISTS (SELECT FROM pg_proc o WHERE o.pronamespace = 'pg_catalog'::regnamespace AND o.proname = p.proname)
ORDER BY 1;
SELECT round('12.345'), convert('abc', 'UTF8', 'LATIN1'), min('a'), max('b'), sum(1), avg(2.0), abs(-1), 2 * 3, 1 < 2;
DROP TABLE sale;
