"""Questions take and give what the commands take and give."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import coverline

SHOT: dict[str, Any] = {
    "rules": "kt24",
    "sequence": "shoot",
    "goal": "damage",
    "attacker": {"wounds": 12, "weapon": {"attacks": 4, "hit": 3, "damage": [3, 4], "rules": ["Piercing 1", "Lethal 5+"]}},
    "defender": {"wounds": 12, "save": 3, "defence": 3, "cover": False},
}

# The worked examples of docs/odds.md.
VOLLEY: dict[str, Any] = {
    "rules": "kt4w40k",
    "sequence": "shoot",
    "attacker": {"weapons": [{"models": 2, "attacks": 1, "skill": 4, "strength": 5, "ap": -1, "damage": 2}]},
    "defender": {"models": 2, "wounds": 2, "left": 1, "toughness": 4, "save": 4, "cover": True},
}


def test_odds_are_exact() -> None:
    told = coverline.odds(VOLLEY)
    assert told["kill"] == pytest.approx(1 / 36, abs=1e-12)
    assert told["expected"] == pytest.approx({"wounds_lost": 13 / 36, "slain": 1 / 3})
    shot = coverline.odds(SHOT)
    assert sum(chance for _, chance in shot["defender_loses"]) == pytest.approx(1, abs=1e-12)


def test_odds_name_the_field_that_is_wrong() -> None:
    wrong = {**SHOT, "defender": {"wounds": 0, "save": 3}}
    with pytest.raises(coverline.BadInput) as refused:
        coverline.odds(wrong)
    assert refused.value.field == "defender.wounds"
    with pytest.raises(coverline.BadInput):
        coverline.odds("{")


def test_many_odds_are_those_of_each() -> None:
    hits, saves = np.arange(2, 7)[:, None], np.array([2, 3, 4, 5, 6])
    table = coverline.odds_many(SHOT, attacker__weapon__hit=hits, defender__save=saves)
    assert set(table) == {
        "value",
        "expected_defender_loses",
        "expected_attacker_loses",
        "incapacitated_defender",
        "incapacitated_attacker",
    }
    for i, hit in enumerate(hits[:, 0]):
        for k, save in enumerate(saves):
            weapon = {**SHOT["attacker"]["weapon"], "hit": hit}
            one = coverline.odds(
                {**SHOT, "attacker": {"wounds": 12, "weapon": weapon}, "defender": {**SHOT["defender"], "save": save}}
            )
            assert table["value"][i, k] == one["value"]
            assert table["incapacitated_defender"][i, k] == one["incapacitated"]["defender"]
    volley = coverline.odds_many(VOLLEY, attacker__weapons__0__skill=[2, 3, 4])
    assert volley["kill"].shape == (3,) and volley["kill"][2] == pytest.approx(1 / 36)
    damage = coverline.odds_many(SHOT, attacker__weapon__damage__1=np.int64(7))
    assert damage["value"].shape == ()


def test_many_odds_refuse_what_does_not_fit() -> None:
    with pytest.raises(coverline.BadInput) as missing:
        coverline.odds_many(SHOT, attacker__weapon__range=[1])
    assert missing.value.field == "attacker.weapon.range"
    with pytest.raises(coverline.BadInput) as impossible:
        coverline.odds_many(SHOT, defender__save=[3, 1])
    assert impossible.value.field == "defender.save"
    with pytest.raises(TypeError):
        coverline.odds_many(SHOT, defender__save=[2.5])
    with pytest.raises(ValueError):
        coverline.odds_many(SHOT, defender__save=[2, 3], defender__wounds=[1, 2, 3])


def test_sight_and_reach_say_why() -> None:
    model = {"side": 1, "z": 0, "base_mm": 32, "height": 1.5, "order": "engage"}
    table: dict[str, Any] = {
        "rules": "kt24",
        "killzone": {"size": [30, 22], "terrain": []},
        "models": [{**model, "id": "a", "at": [5, 5]}, {**model, "id": "b", "at": [15, 9], "side": 2, "order": "conceal"}],
    }
    told = coverline.sight({**table, "from": "a", "to": "b"}, lang="fr")
    assert told["visible"] and told["why"] and all(cause["rule"].startswith("KT24-") for cause in told["why"])
    way = coverline.reach({**table, "model": "a", "action": "dash", "limit": 3, "to": [5, 9]})
    assert not way["legal"] and way["why"][0]["rule"].startswith("KT24-")
    region = coverline.reach({**table, "model": "a", "action": "dash", "limit": 3})
    assert region["region"]
    with pytest.raises(coverline.BadInput) as refused:
        coverline.sight({**table, "from": "a", "to": "c"})
    assert refused.value.field == "to"


def test_files_are_checked(tmp_path: Path) -> None:
    data = Path(__file__).parents[2] / "data"
    kinds = ("teams", "killzones", "missions")
    for file in sorted(file for kind in kinds for file in data.glob(f"{kind}/*.toml")):
        assert coverline.check(file)["ok"], file
    broken = tmp_path / "broken.toml"
    broken.write_text('format = "coverline killzone 1"\nname = "Plain"\nsize = [0, 22]\n')
    told = coverline.check(str(broken))
    assert not told["ok"] and told["problems"][0]["line"] == 3 and told["problems"][0]["field"] == "size[1]"
    mine = (data / "killzones" / "cooperage-yard.toml").read_text().replace("Cooperage Yard", "My Yard")
    own = tmp_path / "own.toml"
    own.write_text(mine)
    for named in [str(own), mine]:
        game = coverline.Game.new(killzone=named)
        assert game.killzone == "My Yard"
        assert coverline.Game.from_position(game.position()).killzone == "My Yard"


def test_an_arena_finds_the_stronger() -> None:
    told = coverline.arena("recruit", "random", pairs=10, seed=3, missions=[None])
    assert told["engines"] == ["recruit", "random"] and told["games"] == 20
    assert told["score"] > 0.6 and sum(told["pentanomial"]) == 10
    assert told == coverline.arena("recruit", "random", pairs=10, seed=3, missions=[None], threads=1)
    sure = coverline.arena("recruit", "random", pairs=1000, seed=3, missions=[None], sprt=(-100.0, 100.0))
    assert sure["sprt"]["verdict"] == "better" and sure["pairs"] < 1000
    with pytest.raises(coverline.BadInput) as refused:
        coverline.arena("recruit", "general")
    assert refused.value.field == "second"
