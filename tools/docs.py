"""The documentation site: gathers its sources into `build/docs` and builds it into the package (`make docs`).

    python tools/docs.py            gather, build strictly, put the site into src/croupier/server/site
    python tools/docs.py --gather   only gather

What is gathered: the pages of `docs`, the changelog and the contributing guide; a page for every rulebook in English
and Russian, made of the clauses the package carries; a page for every public package, which mkdocstrings fills; a page
for every notebook. A clause named in a page leads to the clause, and the clause tells which pages name it. Scripts that
stand in the pages are moved into files, for the house's server lets no page run others. What the builder says around
a Russian page is Russian too.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

import croupier
from croupier.rulebook import Clause, Registry, Rulebook, registry
from croupier.rulebook.clauses import kinds

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.docstrings import fenced
from tools.notebooks import NOTEBOOKS, as_page

ROOT: Final = Path(__file__).parents[1]
GATHERED: Final = ROOT / "build" / "docs"
BUILT: Final = ROOT / "build" / "site"
PACKAGED: Final = ROOT / "src" / "croupier" / "server" / "site"

PACKAGES: Final = (
    "cards", "errors", "ranks", "rulebook", "play", "floor", "ledger", "pit", "odds", "tournament", "cash",
    "records", "hands", "bots", "school", "envs", "text",
)  # fmt: skip

WORDS: Final = {
    "en": {
        "rules": "Rulebooks",
        "say": "Every clause in our own words: the edition before it, what contradicts it, where it is told of.",
        "matrix": "What carries each clause out, and what proves it",
        "before": "before", "after": "after", "against": "answered otherwise by", "see": "see", "seen": "seen from",
        "told": "told of in", "other": "Русский", "who": "decided by",
    },
    "ru": {
        "rules": "Своды правил",
        "say": "Каждый пункт своими словами: прежняя редакция, противоречия и где о нём говорится.",
        "matrix": "Что исполняет каждый пункт и чем это доказано",
        "before": "прежде", "after": "позже", "against": "иначе отвечают", "see": "см.", "seen": "сюда ссылаются",
        "told": "говорится в", "other": "English", "who": "решает",
    },
}  # fmt: skip

FRAME: Final = {
    "On this page": "На этой странице", "Skip to content": "К тексту", "Back to top": "Наверх", "Search": "Поиск",
    "Navigation": "Навигация", "Header": "Шапка", "Tabs": "Разделы", "Dark": "Тёмная", "Light": "Светлая",
    "Made with": "Сделано на",
    "Copy to clipboard": "Скопировать", "Copied to clipboard": "Скопировано",
    "Could not copy to clipboard": "Не скопировалось", "Type to start searching": "Что искать",
    "No matching documents": "Ничего не найдено", "1 matching document": "Найдена 1 страница",
    "# matching documents": "Найдено страниц: #", "1 more on this page": "ещё 1 место на этой странице",
    "# more on this page": "ещё мест на этой странице: #", "Missing": "Нет слов",
}  # fmt: skip
"""What stands around a page, in Russian."""

_CODE = re.compile(r"^(```|~~~).*?^\1[^\n]*$|`[^`\n]+`|\]\([^)\n]*\)|<[^>\n]+>", re.M | re.S)
_CLAUSE = re.compile(
    r"\b[A-Z]+(?:-[A-Z0-9]+)*:[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]|\b[A-Z]+(?:-[A-Z0-9]+)*:\d"
)
_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?!docs/)([^)#]+)(?:#[^)]*)?\)")


def anchor(clause: str) -> str:
    """The place of a clause on its rulebook's page: `TDA-2022:47A.1` stands at `c-47a-1`."""
    return "c-" + re.sub(r"[^a-z0-9]+", "-", clause.partition(":")[2].lower())


def page_of(rulebook: str) -> str:
    """The name of a rulebook's page."""
    return rulebook.lower() + ".md"


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    """A page with `change` made to everything that is neither code nor the address of a link."""
    done, at = [], 0
    for code in _CODE.finditer(text):
        done += [change(text[at : code.start()]), code[0]]
        at = code.end()
    return "".join([*done, change(text[at:])])


def linked(text: str, rules: Registry, up: str, named: set[str]) -> str:
    """A page whose clauses lead to their places; `named` gathers them."""

    def link(found: re.Match[str]) -> str:
        if found[0] not in rules:
            return found[0]
        named.add(found[0])
        clause = rules[found[0]]
        return f"[{found[0]}]({up}{page_of(clause.rulebook)}#{anchor(clause.id)})"

    return _outside_code(text, lambda part: _CLAUSE.sub(link, part))


def inside(text: str, folder: Path) -> str:
    """A page of a folder of the documentation: what it links that is no page of it is named by its path."""

    def told(found: re.Match[str]) -> str:
        place = (folder / found[0].rpartition("](")[2].rstrip(")").partition("#")[0]).resolve()
        return found[0] if place.is_relative_to(ROOT / "docs") and place.is_file() else f"`{found[2]}`"

    return _OUTSIDE.sub(told, text)


