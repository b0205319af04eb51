"""Checks documents against CycloneDX's schema, strictly: check_sbom.py FILE …"""

from __future__ import annotations

import sys
from pathlib import Path

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

faults = 0
for name in sys.argv[1:]:
    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(Path(name).read_text())
    if fault:
        faults += 1
        print(f"{name}: {str(fault)[:600]}")
sys.exit(1 if faults or len(sys.argv) < 2 else 0)
