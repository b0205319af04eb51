/* Documents of portfolios that are rejected completely: each status of reading one, and the position of the fault. */
#include "portfolio.h"

#define HEAD "{\"format\":\"libmoney.portfolio\",\"version\":1,\"currency\":\"EUR\",\"method\":\"fifo\",\"shortage\":\"reject\"," \
             "\"next\":9,\"revision\":9,\"transactions\":["
#define TAIL "]}"
#define BUY "{\"id\":\"b\",\"date\":\"2024-01-02\",\"action\":\"buy\",\"symbol\":\"ABC\",\"quantity\":\"10\",\"total\":\"100.00\"," \
            "\"currency\":\"EUR\"}"
#define NINES "99999999999999999999999999999999999999"

typedef struct {
    const char *document;
    /* Where the fault is: at the first place of this text. */
    const char *place;
    money_status_t status;
    const char *text;
} refused_t;

static const refused_t JSON[] = {
    {"{\"format\":\"libmoney.portfolio\",\"version\":3}", "\"libmoney.portfolio\"", MONEY_ERR_VERSION, "\"version\" must be at most 2, got 3; a newer library wrote the document"},
    {HEAD "{\"id\":\"b\",\"date\":\"2024-02-30\",\"action\":\"fee\",\"total\":\"1\",\"currency\":\"EUR\"}" TAIL, "\"2024-02-30\"",
     MONEY_ERR_DATE, "invalid date \"2024-02-30\""},
    {HEAD "{\"id\":\"b\\n\",\"date\":\"2024-01-02\",\"action\":\"fee\",\"total\":\"1\",\"currency\":\"EUR\"}" TAIL, "\"b\\n\"",
     MONEY_ERR_SYNTAX, "id must be one line without control characters, got "},
    {HEAD "{\"id\":\"b\",\"date\":\"2024-01-02\",\"action\":\"fee\",\"total\":\"1,5\",\"currency\":\"EUR\"}" TAIL, "\"1,5\"",
     MONEY_ERR_SYNTAX, "expected a decimal number, got \"1,5\""},
    {HEAD "{\"id\":\"b\",\"date\":\"2024-01-02\",\"action\":\"fee\",\"total\":\"1\",\"currency\":\"EURO!\"}" TAIL, "\"1\",\"currency",
     MONEY_ERR_SYNTAX, "expected a currency code such as EUR, got \"EURO!\""},
    {HEAD "{\"id\":\"b\",\"date\":\"2024-01-02\",\"action\":\"fee\",\"total\":\"1" NINES "\",\"currency\":\"EUR\"}" TAIL, "\"1" NINES,
     MONEY_ERR_OVERFLOW, "number must have at most 38 digits, got \"1" NINES "\""},
    {HEAD "{\"id\":\"b\",\"date\":\"2024-01-02\",\"action\":\"fee\",\"total\":\"1\",\"currency\":\"QQQ\"}" TAIL, "{\"id\"",
     MONEY_ERR_UNKNOWN_CURRENCY, "fee on 2024-01-02 (b): unknown currency QQQ"},
    {"{\"format\":\"libmoney.portfolio\",\"version\":1,\"currency\":\"QQQ\",\"method\":\"fifo\",\"shortage\":\"reject\",\"next\":1,"
     "\"revision\":0}", "\"QQQ\"", MONEY_ERR_UNKNOWN_CURRENCY, "unknown currency QQQ"},
    {HEAD BUY "," BUY TAIL, "{\"id\":\"b\",\"date\":\"2024-01-02\",\"action\":\"buy\"", MONEY_ERR_DUPLICATE_ID,
     "duplicate transaction \"b\""},
    {HEAD BUY ",{\"id\":\"c\",\"date\":\"2024-01-03\",\"action\":\"buy\",\"symbol\":\"ABC\",\"quantity\":\"1\",\"total\":\"1\","
     "\"currency\":\"USD\"}" TAIL, "{\"id\":\"c\"", MONEY_ERR_CURRENCY_MISMATCH,
     "buy of ABC on 2024-01-03 (c): currency of the total must be that of the other trades, EUR, got USD"},
    {HEAD BUY ",{\"id\":\"s\",\"date\":\"2024-01-01\",\"action\":\"sell\",\"symbol\":\"ABC\",\"quantity\":\"1\",\"total\":\"1\","
     "\"currency\":\"EUR\"}" TAIL, "{\"id\":\"s\"", MONEY_ERR_INSUFFICIENT, "1 ABC sold on 2024-01-01, 0 held"},
    {HEAD BUY ",{\"id\":\"s\",\"date\":\"2024-01-03\",\"action\":\"sell\",\"symbol\":\"ABC\",\"quantity\":\"1\",\"total\":\"1\","
     "\"currency\":\"EUR\",\"lots\":[{\"id\":\"none\",\"quantity\":\"1\"}]}" TAIL, "{\"id\":\"s\"", MONEY_ERR_NOT_FOUND,
     "sale of ABC on 2024-01-03 (s): unknown lot \"none\""},
    {HEAD "{\"id\":\"f\",\"date\":\"2024-01-02\",\"action\":\"fee\",\"total\":\"1\",\"currency\":\"EUR\",\"rate\":\"2/1\"}" TAIL,
     "{\"id\":\"f\"", MONEY_ERR_INVALID_RATE, "fee on 2024-01-02 (f): rate from EUR to itself must be 1, got 2"},
    {HEAD "{\"id\":\"x\",\"date\":\"2024-01-02\",\"action\":\"buy\",\"symbol\":\"ABC\",\"quantity\":\"" NINES "\",\"total\":\"1\","
     "\"currency\":\"EUR\"}," BUY TAIL, "{\"id\":\"b\"", MONEY_ERR_OVERFLOW, "sum exceeds 38 digits"},
};

