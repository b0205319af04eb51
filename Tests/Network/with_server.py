"""Runs a command beside a loopback server, which ends with it.

    python3 Tests/Network/with_server.py COMMAND …

In the command's arguments {url} is replaced by the server's address and {key} by its key. The exit
status is the command's.
"""

import subprocess
import sys
from pathlib import Path

from services import KEY


def main() -> int:
    program = [sys.executable, str(Path(__file__).with_name("server.py"))]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        url = f"http://127.0.0.1:{int(server.stdout.readline())}"
        command = [one.replace("{url}", url).replace("{key}", KEY) for one in sys.argv[1:]]
        ended = subprocess.run(command)
        server.stdin.close()
    return ended.returncode


if __name__ == "__main__":
    sys.exit(main())
