/* The notepad that hostile calls are made on: a question, a name, a total and a conversion. */
#ifndef HOSTILE_NOTEPAD_OBJECTS_H
#define HOSTILE_NOTEPAD_OBJECTS_H

static inline money_notepad_t *make_notepad(void)
{
    static const char text[] = "1,234 eur\ntip = 15%\nlunch: 12.50 eur + tip\ntotal in usd\n\nsplit 10 eur by 3";
    money_notepad_options_t options = MONEY_NOTEPAD_OPTIONS_INIT;
    money_notepad_t *notepad = NULL;
    money_rates_t *rates = make_rates();

    options.reading = MONEY_READING_LENIENT;
    options.registry = fixture.registry;
    must(money_notepad_new(&options, &notepad, NULL));
    must(money_notepad_set_rates(notepad, rates, NULL));
    must(money_notepad_set_text(notepad, text, sizeof text - 1, NULL));
    money_rates_free(rates);
    return notepad;
}

#endif
