/* The headers alone, first and twice, with every macro that a program may write out. C and C++. */
#include <money.h>
#include <money/desk.h>
#include <money.h>
#include <money/desk.h>
#include <money/helpers.h>
#define MONEY_INLINE_CALLS
#include <money/inline.h>
#include <money/inline.h>

#ifdef __cplusplus
#define NOTHING nullptr
#else
#define NOTHING NULL
#endif

static const money_allocate_options_t allocate_options = MONEY_ALLOCATE_OPTIONS_INIT;
static const money_convert_options_t convert_options = MONEY_CONVERT_OPTIONS_INIT;
static const money_locale_options_t locale_options = MONEY_LOCALE_OPTIONS_INIT;

int main(void)
{
    char text[MONEY_TEXT_MAX];
    char code[MONEY_CODE_SIZE];
    money_convert_options_t options = MONEY_CONVERT_OPTIONS_INIT;
    const size_t length = MONEY_NTS;
    const int64_t instant = MONEY_INSTANT_NONE;
    const uint32_t flags = MONEY_FLAG_ROUNDED | MONEY_FLAG_RATE_ROUNDED | MONEY_FLAG_FIXED | MONEY_FLAG_EARLIER;
    const money_currency_registry_t *registry = NOTHING;

    options.date = MONEY_DATE_NONE;
    options.registry = registry;
    text[0] = code[0] = MONEY_VERSION[0];
    return allocate_options.digits == MONEY_DIGITS_CURRENCY && locale_options.digits == MONEY_DIGITS_CURRENCY &&
                   convert_options.date == options.date &&
                   options.digits != MONEY_DIGITS_EXACT && length > MONEY_DOCUMENT_MAX && instant < 0 && flags == 15u &&
                   text[0] == code[0]
               ? 0
               : 1;
}