def _ours(text: str) -> str:
    """A page of the repository's root: what it links there is on the site, or is named."""
    pages = {"CHANGELOG.md": "changes.md", "CONTRIBUTING.md": "contributing.md"}
    for name, page in pages.items():
        text = text.replace(f"]({name})", f"]({page})")
    return re.sub(r"\[([^\]]+)\]\((LICENSE|examples[^)]*|README.md)\)", r"\1", text)


def _pages(rules: Registry) -> dict[str, set[str]]:
    """Copies the pages that are written by hand; says which clauses each names."""
    told: dict[str, set[str]] = {}
    sources = {path.relative_to(ROOT / "docs").as_posix(): path for path in (ROOT / "docs").rglob("*.md")}
    for name, path in sources.items():
        text = fenced(inside(path.read_text("utf-8"), path.parent)) + "\n"
        depth = name.count("/")
        named: set[str] = set()
        if not name.startswith("clauses/"):
            language = "ru/" if name.startswith("ru/") or name.endswith(".ru.md") else ""
            # Two marks of sources side by side are no reference of Markdown's.
            text = re.sub(r"\]\[(?=[a-z]\d+\])", "], [", text)
            text = linked(text, rules, "../" * depth + language + "rules/", named)
        target = GATHERED / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        if named:
            told[name] = named
    for name, path in (
        ("benchmarks.md", ROOT / "benchmarks" / "README.md"),
        ("changes.md", ROOT / "CHANGELOG.md"),
        ("contributing.md", ROOT / "CONTRIBUTING.md"),
    ):
        text = path.read_text("utf-8").replace("](docs/", "](").replace("](../docs/", "](")
        (GATHERED / name).write_text(_OUTSIDE.sub(lambda found: f"`{found[2]}`", _ours(text)), "utf-8")
    for path in (ROOT / "docs").rglob("*"):
        if path.is_file() and path.suffix != ".md":
            target = GATHERED / path.relative_to(ROOT / "docs")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    return told


def _notebooks() -> None:
    """A page for every notebook, which leads to the notebook itself."""
    target = GATHERED / NOTEBOOKS.name
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        head, _, rest = as_page(path).partition("\n")
        told = f"{head}\n\n[The notebook]({path.name})\n{rest}"
        (target / f"{path.stem}.md").write_text(told, "utf-8")


def _links(ids: Iterable[str], rules: Registry) -> str:
    return ", ".join(
        f"[{id}]({page_of(rules[id].rulebook)}#{anchor(id)})" for id in dict.fromkeys(ids) if id in rules
    )


def _clause(
    clause: Clause, lang: str, rules: Registry, seen: Mapping[str, list[str]], told: Mapping[str, list[str]]
) -> str:
    words = WORDS[lang]
    links = {
        "before": clause.replaces,
        "after": [each.id for each in rules.replaced_by(clause.id)],
        "against": [id for conflict in clause.conflicts for id in conflict.clauses],
        "see": clause.see,
        "seen": seen.get(clause.id, []),
    }
    lines = [f"### {clause.number} {clause.title} {{#{anchor(clause.id)}}}", "", clause.say(lang)]
    if clause.discretion:
        lines += ["", f"*{words['who']}: {clause.discretion}*"]
    notes = [f"{words[what]}: {_links(ids, rules)}" for what, ids in links.items() if _links(ids, rules)]
    up = "../" if lang == "en" else "../../"
    pages = [f"[{page.removesuffix('.md')}]({up}{page})" for page in told.get(clause.id, [])]
    if pages:
        notes.append(f"{words['told']}: {', '.join(pages)}")
    return "\n".join([*lines, *(["", "; ".join(notes)] if notes else []), ""])


def _rulebook(
    book: Rulebook, lang: str, rules: Registry, seen: Mapping[str, list[str]], told: Mapping[str, list[str]]
) -> str:
    words, up = WORDS[lang], "../" if lang == "en" else "../../"
    other = f"../ru/rules/{page_of(book.id)}" if lang == "en" else f"../../rules/{page_of(book.id)}"
    parts = [
        f"# {book.id}: {book.title(lang)}",
        f"[{words['matrix']}]({up}clauses/{page_of(book.id)}) · [{words['other']}]({other})",
    ]
    by_kind: dict[str, list[Clause]] = defaultdict(list)
    for clause in rules.values():
        if clause.rulebook == book.id:
            by_kind[clause.kind].append(clause)
    names = kinds()
    for kind, clauses in by_kind.items():
        parts.append(f"## {names[kind][lang]}")
        parts += [_clause(clause, lang, rules, seen, told) for clause in clauses]
    return "\n\n".join(parts) + "\n"


