import { execFileSync } from 'node:child_process'

/** The program that the tests run against. */
export const PROGRAM = process.env.COVERLINE_BIN ?? '../target/debug/coverline'

/** What the program itself answers, given these words and this input. */
export function program(words: string[], input: string): string {
  return execFileSync(PROGRAM, words, { input, encoding: 'utf8' })
}
