"""The notebooks: each is run from its first cell to its last, and prints what it is kept with."""

import sys
from importlib import import_module
from pathlib import Path

import nbformat
import pytest
from nbclient.exceptions import CellExecutionError

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
sys.path.append(str(ROOT / "tools"))
notebooks = import_module("notebooks")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_is_kept_with(path):
    kept = nbformat.read(path, as_version=4)
    done = notebooks.ran(path)
    assert notebooks.printed(done) == notebooks.printed(kept), (
        f".venv/bin/python tools/notebooks.py {path.stem}"
    )
    assert any(notebooks.printed(done))


def test_there_is_a_notebook_of_each_kind():
    kinds = {"hand", "equity", "editions", "prizes", "casino", "learning", "database"}
    assert {path.stem for path in NOTEBOOKS} == kinds


def test_a_cell_that_fails_fails_the_notebook(tmp_path):
    book = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell("import croupier\ncroupier.evaluate('AhAh')")]
    )
    nbformat.write(book, tmp_path / "wrong.ipynb")
    with pytest.raises(CellExecutionError, match="twice"):
        notebooks.ran(tmp_path / "wrong.ipynb")


def test_the_page_of_a_notebook_has_its_texts_its_code_what_it_prints_and_draws():
    page = notebooks.as_page(ROOT / "docs" / "notebooks" / "equity.ipynb")
    assert page.startswith("# Equity and ranges\n")
    assert "```python\nimport croupier\n" in page
    assert "```text\nexact 1712304\nAsKs  wins 0.4602" in page
    assert page.count("<figure><svg") == page.count("</svg></figure>") == 2
    assert "%matplotlib" not in page
