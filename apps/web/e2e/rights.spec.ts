import type { Locator, Page } from '@playwright/test'
import { arriveAs, expect, test } from './journey.ts'
import { searchAddress, ticketsOf, trains } from './rail-journey.ts'
import { buyTicket } from './ticket.ts'

// A walk is many pages long, and the machine may have other work.
test.beforeEach(() => test.setTimeout(90_000))

type Role = 'owner' | 'manager' | 'agent' | 'finance' | 'viewer'

const sellers: Role[] = ['owner', 'manager', 'agent']
const managers: Role[] = ['owner', 'manager']

interface Deed {
  /** Of the button or link that begins it. */
  name: string | RegExp
  /** Who is offered it, by the rule of rights: written by hand, read from no code. */
  offered: readonly Role[]
  /** From the first press to the last. */
  press?: (page: Page) => Promise<void>
  /** The call that the last press would send. */
  sends?: string
}

const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const last = (page: Page, name: string | RegExp): Locator => dialog(page).getByRole('button', { name })

/** What can be done with a booking that is bought. */
const bookingDeeds = (offered: readonly Role[]): Deed[] => [
  {
    name: 'Send',
    offered,
    press: (page) => last(page, 'Send documents').click(),
    sends: 'POST /api/v1/booking/*/resend',
  },
  {
    name: 'Edit contact',
    offered,
    press: (page) => last(page, 'Save').click(),
    sends: 'PUT /api/v1/booking/*/contact',
  },
  {
    name: 'Revoke the link',
    offered,
    press: (page) => last(page, 'Revoke the link').click(),
    sends: 'DELETE /api/v1/booking/*/guest-access',
  },
  { name: 'Exchange', offered, press: (page) => expect(dialog(page).getByRole('radio').first()).toBeVisible() },
  {
    name: 'Cancel booking',
    offered,
    async press(page) {
      await page.getByRole('button', { name: 'Show the refund' }).click()
      const quote = page.getByRole('region', { name: 'Cancel booking' })
      await quote.getByRole('checkbox', { name: 'I want to cancel this' }).check()
      await quote.getByRole('button', { name: /Cancel and refund/ }).click()
    },
    sends: 'POST /api/v1/booking/cancel',
  },
]

const trainDeeds: Deed[] = [
  { name: 'Add to cart', offered: sellers, sends: 'POST /api/v1/bookings/shopping-cart' },
  { name: 'Book now', offered: sellers, press: (page) => expect(page).toHaveURL(/\/rail\/travellers\?/) },
]

const listDeeds: Deed[] = [
  {
    name: 'Work list',
    offered: managers,
    press: (page) => expect(page.getByText('Nothing waits').or(page.locator('.wk-item')).first()).toBeVisible(),
  },
  {
    name: 'Accounts',
    offered: ['owner', 'manager', 'finance'],
    press: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
]

const staffDeeds: Deed[] = [
  { name: 'Add employee', offered: managers, press: (page) => expect(last(page, /Add/)).toBeVisible() },
]

/** Everything that writes is written down and answered here, but for what only asks: what it would cost. */
async function recordWrites(page: Page): Promise<string[]> {
  const sent: string[] = []
  const asksOnly =
    /\/(rail\/(shop|calendar)|booking\/(history|details)|rail\/resretrieve-details|account\/(login-status|user-info))$/
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname
    const isQuote = /"(cancelType|mode)":"Quote"/.test(request.postData() ?? '')
    if (request.method() === 'GET' || asksOnly.test(path) || isQuote) return route.continue()
    sent.push(`${request.method()} ${path}`)
    return route.fulfill({
      json: path.endsWith('/shopping-cart') ? [] : { success: true, uniqueIDs: [], status: 'Ticketed' },
    })
  })
  return sent
}

const wayTo = (page: Page, name: Deed['name']): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .filter({ visible: true })

const patternOf = (call: string) => new RegExp(`^${call.replaceAll('*', '[^/]+')}$`)

/** The screen offers exactly what the table says, and what it offers works as far as the server is asked. */
async function walk(page: Page, role: Role, open: () => Promise<void>, deeds: readonly Deed[], sent: string[]) {
  await open()
  for (const { name, offered } of deeds)
    await expect(wayTo(page, name), `${role}: ${name}`).toHaveCount(offered.includes(role) ? 1 : 0)
  for (const { name, press, sends } of deeds.filter(({ offered }) => offered.includes(role))) {
    await open()
    sent.length = 0
    await wayTo(page, name).click()
    await press?.(page)
    if (sends) await expect.poll(() => sent.some((call) => patternOf(sends).test(call)), `${role}: ${name}`).toBe(true)
  }
}

const roles: { role: Role; tag: string }[] = [
  { role: 'agent', tag: '' },
  { role: 'viewer', tag: '' },
  { role: 'owner', tag: ' @rest' },
  { role: 'manager', tag: ' @rest' },
  { role: 'finance', tag: ' @rest' },
]

for (const { role, tag } of roles)
  test(`[R6.2] the ${role} is offered what the role may do on each screen, and nothing else, and none of it is refused${tag}`, async ({
    page,
    browser,
    extraHTTPHeaders,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const elsewhere = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
    const colleague = await elsewhere.newPage()
    await arriveAs(colleague, role === 'agent' ? 'manager' : 'agent')
    const theirs = await buyTicket(colleague, 'nadia@example.com')
    await elsewhere.close()
    await arriveAs(page, role)
    const own = sellers.includes(role) ? await buyTicket(page, 'nadia@example.com') : undefined
    const sent = await recordWrites(page)

    const openBooking = (id: string) => async () => {
      await page.goto(`/booking/rail/view?id=${id}`)
      await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
    }
    await walk(page, role, openBooking(theirs.id), bookingDeeds(managers), sent)
    if (own) await walk(page, role, openBooking(own.id), bookingDeeds(sellers), sent)
    const openTrains = async () => {
      await page.goto(searchAddress())
      const train = trains(page).first()
      await expect(train).toBeVisible({ timeout: 30_000 })
      await train.getByRole('button', { expanded: false }).first().click()
      // The label around it takes the click.
      await ticketsOf(train).first().check({ force: true })
    }
    await walk(page, role, openTrains, trainDeeds, sent)
    const openList = async () => {
      await page.goto('/booking')
      await expect(page.getByRole('table')).toBeVisible()
    }
    await walk(page, role, openList, listDeeds, sent)
    if (role === 'owner' || role === 'manager' || role === 'finance')
      await walk(page, role, async () => void (await page.goto('/account/accounts')), staffDeeds, sent)
  })
