"""`python -m coverline.sweep`: sweeps from the command line."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from typing import Protocol

from coverline import CoverlineError, sweep

EXAMPLES = """examples:
  python -m coverline.sweep round-robin --rules kt24 --games 100 --out results/
  python -m coverline.sweep round-robin --teams mine.toml,saltglass-crew --ray auto --out s3://bucket/sweep
  python -m coverline.sweep arena veteran trooper --nodes 2000 --sprt 0,30 --pairs 5000 --out results/
  python -m coverline.sweep fairness --rules kt21 --games 200
  python -m coverline.sweep tune --rounds 100 --pairs 27 --ray auto --out results/

A sweep with --out that was stopped goes on where it was when it is started again with the same arguments.
"""


class Found(Protocol):
    """What a study found."""

    def as_json(self) -> dict[str, object]: ...


STUDIES: dict[str, Callable[..., Found]] = {
    "round-robin": sweep.round_robin,
    "fairness": sweep.fairness,
    "arena": sweep.arena,
    "tune": sweep.tune,
}


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def bounds(text: str) -> tuple[float, float]:
    low, high = (float(part) for part in text.split(","))
    return low, high


def switch(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    if not name or not value:
        raise argparse.ArgumentTypeError("expected NAME=VALUE")
    return name, value


def parser() -> argparse.ArgumentParser:
    """What the command line takes."""
    whole = argparse.ArgumentParser(
        prog="python -m coverline.sweep",
        description="Many games, on this machine or on a Ray cluster.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    studies = whole.add_subparsers(dest="study", required=True, metavar="STUDY")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--rules", default="kt24", help="the rule set: kt18, kt21, kt24 or kt4w40k")
    common.add_argument("--teams", type=listed, help="names or files, separated by commas; all built-in ones if not said")
    common.add_argument("--killzones", type=listed, help="names or files, separated by commas; all if not said")
    common.add_argument("--seed", type=int, default=1, help="the seed of all chance")
    common.add_argument("--chunk", type=int, help="how many games or pairs a task plays")
    common.add_argument("--out", help="where results are kept: a folder, or the address of an object store")
    common.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help='a cluster: an address, or "auto"')
    common.add_argument("--threads", type=int, help="without --ray: how many games at once")
    common.add_argument("--json", action="store_true", help="answer with JSON")
    table = argparse.ArgumentParser(add_help=False)
    table.add_argument("--missions", type=listed, help="names or files, separated by commas; none if not said")
    table.add_argument("--switch", type=switch, action="append", default=[], metavar="NAME=VALUE", help="a rule switch")
    for name, help_text in (
        ("round-robin", "every team against every other"),
        ("fairness", "every team against itself, on every board"),
    ):
        study = studies.add_parser(name, parents=[common, table], help=help_text)
        study.add_argument("--player", default="trooper", help="the level of both players")
        study.add_argument("--games", type=int, default=100, help="games a side of a pairing, on every board")
    duel = studies.add_parser("arena", parents=[common, table], help="one level against another")
    duel.add_argument("first")
    duel.add_argument("second")
    duel.add_argument("--pairs", type=int, default=200, help="mirrored pairs, at most")
    duel.add_argument("--nodes", type=int, help="positions that a player may look at for a decision")
    duel.add_argument("--sprt", type=bounds, metavar="FROM,TO", help="stop when the difference in Elo points is known")
    duel.add_argument("--risk", type=float, default=0.05, help="how often the sequential test may err, either way")
    tuning = studies.add_parser("tune", parents=[common], help="what things should be worth, by self-play")
    tuning.add_argument("--rounds", type=int, default=100)
    tuning.add_argument("--pairs", type=int, default=27, help="times three mirrored pairs a round")
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a study and prints what it found."""
    asked = vars(parser().parse_args(arguments))
    study, as_json = asked.pop("study"), asked.pop("json")
    cluster, threads = asked.pop("ray"), asked.pop("threads")
    given = {name: value for name, value in asked.items() if value is not None}
    if "switch" in given:
        given["switches"] = dict(given.pop("switch"))
    try:
        if cluster:
            given["runner"] = sweep.OnRay(None if cluster == "local" else cluster)
        else:
            given["runner"] = sweep.Local(threads)
        found = STUDIES[study](**given)
    except (CoverlineError, ValueError, OSError) as problem:
        print(f"coverline.sweep: {problem}", file=sys.stderr)
        return 2
    print(json.dumps(found.as_json()) if as_json else found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
