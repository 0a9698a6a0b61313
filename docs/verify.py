"""Throws the dice of a finished game again, from nothing but its record: python3 docs/verify.py game.record"""
import hashlib, itertools, sys

sha = lambda data: hashlib.sha256(data).digest()
head, lines = open(sys.argv[1], encoding="utf-8").read().split("\n\n", 1)
tags = dict(line.split(": ", 1) for line in head.split("\n")[1:])
if sha(f"coverline dice 2\n{tags['dice seed']}\n".encode()).hex() != tags["dice commitment"]:
    sys.exit("the seed does not fit the commitment")
key = sha("".join(line + "\n" for line in head.split("\n") if not line.startswith("finish: ")).encode())
blocks = (sha(key + number.to_bytes(8, "big")) for number in itertools.count())
dice = (byte % 6 + 1 for block in blocks for byte in block if byte < 252)
own, thrown = tags.get("dice own", "").split(), 0
for number, line in enumerate(lines.split("\n"), head.count("\n") + 3):
    side, what, *faces = line.split(" ") + [""]
    if what in ("resigns", "runs") and side in own:
        own.remove(side)
    if what == "rolls" and side not in own:
        expected = list(itertools.islice(dice, len(faces) - 1))
        if expected != [int(face) for face in faces[:-1]]:
            sys.exit(f"line {number}: the seed gives {expected}")
        thrown += len(expected)
print(f"{thrown} dice from the seed of {tags['dice commitment']}")
