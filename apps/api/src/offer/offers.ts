import type { Offer } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Exchange } from '../exchange/exchange.ts'
import type { CacheEntry } from '../platform/cache.ts'
import type { Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { takeTurns } from '../platform/turn.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import type { Now } from './clock-store.ts'
import { type Handle, makeHandles, newPack } from './handle.ts'
import type { Buyer, KeptOffer, Offers, Searched } from './offer.ts'
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

/** One adapter's nonsense costs that offer alone; an outage of ours is none of it. */
function whyBroken(error: unknown): string {
  if (error instanceof RangeError || error instanceof TypeError) return 'is not well formed'
  throw error
}

const keyOf = ({ pack }: Pick<Handle, 'pack'>): string => `offers:${pack}`

/** As it lies in its pack. Whoever asks for it comes with the handle. */
type Stored = Omit<KeptOffer, 'rph'>

const endOf = (offers: readonly Stored[]): Instant => Math.max(...offers.map(({ expiresAt }) => expiresAt))

/** Offers that are stored together; `entry` makes what is stored. */
interface Pack {
  readonly kept: readonly KeptOffer[]
  entry(): Promise<CacheEntry>
}

/** What every offer of one call is made with. */
interface Making {
  at: Instant
  searched: Searched
  buyer: Buyer
  priceFor: PriceFor
  /** Of the call: what many offers share is weighed once. */
  weighed: Map<object, number>
}

/** Answers in words why there is none. */
function makeStored(offer: Offer<unknown>, { at, searched, buyer, priceFor, weighed }: Making): Stored | string {
  const { product, query, party, correlationId } = searched
  const { ref, price: supplierPrice } = offer
  const expiresAt = Math.floor(Math.min(offer.expiresAt, at + longestLife))
  if (!(expiresAt > at)) return 'has run out'
  const isKnown = typeof ref.token === 'string' && typeof offer.identity === 'string' && offer.product === product
  if (!isKnown || !isPrice(supplierPrice)) return 'is not well formed'
  const price = priceFor(supplierPrice, { product, supplier: ref.supplier })
  if (!price) return `has no rate of exchange for ${supplierPrice.total.currency}`
  const stored: Stored = {
    product,
    query,
    party,
    correlationId,
    agencyId: buyer.agencyId,
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
  return weigh(stored, weighed) > largestEntry ? 'is too large' : stored
}

function tryToStore(offer: Offer<unknown>, making: Making): Stored | string {
  try {
    return makeStored(offer, making)
  } catch (error) {
    return whyBroken(error)
  }
}

export function makeOffers({ cache, safe, db, exchange, now, log }: OffersParts): Offers {
  const handles = makeHandles(safe)
  const pricing = makePricing({ db, exchange })

  /** Stores them together, and gives each its handle. */
  function putTogether(offers: readonly Stored[], { product }: Searched, at: Instant): Pack {
    const expiresAt = endOf(offers)
    const batch = { pack: newPack(), product, expiresAt }
    const issue = handles.issuerOf(batch)
    return {
      kept: offers.map((offer, place): KeptOffer => ({ rph: issue(place), ...offer })),
      entry: async () => [keyOf(batch), await makePack(offers), Math.ceil((expiresAt - at) / 1000)],
    }
  }

  async function write(packs: readonly Pack[]): Promise<void> {
    const turn = takeTurns()
    const entries: CacheEntry[] = []
    for (const { entry } of packs) {
      await turn()
      entries.push(await entry())
    }
    await cache.setMany(entries)
  }

  const tell = (reasons: ReadonlyMap<string, number>, { product }: Searched) => {
    for (const [reason, count] of reasons) log?.warn({ product, reason, count }, 'offers were left out')
  }

  return {
    async keep(offers, searched, buyer, isKeptElsewhere = false) {
      const [at, priceFor] = await Promise.all([now(), pricing.open(buyer)])
      const making: Making = { at, searched, buyer, priceFor, weighed: new Map() }
      const good: Stored[] = []
      const reasons = new Map<string, number>()
      const turn = takeTurns()
      for (const offer of offers) {
        await turn()
        const one = tryToStore(offer, making)
        if (typeof one === 'object') good.push(one)
        else {
          const reason = `${offer?.ref?.supplier ?? 'somebody'}'s ${one}`
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }
      }
      tell(reasons, searched)
      const packs: Pack[] = []
      for (let first = 0; first < good.length; first += packSize) {
        await turn()
        packs.push(putTogether(good.slice(first, first + packSize), searched, at))
      }
      const stored = write(packs)
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
        const offer = (byKey.get(keyOf(handle)) as Stored[] | undefined)?.[handle.place]
        // A pack lies there until its last offer has ended.
        if (!offer || offer.expiresAt <= at) throw new Refusal(409, { text: 'error.offer.expired' })
        return { rph: rphs[index] ?? '', ...offer }
      })
    },

    async price(supplierPrice, of, buyer) {
      const price = (await pricing.open(buyer))(supplierPrice, of)
      if (!price) throw new Refusal(503)
      return price
    },
  }
}
