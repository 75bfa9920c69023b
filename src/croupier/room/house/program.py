"""The files of the program that decides outcomes: which they are, and whether they are still as they were."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING, Final

import croupier

if TYPE_CHECKING:
    from collections.abc import Mapping

PACKAGE: Final = Path(croupier.__file__).parent

LEFT_OUT: Final = ("server/static/", "text/")
"""What shows outcomes and decides none: the pages, and the texts."""

ESSENTIAL: Final = "cards/deck.py"

KINDS: Final = frozenset({".py", ".so", ".pyd", ".tsv", ".toml", ".json", ".csv"})


def decides(path: str) -> bool:
    """Whether a file of the package has a part in outcomes, by its path there.

    >>> [decides(path) for path in ("cards/deck.py", "pit/data/pay.tsv", "text/en/pit.ftl", "cards/deck.pyc")]
    [True, True, False, False]
    """
    return Path(path).suffix in KINDS and not path.startswith(LEFT_OUT)


def digests(root: Path = PACKAGE) -> dict[str, str]:
    """Return the SHA-256 of every file of the program that decides outcomes, in hex, by its path in the package."""
    paths = {path.relative_to(root).as_posix(): path for path in root.rglob("*") if path.is_file()}
    return {name: sha256(paths[name].read_bytes()).hexdigest() for name in sorted(paths) if decides(name)}


def whole(files: Mapping[str, str]) -> str:
    """Return one hash for all of them.

    >>> whole({"b.py": "02", "a.py": "01"}) == whole({"a.py": "01", "b.py": "02"}) != whole({"a.py": "01"})
    True
    """
    return sha256("".join([f"{files[name]}  {name}\n" for name in sorted(files)]).encode()).hexdigest()


def packed() -> dict[str, str] | None:
    """Return what the same files were when the package was made; none where it was not installed from one."""
    try:
        listed = distribution("croupier").files or []
    except PackageNotFoundError:
        return None
    found = {
        name: urlsafe_b64decode(f"{each.hash.value}=").hex()
        for each in listed
        if each.hash is not None and each.hash.mode == "sha256"
        for name in [each.as_posix().removeprefix("croupier/")]
        if each.as_posix().startswith("croupier/") and decides(name)
    }
    # An editable installation lists what leads to the files, and not the files.
    return found if ESSENTIAL in found else None


def differing(one: Mapping[str, str], other: Mapping[str, str]) -> tuple[str, ...]:
    """Return the files that are not the same in both.

    >>> differing({"a": "1", "b": "2", "c": "3"}, {"a": "1", "b": "9", "d": "4"})
    ('b', 'c', 'd')
    """
    return tuple(sorted([name for name in one.keys() | other.keys() if one.get(name) != other.get(name)]))


class Program:
    """The program as it was when the house opened, which is what runs; asked again, it is looked at on the disk."""

    def __init__(self, root: Path = PACKAGE, made: Mapping[str, str] | None = None) -> None:
        self._root = root
        self.files: Final = digests(root)
        self.digest: Final = whole(self.files)
        self._meant = self.files if made is None else made

    @classmethod
    def here(cls) -> Program:
        """The program that runs; where it was installed from a package, it has to be as that was made."""
        return cls(made=packed())

    def altered(self) -> tuple[str, ...]:
        """Return the files that are other than they should be now, by their paths in the package."""
        return differing(self._meant, digests(self._root))
