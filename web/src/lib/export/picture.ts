/** The board as a picture: the drawing on the page with its colours written into it, painted on a canvas. */

/** What of the page's styles a drawing needs when it stands alone. */
const PAINTED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
  'visibility',
  'display',
] as const

/** How many pixels a picture is wide. */
const WIDTH = 1600

/** The drawing by itself, as SVG. */
export function standalone(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const own = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [i, element] of own.entries()) {
    const style = getComputedStyle(element)
    for (const name of PAINTED) copies[i]?.setAttribute(name, style.getPropertyValue(name))
    copies[i]?.removeAttribute('class')
    copies[i]?.removeAttribute('style')
  }
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(WIDTH))
  copy.setAttribute('height', String(Math.round((WIDTH * height) / Math.max(1, width))))
  return new XMLSerializer().serializeToString(copy)
}

/** The drawing as a PNG file. */
export async function picture(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('no canvas')
  paint.fillStyle = getComputedStyle(document.body).backgroundColor
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.drawImage(image, 0, 0)
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png')
  })
}
