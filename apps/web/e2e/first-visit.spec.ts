import { arriveAsNewcomer, expect, logIn, newPassword, test } from './journey.ts'

test('[R1.4, R2.5, R2.8, R4.1] a consumer logs in, turns the page to Arabic, changes the layout and logs out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Somebody of this journey alone: nobody else shall find the page in Arabic.
  const email = await arriveAsNewcomer(page)
  await page.context().clearCookies()
  await logIn(page, email, newPassword)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', 'ltr')

  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('navigation', { name: 'المنتجات' }).getByRole('link', { name: 'قطارات' })).toBeVisible()
  const menu = await page.locator('.sidebar').boundingBox()
  expect(menu?.x).toBeGreaterThan(1300)

  await page.locator('summary.who').click()
  await page.getByRole('button', { name: 'التخطيط' }).click()
  await page.getByText('تحت الشريط').click()
  await page.getByRole('group', { name: 'المظهر' }).getByText('داكن').click()
  await expect(html).toHaveAttribute('data-layout', 'horizontal')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'تم', exact: true }).click()

  await page.reload()
  await expect(html).toHaveAttribute('data-layout', 'horizontal')
  await expect(html).toHaveAttribute('dir', 'rtl')

  await page.locator('summary.who').click()
  await page.getByRole('link', { name: 'تسجيل الخروج' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('[R1.4, R2.8] language and layout are kept for the person: another browser finds them', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, 'viewer')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const other = await browser.newPage({ baseURL: process.env.BASE_URL ?? '' })
  await other.goto('/login')
  await other.getByLabel('Username').fill('viewer')
  await other.getByLabel('Password', { exact: true }).fill('portolan-demo')
  await other.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
  await other.getByRole('combobox', { name: 'Langue' }).selectOption('en')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await other.close()
})

test('[R2.8] the defaults are vertical, fluid, icon, dark and no loader line', async ({ page }) => {
  await page.goto('/rail')
  const html = page.locator('html')
  for (const [name, value] of Object.entries({
    layout: 'vertical',
    width: 'fluid',
    sidebar: 'icon',
    topbar: 'dark',
    loader: 'off',
  }))
    await expect(html).toHaveAttribute(`data-${name}`, value)
})

test('[R9.11, R9.12] six languages and two currencies can be chosen, the tag is $ or HK$', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/rail')
  await expect(page.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveText([
    'English',
    '简体中文',
    '繁體中文（香港）',
    'Español',
    'Français',
    'العربية',
  ])
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await expect(currency.getByRole('option')).toHaveText(['$ USD', 'HK$ HKD'])
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/preferences') && reply.ok())
  await currency.selectOption('HKD')
  await kept
  await page.reload()
  await expect(currency).toHaveValue('HKD')
})

test('a phone gets the tab bar, and everything else behind its fifth place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page, 'traveller')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Explore', 'Rail', 'Trips', 'Cart'])
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Insurance' }).click()
  await expect(page).toHaveURL(/\/insurance$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
