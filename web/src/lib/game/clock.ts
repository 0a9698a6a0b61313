import type { ClockView } from '../../wire'

/** What a side has left on its clock `passedMs` after the server said so. */
export function leftMs(clock: ClockView, side: number, passedMs: number): number {
  const running = clock.running !== null && clock.running.charCodeAt(0) - 65 === side
  return Math.max(0, (clock.left_ms[side] ?? 0) - (running ? passedMs : 0))
}

/** Minutes and seconds, with hours where there are any. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
