import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { arriveAsNewcomer, expect, logIn, newPassword, prefer, test } from './journey.ts'
import { behave, claim, fill } from './market.ts'

const cart = '/api/v1/bookings/shopping-cart'

async function remove(page: Page, indexes: number[], version?: string): Promise<number> {
  const headers = { origin: process.env.BASE_URL ?? '', ...(version && { 'if-match': version }) }
  return (await page.request.delete(cart, { data: { indexes }, headers })).status()
}

const items = (page: Page) => page.getByRole('article')
const bag = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const amountOf = async (price: Locator) => Number((await price.innerText()).replace(/[^\d.]/g, ''))

/** As somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

test('[R4.4, R1.5] an item expires, and is priced again with consent, by keyboard alone', async ({ page }) => {
  await prefer(page, { language: 'en', currency: 'HKD' })
  await fill(page, 'activity', 1, 10)
  await page.goto('/cart')
  const [item] = [items(page).first()]
  await expect(item.getByText(/^Held/)).toBeVisible()
  const before = await amountOf(item.locator('.price'))
  const check = item.getByRole('button', { name: 'Check the price' })
  await expect(check).toBeVisible()
  await expect(item.getByRole('checkbox')).toBeDisabled()
  await expect(page.getByText('not counted')).toBeVisible()
  await expect(items(page)).toHaveCount(1)
  expect(await findings(page)).toEqual([])

  await behave(page, 'activity', { priceFactorBasisPoints: 11_000 })
  await tabTo(page, check)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Is now')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(check).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: /^Agree to HK\$/ }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(item.getByText(/^Held/)).toBeVisible()
  await expect(item.getByRole('heading')).toBeFocused()
  expect(await amountOf(item.locator('.price'))).toBeCloseTo(before * 1.1, 0)
})

test('[R4.4] the focus stays with the item whose price is the same, and with the page once the last one is gone', {
  tag: '@rest',
}, async ({ page }) => {
  await prefer(page, { language: 'en' })
  await fill(page, 'railPass', 1, 3)
  await fill(page, 'railPass', 1)
  await page.goto('/cart')
  const check = page.getByRole('button', { name: 'Check the price' })
  const item = items(page).filter({ has: check })
  const title = await item.getByRole('heading').innerText()
  await expect(check).toHaveAccessibleDescription(title)
  await tabTo(page, check)
  await page.keyboard.press('Enter')
  await expect(check).toHaveCount(0)
  await expect(items(page).first().getByRole('heading')).toBeFocused()
  const remove = items(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeFocused()
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('[A31, A32] markup in a supplier’s text is shown as text, its script for a picture is not shown at all', async ({
  page,
}) => {
  const stray: string[] = []
  page.on('dialog', (dialog) => {
    stray.push(dialog.message())
    void dialog.dismiss()
  })
  await behave(page, 'insurance', { markup: true })
  await fill(page, 'insurance')
  await page.goto('/cart')
  const [item] = [items(page).first()]
  await expect(item.getByRole('heading')).toContainText('<b>')
  await expect(item.getByRole('heading')).toContainText('onerror')
  expect(await item.locator('b, script, iframe, img[onerror], img[src^="javascript"]').count()).toBe(0)
  expect(await page.content()).not.toContain('javascript:')
  expect(stray).toEqual([])
})

test('[R7.36] what a guest chose survives login, beside what the account had', async ({ page, browser }) => {
  await claim('car', 'hotel')
  const home = await browser.newPage({ baseURL: process.env.BASE_URL ?? '' })
  const email = await arriveAsNewcomer(home)
  await fill(home, 'car')
  await fill(page, 'hotel')
  await page.goto('/cart')
  await expect(items(page)).toHaveCount(1)
  await logIn(page, email, newPassword)
  await page.goto('/cart')
  await expect(items(page)).toHaveCount(2)
  await expect(bag(page)).toHaveAccessibleName('Cart, 2 items')
  await expect(items(page).getByText('Hotel', { exact: true })).toHaveCount(1)
  await expect(items(page).getByText('Car rental', { exact: true })).toHaveCount(1)
  await home.close()
})

test('[R4.5] the number in the bar keeps in step across tabs', async ({ page, context }) => {
  await fill(page, 'cruise', 2)
  const other = await context.newPage()
  await other.goto('/rail')
  await expect(bag(other)).toHaveAccessibleName('Cart, 2 items')
  await page.goto('/cart')
  await items(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(items(page)).toHaveCount(1)
  await expect(bag(other)).toHaveAccessibleName('Cart, 1 item')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(items(page)).toHaveCount(2)
  await expect(bag(other)).toHaveAccessibleName('Cart, 2 items')
  await other.setViewportSize({ width: 390, height: 844 })
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart, 2 items' }),
  ).toBeVisible()
})

test('[R7.38] a repeated delete removes one item only', async ({ page, expecting }) => {
  expecting('412 DELETE /api/v1/bookings/shopping-cart')
  await fill(page, 'transfer', 3)
  const version = (await page.request.get(cart)).headers().etag ?? ''
  expect(version).not.toBe('')
  await page.goto('/cart')
  await expect(items(page)).toHaveCount(3)
  expect([await remove(page, [0], version), await remove(page, [0], version)]).toEqual([200, 412])

  // The page still shows three: what it asks to remove is not what stands there now.
  const title = await items(page).nth(1).getByRole('heading').innerText()
  await page
    .getByRole('button', { name: `Remove ${title}` })
    .first()
    .click()
  await expect(page.getByText(/Your cart changed in another tab/)).toBeVisible()
  await expect(items(page)).toHaveCount(2)
  await items(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .dblclick()
  await expect(items(page)).toHaveCount(1)
  expect(((await (await page.request.get(cart)).json()) as string[]).length).toBe(1)
})

test('[R1.5] another currency: old and new prices of the whole cart, kept or agreed to', async ({ page }) => {
  await prefer(page, { language: 'en', currency: 'USD' })
  await fill(page, 'insurance', 2)
  await page.goto('/cart')
  const total = page.getByRole('region', { name: 'Price' }).locator('.tot .price')
  await expect(total).toHaveText(/^\$/)
  const choice = page.getByRole('banner').getByLabel('Currency')
  await choice.selectOption('HKD')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep $' }).click()
  await expect(choice).toHaveValue('USD')
  await expect(total).toHaveText(/^\$/)
  await choice.selectOption('HKD')
  await dialog.getByRole('button', { name: /^Agree to HK\$/ }).click()
  await expect(total).toHaveText(/^HK\$/)
  await expect(items(page).first().locator('.price')).toHaveText(/^HK\$/)

  // As after a login, or after leaving while the question was open.
  await prefer(page, { currency: 'USD' })
  await page.reload()
  const apart = page.getByText('Some prices are in another currency than the one you chose.')
  await expect(apart).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show the prices in $' }).click()
  await dialog.getByRole('button', { name: /^Agree to \$/ }).click()
  await expect(apart).toBeHidden()
  await expect(total).toHaveText(/^\$/)
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeFocused()
})

// Goods of different kinds, so that neither waits for the other's.
for (const [language, soonOver, good] of [
  ['en', 'visa', 'air'],
  ['ar', 'insurance', 'cruise'],
] as const) {
  test(`a filled cart has no finding and never scrolls sideways, ${language}`, { tag: '@rest' }, async ({ page }) => {
    test.setTimeout(120_000)
    await claim(soonOver, good)
    await fill(page, soonOver, 1, 3)
    await fill(page, good, 2)
    for (const theme of ['light', 'dark']) {
      await prefer(page, { language, theme })
      await page.goto('/cart')
      await expect(items(page)).toHaveCount(3)
      await expect(page.locator('.expbox')).toHaveCount(1)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ width, over }).toEqual({ width, over: 0 })
        if (width === 390 || width === 1440)
          expect({ width, found: await findings(page) }).toEqual({ width, found: [] })
      }
    }
  })
}
