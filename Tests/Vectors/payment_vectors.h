/* The golden vectors of payment codes; included by run_vectors.c after the shared parts. */

static const char *field_of(json_t *test, const char *name) { return text_of(json_object_get(test, "fields"), name); }

/* The values of a code that was written; those that the vector lacks are empty. */
static void read_back(json_t *test, const money_payment_code_options_t *options, const char *text)
{
    money_payment_code_content_t content;
    money_error_t error;
    size_t index;
    const struct {
        const char *name, *text;
    } fields[] = {
        { "iban", content.iban },
        { "bic", content.bic },
        { "creditor_name", content.creditor_name },
        { "creditor_street", content.creditor_street },
        { "creditor_building", content.creditor_building },
        { "creditor_postcode", content.creditor_postcode },
        { "creditor_town", content.creditor_town },
        { "creditor_country", content.creditor_country },
        { "debtor_name", content.debtor_name },
        { "debtor_street", content.debtor_street },
        { "debtor_building", content.debtor_building },
        { "debtor_postcode", content.debtor_postcode },
        { "debtor_town", content.debtor_town },
        { "debtor_country", content.debtor_country },
        { "reference", content.reference },
        { "message", content.message },
        { "information", content.information },
        { "purpose", content.purpose },
    };

    if (!check_status(test, money_payment_code_parse(text, MONEY_NTS, &content, &error), &error)) return;
    check(content.format == options->format && content.is_amount_open == options->is_amount_open, test,
          "another format", text);
    for (index = 0; index < sizeof fields / sizeof *fields; index++) {
        const char *wanted = text_of(json_object_get(test, "content"), fields[index].name);

        check(strcmp(fields[index].text, wanted == NULL ? "" : wanted) == 0, test, fields[index].name,
              fields[index].text);
    }
}

static void pay(json_t *test)
{
    money_payment_code_options_t options = MONEY_PAYMENT_CODE_OPTIONS_INIT;
    const char *wanted = text_of(test, "error");
    money_status_t status;
    money_error_t error;
    char *text = NULL;

    if (strcmp(text_of(test, "format"), "swiss") == 0) options.format = MONEY_PAYMENT_CODE_SWISS;
    options.version = (int32_t)json_integer_value(json_object_get(test, "version"));
    options.is_amount_open = json_is_true(json_object_get(test, "open"));
    read_amount(test, text_of(test, "amount"), text_of(test, "currency"), &options.amount);
    options.iban = field_of(test, "iban");
    options.bic = field_of(test, "bic");
    options.creditor_name = field_of(test, "creditor_name");
    options.creditor_street = field_of(test, "creditor_street");
    options.creditor_building = field_of(test, "creditor_building");
    options.creditor_postcode = field_of(test, "creditor_postcode");
    options.creditor_town = field_of(test, "creditor_town");
    options.creditor_country = field_of(test, "creditor_country");
    options.debtor_name = field_of(test, "debtor_name");
    options.debtor_street = field_of(test, "debtor_street");
    options.debtor_building = field_of(test, "debtor_building");
    options.debtor_postcode = field_of(test, "debtor_postcode");
    options.debtor_town = field_of(test, "debtor_town");
    options.debtor_country = field_of(test, "debtor_country");
    options.reference = field_of(test, "reference");
    options.message = field_of(test, "message");
    options.information = field_of(test, "information");
    options.purpose = field_of(test, "purpose");
    status = money_payment_code(&options, &text, NULL, &error);
    if (wanted == NULL) {
        if (check_status(test, status, &error)) {
            check(strcmp(text, text_of(test, "text")) == 0, test, "another text", text);
            read_back(test, &options, text);
        }
    } else {
        check(status != MONEY_OK && strncmp(error.text, wanted, strlen(wanted)) == 0, test, "another error",
              status == MONEY_OK ? text : error.text);
    }
    money_string_free(text);
}
