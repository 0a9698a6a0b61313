#!/usr/bin/env python3
"""Plays a whole game with random candidates. Usage: bot.py [PATH-OF-COVERLINE] [SEED]"""
import random
import subprocess
import sys

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "coverline"
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1


def main():
    engine = subprocess.Popen([PROGRAM, "engine", "--seed", str(SEED)], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(command):
        print(command, file=engine.stdin, flush=True)
        lines = []
        while True:
            word, _, rest = engine.stdout.readline().rstrip("\n").partition(" ")
            if word == "ok":
                return lines, rest
            if word in ("error", ""):
                sys.exit(f"{command}: {rest or 'the engine is gone'}")
            lines.append(rest)

    chance = random.Random(SEED)
    _, status = ask("new")
    while not status.startswith("over"):
        if status.startswith("roll"):
            _, status = ask("roll auto")
        else:
            candidates, _ = ask("candidates")
            _, status = ask("answer " + chance.choice(candidates))
        for event in ask("events")[0]:
            print(event)
    print("\n".join(["", "The end: " + status] + ask("record")[0][-2:]))
    ask("quit")


if __name__ == "__main__":
    main()
