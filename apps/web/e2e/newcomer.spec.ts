import { expect, linkIn, logIn, mailTo, newPassword, test } from './journey.ts'

const secondPassword = 'nine boats before noon'

test('[R5.8] a newcomer registers, confirms by the mailed link, forgets the password and chooses a new one', async ({
  page,
  expecting,
}) => {
  expecting('400 POST /api/v1/account/registration', '400 POST /api/v1/account/password-reset/confirmation')
  const email = `newcomer-${Date.now()}@example.com`

  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create the account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Sorry!' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByLabel('First name').fill('Nadia')
  await page.getByLabel('Last name').fill('Newcomer')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password1234')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/widely known/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await page.goto(linkIn(await mailTo(email, /confirm-email/)))
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await page
    .getByRole('link', { name: 'Go on' })
    .or(page.getByRole('button', { name: 'Go on' }))
    .click()
  await expect(page).toHaveURL(/\/rail$/)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const link = linkIn(await mailTo(email, /reset-password/))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(secondPassword)
  await page.getByLabel('New password, again').fill(secondPassword)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/login/)

  await logIn(page, email, secondPassword)
  await expect(page).toHaveURL(/\/rail$/)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('New password, again').fill(newPassword)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link does not work')).toBeVisible()
})

test('[R8.4] a wrong password says no more than it must; after three a captcha is asked for, and solved without reading it', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill(`nobody-${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  for (let tries = 0; tries < 3; tries++) {
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Username or password error')
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(page.getByLabel('Characters in the picture')).toBeVisible()
  await page.getByRole('button', { name: 'I cannot read the picture' }).click()
  await expect(page.getByText('Done. You can log in without the picture.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Username or password error')
})
