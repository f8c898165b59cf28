import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export const password = 'portolan-demo'

/** A refused call and a piece that does not arrive are part of some journeys; the browser logs both as errors. */
const expected = /Failed to load resource|ChunkError/

/** A page that fails its test when the browser complains: an uncaught error, or a breach of the content policy. */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({}, use) => use(process.env.BASE_URL ?? 'http://127.0.0.1:8080'),
  // Every journey comes from an address of its own, or one that mistypes passwords would bring the others a captcha.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
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

/** The newest mail to an address, as a mail program would find it in the outbox folder. */
export async function mailTo(address: string, about: RegExp): Promise<string> {
  const folder = process.env.OUTBOX ?? ''
  let found: string | undefined
  await expect
    .poll(() => {
      const mails = readdirSync(folder)
        .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
        .sort()
        .map((name) => decoded(readFileSync(join(folder, name), 'utf8')))
      found = mails.findLast((mail) => mail.includes(address) && about.test(mail))
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

export const linkIn = (mail: string): string => /https?:\/\/\S+token=[\w-]+(?:&\S*)?/.exec(mail)?.[0] ?? ''

/** What axe finds on the page as it stands, one line each. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
