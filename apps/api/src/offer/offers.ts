import type { Offer } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Exchange } from '../exchange/exchange.ts'
import type { CacheEntry } from '../platform/cache.ts'
import type { Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { ownTurn } from '../platform/turn.ts'
import type { Now } from './clock-store.ts'
import { type Handle, makeHandles } from './handle.ts'
import type { Buyer, KeptOffer, Offers, Searched } from './offer.ts'
import { isPrice, makePricing } from './price.ts'

type OffersParts = Pick<Platform, 'cache' | 'safe' | 'db'> & {
  exchange: Exchange
  now: Now
  log?: Platform['log']
}

/** Nobody's price is worth keeping longer, whatever the supplier says; a year's would fill the memory. */
const longestLife = 24 * 3_600_000

/** A larger one is a supplier's mistake. */
const largestEntry = 100_000

/** Some five milliseconds of work: other calls are not kept waiting for all of it. */
const atOnce = 25

/** One adapter's nonsense costs that offer alone; an outage of ours is none of it. */
function whyBroken(error: unknown): string {
  if (error instanceof RangeError || error instanceof TypeError) return 'is not well formed'
  throw error
}

const keyOf = ({ id }: Pick<Handle, 'id'>): string => `offer:${id}`

export function makeOffers({ cache, safe, db, exchange, now, log }: OffersParts): Offers {
  const handles = makeHandles(safe)
  const pricing = makePricing({ db, exchange })

  const makeKept = async (
    offer: Offer<unknown>,
    { product, query, party, correlationId }: Searched,
    buyer: Buyer,
    at: Instant,
  ): Promise<{ kept: KeptOffer; entry: CacheEntry } | string> => {
    const { ref, price: supplierPrice } = offer
    const expiresAt = Math.floor(Math.min(offer.expiresAt, at + longestLife))
    if (!(expiresAt > at)) return 'has run out'
    const isKnown = typeof ref.token === 'string' && typeof offer.identity === 'string' && offer.product === product
    if (!isKnown || !isPrice(supplierPrice)) return 'is not well formed'
    const price = await pricing.price(supplierPrice, { product, supplier: ref.supplier }, buyer)
    if (!price) return `has no rate of exchange for ${supplierPrice.total.currency}`
    const handle = handles.issue(product, expiresAt)
    const kept: KeptOffer = {
      ...{ rph: handle.rph, supplier: ref.supplier, token: ref.token, identity: offer.identity },
      ...{ product, query, party, correlationId, price, agencyId: buyer.agencyId, supplierPrice, expiresAt },
      ...{ hold: offer.hold, penalties: offer.penalties, extras: offer.extras, detail: offer.detail },
      combinableWith: offer.combinableWith,
    }
    const text = JSON.stringify(kept)
    if (text.length > largestEntry) return 'is too large'
    return { kept, entry: [keyOf(handle), text, Math.ceil((expiresAt - at) / 1000)] }
  }

  const tell = (reasons: ReadonlyMap<string, number>, { product }: Searched) => {
    for (const [reason, count] of reasons) log?.warn({ product, reason, count }, 'offers were left out')
  }

  return {
    async keep(offers, searched, buyer, isKeptElsewhere = false) {
      const at = await now()
      const made: { kept: KeptOffer; entry: CacheEntry }[] = []
      const reasons = new Map<string, number>()
      for (const [index, offer] of offers.entries()) {
        if (index % atOnce === atOnce - 1) await ownTurn()
        const one = await makeKept(offer, searched, buyer, at).catch(whyBroken)
        if (typeof one === 'object') made.push(one)
        else {
          const reason = `${offer?.ref?.supplier ?? 'somebody'}'s ${one}`
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }
      }
      tell(reasons, searched)
      const shelved = cache.setMany(made.map(({ entry }) => entry))
      await (isKeptElsewhere ? shelved.catch(() => {}) : shelved)
      return made.map(({ kept }) => kept)
    },

    async find(rphs, product) {
      const found = rphs.map((rph) => handles.read(rph))
      const known = found.filter((handle) => handle !== undefined)
      const isOurs = known.length === rphs.length && known.every((one) => !product || one.product === product)
      if (!isOurs) throw new Refusal(400, { text: 'error.offer.unknown' })
      const at = await now()
      if (known.some(({ expiresAt }) => expiresAt <= at)) throw new Refusal(409, { text: 'error.offer.expired' })
      const texts = await cache.getMany(known.map(keyOf))
      return texts.map((text) => {
        if (text === undefined) throw new Refusal(409, { text: 'error.offer.expired' })
        return JSON.parse(text) as KeptOffer
      })
    },

    async price(supplierPrice, of, buyer) {
      const price = await pricing.price(supplierPrice, of, buyer)
      if (!price) throw new Refusal(503)
      return price
    },
  }
}
