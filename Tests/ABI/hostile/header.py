"""Reads the functions of the interface description, api/money.api.json."""

import json

#: Types whose values have recipes of their own; other integer types use those of their base type.
OWN = {"money_rounding_t", "money_allocation_t", "money_status_t"}


class Parameter:
    """One parameter of a function."""

    def __init__(self, entry, integers):
        self.name, self.role = entry["name"], entry["role"]
        self.may_be_null = entry.get("null", False)
        declared = entry["type"]
        self.field = f"{declared}{'' if declared.endswith('*') else ' '}{self.name}"
        base = declared.replace("const ", "").rstrip("* ")
        known = integers.get(base, base)
        self.type = declared.replace(base, known)
        # The target type of a pointer.
        self.target = known
        self.is_pointer = self.type.endswith("*")
        self.is_input = self.is_pointer and self.type.startswith("const ")
        self.is_output = self.is_pointer and not self.is_input


class Function:
    """A function with its description."""

    def __init__(self, entry, integers):
        self.name, self.result = entry["name"], entry["result"]
        self.statuses = set(entry.get("statuses", ()))
        self.comment = entry["doc"]
        self.parameters = [Parameter(one, integers) for one in entry["params"]]

    def fail(self, what):
        """Ends the program: this function cannot be called."""
        hint = "teach Tests/ABI/hostile/recipes.py what to call it with"
        raise SystemExit(f"generate_hostile.py: {self.name}: {what}; {hint}")

    def allows_null(self, name):
        """True if a parameter may be null."""
        return any(p.may_be_null for p in self.parameters if p.name == name)

    def recipe(self, table, name, what):
        """A valid value for a parameter."""
        for key in ((self.name, name), name):
            if key in table:
                return table[key]
        return self.fail(f"no valid value for the {what} '{name}'")


def read_description(path):
    """The functions, the fields of the structs, and the names of the handles."""
    with open(path, encoding="utf-8") as file:
        description = json.load(file)
    integers = {
        one["name"]: one["base"] for one in description["enumerations"] if one["name"] not in OWN
    }
    functions = [Function(entry, integers) for entry in description["functions"]]
    structs = {
        one["name"]: [field["name"] for field in one["fields"]] for one in description["structs"]
    }
    handles = {one["name"] for one in description["handles"]}
    return functions, structs, handles
