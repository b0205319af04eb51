"""The functions of libmoney.wasm in Node: a line of JSON to `server.mjs` is a call."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from calls.native import CallError, Handle

SERVER = Path(__file__).resolve().parent / "server.mjs"
#: The largest integer that a number of JavaScript holds.
MOST = 2**53


def encoded(value: Any) -> Any:
    if isinstance(value, Handle):
        return {"$handle": value.pointer, "kind": value.kind}
    if isinstance(value, dict):
        return {key: encoded(one) for key, one in value.items()}
    if isinstance(value, list):
        return [encoded(one) for one in value]
    is_large = isinstance(value, int) and not isinstance(value, bool) and abs(value) >= MOST
    return {"$big": str(value)} if is_large else value


def decoded(value: Any) -> Any:
    if isinstance(value, list):
        return [decoded(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "$big" in value:
        return int(value["$big"])
    if "$handle" in value:
        return Handle(value["kind"], value["$handle"])
    return {key: decoded(one) for key, one in value.items()}


class Node:
    """The library in another process."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", str(SERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.constants: dict[str, Any] = self.ask({"constants": True})["constants"]

    def ask(self, request: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("Node has ended")
        return decoded(json.loads(line))

    def call(self, name: str, /, **given: Any) -> Any:
        answer = self.ask({"name": name, "given": encoded(given)})
        if "constant" in answer:
            raise CallError(answer["constant"], answer["text"], answer["position"])
        if "broken" in answer:
            raise RuntimeError(answer["broken"])
        return answer["result"]

    def free(self, handle: Handle | None) -> None:
        if handle is not None:
            self.ask({"free": encoded(handle)})
