"""What docs/operating.md shows to copy is well-formed, and names what is there."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from kodeks.web.desk import Desk
from kodeks.web.metrics import Halls, Metrics
from kodeks.web.queue import Queue

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("no systemd-analyze on PATH")
    unit = tmp_path / "kodeks.service"
    unit.write_text(block("ini").replace("/opt/kodeks/.venv/bin/kodeks", "/bin/true"))
    ended = subprocess.run([program, "verify", str(unit)], capture_output=True, text=True)
    complaints = [line for line in ended.stderr.splitlines() if "kodeks.service" in line]
    assert not complaints, complaints


def test_the_proxy_takes_its_configuration(tmp_path: Path) -> None:
    program = shutil.which("nginx")
    if program is None:
        pytest.skip("no nginx on PATH")
    text = re.sub(r"\n +ssl_certificate.*", "", block("nginx")).replace("listen 443 ssl", "listen 8443")
    conf = tmp_path / "nginx.conf"
    conf.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n")
    ended = subprocess.run([program, "-t", "-c", str(conf), "-p", str(tmp_path)], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr


def test_the_proxy_keeps_news_unbuffered_and_hides_metrics() -> None:
    text = block("nginx")
    assert "proxy_buffering off;" in text
    assert "http2 on;" in text
    assert re.search(r"location = /metrics \{\s+return 404;", text)


def test_every_metric_is_in_the_table_and_no_other() -> None:
    class Hall:
        rooms: dict[str, object] = {}
        aside: dict[str, object] = {}

        desk = Desk()

        class thinkers:
            queue, processes = Queue(1, 1), 0

    made = Metrics()
    names = {family.name for family in made.registry.collect()}
    names |= {family.name for family in Halls(Hall()).collect()}  # type: ignore[arg-type]
    listed = set(re.findall(r"`(kodeks_\w+?)(?:_total)?(?:\{\w+(?:,\w+)*\})?`", PAGE))
    assert listed == names
