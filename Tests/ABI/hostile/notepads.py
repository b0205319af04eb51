"""The arguments of the functions of notepads."""

from hostile import recipes

#: The limit of 16 MiB would slow down every run; `notepad.c` tests it.
for _name in ("set_text", "set_line", "insert_line"):
    recipes.TEXTS[f"money_notepad_{_name}", "text"] = "tip = 15%"
    recipes.TEXT_LIMITS[f"money_notepad_{_name}", "text"] = "MONEY_DOCUMENT_MAX"
recipes.HANDLES["money_notepad_t"] = "fixture.notepad"
recipes.VALUE_STRUCTS.add("money_notepad_line_t")
recipes.SCALARS.update(
    {
        ("int32_t", "part"): (
            "MONEY_LINE_SOURCE",
            [(v, "MONEY_ERR_ARGUMENT") for v in ("INT32_MIN", "-1", "7", "256", "INT32_MAX")]
            + [(str(v), "MONEY_OK") for v in range(7)],
        ),
        ("uint64_t", "since"): ("0", [(v, "ANY") for v in ("1", "INT64_MAX", "UINT64_MAX")]),
        ("size_t", "reading"): recipes.SCALARS["size_t", "index"],
    }
)
recipes.OPTION_FIELDS.update(
    {
        "reading": recipes.choices(2),
        "today": recipes.OPTION_FIELDS["date"],
        ("money_notepad_options_t", "locale"): [
            ("NULL", "MONEY_OK"),
            ('""', "MONEY_OK"),
            ('"de-DE"', "MONEY_OK"),
            ('"?"', "MONEY_ERR_SYNTAX"),
            ('"tlh"', "MONEY_ERR_NOT_FOUND"),
            ('"\\377"', "MONEY_ERR_ENCODING"),
        ],
        "home": [
            ("NULL", "MONEY_OK"),
            ('""', "MONEY_OK"),
            ('"USD"', "MONEY_OK"),
            ('"E R"', "MONEY_ERR_SYNTAX"),
            ('"QQQ"', "MONEY_ERR_UNKNOWN_CURRENCY"),
        ],
    }
)
