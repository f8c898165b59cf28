import type { Reservation } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import {
  detailOf,
  type Kind,
  mei,
  openRailShop,
  pick,
  purchaseOf,
  queryOf,
  stations,
  type Ticket,
  valueFrom,
} from '../../../../testing/house-rail-shop.ts'

let db: Database
let shop: ReturnType<typeof openRailShop>

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const { gareDeLyon, marseille } = stations

/** Two trains to the south on one day. */
beforeEach(() => {
  shop = openRailShop(db)
  const early = shop.trains.toSouth()
  const late = {
    ...early,
    trip: shop.nameOf('6111'),
    number: '6111',
    calls: early.calls.map(([stop, ...times]) => [stop, ...times.map((time) => later(time))] as const),
  }
  shop.run([early], [late as unknown as typeof early])
})

/** What is asked for at the border. */
const abroad: Traveler = {
  ...{ ...mei, birthDate: '1995-04-12', residence: 'HK' },
  document: { type: 'passport', number: 'K01234567', expires: '2031-04-12', nationality: 'HK' },
}

const later = (time: string) => new Date(Date.parse(time) + 4 * 3_600_000).toISOString().replace('.000Z', 'Z')

const tickets = async (): Promise<readonly Ticket[]> => shop.search('france', queryOf(gareDeLyon, marseille))
const of = (offers: readonly Ticket[], train: string, kind: Kind) =>
  pick(
    offers.filter(({ detail }) => detail.segments[0]?.train === train),
    kind,
  )

async function buy(train: string, kind: Kind): Promise<Reservation<unknown>> {
  const ticket = of(await tickets(), train, kind)
  return valueFrom(await shop.supplierOf('france').confirm(purchaseOf([ticket]), shop.write()))
}

const exchange = (
  mode: 'quote' | 'commit',
  bought: Reservation<unknown>,
  ticket: Ticket,
  minor = 0,
  write = shop.write(),
) => {
  const accept = { minor, currency: 'EUR' }
  const input = { reservation: bought.ref, offers: [ticket.ref], mode, ...(mode === 'commit' && { accept }) }
  const supplier = shop.supplierOf('france')
  return supplier.exchange ? supplier.exchange(input, write) : expect.fail('nothing is exchanged')
}

const soldOn = async (train: string): Promise<number> =>
  (
    await db.one<{ sold: number }>(sql`
    select coalesce(max(sold), 0) as sold from rail_hop where trip = ${shop.nameOf(train)}`)
  )?.sold ?? -1

