"""Compares the engine's reader of XML with expat, on generated and damaged documents.

run_xml.py PROGRAM [COUNT [SEED]]

PROGRAM is the one of Tests/XML. Both parsers must accept the same documents and keep the same
elements, with their lines and columns; DIFFERENCES names the deliberate exceptions. Documents that
try to exhaust time follow, for the engine alone.
"""

from __future__ import annotations

import random
import re
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.parsers import expat

from xml_hostile import hostile

ROOT = Path(__file__).resolve().parents[2]
#: A separator that no document can contain.
SEPARATOR = "\x01"
LEAF, ELEMENTS, EITHER = "leaf", "elements", "either"
#: The content and the namespace of each kept name; None is the namespace of the root.
VOCABULARY = {
    **dict.fromkeys(("Document", "Invoice", "Party", "Line"), (ELEMENTS, None)),
    **dict.fromkeys(("ID", "Amount", "Name"), (LEAF, "urn:leaf")),
    "Mixed": (EITHER, None),
}
#: Deliberate differences: the engine has stricter rules for declarations, rejects half of a
#: surrogate pair in UTF-16, and permits the names of the fifth edition of XML 1.0 instead of the
#: fourth.
DIFFERENCES = ("encoding", "version", "surrogate", "names")
ENCODINGS = {"utf-8", "utf-16", "iso-8859-1", "us-ascii"}
#: Letters that may be of names in the fifth edition alone.
NEW_LETTERS = re.compile("[^\\0-\xff\u0300-\u036f中\ufeff]")
#: Letters that only expat permits in names, unless the document is in UTF-8.
OTHER_LETTERS = re.compile("[ªµº]")

HEAD = "<Document xmlns='urn:d' xmlns:l='urn:leaf'>"
SEEDS = [
    HEAD + "<Line><l:ID> 1\n 2 </l:ID><l:Amount currencyID='EUR'>1.50</l:Amount></Line></Document>",
    HEAD
    + "<Line>\r\n<Mixed>a</Mixed>\r<Mixed>b<Line/>c</Mixed></Line><x:y xmlns:x='u'/></Document>",
    "<?xml version='1.0' encoding='UTF-8' standalone='yes'?>\n<!-- c --><?p d?>"
    + HEAD
    + "<l:Name><![CDATA[<&]]>]]&gt;&#x41;&amp;&#233;</l:Name></Document>\n<!--e-->",
    "<d:Document xmlns:d='urn:d' d:a='1' a='2'><d:Line xmlns:l='urn:leaf'><l:Name a='&lt;\t&#10;'>"
    "é中😀\u0301·€ </l:Name></d:Line><Line/><d:Line xmlns:d='urn:x'/></d:Document>",
    '<Invoice><Party><Party/><Party><Line/></Party></Party><Party a="\'"/>'
    "<ID xmlns='urn:leaf'>x</ID></Invoice>",
    "<Document xmlns:xml='http://www.w3.org/XML/1998/namespace' xml:lang='de' "
    "xmlns:a='u' xmlns:b='v' a:x='' b:x='' c='' d='' e='' f='' g='' h='' i=''>é<é中/></Document>",
    "<Document xmlns='urn:other'/>",
]
TOKENS = [
    "<",
    ">",
    "/",
    "&",
    ";",
    "'",
    '"',
    "=",
    " ",
    "\n",
    "\r",
    "\t",
    "]]>",
    "<![CDATA[",
    "<!--",
    "--",
    "-->",
    "<?",
    "?>",
    "&amp;",
    "&#10;",
    "&#x0;",
    "&x;",
    "xmlns",
    "xmlns:a=''",
    "xml",
    ":",
    "a:",
    "<a>",
    "</a>",
    "<a/>",
    " a='1'",
    "é",
    "中",
    "😀",
    "\u00d7",
    "·",
    "\u0301",
    "\ufffe",
    "\x00",
    "\x0b",
    "\x85",
    "\u2028",
    "<!DOCTYPE a>",
    "<?xml version='1.0'?>",
    "urn:leaf",
    "urn:d",
    "Line",
    "l:",
    "-",
    "1",
    "currencyID='€'",
    "<l:ID>",
    "</Line>",
    "utf-16",
    "iso-8859-1",
]
#: The processor time of a document of 32 MiB, many times of that needed on a loaded machine.
SECONDS_MAX = 5.0
#: Insertions between tags.
CONTENTS = [
    " ",
    "\r\n",
    "é",
    "€",
    "😀 ",
    "\x85",
    "\u2028",
    "]]",
    "&lt;",
    "&#xe9;",
    "<![CDATA[]]]]>",
    "<!-- - -->",
    "<?p <?>",
    "<Line/>",
    "<Mixed> x </Mixed>",
    "<a:b xmlns:a='urn:leaf'/>",
    "<ID xmlns='urn:leaf'> é\t.</ID>",
    "<x><Line/></x>",
    "<Party a='' b=''/>",
    "<l:ID currencyID=' &#9;E&amp;\n'/>",
    "<Line xmlns:l='urn:y'><l:ID/></Line>",
    "<Amount/>",
    "<Mixed><Line/>y</Mixed>",
    "<ID><x/></ID>",
]


