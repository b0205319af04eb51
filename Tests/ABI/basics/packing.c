/* Packed amounts and sort keys: their frozen bytes, the order of keys, and damaged bytes. */
#include "basics.h"

enum { AMOUNTS = 19 };

static size_t packed(const char *text, char *bytes)
{
    money_t value = amount(text);
    size_t length = 99, alone = 99;

    CHECK_OK(money_pack(&value, bytes, MONEY_PACKED_MAX, &length, &error));
    CHECK_OK(money_pack(&value, NULL, 0, &alone, &error));
    CHECK(alone == length);
    return length;
}

static void bytes_are_frozen(void)
{
    static const unsigned char price[] = { 0x13, 'E', 'U', 'R', 2, 0x04, 0x1A, 0x4D };
    static const unsigned char debt[] = { 0x13, 'U', 'S', 'D', 2, 0x80, 0xD3 };
    static const unsigned char key[] = { 'E', 'U', 'R', 0, 0xA8, 11, 51, 0 };
    static const unsigned char low[] = { 'E', 'U', 'R', 0, 0x57, 0xF4, 0xCC, 0xFF };
    char bytes[MONEY_PACKED_MAX], found[MONEY_SORT_KEY_MAX];
    money_t value;
    size_t length;

    CHECK(packed("10.50 EUR", bytes) == sizeof price);
    CHECK(memcmp(bytes, price, sizeof price) == 0);
    CHECK(packed("-1.28 USD", bytes) == sizeof debt);
    CHECK(memcmp(bytes, debt, sizeof debt) == 0);
    CHECK(packed("99999999999999999999999999999999999999 EUR", bytes) == 22);
    value = amount("10.50 EUR");
    CHECK_OK(money_sort_key(&value, found, sizeof found, &length, &error));
    CHECK(length == sizeof key && memcmp(found, key, sizeof key) == 0);
    value = amount("-10.5 EUR");
    CHECK_OK(money_sort_key(&value, found, sizeof found, &length, &error));
    CHECK(length == sizeof low && memcmp(found, low, sizeof low) == 0);
}

/* Ascending, and equal where the second number of a pair requires it. */
static void keys_sort(void)
{
    static const char *const texts[AMOUNTS] = {
        "1 CHF", "-99999999999999999999999999999999999999 EUR", "-10.5 EUR", "-10.49 EUR", "-1 EUR", "-0.5 EUR",
        "-0.00000000000000000000000000000000000001 EUR", "0 EUR", "0.00000000000000000000000000000000000001 EUR",
        "0.09 EUR", "0.1 EUR", "0.101 EUR", "1 EUR", "1.5 EUR", "2 EUR", "10 EUR", "10.01 EUR", "100 EUR", "-5 USD",
    };
    char keys[AMOUNTS][MONEY_SORT_KEY_MAX], other[MONEY_SORT_KEY_MAX];
    money_t value;
    size_t lengths[AMOUNTS], length, a, b;

    for (a = 0; a < AMOUNTS; a++) {
        value = amount(texts[a]);
        CHECK_OK(money_sort_key(&value, keys[a], sizeof keys[a], &lengths[a], &error));
    }
    for (a = 0; a < AMOUNTS; a++)
        for (b = a + 1; b < AMOUNTS; b++) {
            size_t shorter = lengths[a] < lengths[b] ? lengths[a] : lengths[b];

            CHECK(memcmp(keys[a], keys[b], shorter) < 0);
        }
    value = amount("1.500 EUR");
    CHECK_OK(money_sort_key(&value, other, sizeof other, &length, &error));
    CHECK(length == lengths[13] && memcmp(other, keys[13], length) == 0);
    value = amount("-0.00 EUR");
    CHECK_OK(money_sort_key(&value, other, sizeof other, &length, &error));
    CHECK(length == lengths[7] && memcmp(other, keys[7], length) == 0);
}

static void unpacking(void)
{
    static const char *const texts[] = {
        "10.50 EUR", "0 JPY", "-0.01 USD", "1.27 USD", "-1.29 USD", "99999999999999999999999999999999999999 EUR",
        "-0.99999999999999999999999999999999999999 EUR", "9223372036854775808 EUR",
    };
    char bytes[MONEY_PACKED_MAX];
    money_t value, back, zero;
    size_t index, length, bit;

    memset(&zero, 0, sizeof zero);
    for (index = 0; index < sizeof texts / sizeof *texts; index++) {
        value = amount(texts[index]);
        length = packed(texts[index], bytes);
        CHECK_OK(money_unpack(bytes, length, &back, &error));
        CHECK(memcmp(&back, &value, sizeof back) == 0);
        for (bit = 0; bit < length * 8; bit++) {
            bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
            CHECK(money_unpack(bytes, length, &back, NULL) != MONEY_OK);
            CHECK(memcmp(&back, &zero, sizeof back) == 0);
            bytes[bit / 8] = (char)(bytes[bit / 8] ^ 1 << bit % 8);
        }
        for (bit = 0; bit < length; bit++) CHECK(money_unpack(bytes, bit, &back, NULL) != MONEY_OK);
    }
}

static void refused(void)
{
    char bytes[MONEY_PACKED_MAX + 1] = { 0 };
    /* A coefficient with a byte too many, and one of 39 digits. */
    static const char padded[] = { 0x13, 'E', 'U', 'R', 2, 0, 1, 'E' ^ 'U' ^ 'R' ^ 0x13 ^ 2 ^ 1 };
    money_t value, zero;
    size_t length = packed("10.50 EUR", bytes), needed = 9;

    CHECK_STATUS(money_unpack(padded, sizeof padded, &value, &error), MONEY_ERR_DOCUMENT);
    CHECK(error.position == 5);
    bytes[0] = 0x23;
    CHECK_STATUS(money_unpack(bytes, length, &value, &error), MONEY_ERR_VERSION);
    CHECK(error.position == 0);
    bytes[0] = 0x03;
    CHECK_STATUS(money_unpack(bytes, length, &value, &error), MONEY_ERR_DOCUMENT);
    CHECK_STATUS(money_unpack(bytes, sizeof bytes, &value, &error), MONEY_ERR_LIMIT);
    CHECK_STATUS(money_unpack(NULL, 8, &value, &error), MONEY_ERR_ARGUMENT);
    value = amount("10.50 EUR");
    CHECK_STATUS(money_pack(&value, bytes, length - 1, &needed, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(needed == length);
    CHECK_OK(money_pack(&value, bytes, length, &needed, &error));
    CHECK_STATUS(money_sort_key(&value, bytes, 7, &needed, &error), MONEY_ERR_BUFFER_TOO_SMALL);
    CHECK(needed == 8);
    CHECK_STATUS(money_pack(&value, NULL, 8, &needed, &error), MONEY_ERR_ARGUMENT);
    memset(&zero, 0, sizeof zero);
    CHECK_STATUS(money_pack(&zero, bytes, sizeof bytes, &needed, &error), MONEY_ERR_ARGUMENT);
    CHECK(needed == 0);
    CHECK_STATUS(money_sort_key(&zero, bytes, sizeof bytes, &needed, &error), MONEY_ERR_ARGUMENT);
}

int main(void)
{
    bytes_are_frozen();
    keys_sort();
    unpacking();
    refused();
    return check_end();
}
