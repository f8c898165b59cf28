import { arriveAs, expect, logIn, password, prefer, test } from './journey.ts'

const open = ['/register', '/account/accounts', '/rail', '/rail/ticket', '/rail/trains', '/cart', '/cart/book']
const free = ['/', '/login', '/sso', '/forgot-password', '/rail/promotion']
const closed = [
  '/air',
  '/hotel',
  '/package',
  '/cruise',
  '/activity',
  '/carrental',
  '/cartransfer',
  '/insurance',
  '/visa',
  '/rail/passes',
  '/rail/passOptions',
  '/rail/passDetails',
  '/booking/rail',
  '/booking/rail/view',
]
const ours = ['/rail/travellers', '/reset-password', '/confirm-email', '/booking/guest', '/terms', '/privacy']

// Which page needs a login stands in the table of routes (routes.test.ts): here every one of them, as built.
test('[R2.2, R2.4] a guest sees every open page at exactly its path', { tag: '@rest' }, async ({ page, expecting }) => {
  expecting('401 GET /api/v1/b2b/user-manage/employeebasicinfos')
  for (const path of [...open, ...free, ...ours]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('There is no such page')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('[R2.3, R2.4] a guest is led to login from every protected page', { tag: '@rest' }, async ({ page }) => {
  for (const path of closed) {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === path)
  }
})

test('[R2.3, R2.4] a guest is led to login from a protected page, and back to it, search and all', async ({ page }) => {
  await prefer(page, { language: 'en' })
  await page.goto('/rail/passes?country=BENELUX&adults=2')
  await page.getByLabel('Username').fill('traveller')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/rail\/passes\?country=BENELUX&adults=2$/)
})

test('[R2.2, R6.1] a consumer sees every page: access is only logged in or not', { tag: '@rest' }, async ({ page }) => {
  await arriveAs(page, 'traveller')
  for (const path of [...closed, '/booking', '/holiday', '/vip', '/profile', '/profile/password', '/explore']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('[R2.4] a plain login lands on rail, and so does a logged-in visitor of the login page', async ({ page }) => {
  await logIn(page, 'traveller')
  await expect(page).toHaveURL(/\/rail$/)
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/rail$/)
  }
})

test('[R2.4] a forward to another site is not followed after login', async ({ page }) => {
  // The one that browsers read as a host of its own; other ways to write it: address.test.ts.
  await page.goto(`/login?next=${encodeURIComponent('/\\evil.example')}`)
  await page.getByLabel('Username').fill('traveller')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/rail$/)
})

test('[R2.5] /logout ends the session on the server, then shows login', async ({ page, context }) => {
  await logIn(page, 'traveller')
  const cookies = await context.cookies()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await context.addCookies(cookies)
  await page.goto('/air')
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('[R2.1] history mode: each navigation starts at the top, back restores the position', async ({ page }) => {
  await arriveAs(page, 'traveller')
  await page.setViewportSize({ width: 1100, height: 420 })
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const scrolled = () => page.evaluate(() => window.scrollY)
  // Pages hear of it a frame later, which is before anybody could click.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true })
        scrollTo(0, 150)
      }),
  )
  expect(await scrolled()).toBeCloseTo(150, -1)
  // Clicked by script: the test driver’s own click would scroll the link into view first.
  const air = page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Air' })
  await air.evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/air$/)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy$/)
  // A browser may round where it stands, and the page may be a line higher than before.
  await expect.poll(scrolled).toBeCloseTo(150, -1)
})

test('[R2.7] the main menu has every section', async ({ page }) => {
  await arriveAs(page, 'owner')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/rail')
  const menu = page.getByRole('navigation', { name: 'Products' })
  await expect(menu.getByRole('link')).toHaveText([
    'Air',
    'Hotel',
    'Package',
    'Rail',
    'Cruise',
    'Activity',
    'Car rental',
    'Car transfer',
    'Holiday',
    'Insurance',
    'Visa/Passport',
    'Bookings',
    'Accounts',
  ])
})

test('an unknown address says so and leads on', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to rail' }).click()
  await expect(page).toHaveURL(/\/rail$/)
})
