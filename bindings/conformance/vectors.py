"""The golden vectors of Tests/Vectors, each as one request."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Tests" / "Vectors"
#: A surcharge on top of a price that includes another tax has no place in a basket of any binding.
NO_PLACE_IN_A_BASKET = "examples/es/out/invoice-es-es-vateqs-provider.json"


def requests() -> list[dict[str, Any]]:
    """Returns all vectors. A request contains the kind, the vector, and the document that it
    names."""
    found = []
    for path in sorted(FOLDER.glob("*.json")):
        content = json.loads(path.read_text(encoding="utf-8"))
        for vector in cases(path.stem, content):
            request = {"op": path.stem, "vector": vector}
            named = vector.get("list") or vector.get("rates")
            if path.stem == "converter" and isinstance(named, str):
                document = ROOT / "Tests" / "Data" / named
                request["document"] = document.read_text(encoding="utf-8")
            found.append(request)
    return found


def cases(kind: str, content: Any) -> list[dict[str, Any]]:
    if kind == "currency-order":
        # The codes come in the order of the alphabet, so that a list which sorts nothing fails.
        return [
            {"language": language, "codes": sorted(codes.split()), "order": codes.split()}
            for language, codes in content.items()
        ]
    found: list[dict[str, Any]] = content["cases"] if isinstance(content, dict) else content
    return [one for one in found if one.get("source") != NO_PLACE_IN_A_BASKET]
