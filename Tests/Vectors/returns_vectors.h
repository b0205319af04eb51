/* The golden vectors of rates of return; included by run_vectors.c after the shared parts. */

static void find_rate(json_t *test)
{
    json_t *flows = json_object_get(test, "flows"), *pair;
    const char *root = text_of(test, "root"), *undefined = text_of(test, "undefined");
    money_cash_flow_t *given = calloc(json_array_size(flows) + 1, sizeof *given);
    money_error_t error;
    money_xirr_t result;
    size_t index;

    if (given == NULL) abort();
    json_array_foreach(flows, index, pair) {
        money_cash_flow_init(&given[index]);
        if (!read_amount(test, json_string_value(json_array_get(pair, 1)), "EUR", &given[index].amount)) continue;
        check(money_date_parse(json_string_value(json_array_get(pair, 0)), MONEY_NTS, &given[index].date, NULL) == MONEY_OK,
              test, "a date that cannot be read", "");
    }
    if (check_status(test, money_xirr(given, json_array_size(flows), &result, &error), &error)) {
        if (undefined != NULL) {
            check(result.outcome == MONEY_XIRR_UNDEFINED, test, "not undefined", "");
            check(strcmp(money_xirr_reason_text(result.reason), undefined) == 0, test, "another reason",
                  money_xirr_reason_text(result.reason));
        } else {
            /* The cases come from a spreadsheet, which stops at 1e-8. */
            double off = result.rates[0] - strtod(root, NULL);
            check(result.outcome == MONEY_XIRR_ONE && off < 1e-8 && off > -1e-8, test, "another rate", "");
        }
    }
    free(given);
}
