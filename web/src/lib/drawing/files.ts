/** Files from and to the person's computer. */

export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A file name made of a title. */
export function fileName(title: string, usual: string, ending: string): string {
  const stem = title.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/[^a-z0-9-]/gi, '')
  return `${stem.toLowerCase().replace(/^-+|-+$/g, '') || usual}.${ending}`
}
