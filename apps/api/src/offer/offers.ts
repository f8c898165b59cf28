import type { Offer } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Exchange } from '../exchange/exchange.ts'
import type { Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { ownTurn } from '../platform/turn.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import type { Now } from './clock-store.ts'
import { type Handle, makeHandles, newPack } from './handle.ts'
import type { Buyer, KeptOffer, Offers, Searched } from './offer.ts'
import { makePack, openPack, packSize, packsOf } from './pack.ts'
import { isPrice } from './price.ts'
import { makePricing } from './pricing.ts'

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

const keyOf = ({ pack }: Pick<Handle, 'pack'>): string => `offers:${pack}`

/** As JSON too, made once. */
interface Shelved {
  kept: KeptOffer
  text: string
}

/** As long as the last of them is good; each handle says its own end. */
const secondsFor = (pack: readonly Shelved[], at: Instant): number =>
  Math.ceil((Math.max(...pack.map(({ kept }) => kept.expiresAt)) - at) / 1000)

export function makeOffers({ cache, safe, db, exchange, now, log }: OffersParts): Offers {
  const handles = makeHandles(safe)
  const pricing = makePricing({ db, exchange })

  const makeKept = async (
    offer: Offer<unknown>,
    { product, query, party, correlationId }: Searched,
    buyer: Buyer,
    { at, pack, place }: { at: Instant; pack: string; place: number },
  ): Promise<Shelved | string> => {
    const { ref, price: supplierPrice } = offer
    const expiresAt = Math.floor(Math.min(offer.expiresAt, at + longestLife))
    if (!(expiresAt > at)) return 'has run out'
    const isKnown = typeof ref.token === 'string' && typeof offer.identity === 'string' && offer.product === product
    if (!isKnown || !isPrice(supplierPrice)) return 'is not well formed'
    const price = await pricing.price(supplierPrice, { product, supplier: ref.supplier }, buyer)
    if (!price) return `has no rate of exchange for ${supplierPrice.total.currency}`
    const kept: KeptOffer = {
      ...{
        rph: handles.issue({ pack, place, product, expiresAt }),
        supplier: ref.supplier,
        token: ref.token,
        identity: offer.identity,
      },
      ...{ product, query, party, correlationId, price, agencyId: buyer.agencyId, supplierPrice, expiresAt },
      ...{ hold: offer.hold, penalties: offer.penalties, extras: offer.extras, detail: offer.detail },
      combinableWith: offer.combinableWith,
    }
    const text = JSON.stringify(kept)
    return text.length > largestEntry ? 'is too large' : { kept, text }
  }

  const shelve = async (made: readonly Shelved[], names: readonly string[], at: Instant): Promise<void> => {
    const packs = packsOf(made).map(
      async (pack, index) =>
        [
          keyOf({ pack: names[index] ?? '' }),
          await makePack(pack.map(({ text }) => text)),
          secondsFor(pack, at),
        ] as const,
    )
    await cache.setMany(await Promise.all(packs))
  }

  const tell = (reasons: ReadonlyMap<string, number>, { product }: Searched) => {
    for (const [reason, count] of reasons) log?.warn({ product, reason, count }, 'offers were left out')
  }

  return {
    async keep(offers, searched, buyer, isKeptElsewhere = false) {
      const at = await now()
      const made: Shelved[] = []
      const names = packsOf(offers).map(newPack)
      const reasons = new Map<string, number>()
      for (const [index, offer] of offers.entries()) {
        if (index % atOnce === atOnce - 1) await ownTurn()
        const where = { pack: names[Math.floor(made.length / packSize)] ?? '', place: made.length % packSize }
        const one = await makeKept(offer, searched, buyer, { at, ...where }).catch(whyBroken)
        if (typeof one === 'object') made.push(one)
        else {
          const reason = `${offer?.ref?.supplier ?? 'somebody'}'s ${one}`
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }
      }
      tell(reasons, searched)
      const shelved = shelve(made, names, at)
      await (isKeptElsewhere ? shelved.catch(() => {}) : shelved)
      return made.map(({ kept }) => kept)
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
      return known.map((handle) => {
        const text = byKey.get(keyOf(handle))?.[handle.place]
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
