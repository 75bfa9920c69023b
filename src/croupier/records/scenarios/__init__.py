"""Scenario files: a situation, what happened, and the ruling expected of it."""

from croupier.records.scenarios.line import scenario_of_line
from croupier.records.scenarios.scenario import (
    Checked,
    Scenario,
    check,
    policy_of,
    read_incidents,
    read_scenario,
    read_scenarios,
    rule_text,
    scenario_of,
)
from croupier.records.scenarios.text import done, taken

__all__ = [
    "Checked",
    "Scenario",
    "check",
    "done",
    "policy_of",
    "read_incidents",
    "read_scenario",
    "read_scenarios",
    "rule_text",
    "scenario_of",
    "scenario_of_line",
    "taken",
]