describe('[R7.44] an exchange', () => {
  test('is quoted: the difference of the prices and the fee of the fare; nothing changes', async () => {
    const bought = await buy('6101', ['STANDARD', 'FULL_FLEX'])
    const ticket = of(await tickets(), '6111', ['COMFORT', 'FULL_FLEX'])
    const quoted = valueFrom(await exchange('quote', bought, ticket))
    expect(quoted.difference.minor).toBe(ticket.price.total.minor - bought.total.total.minor)
    expect(quoted.fee.minor).toBeGreaterThanOrEqual(0)
    expect([await soldOn('6101'), await soldOn('6111')]).toEqual([1, 0])
  })

  test('gives the old seats back and takes the new ones, under the same locator, once', async () => {
    const bought = await buy('6101', ['STANDARD', 'FULL_FLEX'])
    const ticket = of(await tickets(), '6111', ['STANDARD', 'FULL_FLEX'])
    const { difference, fee } = valueFrom(await exchange('quote', bought, ticket))
    const write = shop.write()
    const due = Math.max(0, difference.minor + fee.minor)
    const first = valueFrom(await exchange('commit', bought, ticket, due, write))
    expect(first.reservation?.ref.locator).toBe(bought.ref.locator)
    expect(first.reservation && detailOf(first.reservation).segments[0]?.train).toBe('6111')
    expect([await soldOn('6101'), await soldOn('6111')]).toEqual([0, 1])
    const again = valueFrom(await exchange('commit', bought, ticket, due, { ...write, attempt: 2 }))
    expect(again.reservation).toEqual(first.reservation)
    expect([await soldOn('6101'), await soldOn('6111')]).toEqual([0, 1])
  })

  test('that is dearer than what was agreed is refused, and the old seats stay', async () => {
    const bought = await buy('6101', ['STANDARD', 'FULL_FLEX'])
    const ticket = of(await tickets(), '6111', ['PREMIER', 'FULL_FLEX'])
    const refused = await exchange('commit', bought, ticket, 0)
    expect(refused).toMatchObject({ ok: false, error: { kind: 'priceChanged', effect: 'none' } })
    expect([await soldOn('6101'), await soldOn('6111')]).toEqual([1, 0])
  })

  test('of what is not refundable brings no money back, and the ticket had for it is no more refundable', async () => {
    const morning = shop.trains.eurostar()
    const evening = { ...morning, trip: shop.nameOf('9051'), number: '9051' }
    shop.run([morning], [evening])
    shop.setNow(Date.parse('2027-05-11T09:00:00Z'))
    const supplier = shop.supplierOf('eurostar')
    const find = async (train: string, kind: Kind) =>
      of(await shop.search('eurostar', queryOf(stations.london, stations.gareDuNord)), train, kind)
    const bought = valueFrom(
      await supplier.confirm(purchaseOf([await find('9001', ['COMFORT', 'SEMI_FLEX'])], [abroad]), shop.write()),
    )
    const given = async () =>
      valueFrom(await supplier.cancel({ reservation: bought.ref, mode: 'quote' }, shop.write())).quote ?? expect.fail()
    const exchangeFor = async (train: string, kind: Kind) => {
      const { ref, price } = await find(train, kind)
      const input = { reservation: bought.ref, offers: [ref] }
      const ask = supplier.exchange ?? expect.fail('nothing is exchanged')
      const quoted = valueFrom(await ask({ ...input, mode: 'quote' }, shop.write()))
      const accept = { minor: Math.max(0, quoted.difference.minor + quoted.fee.minor), currency: 'EUR' }
      const { reservation } = valueFrom(await ask({ ...input, mode: 'commit', accept }, shop.write()))
      return { quoted, total: price.total, sold: detailOf(reservation ?? expect.fail()) }
    }
    expect((await given()).refund.minor).toBe(0)

    const cheaper = await exchangeFor('9051', ['STANDARD', 'SEMI_FLEX'])
    expect(cheaper.total.minor).toBeLessThan(bought.total.total.minor)
    expect(cheaper.quoted).toMatchObject({ difference: { minor: 0 }, fee: { minor: 0 }, bound: cheaper.total })

    const flexible = await exchangeFor('9051', ['STANDARD', 'FULL_FLEX'])
    expect(flexible.quoted.bound).toEqual(cheaper.total)
    expect(flexible.sold.conditions).toContainEqual(expect.objectContaining({ code: 'REFUND_FEE', fee: cheaper.total }))
    const { refund, fee } = await given()
    expect([refund.minor, fee]).toEqual([flexible.total.minor - cheaper.total.minor, cheaper.total])
  })

  test('of a fare that is bound to its train is refused', async () => {
    const bought = await buy('6101', ['STANDARD', 'NON_FLEX'])
    const isBound = detailOf(bought).conditions.some(({ code }) => code === 'EXCHANGE_NONE')
    const ticket = of(await tickets(), '6111', ['STANDARD', 'NON_FLEX'])
    const quoted = await exchange('quote', bought, ticket)
    if (isBound) expect(quoted).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    else expect(quoted).toMatchObject({ ok: true })
  })

  test('after the cancellation there is nothing to exchange', async () => {
    const bought = await buy('6101', ['STANDARD', 'FULL_FLEX'])
    await shop.supplierOf('france').cancel({ reservation: bought.ref, mode: 'commit' }, shop.write())
    const ticket = of(await tickets(), '6111', ['STANDARD', 'FULL_FLEX'])
    expect(await exchange('quote', bought, ticket)).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    expect(await exchange('commit', bought, ticket, 100_000)).toMatchObject({ ok: false, error: { kind: 'rejected' } })
  })
})
