"""Runs a program in a pseudo-terminal, simulating a user at the keyboard.

    terminal.py LINES COMMAND …    types a line of the file LINES at each prompt `> `, then Ctrl-D

The output of the program is printed; typed input is not echoed. `^P` denotes Ctrl-P, which recalls
the previous line.
"""

from __future__ import annotations

import os
import pty
import select
import sys
import termios
import time

PROMPT = b"> "
SECONDS = 20.0


def read_to_prompt(terminal: int, prompt: bytes) -> bytes:
    """Returns the output up to the next prompt, or to the end."""
    text, end = b"", time.monotonic() + SECONDS
    while not (prompt and text.endswith(prompt)):
        if not select.select([terminal], [], [], max(0.0, end - time.monotonic()))[0]:
            raise SystemExit(f"no prompt after {text!r}")
        try:
            part = os.read(terminal, 4096)
        except OSError:
            part = b""
        if not part:
            return text
        text += part
    return text


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = file.read().splitlines()
    master, slave = pty.openpty()
    settings = termios.tcgetattr(slave)
    settings[3] &= ~termios.ECHO
    termios.tcsetattr(slave, termios.TCSANOW, settings)
    child = os.fork()
    if child == 0:
        os.setsid()
        os.close(master)
        for number in range(3):
            os.dup2(slave, number)
        os.environ.update(TERM="dumb", LC_ALL="C.UTF-8")
        os.execvp(sys.argv[2], sys.argv[2:])
    os.close(slave)
    written = read_to_prompt(master, PROMPT)
    for line in lines:
        os.write(master, line.replace("^P", "\x10").encode() + b"\n")
        written += read_to_prompt(master, PROMPT)
    os.write(master, b"\x04")
    written += read_to_prompt(master, b"")
    status = os.waitpid(child, 0)[1]
    sys.stdout.write(written.decode().replace("\r\n", "\n"))
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())
