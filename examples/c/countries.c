/* The currencies of a country on a day, with the country's name in the user's language.
 *
 *     cc countries.c -lmoney && ./a.out share/locales/cldr.locales
 */
#include <money.h>
#include <money/helpers.h>
#include <stdio.h>
#include <stdlib.h>

static money_error_t error;

static int failed(void)
{
    fprintf(stderr, "%s\n", error.text);
    return 1;
}

int main(int count, char **arguments)
{
    static const struct {
        const char *country, *day;
    } asked[] = {{"BG", "2025-12-31"}, {"BG", "2026-01-01"}, {"BT", "2026-01-01"}, {"CH", "2026-01-01"}};
    static const char *const users[] = {"pl", "fr-CH", "ja"};
    const char *path = count > 1 ? arguments[1] : "share/locales/cldr.locales";
    money_locales_t *locales = NULL;
    money_date_t date;
    char name[MONEY_LOCALE_TEXT_MAX], codes[MONEY_TEXT_MAX], *bytes;
    size_t length = 0, index, user;

    bytes = money_read_file(path, &length);
    if (bytes == NULL) return fprintf(stderr, "%s cannot be read\n", path), 1;
    if (money_locales_from_bytes(bytes, length, &locales, &error) != MONEY_OK) return failed();
    free(bytes);
    for (user = 0; user < sizeof users / sizeof *users; user++) {
        printf("%s\n", users[user]);
        for (index = 0; index < sizeof asked / sizeof *asked; index++) {
            if (money_date_parse(asked[index].day, MONEY_NTS, &date, &error) != MONEY_OK ||
                money_locales_country_name(locales, asked[index].country, users[user], name, sizeof name, NULL, &error) !=
                    MONEY_OK ||
                money_country_currencies(asked[index].country, date, codes, sizeof codes, NULL, &error) != MONEY_OK)
                return failed();
            printf("  %s, %s: %s\n", name, asked[index].day, codes);
        }
    }

    /* The currency of the user's country, taken from the locale. */
    if (money_locale_currency("fr-CH", MONEY_DATE_NONE, codes, sizeof codes, NULL, &error) != MONEY_OK) return failed();
    printf("fr-CH pays in %s\n", codes);

    /* The library never falls back to another country's name. */
    if (money_locales_country_name(locales, "SU", "ru", name, sizeof name, NULL, &error) == MONEY_ERR_NOT_FOUND)
        puts(error.text);
    money_locales_free(locales);
    return 0;
}
