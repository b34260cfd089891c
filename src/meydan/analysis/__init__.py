"""Game analysis: win chances along a record, luck and skill apart, turning points, what was better; and hints."""

from __future__ import annotations

from meydan.analysis.analysing import Cancelled, NotFinished, analyse, chart, check, with_verdicts
from meydan.analysis.effort import DEEP, EFFORTS, QUICK, Effort
from meydan.analysis.hinting import Doubt, Hint, doubt, hints
from meydan.analysis.result import Analysis, Luck, Round, Share, Step, TurningPoint, Verdict
from meydan.analysis.verdicts import BLUNDER, FINE, INACCURACY, KINDS, MISTAKE

__all__ = [
    "BLUNDER",
    "DEEP",
    "EFFORTS",
    "FINE",
    "INACCURACY",
    "KINDS",
    "MISTAKE",
    "QUICK",
    "Analysis",
    "Cancelled",
    "Doubt",
    "Effort",
    "Hint",
    "Luck",
    "NotFinished",
    "Round",
    "Share",
    "Step",
    "TurningPoint",
    "Verdict",
    "analyse",
    "chart",
    "check",
    "doubt",
    "hints",
    "with_verdicts",
]
