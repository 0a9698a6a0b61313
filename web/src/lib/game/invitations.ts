import { remember, remembered } from '../remembered'
import type { Invitation } from '../../wire'

/** Links for friends are told once, to who created the game; this browser keeps them until the friend has come. */

export function keepInvitations(id: string, invitations: readonly Invitation[]): void {
  if (invitations.length > 0) remember(`invite.${id}`, JSON.stringify(invitations))
}

export function invitationsOf(id: string): Invitation[] {
  try {
    const kept: unknown = JSON.parse(remembered(`invite.${id}`) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isInvitation) : []
  } catch {
    return []
  }
}

function isInvitation(kept: unknown): kept is Invitation {
  return typeof kept === 'object' && kept !== null && 'side' in kept && 'path' in kept && typeof kept.path === 'string'
}

export function forgetInvitations(id: string): void {
  remember(`invite.${id}`, null)
}
