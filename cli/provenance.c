#include "provenance.h"

#include "json.h"
#include "output.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SECONDS_OF_DAY = 86400, EXACT_DIGITS = 18, INDENT = 11 };

static bool exact_decimal(const money_ratio_t *ratio, char *text, size_t capacity)
{
    int32_t digits;

    for (digits = 0; digits <= EXACT_DIGITS; digits++)
        if (money_ratio_format_decimal(ratio, digits, MONEY_ROUND_UNNECESSARY, text, capacity, NULL, NULL) == MONEY_OK)
            return true;
    return false;
}

bool provenance_decimal(const money_ratio_t *ratio, int significant, money_rounding_t rounding, char *text,
                        size_t capacity)
{
    char wide[MONEY_RATIO_TEXT_MAX];
    const char *point;
    int before = 0, zeros = 0, digits;

    if (exact_decimal(ratio, text, capacity)) return true;
    text[0] = 0;
    if (money_ratio_format_decimal(ratio, MONEY_DIGITS_MAX, MONEY_ROUND_DOWN, wide, sizeof wide, NULL, NULL) !=
        MONEY_OK)
        return false;
    point = strchr(wide, '.');
    if (point == NULL) return false;
    for (before = (int)(point - wide) - (wide[0] == '-'); point[1 + zeros] == '0'; zeros++) continue;
    if (before == 1 && wide[wide[0] == '-'] == '0')
        digits = zeros + significant;
    else
        digits = significant > before ? significant - before : 0;
    if (digits > MONEY_DIGITS_MAX) digits = MONEY_DIGITS_MAX;
    if (money_ratio_format_decimal(ratio, digits, rounding, text, capacity, NULL, NULL) != MONEY_OK) text[0] = 0;
    return false;
}

void provenance_line(const char *name, ...)
{
    va_list parts;
    const char *part;

    va_start(parts, name);
    out_colour(STREAM_OUT, COLOUR_FAINT);
    out_text(STREAM_OUT, "  ");
    out_padded(name, INDENT);
    out_colour(STREAM_OUT, COLOUR_END);
    for (part = va_arg(parts, const char *); part != NULL; part = va_arg(parts, const char *))
        out_foreign(STREAM_OUT, part, strlen(part));
    out_text(STREAM_OUT, "\n");
    va_end(parts);
}

/* "1 EUR = 1.1172 USD": in the direction with an exact decimal, if any. */
static void leg_text(const money_rate_t *leg, char *text, size_t capacity)
{
    money_ratio_t ratio;
    char number[DECIMAL_TEXT_MAX];
    money_rate_t turned = *leg;

    turned.numerator = leg->denominator;
    turned.denominator = leg->numerator;
    if (leg->kind != MONEY_RATE_INVERSE && money_rate_to_ratio(leg, &ratio, NULL) == MONEY_OK &&
        exact_decimal(&ratio, number, sizeof number))
        snprintf(text, capacity, "1 %s = %s %s", leg->from, number, leg->to);
    else if (money_rate_to_ratio(&turned, &ratio, NULL) == MONEY_OK && exact_decimal(&ratio, number, sizeof number))
        snprintf(text, capacity, "1 %s = %s %s", leg->to, number, leg->from);
    else
        snprintf(text, capacity, "1 %s = %llu/%llu %s", leg->from, (unsigned long long)leg->numerator,
                 (unsigned long long)leg->denominator, leg->to);
}

static void path_text(const money_conversion_t *details)
{
    static const char *const kinds[] = { "as quoted", "inverse", "legal factor", "unit factor" };
    uint32_t index;

    if (details->leg_count == 0) provenance_line("path", "no conversion needed", NULL);
    for (index = 0; index < details->leg_count; index++) {
        const money_rate_t *leg = &details->legs[index];
        char text[DECIMAL_TEXT_MAX + 48];

        leg_text(leg, text, sizeof text);
        provenance_line(index == 0 ? "path" : "", leg->from, " -> ", leg->to, ": ", text, ", ",
                        leg->kind >= 0 && leg->kind <= MONEY_RATE_UNIT ? kinds[leg->kind] : "as quoted", NULL);
    }
}

