/** Short messages at the foot of the page that go away by themselves. */

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const SHOWN_MS = 6000

let shown = $state<Toast[]>([])
let last = 0

export function toasts(): readonly Toast[] {
  return shown
}

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  last += 1
  const id = last
  shown.push({ id, text, tone })
  setTimeout(() => dismiss(id), SHOWN_MS)
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id)
}
