/** What sets the rule sets apart on the page. */

/** Whether a turn has phases in which everybody acts, instead of activations of one model after another. */
export function phased(rules: string): boolean {
  return rules === 'kt18' || rules === 'kt4w40k'
}

/** Whether models act together in units. */
export function hasUnits(rules: string): boolean {
  return rules === 'kt4w40k'
}

/** The most players of a game. */
export function mostPlayers(rules: string): number {
  return phased(rules) ? 4 : 2
}
