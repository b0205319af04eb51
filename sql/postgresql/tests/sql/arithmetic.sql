-- Operators and rounding.
\set VERBOSITY verbose
SELECT '1.50 EUR'::amount + '2 EUR', '1.50 EUR'::amount - '2 EUR', -'1 EUR'::amount, @ '-1 EUR'::amount;
SELECT '1 EUR'::amount + '2 USD';
SELECT '1.50 EUR'::amount * 3, 3 * '1.50 EUR'::amount, '1.50 EUR'::amount * 1.19, 1.19 * '1.50 EUR'::amount,
       '1.50 EUR'::amount * 10000000000, 10000000000 * '1.50 EUR'::amount;
SELECT '1 EUR'::amount * 'NaN'::numeric;
SELECT '1 EUR'::amount * 1.5::double precision;
SELECT '99999999999999999999999999999999999999 EUR'::amount * 10;
SELECT '99999999999999999999999999999999999999 EUR'::amount + '1 EUR';
SELECT '10 EUR'::amount / 4, '10 EUR'::amount / 4::bigint, '10 EUR'::amount / 0.4, '10 EUR'::amount / '4 EUR';
SELECT '10 EUR'::amount / 3;
SELECT '10 EUR'::amount / '3 EUR';
SELECT '10 EUR'::amount / '3 USD';
SELECT '10 EUR'::amount / 0;
SELECT '10 EUR'::amount / '0 EUR';
SELECT '99999999999999999999999999999999999999 EUR'::amount / '0.00000000000000000000000000000000000001 EUR';
SELECT divided('10 EUR', 3, 2, 'half-even'), divided('10 EUR', 3, 'up'), ratio('10 EUR', '3 EUR', 4, 'down');
SELECT multiplied('19.99 EUR', 1.19, 2, 'half-up'), multiplied('19.99 EUR', 1.19, 'half-up'),
       multiplied('2.5 JPY', 1, 'half-up');
SELECT multiplied('1.005 EUR', 1, 2, 'unnecessary');
SELECT multiplied('1 EUR', 1, 2, 'bankers');
SELECT multiplied('1 EUR', 1, 39, 'up');
SELECT rounded('2.345 EUR'), rounded('2.345 EUR', 'half-up'), rounded('2.345 EUR', 1, 'up'), rounded('2.5 JPY');
SELECT rounded('1 XQZ');
SELECT rounded_to_step('1234.56 EUR', 0.05, 'half-up'), rounded_to_step('1234.56 EUR', 100, 'half-up');
SELECT rounded_to_step('1 EUR', 0, 'half-up');
SELECT rounded_to_cash('10.02 EUR', 'IE', '2020-01-01'), rounded_to_cash('10.02 EUR', 'IE', '2010-01-01'),
       rounded_to_cash('10.52 CHF', 'CH', '2020-01-01');
SELECT rounded_to_cash('10.02 EUR', 'US', '2020-01-01');
SELECT rounded_to_cash('10.02 EUR', 'IE', 'infinity');
SELECT NULL::amount + '1 EUR', NULL::amount * 2, rounded(NULL);
-- The cached numeric of a factor follows its column.
SELECT '1 EUR'::amount * f FROM (VALUES (1.5), (2.5), (2.5), (NULL), (1e30)) AS t(f);
-- Allocation.
SELECT share FROM allocate('100 EUR'::amount, 3) AS share;
SELECT share FROM allocate('0.05 EUR'::amount, ARRAY[1, 0, 1], 'floor-to-last') AS share;
SELECT allocate('100 EUR', 3, 'floor-to-first');
SELECT sum(share) = '100.00 EUR', count(*) FROM allocate('100 EUR'::amount, 1048576) AS share;
SELECT allocate('1 EUR', 0);
SELECT allocate('1 EUR', 1048577);
SELECT allocate('1 EUR', ARRAY[]::numeric[]);
SELECT allocate('1 EUR', ARRAY[0, 0]);
SELECT allocate('1 EUR', ARRAY[1, NULL]);
SELECT allocate('1 EUR', ARRAY[1, 'NaN']::numeric[]);
SELECT allocate('1 EUR', ARRAY[[1, 2], [3, 4]]);
SELECT allocate('1 EUR', 3, 'fair');
SELECT allocate('1 EUR', NULL::integer);
