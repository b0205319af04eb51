/* money format: formats amounts for a locale or with a pattern. */
#include "../amounts.h"
#include "../exits.h"
#include "../json.h"
#include "../message.h"
#include "../output.h"
#include "../wording.h"

static bool answer(const wording_t *wording, const char *text, size_t length, uint64_t line)
{
    char written[MONEY_LOCALE_TEXT_MAX];
    money_flags_t flags = 0;
    money_status_t status;
    money_error_t error;
    money_t amount;
    size_t size = 0;

    if (!amount_read(line == 0 ? &wording->reading : NULL, text, length, (place_t){ text, length, line }, &amount))
        return false;
    status = wording->pattern != NULL ? money_format_pattern(&amount, wording->pattern, MONEY_NTS, &wording->own,
                                                             written, sizeof written, &size, &flags, &error)
                                      : money_format_locale(&amount, wording->locale, &wording->local, written,
                                                            sizeof written, &size, &flags, &error);
    if (status != MONEY_OK) {
        message_refused(&error, (place_t){ NULL, 0, line });
        return false;
    }
    if (message_uses_json()) {
        out_json_open(NULL, '{');
        if (line > 0) out_json_number("line", (int64_t)line);
        out_json_amount("amount", &amount);
        out_json_text("text", written, size);
        out_json_flags("flags", flags);
        out_json_end_line();
    } else {
        out_bytes(STREAM_OUT, written, size);
        out_text(STREAM_OUT, "\n");
    }
    return true;
}

int run_format(const arguments_t *arguments)
{
    wording_t wording;
    int code = wording_begin(arguments, &wording);

    return code == EXIT_ANSWERED ? wording_run(&wording, answer) : code;
}
