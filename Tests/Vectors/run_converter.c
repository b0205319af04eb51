/* Runs the golden vectors of converters and lists of currencies through the C functions. Usage: run_converter DIRECTORY,
 * the folder that holds Vectors and Data. */
#include "vectors.h"

static const char *const file_name = "converter.json";
static const char *folder = "Tests";
static char text[MONEY_LOCALE_TEXT_MAX];

/** A document of the folder Data. */
static char *document(const char *name, size_t *length)
{
    char path[1024], *bytes;
    FILE *file;
    long size;

    snprintf(path, sizeof path, "%s/Data/%s", folder, name);
    file = fopen(path, "rb");
    if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0 || fseek(file, 0, SEEK_SET) != 0)
        abort();
    bytes = malloc((size_t)size + 1);
    if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) abort();
    *length = (size_t)size;
    fclose(file);
    return bytes;
}

static money_converter_t *typed(json_t *test, const money_rates_t *rates, const char *amount)
{
    money_converter_t *converter = NULL;

    if (money_converter_new(text_of(test, "source"), text_of(test, "target"), NULL, &converter, NULL) != MONEY_OK ||
        money_converter_set_rates(converter, rates, MONEY_ORIGIN_NETWORK, MONEY_INSTANT_NONE, NULL) != MONEY_OK ||
        money_converter_set_amount(converter, amount, MONEY_NTS, NULL) != MONEY_OK)
        abort();
    return converter;
}

static int shows(const money_converter_t *converter, const char *wanted)
{
    return money_converter_text(converter, text, sizeof text, NULL, NULL) == MONEY_OK && strcmp(text, wanted) == 0;
}

static int starts(const char *line, const char *beginning) { return strncmp(line, beginning, strlen(beginning)) == 0; }

static int passes_through(const money_conversion_t *details, const char *code)
{
    uint32_t index;

    for (index = 1; index < details->leg_count; index++)
        if (strcmp(details->legs[index].from, code) == 0) return 1;
    return 0;
}

static int significant_digits(const char *number)
{
    int digits = 0;

    for (; *number != '\0' && *number != ' '; number++)
        if (*number != '.' && (digits > 0 || *number != '0')) digits++;
    return digits;
}