static void day_text(const exchange_t *exchange, const money_conversion_t *details, money_date_t day)
{
    char text[16], gap[64] = "";
    money_date_t asked = day != MONEY_DATE_NONE ? day : exchange->options.date;

    if (details->as_of == MONEY_DATE_NONE ||
        money_date_format(details->as_of, text, sizeof text, NULL, NULL) != MONEY_OK) {
        provenance_line("day", "no date: only undated rates were used", NULL);
        return;
    }
    if (asked == MONEY_DATE_NONE)
        snprintf(gap, sizeof gap, ", the newest in the table");
    else if (details->gap_days > 0)
        snprintf(gap, sizeof gap, ", %d %s before the requested day", (int)details->gap_days,
                 details->gap_days == 1 ? "day" : "days");
    else
        snprintf(gap, sizeof gap, ", as requested");
    provenance_line("day", text, gap, NULL);
}

static void age_text(const exchange_t *exchange, const money_conversion_t *details)
{
    char text[64], now[16];

    if (details->age_seconds == MONEY_INSTANT_NONE || details->age_seconds < 0) return;
    if (money_date_format(exchange->now, now, sizeof now, NULL, NULL) != MONEY_OK) return;
    snprintf(text, sizeof text, "%lld %s on %s", (long long)(details->age_seconds / SECONDS_OF_DAY),
             details->age_seconds / SECONDS_OF_DAY == 1 ? "day" : "days", now);
    provenance_line("age", text, NULL);
}

static bool uses_table(const money_conversion_t *details)
{
    uint32_t index;

    for (index = 0; index < details->leg_count; index++)
        if (details->legs[index].kind == MONEY_RATE_QUOTED || details->legs[index].kind == MONEY_RATE_INVERSE)
            return true;
    return false;
}

void provenance_text(const exchange_t *exchange, const char *from, const char *to, const money_conversion_t *details,
                     money_date_t day)
{
    char number[DECIMAL_TEXT_MAX];
    bool is_exact = provenance_decimal(&details->rate, 12, MONEY_ROUND_DOWN, number, sizeof number);

    provenance_line("rate", "1 ", from, " = ", number, is_exact ? " " : "... ", to, NULL);
    path_text(details);
    if (uses_table(details)) {
        day_text(exchange, details, day);
        provenance_line("source", details->source[0] != 0 ? details->source : "unspecified", ", ",
                        rates_file_of(&exchange->file, details->as_of), NULL);
        age_text(exchange, details);
    }
    if (money_conversion_rule(details->flags) != NULL)
        provenance_line("rule", money_conversion_rule(details->flags), NULL);
    if ((details->flags & MONEY_FLAG_INCONSISTENT) != 0)
        provenance_line("warning", "another path gives a different rate", NULL);
    if ((details->flags & MONEY_FLAG_RATE_ROUNDED) != 0)
        provenance_line("warning", "a rate with more than 19 digits was rounded when the file was read", NULL);
}

void provenance_exact(const money_ratio_t *exact, const char *code)
{
    char number[DECIMAL_TEXT_MAX];
    bool is_exact = provenance_decimal(exact, 15, MONEY_ROUND_DOWN, number, sizeof number);

    provenance_line("unrounded", number, is_exact ? "" : "...", code[0] != 0 ? " " : "", code, NULL);
}

static void json_path(const money_conversion_t *details)
{
    static const char *const kinds[] = { "quoted", "inverse", "fixed", "unit" };
    uint32_t index;

    out_json_open("path", '[');
    for (index = 0; index < details->leg_count; index++) {
        const money_rate_t *leg = &details->legs[index];
        money_ratio_t ratio;

        out_json_open(NULL, '{');
        out_json_string("from", leg->from);
        out_json_string("to", leg->to);
        if (money_rate_to_ratio(leg, &ratio, NULL) == MONEY_OK) out_json_ratio("rate", &ratio);
        out_json_string("kind", leg->kind >= 0 && leg->kind <= MONEY_RATE_UNIT ? kinds[leg->kind] : "quoted");
        out_json_day("day", leg->date);
        out_json_close('}');
    }
    out_json_close(']');
}

void provenance_json(const exchange_t *exchange, const money_conversion_t *details)
{
    out_json_day("day", details->as_of);
    out_json_number("gap_days", details->gap_days);
    out_json_flags("flags", details->flags);
    if (!exchange->is_explained) return;
    out_json_ratio("rate", &details->rate);
    json_path(details);
    if (uses_table(details)) {
        out_json_string("source", details->source);
        out_json_string("file", rates_file_of(&exchange->file, details->as_of));
    }
    if (details->age_seconds == MONEY_INSTANT_NONE)
        out_json_null("age_days");
    else
        out_json_number("age_days", details->age_seconds / SECONDS_OF_DAY);
}