class Refused(Exception):
    """A document that the engine must reject too."""


class Difference(Exception):
    """A document that only the engine rejects."""


def shown(text: str) -> str:
    """Text as the program writes it."""
    plain = re.compile(rb"[A-Za-z0-9 .-]")
    data = text.encode()
    return "".join(chr(byte) if plain.match(bytes([byte])) else f"%{byte:02x}" for byte in data)


class Tree:
    """The kept elements of a document, by expat."""

    def __init__(self, document: bytes) -> None:
        self.parser = parser = expat.ParserCreate(None, SEPARATOR)
        parser.buffer_text = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters
        parser.StartDoctypeDeclHandler = self.doctype
        parser.XmlDeclHandler = self.declaration
        self.root: str | None = None
        self.open: list[tuple[str, list[str], Counter[str]]] = []
        self.skipped, self.text, self.keeps = 0, "", False
        self.output: list[str] = []
        self.is_other = False
        #: Expat counts the byte order mark as a column.
        self.mark = int(
            document[:2] in (b"\xff\xfe", b"\xfe\xff") or document[:3] == b"\xef\xbb\xbf"
        )
        parser.Parse(document, True)

    def doctype(self, *_: object) -> None:
        raise Refused

    def declaration(self, version: str, encoding: str | None, _: int) -> None:
        if not re.fullmatch(r"1\.[0-9]+", version):
            raise Difference("version")
        if encoding is not None and encoding.lower() not in ENCODINGS:
            raise Difference("encoding")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, local = name.rpartition(SEPARATOR)
        if self.root is None:
            self.root, self.is_other = namespace, namespace == "urn:other"
        elif self.skipped:
            self.skipped += 1
            return
        else:
            if VOCABULARY.get(self.open[-1][0], ("", None))[0] == LEAF and not self.is_other:
                raise Refused
            content, expected = VOCABULARY.get(local, ("", ""))
            if not content or namespace != (self.root if expected is None else expected):
                self.skipped, self.keeps = 1, False
                return
        content, _ = VOCABULARY.get(local, (ELEMENTS, None))
        number = 1
        if self.open:
            self.open[-1][2][local] += 1
            number = self.open[-1][2][local]
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        column -= self.mark if line == 1 else 0
        currency = attributes.get("currencyID", "") if self.open else ""
        word = shown(" ".join(currency.split()))
        self.open.append((local, [f"{shown(local)}|{number}|{line}|{column}|{word}|"], Counter()))
        self.text, self.keeps = "", content != ELEMENTS

    def characters(self, data: str) -> None:
        if self.keeps:
            self.text += data

    def end(self, _: str) -> None:
        if self.skipped:
            self.skipped -= 1
            return
        _, parts, _ = self.open.pop()
        text = shown(" ".join(self.text.split())) if self.keeps else ""
        whole = f"{parts[0]}{text}({''.join(parts[1:])})"
        self.keeps = False
        (self.open[-1][1] if self.open else self.output).append(whole)


def expected(document: bytes) -> str:
    """The program's line for a document: "+ TREE", "-", or "? DIFFERENCE"."""
    try:
        tree = Tree(document)
    except Refused:
        return "-"
    except Difference as difference:
        return f"? {difference}"
    except (expat.ExpatError, LookupError, ValueError):
        return "-"
    return "-" if tree.is_other else f"+ {tree.output[0]}"


def is_known(document: bytes) -> str:
    """The deliberate difference by the bytes alone; "" without one."""
    if document[:2] in (b"<\0", b"\0<"):
        return "encoding"
    if document[:3] == b"\xef\xbb\xbf" and re.search(
        rb"encoding\s*=\s*.(iso|us)-", document[:99], re.I
    ):
        return "encoding"
    if document[:2] in (b"\xff\xfe", b"\xfe\xff"):
        try:
            document.decode("utf-16")
        except ValueError:
            return "surrogate"
        return "names" if OTHER_LETTERS.search(document.decode("utf-16")) else ""
    return "names" if OTHER_LETTERS.search(document.decode("latin-1")) else ""


