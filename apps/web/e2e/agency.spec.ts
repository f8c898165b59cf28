import { arriveAs, arriveAsNewcomer, expect, linkIn, logIn, mailTo, newPassword, test } from './journey.ts'

const chosen = 'seven gulls over the pier'

test('[R1.3, R6.2, R6.4, R7.10, R7.14] the owner lists the employees and adds one, who logs in and sees only what the role allows', async ({
  page,
}) => {
  const username = `sofia.${Date.now()}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await logIn(page, 'owner')
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Accounts' }).click()
  const table = page.getByRole('table')
  for (const name of ['Olivia Owner', 'Marco Manager', 'Amira Agent', 'Felix Finance', 'Vera Viewer'])
    await expect(table.getByText(name)).toBeVisible()

  await page.getByRole('link', { name: 'Add employee' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add employee' })
  await drawer.getByLabel('First name').fill('Sofía')
  await drawer.getByLabel('Last name').fill('Ibarra')
  await drawer.getByLabel('Username').fill(username)
  await drawer.getByLabel('Email').fill(`${username}@example.com`)
  await drawer.getByRole('checkbox', { name: /Viewer/ }).check()
  await drawer.getByRole('button', { name: 'Add and send the invitation' }).click()
  await expect(page.getByText('Sofía Ibarra has been added.')).toBeVisible()
  await page.goto('/account/accounts')
  await expect(table.getByText('Sofía Ibarra').first()).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)

  await page.goto(linkIn(await mailTo(`${username}@example.com`, /reset-password/)))
  await expect(page.getByText('Welcome to Portolan')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('New password, again').fill(chosen)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/login/)

  await logIn(page, username, chosen)
  const menu = page.getByRole('navigation', { name: 'Products' })
  await expect(menu.getByRole('link', { name: 'Rail' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Accounts' })).toBeHidden()
  await page.goto('/account/accounts')
  await expect(page.getByText('You do not have permission to see the employees of your agency.')).toBeVisible()
  await expect(page.getByText('Olivia Owner')).toBeHidden()
  const refused = await page.request.post('/api/v1/b2b/user-manage/users', {
    headers: { origin: process.env.BASE_URL ?? '' },
    data: { username: 'intruder', firstName: 'In', lastName: 'Truder', email: 'in@example.com', groupIds: ['x'] },
  })
  expect(refused.status()).toBe(403)
})

test('[R6.2] who may see the employees and not add any is shown no way to add one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveAs(page, 'finance')
  await page.goto('/account/accounts?add=true')
  await expect(page.getByRole('table').getByText('Olivia Owner')).toBeVisible()
  // It is on the page, and the class of the directive takes it out of sight and out of the accessibility tree.
  const add = page.getByText('Add employee', { exact: true })
  await expect(add).toHaveCount(1)
  await expect(add).toBeHidden()
  await expect(page.getByRole('link', { name: 'Add employee' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[R8.4, R8.12] a guest on the accounts page is told to log in first, and comes back', async ({
  page,
  expecting,
}) => {
  expecting('401 GET /api/v1/b2b/user-manage/employeebasicinfos')
  await page.goto('/account/accounts')
  await expect(page).toHaveURL(/\/account\/accounts$/)
  await expect(page.getByText('Please log in first.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill('portolan-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/accounts$/)
  await expect(page.getByRole('table').getByText('Olivia Owner')).toBeVisible()
})

test('[R6.2, R6.5] the owner changes what a colleague may do; the colleague may do it at once', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveAs(page, 'owner')
  const colleague = await browser.newPage({ baseURL: process.env.BASE_URL ?? '' })
  await arriveAs(colleague, 'finance')
  const permissions = async () => {
    const reply = await colleague.request.get('/api/v1/b2b/user-manage/own-info')
    return (await reply.json()).permissions as string[]
  }
  expect(await permissions()).not.toContain('rail:book')

  await page.goto('/account/accounts?user=finance')
  await page.getByRole('checkbox', { name: 'Rail: Book' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The changes for Felix Finance are saved.')).toBeVisible()
  expect(await permissions()).toContain('rail:book')

  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(permissions).not.toContain('rail:book')
  await colleague.close()
})

test('[R1.6] the list is paged with the labels of the specification', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await arriveAs(page, 'owner')
  await page.goto('/account/accounts')
  const pager = page.getByRole('navigation', { name: /pag/i })
  for (const label of ['First', 'Prev', 'Next', 'Last'])
    await expect(pager.getByRole('button', { name: label })).toBeVisible()
  for (const label of ['Page', 'Total Pages', 'Per Page']) await expect(pager.getByText(label).first()).toBeVisible()
})

test('[R2.6] profile and change of password have their own addresses and work', async ({ page, expecting }) => {
  expecting('400 PUT /api/v1/b2b/user-manage/users/*/password')
  await arriveAsNewcomer(page)
  await page.goto('/profile')
  const [details, passport] = [page.locator('#details'), page.locator('#passport')]
  await details.getByLabel('Phone number').fill('2110 4400')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()
  await passport.getByLabel('Passport number').fill('K12345678')
  await passport.getByRole('button', { name: 'Save' }).click()
  await expect(passport.getByLabel('Passport number')).toHaveValue(/^•+678$/)
  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue('2110 4400')
  await expect(page.getByLabel('Passport number')).toHaveValue(/^•+678$/)

  await page.goto('/profile/password')
  await page.getByLabel('Current password').fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('New password, again').fill(chosen)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not right/)
  await page.getByLabel('Current password').fill(newPassword)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText('Password changed. Other sessions have ended.')).toBeVisible()
})
