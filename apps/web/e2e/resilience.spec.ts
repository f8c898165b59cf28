import { arriveAs, expect, password, prefer, test } from './journey.ts'

test('[R4.2, R5.8] a session that ends in the middle: log in, come back, and what was typed is still there', async ({
  page,
  context,
  expecting,
}) => {
  expecting('401 POST /api/v1/account/modification')
  await arriveAs(page, 'traveller')
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Theodora')
  await context.clearCookies()
  await page.locator('#details').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/profile')
  await page.getByLabel('Username').fill('traveller')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByLabel('First name')).toHaveValue('Theodora')
})

test('[R7.91] a piece of the page that does not arrive: a clear message, and a retry that keeps what was typed', async ({
  page,
  expecting,
}) => {
  expecting(/^lost GET \/assets\/forgot-password-screen/, /ChunkError/)
  await page.goto('/register')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.route(/forgot-password-screen.*\.js/, (route) => route.abort())
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('A part of the page did not arrive.')).toBeVisible()
  await expect(page.getByText('Everything you typed is kept.')).toBeVisible()
  await page.unroute(/forgot-password-screen.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/password/i)
  await page.goto('/register')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test('[R8.1, R8.3] no network: the message says what to do, and the form keeps what was typed', async ({
  page,
  expecting,
}) => {
  expecting('lost POST /api/v1/account/authentication')
  await page.goto('/login')
  await page.route('**/api/v1/account/authentication', (route) => route.abort())
  await page.getByLabel('Username').fill('traveller')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Sorry!')
  await expect(page.getByRole('alert')).toContainText('Some request errors')
  await expect(page.getByLabel('Username')).toHaveValue('traveller')
  await page.unroute('**/api/v1/account/authentication')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/rail$/)
})

test('[R8.2] a server error is told in the words of the specification, in the language spoken', async ({
  page,
  expecting,
}) => {
  expecting('500 POST /api/v1/account/authentication')
  await page.goto('/login')
  await prefer(page, { language: 'es' })
  await page.reload()
  await page.route('**/api/v1/account/authentication', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.locator('input[name="username"]').fill('traveller')
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('alert')).toContainText('¡Lo sentimos!')
  await expect(page.getByRole('alert')).toContainText('Se han producido errores en el servidor.')
})
