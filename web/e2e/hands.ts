import { expect, type Locator, type Page } from '@playwright/test'

/** Decisions of the rule sets with phases, which tests that are not about them leave to the program's advice. */
const PHASED = new Set(['move', 'go', 'doors', 'remote-doors', 'contest', 'door-state', 'reaction', 'intercept', 'snap', 'fire', 'fight-with', 'blows', 'cast', 'deny', 'save-with', 'window', 'opportunity', 'embark', 'allocate', 'muster', 'bravery'])

/** Plays a game as a person would: with clicks on the board and on what the panel offers. */
export class Hands {
  /** How often each kind of decision was made by hand. */
  readonly made = new Map<string, number>()

  constructor(readonly page: Page) {}

  get panel(): Locator {
    return this.page.locator('.panel')
  }

  /** Makes one decision; false once the game is over. */
  async decide(): Promise<boolean> {
    const open = this.page.locator('.panel[data-kind]').or(this.page.locator('.result'))
    await expect(open).toBeVisible({ timeout: 60_000 })
    const kind = await open.getAttribute('data-kind')
    if (!kind) return false
    const before = await this.lines()
    await this.answer(kind)
    this.made.set(kind, (this.made.get(kind) ?? 0) + 1)
    await expect.poll(() => this.lines(), { timeout: 60_000 }).toBeGreaterThan(before)
    return true
  }

  /** Makes decisions until one of a kind is open. */
  async until(kind: string): Promise<void> {
    const open = this.page.locator('.panel[data-kind]')
    for (;;) {
      await expect(open).toBeVisible({ timeout: 60_000 })
      if ((await open.getAttribute('data-kind')) === kind) return
      if (!(await this.decide())) throw new Error(`the game ended without ${kind}`)
    }
  }

  /** How many lines the log has. */
  lines(): Promise<number> {
    return this.page.locator('.log .lines .lines > li').count()
  }

  private async answer(kind: string): Promise<void> {
    if (kind === 'deploy' || kind === 'barricade') await this.place()
    else if (kind === 'act') await this.act()
    else if (kind === 'activate') await this.activate()
    else if (kind === 'saves') await this.panel.getByRole('button', { name: 'Do it for me' }).click()
    else if (kind === 'reroll') await this.reroll()
    else if (PHASED.has(kind)) await this.asVeteran()
    else if (kind === 'overwatch') await this.attack(this.choices().first())
    else await this.choices().first().click()
  }

  private choices(): Locator {
    return this.panel.locator('.choice:not([aria-disabled])')
  }

  /** Puts something into the middle of the shaded area, or leaves it to the program. */
  private async place(): Promise<void> {
    const confirm = this.panel.getByRole('button', { name: /here$/ })
    const region = this.page.locator('.field path.reach')
    await expect(region).toBeVisible({ timeout: 30_000 })
    const box = await region.boundingBox()
    if (box && this.made.size < 3) {
      await this.page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2)
      const able = await expect(confirm).toBeEnabled({ timeout: 4_000 }).then(() => true, () => false)
      if (able) {
        await confirm.click()
        return
      }
    }
    await this.panel.getByRole('button', { name: 'Do it for me' }).click()
  }

  private async activate(): Promise<void> {
    const orders = this.panel.getByRole('list', { name: 'Order', exact: true })
    if (!(await orders.isVisible())) await this.choices().first().click()
    const allowed = orders.locator('.choice:not([aria-disabled])')
    await allowed.filter({ hasText: 'Engage' }).or(allowed).first().click()
  }

  /** Shoots or fights where that is possible; else does what a veteran would. */
  private async act(): Promise<void> {
    const attack = this.panel.locator('.choice:not([aria-disabled])', { hasText: /^\d?\s*(Shoot|Fight)/ }).first()
    await expect(this.choices().first()).toBeVisible()
    if (await attack.isVisible()) {
      await this.attack(attack)
      return
    }
    await this.asVeteran()
  }

  /** Does what the program advises. */
  private async asVeteran(): Promise<void> {
    await this.panel.getByRole('button', { name: /veteran/ }).click()
    await this.panel.getByRole('button', { name: 'Do that' }).click()
  }

  /** Picks an attack, the first target that it may have, and confirms both. */
  private async attack(choice: Locator): Promise<void> {
    await choice.click()
    const target = this.panel.locator('.target.valid').first()
    await target.click()
    const confirm = this.panel.getByRole('button', { name: /^(Shoot at|Fight) / }).or(this.choices()).first()
    await confirm.click()
  }

  private async reroll(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Keep the dice as they are' }).click()
  }
}

/** Waits until somebody at the table has something to decide, or the game is over. */
export async function somebodysTurn(players: readonly Hands[]): Promise<void> {
  await Promise.race(players.map(({ page }) => page.locator('.panel[data-kind], .result').first().waitFor()))
}
