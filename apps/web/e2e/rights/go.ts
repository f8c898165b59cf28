import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

const push = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, '', to), address)

/**
 * Within the application, as a link would: to start it anew takes longer than most screens do. The way leads over a page
 * that offers nothing, so that nothing of the screen before is taken for one of the next.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address)
    return
  }
  await push(page, '/explore')
  await expect(page.locator('.explore')).toBeVisible()
  await push(page, address)
}
