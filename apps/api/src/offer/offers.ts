import type { Offer } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Exchange } from '../exchange/exchange.ts'
import type { Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { ownTurn } from '../platform/turn.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import type { Now } from './clock-store.ts'
import { type Handle, makeHandles, newPack } from './handle.ts'
import type { KeptOffer, Offers, Searched } from './offer.ts'
import { makePack, openPack, packSize, weigh } from './pack.ts'
import { isPrice } from './price.ts'
import { makePricing, type PriceFor } from './pricing.ts'

type OffersParts = Pick<Platform, 'cache' | 'safe' | 'db'> & {
  exchange: Exchange
  now: Now
  log?: Platform['log']
}

/** Nobody's price is worth keeping longer, whatever the supplier says; a year's would fill the memory. */
const longestLife = 24 * 3_600_000

/** In characters of JSON. A larger one is a supplier's mistake. */
const largestEntry = 100_000

/** Some two milliseconds of work: other calls are not made to wait for all of it. */
const atOnce = 100

/** One adapter's nonsense costs that offer alone; an outage of ours is none of it. */
function whyBroken(error: unknown): string {
  if (error instanceof RangeError || error instanceof TypeError) return 'is not well formed'
  throw error
}

const keyOf = ({ pack }: Pick<Handle, 'pack'>): string => `offers:${pack}`

/** What all offers of one search have in common is written once a pack. */
type Common = Searched & Pick<KeptOffer, 'agencyId'>

/** What is left is written for each. Who asks for it comes with the handle. */
type Own = Omit<KeptOffer, keyof Common | 'rph'>

const endOf = (offers: readonly Own[]): Instant => Math.max(...offers.map(({ expiresAt }) => expiresAt))

/** What every offer of one call is made with. */
interface Making {
  at: Instant
  product: Searched['product']
  priceFor: PriceFor
  /** Of the call: what many offers share is weighed once. */
  weighed: Map<object, number>
}

/** Answers in words why there is none. */
function makeOwn(offer: Offer<unknown>, { at, product, priceFor, weighed }: Making): Own | string {
  const { ref, price: supplierPrice } = offer
  const expiresAt = Math.floor(Math.min(offer.expiresAt, at + longestLife))
  if (!(expiresAt > at)) return 'has run out'
  const isKnown = typeof ref.token === 'string' && typeof offer.identity === 'string' && offer.product === product
  if (!isKnown || !isPrice(supplierPrice)) return 'is not well formed'
  const price = priceFor(supplierPrice, { product, supplier: ref.supplier })
  if (!price) return `has no rate of exchange for ${supplierPrice.total.currency}`
  const own: Own = {
    supplier: ref.supplier,
    token: ref.token,
    identity: offer.identity,
    price,
    supplierPrice,
    expiresAt,
    hold: offer.hold,
    combinableWith: offer.combinableWith,
    penalties: offer.penalties,
    extras: offer.extras,
    detail: offer.detail,
  }
  return weigh(own, weighed) > largestEntry ? 'is too large' : own
}

function tryToMakeOwn(offer: Offer<unknown>, making: Making): Own | string {
  try {
    return makeOwn(offer, making)
  } catch (error) {
    return whyBroken(error)
  }
}

export function makeOffers({ cache, safe, db, exchange, now, log }: OffersParts): Offers {
  const handles = makeHandles(safe)
  const pricing = makePricing({ db, exchange })

  /** Stores them together, and gives each its handle. */
  function putTogether(owns: readonly Own[], common: Common, at: Instant) {
    const expiresAt = endOf(owns)
    const batch = { pack: newPack(), product: common.product, expiresAt }
    const issue = handles.issuerOf(batch)
    return {
      kept: owns.map((own, place): KeptOffer => ({ ...common, ...own, rph: issue(place) })),
      entry: async () => [keyOf(batch), await makePack([common, ...owns]), Math.ceil((expiresAt - at) / 1000)] as const,
    }
  }

  const tell = (reasons: ReadonlyMap<string, number>, { product }: Searched) => {
    for (const [reason, count] of reasons) log?.warn({ product, reason, count }, 'offers were left out')
  }

  return {
    async keep(offers, searched, buyer, isKeptElsewhere = false) {
      const [at, priceFor] = await Promise.all([now(), pricing.open(buyer)])
      const { product, query, party, correlationId } = searched
      const making: Making = { at, product, priceFor, weighed: new Map() }
      const owns: Own[] = []
      const reasons = new Map<string, number>()
      for (const [index, offer] of offers.entries()) {
        if (index % atOnce === atOnce - 1) await ownTurn()
        const own = tryToMakeOwn(offer, making)
        if (typeof own === 'object') owns.push(own)
        else {
          const reason = `${offer?.ref?.supplier ?? 'somebody'}'s ${own}`
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }
      }
      tell(reasons, searched)
      const common: Common = { product, query, party, correlationId, agencyId: buyer.agencyId }
      const packs = Array.from({ length: Math.ceil(owns.length / packSize) }, (_, index) =>
        putTogether(owns.slice(index * packSize, (index + 1) * packSize), common, at),
      )
      const stored = Promise.all(packs.map(({ entry }) => entry())).then((entries) => cache.setMany(entries))
      await (isKeptElsewhere ? stored.catch(() => {}) : stored)
      return packs.flatMap(({ kept }) => kept)
    },

    async find(rphs, product) {
      const found = rphs.map((rph) => handles.read(rph))
      const wrong = placesOf(found, (handle) => !handle || (product !== undefined && handle.product !== product))
      if (wrong.length > 0) throw new WrongHandles(wrong)
      const known = found.filter((handle) => handle !== undefined)
      const at = await now()
      if (known.some(({ expiresAt }) => expiresAt <= at)) throw new Refusal(409, { text: 'error.offer.expired' })
      const keys = [...new Set(known.map(keyOf))]
      const texts = await cache.getMany(keys)
      const packs = await Promise.all(texts.map((text) => (text === undefined ? [] : openPack(text))))
      const byKey = new Map(keys.map((key, index) => [key, packs[index]]))
      return known.map((handle, index): KeptOffer => {
        const [common, ...owns] = (byKey.get(keyOf(handle)) ?? []) as [Common?, ...Own[]]
        const own = owns[handle.place]
        // A pack lies there until its last offer has ended.
        if (!common || !own || own.expiresAt <= at) throw new Refusal(409, { text: 'error.offer.expired' })
        return { ...common, ...own, rph: rphs[index] ?? '' }
      })
    },

    async price(supplierPrice, of, buyer) {
      const price = (await pricing.open(buyer))(supplierPrice, of)
      if (!price) throw new Refusal(503)
      return price
    },
  }
}
