import type { Me, Person } from '../../wire'
import { api } from '../api'

/** What the account dialog asks. */
export type Asking = 'guest' | 'signin' | 'signup' | 'password'

let user = $state.raw<Person | null>(null)
let known = $state(false)
let asking = $state<Asking | null>(null)
let waiting: ((user: Person | null) => void)[] = []

/** Who is playing here; null before anybody has said a name. */
export function me(): Person | null {
  return user
}

/** Whether the server has said who is playing here. */
export function meKnown(): boolean {
  return known
}

/** Which form of the account dialog is open, if one is. */
export function accountForm(): Asking | null {
  return asking
}

export function openAccount(form: Asking | null): void {
  asking = form
}

/** Asks the server who is playing here. Without an answer nobody is. */
export async function loadMe(): Promise<void> {
  try {
    user = (await api<Me>('/api/me')).user
  } catch {
    user = null
  }
  known = true
}

export async function beGuest(name: string): Promise<void> {
  arrive(await api<Me>('/api/guest', { body: { name } }))
}

export async function signUp(name: string, password: string): Promise<void> {
  arrive(await api<Me>('/api/signup', { body: { name, password } }))
}

export async function signIn(name: string, password: string): Promise<void> {
  arrive(await api<Me>('/api/signin', { body: { name, password } }))
}

export async function changePassword(old: string, next: string): Promise<void> {
  arrive(await api<Me>('/api/password', { body: { old, new: next } }))
}

export async function signOut(): Promise<void> {
  await api('/api/signout', { method: 'POST' })
  user = null
}

function arrive(answer: Me): void {
  user = answer.user
  asking = null
  settle()
}

/** Tells everybody who waits for a name that there is one, or that the dialog was closed. */
export function settle(): void {
  for (const tell of waiting) tell(user)
  waiting = []
}

/** Who is playing, after asking for a name where none is known; null if the person would not say. */
export async function ensureUser(): Promise<Person | null> {
  if (!known) await loadMe()
  if (user) return user
  asking = 'guest'
  return new Promise((resolve) => waiting.push(resolve))
}
