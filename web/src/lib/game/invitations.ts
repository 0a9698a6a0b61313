import { remember, remembered } from '../remembered'

/** Links for friends are told once, to who created the game; this browser keeps them until the friend has come. */

export function keepInvitations(id: string, paths: readonly string[]): void {
  if (paths.length > 0) remember(`invite.${id}`, JSON.stringify(paths))
}

export function invitationsOf(id: string): string[] {
  try {
    const kept: unknown = JSON.parse(remembered(`invite.${id}`) ?? '[]')
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

export function forgetInvitations(id: string): void {
  remember(`invite.${id}`, null)
}
