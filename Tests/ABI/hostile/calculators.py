"""The arguments of the functions of calculators."""

from hostile import recipes

recipes.TEXTS["keys"] = "5 x 2.5 ="
recipes.TEXT_LIMITS["keys"] = "MONEY_CALCULATOR_KEYS_MAX"
recipes.TEXTS["money_calculator_from_json", "json"] = (
    '{\\"digits\\":5,\\"format\\":\\"libmoney.calculator\\",\\"operation\\":[\\"6\\",\\"x\\",'
    '{\\"denominator\\":\\"3\\",\\"numerator\\":\\"1\\"}],\\"shows\\":\\"result\\",\\"version\\":1}'
)
recipes.SCALARS.update(
    {
        ("int32_t", "key"): (
            "MONEY_CALCULATOR_KEY_DIGIT_2",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "21", "256", "INT32_MAX")]
            + [(str(v), "MONEY_OK") for v in range(21)],
        ),
        ("int32_t", "alert"): (
            "MONEY_CALCULATOR_ALERT_SYNTAX",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "0", "8", "INT32_MAX")]
            + [(str(v), "MONEY_OK") for v in range(1, 8)],
        ),
        ("money_calculator_display_callback_t", "display_callback"): (
            "hear_no_display",
            [("NULL", "MONEY_OK")],
        ),
        ("money_calculator_alert_callback_t", "alert_callback"): (
            "hear_no_alert",
            [("NULL", "MONEY_OK")],
        ),
    }
)
recipes.HANDLES["money_calculator_t"] = "fixture.calculator"
recipes.VALUE_STRUCTS.add("money_ratio_t")
recipes.SCALAR_OUTPUTS.update({("int32_t", "alert"), ("int32_t", "state"), ("uint32_t", "allowed")})
