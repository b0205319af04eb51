"""The functions and types in the navigation of the site, by header."""

from __future__ import annotations

from .interface import Interface

#: The section of mkdocs.yml that this module fills.
SECTION = "    - Functions and types:\n"


def with_reference(configuration: str, interface: Interface) -> str:
    """The configuration with a page for each function and type in its navigation."""
    if configuration.count(SECTION) != 1:
        raise SystemExit(f"mkdocs.yml must contain the section {SECTION.strip()}")
    return configuration.replace(SECTION, SECTION + "".join(lines(interface)))


def lines(interface: Interface) -> list[str]:
    """A section for each header, with its functions in the order of the header, then its types."""
    found = []
    for header in interface.data["headers"]:
        name = header["name"]
        pages = [
            f"functions/{one['name']}.md"
            for one in interface.data["functions"]
            if one["header"] == name
        ]
        pages += [f"types/{one}.md" for one in interface.types if interface.header_of[one] == name]
        if pages:
            heading = name.removesuffix(".h").replace("_", " ").capitalize()
            found.append(f"      - {heading}:\n")
            found += [f"        - reference/{page}\n" for page in pages]
    return found
