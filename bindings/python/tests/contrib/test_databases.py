"""Amounts in SQLAlchemy, Django, sqlite3 and psycopg."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any, Optional

import psycopg
import pytest
import sqlalchemy
from psycopg.adapt import Transformer
from sqlalchemy import func, select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from libmoney import CurrencyRegistry, InexactResult, Money, MoneyError
from libmoney.contrib import psycopg as money_psycopg
from libmoney.contrib import sqlite3 as money_sqlite
from libmoney.contrib.sqlalchemy import TYPES, MoneyUnits, money_composite

PRICE, WIDE = Money("12.50", "EUR"), Money("-1234567890123456789012345678.0001", "USD")


def gems() -> Money:
    """An amount of a currency that no table has."""
    registry = CurrencyRegistry()
    registry.add("GEM", 3)
    return Money("1.500", "GEM", registry=registry)


class Base(DeclarativeBase):
    type_annotation_map = TYPES


class Order(Base):
    __tablename__ = "orders"
    id: Mapped[int] = mapped_column(primary_key=True)
    price: Mapped[Money]
    fee: Mapped[Optional[Money]] = mapped_column(MoneyUnits("EUR"))  # noqa: UP045
    total: Mapped[Optional[Money]] = money_composite("total", nullable=True)  # noqa: UP045


@pytest.fixture
def session() -> Iterator[Session]:
    engine = sqlalchemy.create_engine("sqlite://")
    Base.metadata.create_all(engine)
    with Session(engine) as session:
        yield session
    engine.dispose()


def test_sqlalchemy_keeps_amounts(session: Session) -> None:
    rows = [
        Order(price=PRICE, fee=Money("0.5", "EUR"), total=WIDE),
        Order(price=gems(), fee=Money(2, "EUR"), total=None),
        Order(price=WIDE, fee=None, total=gems()),
    ]
    session.add_all(rows)
    session.commit()
    session.expire_all()
    assert [one.price for one in rows] == [PRICE, gems(), WIDE]
    assert [one.fee for one in rows] == [Money("0.5", "EUR"), Money(2, "EUR"), None]
    assert [one.total for one in rows] == [WIDE, None, gems()]
    session.expunge_all()
    found = session.scalars(select(Order).order_by(Order.id)).all()
    assert [one.total for one in found] == [WIDE, None, gems()]


def test_sqlalchemy_adds_compares_and_orders(session: Session) -> None:
    for fee in ("0.10", "0.20", "10.00"):
        session.add(Order(price=PRICE, fee=Money(fee, "EUR"), total=PRICE))
    session.commit()
    assert session.scalar(select(func.sum(Order.fee))) == Money("10.30", "EUR")
    assert session.scalar(select(func.max(Order.fee))) == Money("10.00", "EUR")
    query = select(func.count()).where(Order.fee > Money("0.1", "EUR"))
    assert session.scalar(query) == 2
    query = select(Order.fee).order_by(Order.fee.desc()).limit(1)
    assert session.scalar(query) == Money(10, "EUR")
    assert session.scalar(select(func.count()).where(Order.total == PRICE)) == 3
    assert session.scalar(select(Order.fee * 2).where(Order.fee == Money("0.2", "EUR"))) == 40


@pytest.mark.parametrize(
    "bad",
    [
        {"price": 12.5},
        {"price": "12.5"},
        {"price": PRICE, "fee": Money("0.001", "EUR")},
        {"price": PRICE, "fee": Money(1, "USD")},
        {"price": PRICE, "fee": Money(10**20, "EUR")},
        {"price": PRICE, "total": Money("0.00001", "EUR")},
    ],
)
def test_sqlalchemy_refuses(session: Session, bad: dict[str, Any]) -> None:
    session.add(Order(**bad))
    with pytest.raises((sqlalchemy.exc.StatementError, MoneyError, TypeError)):
        session.commit()
    session.rollback()
    assert session.scalar(select(func.count()).select_from(Order)) == 0


def test_damaged_texts_are_refused(session: Session) -> None:
    session.add(Order(price=PRICE))
    session.commit()
    for bad in ("12.50", "x EUR", "", "1e999 GEM", "NaN GEM", "12.50 e\u00e9"):
        session.execute(sqlalchemy.text("UPDATE orders SET price = :bad"), {"bad": bad})
        session.expire_all()
        with pytest.raises(MoneyError):
            _ = session.scalars(select(Order)).one().price


def test_sqlite3() -> None:
    money_sqlite.register()
    connection = sqlite3.connect(":memory:", detect_types=sqlite3.PARSE_DECLTYPES)
    money_sqlite.attach(connection)
    connection.execute("CREATE TABLE t (price MONEY, what TEXT)")
    rows = [("10.00", "a"), ("9.00", "a"), ("100.00", "b")]
    for amount, what in rows:
        connection.execute("INSERT INTO t VALUES (?, ?)", (Money(amount, "EUR"), what))
    connection.execute("INSERT INTO t VALUES (NULL, 'c')")
    query = "SELECT price FROM t ORDER BY price COLLATE MONEY"
    ordered = [row[0] for row in connection.execute(query)]
    assert ordered == [None, Money(9, "EUR"), Money(10, "EUR"), Money(100, "EUR")]
    query = "SELECT what, money_sum(price) FROM t GROUP BY what"
    assert dict(connection.execute(query)) == {"a": "19.00 EUR", "b": "100.00 EUR", "c": None}
    connection.execute("INSERT INTO t VALUES (?, 'b')", (gems(),))
    assert connection.execute("SELECT price FROM t").fetchall()[-1] == (gems(),)
    connection.execute("INSERT INTO t VALUES (?, 'b')", (Money(1, "CHF"),))
    query = "SELECT price FROM t WHERE price IS NOT NULL ORDER BY price COLLATE MONEY DESC"
    codes = [row[0].currency for row in connection.execute(query)]
    assert codes == ["GEM", "EUR", "EUR", "EUR", "CHF"]
    with pytest.raises(sqlite3.OperationalError):
        connection.execute("SELECT money_sum(price) FROM t").fetchall()
    connection.execute("INSERT INTO t VALUES ('rubbish', 'b')")
    with pytest.raises(MoneyError):
        connection.execute("SELECT price FROM t").fetchall()
    connection.close()


def test_psycopg_sends_texts() -> None:
    money_psycopg.register()
    transformer = Transformer()
    dumper = transformer.get_dumper(PRICE, psycopg.adapt.PyFormat.TEXT)
    assert bytes(dumper.dump(PRICE) or b"") == b"12.50 EUR"
    assert money_psycopg.amount("1.500 GEM") == gems()
    assert money_psycopg.amount(None) is None
    with pytest.raises(MoneyError):
        money_psycopg.amount("1,5 EUR")


def _server() -> Path | None:
    """The folder of PostgreSQL's programs, which Debian keeps off the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A server of its own, on a socket in a folder of the test."""
    programs = _server()
    if programs is None:
        pytest.skip("PostgreSQL's server is not installed")
    if os.getuid() == 0 and shutil.which("setpriv") is None:
        pytest.skip("setpriv is not installed, and the server does not run as root")
    # Not in pytest's folder, which other users may not enter.
    with tempfile.TemporaryDirectory(prefix="libmoney-postgres-") as name:
        folder, prefix = Path(name), []
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
            prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]

        def run(program: str, *words: str) -> None:
            command = [*prefix, str(programs / program), "-D", str(folder / "data"), *words]
            subprocess.run(command, check=True, capture_output=True, cwd=folder)

        run("initdb", "-A", "trust", "-U", "tester", "-E", "UTF8")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"
        run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"host={folder} user=tester dbname=postgres"
        finally:
            run("pg_ctl", "-m", "immediate", "stop")


