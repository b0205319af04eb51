"""Documents that try to exhaust the time of a reader of XML."""

from __future__ import annotations


def hostile(head: str) -> dict[str, tuple[str, bool]]:
    """Documents starting with head that must be read in linear time, and their acceptance."""
    names = "".join(f" a{index}=''" for index in range(20_000))
    declared = " ".join(f"xmlns:{'p' * 90}{index:03}='urn:{index}'" for index in range(255))
    spaced = "".join(f"<b xmlns:p{index}='u{index}' xmlns='v'/>" for index in range(249_000))
    long = "".join(f" {'a' * 200}{index:05}=''" for index in range(1_200))
    most = 31 << 20
    return {
        "entities": ("<!DOCTYPE a [<!ENTITY b 'b'><!ENTITY c '&b;&b;'>]><a>&c;</a>", False),
        "nested elements": ("<a>" * 10**6, False),
        "64 MiB": ("<a>" + "x" * (64 << 20), False),
        "a tag of 31 MiB": ("<a" + (names * 160)[:most] + "/>", False),
        "an attribute of 31 MiB": ("<a b='" + "x" * most + "'/>", False),
        "empty elements": ("<a>" + "<a/>" * (most // 4), False),
        "a section without an end": ("<a><![CDATA[" + "]" * most, False),
        "comments": ("<a>" + "<!---->" * (most // 7) + "</a>", True),
        "white space": (head + "<Mixed>" + " " * most + "</Mixed></Document>", True),
        "kept elements": (head + "<Line/>" * 249_000 + "</Document>", True),
        "declarations in each element": ("<a>" + spaced + "</a>", True),
        "long prefixes": (f"<a {declared}>" + f"<{'p' * 90}000:b/>" * 249_000 + "</a>", True),
        "many attributes": ("<a>" + f"<b{names}/>" * 20 + "</a>", True),
        "similar attributes": ("<a>" + f"<b{long}/>" * 100 + "</a>", True),
        "a duplicate of many": (f"<a{names} a0=''/>", False),
        "line breaks": ("\n" * most + "<a>", False),
    }
