import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** No page has a frame, and only findings are read: nothing is gathered over frames, and what is right is not told. */
const look = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], iframes: false })

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function tell(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What axe finds on the page as it stands, one line each. */
export const findings = (page: Page): Promise<string[]> => tell(look(page).withTags(standards))

/** What another language can change: everything but the colours, which are the same in all of them. */
export const findingsInWords = (page: Page): Promise<string[]> =>
  tell(look(page).withTags(standards).disableRules(['color-contrast']))

/** What the dark theme can change: the colours. The page is turned to it where it stands, and back. */
export async function findingsInDark(page: Page): Promise<string[]> {
  const turn = (theme: string) =>
    page.evaluate((name) => {
      const before = document.documentElement.dataset.theme ?? ''
      document.documentElement.dataset.theme = name
      return before
    }, theme)
  const before = await turn('dark')
  const found = await tell(look(page).withRules(['color-contrast']))
  await turn(before)
  return found
}
