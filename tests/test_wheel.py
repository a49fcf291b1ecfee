"""The wheel works where there is no checkout: it carries the rulebooks and glossaries along."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built and unpacked somewhere else."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def referee(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program of the wheel, in a folder of its own, with a cache of its own."""
    code = f"import sys; sys.path.insert(0, {str(site)!r}); from referee.__main__ import main; sys.exit(main(sys.argv[1:]))"
    environment = {**os.environ, "REFEREE_CACHE": str(site.parent / "cache"), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, cwd=site.parent, env=environment, capture_output=True, text=True, check=False)


def test_a_rule_is_found(unpacked: Path) -> None:
    done = referee(unpacked, "rule", "keyforge.stun.next-use")

    assert done.returncode == 0 and "keyforge.stun.next-use" in done.stdout, done.stderr


def test_a_game_is_played(unpacked: Path) -> None:
    houses = ["--houses", "Ana=brobnar,dis,shadows", "--houses", "Bruno=logos,mars,untamed"]

    assert referee(unpacked, "new", "keyforge", "Ana", "Bruno", *houses).returncode == 0
    done = referee(unpacked, "do", "casa brobnar; jugar Bumpsy")
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_the_wheel_that_runs(unpacked: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(unpacked)!r}); import referee; print(referee.__file__)"

    done = subprocess.run([sys.executable, "-c", code], cwd=unpacked, capture_output=True, text=True, check=True)

    assert done.stdout.startswith(str(unpacked))
    assert (unpacked / "referee" / "shelf" / "rulebooks" / "keyforge" / "book.toml").is_file()
    assert (unpacked / "referee" / "py.typed").is_file()
