import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { giveBack } from './market.ts'
import { attachRecord, type Watch, watchPages } from './watch.ts'

/** Of the demo users, and of those who register for one journey. */
export const password = 'portolan-demo'
export const newPassword = 'a harbour in the morning'

interface Fixtures {
  /** Names what the pages of this journey will meet; see `Watch`. */
  expecting: Watch['expect']
  watch: Watch
}

/** A journey fails when one of its pages meets what was not named beforehand: a refusal, a loss, a complaint of the browser. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.BASE_URL ?? 'http://127.0.0.1:8080'),
  // Every journey comes from an address of its own, or one that mistypes passwords would bring the others a captcha.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  watch: [
    async ({ browser, context, baseURL }, use, info) => {
      const watch = watchPages(baseURL ?? '')
      watch.follow(context)
      // Whoever looks in from elsewhere is part of the journey.
      browser.on('context', watch.follow)
      await use(watch)
      browser.off('context', watch.follow)
      await giveBack()
      const passed = info.status === info.expectedStatus
      const problems = { unexpected: watch.unexpected(), missing: passed ? watch.missing() : [] }
      if (!passed || problems.unexpected.length + problems.missing.length > 0) await attachRecord(browser, watch, info)
      expect(problems).toEqual({ unexpected: [], missing: [] })
    },
    { auto: true },
  ],
  expecting: async ({ watch }, use) => use(watch.expect),
})

export { expect }

const origin = () => process.env.BASE_URL ?? ''

export async function prefer(page: Page, preferences: Record<string, unknown>): Promise<void> {
  const reply = await page.request.put('/api/v1/account/preferences', {
    data: preferences,
    headers: { origin: origin() },
  })
  expect(reply.ok()).toBe(true)
}

/** As a newcomer finds it: journeys share the demo users, and one may have left the page in Arabic. */
const plain = {
  language: 'en',
  currency: 'USD',
  theme: 'light',
  layoutType: 'vertical',
  layoutWidth: 'fluid',
  leftSidebarType: 'icon',
  topbar: 'dark',
  loader: false,
}

/** What a guest has chosen in this session goes before what the profile says, so the page stays in English. */
export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await prefer(page, { language: 'en', theme: 'light' })
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Logs in without the screen, for journeys that are about something else. */
export async function arriveAs(page: Page, username: string): Promise<void> {
  const reply = await page.request.post('/api/v1/account/authentication', {
    form: { username, password },
    headers: { origin: origin() },
  })
  expect((await reply.json()).id).toBeTruthy()
  await prefer(page, plain)
}

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replace(/=/g, ''), 'hex').toString('utf8'))

const read = new Map<string, string>()

/** A mail is written once: what was read stays as it is. */
function mailIn(folder: string, name: string): string {
  const known = read.get(name) ?? decoded(readFileSync(join(folder, name), 'utf8'))
  read.set(name, known)
  return known
}

/** The newest mail to an address, as a mail program would find it in the outbox folder. */
export async function mailTo(address: string, about: RegExp): Promise<string> {
  const folder = process.env.OUTBOX ?? ''
  let found: string | undefined
  await expect
    .poll(
      () => {
        found = readdirSync(folder)
          .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
          .sort()
          .map((name) => mailIn(folder, name))
          .findLast((mail) => mail.includes(address) && about.test(mail))
        return found
      },
      { intervals: [50] },
    )
    .toBeTruthy()
  return found ?? ''
}

export const linkIn = (mail: string): string => /https?:\/\/\S+token=[\w-]+(?:&\S*)?/.exec(mail)?.[0] ?? ''

/** A consumer of this journey alone: the carts and bookings of the demo users are filled and counted by others at the same time. */
export async function arriveAsNewcomer(page: Page): Promise<string> {
  const email = `newcomer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`
  const headers = { origin: origin() }
  const person = { email, password: newPassword, firstName: 'Nadia', lastName: 'Harbour' }
  const asked = await page.request.post('/api/v1/account/registration', { data: person, headers })
  expect(asked.ok()).toBe(true)
  const token = new URL(linkIn(await mailTo(email, /confirm-email/))).searchParams.get('token')
  const reply = await page.request.post('/api/v1/account/registration/confirmation', { data: { token }, headers })
  expect((await reply.json()).userType).toBe('B2C')
  return email
}
