/* Invalid tables of reference rates: each produces its status, and a line that names the value. */
#include "documents.h"

static void bad_csv(void)
{
    /* Nothing in it */
    CSV("", MONEY_ERR_NO_RATES, "empty");
    CSV("  \r\n\n", MONEY_ERR_NO_RATES, "empty");
    CSV("Date", MONEY_ERR_NO_RATES, "no currencies");
    CSV("Date,\n", MONEY_ERR_NO_RATES, "no currencies");
    CSV("Date,USD,\n", MONEY_ERR_NO_RATES, "no rates");
    CSV("Date,USD,JPY,\n2024-03-01,N/A,N/A,\n2024-02-29,N/A,N/A,\n", MONEY_ERR_NO_RATES, "no rates");
    /* Something else */
    CSV("Dates,USD,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "Dates");
    CSV("USD,Date,\n1.08,2024-03-01,\n", MONEY_ERR_DOCUMENT, "USD");
    CSV("Date;USD\n2024-03-01;1.08\n", MONEY_ERR_DOCUMENT, "Date;USD");
    CSV("<!DOCTYPE html><html><body>Not found</body></html>", MONEY_ERR_DOCUMENT, "<!DOCTYPE html>");
    CSV("{\"base\":\"EUR\"}", MONEY_ERR_DOCUMENT, "{\"base\":\"EUR\"}");
    CSV("Date,U$D,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "U$D");
    CSV("Date,ABCDEFGHIJKL,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "ABCDEFGHIJKL");
    CSV("Date,EUR,\n2024-03-01,1,\n", MONEY_ERR_DOCUMENT, "EUR");
    CSV("Date,USD,JPY,USD,\n2024-03-01,1.08,160,1.09,\n", MONEY_ERR_DUPLICATE_RATE, "USD");
    /* Dates */
    CSV("Date,USD,\n2024-02-30,1.08,\n", MONEY_ERR_DATE, "2024-02-30");
    CSV("Date,USD,\n2023-02-29,1.08,\n", MONEY_ERR_DATE, "2023-02-29");
    CSV("Date,USD,\n2024-13-01,1.08,\n", MONEY_ERR_DATE, "2024-13-01");
    CSV("Date,USD,\n2024-00-10,1.08,\n", MONEY_ERR_DATE, "2024-00-10");
    CSV("Date,USD,\n0000-01-01,1.08,\n", MONEY_ERR_DATE, "0000-01-01");
    CSV("Date,USD,\n10000-01-01,1.08,\n", MONEY_ERR_DOCUMENT, "10000-01-01");
    CSV("Date,USD,\nyesterday,1.08,\n", MONEY_ERR_DOCUMENT, "yesterday");
    CSV("Date,USD,\n2024/03/01,1.08,\n", MONEY_ERR_DOCUMENT, "2024/03/01");
    CSV("Date,USD,\n,1.08,\n", MONEY_ERR_DOCUMENT, "expected a date such as 2024-02-29, got \"\"");
    CSV("Date,USD,\n31 February 2026,1.08,\n", MONEY_ERR_DATE, "31 February 2026");
    CSV("Date,USD,\n30 Octember 2026,1.08,\n", MONEY_ERR_DOCUMENT, "30 Octember 2026");
    CSV("Date,USD,\n2024-03-01,1.08,\n2024-02-29,1.08,\n2024-03-01,1.07,\n", MONEY_ERR_DUPLICATE_RATE, "2024-03-01");
    CSV("Date,USD,\n2024-03-01,1.08,\n<html>\n", MONEY_ERR_DOCUMENT, "<html>");
    /* Rates */
    CSV("Date,USD,\n2024-03-01,0,\n", MONEY_ERR_INVALID_RATE, "\"0\"");
    CSV("Date,USD,\n2024-03-01,0.000,\n", MONEY_ERR_INVALID_RATE, "0.000");
    CSV("Date,USD,\n2024-03-01,-1.08,\n", MONEY_ERR_INVALID_RATE, "-1.08");
    CSV("Date,USD,\n2024-03-01,-0,\n", MONEY_ERR_INVALID_RATE, "-0");
    CSV("Date,USD,\n2024-03-01,1e400,\n", MONEY_ERR_INVALID_RATE, "1e400");
    CSV("Date,USD,\n2024-03-01,1e-400,\n", MONEY_ERR_INVALID_RATE, "1e-400");
    CSV("Date,USD,\n2024-03-01,123456789012345678901,\n", MONEY_ERR_INVALID_RATE, "123456789012345678901");
    CSV("Date,USD,\n2024-03-01,18446744073709551616,\n", MONEY_ERR_INVALID_RATE, "18446744073709551616");
    CSV("Date,USD,\n2024-03-01,0.00000000000000000001,\n", MONEY_ERR_INVALID_RATE, "0.00000000000000000001");
    CSV("Date,USD,\n2024-03-01,1.2.3,\n", MONEY_ERR_DOCUMENT, "1.2.3");
    CSV("Date,USD,\n2024-03-01,5.,\n", MONEY_ERR_DOCUMENT, "5.");
    CSV("Date,USD,\n2024-03-01,7/3,\n", MONEY_ERR_DOCUMENT, "7/3");
    CSV("Date,USD,\n2024-03-01,NaN,\n", MONEY_ERR_DOCUMENT, "NaN");
    CSV("Date,USD,\n2024-03-01,Infinity,\n", MONEY_ERR_DOCUMENT, "Infinity");
    CSV("Date,USD,\n2024-03-01,n/a,\n", MONEY_ERR_DOCUMENT, "n/a");
    CSV("Date,USD,\n2024-03-01,\"1.08\",\n", MONEY_ERR_DOCUMENT, "\"1.08\"");
    CSV("Date,USD,\n2024-03-01,,\n", MONEY_ERR_DOCUMENT, "expected a rate or N/A in row 2024-03-01, got \"\"");
    /* Rows too short and too long */
    CSV("Date,USD,JPY,\n2024-03-01,1.08,\n", MONEY_ERR_DOCUMENT, "expected a rate or N/A in row 2024-03-01, got \"\"");
    CSV("Date,USD,JPY,\n2024-03-01,1.08\n", MONEY_ERR_DOCUMENT, "row 2024-03-01 is truncated");
    CSV("Date,USD,JPY,\n2024-03-01\n", MONEY_ERR_DOCUMENT, "row 2024-03-01 is truncated");
    CSV("Date,USD,\n2024-03-01,1.08,160,\n", MONEY_ERR_DOCUMENT, "number of cells in row 2024-03-01 must be 1, got more");
    CSV("Date,USD,\n2024-03-01,1.08,,,\n", MONEY_ERR_DOCUMENT, "number of cells in row 2024-03-01 must be 1, got more");
    /* Bytes */
    BYTES(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,1.\xff" "08,\n", MONEY_ERR_ENCODING, "UTF-8");
    BYTES(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,1.\0" "08,\n", MONEY_ERR_ENCODING, "NUL");
    BYTES(money_rates_from_ecb_csv, "Date,USD,\n2024-03-01,1.08,\n\0", MONEY_ERR_ENCODING, "NUL");
}

int main(void)
{
    money_rates_t *rates = NULL;
    state_t before = {0}, after = {0};

    /* A valid table stays intact, regardless of later reads. */
    CHECK_OK(money_rates_from_json("{\"base\":\"EUR\",\"rates\":{\"USD\":1.08}}", MONEY_NTS, &rates, NULL));
    state_of_rates(&before, rates);
    bad_csv();
    cut_at_every_byte(money_rates_from_ecb_csv, "Date,USD,JPY,\n2024-03-01,1.0813,162.82,\n2024-02-29,1.0826,N/A,\n", 1);
    cut_at_every_byte(money_rates_from_ecb_csv, "Date, USD, JPY, \n30 October 2026, 1.1172, 175.68, \n", 1);
    state_of_rates(&after, rates);
    CHECK(state_equal(&before, &after));
    money_rates_free(rates);
    return check_end();
}
