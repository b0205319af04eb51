/* money explain: shows how the amounts of an invoice, or the result of an expression, were computed. */
#include "../evaluation.h"
#include "../exits.h"
#include "../line.h"
#include "../output.h"
#include "../text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Writes an explanation as text or JSON, and frees it. */
static int answer(const exchange_t *exchange, money_explanation_t *explanation)
{
    char *text = NULL;
    size_t length = 0;
    money_error_t error;
    money_status_t status = exchange->is_json ? money_explanation_to_json(explanation, &text, &length, &error)
                                              : money_explanation_to_text(explanation, &text, &length, &error);

    money_explanation_free(explanation);
    if (status != MONEY_OK) return message_refused(&error, (place_t){ NULL, 0, 0 });
    out_bytes(STREAM_OUT, text, length);
    if (exchange->is_json) out_text(STREAM_OUT, "\n");
    money_string_free(text);
    return EXIT_ANSWERED;
}

/* Reads a file or standard input. Returns an exit code. */
static int read_document(const char *path, text_t *document)
{
    int file = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    bool is_read;

    is_read = file >= 0 && text_read(document, file, MONEY_DOCUMENT_MAX);
    if (!is_read) message("could not read ", path, ": ", errno != 0 ? strerror(errno) : "too long", NULL);
    if (file > STDIN_FILENO) close(file);
    return is_read ? EXIT_ANSWERED : EXIT_FILE;
}

static bool write_decimal(const money_decimal_t *value, char text[MONEY_TEXT_MAX])
{
    return money_decimal_format(value, text, MONEY_TEXT_MAX, NULL, NULL) == MONEY_OK;
}

/* Notes a finding: "BR-CO-17 in line 9, Invoice/TaxTotal: tax = base × rate: must be 163.73, got 163.72". */
static void note_finding(const money_invoice_finding_t *finding)
{
    char stated[MONEY_TEXT_MAX] = "no amount", computed[MONEY_TEXT_MAX] = "", line[24], amounts[256] = "";

    snprintf(line, sizeof line, "%llu", (unsigned long long)finding->line);
    if (finding->has_stated && !write_decimal(&finding->stated, stated)) return;
    if (!write_decimal(&finding->computed, computed)) return;
    if (finding->has_computed) snprintf(amounts, sizeof amounts, ": must be %s, got %s", computed, stated);
    message_note(finding->rule, " in line ", line, ", ", finding->place, ": ", finding->message, amounts,
                 finding->hypothesis[0] != '\0' ? "; possible cause: " : "", finding->hypothesis, NULL);
}

/* Notes the first findings of a checked document, whose explanation contains the recalculated amounts. */
static void note_findings(const money_invoice_report_t *report)
{
    static money_invoice_finding_t findings[16];
    size_t count = 0, index;

    if (money_invoice_report_findings(report, 0, findings, 16, &count, NULL) != MONEY_OK) return;
    for (index = 0; index < count; index++) note_finding(&findings[index]);
}

/* Reads an invoice in XML, with its own totals, or in the library's JSON. */
static money_status_t read_invoice(const text_t *document, money_invoice_t **invoice, money_error_t *error)
{
    const char *bytes = document->bytes != NULL ? document->bytes : "";
    money_invoice_report_t *report = NULL;
    size_t start = 0;
    money_status_t status;

    while (start < document->length && strchr(" \t\r\n\xEF\xBB\xBF", bytes[start]) != NULL && bytes[start] != '\0')
        start++;
    if (start < document->length && bytes[start] == '{')
        return money_invoice_from_json(bytes, document->length, invoice, error);
    status = money_invoice_check(bytes, document->length, &report, error);
    if (status == MONEY_OK) status = money_invoice_report_invoice(report, invoice, error);
    if (status == MONEY_OK) note_findings(report);
    money_invoice_report_free(report);
    return status;
}

static int explain_file(const exchange_t *exchange, const char *path)
{
    text_t document = { .bytes = NULL };
    money_explanation_t *explanation = NULL;
    money_invoice_t *invoice = NULL;
    money_error_t error;
    int code = read_document(path, &document);

    if (code != EXIT_ANSWERED) {
        text_free(&document);
        return code;
    }
    if (read_invoice(&document, &invoice, &error) != MONEY_OK ||
        money_invoice_explain(invoice, &explanation, &error) != MONEY_OK)
        code = message_refused(&error, (place_t){ NULL, 0, 0 });
    else
        code = answer(exchange, explanation);
    money_invoice_free(invoice);
    text_free(&document);
    return code;
}

static int explain_expression(calculation_t *calculation, const char *text, size_t length);

/* Explains a line as people write it, such as 100 usd in eur. `strict` is the error of the strict reading. */
static int explain_line(calculation_t *calculation, const char *text, size_t length, const money_error_t *strict)
{
    exchange_t *exchange = &calculation->exchange;
    char how[READING_TEXT_MAX];
    money_error_t error;
    outcome_t outcome = line_interpret(exchange, text, length, how, &error);

    if (exchange->code != EXIT_ANSWERED) return exchange->code;
    if (outcome == READ_AMBIGUOUS) return reading_refuse(&exchange->reading, &error, (place_t){ text, length, 0 });
    if (outcome != READ_INTERPRETED) return message_refused(strict, (place_t){ text, length, 0 });
    message_note("read as ", how, NULL);
    exchange->reading.is_strict = true;
    return explain_expression(calculation, how, strlen(how));
}

static int explain_expression(calculation_t *calculation, const char *text, size_t length)
{
    money_expression_value_t value;
    money_expression_t *expression = NULL;
    money_explanation_t *explanation = NULL;
    money_error_t error;
    int code;

    if (evaluation_run(calculation, text, length, &value, &expression, &error) != MONEY_OK ||
        money_expression_explain(expression, &explanation, &error) != MONEY_OK) {
        money_expression_free(expression);
        if (!calculation->exchange.reading.is_strict && line_is_notation(error.status))
            return explain_line(calculation, text, length, &error);
        /* The failure to read the rates has been reported. */
        if (calculation->exchange.code != EXIT_ANSWERED) return calculation->exchange.code;
        return message_refused(&error, (place_t){ text, length, 0 });
    }
    code = answer(&calculation->exchange, explanation);
    evaluation_remember(&calculation->exchange, expression);
    money_expression_free(expression);
    return code;
}

static bool ends_with(const char *word, const char *end)
{
    size_t length = strlen(word), own = strlen(end);

    return length > own && strcmp(word + length - own, end) == 0;
}

static bool is_file(const char *word)
{
    return strcmp(word, "-") == 0 || ends_with(word, ".json") || ends_with(word, ".xml");
}

int run_explain(const arguments_t *arguments)
{
    static char text[MONEY_EXPRESSION_MAX + 2];
    calculation_t calculation = { .is_lines = false };
    size_t length = 0;
    int code = exchange_begin(arguments, &calculation.exchange);

    if (code != EXIT_ANSWERED) return code;
    if (arguments->count == 0) return message_usage("expected a file or an expression", NULL);
    if (arguments->count == 1 && is_file(arguments->words[0]))
        code = explain_file(&calculation.exchange, arguments->words[0]);
    else if (!arguments_join(arguments, text, sizeof text, &length))
        code = message_usage("expression must be at most 16384 bytes", NULL);
    else
        code = explain_expression(&calculation, text, length);
    return exchange_end(&calculation.exchange, code);
}
