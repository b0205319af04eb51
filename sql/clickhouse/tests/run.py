"""Runs the page of ClickHouse with chdb: run.py TOOL, with the path of the tool money."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from cases import RATES, ROOT, Checks
from page import check_page

FUNCTIONS = ROOT / "sql" / "clickhouse" / "money_functions.xml"


def main(tool: str) -> int:
    os.environ["MONEY_RATES"] = str(RATES)
    os.environ["PATH"] = f"{Path(tool).resolve().parent}:{os.environ['PATH']}"
    import chdb

    checks = Checks("clickhouse")
    with tempfile.TemporaryDirectory() as folder:
        # chdb reads the file under this name.
        (Path(folder) / "udf_config.xml").write_text(FUNCTIONS.read_text())
        database = str(Path(folder) / "database")

        def run(statement: str) -> list[tuple[object, ...]]:
            text = chdb.query(statement, "JSONCompactEachRow", path=database, udf_path=folder)
            return [tuple(json.loads(line)) for line in str(text).splitlines()]

        check_page(checks, "docs/guide/clickhouse.md", run, RuntimeError)
    return checks.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
