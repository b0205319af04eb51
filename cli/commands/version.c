/* money version: shows the versions of the tool, the library and its data. */
#include "../arguments.h"
#include "../exits.h"
#include "../json.h"
#include "../output.h"
#include "../provenance.h"
#include "../rates_file.h"

int run_version(const arguments_t *arguments)
{
    char path[4096];

    if (arguments->count > 0) return message_usage("expected no arguments", NULL);
    rates_file_find(arguments, path, sizeof path);
    if (arguments_have(arguments, OPTION_JSON)) {
        out_json_open(NULL, '{');
        out_json_string("money", MONEY_VERSION);
        out_json_string("libmoney", money_version());
        out_json_number("abi", money_abi_version());
        out_json_string("currencies", money_currency_data_version());
        out_json_string("rates", path);
        out_json_end_line();
        return EXIT_ANSWERED;
    }
    out_text(STREAM_OUT, "money " MONEY_VERSION "\n");
    provenance_line("libmoney", money_version(), NULL);
    provenance_line("currencies", money_currency_data_version(), NULL);
    provenance_line("rates", path, NULL);
    return EXIT_ANSWERED;
}
