"""A test that is skipped has failed: what cannot run must say so, loudly. At the end it is told what was run."""

import os
import signal
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest


def pytest_configure() -> None:
    # A shell's background job ignores Ctrl-C, and so would every command the tests start.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        why = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{why}\nA skip is a failure here: install what the test needs, or mend the test."


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _fail_if_skipped(report)
    return report


def _part(test: str) -> str:
    """The part of the suite a test belongs to: a folder of tests, or the examples in the sources."""
    folders = Path(test.partition("::")[0]).parts[:-1]
    return "/".join(folders[: 2 if folders[:1] == ("tests",) else 1])


def _counted(terminal: pytest.TerminalReporter) -> list[str]:
    """How many tests of each part came out how, a line for each part."""
    counts: dict[str, Counter[str]] = {}
    for outcome in ("passed", "xfailed", "failed", "error", "rerun"):
        for report in terminal.stats.get(outcome, ()):
            counts.setdefault(_part(report.nodeid), Counter())[outcome] += 1
    return [
        f"{part}: {', '.join(f'{count} {outcome}' for outcome, count in counts[part].items())}"
        for part in sorted(counts)
    ]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say what was run, part by part; pytest's own line stays the last.

    `make test` names a file of what else it ran. The compiled core's run adds its tests there, the last run tells all.
    """
    if hasattr(config, "workerinput"):
        return  # a worker's tests are counted where it reports to
    ran, told = _counted(terminalreporter), os.environ.get("CROUPIER_TOLD")
    if told is not None and config.pluginmanager.has_plugin("compiled"):
        with Path(told).open("a", encoding="utf-8") as file:
            file.writelines(f"compiled {line}\n" for line in ran)
    elif told is not None:
        ran = Path(told).read_text("utf-8").splitlines() + ran
    if len(ran) > 1:
        terminalreporter.section("what was run")
        for line in ran:
            terminalreporter.write_line(line)
