import { quotePasses } from '@portolan/contract/rail'
import { bookRail, confirmRailBooking } from '@portolan/contract/rail-booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../platform/sql.ts'
import { byCard } from '../testing/checkout-world.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ DEMO: 'on', SUPPLIERS: 'house' })
})
afterAll(() => world.close())

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function findPass(browser: Browser) {
  const { body } = await browser.call(quotePasses, {
    body: {
      fareQuoteCriteriaList: [
        {
          tripType: 'Circle',
          originDestinationInformation: {
            departureDateTime: inDays(40),
            originLocation: { locationCode: 'BENELUX', codeContext: 'COUNTRY' },
          },
        },
      ],
      passengerCategories: [{ code: 'ADULT', age: 30, quantity: 1 }],
    },
  })
  return body.fareInfos[0]?.fareOptions[0]?.rph ?? ''
}

const pos = { sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }] }

const ada = {
  rph: '1',
  code: 'ADULT' as const,
  age: 35,
  leadTraveler: true,
  passengerDetail: {
    identification: { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' },
    birthDate: '1990-12-10',
    email: 'ada@example.com',
    telephone: { countryAccessCode: '44', phoneNumber: '20 7946 0000' },
    address: { countryCode: 'GB' },
    document: { docType: '2' as const, docID: 'PX1234567', expireDate: inDays(2000), docHolderNationality: 'GB' },
  },
}

async function initiate(browser: Browser) {
  const rph = await findPass(browser)
  const { body } = await browser.call(bookRail, {
    body: { pos, resStatus: 'Initiate', railBookInfo: { requestedJourneyRPHs: [rph] } },
  })
  expect(body).toMatchObject({ success: true, status: 'Pending' })
  return { correlationID: body.correlationID, rphs: body.journeyRPHs ?? [] }
}

type Quoting = { correlationID: string; rphs: string[] }
type Info = { passengerInfos?: (typeof ada)[]; paymentForm?: { kind: 'account' } }
type Agreed = { acceptedTotal?: { currencyCode: string; amount: number } }

const book = (
  browser: Browser,
  resStatus: 'Quote' | 'Book',
  { correlationID, rphs }: Quoting,
  info: Info = {},
  agreed: Agreed = {},
) =>
  browser.call(bookRail, {
    body: {
      ...{ pos, resStatus, correlationID },
      ...agreed,
      railBookInfo: { requestedJourneyRPHs: rphs, passengerInfos: [ada], ...info },
    },
  })

describe('[R4.3] [R7.45] the railway’s own book call', () => {
  test('[R7.46] Initiate, Quote and confirm are one order; sent twice they are one booking', async () => {
    const browser = world.browser()
    const begun = await initiate(browser)
    const quoted = await book(browser, 'Quote', begun)
    expect(quoted.body).toMatchObject({ success: true, status: 'OnHold', uniqueID: { type: '23' } })
    expect(quoted.body.holdExpires).toBeDefined()
    const again = await book(browser, 'Quote', begun)
    expect(again.body.uniqueID).toEqual(quoted.body.uniqueID)
    const uniqueIDs = [quoted.body.uniqueID ?? { type: '', id: '' }].map(({ type, id }) => ({ type, id }))
    const confirm = () => browser.call(confirmRailBooking, { body: { uniqueIDs, paymentForm: byCard() } })
    const confirmed = await confirm()
    expect(confirmed.body).toMatchObject({
      success: true,
      confirmations: [{ status: 'Ticketed', uniqueID: { type: '14' } }],
    })
    expect((await confirm()).body).toMatchObject({ confirmations: [{ status: 'Ticketed' }] })
    const rows = await world.db.one(sql`
      select count(*)::integer as bookings, sum(paid)::bigint as paid from booking where reference = ${uniqueIDs[0]?.id}`)
    expect(rows).toEqual({ bookings: 1, paid: Math.round(quoted.body.pricing.sellingTotalAmount * 100) })
  })

  test('[R8.4] a hold that time has ended is told as such', async () => {
    const browser = world.browser()
    const { body: held } = await book(browser, 'Quote', await initiate(browser))
    const uniqueIDs = [{ type: '23', id: held.uniqueID?.id ?? '' }]
    await world.db.query(sql`
      update booking set hold_until = now() - interval '1 second' where reference = ${held.uniqueID?.id}`)
    await world.db.query(sql`
      update purchase set due_at = now() where id = (
        select purchase_id from booking where reference = ${held.uniqueID?.id})`)
    await world.app.settle()
    const confirmed = await browser.call(confirmRailBooking, { body: { uniqueIDs, paymentForm: byCard() } })
    expect(confirmed.body).toMatchObject({
      success: false,
      confirmations: [
        {
          status: 'Ignored',
          errors: { errors: [{ code: 'offerExpired', stringValue: expect.stringContaining('The hold has ended.') }] },
        },
      ],
    })
  })

  test('[R7.45] what is missing of a passenger is told where this call has it', async () => {
    const browser = world.browser()
    const begun = await initiate(browser)
    const { passengerDetail: _, ...bare } = ada
    const reply = await book(browser, 'Quote', begun, { passengerInfos: [bare as typeof ada] })
    expect(reply.status).toBe(400)
    const pointers = reply.body.errors?.errors.map(({ nodeList }) => nodeList)
    expect(pointers).toContain('/railBookInfo/passengerInfos/0/passengerDetail/identification/givenName')
  })

  test('[F5] a child alone is refused by its age and, once it is named, beside its birth', async () => {
    const browser = world.browser()
    const begun = await initiate(browser)
    const pointersOf = async (resStatus: 'Initiate' | 'Quote', passenger: typeof ada) => {
      const { status, body } = await browser.call(bookRail, {
        body: {
          ...{ pos, resStatus, correlationID: begun.correlationID },
          railBookInfo: { requestedJourneyRPHs: begun.rphs, passengerInfos: [passenger] },
        },
      })
      return [status, body.errors?.errors.slice(1).map(({ nodeList, stringValue }) => [nodeList, stringValue])]
    }
    const text = 'Children under 6 do not travel alone. Add a passenger aged 12 or over.'
    const at = '/railBookInfo/passengerInfos/0'
    expect(await pointersOf('Initiate', { ...ada, code: 'YOUTH' as 'ADULT', age: 3 })).toEqual([
      ...[400, [[`${at}/age`, text]]],
    ])
    const passengerDetail = { ...ada.passengerDetail, birthDate: inDays(-3 * 365) }
    expect(await pointersOf('Quote', { ...ada, passengerDetail })).toEqual([
      ...[400, [[`${at}/passengerDetail/birthDate`, text]]],
    ])
  })

  test('[R7.45] Book is for agencies on account: quoted and bought at once', async () => {
    const guest = world.browser()
    const asked = await initiate(guest)
    expect((await book(guest, 'Book', asked, { paymentForm: { kind: 'account' } })).status).toBe(403)
    const agent = await world.loggedIn('agent')
    const begun = await initiate(agent)
    expect((await book(agent, 'Book', begun)).status).toBe(403)
    const bought = await book(agent, 'Book', begun, { paymentForm: { kind: 'account' } })
    expect(bought.body).toMatchObject({ success: true, status: 'Ticketed', uniqueID: { type: '14' } })
    const used = await world.db.one<{ used: number }>(sql`select used from credit where currency = 'USD'`)
    expect(used?.used).toBe(Math.round(bought.body.pricing.sellingTotalAmount * 100))
  })

  test.each([
    { currencyCode: 'USD', amount: 1 },
    { currencyCode: 'EUR', amount: 10_000 },
  ])('[F20] Book charges an agency nothing that it has not agreed to: $currencyCode $amount', async (acceptedTotal) => {
    const agent = await world.loggedIn('agent')
    const usedNow = async () =>
      (await world.db.one<{ used: number }>(sql`select used::float8 from credit where currency = 'USD'`))?.used
    const before = await usedNow()
    const paymentForm = { kind: 'account' } as const
    const refused = await book(agent, 'Book', await initiate(agent), { paymentForm }, { acceptedTotal })
    expect(refused.body).toMatchObject({
      success: false,
      status: 'OnHold',
      errors: { errors: [{ code: 'priceChanged' }] },
    })
    expect(await usedNow()).toBe(before)
    // It is held at the price that is told, and bought once that is agreed to.
    const uniqueIDs = [{ type: '23', id: refused.body.uniqueID?.id ?? '' }]
    const bought = await agent.call(confirmRailBooking, { body: { uniqueIDs, paymentForm } })
    expect(bought.body).toMatchObject({ success: true, confirmations: [{ status: 'Ticketed' }] })
    const total = refused.body.pricing.sellingTotalAmount
    expect((await usedNow()) ?? 0).toBeCloseTo((before ?? 0) + total * 100, 2)
  })

  test('[A8] somebody else’s booking is not confirmed: it does not exist', async () => {
    const browser = world.browser()
    const { body } = await book(browser, 'Quote', await initiate(browser))
    const stranger = world.browser()
    await book(stranger, 'Quote', await initiate(stranger))
    const reply = await stranger.call(confirmRailBooking, {
      body: { uniqueIDs: [{ type: '23', id: body.uniqueID?.id ?? '' }], paymentForm: byCard() },
    })
    expect(reply.status).toBe(404)
  })
})
