"""The role of each parameter, from the headers' conventions and the words in brackets."""

from __future__ import annotations

from .parts import Description, DescriptionError, Function, Parameter, Struct

_BYTES = {"char", "uint8_t", "void"}
_SCALARS = {"int32_t", "int64_t", "uint32_t", "uint64_t", "size_t", "double"}
#: Names of parameters that may always be NULL, unless the entry contains [not_null].
_NULL_NAMES = {"flags", "length", "user_data"}


class Roles:
    """Assigns every parameter its role; a parameter without a matching convention is an error."""

    def __init__(self, description: Description) -> None:
        self.handles = {handle.name for handle in description.handles}
        self.structs = {struct.name: struct for struct in description.structs}
        self.callbacks = {callback.name for callback in description.callbacks}
        self.integers = {enumeration.name for enumeration in description.enumerations}

    def check(self, struct: Struct) -> None:
        """Refuses a field whose type no header declares."""
        known = {*self.handles, *self.structs, *self.callbacks, *self.integers, *_SCALARS, *_BYTES}
        for member in struct.fields:
            if member.type.replace("const", "").strip("* ") not in known:
                raise DescriptionError(f"{struct.place}: no header declares '{member.type}' of {member.name}")

    def give(self, function: Function) -> None:
        """Sets the role, NULL rule and counts of a function's parameters."""
        if function.result not in {"void", "const char *", *self.integers, *_SCALARS}:
            raise DescriptionError(f"{function.place}: no header declares the result '{function.result}'")
        index = 0
        while index < len(function.params):
            index += self._one(function, index)
        for parameter in function.params:
            self._words(function, parameter)

    def _one(self, function: Function, index: int) -> int:
        """Assigns the role of a parameter and its dependents; returns their number."""
        p = function.params[index]
        following = function.params[index + 1 : index + 3]
        names = [q.name for q in following]
        if p.type == "money_error_t *" and p.name == "error":
            p.role, p.null = "error", True
        elif p.type == "char *" and names == ["capacity", "length"]:
            return self._parts(p, "text out", following)
        elif p.type == "char **":
            return self._parts(p, "document", following[:1] if names[:1] == ["length"] else [])
        elif p.type == "const char *" and names[:1] in (["length"], [p.name + "_length"]):
            return self._parts(p, "text in", following[:1])
        elif p.type == "const char *":
            p.role = "code"
        elif function.name.endswith("_free") and function.result == "void":
            p.role, p.null = "free", True
        elif p.target in self.handles:
            p.role = "handle out" if p.type.endswith("**") else "handle"
            p.null = (
                p.target == "money_currency_registry_t" and p.is_const and "registry" not in function.name
            )
        elif p.target in self.callbacks:
            p.null = True
            return self._parts(p, "callback", following[:1] if names[:1] == ["user_data"] else [])
        elif p.type == "money_progress_t *":
            p.role, p.null = "progress", True
        elif p.is_pointer and p.target in self.structs:
            return self._struct(p, following)
        elif p.type.count("*") < 2 and p.target in self.integers | _SCALARS:
            p.role = "scalar out" if p.is_pointer else "scalar"
            p.null = p.is_pointer and p.name in _NULL_NAMES
        elif p.type == "void *":
            p.role = "scalar"
        if not p.role:
            raise DescriptionError(f"{function.place}: the parameter '{p.type} {p.name}' fits no role")
        return 1

    def _parts(self, p: Parameter, role: str, parts: list[Parameter]) -> int:
        p.role = role
        for part in parts:
            part.role, part.part_of = "part-of", p.name
            part.null = part.is_pointer and part.name in _NULL_NAMES
            if part.name.endswith(("length", "capacity", "count")):
                p.count = p.count or part.name
        return 1 + len(parts)

    def _struct(self, p: Parameter, following: list[Parameter]) -> int:
        if not p.is_const:
            p.role = "value out"
            return 1
        if following and following[0].type == "size_t" and _is_count(following[0].name):
            return self._parts(p, "array in", following[:1])
        if self.structs[p.target].is_options:
            p.role, p.null = "options", True
            return 1
        p.role = "value in"
        return 1

    def _words(self, function: Function, p: Parameter) -> None:
        for word in p.words:
            key, _, value = word.partition("=")
            if key in ("count", "length"):
                p.count = value
                if not p.is_const and p.role in ("value out", "scalar out"):
                    p.role = "array out"
            elif key == "borrowed-by":
                p.borrowed_by = value
            elif key in ("null", "not_null"):
                if p.null == (key == "null"):
                    what = "may be NULL" if p.null else "must not be NULL"
                    raise DescriptionError(
                        f"{function.place}: {p.name} {what} by convention; [{key}] says it again"
                    )
                p.null = key == "null"
                # A struct that starts with its size and is required is an input value.
                p.role = "value in" if p.role == "options" else p.role
        if p.null and not p.is_pointer and p.role != "callback":
            raise DescriptionError(f"{function.place}: {p.name} is no pointer and cannot be NULL")


def _is_count(name: str) -> bool:
    return name == "count" or name.endswith("_count")


def give_roles(description: Description) -> None:
    """Assigns the roles of all functions' parameters."""
    roles = Roles(description)
    for struct in description.structs:
        roles.check(struct)
    for function in description.functions:
        roles.give(function)
