/* Calculators read and written while memory runs out. */
#include "document_memory.h"

DOCUMENT(calculator_json, money_calculator_t, money_calculator_from_json, money_calculator_to_json, money_calculator_free,
         state_of_calculator);

int main(void)
{
    static const char *const states[] = {"", "1 / 3 = K x 40 % + 2.", "6 x 3 ="};
    size_t index, length = 0;

    install();
    for (index = 0; index < sizeof states / sizeof *states; index++) {
        money_calculator_t *calculator = NULL;
        char *json = NULL;

        CHECK_OK(money_calculator_new(&calculator, NULL));
        CHECK_OK(money_calculator_press_keys(calculator, states[index], MONEY_NTS, NULL, NULL));
        writing(&calculator_json, calculator);
        CHECK_OK(money_calculator_to_json(calculator, &json, &length, NULL));
        CHECK(reading(&calculator_json, json, length) > 10);
        money_string_free(json);
        money_calculator_free(calculator);
    }
    CHECK(blocks == 0);
    return check_end();
}
