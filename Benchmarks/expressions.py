"""Expressions of ten operations: libmoney from C and from Python, beside Python's eval and qalc.

expressions.py OUT             OUT has the program of expressions.sh; prints the table
expressions.py --python FILE   times this process's libmoney on the expressions of FILE

The expressions are numbers, or amounts in three currencies. Python's eval reads the same numbers as
Decimals, with amounts multiplied by their rate; it is measured with and without the compilation of
the expression. All times are processor time. All results are compared, some also with those of
qalc, which is not measured as it needs a process for each.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import time
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from pathlib import Path
from statistics import median

from bench_results import Results
from contest import turns

ROOT = Path(__file__).resolve().parent.parent
FLAVORS = ("standard", "embedded")
COUNT, PROCESSES, ROUNDS = 1024, 15, 5
RATES = {"EUR": "1", "USD": "1.0813", "GBP": "0.85588"}


def expressions(currencies: bool) -> list[str]:
    """The same every time: ten operations each."""
    source = random.Random(20240229)

    def number() -> str:
        return f"{source.randrange(1, 10 ** source.randint(2, 7)) / 100:.2f}"

    def term(code: str) -> str:
        return f"{number()} {code}" if currencies else number()

    found = []
    for _ in range(COUNT):
        text = f"({term('EUR')} + {term('USD')}) x {source.randint(2, 99)} - {term('EUR')} ÷ 4"
        text += f" + {term('GBP')} x {number()} - {term('EUR')} + {term('USD')} ÷ 8 - {term('EUR')}"
        found.append(text + (" + 5% in EUR" if currencies else " + 7"))
    return found


def python_of(expression: str) -> str:
    """The expression as an expression of Decimals."""
    expression = expression.replace("+ 5% in EUR", "* D('1.05')")
    if "* D('1.05')" in expression:
        expression = "(" + expression.replace(" * D('1.05')", ")") + " * D('1.05')"
    expression = expression.replace(" x ", " * ").replace("÷", "/")
    expression = re.sub(r"([\d.]+) (USD|GBP)", r"D('\1') / \2", expression)
    expression = re.sub(r"([\d.]+) EUR", r"D('\1')", expression)
    return re.sub(r"(?<![\d.'])(\d+\.\d\d)(?!')", r"D('\1')", expression)


def per_expression(body: object, items: list[object]) -> float:
    """Seconds of the median pass, an expression."""
    passes = []
    for _ in range(9):
        begin = time.process_time()
        for one in items:
            body(one)  # type: ignore[operator]
        passes.append((time.process_time() - begin) / len(items))
    return median(passes)


def time_python(path: str) -> None:
    from libmoney import Rates, evaluate

    table = Rates([("EUR", code, rate) for code, rate in RATES.items() if code != "EUR"])
    items: list[object] = list(Path(path).read_text().splitlines())
    seconds = per_expression(lambda expression: evaluate(expression, table), items)
    print(json.dumps({"seconds": seconds, "values": [str(evaluate(one, table)) for one in items]}))


def time_eval(expressions: list[str], is_compiled: bool) -> float:
    names = {"D": Decimal, **{code: Decimal(rate) for code, rate in RATES.items()}}
    if is_compiled:
        compiled = [compile(one, "expression", "eval") for one in expressions]
        return per_expression(lambda code: eval(code, names), list(compiled))
    return per_expression(lambda text: eval(text, names), list(expressions))


def qalc_values(given: list[str]) -> list[str]:
    """The results of the first expressions, a process each."""
    values = []
    for expression in given[:PROCESSES]:
        # To qalc an x is a variable.
        command = ["qalc", "-t", "-s", "precision 20", expression.replace(" x ", " * ")]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        values.append(done.stdout.strip().replace("\u2212", "-"))
    return values


def environment(flavor: str) -> dict[str, str]:
    folder = ROOT / "build" / flavor / "lib"
    return {
        **os.environ,
        "LD_LIBRARY_PATH": str(folder),
        "LIBMONEY_PATH": str(folder / "libmoney.so.0"),
        "PYTHONPATH": str(ROOT / "bindings" / "python"),
    }


def run(command: list[str], flavor: str) -> str:
    return subprocess.run(
        command, env=environment(flavor), capture_output=True, text=True, check=True
    ).stdout


def check(what: str, got: list[str], wanted: list[str]) -> None:
    for index, (one, other) in enumerate(zip(got, wanted)):
        if one != other:
            raise SystemExit(f"{what} has another result for number {index}: {one}, not {other}")


def eval_values(expressions: list[str], currencies: bool) -> list[str]:
    names = {"D": Decimal, **{code: Decimal(rate) for code, rate in RATES.items()}}
    values = []
    with localcontext() as context:
        context.prec = 60
        for one in expressions:
            value = eval(one, names)
            if currencies:
                cents = value.quantize(Decimal("0.01"), rounding=ROUND_HALF_EVEN)
                values.append(f"{cents} EUR")
            else:
                values.append(f"{value.normalize():f}")
    return values


def contest(out: Path, currencies: bool) -> None:
    what = "amounts in three currencies" if currencies else "numbers"
    name = "expressions-money" if currencies else "expressions"
    results = Results(name, f"Expressions of ten operations, {what}")
    given = expressions(currencies)
    path = out / "expressions.txt"
    path.write_text("\n".join(given) + "\n")
    texts = [python_of(expression) for expression in given]
    wanted = eval_values(texts, currencies)
    if not currencies:
        check("qalc", qalc_values(given), wanted)
    ours: dict[tuple[str, str], list[float]] = {}
    peers: dict[str, list[float]] = {}
    for _ in range(turns(ROUNDS)):
        for flavor in FLAVORS:
            nanoseconds, *values = run([str(out / "expressions"), str(path)], flavor).splitlines()
            check(f"C, {flavor}", values, wanted)
            ours.setdefault(("C", flavor), []).append(float(nanoseconds) * 1e-9)
            told = json.loads(run([sys.executable, __file__, "--python", str(path)], flavor))
            check(f"Python, {flavor}", told["values"], wanted)
            ours.setdefault(("Python", flavor), []).append(told["seconds"])
        peers.setdefault("eval of Decimals", []).append(time_eval(texts, False))
        peers.setdefault("eval, compiled before", []).append(time_eval(texts, True))
    for peer, theirs in peers.items():
        for (language, flavor), times in ours.items():
            results.compare(
                f"{results.name}-{language}".lower(),
                f"an expression, from {language}",
                (flavor, times),
                (peer, theirs),
            )
    results.write(out)


def main() -> None:
    if sys.argv[1] == "--python":
        time_python(sys.argv[2])
        return
    for currencies in (False, True):
        contest(Path(sys.argv[1]), currencies)


if __name__ == "__main__":
    main()
