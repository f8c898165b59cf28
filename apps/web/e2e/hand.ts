import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** How a customer works the page: one with a mouse, one with nothing but the keyboard. */
export interface Hand {
  press(target: Locator): Promise<void>
  write(field: Locator, text: string): Promise<void>
  /** One of several radio buttons. */
  choose(radio: Locator): Promise<void>
  /** The first real entry of a closed list. */
  takeFirst(list: Locator): Promise<void>
  /** The line of an open list that the field points at. */
  take(option: Locator): Promise<void>
  /** The last of the tabs that stand in a row. */
  openLast(tab: Locator): Promise<void>
}

export type Means = 'mouse' | 'keyboard'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** A page of results has many stops, and none of them may be a trap. */
const mostStops = 200

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabUntil(page, () => isFocused(target))
}

const mouse = (): Hand => ({
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  // The button itself is drawn by its label.
  choose: (radio) => radio.locator('xpath=ancestor::label').click(),
  async takeFirst(list) {
    await list.selectOption({ index: 1 })
  },
  take: (option) => option.click(),
  openLast: (tab) => tab.click(),
})

const keyboard = (page: Page): Hand => ({
  async press(target) {
    await expect(target).toBeEnabled()
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  },
  async write(field, text) {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
  async choose(radio) {
    await expect(radio).toBeEnabled()
    const name = await radio.evaluate((element: HTMLInputElement) => element.name)
    // The keyboard stops once in each group, and goes on with the arrows from there.
    await tabUntil(page, () =>
      page.evaluate(
        (group) => document.activeElement instanceof HTMLInputElement && document.activeElement.name === group,
        name,
      ),
    )
    for (let step = 0; step < 20 && !(await isFocused(radio)); step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(radio).toBeChecked()
  },
  async takeFirst(list) {
    await tabTo(page, list)
    await page.keyboard.press('ArrowDown')
  },
  async take(option) {
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
  },
  async openLast(tab) {
    await tabTo(page, page.getByRole('tablist').getByRole('tab', { selected: true }))
    await page.keyboard.press('End')
    await expect(tab).toBeFocused()
  },
})

export const handOf = (means: Means, page: Page): Hand => (means === 'mouse' ? mouse() : keyboard(page))
