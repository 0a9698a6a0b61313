"""A game from the beginning to its end, and what the engine says on the way."""

from __future__ import annotations

import copy
import pickle
import threading

import pytest

import coverline

RULES = ["kt18", "kt21", "kt24", "kt4w40k"]


def play(game: coverline.Game, steps: int | None = None) -> coverline.Game:
    """Plays a game on with the first candidate, so many steps or to its end."""
    while steps is None or steps > 0:
        match game.status()["wait"]:
            case "over":
                break
            case "roll":
                game.roll()
            case _:
                game.answer(game.candidates()[0])
        steps = None if steps is None else steps - 1
    return game


@pytest.mark.parametrize("rules", RULES)
def test_every_rule_set_is_played(rules: str) -> None:
    game = play(coverline.Game.new(rules=rules, seed=3), 60)
    assert game.rules == rules
    assert len(game.teams) == game.sides == 2
    told = game.events("fr")
    assert told and all(event["text"] for event in told)
    assert game.events() == []


def test_a_game_ends_and_its_record_holds() -> None:
    game = play(coverline.Game.new(rules="kt24", seed=1))
    over = game.status()
    assert over["wait"] == "over" and over["winner"] in {"A", "B", None}
    told = coverline.replay(game.record())
    assert told["verified"] and told["answers"] > 50 and told["rolls"] > 10
    broken = game.record().replace(" rolls ", " rolls 6 ", 1)
    with pytest.raises(coverline.BadRecord) as refused:
        coverline.replay(broken)
    assert refused.value.line > 1


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (play(coverline.Game.new(seed=9)) for _ in range(2))
    assert first.hash() == second.hash() and first == second
    assert play(coverline.Game.new(seed=10)).hash() != first.hash()


def test_answers_are_refused_with_the_rule() -> None:
    game = coverline.Game.new(rules="kt24", seed=1)
    with pytest.raises(coverline.IllegalAnswer) as early:
        game.answer("edge west")
    assert early.value.rule == "KT24-SETUP-06"
    game.roll([1])
    with pytest.raises(coverline.IllegalAnswer) as dice:
        game.roll([1, 2])
    assert dice.value.rule
    game.answer("edge west")
    before = game.hash()
    with pytest.raises(coverline.IllegalAnswer) as refused:
        game.answer("deploy A1 29,11", lang="it")
    assert refused.value.rule.startswith("KT24-") and refused.value.text and refused.value.key
    assert refused.value.rule in str(refused.value)
    assert game.hash() == before
    with pytest.raises(coverline.IllegalAnswer) as other:
        game.check("end")
    assert other.value.key == "not-asked" and other.value.expected
    with pytest.raises(coverline.BadInput) as unread:
        game.answer("dance")
    assert unread.value.field == "answer"
    with pytest.raises(coverline.BadInput):
        game.roll([7])
    with pytest.raises(coverline.BadInput) as unknown:
        game.status("de")
    assert unknown.value.field == "lang"


def test_positions_lead_back() -> None:
    game = play(coverline.Game.new(rules="kt21", seed=4), 150)
    again = coverline.Game.from_position(game.position())
    assert again.hash() == game.hash() and again.position() == game.position()
    with pytest.raises(coverline.CoverlineError):
        again.record()
    with pytest.raises(coverline.BadRecord) as refused:
        coverline.Game.from_position("coverline position 1\nrules kt99\n")
    assert refused.value.line >= 1


def test_copies_and_pickles_go_on_alike() -> None:
    game = play(coverline.Game.new(rules="kt24", seed=5), 80)
    copies = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    ends = {play(each).hash() for each in [game, *copies]}
    assert len(ends) == 1
    assert len({each.record() for each in [game, *copies]}) == 1


def test_exceptions_survive_a_pickle() -> None:
    errors = [
        coverline.IllegalAnswer("KT24-SETUP-06", "no-decision", "text"),
        coverline.BadInput("field", "what"),
        coverline.BadFile("file", 3, "field", "what"),
        coverline.BadRecord(4, "what"),
    ]
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error) and vars(again) == vars(error)


def test_computer_players_answer_within_the_rules() -> None:
    game = play(coverline.Game.new(rules="kt24", seed=2), 25)
    for level in ["random", "recruit", "trooper"]:
        game.check(game.choose(level))
    assert game.choose("veteran", nodes=5)
    with pytest.raises(coverline.BadInput) as refused:
        game.choose("general")
    assert refused.value.field == "level"
    advice = game.advise()
    assert advice["side"] == game.status()["side"] and advice["advice"][0]["answers"]


def test_what_a_game_is_played_with() -> None:
    teams = coverline.names("teams", "kt24")
    board = coverline.names("killzones", "kt24")[-1]
    mission = coverline.names("missions", "kt24")[0]
    game = coverline.Game.new(rules="kt24", teams=teams[::-1], killzone=board, mission=mission, switches={"obscured": "on"})
    assert game.teams == teams[::-1] and game.killzone == board
    assert "obscured=on" in game.position()
    cases: list[tuple[dict[str, object], str]] = [
        ({"rules": "kt99"}, "rules"),
        ({"teams": ["nobody", None]}, "teams"),
        ({"teams": ["a"]}, "teams"),
        ({"killzone": "nowhere"}, "killzone"),
        ({"mission": "nothing"}, "mission"),
        ({"switches": {"gravity": "off"}}, "switches.gravity"),
        ({"killzone": "missing.toml"}, "missing.toml"),
    ]
    for wrong, field in cases:
        with pytest.raises(coverline.BadInput) as refused:
            coverline.Game.new(**wrong)  # type: ignore[arg-type]
        assert refused.value.field == field
    with pytest.raises(coverline.BadFile) as broken:
        coverline.Game.new(killzone='format = "coverline killzone 1"\nname = "Plain"\nsize = [0, 22]\n')
    assert broken.value.line == 3 and broken.value.field == "size[1]"


def test_games_of_several_threads_do_not_meet() -> None:
    alone = play(coverline.Game.new(seed=11)).hash()
    found: list[int] = []
    threads = [threading.Thread(target=lambda: found.append(play(coverline.Game.new(seed=11)).hash())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 4
