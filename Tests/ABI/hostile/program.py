"""Writes the cases of each function as C."""

import re

from hostile import recipes

#: A header's sentence that promises NULL instead of a text for some values.
NULL_FOR_SOME = re.compile(r"\bNULL\s+(?:if|for\s+an\s+(?:unknown|undefined))\b")

CALL = """/* {name} */
typedef struct {{ {fields} }} call_{name};
static void valid_{name}(call_{name} *x)
{{
    {valid}
}}
static void state_{name}(state_t *state)
{{
    {states}
}}
static void change_{name}(call_{name} *x, int index)
{{
    switch (index) {{
{cases}
    default: break;
    }}
}}
static money_status_t run_{name}(const call_{name} *x)
{{
    money_status_t status;

    stack_paint();
    status = {name}({arguments});
    stack_check();
    documented({known}, status);
    {after}
    return status;
}}
static int in_place_{name}(call_{name} *x, int form)
{{
    switch (form) {{
    case 0: (void)x; return 1;
{forms}
    default: return 0;
    }}
}}
static void hostile_{name}(int index, int with_error, int form)
{{
    call_{name} call, *x = &call;
    state_t before = {{0}}, after = {{0}};
    money_status_t status;

    valid_{name}(x);
    change_{name}(x, index);
    if (!in_place_{name}(x, form)) return;
    if (with_error) x->error = output(sizeof(money_error_t), ERROR_DETAIL);
    state_{name}(&before);
    status = run_{name}(x);
    state_{name}(&after);
    check_call(status, with_error ? x->error : NULL, {has_text});
    check_state(status, &before, &after);
    if (status == MONEY_OK) return;
    /* The same objects serve a good call as if nothing had been. */
    forget_outputs();
    kept_input.size = 0;
    valid_{name}(x);
    x->error = output(sizeof(money_error_t), ERROR_DETAIL);
    expect("a good call after it", MONEY_OK, ANYWHERE);
    status = run_{name}(x);
    check_call(status, x->error, {has_text});
}}
"""

PLAIN = """/* {name} */
static void hostile_{name}(int index, int with_error, int form)
{{
    (void)index;
    (void)with_error;
    (void)form;
    {body}
    check_outputs(MONEY_OK);
}}
"""


def write_cases(cases, statuses):
    """A function with a status."""
    f = cases.function
    after = list(cases.after)
    if cases.buffer:
        check = "check_bytes" if cases.buffer == "bytes" else "check_buffer"
        after.insert(0, f"{check}(x->{cases.buffer}, x->capacity, x->length, status);")
    numbered = []
    for index, (what, statements, expected, position) in enumerate(cases.cases):
        told = f'expect("{what}", {expected}, {position});'
        numbered.append(f"    case {index}: {told} {statements} break;")
    return CALL.format(
        name=f.name,
        fields=" ".join(p.field + ";" for p in f.parameters),
        valid="\n    ".join(cases.valid),
        states="\n    ".join(cases.handle_states or ["(void)state;"]),
        cases="\n".join(numbered),
        forms="\n".join(
            f'    case {number}: add_form("{what}"); {statements}'
            for number, (what, statements) in enumerate(cases.forms, 1)
        ),
        arguments=", ".join(f"x->{p.name}" for p in f.parameters),
        known=" || ".join(f"status == {status}" for status in sorted(statuses)),
        after="\n    ".join(after),
        has_text=int(cases.has_text),
    )


def write_plain(function, handles):
    """A function without a status cannot report a failure, so it must accept anything."""
    f, n, parameters = function, function.name, function.parameters
    first = parameters[0] if parameters else None
    body = []

    def expect(what, statements):
        body.append(f'expect("{what}", MONEY_OK, ANYWHERE); {statements}')

    if n in recipes.PLAIN_CALLS:
        expect("one and none", recipes.PLAIN_CALLS[n])
    elif f.result == "void" and not parameters:
        expect("twice", f"{n}(); {n}(); made(1);")
    elif f.result == "void" and len(parameters) == 1 and first.is_output:
        expect("NULL", f"{n}(NULL); made(1);")
        if first.type == first.target + " *" and first.target in handles:
            maker = f"make_{recipes.kind_of(first.target)}()"
            calls = f"{first.target} *one = {maker}; made(one != NULL); {n}(one);"
            expect("an object", f"{{ {calls} }}")
        elif first.type == "char *":
            calls = f"char *one = make_document(); made(one != NULL); {n}(one);"
            expect("a document", f"{{ {calls} }}")
        elif n.endswith("_init"):
            macro = first.target[:-2].upper() + "_INIT"
            values = f"{first.target} wanted = {macro}, *got = output(sizeof wanted, PLAIN);"
            calls = f"{n}(got); made(!HAS_NO_GAPS || memcmp(got, &wanted, sizeof wanted) == 0);"
            expect(f"equals {macro}", f"{{ {values} {calls} }}")
        else:
            f.fail(f"the parameter '{first.field}' is of no kind that is known")
    elif f.result in ("const char *", "size_t", "int32_t") and len(parameters) <= 1:
        values = [""]
        if first:
            key = (first.type, first.name)
            if key not in recipes.SCALARS:
                f.fail(f"the parameter '{first.field}' is of no kind that is known")
            values = [value for value, _ in recipes.SCALARS[key][1]]
        for value in values:
            call = f"{n}({value})"
            holds = f'is_plain({call}, "")' if f.result == "const char *" else f"{call} == {call}"
            if '""' in f.comment:
                holds = f"({holds} || *{call} == 0)"
            if NULL_FOR_SOME.search(f.comment):
                holds = f"{call} == NULL || {holds}"
            expect(f"({value})", f"made({holds});")
    else:
        f.fail(f"a result of the type '{f.result}' with these parameters is of no kind known")
    return PLAIN.format(name=n, body="\n    ".join(body))
