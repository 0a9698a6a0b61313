#!/usr/bin/env python3
"""A bot for `coverline arena`: it looks at the game, asks about targets, and prefers to attack and to come closer.

    coverline arena "python3 docs/better_bot.py coverline" recruit --pairs 10

It plays by keeping a game of its own in `coverline engine`, to which it passes on what the arena tells it. Whatever it
prints on standard error is shown with --stderr.
"""
import json, random, subprocess, sys

program = sys.argv[1] if len(sys.argv) > 1 else "coverline"
engine = subprocess.Popen([program, "engine"], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
chance = random.Random(1)


def ask(command):
    """Sends a command to our engine: all lines of the reply, and what follows its ok or error."""
    print(command, file=engine.stdin, flush=True)
    lines = []
    while True:
        line = engine.stdout.readline().rstrip("\n")
        word, _, rest = line.partition(" ")
        if word in ("ok", "error"):
            return lines, word, rest
        lines.append(line)


def said(command):
    """What the lines of a reply say, without their first words."""
    return [line.partition(" ")[2] for line in ask(command)[0]]


def place(text):
    """Where an answer leads, as two numbers: the last place it names."""
    spots = [word.split("@")[0].split(",") for word in text.split() if "," in word]
    try:
        return [float(number) for number in spots[-1]]
    except (IndexError, ValueError):
        return None


def worth(answer, state, side):
    """How good an answer looks: the more the better."""
    models = {model["id"]: model for model in state["table"]["models"] if model["presence"] == "board"}
    enemies = [model for name, model in models.items() if name[0] != side]
    words = answer.split()
    if words[0] in ("shoot", "fight", "strike"):
        weakest = min([models[w]["wounds"] for w in words if w in models], default=9)
        return 100 - weakest
    if words[0] == "charge":
        return 60
    if words[0] in ("pass", "end"):
        return -1
    spot = place(answer)
    if spot and enemies:
        near = min((spot[0] - e["at"][0]) ** 2 + (spot[1] - e["at"][1]) ** 2 for e in enemies) ** 0.5
        # Within shot, but out of reach of a charge.
        return 30 - abs(near - 9)
    if words[0] == "activate":
        return 20 + can_shoot(words[1], enemies) + (5 if words[-1] == "engage" else 0)
    return 10


def can_shoot(model, enemies):
    """Ten points if somebody is a valid target for a model where it stands."""
    for enemy in enemies[:4]:
        replies, word, _ = ask(f"sight {model} {enemy['id']}")
        if word == "ok" and json.loads(replies[0].partition(" ")[2])["valid_target"]:
            return 10
    return 0


def choose():
    """The best of the candidates, page by page."""
    state = json.loads(said("state json")[0])
    side = state["status"]["side"]
    answers, start = [], 0
    while True:
        lines, _, rest = ask(f"candidates from={start} count=200")
        answers += [line.partition(" ")[2] for line in lines]
        total = int(rest.split()[2])
        start += 200
        if start >= total:
            break
    return max(answers, key=lambda answer: (worth(answer, state, side), chance.random()))


def main():
    for line in sys.stdin:
        command = line.rstrip("\n")
        if command == "load":
            text = [command]
            for part in sys.stdin:
                text.append(part.rstrip("\n"))
                if text[-1] == ".":
                    break
            command = "\n".join(text)
        word = command.split(" ")[0]
        if word == "choose":
            print("candidate", choose())
            print("ok 1", flush=True)
            continue
        lines, status, rest = ask(command)
        for reply in lines:
            print(reply)
        print(status, rest, flush=True)
        if word == "quit":
            break


main()
