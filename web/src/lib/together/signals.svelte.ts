/** How a person wants to be told that it is their turn, kept in this browser. */

import { remember, remembered } from '../remembered'

export const SIGNALS = ['sound', 'notice'] as const
export type Signal = (typeof SIGNALS)[number]

const key = (signal: Signal): string => `turn.${signal}`

const wanted = $state<Record<Signal, boolean>>({
  sound: remembered(key('sound')) === 'on',
  notice: remembered(key('notice')) === 'on',
})

export function isWanted(signal: Signal): boolean {
  return wanted[signal]
}

/** Whether the browser lets the page do it at all. */
export function isPossible(signal: Signal): boolean {
  return signal === 'sound' ? 'AudioContext' in globalThis : 'Notification' in globalThis && Notification.permission !== 'denied'
}

/** Turns a signal on or off; the browser asks before it shows notifications. */
export async function want(signal: Signal, on: boolean): Promise<void> {
  const allowed = !on || signal === 'sound' || (await Notification.requestPermission()) === 'granted'
  wanted[signal] = on && allowed
  remember(key(signal), wanted[signal] ? 'on' : null)
}

/** Two soft notes. */
export function ring(): void {
  const audio = new AudioContext()
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const note = audio.createOscillator()
    const volume = audio.createGain()
    const at = audio.currentTime + i * 0.18
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
    note.connect(volume).connect(audio.destination)
    note.start(at)
    note.stop(at + 0.4)
  }
  setTimeout(() => void audio.close(), 1200)
}
