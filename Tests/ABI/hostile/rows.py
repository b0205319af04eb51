"""Functions that fill an array of rows: `size_t first, T *rows, size_t capacity, size_t *count`."""

from hostile import recipes

#: Room for more rows than any object of the tests has.
ROOM = 16

recipes.SCALARS["size_t", "first"] = (
    "0",
    [
        (v, "MONEY_ERR_NOT_FOUND")
        for v in (
            str(ROOM),
            "1000000",
            "LARGE_SIZE",
            "SIZE_MAX / 2",
            "SIZE_MAX / 2 + 1",
            "SIZE_MAX",
        )
    ]
    + [("1", "ANY")],
)


def add(cases, p, following):
    """Adds the cases of such an array; returns the number of parameters used, 0 for others."""
    if p.name != "rows" or not p.is_output or following != ["capacity", "count"]:
        return 0

    def given(rows, capacity):
        room = f"x->rows = replaced(x->rows, {rows} * sizeof({p.target}), ROWS);"
        return f"{room} x->capacity = {capacity};"

    cases.valid.append(f"x->rows = output(3 * sizeof({p.target}), ROWS);")
    cases.valid.append("x->capacity = 3;")
    cases.valid.append("x->count = output(sizeof(size_t), PLAIN);")
    for name in ("rows", "count"):
        cases.give(name, "NULL", f"absent(x->{name})", "MONEY_ERR_ARGUMENT")
    cases.case("capacity 0", given(0, 0), "MONEY_OK")
    cases.case("capacity 1", given(1, 1), "MONEY_OK")
    for capacity in recipes.HUGE_CAPACITIES:
        cases.case(f"capacity {capacity}", given(ROOM, capacity), "MONEY_OK")
    arguments = f"x->rows, sizeof({p.target}), x->capacity, x->count, status"
    cases.after.append(f"if (x->rows != NULL) check_rows({arguments});")
    return 3
