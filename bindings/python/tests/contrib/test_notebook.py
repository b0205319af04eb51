"""The notebooks of ``examples/notebooks``, run without a screen; their outputs are as committed.

With ``EXPECT=write`` the outputs are written into the notebooks.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import nbformat
import pytest
from jupyter_client import AsyncKernelManager
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[4]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))


def outputs(notebook: Any) -> list[tuple[int, str, str]]:
    """The texts and tables of each cell; pictures are too different between machines."""
    found: list[tuple[int, str, str]] = []
    for number, cell in enumerate(notebook.cells):
        for one in cell.get("outputs", []):
            if one.output_type == "stream":
                # A slow kernel sends a stream in several parts.
                if found and found[-1][:2] == (number, one.name):
                    found[-1] = (number, one.name, found[-1][2] + one.text)
                else:
                    found.append((number, one.name, one.text))
            for kind in ("text/plain", "text/html"):
                if kind in one.get("data", {}):
                    found.append((number, kind, one.data[kind]))
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebook(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    # The kernel works in another folder.
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "bindings" / "python"))
    if "LIBMONEY_PATH" in os.environ:
        monkeypatch.setenv("LIBMONEY_PATH", os.path.abspath(os.environ["LIBMONEY_PATH"]))
    committed = nbformat.read(path, as_version=4)
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = []
    # A socket in the folder of the test, not a port of the machine.
    manager = AsyncKernelManager(
        kernel_name="python3", transport="ipc", ip=str(tmp_path / "kernel")
    )
    resources = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(notebook, km=manager, timeout=120, resources=resources).execute()
    if os.environ.get("EXPECT") == "write":
        written = nbformat.read(path, as_version=4)
        for cell, ran in zip(written.cells, notebook.cells):
            if cell.cell_type == "code":
                cell.outputs = [
                    one for one in ran.outputs if "image/png" not in one.get("data", {})
                ]
                cell.execution_count = ran.execution_count
                for one in cell.outputs:
                    one.pop("execution_count", None)
                    if one.output_type == "execute_result":
                        one["execution_count"] = ran.execution_count
        nbformat.write(written, path)
        return
    ran = [one for one in outputs(notebook) if "Figure" not in one[2]]
    assert ran == outputs(committed)
    assert len(ran) > 8


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS
