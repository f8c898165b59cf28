import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { arriveAs, expect, mailTo, test } from './journey.ts'
import { buyTicket } from './ticket.ts'

const price = /\$\s?\d/

const linkOf = (mail: string): string => {
  const { pathname, search } = new URL(/https?:\/\/[^\s"<>]*\/booking\/guest\?code=[\w-]+/.exec(mail)?.[0] ?? '')
  return pathname + search
}

async function sendToTraveller(page: Page, id: string, email: string): Promise<void> {
  await page.goto(`/booking/rail/view?id=${id}`)
  await page.getByRole('button', { name: 'Send to the traveller' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to the traveller' })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(dialog).toContainText('without prices and in your agency’s name')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send documents' }).click()
  await expect(dialog).toHaveCount(0)
}

test('[B1] an agent books for a client, who opens the mailed link without a login and sees no price', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await arriveAs(page, 'agent')
  const email = `client-${Date.now()}@example.com`
  const { id } = await buyTicket(page, email)
  const own = await mailTo('agent@harbourtravel.example', new RegExp(id))
  expect(own).toMatch(price)
  await sendToTraveller(page, id, email)
  const mail = await mailTo(`To: ${email}`, /booking\/guest/)
  expect(mail).toMatch(/^From: Harbour Travel </m)
  expect(mail).toMatch(/^Reply-To: agent@harbourtravel\.example$/m)
  expect(mail).not.toMatch(price)
  await page.context().clearCookies()
  await page.goto(linkOf(mail))
  const main = page.getByRole('main')
  await expect(main).toContainText(id)
  await expect(page.getByRole('region', { name: 'Journey' })).toContainText('Zürich HB')
  await expect(main).toContainText('Harbour Travel booked this for you.')
  await expect(main).not.toContainText(price)
  await expect(page.getByRole('region', { name: 'Price' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
})

// What is bought meanwhile is mailed to travellers (`agency-mails.test.ts` proves it): other journeys buy for the same
// agency, so the setting is on for a moment only.
test('[B1] an owner switches the papers of travellers on and off', { tag: '@rest' }, async ({ page }) => {
  await arriveAs(page, 'owner')
  await page.goto('/account/accounts')
  const choice = page.getByRole('switch', { name: /^Email documents to travellers/ })
  await choice.check()
  try {
    await page.reload()
    await expect(choice).toBeChecked()
  } finally {
    await choice.uncheck()
  }
  await page.reload()
  await expect(choice).not.toBeChecked()
  expect(await findings(page)).toEqual([])
})
