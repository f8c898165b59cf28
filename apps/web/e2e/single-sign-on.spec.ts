import { expect, test } from './journey.ts'

test('[R7.2] a user signs on through the OpenID provider and lands where he wanted to go', async ({ page }) => {
  await page.goto('/holiday')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Username').fill('mei')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/holiday$/)
  await expect(page.locator('summary.who')).toContainText('Mei Lam')
})

test('[R7.2] who says no at the provider is told so and gets a way on', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with single sign-on' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/sso\?.*error=/)
  await expect(page.getByRole('alert')).toContainText('Sorry!')
  await page.getByRole('link', { name: 'Log in with a password' }).click()
  await expect(page).toHaveURL(/\/login/)
})
