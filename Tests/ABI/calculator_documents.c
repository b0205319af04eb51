/* Documents of calculators: every state is restored, and unreachable states are rejected with their position. */
#include "calculator.h"

#define OPERATION(elements, shows) \
    "{\"digits\":5,\"format\":\"libmoney.calculator\",\"operation\":" elements ",\"shows\":\"" shows "\",\"version\":1}"

static void refused(const char *json, money_status_t status, const char *at)
{
    money_calculator_t *calculator = (money_calculator_t *)8;
    money_error_t error = {0};
    const char *place = strstr(json, at);

    CHECK_STATUS(money_calculator_from_json(json, MONEY_NTS, &calculator, &error), status);
    if (place == NULL || error.position != place - json)
        check_that(0, __FILE__, __LINE__, json), fprintf(stderr, "  %lld: %s\n", (long long)error.position, error.text);
    else
        CHECK(calculator == NULL);
    if (calculator != (money_calculator_t *)8) money_calculator_free(calculator);
}

static void refused_numbers(void)
{
    static const char *const numbers[] = {
        "\"\"", "\"-\"", "\"00\"", "\"01\"", "\"-0\"", "\".5\"", "\"1..2\"", "\"1.2.3\"", "\"+1\"", "\"1e5\"", "\" 1\"", "\"--1\"",
        "\"=\"", "\"999999999999999999999999999999999999999\"", "\"0.000000000000000000000000000000000000001\"", "1", "null",
        "[]", "{}", "{\"numerator\":\"1\"}", "{\"denominator\":\"3\",\"numerator\":1}",
        "{\"denominator\":\"4\",\"numerator\":\"2\"}", "{\"denominator\":\"1\",\"numerator\":\"2\"}",
        "{\"denominator\":\"0\",\"numerator\":\"2\"}", "{\"denominator\":\"3\",\"numerator\":\"0\"}",
        "{\"denominator\":\"-3\",\"numerator\":\"1\"}", "{\"denominator\":\"3\",\"numerator\":\"-0\"}",
        "{\"denominator\":\"3\",\"numerator\":\"01\"}", "{\"denominator\":\"3\",\"numerator\":\"\"}",
        "{\"denominator\":\"3\",\"numerator\":\"1\",\"more\":\"1\"}",
        "{\"denominator\":\"3\",\"numerator\":\"1000000000000000000000000000000000000000\"}",
        /* 2^512 */
        "{\"denominator\":\"3\",\"numerator\":\"134078079299425970995740249982058461274793658205923933777235614437217640300735469"
        "76801874298166903427690031858186486050853753882811946569946433649006084096\"}",
    };
    size_t index;

    for (index = 0; index < sizeof numbers / sizeof *numbers; index++) {
        char json[1024];

        snprintf(json, sizeof json, OPERATION("[\"7\",\"+\",%s]", "operation"), numbers[index]);
        refused(json, MONEY_ERR_DOCUMENT, numbers[index]);
    }
}

