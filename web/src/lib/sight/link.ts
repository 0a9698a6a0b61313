/** A laboratory table in the address, so that a link shows what was seen. */

import type { KillzoneView } from '../../wire'
import { question, readQuestion, type Lab } from './lab'

/** No link is longer; larger tables are shared as files. */
const LONGEST = 12_000

/** The question, packed; a board of the catalogue is only named. Null where it is too long for an address. */
export async function packed(lab: Lab, board: string | null): Promise<string | null> {
  const asked = question(lab, lab.goal)
  const text = JSON.stringify(board === null ? asked : { ...asked, killzone: board })
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  const word = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return word.length > LONGEST ? null : word
}

export interface Unpacked {
  lab: Lab
  /** The board of the catalogue that it is on, if it is one. */
  board: string | null
}

/** The table of an address; null where it does not read. `boards` are those of the catalogue. */
export async function unpacked(word: string, boards: readonly KillzoneView[]): Promise<Unpacked | null> {
  if (word.length > LONGEST) return null
  try {
    const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    const asked = JSON.parse(text) as { killzone?: unknown }
    const board = typeof asked.killzone === 'string' ? asked.killzone : null
    const named = board === null ? undefined : boards.find((one) => one.id === board)
    if (board !== null && !named) return null
    const size = named ? { ...asked, killzone: { size: [named.width, named.depth] } } : asked
    const lab = readQuestion(JSON.stringify(size))
    return lab && { lab: named ? { ...lab, killzone: named } : lab, board }
  } catch {
    return null
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(out).arrayBuffer())
}
