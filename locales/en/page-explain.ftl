# What the figures of a card mean, for whoever asks.

rules-more = Read the rule
explain-apl = Action point limit: the action points that it may spend in an activation.
explain-move = How far it moves with an ordinary move, in inches.
explain-defence = Defence dice: how many it rolls when it is shot at.
explain-save = What a defence die has to show, or more, to be a success.
explain-invulnerable = Invulnerable save: what a die has to show whatever the weapon; nothing makes it worse.
explain-wounds = How much damage it can take. With fewer than half left it is injured; with none it is out.
explain-m = Move: how far it moves, in inches.
explain-ws = Weapon Skill: what a die has to show to hit in a fight.
explain-bs = Ballistic Skill: what a die has to show to hit with a shot.
explain-s = Strength: compared with the Toughness of the target, it says what a die has to show to wound.
explain-t = Toughness: the higher, the harder it is to wound.
explain-w = Wounds: how much damage it can take.
explain-a = Attacks: how many dice it rolls in a fight.
explain-ld = Leadership: what its dice for nerve or morale are compared with.
explain-sv = Save: what a die has to show to stop a wound, before the AP of the weapon.
explain-ignores = What a die has to show, for each wound, to ignore it.
explain-aura = How far it helps others, in inches.
explain-attacks = How many attack dice the weapon rolls.
explain-hit = What an attack die has to show, or more, to be a success.
explain-damage = What a success takes off: the first number a normal one, the second a critical one.
explain-range = How far the weapon reaches, in inches.
explain-ap = Armour penetration: what is taken off the save of the target.
explain-d = Damage: the wounds that a failed save costs.
guide-page = First game guide
explain-choice = Explain { $name }
