"""The rules of EN 16931 as CEN publishes them, compiled to XSLT, run by Saxon."""

from __future__ import annotations

import re
from pathlib import Path

from saxonche import PySaxonApiError, PySaxonProcessor

#: Where the compiled rules are inside ConnectingEurope/eInvoicing-EN16931.
STYLESHEETS = {
    "UBL": "ubl/xslt/EN16931-UBL-validation.xslt",
    "CII": "cii/xslt/EN16931-CII-validation.xslt",
}
#: The verdict on a document on which the rules themselves fail, as on a malformed number.
FAILED = "FAILED"

_ASSERT = re.compile(r"<svrl:failed-assert[^>]*>")
_ID, _FATAL = re.compile(r'\bid="([^"]+)"'), re.compile(r'\bflag="fatal"')


class Validator:
    """Judges documents; each stylesheet is compiled once."""

    def __init__(self, rules: Path) -> None:
        self.processor = PySaxonProcessor(license=False)
        compiler = self.processor.new_xslt30_processor()
        self.sheets = {
            kind: compiler.compile_stylesheet(stylesheet_file=str(rules / path))
            for kind, path in STYLESHEETS.items()
        }

    def rules(self, kind: str, text: str) -> list[str]:
        """The rules that a document breaks, without warnings."""
        try:
            node = self.processor.parse_xml(xml_text=text)
            report = self.sheets[kind].transform_to_string(xdm_node=node)
        except PySaxonApiError:
            return [FAILED]
        if report is None:
            return [FAILED]
        found = {_ID.search(one)[1] for one in _ASSERT.findall(report) if _FATAL.search(one)}
        return sorted(found)
