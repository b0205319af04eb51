"""``python -m libmoney``: converts amounts, evaluates expressions and prints versions."""

import sys

from ._cli.command_line import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
