/** What the ids of the rules about an action end with, in each book that has actions. */
const RULES: Record<string, Readonly<Record<string, string>>> = {
  kt24: { reposition: 'REPO', dash: 'DASH', 'fall-back': 'FALLBACK', charge: 'CHARGE', shoot: 'SHOOT', fight: 'FIGHT' },
  kt21: { reposition: 'MOVE', 'normal-move': 'MOVE', dash: 'DASH', 'fall-back': 'FALLBACK', charge: 'CHARGE', shoot: 'SHOOT', fight: 'FIGHT', pass: 'PASS' },
}

/** The beginning of the ids of the rules that explain an action; none where the book has no such action. */
export function actionRule(rules: string, kind: string): string | undefined {
  const end = RULES[rules]?.[kind]
  return end && `${rules.toUpperCase()}-ACT-${end}`
}