def mutated(chance: random.Random) -> bytes:
    """A document, damaged in up to four places."""
    text = chance.choice(SEEDS)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        place = chance.randrange(len(text) + 1)
        if chance.randrange(2) and ">" in text[:place]:
            # Between two tags, most insertions keep a document well-formed.
            place = text.rindex(">", 0, place) + 1
            text = text[:place] + chance.choice(CONTENTS) + text[place:]
            continue
        end = min(len(text), place + chance.choice((0, 0, 1, 1, 2, 9)))
        kind = chance.randrange(6)
        if kind < 3:
            middle = chance.choice(TOKENS)
        elif kind == 3:
            other = chance.choice(SEEDS)
            start = chance.randrange(len(other))
            middle = other[start : start + chance.randrange(40)]
        else:
            middle = text[place:end] * 2 if kind == 4 else ""
        text = text[:place] + middle + text[end:]
    return encoded(text, chance)


def encoded(text: str, chance: random.Random) -> bytes:
    """A text in one of the encodings, sometimes with a damaged byte."""
    kind = chance.randrange(12)
    data = text.encode()
    if kind == 0:
        data = text.encode("utf-16", "surrogatepass")
    elif kind == 1:
        data = b"\xfe\xff" + text.encode("utf-16-be", "surrogatepass")
    elif kind == 2:
        data = b"\xef\xbb\xbf" + data
    elif kind < 5:
        name = "ISO-8859-1" if kind == 3 else "us-ascii"
        text = re.sub("^<[?]xml.*?[?]>", "", text)
        data = f"<?xml version='1.0' encoding='{name}'?>{text}".encode("latin-1", "replace")
    if chance.randrange(6) == 0 and data:
        place = chance.randrange(len(data))
        data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
    return data


def answers(program: str, documents: list[bytes]) -> list[str]:
    """The program's lines."""
    data = b"".join(len(one).to_bytes(4, "little") + one for one in documents)
    done = subprocess.run([program], input=data, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode("utf-8", "replace").split("\n")[:-1]


def compared(documents: list[bytes], lines: list[str], counts: Counter[str]) -> Iterator[str]:
    """The unexpected differences."""
    for document, line in zip(documents, lines):
        wanted = expected(document)
        known = is_known(document)
        got = line if line[0] == "+" else "-"
        if got == wanted:
            counts["accepted" if got[0] == "+" else "rejected"] += 1
        elif wanted[0] == "?" and got == "-":
            counts[wanted[2:]] += 1
        elif known and got == "-":
            counts[known] += 1
        elif got[0] == "+" and wanted == "-" and has_new_names(document):
            counts["names"] += 1
        else:
            yield f"{document!r}\n  engine {line}\n  expat  {wanted}"


def has_new_names(document: bytes) -> bool:
    """True if expat accepts the document with letters of the fourth edition."""
    encoding = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}.get(document[:2], "utf-8")
    text = document.decode(encoding, "replace")
    return expected(NEW_LETTERS.sub("é", text).encode(encoding))[0] == "+"


def check_hostile(program: str) -> Iterator[str]:
    """The hostile documents with a wrong answer or above SECONDS_MAX."""
    for name, (text, is_accepted) in hostile(HEAD).items():
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        line = answers(program, [text.encode()])[0]
        used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        if (line[0] == "+") != is_accepted or used > SECONDS_MAX:
            yield f"{name}: {used:.1f} s, {line[:100]}"


def main(words: list[str]) -> int:
    program, count, seed = (
        words[0],
        int((words[1:] or ["100000"])[0]),
        int((words[2:] or ["42"])[0]),
    )
    chance = random.Random(seed)
    counts: Counter[str] = Counter()
    faults = 0
    for start in range(0, count, 5000):
        documents = [mutated(chance) for _ in range(min(5000, count - start))]
        for fault in compared(documents, answers(program, documents), counts):
            faults += 1
            if faults <= 20:
                print(fault)
    for fault in check_hostile(program):
        faults += 1
        print(fault)
    if not counts["accepted"]:
        faults += 1
        print("no document was accepted")
    checked = count + len(hostile(HEAD))
    print(f"seed {seed}: {count} documents; {dict(sorted(counts.items()))}")
    print(f"{checked - faults} passed, {faults} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
