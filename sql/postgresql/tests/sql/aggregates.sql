-- Sums, means, extremes; windows; states.
CREATE TABLE sale (id integer, price amount(EUR,2), fee amount);
INSERT INTO sale VALUES (1, '1 EUR', '1.25 USD'), (2, '2.5 EUR', '3 GBP'), (3, '3 EUR', NULL), (4, '4 EUR', '2 USD');
SELECT sum(price), avg(price, 'half-up'), avg(price, 4, 'half-up'), min(price), max(price), totals(fee), count(fee) FROM sale;
SELECT avg(price) FROM sale WHERE id IN (1, 4);
SELECT avg(price) FROM sale WHERE id < 4;
SELECT sum(fee) FROM sale;
SELECT min(fee) FROM sale;
SELECT max(fee) FROM sale;
SELECT avg(fee, 'up') FROM sale;
SELECT sum(fee), totals(fee), avg(fee), min(fee) FROM sale WHERE id = 3;
SELECT sum(fee), totals(fee) FROM sale WHERE false;
SELECT currency(fee), sum(fee) FROM sale GROUP BY 1 ORDER BY 1;
SELECT avg(price, NULL) FROM sale;
SELECT avg(price, 'bankers') FROM sale;
-- A window whose finest row leaves it has the scale of the others.
SELECT id, sum(a) OVER w, avg(a, 'half-even') OVER w, totals(a) OVER w
FROM (VALUES (1, '1 EUR'::amount), (2, '2.5 EUR'), (3, '3 EUR'), (4, '4 EUR'), (5, NULL), (6, NULL), (7, '1 USD')) AS t(id, a)
WINDOW w AS (ORDER BY id ROWS 1 PRECEDING);
SELECT id, sum(a) OVER (ORDER BY id ROWS 1 PRECEDING)
FROM (VALUES (1, '1 EUR'::amount), (2, '2.5 EUR'), (3, '3 USD')) AS t(id, a);
SELECT sum(a) OVER (ROWS 1 PRECEDING)
FROM (VALUES ('99999999999999999999999999999999999999 EUR'::amount), ('1 EUR'), ('-1 EUR')) AS t(a);
-- Intermediate sums cannot overflow.
SELECT sum(a) FROM (VALUES ('99999999999999999999999999999999999999 EUR'::amount), ('1 EUR'), ('-2 EUR')) AS t(a);
-- States have text and bytes, so that they pass between servers.
SELECT amount_sum_final(amount_combine(a.state::text::amount_state, b.state::text::amount_state))
FROM (SELECT amount_accumulate(NULL, '1.5 EUR') AS state) AS a, (SELECT amount_accumulate(NULL, '2 EUR') AS state) AS b;
SELECT amount_accumulate(NULL, '1.5 EUR');
SELECT '\x'::amount_state;
SELECT '\x02000000000000000000000000'::amount_state;
SELECT '\x01000000000000000000000001'::amount_state;
DROP TABLE sale;
