"""Parses one doc comment strictly: any deviation from the form is an error.

    /** A summary sentence. More text, in paragraphs.
     *
     *  @param name [null count=length]  description; the words in brackets are for machines.
     *  @return MONEY_OK; MONEY_ERR_NO_RATE (when), MONEY_ERR_DATE.
     *  @since 0.2
     *  @see money_add, money_subtract
     *  @long
     *  @calls_back
     */

`@return` of a function with a status lists every status except MONEY_ERR_ARGUMENT, which applies to all
(it is listed only with an additional meaning), MONEY_ERR_OUT_OF_MEMORY, which applies to every
function that allocates, and MONEY_ERR_CANCELLED, which applies to every long call.
"""

from __future__ import annotations

import re

from .parts import DescriptionError, Doc, Place

TAGS = {"param", "return", "since", "see", "long", "calls_back"}
WORDS = {"in", "out", "null", "not_null", "owned", "instant", "date", "bool"}
_WORD_WITH_VALUE = re.compile(r"(count|length|borrowed-by)=\w+(\.\w+)?$")
_STATUS = re.compile(r"(MONEY_OK|MONEY_ERR_\w+)(?: \(((?:[^()]|\([^()]*\))*)\))?$")


def plain(comment: str) -> str:
    """The text of a comment without its stars."""
    body = re.sub(r"^/\*+ ?", "", comment.strip())
    body = re.sub(r"\s*\*/$", "", body)
    return "\n".join(re.sub(r"^\s*\* ?", "", line).rstrip() for line in body.split("\n"))


def read_doc(comment: str, where: Place) -> Doc:
    """Parses the doc comment that starts at a place."""
    doc = Doc(place=where)
    parts = re.split(r"^ ?@(\w+)", plain(comment), flags=re.M)
    doc.text = parts[0].strip()
    if not doc.text:
        raise DescriptionError(f"{where}: a doc comment has to begin with a sentence")
    end = where.below(parts[0])
    for tag, body in zip(parts[1::2], parts[2::2], strict=True):
        where, end = end, end.below(body)
        if tag not in TAGS:
            raise DescriptionError(f"{where}: @{tag} is no tag; tags are {sorted(TAGS)}")
        flat = " ".join(body.split())
        if tag == "param":
            _read_param(doc, body, where)
        elif tag == "return":
            if doc.returns is not None:
                raise DescriptionError(f"{where}: @return stands there twice")
            doc.returns = flat
        elif tag == "since":
            if not re.fullmatch(r"\d+\.\d+", flat):
                raise DescriptionError(f"{where}: @since is MAJOR.MINOR, not '{flat}'")
            doc.since = flat
        elif tag == "see":
            doc.see = [name.strip() for name in flat.rstrip(".").split(",")]
        elif flat:
            raise DescriptionError(f"{where}: @{tag} stands alone")
        else:
            doc.is_long |= tag == "long"
            doc.calls_back |= tag == "calls_back"
    return doc


def _read_param(doc: Doc, body: str, where: Place) -> None:
    match = re.match(r" +(\w+(?:, \w+)*)(?: \[([^\]]*)\])?\s+(\S.*)", body, re.S)
    if not match:
        raise DescriptionError(f"{where}: cannot read '@param{body.strip()[:60]}'")
    words = (match[2] or "").split()
    for word in words:
        if word not in WORDS and not _WORD_WITH_VALUE.match(word):
            raise DescriptionError(f"{where}: '{word}' is no word for a parameter")
    for name in match[1].split(", "):
        if name in doc.params:
            raise DescriptionError(f"{where}: @param {name} stands there twice")
        doc.params[name] = (words, " ".join(match[3].split()))


def read_statuses(doc: Doc, known: set[str], where: str) -> None:
    """Reads the statuses of `@return`, each with its note."""
    if doc.returns is None:
        raise DescriptionError(f"{where}: @return is missing; it lists every status")
    listed = doc.returns.rstrip(".")
    depth, start, items = 0, 0, []
    for index, char in enumerate(listed + ","):
        depth += (char == "(") - (char == ")")
        if char in ",;" and depth == 0:
            items.append(listed[start:index].strip())
            start = index + 1
    if depth:
        raise DescriptionError(f"{where}: the brackets in @return do not match")
    for item in items:
        match = _STATUS.match(item)
        if not match:
            raise DescriptionError(f"{where}: '{item}' in @return is no status")
        if match[1] not in known:
            raise DescriptionError(f"{where}: {match[1]} is not defined")
        if match[1] in doc.statuses:
            raise DescriptionError(f"{where}: {match[1]} stands in @return twice")
        doc.statuses[match[1]] = match[2] or ""
    if items[0] != "MONEY_OK" and not items[0].startswith("MONEY_OK ("):
        raise DescriptionError(f"{where}: @return begins with MONEY_OK")
