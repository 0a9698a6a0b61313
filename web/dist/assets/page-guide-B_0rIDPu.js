var e=`# The guide to a first game: title, text, task, what is said when it is right and a hint, choices with semicolons between.

guide-title = First game guide
guide-lead = One idea at a time, on a board of its own. About ten minutes.
guide-short = The few ideas that differ. About two minutes.
guide-step = Step { $at } of { $of }
guide-next = Next
guide-back = Back
guide-skip = Skip
guide-done = That is all. Play a first game.
guide-rules = Rule set
guide-again = Begin again
guide-book = Read the rules

guide-kt24-board-title = The board
guide-kt24-board-text = Two kill teams meet on a board of 30" by 22". Filled discs are operatives with an Engage order, hollow ones with a Conceal order. Blocks are terrain; the number says how high they are. Yours are A, the enemy's are B.
guide-kt24-board-task = Click on one of your own operatives.
guide-kt24-board-right = That is one of yours.
guide-kt24-board-hint = Look for a disc with an A.

guide-kt24-order-title = Orders
guide-kt24-order-text = When an operative is activated you first choose its order. Engage: it may do everything. Conceal: it neither shoots nor charges, but nobody can shoot at it while it is in cover.
guide-kt24-order-task = Which of these enemies has a Conceal order? Click on it.
guide-kt24-order-right = Right: the hollow one is hiding.
guide-kt24-order-hint = Conceal is the hollow disc.

guide-kt24-points-title = Action points
guide-kt24-points-text = An activated operative spends action points, usually two. Moving, shooting and fighting cost one each; falling back out of a fight costs two. It cannot do the same action twice.
guide-kt24-points-task = Your operative has two points and has moved once. What can it still do?
guide-kt24-points-right = Right: one point is left, and it may not move in that way again.
guide-kt24-points-hint = Count what is left, and remember: no action twice.
guide-kt24-points-choices = Shoot | Reposition again | Fall Back

guide-kt24-move-title = Moving
guide-kt24-move-text = Reposition moves an operative up to its Move, here 6". The shaded part is where it can get to: round walls, and never within 1" of an enemy that it sees.
guide-kt24-move-task = Click on a place where A1 can go.
guide-kt24-move-right = It can stand there; the line is its way.
guide-kt24-move-hint = That is too far or in the way. Click inside the shaded part.

guide-kt24-charge-title = Charging
guide-kt24-charge-text = To fight you have to get close. A Charge goes 2" further than a Reposition and has to end within 1" of an enemy: within its control range.
guide-kt24-charge-task = Charge: click on a place beside B1.
guide-kt24-charge-right = Now they can fight.
guide-kt24-charge-hint = The charge has to end within 1" of B1, without overlapping it.

guide-kt24-see-title = Seeing
guide-kt24-see-text = An operative sees what a straight line from its head can reach. A wall that is higher than heads hides; a low one does not.
guide-kt24-see-task = Whom can A1 see? Click on that enemy.
guide-kt24-see-right = Right: the low wall hides nobody.
guide-kt24-see-hint = The high wall, 3", hides whoever is behind it.

guide-kt24-cover-title = Cover
guide-kt24-cover-text = Terrain between the two that is within 1" of the target gives cover, even a low wall. With a Conceal order an operative in cover cannot be shot at; with Engage it can, but it gets a save for nothing.
guide-kt24-cover-task = All three are visible, and all have a Conceal order. Whom may A1 shoot? Click.
guide-kt24-cover-right = Right: no wall stands close to that one on this side.
guide-kt24-cover-hint = Look for the enemy that has no wall within 1" towards A1.

guide-kt24-hit-title = Rolling to hit
guide-kt24-hit-text = Shooting rolls as many dice as the weapon's Atk. A die that shows its Hit or more is a success; a 6 is a critical one, a 1 always fails.
guide-kt24-hit-task = Hit 3+, and the dice show 6, 4, 3 and 1. What is it?
guide-kt24-hit-right = Right: 6 is critical, 4 and 3 are normal, 1 fails.
guide-kt24-hit-hint = The 6 is critical; which others reach 3?
guide-kt24-hit-choices = One critical and two normal successes | Three normal successes | Two successes

guide-kt24-save-title = Saving
guide-kt24-save-text = The defender rolls three dice against the Save. A normal success stops a normal one; two normal ones together, or one critical, stop a critical one. Whatever is left does damage. In cover, one die may be kept as a success without rolling.
guide-kt24-save-task = One critical and two normal hits; two normal saves. The weapon does 3, or 4 with a critical. What is best to stop?
guide-kt24-save-right = Right: stopping both normal hits leaves 4; stopping the critical would leave 6.
guide-kt24-save-hint = Add up what would be left.
guide-kt24-save-choices = The two normal hits | The critical hit | It makes no difference

guide-kt24-fight-title = Fighting
guide-kt24-fight-text = In a fight both roll at once. Then, the attacker first, they use their successes in turn: to strike, which does damage, or to block, which cancels one of the other's.
guide-kt24-fight-task = Your enemy has 4 wounds left and one success; you have one critical that does 5. What do you do?
guide-kt24-fight-right = Right: the strike ends the fight before the enemy can answer.
guide-kt24-fight-hint = Who falls strikes no more.
guide-kt24-fight-choices = Strike | Block | Wait

guide-kt24-turn-title = The turning point
guide-kt24-turn-text = A game lasts four turning points. In each you first gain command points and may buy ploys; then both players take turns to activate one operative each. When yours have all acted and the enemy's have not, one with an Engage order may counteract: one more action, moving 2" at most.
guide-kt24-turn-task = All of your operatives have acted, and the enemy has two left. What may you do?
guide-kt24-turn-right = Right: that is a counteraction.
guide-kt24-turn-hint = Only operatives with an Engage order may do it.
guide-kt24-turn-choices = Counteract with one that has an Engage order | Activate one again | Nothing

guide-kt24-win-title = Winning
guide-kt24-win-text = Without a mission, whoever has more operatives left after four turning points has won. That is all you need: the page says at every moment what can be done and why not, and every term with a dotted line explains itself.
guide-kt24-win-task = You have 3 operatives left and the enemy 2. Who has won?
guide-kt24-win-right = You have. Now play.
guide-kt24-win-hint = More operatives left wins.
guide-kt24-win-choices = I have | The enemy has | It is a draw

guide-kt21-order-title = Orders and cover
guide-kt21-order-text = An operative gets its order when it is set up, Engage or Conceal, and may change it from the second turning point on. Engage may do everything; Conceal neither shoots nor charges and cannot be shot at in cover.
guide-kt21-order-task = Whom may A1 shoot? Click.
guide-kt21-order-right = Right: nothing stands close to that one.
guide-kt21-order-hint = Both have a Conceal order. Look for the one without a wall within 1".

guide-kt21-hidden-title = Obscured
guide-kt21-hidden-text = Terrain taller than the target and more than 2" from it obscures: then it cannot be chosen at all, even with an Engage order.
guide-kt21-hidden-task = B1 has an Engage order and stands 4" behind a tall wall that it looks round. May A1 shoot it?
guide-kt21-hidden-right = Right: it is obscured.
guide-kt21-hidden-hint = Tall terrain in between that is not close to the target obscures.
guide-kt21-hidden-choices = No | Yes | Only with a 6

guide-kt21-points-title = Action points
guide-kt21-points-text = All action points of an activation have to be spent; Pass burns what is left. When yours have all acted, one with an Engage order may Overwatch: shoot, one harder to hit.
guide-kt21-points-task = All of yours have acted. What may one with an Engage order do?
guide-kt21-points-right = Right: Overwatch.
guide-kt21-points-hint = It is a shot, at a price.
guide-kt21-points-choices = Overwatch | Charge | Dash

guide-kt18-phases-title = Phases
guide-kt18-phases-text = A battle round has phases: initiative, movement, psychic, shooting, fighting, morale. In each phase the players act in turn, one model at a time.
guide-kt18-phases-task = When may a model shoot?
guide-kt18-phases-right = Right: everybody moves before anybody shoots.
guide-kt18-phases-hint = Each kind of deed has a phase of its own.
guide-kt18-phases-choices = In the Shooting phase | Right after its move | At any time

guide-kt18-walls-title = Walls and doors
guide-kt18-walls-text = Between walls everything is measured round corners: moves, ranges, even the 1" of a fight. A closed door is a wall; a model beside it may open or close it instead of acting.
guide-kt18-walls-task = Two models stand 1" apart with a wall between them. Are they fighting?
guide-kt18-walls-right = Right: the way round the wall is longer.
guide-kt18-walls-hint = Measure round the wall, not through it.
guide-kt18-walls-choices = No | Yes | Only if the wall is low

guide-kt18-attack-title = Hit, wound, save
guide-kt18-attack-text = An attack rolls to hit by skill, to wound by Strength against Toughness, and the target rolls its save. A model that loses its last wound rolls on the injury table.
guide-kt18-attack-task = Strength 4 against Toughness 4: what does a die need to wound?
guide-kt18-attack-right = Right: equals wound on 4+.
guide-kt18-attack-hint = Equal numbers are half and half.
guide-kt18-attack-choices = 4+ | 3+ | 5+

guide-kt4w40k-units-title = Units
guide-kt4w40k-units-text = You command units of several models. A unit moves, shoots and fights together, and after every move each model has to be within 2" of another of its unit.
guide-kt4w40k-units-task = May one model of a unit stand 5" from all the others after a move?
guide-kt4w40k-units-right = Right: a unit keeps together.
guide-kt4w40k-units-hint = Models keep within 2" of one another.
guide-kt4w40k-units-choices = No | Yes | Only characters

guide-kt4w40k-turns-title = One turn for both
guide-kt4w40k-turns-text = There are no turns of one player alone: in every phase the players alternate, one unit at a time, in the order of initiative.
guide-kt4w40k-turns-task = You have moved one unit. Who moves next?
guide-kt4w40k-turns-right = Right: hands alternate.
guide-kt4w40k-turns-hint = Both players share every phase.
guide-kt4w40k-turns-choices = My opponent, with one unit | I do, with all of my units | Nobody

guide-kt4w40k-morale-title = Morale
guide-kt4w40k-morale-text = At the end of a turn a unit that lost models tests its morale: a die and its losses against its Leadership. What is above costs wounds.
guide-kt4w40k-morale-task = A unit with Leadership 7 lost 4 models and rolls a 5. What happens?
guide-kt4w40k-morale-right = Right: 5 and 4 are 9, two above 7.
guide-kt4w40k-morale-hint = Add the die and the losses, and compare with 7.
guide-kt4w40k-morale-choices = It suffers for 2 | Nothing | It is destroyed
`;export{e as default};