import type { Offer, SupplierProduct } from '@portolan/supplier/offer'
import type { ErrorKind } from '@portolan/supplier/outcome'
import { makeExchange } from '../exchange/exchange.ts'
import { makeDatabaseClock } from '../offer/clock-store.ts'
import type { Buyer, Offers, Searched } from '../offer/offer.ts'
import { makeOffers } from '../offer/offers.ts'
import { makeReprice, type Reprice } from '../offer/reprice.ts'
import type { Platform } from '../platform/module.ts'
import { sql } from '../platform/sql.ts'
import type { Registry } from '../suppliers/registry.ts'

interface Article {
  product?: SupplierProduct
  title?: string
  /** Cents, net. */
  net?: number
  currency?: string
  /** Below zero: it has expired already. */
  minutes?: number
  /** Whose currency it was searched in. */
  sellIn?: Buyer['currency']
}

/** The offers of the server, from a supplier whose prices a test decides. */
export interface Shop {
  offers: Offers
  /** Offers as a node sees them whose clock is an hour behind. */
  late: Offers
  reprice: Reprice
  /** What a search has found: its handle. */
  offer(article?: Article): Promise<string>
  /** What the next search for this title finds; a kind of error: why nothing. */
  next: Map<string, number | ErrorKind>
  /** How often the supplier was asked again. */
  asked: number
}

const minute = 60_000

/** One euro is 1.10 or 8.50 of what we sell in, and a tenth is added to everything. */
async function setPrices(db: Platform['db']): Promise<void> {
  const day = sql`(now() at time zone 'UTC')::date`
  await db.query(sql`
    insert into exchange_rate (base, quote, rate, day)
    values ('EUR', 'USD', 1.1, ${day}), ('EUR', 'HKD', 8.5, ${day})`)
  await db.query(sql`delete from markup_rule`)
  await db.query(sql`insert into markup_rule (basis_points) values (1000)`)
}

export async function makeShop({ db, cache, safe }: Pick<Platform, 'db' | 'cache' | 'safe'>): Promise<Shop> {
  await setPrices(db)
  const now = makeDatabaseClock(db)
  const parts = { db, cache, safe, exchange: makeExchange({ db }) }
  const offers = makeOffers({ ...parts, now })
  const late = makeOffers({ ...parts, now: async () => (await now()) - 60 * minute })

  const offerOf = (product: SupplierProduct, title: string, minor: number, currency: string, expiresAt: number) => ({
    ...{ ref: { supplier: 'shelf', token: title }, product, identity: title, hold: 'none' as const, expiresAt },
    price: { total: { minor, currency } },
    extras: [{ code: 'SEAT', kind: 'seat', price: { minor: 300, currency }, per: 'order' as const, max: 2 }],
    detail: { title, lines: [`${title} in detail`], start: '2027-02-01T08:10:00', picture: 'train~1' },
  })

  const registry: Pick<Registry, 'search' | 'supplier'> = {
    supplier: () => undefined,
    async *search(product, query) {
      shop.asked++
      const { title, net, currency } = query as unknown as Required<Article>
      const found = shop.next.get(title) ?? net
      const expiresAt = (await now()) + 20.5 * minute
      yield {
        supplier: 'shelf',
        outcome:
          typeof found === 'number'
            ? { ok: true, value: [offerOf(product, title, found, currency, expiresAt)] as Offer<unknown>[] }
            : { ok: false, error: { kind: found, effect: 'none', retry: 'never', details: 'not found' } },
      }
    },
  }

  const shop: Shop = {
    offers,
    late,
    reprice: makeReprice({ registry, offers, now }),
    next: new Map(),
    asked: 0,
    async offer(article = {}) {
      const { product = 'rail', title = 'Paris – Lyon', net = 10_000, currency = 'EUR', minutes = 20.5 } = article
      const searched: Searched = { product, query: { title, net, currency }, party: [], correlationId: 'search' }
      const buyer: Buyer = { currency: article.sellIn ?? 'USD', agencyId: undefined }
      const found = offerOf(product, title, net, currency, (await now()) + minutes * minute)
      const [kept] = await (minutes > 0 ? offers : late).keep([found], searched, buyer)
      if (!kept) throw new Error('the offer was not kept')
      return kept.rph
    },
  }
  return shop
}
