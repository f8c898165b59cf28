import type { Offer } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Exchange } from '../exchange/exchange.ts'
import type { Platform } from '../platform/module.ts'
import { Refusal } from '../platform/refusal.ts'
import { ownTurn } from '../platform/turn.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import type { Now } from './clock-store.ts'
import { type Handle, type Handles, makeHandles, newPack } from './handle.ts'
import type { Buyer, KeptOffer, Offers, Searched } from './offer.ts'
import { makePack, openPack, packSize } from './pack.ts'
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

/** What all offers of one search have in common is written once a pack. */
type Common = Searched & Pick<KeptOffer, 'agencyId'>

/** What is left is written for each. Who asks for it comes with the handle. */
type Own = Omit<KeptOffer, keyof Common | 'rph'>

/** As JSON too, made once. */
interface Shelved {
  kept: KeptOffer
  text: string
}

/** One that is being filled. */
interface Pack {
  name: string
  issue: ReturnType<Handles['issuerOf']>
  offers: Shelved[]
}

/** As long as the last of them is good; each handle says its own end. */
const secondsFor = (pack: readonly Shelved[], at: Instant): number =>
  Math.ceil((Math.max(...pack.map(({ kept }) => kept.expiresAt)) - at) / 1000)

export function makeOffers({ cache, safe, db, exchange, now, log }: OffersParts): Offers {
  const handles = makeHandles(safe)
  const pricing = makePricing({ db, exchange })

  /** The last one, or another where that is full. */
  function roomIn(packs: Pack[], product: Searched['product']): Pack {
    const last = packs.at(-1)
    if (last && last.offers.length < packSize) return last
    const name = newPack()
    const pack: Pack = { name, issue: handles.issuerOf({ pack: name, product }), offers: [] }
    packs.push(pack)
    return pack
  }

  const makeKept = async (
    offer: Offer<unknown>,
    common: Common,
    buyer: Buyer,
    { at, issue, place }: { at: Instant; issue: Pack['issue']; place: number },
  ): Promise<Shelved | string> => {
    const { ref, price: supplierPrice } = offer
    const { product } = common
    const expiresAt = Math.floor(Math.min(offer.expiresAt, at + longestLife))
    if (!(expiresAt > at)) return 'has run out'
    const isKnown = typeof ref.token === 'string' && typeof offer.identity === 'string' && offer.product === product
    if (!isKnown || !isPrice(supplierPrice)) return 'is not well formed'
    const price = await pricing.price(supplierPrice, { product, supplier: ref.supplier }, buyer)
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
    const text = JSON.stringify(own)
    return text.length > largestEntry
      ? 'is too large'
      : { kept: { ...common, ...own, rph: issue({ place, expiresAt }) }, text }
  }

  const shelve = async (packs: readonly Pack[], common: Common, at: Instant): Promise<void> => {
    const first = JSON.stringify(common)
    const entries = packs.map(
      async ({ name, offers }) =>
        [
          keyOf({ pack: name }),
          await makePack([first, ...offers.map(({ text }) => text)]),
          secondsFor(offers, at),
        ] as const,
    )
    await cache.setMany(await Promise.all(entries))
  }

  const tell = (reasons: ReadonlyMap<string, number>, { product }: Searched) => {
    for (const [reason, count] of reasons) log?.warn({ product, reason, count }, 'offers were left out')
  }

  return {
    async keep(offers, searched, buyer, isKeptElsewhere = false) {
      const at = await now()
      const { product, query, party, correlationId } = searched
      const common: Common = { product, query, party, correlationId, agencyId: buyer.agencyId }
      const packs: Pack[] = []
      const reasons = new Map<string, number>()
      for (const [index, offer] of offers.entries()) {
        if (index % atOnce === atOnce - 1) await ownTurn()
        const pack = roomIn(packs, product)
        const where = { at, issue: pack.issue, place: pack.offers.length }
        const one = await makeKept(offer, common, buyer, where).catch(whyBroken)
        if (typeof one === 'object') pack.offers.push(one)
        else {
          const reason = `${offer?.ref?.supplier ?? 'somebody'}'s ${one}`
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }
      }
      tell(reasons, searched)
      const filled = packs.filter((pack) => pack.offers.length > 0)
      const shelved = shelve(filled, common, at)
      await (isKeptElsewhere ? shelved.catch(() => {}) : shelved)
      return filled.flatMap((pack) => pack.offers.map(({ kept }) => kept))
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
        const [common, ...texts] = byKey.get(keyOf(handle)) ?? []
        const own = texts[handle.place]
        if (common === undefined || own === undefined) throw new Refusal(409, { text: 'error.offer.expired' })
        return { ...(JSON.parse(common) as Common), ...(JSON.parse(own) as Own), rph: rphs[index] ?? '' }
      })
    },

    async price(supplierPrice, of, buyer) {
      const price = await pricing.price(supplierPrice, of, buyer)
      if (!price) throw new Refusal(503)
      return price
    },
  }
}
