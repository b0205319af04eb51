/* money parse: parses amounts written for a locale or with a pattern. */
#include "../amounts.h"
#include "../exits.h"
#include "../json.h"
#include "../message.h"
#include "../output.h"
#include "../wording.h"

static bool answer(const wording_t *wording, const char *text, size_t length, uint64_t line)
{
    place_t place = { text, length, line };
    money_status_t status;
    money_error_t error;
    money_t amount;

    status = wording->pattern != NULL
                 ? money_parse_pattern(text, length, wording->pattern, MONEY_NTS, wording->currency, &wording->own,
                                       &amount, &error)
                 : money_parse_locale(text, length, wording->locale, wording->currency, NULL, &amount, &error);
    if (status != MONEY_OK) {
        /* The position of an invalid pattern refers to the pattern, not to the text. */
        if (status == MONEY_ERR_ARGUMENT) place.text = NULL;
        message_refused(&error, place);
        return false;
    }
    if (message_uses_json()) {
        out_json_open(NULL, '{');
        if (line > 0) out_json_number("line", (int64_t)line);
        out_json_text("text", text, length);
        out_json_amount("amount", &amount);
        out_json_end_line();
    } else {
        amount_write(&amount);
        out_text(STREAM_OUT, "\n");
    }
    return true;
}

int run_parse(const arguments_t *arguments)
{
    wording_t wording;
    int code = wording_begin(arguments, &wording);

    return code == EXIT_ANSWERED ? wording_run(&wording, answer) : code;
}
