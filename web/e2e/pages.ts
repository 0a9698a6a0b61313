import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** A test whose page may neither throw nor break the content security policy. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (problem) => faults.push(problem.message))
      page.on('console', (message) => {
        // Refused requests are part of some tests; anything else that the browser complains about is not.
        if (message.type() === 'error' && !message.text().includes('Failed to load resource')) faults.push(message.text())
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const CHECKED = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
  rules: { 'heading-order': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}

/** Checks what a machine can check of WCAG 2.1 A and AA, the order of headings, and that controls are called what they show. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours that are still on their way to others are nobody's to judge.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(passing.map((one) => one.finished)).then(() => undefined)
  })
  const found = await new AxeBuilder({ page }).options(CHECKED).analyze()
  // The marks on a piece are drawn with letters and are no words; what they mean is in its name.
  const isWords = (rule: string, html: string) => rule !== 'label-content-name-mismatch' || !html.startsWith('<g ')
  const faults = found.violations.flatMap((one) => {
    const nodes = one.nodes.map((node) => node.html).filter((html) => isWords(one.id, html))
    return nodes.length > 0 ? [`${one.id}: ${nodes.join(' | ')}`] : []
  })
  expect(faults).toEqual([])
}
