/** Which rule lies open in the sheet at the side of the page. */

let open = $state<string | null>(null)

export function openRuleId(): string | null {
  return open
}

/** Opens a rule by its id, or closes the sheet. */
export function openRule(id: string | null): void {
  open = id
}
