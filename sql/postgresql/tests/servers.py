"""Connections to the temporary cluster, whose address is in the environment."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import psycopg

HERE = Path(__file__).resolve().parent
PACK = HERE.parent / "libmoney_pack.sql"

Connection = psycopg.Connection[tuple[object, ...]]


def connected(name: str) -> Connection:
    return psycopg.connect(dbname=name, autocommit=True)


def fresh(name: str, with_extension: bool = True) -> Connection:
    """A new database."""
    with connected("postgres") as server:
        server.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        server.execute(f'CREATE DATABASE "{name}"')
    connection = connected(name)
    connection.execute("SET client_min_messages = warning")
    if with_extension:
        connection.execute("CREATE EXTENSION libmoney")
    return connection


def query(connection: Connection, statement: str, *values: object) -> list[tuple[object, ...]]:
    """The rows of a statement; an empty list for statements without rows."""
    cursor = connection.execute(statement, values or None)
    return [] if cursor.description is None else cursor.fetchall()


def status(error: psycopg.Error) -> str:
    """The name in an error's DETAIL, or else its message."""
    found = re.search(r"MONEY_ERR_[A-Z_]+", error.diag.message_detail or "")
    return found[0] if found else str(error)


def command(name: str, *words: str) -> str:
    """The output of one of PostgreSQL's programs; "log" is that of the server."""
    if name == "log":
        return Path(os.environ["SERVER_LOG"]).read_text(errors="replace")
    program = str(Path(os.environ["PGBIN"]) / name)
    done = subprocess.run([program, *words], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    return done.stdout
