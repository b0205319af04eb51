"""Starts ``Tests/Network/server.py``, a process of its own that ends with this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

NETWORK = Path(__file__).resolve().parents[3] / "Tests" / "Network"
# Loopback is accessed directly, even if a proxy is set.
os.environ["no_proxy"] = "*"

#: For programs that import the package.
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
KEY = "loopback-key-0123456789"


class Server:
    """A server on loopback; leaving the context stops it."""

    def __init__(self, port: int = 0, tls: tuple[Path, Path] | None = None) -> None:
        command = [sys.executable, str(NETWORK / "server.py"), "--port", str(port)]
        if tls is not None:
            command += ["--tls", *map(str, tls)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.communicate()

    def behave(self, name: str, path: str = "") -> str:
        """An address that is answered with a behaviour."""
        return f"{self.url}/behave/{name}{path}"

    def control(self, method: str = "GET", **values: Any) -> Any:
        """Returns the requests that the server has received, and sets its behaviour."""
        body = json.dumps(values).encode() if values else None
        request = Request(self.url + "/control", data=body, method=method)
        with build_opener(ProxyHandler({})).open(request) as response:
            return json.load(response)


def behaviours() -> list[list[str]]:
    """Reads the table of each behaviour's result: name, reason, status, type, body, failure."""
    lines = (NETWORK / "behaviours.txt").read_text().splitlines()
    return [line.split() for line in lines if not line.startswith("#")]