def test_psycopg_keeps_a_composite_type(postgres: str) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        with pytest.raises(LookupError):
            money_psycopg.register_type(connection)
        connection.execute(money_psycopg.CREATE_TYPE)
        money_psycopg.register_type(connection)
        connection.execute("CREATE TABLE orders (id int, price money_amount)")
        amounts = [PRICE, WIDE, gems(), None]
        for number, amount in enumerate(amounts):
            connection.execute("INSERT INTO orders VALUES (%s, %s)", (number, amount))
        for binary in (False, True):
            cursor = connection.cursor(binary=binary)
            rows = cursor.execute("SELECT price FROM orders ORDER BY id").fetchall()
            assert [row[0] for row in rows] == amounts
        query = "SELECT sum((price).amount) FROM orders WHERE (price).currency = %s"
        assert connection.execute(query, ("EUR",)).fetchone() == (Decimal("12.50"),)
        connection.execute("CREATE TYPE other AS (a int)")
        with pytest.raises(TypeError):
            money_psycopg.register_type(connection, "other")


def test_sqlalchemy_on_postgresql(postgres: str) -> None:
    host = postgres.split()[0].partition("=")[2]
    engine = sqlalchemy.create_engine(f"postgresql+psycopg://tester@/postgres?host={host}")
    Base.metadata.drop_all(engine)
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text("DROP TABLE IF EXISTS orders"))
    Base.metadata.create_all(engine)
    with Session(engine) as session:
        session.add(Order(price=PRICE, fee=Money("0.10", "EUR"), total=WIDE))
        session.add(Order(price=gems(), fee=Money("0.20", "EUR"), total=None))
        session.commit()
        session.expire_all()
        rows = session.scalars(select(Order).order_by(Order.id)).all()
        assert [one.total for one in rows] == [WIDE, None]
        assert session.scalar(select(func.sum(Order.fee))) == Money("0.30", "EUR")
        with pytest.raises((sqlalchemy.exc.StatementError, InexactResult)):
            session.add(Order(price=PRICE, total=Money("0.00001", "EUR")))
            session.commit()
    engine.dispose()


def test_the_extension_of_sqlite_is_loaded_or_refused_by_name() -> None:
    connection = sqlite3.connect(":memory:")
    if hasattr(connection, "enable_load_extension"):
        money_sqlite.load(connection)
        assert connection.execute("SELECT money_add('1 EUR', '2 EUR')").fetchone() == ("3 EUR",)
    else:
        with pytest.raises(NotImplementedError):
            money_sqlite.load(connection)
    connection.close()
