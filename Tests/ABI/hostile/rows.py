"""Arrays that a call fills: `size_t first, T *rows, size_t capacity, size_t *count`."""

from hostile import recipes

recipes.SCALARS["size_t", "first"] = (
    "0",
    [(v, "MONEY_ERR_NOT_FOUND") for v in ("1000", "SIZE_MAX / 2", "SIZE_MAX / 2 + 1", "SIZE_MAX")],
)

#: Rows that the valid call has room for: more than any list of the objects has.
ROOM = 16


def are_rows(p, following):
    """Whether a parameter is such an array."""
    return p.is_output and p.name == "rows" and following == ["capacity", "count"]


def add(cases, p):
    """Adds the cases of the rows, their capacity and count; how many parameters that took."""
    many = f"{ROOM} * sizeof({p.target})"
    cases.valid.append(f"x->rows = output({many}, COLUMN);")
    cases.valid.append(f"x->capacity = {ROOM};")
    cases.valid.append("x->count = output(sizeof(size_t), PLAIN);")
    cases.null(p)
    cases.give("count", "NULL", "absent(x->count)", "MONEY_ERR_ARGUMENT")
    cases.after.append("if (status == MONEY_OK) made(*x->count <= x->capacity);")
    for room in (0, 1):
        rows = f"replaced(x->rows, {room} * sizeof({p.target}), COLUMN)"
        cases.case(f"capacity {room}", f"x->rows = {rows}; x->capacity = {room};", "MONEY_OK")
    for room in recipes.HUGE_CAPACITIES:
        cases.case(f"capacity {room}", f"x->capacity = {room};", "MONEY_OK")
    return 3
