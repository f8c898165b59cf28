import type { Browser, Page } from '@playwright/test'
import { arriveAs, test } from './journey.ts'
import { accountScreens, closedAccounts } from './rights/account-screens.ts'
import { agencyScreens } from './rights/agency-screens.ts'
import { bookingsOfColleague, ownBookings, ownHold, ticketOfGuest } from './rights/booking-screens.ts'
import { managers, type Role, readers, type Screen, sellers } from './rights/deed.ts'
import { productScreens } from './rights/product-screens.ts'
import { railScreens } from './rights/rail-screens.ts'
import { defineRoles, dropRoles, roleScreens } from './rights/role-screens.ts'
import { beginSale, saleScreens } from './rights/sale-screens.ts'
import { addWorkItem, recordWrites } from './rights/stub.ts'
import { walk } from './rights/walk.ts'

// A walk is many pages long, and the machine may have other work.
test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
})

async function walkAll(page: Page, role: Role, screens: readonly Screen[]): Promise<void> {
  const writes = await recordWrites(page)
  for (const screen of screens) await test.step(screen.name, () => walk(page, role, screen, writes))
}

/** What somebody else does meanwhile, in a browser of their own: a guest, if no role is named. */
async function asSomebodyElse<Done>(
  browser: Browser,
  who: Role | undefined,
  act: (page: Page) => Promise<Done>,
): Promise<Done> {
  const elsewhere = await browser.newContext({ baseURL: process.env.BASE_URL ?? '' })
  const page = await elsewhere.newPage()
  if (who) await arriveAs(page, who)
  const done = await act(page)
  await elsewhere.close()
  return done
}

const colleagueOf = (role: Role): Role => (role === 'agent' ? 'manager' : 'agent')

/** What the role could not begin was begun before logging in. */
async function arriveWith<Had>(page: Page, role: Role, get: (page: Page) => Promise<Had>): Promise<Had> {
  if (!sellers.includes(role)) {
    const had = await get(page)
    await arriveAs(page, role)
    return had
  }
  await arriveAs(page, role)
  return get(page)
}

const roles: { role: Role; tag: string }[] = [
  { role: 'agent', tag: '' },
  { role: 'viewer', tag: '' },
  { role: 'owner', tag: ' @rest' },
  { role: 'manager', tag: ' @rest' },
  { role: 'finance', tag: ' @rest' },
]

/** A page says to those who may do nothing there that they may not. */
const proves = (isClosed: boolean): string => (isClosed ? '[R6.1, R6.2]' : '[R6.2]')

for (const { role, tag } of roles) {
  const isSeller = sellers.includes(role)
  const offered = `the ${role} is offered what the role may do, and nothing else, and none of it is refused`

  test(`${proves(!isSeller)} ${offered}: products${tag}`, async ({ page }) => {
    await arriveAs(page, role)
    await walkAll(page, role, await productScreens(page))
  })

  test(`${proves(!isSeller)} ${offered}: railways, cart and checkout${tag}`, async ({ page }) => {
    const sale = await arriveWith(page, role, beginSale)
    await walkAll(page, role, [...(await railScreens(page)), ...saleScreens(sale)])
  })

  test(`[R6.2] ${offered}: bookings${tag}`, async ({ page, browser }) => {
    const theirs = await asSomebodyElse(browser, colleagueOf(role), bookingsOfColleague)
    const mailed = await asSomebodyElse(browser, undefined, ticketOfGuest)
    const held = await arriveWith(page, role, ownHold)
    const own = isSeller ? await ownBookings(page) : []
    await walkAll(page, role, [...theirs, held, ...own, mailed])
  })

  test(`${proves(!managers.includes(role))} ${offered}: the agency${tag}`, async ({ page, browser }) => {
    await arriveAs(page, role)
    await addWorkItem(page)
    if (!readers.includes(role)) {
      await walkAll(page, role, [...agencyScreens, ...closedAccounts])
      return
    }
    const groups = await asSomebodyElse(browser, 'owner', defineRoles)
    await walkAll(page, role, [...agencyScreens, ...accountScreens, ...roleScreens(groups)])
    await asSomebodyElse(browser, 'owner', (owner) => dropRoles(owner, groups))
  })
}
