#!/usr/bin/env python3
"""Plays a whole game with random candidates. Usage: bot.py [PATH-OF-COVERLINE] [SEED]

better_bot.py beside it looks at the game before it chooses, and plays in `coverline arena`.
"""
import json, random, subprocess, sys

program, seed = (sys.argv[1:] + ["coverline", "1"][len(sys.argv) - 1:])[:2]
chance = random.Random(seed)
engine = subprocess.Popen([program, "engine", "--seed", seed], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)

def ask(command):
    """Sends a command; returns what the lines of the reply say, and what follows its ok."""
    print(command, file=engine.stdin, flush=True)
    lines = []
    while True:
        word, _, rest = engine.stdout.readline().rstrip("\n").partition(" ")
        if word == "ok":
            return lines, rest
        if word in ("error", ""):
            sys.exit(f"{command}: {rest or 'the engine is gone'}")
        lines.append(rest)

status = ask("new")[1]
while not status.startswith("over"):
    if status.startswith("roll"):
        status = ask("roll auto")[1]
    else:
        status = ask("answer " + chance.choice(ask("candidates")[0]))[1]
    for event in ask("events json")[0]:
        print(json.loads(event)["text"])
state = json.loads(ask("state json")[0][0])
left = [sum(m["presence"] == "board" for m in state["table"]["models"] if m["id"][0] == side) for side in "AB"]
print("The end:", status, "- operatives left:", left)
ask("quit")
