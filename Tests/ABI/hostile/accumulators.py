"""Hostile accumulators, alone and as the groups of a column."""

from hostile import recipes

recipes.TEXTS["money_accumulator_from_bytes", "bytes"] = "A\\001" + "\\000" * 69 + "@"
recipes.WITH_NULS.add("money_accumulator_from_bytes")
recipes.TEXT_LIMITS["money_accumulator_from_bytes", "bytes"] = "MONEY_ACCUMULATOR_BYTES"
recipes.ANY_BYTES.add("money_accumulator_from_bytes")
recipes.ROOM["money_accumulator_to_bytes"] = "MONEY_ACCUMULATOR_BYTES"
recipes.VALUE_STRUCTS.add("money_accumulator_t")
recipes.SCALAR_OUTPUTS.add(("int32_t", "is_stale"))

CHANGES = [
    ("reserved = 1", "MONEY_ERR_ARGUMENT"),
    ("scale = 39", "MONEY_ERR_ARGUMENT"),
    ("scale = UINT32_MAX", "MONEY_ERR_ARGUMENT"),
    ("count = 0", "MONEY_ERR_ARGUMENT"),
    ("finest_count = 0", "MONEY_ERR_ARGUMENT"),
    ("finest_count = 4", "MONEY_ERR_ARGUMENT"),
    ("currency[0] = '$'", "MONEY_ERR_ARGUMENT"),
    ("currency[0] = 0", "MONEY_ERR_ARGUMENT"),
    ("currency[11] = 'X'", "MONEY_ERR_ARGUMENT"),
    ("count = UINT64_MAX", "ANY"),
    ("word4 = UINT64_MAX", "ANY"),
    ("word4 = UINT64_C(1) << 63", "ANY"),
    ("word4 = INT64_MAX", "ANY"),
    ("word2 = 1", "ANY"),
    ("scale = 0", "ANY"),
    ("scale = 38", "ANY"),
]


def add(cases, p):
    """Adds the cases of an accumulator or of an array; returns the number of parameters used."""
    if not p.is_input or p.target != "money_accumulator_t":
        return 0
    begin = (
        "money_accumulator_t sum; memset(&sum, 0, sizeof sum); sum.word0 = 3750; sum.count = 3;"
        ' sum.finest_count = 3; sum.scale = 2; memcpy(sum.currency, "EUR", 3);'
    )
    copied = f"x->{p.name} = give_copy(&sum, sizeof sum);"
    cases.valid.append(f"{{ {begin} {copied} }}")
    if p.name == "before":
        cases.valid.append("x->count = 1;")
    cases.null(p)
    for change, expected in CHANGES:
        shown = change.replace("'", "`")
        cases.case(f"{p.name}->{shown}", f"{{ {begin} sum.{change}; {copied} }}", expected)
    empty = f"give_filled(0, sizeof({p.target}))"
    cases.give(p.name, "all bytes 0", empty, "ANY")
    filled = f"give_filled(255, sizeof({p.target}))"
    cases.give(p.name, "all bytes 255", filled, "MONEY_ERR_ARGUMENT")
    if p.name == "before":
        for count in ("MONEY_AMOUNTS_MAX + 1", "SIZE_MAX / 2", "SIZE_MAX / 2 + 1", "SIZE_MAX"):
            cases.case(f"count {count}", f"x->count = {count};", "MONEY_ERR_LIMIT")
    return 2 if p.name == "before" else 1
