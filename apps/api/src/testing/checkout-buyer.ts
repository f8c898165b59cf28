import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { Order } from '../checkout/order.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { contextOf, type Node } from './checkout-node.ts'

const ada = {
  ...{ ref: 't1', type: 'adult' as const, lead: true, birthDate: '1990-12-10', title: 'Ms', given: 'Ada' },
  ...{ surname: 'Lovelace', email: 'ada@example.com', phone: { country: '44', number: '2079460000' } },
  ...{
    residence: 'GB',
    document: { type: 'passport' as const, number: 'PX1', expires: '2035-01-01', nationality: 'GB' },
  },
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const party = [{ ref: '1', type: 'adult' as const, age: 30 }]

interface Wish {
  party: KeptOffer['party']
}

async function findFirst(node: Node, product: SupplierProduct, query: Wish, only?: string): Promise<KeptOffer> {
  const answers = node.search({
    ...{
      product,
      party: query.party,
      buyer: { currency: 'USD', agencyId: undefined },
      language: 'en',
      query: query as never,
    },
    ...(only !== undefined && { only: [only] }),
    context: {
      ...{ correlationId: 'c', deadline: Date.now() + 20_000, signal: AbortSignal.timeout(20_000), locale: 'en' },
      ...{ currency: 'USD', pos: { channel: 'B2C', requestor: 'web' } },
    },
  })
  for await (const { offers } of answers) if (offers[0]) return offers[0]
  throw new Error('There is nothing to be had.')
}

export const findPass = (node: Node): Promise<KeptOffer> =>
  findFirst(node, 'railPass', {
    ...{ region: { code: 'EUROPE', context: 'COUNTRY', lat: 0, lon: 0 }, start: inDays(40), party },
  })

export const findTicket = (node: Node, query: Queries['rail']): Promise<KeptOffer> => findFirst(node, 'rail', query)

/** Of a supplier that sells one thing. */
export const findRoom = (node: Node, supplier?: string): Promise<KeptOffer> =>
  findFirst(node, 'hotel', { party }, supplier)

export const findFlight = (node: Node, supplier: string): Promise<KeptOffer> =>
  findFirst(node, 'air', { party }, supplier)

/** Each offer an item of its own, or all of them one item: two halves of one journey. */
export function beginOrder({ orders }: Node, offers: readonly KeptOffer[], name: string, isBundle = false) {
  const groups = isBundle ? [offers] : offers.map((offer) => [offer])
  const items = groups.map((group) => ({ cartItemId: undefined, offers: group, wanted: {} }))
  return orders.begin(items, name, contextOf(name))
}

export const giveAda = ({ orders }: Node, order: Order): Promise<Order> =>
  orders.give(order, { travelers: [ada], contact: {}, wantedOf: ({ wanted }) => wanted })

export function payAll({ orders }: Node, order: Order, token = 'tok_ok'): Promise<Order> {
  const minor = order.bookings
    .filter(({ status }) => status === 'OnHold' || status === 'Pending')
    .reduce((total, { price }) => total + price.minor, 0)
  const form = { method: 'token' as const, provider: 'test', token }
  return orders.pay(order, { form, accepted: { minor, currency: order.currency } })
}

/** Begins, gives travellers and pays, as a browser would; a node that dies leaves off wherever it is. */
export async function buy(node: Node, offer: KeptOffer, name: string): Promise<Order> {
  return payAll(node, await giveAda(node, await beginOrder(node, [offer], name)))
}

/** Another node takes up what was left, as time goes by. */
export async function recover(db: Database, node: Node): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await db.query(sql`update purchase set due_at = now() where due_at is not null`)
    await node.recovery.drain()
    await db.query(sql`update outbox set next_at = now()`)
    await node.outbox.drain()
  }
}