#define COLUMNS "id,date,action,symbol,quantity,total,currency,rate,lots\n"
#define BOUGHT "b,2024-01-02,buy,ABC,10,100.00,EUR,,\n"

static const refused_t CSV[] = {
    {COLUMNS BOUGHT "c,2024-01-03,buy,ABC,1,10.00,USD,,\n", "c,2024", MONEY_ERR_CURRENCY_MISMATCH,
     "line 3: buy of ABC on 2024-01-03 (c): currency of the total must be that of the other trades, EUR, got USD"},
    {COLUMNS BOUGHT "b,2024-01-03,buy,XYZ,1,10.00,EUR,,\n", "b,2024-01-03", MONEY_ERR_DUPLICATE_ID,
     "line 3: duplicate transaction \"b\""},
    {COLUMNS "f,2024-01-02,fee,,,1.00,EUR,1.5,\n", "f,2024", MONEY_ERR_INVALID_RATE,
     "line 2: fee on 2024-01-02 (f): rate from EUR to itself must be 1, got 1.5"},
    {COLUMNS "f,2024-01-02,fee,,,1.00,USD,0,\n", "0,\n", MONEY_ERR_INVALID_RATE, "line 2: "},
    {COLUMNS BOUGHT "s,2024-01-03,sell,ABC,1,10.00,EUR,,none:1\n", "s,2024", MONEY_ERR_NOT_FOUND,
     "line 3: sale of ABC on 2024-01-03 (s): unknown lot \"none\""},
    {COLUMNS "f,2024-01-02,fee,,,1.00,QQQ,,\n", "f,2024", MONEY_ERR_UNKNOWN_CURRENCY,
     "line 2: fee on 2024-01-02 (f): unknown currency QQQ"},
};

/** Where the fault is. A duplicate has it at the second of two equal texts. */
static int64_t position_of(const refused_t *one)
{
    const char *place = strstr(one->document, one->place);
    const char *next = place == NULL ? NULL : strstr(place + 1, one->place);

    if (place == NULL) abort();
    return (one->status == MONEY_ERR_DUPLICATE_ID && next != NULL ? next : place) - one->document;
}

static void is_refused(const refused_t *one, money_status_t status, const money_portfolio_t *portfolio)
{
    if (!CHECK_STATUS(status, one->status) || !CHECK(error.position == position_of(one)))
        fprintf(stderr, "%s\nat %d: %s\n", one->document, (int)error.position, error.text);
    CHECK(portfolio == NULL && error.status == one->status);
    CHECK(strncmp(error.text, one->text, strlen(one->text)) == 0 || CHECK_TEXT(error.text, one->text));
}

/** The common text of the documents, apart from their faults. */
static void accepted(void)
{
    money_portfolio_t *portfolio = NULL;
    char *json = NULL;

    CHECK_OK(money_portfolio_from_json(HEAD BUY TAIL, MONEY_NTS, NULL, &portfolio, &error));
    CHECK_OK(money_portfolio_to_json(portfolio, &json, NULL, &error));
    CHECK(strstr(json, "\"id\":\"b\"") != NULL);
    money_string_free(json);
    money_portfolio_free(portfolio);
    CHECK_OK(money_portfolio_from_csv(COLUMNS BOUGHT, MONEY_NTS, "EUR", NULL, &portfolio, &error));
    money_portfolio_free(portfolio);
}

int main(void)
{
    money_portfolio_t *portfolio;
    money_status_t status;
    size_t index;

    accepted();
    for (index = 0; index < sizeof JSON / sizeof *JSON; index++) {
        portfolio = (money_portfolio_t *)8;
        memset(&error, 0, sizeof error);
        status = money_portfolio_from_json(JSON[index].document, MONEY_NTS, NULL, &portfolio, &error);
        is_refused(&JSON[index], status, portfolio);
    }
    for (index = 0; index < sizeof CSV / sizeof *CSV; index++) {
        portfolio = (money_portfolio_t *)8;
        memset(&error, 0, sizeof error);
        status = money_portfolio_from_csv(CSV[index].document, MONEY_NTS, "EUR", NULL, &portfolio, &error);
        is_refused(&CSV[index], status, portfolio);
    }
    return check_end();
}
