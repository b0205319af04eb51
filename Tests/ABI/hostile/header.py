"""Reads the prototypes of a header, each with its comment."""

import re

from hostile.recipes import NULLABLE, NULLABLE_IN


class Parameter:
    """One parameter of a function."""

    def __init__(self, text):
        match = re.fullmatch(r"(.*?[\s*])(\w+)", text.strip())
        if not match:
            raise SystemExit(f"generate_hostile.py: cannot read the parameter '{text.strip()}'")
        self.type = re.sub(r"\s+", " ", match[1]).strip().replace("* *", "**")
        self.name = match[2]
        # What a pointer points to.
        self.target = self.type.replace("const ", "").rstrip("* ")
        self.is_pointer = self.type.endswith("*")
        self.is_input = self.is_pointer and self.type.startswith("const ")
        self.is_output = self.is_pointer and not self.is_input
        self.field = f"{self.type}{'' if self.is_pointer else ' '}{self.name}"


class Function:
    """A function with its comment."""

    def __init__(self, result, name, parameters, comment):
        self.result, self.name, self.comment = result.strip(), name, comment
        texts = [] if parameters.strip() == "void" else parameters.split(",")
        self.parameters = [Parameter(text) for text in texts]

    def fail(self, what):
        """Ends the program: this function cannot be called."""
        hint = "teach Tests/ABI/hostile/recipes.py what to call it with"
        raise SystemExit(f"generate_hostile.py: {self.name}: {what}; {hint}")

    def said_of(self, name):
        """What the comment says of a parameter."""
        match = re.search(rf"@param +{name}\b(.*?)(?=@param|@return|$)", self.comment, re.S)
        return re.sub(r"\s*\n\s*\*?\s*", " ", match[1]) if match else ""

    def allows_null(self, name):
        """Whether NULL is allowed for a parameter."""
        if name in NULLABLE or (self.name, name) in NULLABLE_IN:
            return True
        said = self.said_of(name)
        return "NULL" in said and not re.search(r"([Nn]ot be|[Nn]either) NULL", said)

    def recipe(self, table, name, what):
        """A valid value for a parameter."""
        for key in ((self.name, name), name):
            if key in table:
                return table[key]
        return self.fail(f"no valid value for the {what} '{name}'")


def read_header(path):
    """The functions of a header, the fields of its structs, and the names of its handles."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    comments = []

    def keep(match):
        comments.append(match[0])
        return f"\x01{len(comments) - 1}\x02"

    text = re.sub(r"/\*.*?\*/", keep, text, flags=re.S)
    text = re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*$", "", text, flags=re.M)
    structs = {}
    for match in re.finditer(r"typedef struct \w+ \{(.*?)\} (\w+);", text, re.S):
        body = re.sub(r"\x01\d+\x02", "", match[1])
        structs[match[2]] = re.findall(r"(\w+)(?:\[\w+\])?;", body)
    functions = []
    pattern = r"(?:\x01(\d+)\x02\s*)?((?:const )?\w+(?: \*| ))(money_\w+)\(([^()]*)\);"
    for match in re.finditer(pattern, text):
        parameters = re.sub(r"\x01\d+\x02", "", match[4])
        comment = comments[int(match[1])] if match[1] else ""
        functions.append(Function(match[2], match[3], parameters, comment))
    # Nothing that looks like a prototype may be passed over.
    seen = {function.name for function in functions}
    for name in re.findall(r"\b(money_\w+)\s*\(", text):
        if name not in seen:
            raise SystemExit(f"generate_hostile.py: cannot read the prototype of {name}")
    handles = set(re.findall(r"typedef struct (?:\w+) (\w+);", text))
    return functions, structs, handles


def documented(function, functions, seen=()):
    """The statuses a comment tells of, with those of the functions it points to."""
    if function.name in seen:
        return set()
    found = {"MONEY_OK", "MONEY_ERR_ARGUMENT", *re.findall(r"MONEY_ERR_\w+", function.comment)}
    pointers = r"(?:[Aa]s|[Aa]s in|under the rules of) (money_\w+)"
    for name in re.findall(pointers, function.comment):
        if name in functions:
            found |= documented(functions[name], functions, (*seen, function.name))
    return found
