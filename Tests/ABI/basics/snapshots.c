/* Snapshots of rate tables: the same table back, and refused bytes. */
#include "basics.h"

static money_rates_t *table(int is_dated)
{
    money_rates_builder_t *b;
    money_rates_t *rates;

    CHECK_OK(money_rates_builder_new(&b, &error));
    CHECK_OK(money_rates_builder_set_base(b, "EUR", &error));
    CHECK_OK(money_rates_builder_set_source(b, "a bank", MONEY_NTS, &error));
    CHECK_OK(money_rates_builder_set_instant(b, 1700000000, &error));
    ADD("EUR", "USD", "1.10", is_dated ? day(2024, 3, 1) : MONEY_DATE_NONE);
    ADD("EUR", "JPY", "162.82", is_dated ? day(2024, 3, 1) : MONEY_DATE_NONE);
    ADD("GBP", "EUR", "7/6", is_dated ? day(2024, 2, 28) : MONEY_DATE_NONE);
    if (is_dated) {
        ADD("EUR", "USD", "1.20", day(2024, 2, 28));
        ADD("EUR", "USD", "0.90", day(2000, 1, 3));
    }
    CHECK_OK(money_rates_builder_build(b, &rates, &error));
    money_rates_builder_free(b);
    return rates;
}

/* A file of the ECB, whose columns are not in the order of their codes. */
static money_rates_t *bank_table(void)
{
    static const char csv[] = "Date,USD,JPY,BGN,GBP\n"
                              "2024-03-01,1.10,162.82,N/A,0.8\n"
                              "2024-02-29,1.20,163.5,1.9558,0.9\n"
                              "2024-02-28,1.30,161.25,1.9558,N/A\n";
    money_rates_t *rates;

    CHECK_OK(money_rates_from_ecb_csv(csv, MONEY_NTS, &rates, &error));
    return rates;
}

static void round_trip(money_rates_t *rates)
{
    money_rates_t *again;
    char *bytes, *other, *json, *same;
    size_t length, other_length, json_length, same_length;

    CHECK_OK(money_rates_to_bytes(rates, &bytes, &length, &error));
    CHECK_OK(money_rates_from_bytes(bytes, length, &again, &error));
    CHECK_OK(money_rates_to_bytes(again, &other, &other_length, &error));
    CHECK(length == other_length && memcmp(bytes, other, length) == 0);
    CHECK_OK(money_rates_to_json(rates, &json, &json_length, &error));
    CHECK_OK(money_rates_to_json(again, &same, &same_length, &error));
    CHECK_TEXT(same, json);
    money_string_free(bytes);
    money_string_free(other);
    money_string_free(json);
    money_string_free(same);
    money_rates_free(rates);
    money_rates_free(again);
}

/* The checksum of the format, as docs/reference/packed.md defines it. */
static void seal(char *bytes, size_t length)
{
    const uint64_t factor = UINT64_C(0x9E3779B97F4A7C15);
    uint64_t lanes[4] = { 1, 2, 3, 4 }, word;
    size_t index, count = (length - 16) / 8;

    for (index = 0; index < count; index++) {
        size_t lane = index < count / 4 * 4 ? index % 4 : 0;

        memcpy(&word, bytes + 16 + index * 8, 8);
        lanes[lane] = (lanes[lane] ^ word) * factor;
    }
    word = (((lanes[0] * factor ^ lanes[1]) * factor ^ lanes[2]) * factor ^ lanes[3]) * factor;
    memcpy(bytes + 8, &word, 8);
}

static void refused(void)
{
    money_rates_t *rates = table(1), *again;
    char *bytes;
    size_t length, place, sealed = 0;

    CHECK_OK(money_rates_to_bytes(rates, &bytes, &length, &error));
    for (place = 0; place < length; place++) {
        bytes[place] = (char)(bytes[place] ^ 0x11);
        CHECK(money_rates_from_bytes(bytes, length, &again, &error) != MONEY_OK);
        CHECK(again == NULL && error.position >= 0);
        /* With a valid checksum, the other checks remain; some changes make another valid table. */
        seal(bytes, length);
        if (money_rates_from_bytes(bytes, length, &again, &error) == MONEY_OK) {
            sealed++;
            money_rates_free(again);
        }
        bytes[place] = (char)(bytes[place] ^ 0x11);
        seal(bytes, length);
    }
    CHECK(sealed > 0);
    for (place = 0; place < length; place++)
        CHECK_STATUS(money_rates_from_bytes(bytes, place, &again, &error), MONEY_ERR_DOCUMENT);
    bytes[7] = 2;
    CHECK_STATUS(money_rates_from_bytes(bytes, length, &again, &error), MONEY_ERR_VERSION);
    CHECK(error.position == 7);
    bytes[7] = 1;
    CHECK_STATUS(money_rates_from_bytes(bytes, MONEY_DOCUMENT_MAX + 1, &again, &error), MONEY_ERR_LIMIT);
    CHECK_OK(money_rates_from_bytes(bytes, length, &again, &error));
    money_rates_free(again);
    money_string_free(bytes);
    money_rates_free(rates);
}

int main(void)
{
    round_trip(table(0));
    round_trip(table(1));
    round_trip(bank_table());
    refused();
    return check_end();
}