def _rules(rules: Registry, told_on: Mapping[str, set[str]]) -> None:
    seen: dict[str, list[str]] = defaultdict(list)
    told: dict[str, list[str]] = defaultdict(list)
    for clause in rules.values():
        for id in clause.see:
            seen[id].append(clause.id)
    for page, named in sorted(told_on.items()):
        for id in named:
            told[id].append(page)
    for lang, folder in (("en", "rules"), ("ru", "ru/rules")):
        target = GATHERED / folder
        target.mkdir(parents=True, exist_ok=True)
        words = WORDS[lang]
        rows = []
        for book in rules.rulebooks.values():
            (target / page_of(book.id)).write_text(_rulebook(book, lang, rules, seen, told), "utf-8")
            count = sum(clause.rulebook == book.id for clause in rules.values())
            rows.append(f"| [{book.id}]({page_of(book.id)}) | {book.title(lang)} | {count} |")
        head = f"# {words['rules']}\n\n{words['say']}\n\n| | | |\n|---|---|--:|\n"
        (target / "README.md").write_text(head + "\n".join(rows) + "\n", "utf-8")


def _api() -> None:
    target = GATHERED / "api"
    target.mkdir(parents=True)
    rows = ["# API", "", "Made from the docstrings. The names of `import croupier` itself:", ""]
    homes = vars(croupier)["_HOMES"]
    names = defaultdict(list)
    for name in croupier.__all__:
        names[homes[name].partition(".")[0]].append(name)
    rows += ["| package | names of `croupier` |", "|---|---|"]
    for package in PACKAGES:
        here = ", ".join(f"`{name}`" for name in names[package])
        rows.append(f"| [croupier.{package}]({package}.md) | {here} |")
        module = import_module(f"croupier.{package}")
        exported = sorted(getattr(module, "__all__", ()))
        listed = "".join(f"            - {name}\n" for name in exported)
        members = f"        members:\n{listed}" if exported else ""
        (target / f"{package}.md").write_text(
            f"# croupier.{package}\n\n::: croupier.{package}\n"
            f"    options:\n        show_root_heading: false\n{members}",
            "utf-8",
        )
    (target / "README.md").write_text("\n".join(rows) + "\n", "utf-8")


def gather() -> None:
    """All sources of the site, into `build/docs`."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    GATHERED.mkdir(parents=True)
    rules = registry()
    _rules(rules, _pages(rules))
    _notebooks()
    _api()
    # A wide table or a long line of code scrolls by itself, not the page.
    (GATHERED / "site.css").write_text(
        ".md-typeset code { overflow-wrap: anywhere; }\n.md-typeset__table { max-width: 100%; overflow-x: auto; }\n"
        # What a notebook draws stands on paper, in the dark too.
        ".md-typeset figure svg { max-width: 100%; height: auto; background: white; }\n"
        # A table of many columns scrolls, so what a row is called need not be broken word by word.
        ".md-typeset table:has(th:nth-child(6)) th:first-child { min-width: 9rem; }\n"
    )


def scripts_into_files(site: Path) -> int:
    """Moves every script that stands in a page into a file; says how many there were."""
    folder = site / "assets" / "inline"
    folder.mkdir(parents=True, exist_ok=True)
    moved = 0
    for page in site.rglob("*.html"):
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def out(found: re.Match[str], up: str = up) -> str:
            nonlocal moved
            moved += 1
            name = hashlib.sha256(found[1].encode()).hexdigest()[:12] + ".js"
            (folder / name).write_text(found[1], "utf-8")
            return f'<script src="{up}assets/inline/{name}"></script>'

        text = page.read_text("utf-8")
        page.write_text(re.sub(r"<script>(.*?)</script>", out, text, flags=re.S), "utf-8")
    return moved


def is_russian(page: str) -> bool:
    """Whether a page of the site is a Russian one, by its place there."""
    return page.startswith(("ru/", "disputes.ru/"))


def in_russian(text: str) -> str:
    """A Russian page as the builder made it, with what stands around it in Russian."""
    said = "|".join(FRAME)
    text = text.replace('<html lang="en"', '<html lang="ru"', 1)
    text = re.sub(rf'(aria-label|title)="({said})"', lambda found: f'{found[1]}="{FRAME[found[2]]}"', text)
    text = re.sub(rf'":"({said})"', lambda found: f'":"{FRAME[found[1]]}"', text)
    return re.sub(rf"(>\s*)({said})(\s*<)", lambda found: found[1] + FRAME[found[2]] + found[3], text)


def build() -> int:
    """Build, strictly; the code the builder ends with."""
    zensical = Path(sys.executable).with_name("zensical")
    done = subprocess.run(
        [zensical, "build", "--strict", "--clean", "--config-file", "zensical.toml"], cwd=ROOT, check=False
    )
    if done.returncode == 0:
        scripts_into_files(BUILT)
        for page in BUILT.rglob("*.html"):
            if is_russian(page.relative_to(BUILT).as_posix()):
                page.write_text(in_russian(page.read_text("utf-8")), "utf-8")
        shutil.rmtree(PACKAGED, ignore_errors=True)
        shutil.copytree(BUILT, PACKAGED)
    return done.returncode


def main(arguments: list[str]) -> int:
    """Gather, and build where nothing else is asked for; the exit code."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--gather", action="store_true", help="only gather")
    told = asked.parse_args(arguments)
    gather()
    return 0 if told.gather else build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
