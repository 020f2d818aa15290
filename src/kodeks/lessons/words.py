"""What a step tells the learner, in every language."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.errors import BadScenario
from kodeks.kernel.rulebook import LANGUAGES
from kodeks.kernel.scenario import check_keys

KINDS = ("title", "text", "task", "praise", "hint")


class Words:
    def __init__(self, where: str, data: dict[str, Any]) -> None:
        self._texts: dict[str, dict[str, str]] = {}
        for language in LANGUAGES:
            texts = data.get(language, {})
            check_keys(f"{where}, lesson.{language}", texts, dict.fromkeys(KINDS, (str,)))
            missing = [kind for kind in KINDS if not texts.get(kind)]
            if missing:
                raise BadScenario(f"{where}, lesson.{language}: there is no {', '.join(missing)}")
            self._texts[language] = texts

    def of(self, kind: str, language: str) -> str:
        return self._texts.get(language, self._texts["en"])[kind]
