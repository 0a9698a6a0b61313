import type { Page } from '@playwright/test'

/** The pixel of a place on the board, as it lies in the window now. */
export async function pixel(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.locator('.board svg').first().evaluate(
    (svg: SVGSVGElement, [x, y]) => {
      const matrix = svg.querySelector<SVGGElement>('g[transform="scale(1 -1)"]')?.getScreenCTM()
      const at = new DOMPoint(x, y).matrixTransform(matrix ?? undefined)
      return { x: at.x, y: at.y }
    },
    [x, y] as const,
  )
}

/** Clicks a place of the board, in inches. */
export async function clickBoard(page: Page, x: number, y: number): Promise<void> {
  const at = await pixel(page, x, y)
  await page.mouse.click(at.x, at.y)
}

/** Drags from one place of the board to another. */
export async function dragBoard(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [a, b] = [await pixel(page, ...from), await pixel(page, ...to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 })
  await page.mouse.move(b.x, b.y, { steps: 3 })
  await page.mouse.up()
}
