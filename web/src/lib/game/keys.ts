/** Whether a key is for a field, a dialog or the browser, and not for the game. */
export function typing(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return true
  return event.target instanceof Element && event.target.closest('input, select, textarea, dialog[open], [contenteditable]') !== null
}

/** Whether Enter would press something of its own. */
export function pressing(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary, svg') !== null
}
