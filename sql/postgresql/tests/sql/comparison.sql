-- Comparison within a currency, the total order, and the planner.
SELECT '1 EUR'::amount < '2 EUR', '1 EUR'::amount < '2 USD', '1 EUR'::amount >= '2 USD', '1.5 EUR'::amount = '1.50 EUR',
       '1 EUR'::amount = '1 USD', '1 EUR'::amount <> '1 USD', '9 EUR'::amount <~ '1 USD';
SELECT compared('1 EUR', '2 EUR'), compared('2 EUR', '2.0 EUR');
SELECT compared('1 EUR', '2 USD');
CREATE TABLE sale (id integer, fee amount);
INSERT INTO sale SELECT i, amount((i * 37 % 1000) / 10.0, (ARRAY['EUR', 'USD', 'JPY', 'GBP'])[1 + i % 4])
FROM generate_series(1, 4000) AS i;
INSERT INTO sale VALUES (4001, NULL), (4002, '50.00 USD'), (4003, '50 USD');
CREATE INDEX sale_fee ON sale (fee);
ANALYZE sale;
SET enable_seqscan = off;
SET enable_bitmapscan = off;
EXPLAIN (COSTS off) SELECT * FROM sale WHERE fee < '10 USD';
EXPLAIN (COSTS off) SELECT * FROM sale WHERE fee BETWEEN '10 USD' AND '20 USD';
EXPLAIN (COSTS off) SELECT * FROM sale WHERE '99 GBP' <= fee;
EXPLAIN (COSTS off) SELECT * FROM sale WHERE fee = '50 USD';
EXPLAIN (COSTS off) SELECT * FROM sale ORDER BY fee LIMIT 3;
PREPARE below (amount) AS SELECT count(*) FROM sale WHERE fee < $1;
SET plan_cache_mode = force_generic_plan;
EXPLAIN (COSTS off) EXECUTE below('10 USD');
EXECUTE below('10 USD');
EXECUTE below(NULL);
SELECT count(*) FROM sale WHERE fee < '10 USD';
SELECT count(*) FROM sale WHERE NOT fee >= '10 USD';
SELECT count(*) FROM sale WHERE '99 GBP' <= fee;
SELECT id, fee FROM sale WHERE fee = '50 USD' ORDER BY id;
RESET enable_seqscan;
SET enable_indexscan = off;
SET enable_indexonlyscan = off;
EXECUTE below('10 USD');
SELECT count(*) FROM sale WHERE fee < '10 USD';
SELECT count(*) FROM sale WHERE NOT fee >= '10 USD';
SELECT count(*) FROM sale WHERE '99 GBP' <= fee;
RESET ALL;
-- Estimates count the rows of one currency only.
CREATE FUNCTION estimated(query text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    plan json;
BEGIN
    EXECUTE 'EXPLAIN (FORMAT json) ' || query INTO plan;
    RETURN (plan -> 0 -> 'Plan' ->> 'Plan Rows')::integer;
END $$;
SELECT estimated($$SELECT * FROM sale WHERE fee < '50 USD'$$) BETWEEN 400 AND 600,
       estimated($$SELECT * FROM sale WHERE fee > '50 EUR'$$) BETWEEN 400 AND 600,
       estimated($$SELECT * FROM sale WHERE '50 JPY' > fee$$) BETWEEN 400 AND 600;
-- Hashing, merging, grouping, partitions.
SELECT count(*) FROM (SELECT DISTINCT fee FROM sale) AS one;
SET enable_hashjoin = off;
SELECT count(*) FROM sale a JOIN sale b USING (fee);
SET enable_hashjoin = on;
SET enable_mergejoin = off;
SET enable_nestloop = off;
SELECT count(*) FROM sale a JOIN sale b USING (fee);
RESET ALL;
CREATE TABLE part (fee amount) PARTITION BY HASH (fee);
CREATE TABLE part_0 PARTITION OF part FOR VALUES WITH (MODULUS 2, REMAINDER 0);
CREATE TABLE part_1 PARTITION OF part FOR VALUES WITH (MODULUS 2, REMAINDER 1);
INSERT INTO part VALUES ('1 EUR'), ('1.00 EUR'), ('2 EUR'), ('2 USD'), ('-3.5 JPY'), ('0 EUR'), ('0.000 EUR');
-- Frozen: a change moves rows of existing partitions.
SELECT tableoid::regclass, fee FROM part ORDER BY 1, 2, fee::text;
SELECT amount_hash('1.50 EUR'), amount_hash('1.5 EUR'), amount_hash_extended('1.5 EUR', 7);
SELECT id FROM sale WHERE fee IN ('50 USD', '1.1 EUR') ORDER BY 1 LIMIT 3;
DROP TABLE sale, part;
DROP FUNCTION estimated;
