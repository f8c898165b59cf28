import { listEmployees, queryUser } from '@portolan/contract/agency'
import { readBookingDetails } from '@portolan/contract/booking'
import type { Call } from '@portolan/contract/call'
import { listWorkItems } from '@portolan/contract/notice'
import { readPaymentConfig } from '@portolan/contract/payment'
import { type CallName, table } from '@portolan/contract/table'
import { dormantPermissions, permissions } from '@portolan/domain/permission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedIn } from '../testing/agency.ts'
import { named } from '../testing/booking-world.ts'
import type { Browser } from '../testing/world.ts'
import { changePermissions } from './belongings.ts'
import {
  addGoods,
  type Held,
  openProductWorld,
  type ProductWorld,
  pay,
  quoteCancel,
  type Sold,
} from './product-world.ts'

let shop: ProductWorld
const bought = new Map<Sold, Held>()
beforeAll(async () => {
  shop = await openProductWorld()
  for (const product of ['air', 'hotel', 'activity', 'car', 'rail', 'transfer', 'package'] as const)
    bought.set(product, await shop.buy(product))
})
afterAll(() => shop.world.close())

interface Line {
  /** Who loses exactly this permission; all others that the person has stay. */
  who: 'partner' | 'finance'
  /** What is asked with it and without it. */
  ask(browser: Browser): Promise<string>
  /** What is said without it. */
  refused: '403' | '404' | 'not told'
}

/** The permission is asked before the body is looked at: without one the call is only incomplete. */
const search = (name: CallName): Line => ({
  who: 'partner',
  refused: '403',
  ask: async (browser) => `${(await browser.call(table[name] as Call, { body: {} } as never)).status}`,
})

const book = (product: Sold): Line => ({
  who: 'partner',
  refused: '403',
  ask: async (browser) => `${(await addGoods(browser, product, await shop.findOffer(product))).status}`,
})

const cancel = (product: Sold): Line => ({
  who: 'partner',
  refused: '403',
  ask: async (browser) => `${(await quoteCancel(browser, bought.get(product)?.reference ?? '')).status}`,
})

const partner = (refused: Line['refused'], ask: Line['ask']): Line => ({ who: 'partner', refused, ask })

const lines: Record<string, Line> = {
  'air:view': search('searchFlights'),
  'air:book': book('air'),
  'air:cancel': cancel('air'),
  'hotel:view': search('searchHotels'),
  'hotel:book': book('hotel'),
  'hotel:cancel': cancel('hotel'),
  'package:view': search('searchPackages'),
  'package:book': book('package'),
  'package:cancel': cancel('package'),
  'rail:view': search('searchTrains'),
  'rail:book': book('rail'),
  'rail:cancel': cancel('rail'),
  'activity:view': search('searchActivities'),
  'activity:book': book('activity'),
  'activity:cancel': cancel('activity'),
  'car:view': search('searchCars'),
  'car:book': book('car'),
  'car:cancel': cancel('car'),
  'transfer:view': search('searchTransfers'),
  'transfer:book': book('transfer'),
  'transfer:cancel': cancel('transfer'),
  'orders:view': partner('404', async (browser) => {
    const uniqueID = named(bought.get('rail')?.reference ?? '')
    return `${(await browser.call(readBookingDetails, { body: { uniqueID } })).status}`
  }),
  'orders:manage': partner('403', async (browser) => `${(await browser.call(listWorkItems, {})).status}`),
  'markup:view': partner('not told', async (browser) => {
    const uniqueID = named(bought.get('rail')?.reference ?? '')
    const { body } = await browser.call(readBookingDetails, { body: { uniqueID } })
    return body.priceTrace ? 'told' : 'not told'
  }),
  // Whoever may spend the credit is told what is left of it: of those who look after the figures only finance may not.
  'reports:view': {
    who: 'finance',
    refused: 'not told',
    ask: async (browser) => ((await browser.call(readPaymentConfig, {})).body.accounts ? 'told' : 'not told'),
  },
  'users:view': partner('403', async (browser) => `${(await browser.call(listEmployees, {})).status}`),
  'users:manage': partner(
    '403',
    async (browser) => `${(await browser.call(queryUser, { query: { username: 'agent' } })).status}`,
  ),
  'credit:spend': partner('403', async (browser) => {
    const { held } = await shop.hold('rail', browser)
    return `${(await pay(browser, held, { onAccount: true })).status}`
  }),
}

test('[R6.2] every permission that is not dormant has its line, and no dormant one', () => {
  const asked = permissions.filter((permission) => !dormantPermissions.includes(permission))
  expect(Object.keys(lines).sort()).toEqual([...asked].sort())
})

test.each(Object.keys(lines))(
  '[R6.2] [A11] without %s something is refused that was not before',
  async (permission) => {
    const { who, ask, refused } = lines[permission] ?? expect.fail('no line')
    const browser = await signedIn(shop.world, who)
    const before = await ask(browser)
    expect(['401', '403', '404', '500', 'not told']).not.toContain(before)
    await changePermissions(shop.owner, who, { revoke: [permission] })
    expect(await ask(browser)).toBe(refused)
    await changePermissions(shop.owner, who, {})
    expect(await ask(browser)).toBe(before)
  },
)
