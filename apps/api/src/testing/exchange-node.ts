import type { Order } from '../checkout/order.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { makeHouseRail } from '../suppliers/house/rail/ticket/supplier.ts'
import type { AnySupplier } from '../suppliers/registry.ts'
import { contextOf, type Node } from './checkout-node.ts'
import { journeyOf, makeScriptedRouter, type ScriptedRide } from './scripted-router.ts'

const [paris, marseille] = ['8768600', '8775100']
const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
const clock = { now: () => new Date() }
const safe = makeSafe(['a secret for the house'])

const train = (number: string, hours: readonly [string, string]): ScriptedRide => ({
  ...{ trip: `exchange:${number}`, operator: 'SNCF', brand: 'TGV INOUI', number },
  calls: [
    [paris, `${day}T${hours[0]}:00Z`, `${day}T${hours[0]}:00Z`],
    [marseille, `${day}T${hours[1]}:00Z`, `${day}T${hours[1]}:00Z`],
  ],
})

/** The French house with two trains to the south on one day. */
export function openSouth(db: Database): AnySupplier {
  const router = makeScriptedRouter([
    journeyOf(train('6101', ['05:00', '08:45'])),
    journeyOf(train('6111', ['09:00', '12:45'])),
  ])
  const places = makePlaces(loadCatalogue())
  const parts = { db, places, safe, router, clock, expiryClock: clock, log: { warn: () => {} } }
  const french = makeHouseRail(parts).find(({ id }) => id === 'house-rail-france')
  if (!french) throw new Error('There is no such house.')
  return french as unknown as AnySupplier
}

interface Told {
  segments: { train: string }[]
  comfort: string
  flexibility: string
}

export type Kind = 'cheap' | 'usual' | 'dear'
const kinds: Record<Kind, string> = {
  cheap: 'STANDARD SEMI_FLEX',
  usual: 'STANDARD FULL_FLEX',
  dear: 'PREMIER FULL_FLEX',
}

/** A ticket of one kind on one of the trains. */
export async function findSeat(node: Node, number: string, kind: Kind): Promise<KeptOffer> {
  const party = [{ ref: '1', type: 'adult' as const, age: 31 }]
  const place = (code: string) => ({ code, context: 'UIC' as const })
  const answers = node.search({
    ...{ product: 'rail', party, buyer: { currency: 'USD', agencyId: undefined }, language: 'en' },
    query: { legs: [{ from: place(paris ?? ''), to: place(marseille ?? ''), at: `${day}T00:00` }], party },
    context: {
      ...{ correlationId: 'c', deadline: Date.now() + 20_000, signal: AbortSignal.timeout(20_000), locale: 'en' },
      ...{ currency: 'USD', pos: { channel: 'B2C', requestor: 'web' } },
    },
  })
  for await (const { offers } of answers)
    for (const offer of offers) {
      const { segments, comfort, flexibility } = offer.detail as Told
      if (segments[0]?.train === number && `${comfort} ${flexibility}` === kinds[kind]) return offer
    }
  throw new Error('There is no such seat.')
}

/** What the exchange costs, as the customer's own call asks. */
export const quoteFor = (node: Node, order: Order, offer: KeptOffer) => {
  const [booking] = order.bookings
  if (!booking) throw new Error('Nothing was bought.')
  return node.quoteExchange({ order, booking, standing: 'own' }, [offer.rph], contextOf('exchange'))
}
