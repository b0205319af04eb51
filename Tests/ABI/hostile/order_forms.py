"""The arguments of the functions of order forms."""

from hostile import recipes

recipes.HANDLES["money_order_form_t"] = "fixture.form"
recipes.TEXTS["money_order_form_set", "text"] = "2024-03-01"
recipes.TEXT_LIMITS["money_order_form_set", "text"] = "MONEY_TEXT_MAX - 1"
for name, known in (("field", 6), ("ticker_rule", 2)):
    beyond = ("INT32_MIN", "-1", str(known), "256", "INT32_MAX")
    recipes.SCALARS["int32_t", name] = (
        "0",
        [(v, "MONEY_ERR_ARGUMENT") for v in beyond] + [(str(v), "MONEY_OK") for v in range(known)],
    )
recipes.SCALARS["int32_t", "state"] = (
    "0",
    [(v, "ANY") for v in ("INT32_MIN", "-1", "10", "11", "INT32_MAX")],
)
