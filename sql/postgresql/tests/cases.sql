-- The names of cases.txt over those of the extension and of the pack.
CREATE FUNCTION money_parse(text) RETURNS amount LANGUAGE sql STRICT AS 'SELECT amount($1)';
CREATE FUNCTION money_parse(text, text) RETURNS amount LANGUAGE sql STRICT AS $$SELECT amount($1 || ' ' || $2)$$;
CREATE FUNCTION money_add(amount, amount) RETURNS amount LANGUAGE sql STRICT AS 'SELECT $1 + $2';
CREATE FUNCTION money_subtract(amount, amount) RETURNS amount LANGUAGE sql STRICT AS 'SELECT $1 - $2';
CREATE FUNCTION money_multiply(amount, text, integer, text) RETURNS amount LANGUAGE sql STRICT
    AS 'SELECT multiplied($1, $2::numeric, $3, $4)';
CREATE FUNCTION money_multiply(amount, numeric, integer, text) RETURNS amount LANGUAGE sql STRICT
    AS 'SELECT multiplied($1, $2, $3, $4)';
CREATE FUNCTION money_round(amount, integer, text) RETURNS amount LANGUAGE sql STRICT AS 'SELECT rounded($1, $2, $3)';
CREATE FUNCTION money_round(amount, text, text) RETURNS amount LANGUAGE sql STRICT
    AS $$SELECT CASE WHEN $2 = 'currency' THEN rounded($1, $3) END$$;
CREATE FUNCTION money_currency(amount) RETURNS text LANGUAGE sql STRICT AS 'SELECT currency($1)';
CREATE FUNCTION money_compare(amount, amount) RETURNS integer LANGUAGE sql STRICT AS 'SELECT compared($1, $2)';
CREATE FUNCTION money_convert(amount, text, date) RETURNS amount LANGUAGE sql STRICT
    AS 'SELECT converted($1, $2, $3)';
