"""Columns of NumPy, pandas and pyarrow: read without a copy, and returned as the same type."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from conftest import PACKAGE_ROOT, ROOT

from libmoney import (
    ArgumentError,
    Money,
    MoneyError,
    Rates,
    Status,
    allocate_column,
    compare_column,
    quantize_column,
    sum_column,
)

np = pytest.importorskip("numpy")
pd = pytest.importorskip("pandas")
pa = pytest.importorskip("pyarrow")

RATES = Rates(
    [
        ("EUR", "USD", "1.25", "2024-03-01"),
        ("EUR", "USD", "1.5", "2024-03-04"),
        ("EUR", "JPY", "160", "2024-03-04"),
    ]
)
DAYS = [date(2024, 3, 1), date(2024, 3, 4), None, date(2024, 3, 4)]


def test_the_packages_stay_optional() -> None:
    program = (
        f"import sys; sys.path.insert(0, {str(PACKAGE_ROOT)!r}); import libmoney;"
        "libmoney.sum_column([1, 2]);"
        "print([name for name in ('numpy', 'pandas', 'pyarrow') if name in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"


def _values_of(row: dict[str, Any]) -> list[Any]:
    """The values that a row of the table of all bindings is in Python."""
    text = row["text"]
    kinds: dict[str, list[Any]] = {"boolean": [text == "true"], "text": [text], "list": [[]]}
    if row["kind"] == "integer":
        return [int(text)]
    if row["kind"] == "float":
        return [float(text)]
    return kinds.get(row["kind"], [])


def test_the_numbers_that_all_bindings_refuse() -> None:
    table = json.loads((ROOT / "Tests/Data/column-numbers.json").read_text(encoding="utf-8"))
    for row in table["rows"]:
        for value in _values_of(row):
            for given in ([value], [100, 200, value, 400]):
                # A list has room for 38 digits: an integer of more than 64 bits is itself.
                is_wide = row["kind"] == "integer" and not row["accepted"]
                if row["accepted"] or (is_wide and abs(value) < 10**37):
                    total = sum_column(given, "EUR", scale=0)
                    assert total == Money(sum(given), "EUR"), row
                elif not is_wide or abs(value) >= 10**38 or len(given) > 1:
                    with pytest.raises((TypeError, MoneyError)):
                        sum_column(given, "EUR", scale=0)
                if is_wide and value > 0:
                    with pytest.raises((TypeError, OverflowError, MoneyError)):
                        sum_column(np.array(given), "EUR", scale=0) if value < 2**64 else pa.array(
                            given, pa.int64()
                        )


def test_arrays_that_are_refused() -> None:
    for kind in (">u8", "<u8", "=u8"):
        with pytest.raises(TypeError, match=r"uint64|u8"):
            sum_column(np.array([1, 2], kind), "EUR")
    for kind in (">u4", "<u4", ">i2", "u1"):
        assert sum_column(np.array([1, 2], kind), "EUR") == Money("0.03", "EUR")
    masked = np.ma.array([100, 200, 300], mask=[0, 1, 0])
    refused: list[Callable[[], object]] = [
        lambda: sum_column(masked, "EUR"),
        lambda: RATES.convert_column(masked, "EUR", "USD"),
        lambda: quantize_column(masked, 2),
        lambda: RATES.convert_column(np.array([1, 2, 3]), "EUR", "USD", out=masked),
        lambda: RATES.convert_column(
            [1, 2], "EUR", "USD", on=np.ma.array(["2024-03-01"] * 2, "M8[D]", mask=[0, 1])
        ),
        lambda: sum_column(bytearray(b"\x01\x02"), "EUR"),
    ]
    for call in refused:
        with pytest.raises(TypeError):
            call()


def test_outputs_that_overlap() -> None:
    for amounts, out in (
        (slice(0, 4), slice(1, 5)),
        (slice(1, 5), slice(0, 4)),
        (slice(None), slice(None, None, -1)),
    ):
        values = np.arange(100, 600, 100)
        with pytest.raises(ArgumentError, match="share no memory"):
            RATES.convert_column(values[amounts], "EUR", "USD", out=values[out])
        assert values.tolist() == [100, 200, 300, 400, 500]
    record = np.zeros(3, dtype=[("amount", "i8"), ("result", "i8")])
    record["amount"] = [100, 200, 300]
    RATES.convert_column(record["amount"], "EUR", "USD", out=record["result"])
    assert record["result"].tolist() == [150, 300, 450]
    swapped = np.array([100, 200], ">i8")
    assert RATES.convert_column(swapped, "EUR", "USD", out=np.zeros(2, "i8")).tolist() == [150, 300]


def test_numpy() -> None:
    values = np.arange(-1000, 1000, dtype=np.int64)
    result = RATES.convert_column(values, "EUR", "USD")
    assert result.dtype == np.int64
    assert result.tolist() == RATES.convert_column(values.tolist(), "EUR", "USD")
    for part in (values[::3], values[::-1], values[5:7], values[:0], np.broadcast_to(values[3], 9)):
        assert RATES.convert_column(part, "EUR", "USD").tolist() == RATES.convert_column(
            part.tolist(), "EUR", "USD"
        )
    record = np.zeros(100, dtype=[("flag", "i1"), ("amount", "i8"), ("other", "i2")])
    record["amount"] = np.arange(100)
    assert RATES.convert_column(record["amount"], "EUR", "JPY").tolist() == [
        value * 160 // 100
        + (value * 160 % 100 > 50 or (value * 160 % 100 == 50 and value * 160 // 100 % 2))
        for value in range(100)
    ]
    swapped = values.astype(">i8")
    assert (RATES.convert_column(swapped, "EUR", "USD") == result).all()
    assert RATES.convert_column(np.array([1, 2], np.int32), "EUR", "USD").dtype == np.int64
    place = values.copy()
    assert RATES.convert_column(place, "EUR", "USD", out=place) is place
    assert (place == result).all()
    for wrong in (np.array([1.5]), np.array([True]), np.array([1], np.uint64), np.array(["1"])):
        with pytest.raises(TypeError):
            RATES.convert_column(wrong, "EUR", "USD")
    with pytest.raises(ArgumentError):
        RATES.convert_column(np.zeros((2, 2), np.int64), "EUR", "USD")
    with pytest.raises(ArgumentError, match="nulls"):
        RATES.convert_column(np.array([1, 2]), ["EUR", None], "USD")
    fixed = np.zeros(3, np.int64)
    fixed.flags.writeable = False
    with pytest.raises(ArgumentError):
        RATES.convert_column(np.array([1, 2, 3]), "EUR", "USD", out=fixed)


def test_numpy_objects() -> None:
    values = np.array([Decimal("1.10"), None, Decimal(-2)], dtype=object)
    result = RATES.convert_column(values, "EUR", "USD")
    assert result.dtype == object
    assert result.tolist() == [Decimal("1.65"), None, Decimal("-3.00")]
    assert sum_column(values, "EUR") == Money("-0.90", "EUR")


def test_pandas() -> None:
    values = pd.Series([100, 200, 300, 400], index=[7, 5, 3, 1], name="amount")
    result = RATES.convert_column(values, "EUR", "USD")
    assert result.equals(pd.Series([150, 300, 450, 600], index=[7, 5, 3, 1], name="amount"))
    codes = pd.Series(["EUR", "JPY", "EUR", "USD"], index=[7, 5, 3, 1])
    nullable = values.astype("Int64")
    for currencies in (codes, codes.astype("category"), codes.astype("string[pyarrow]")):
        assert RATES.convert_column(values, currencies, "EUR").tolist() == [100, 125, 300, 267]
    days = pd.Series(pd.to_datetime(DAYS), index=values.index)
    result = RATES.convert_column(nullable, "EUR", "USD", days)
    assert str(result.dtype) == "Int64"
    assert result.isna().tolist() == [False, False, True, False]
    assert result.dropna().tolist() == [125, 300, 600]
    result = RATES.convert_column(values, "EUR", "USD", days)
    assert result.isna().tolist() == [False, False, True, False]
    missing = pd.Series([100, None], dtype="Int64")
    assert RATES.convert_column(missing, "EUR", "USD").isna().tolist() == [False, True]
    decimals = pd.Series([Decimal("1.10"), None, Decimal("2")], dtype=object)
    assert RATES.convert_column(decimals, "EUR", "USD").tolist() == [
        Decimal("1.65"),
        None,
        Decimal("3.00"),
    ]
    arrow = values.astype("int64[pyarrow]")
    result = RATES.convert_column(arrow, "EUR", "USD")
    assert str(result.dtype) == "int64[pyarrow]" and result.tolist() == [150, 300, 450, 600]
    assert sum_column(arrow, "EUR") == Money("10.00", "EUR")
    assert sum_column(values, codes.astype("category"))["EUR"] == Money("4.00", "EUR")


def test_pyarrow() -> None:
    values = pa.array([0, 100, None, 300, 400, 500])
    for part in (values, values[1:], values[1:5], values[:0], values[3:]):
        result = RATES.convert_column(part, "EUR", "USD")
        assert result.type == pa.int64()
        result.validate(full=True)
        assert result.to_pylist() == RATES.convert_column(part.to_pylist(), "EUR", "USD")
    chunks = pa.chunked_array([[100, 200], [None], [300]])
    assert RATES.convert_column(chunks, "EUR", "USD").to_pylist() == [150, 300, None, 450]
    codes = pa.array(["EUR", "JPY", None, "USD", "EUR"])
    amounts = pa.array([100, 100, 100, 100, None])
    wanted = [100, 62, None, 67, None]
    for index in (pa.int8(), pa.int16(), pa.int32(), pa.uint8(), pa.int64()):
        dictionary = codes.cast(pa.dictionary(index, pa.string()))
        assert RATES.convert_column(amounts, dictionary, "EUR").to_pylist() == wanted
    nulls = pa.DictionaryArray.from_arrays(
        pa.array([0, 1, 2, 3, 0], pa.int8()), ["EUR", "JPY", None, "USD"]
    )
    assert RATES.convert_column(amounts, nulls, "EUR").to_pylist() == wanted
    assert RATES.convert_column(amounts, codes, "EUR").to_pylist() == wanted
    days = pa.array(DAYS)
    result = RATES.convert_column(pa.array([100, 100, 100, 100]), "EUR", "USD", days)
    assert result.to_pylist() == [125, 150, None, 150]


def test_decimal128() -> None:
    values = pa.array([Decimal("1.2345"), None, Decimal("-3.0000"), Decimal("0.0001")])
    assert values.type == pa.decimal128(5, 4)
    result = RATES.convert_column(values[1:], "EUR", "USD")
    result.validate(full=True)
    assert result.type.scale == 4 and result.to_pylist() == [None, Decimal("-4.5"), Decimal(0)]
    result = RATES.convert_column(values, "EUR", "USD", digits=6)
    assert result.type == pa.decimal128(38, 6) and result[0].as_py() == Decimal("1.851750")
    assert sum_column(values, "EUR") == Money("-1.7654", "EUR")
    assert sum_column(values) == Decimal("-1.7654")
    shares = allocate_column(values, [1, 2])
    assert [share.to_pylist() for share in shares] == [
        [Decimal("0.4115"), None, Decimal("-1.0000"), Decimal("0.0000")],
        [Decimal("0.8230"), None, Decimal("-2.0000"), Decimal("0.0001")],
    ]
    assert quantize_column(values, 2).to_pylist()[0] == Decimal("1.2300")
    orders = compare_column(values, values)
    assert orders.type == pa.int8() and orders.to_pylist() == [0, None, 0, 0]


def test_rows_that_fail() -> None:
    values = pa.array([1, 2, None])
    result, statuses = RATES.convert_column(values, ["EUR", "GBP", "GBP"], "USD", errors="status")
    assert result.to_pylist() == [2, None, None]
    assert statuses == [Status.OK, Status.NO_RATE, Status.OK]
    series = pd.Series([1, 2])
    assert RATES.convert_column(series, ["EUR", "GBP"], "USD", errors="null").isna().tolist() == [
        False,
        True,
    ]


@pytest.mark.parametrize("threads", [1, 2])
def test_no_copy_where_the_layout_allows(threads: int) -> None:
    values = np.arange(100000, dtype=np.int64)
    whole = RATES.convert_column(values, "EUR", "USD", threads=threads)
    column: Any = pa.array(values)
    assert (
        RATES.convert_column(column, "EUR", "USD", threads=threads).to_numpy().tolist()
        == whole.tolist()
    )
