/** Answers with blanks in them, such as `shoot rifle at {target}`. */

/** The answer with a blank filled in. */
export function fill(template: string, blank: 'place' | 'toward' | 'target', value: string): string {
  return template.replace(`{${blank}}`, value)
}

/** Whether an answer is a template with its blanks filled in. */
export function fits(template: string, answer: string): boolean {
  const wanted = template.split(' ')
  const given = answer.split(' ')
  return wanted.every((word, index) => (word.startsWith('{') ? given[index] !== undefined : word === given[index]))
}