static void refused_operations(void)
{
    refused(OPERATION("[]", "operation"), MONEY_ERR_DOCUMENT, "[]");
    refused(OPERATION("{}", "operation"), MONEY_ERR_DOCUMENT, "{}");
    refused(OPERATION("[\"0\",\"+\"]", "operation"), MONEY_ERR_DOCUMENT, "\"+\"");
    refused(OPERATION("[\"+\"]", "operation"), MONEY_ERR_DOCUMENT, "\"+\"");
    refused(OPERATION("[\"1.\",\"+\",\"2\"]", "operation"), MONEY_ERR_DOCUMENT, "\"+\"");
    refused(OPERATION("[\"1\",\"x\",\"+\"]", "operation"), MONEY_ERR_DOCUMENT, "\"+\"");
    refused(OPERATION("[\"1\",\"2\"]", "operation"), MONEY_ERR_DOCUMENT, "\"2\"");
    refused(OPERATION("[\"1\",\"X\",\"2\"]", "operation"), MONEY_ERR_DOCUMENT, "\"X\"");
    refused(OPERATION("[\"1\"]", "result"), MONEY_ERR_DOCUMENT, "[\"1\"]");
    refused(OPERATION("[\"1\",\"+\"]", "result"), MONEY_ERR_DOCUMENT, "[\"1\"");
    refused(OPERATION("[\"1\",\"+\",\"2.\"]", "result"), MONEY_ERR_DOCUMENT, "[\"1\"");
    refused(OPERATION("[\"1\",\"÷\",\"0.0\"]", "result"), MONEY_ERR_DOCUMENT, "[\"1\"");
    refused(OPERATION("[\"99999999999999999999999999999999999999\",\"x\",\"10\"]", "result"), MONEY_ERR_DOCUMENT, "[\"9");
    refused(OPERATION("[\"1\"]", "nothing"), MONEY_ERR_DOCUMENT, "\"nothing\"");
    refused("{\"digits\":39,\"format\":\"libmoney.calculator\",\"operation\":[\"0\"],\"shows\":\"operation\",\"version\":1}",
            MONEY_ERR_DOCUMENT, "39");
    refused("{\"digits\":-1,\"format\":\"libmoney.calculator\",\"operation\":[\"0\"],\"shows\":\"operation\",\"version\":1}",
            MONEY_ERR_DOCUMENT, "-1");
    refused("{\"digits\":\"5\",\"format\":\"libmoney.calculator\",\"operation\":[\"0\"],\"shows\":\"operation\",\"version\":1}",
            MONEY_ERR_DOCUMENT, "\"5\"");
    refused("{\"digits\":5,\"format\":\"libmoney.wallet\",\"operation\":[\"0\"],\"shows\":\"operation\",\"version\":1}",
            MONEY_ERR_DOCUMENT, "\"libmoney.wallet\"");
    refused("{\"digits\":5,\"format\":\"libmoney.calculator\",\"operation\":[\"0\"],\"shows\":\"operation\",\"version\":2}",
            MONEY_ERR_VERSION, "2}");
    refused("{\"digits\":5,\"format\":\"libmoney.calculator\",\"more\":1,\"operation\":[\"0\"],\"shows\":\"operation\",\"version\":1}",
            MONEY_ERR_DOCUMENT, "{");
    refused("{\"digits\":5,\"digits\":5}", MONEY_ERR_JSON, ":5}");
}

static void documents(void)
{
    static const char *const kept[] = {
        "", "12", "3 ±", "0.", "0.50", "1.", "1 +", "1 + 2", "1 + 0.", "6 x 3 =", "1 ÷ 3 =", "1 ÷ 3 = K", "1 ÷ 3 = K ± x 3",
        "200 + 10 %", "1 ÷ 3 = K % + 7 % + 5 - 8 x 2 ÷ 9", "5 ±", "0.0 ±", "2 + 0.0 ± - 1",
    };
    size_t index;

    for (index = 0; index < sizeof kept / sizeof *kept; index++) {
        money_calculator_t *calculator = calculator_of(kept[index]), *again = NULL;
        char *json = NULL, *same = NULL, one[MONEY_CALCULATOR_TEXT_MAX];

        CHECK_OK(money_calculator_to_json(calculator, &json, NULL, NULL));
        CHECK_OK(money_calculator_from_json(json, MONEY_NTS, &again, NULL));
        CHECK_OK(money_calculator_to_json(again, &same, NULL, NULL));
        CHECK_TEXT(same, json);
        CHECK(press(calculator, "+ 1 = K") == press(again, "+ 1 = K"));
        snprintf(one, sizeof one, "%s", display_of(calculator));
        CHECK(strcmp(display_of(again), one) == 0);
        money_string_free(json);
        money_string_free(same);
        money_calculator_free(calculator);
        money_calculator_free(again);
    }
    refused_numbers();
    refused_operations();
    {
        /* One number more than an operation has. */
        char json[4096] = "{\"digits\":5,\"format\":\"libmoney.calculator\",\"operation\":[\"7\"";
        size_t place = 0;

        for (index = 1; index <= MONEY_CALCULATOR_NUMBERS_MAX; index++) {
            place = strlen(json) + 1;
            strcat(json, ",\"+\",\"1\"");
        }
        strcat(json, "],\"shows\":\"operation\",\"version\":1}");
        refused(json, MONEY_ERR_LIMIT, json + place);
    }
}

int main(void)
{
    documents();
    return check_end();
}