static void check_converter(json_t *test, const money_converter_t *converter, const money_rates_t *rates)
{
    const char *state = text_of(test, "state"), *exact = text_of(test, "rate_exact"), *error = text_of(test, "error");
    json_t *digits = json_object_get(test, "equivalence_has_significant_digits");
    money_converter_info_t info;
    money_conversion_t details;
    money_t result;

    if (money_converter_info(converter, MONEY_INSTANT_NONE, &info, NULL) != MONEY_OK) abort();
    if (text_of(test, "result") != NULL) check(shows(converter, text_of(test, "result")), test, text);
    if (text_of(test, "through") != NULL)
        check(money_converter_result(converter, MONEY_INSTANT_NONE, &result, &details, NULL) == MONEY_OK &&
                  passes_through(&details, text_of(test, "through")),
              test, "the path");
    if (state != NULL)
        check(info.state == (strcmp(state, "empty") == 0 ? MONEY_CONVERTER_EMPTY : MONEY_CONVERTER_FAILED), test, "state");
    if (text_of(test, "result_of") != NULL) {
        money_converter_t *other = typed(test, rates, text_of(test, "result_of"));
        char wanted[MONEY_LOCALE_TEXT_MAX];

        if (money_converter_text(other, wanted, sizeof wanted, NULL, NULL) != MONEY_OK) abort();
        check(wanted[0] != '\0' && shows(converter, wanted), test, text);
        check(info.state == MONEY_CONVERTER_READY && info.input_state == MONEY_INPUT_STATE_UNFINISHED, test, "state");
        money_converter_free(other);
    }
    if (digits != NULL) {
        if (money_converter_unit_rate(converter, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
        check(strstr(text, " = ") != NULL &&
                  significant_digits(strstr(text, " = ") + 3) >= (int)json_integer_value(digits),
              test, text);
    }
    if (exact != NULL) {
        money_decimal_t rate;

        check(money_converter_rate(converter, MONEY_INSTANT_NONE, &details, NULL) == MONEY_OK && details.leg_count == 1 &&
                  money_decimal_parse(exact, MONEY_NTS, &rate, NULL) == MONEY_OK,
              test, "the rate");
        /* numerator / denominator = coefficient / 10^scale */
        if (rate.hi == 0 && rate.scale <= 18) {
            unsigned __int128 power = 1;
            uint32_t index;

            for (index = 0; index < rate.scale; index++) power *= 10;
            check(power * details.legs[0].numerator == (unsigned __int128)rate.lo * details.legs[0].denominator, test,
                  "the exact rate");
        }
    }
    if (error != NULL) {
        if (money_converter_reason(converter, text, sizeof text, NULL, NULL) != MONEY_OK) abort();
        check(info.state == MONEY_CONVERTER_FAILED && starts(text, error), test, text);
    }
}

static void run_rates(json_t *test)
{
    size_t length = 0;
    char *json = document(text_of(test, "rates"), &length);
    money_rates_t *rates = NULL;
    money_converter_t *converter;
    money_error_t error;
    money_status_t status = money_rates_from_json(json, length, &rates, &error);

    if (text_of(test, "source") == NULL) {
        check(status == MONEY_ERR_PROVIDER && starts(error.text, text_of(test, "error")), test, error.text);
    } else {
        if (status != MONEY_OK) abort();
        converter = typed(test, rates, text_of(test, "typed"));
        check_converter(test, converter, rates);
        money_converter_free(converter);
    }
    money_rates_free(rates);
    free(json);
}

static int has(const money_currency_list_t *list, const char *code)
{
    money_currency_list_item_t item;
    size_t index;

    for (index = 0; money_currency_list_at(list, index, &item, NULL) == MONEY_OK; index++)
        if (strcmp(item.code, code) == 0) return 1;
    return 0;
}

static void run_list(json_t *test)
{
    const char *sort = text_of(test, "sort"), *search = text_of(test, "search"), *state = text_of(test, "state");
    size_t length = 0, index;
    char *json = document(text_of(test, "list"), &length);
    money_currency_list_t *list = NULL;
    money_currency_list_item_t item;
    int32_t shown = -1;
    json_t *code;

    if (money_currency_list_new(text_of(test, "language"), &list, NULL) != MONEY_OK) abort();
    check(money_currency_list_add_json(list, json, length, NULL) == MONEY_OK, test, "the document");
    json_array_foreach(json_object_get(test, "favourites"), index, code)
        check(money_currency_list_set_favourite(list, json_string_value(code), 1, NULL) == MONEY_OK, test, "favourite");
    if (sort != NULL)
        check(money_currency_list_set_sort(
                  list, strcmp(sort, "code_ascending") == 0 ? MONEY_SORT_CODE_ASCENDING : MONEY_SORT_CODE_DESCENDING,
                  NULL) == MONEY_OK,
              test, "sort");
    if (search != NULL) check(money_currency_list_set_search(list, search, MONEY_NTS, NULL) == MONEY_OK, test, "search");
    json_array_foreach(json_object_get(test, "finds_at_least"), index, code)
        check(has(list, json_string_value(code)), test, json_string_value(code));
    json_array_foreach(json_object_get(test, "first"), index, code)
        check(money_currency_list_at(list, index, &item, NULL) == MONEY_OK &&
                  strcmp(item.code, json_string_value(code)) == 0,
              test, json_string_value(code));
    if (money_currency_list_state(list, &shown, NULL) != MONEY_OK) abort();
    check(shown == (state == NULL ? MONEY_LIST_READY : MONEY_LIST_NOTHING_FOUND), test, "state");
    money_currency_list_free(list);
    free(json);
}

int main(int count, char **arguments)
{
    char path[1024];
    json_t *tests, *test;
    json_error_t where;
    size_t index;

    if (count > 1) folder = arguments[1];
    snprintf(path, sizeof path, "%s/Vectors/%s", folder, file_name);
    tests = json_load_file(path, 0, &where);
    if (tests == NULL) {
        fprintf(stderr, "%s: %s\n", path, where.text);
        return 1;
    }
    json_array_foreach(tests, index, test)
    {
        if (json_object_get(test, "list") == NULL)
            run_rates(test);
        else
            run_list(test);
    }
    json_decref(tests);
    check(index >= 14, NULL, "fewer vectors than there were");
    printf("%ld passed, %ld failed\n", passed, failed);
    return failed != 0;
}
