"""Names of members and parameters in C#."""

from __future__ import annotations

from model.names import camel

KEYWORDS = set(
    "base break case catch checked class const continue default delegate do else enum event explicit"
    " extern false finally fixed for foreach goto if implicit in interface internal is lock namespace"
    " new null object operator out override params private protected public readonly ref return sealed"
    " short static string struct switch this throw true try typeof unchecked unsafe using virtual void"
    " while decimal double int long char byte bool".split()
)


def pascal(name: str, owner: str = "") -> str:
    """Returns a member's name, changed if it equals its class's name, which C# prohibits."""
    made = camel(name)
    made = made[0].upper() + made[1:]
    return f"{made}Value" if made == owner else made


def argument(name: str) -> str:
    made = camel(name)
    return f"@{made}" if made in KEYWORDS else made
