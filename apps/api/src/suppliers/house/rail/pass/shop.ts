import { languageFrom } from '@portolan/domain/language'
import { sum } from '@portolan/domain/money'
import { firstUseWindow } from '@portolan/domain/rail/pass-validity'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer, OfferRef, Price, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { BornParty } from '@portolan/supplier/traveler'
import { refuse } from '../../../refusal.ts'
import { partyOn } from '../../book/party.ts'
import { refuseAlone } from '../fare/alone.ts'
import { refusalTexts } from './catalogue/refusal-text.ts'
import { fareId, faresOf } from './fare.ts'
import { ageOf, priceParty } from './party-price.ts'
import { requirement } from './requirement.ts'
import { conditionsOf, penaltiesOf } from './terms.ts'
import { type Found, isExpired, plainTraveler, readToken, writeToken } from './token.ts'

export type PassOffer = Offer<RailPassDetail>

const offerLife = 30 * 60_000

/** Of passes that are bought together. */
export const totalOf = (prices: readonly [Price, ...Price[]]): Price => {
  const totals = prices.map(({ total }) => total)
  return {
    total: sum(totals, prices[0].total.currency),
    lines: prices.flatMap(({ lines = [] }) => lines),
  }
}

interface ShopParts {
  id: string
  now(): Instant
  /** YYYY-MM-DD where the shop stands. */
  today(): string
  /** In ten-thousandths of the catalogue's prices. */
  level(): number
}

/** What is on show: found, priced and read again from its token. */
export function makePassShop({ id, now, today, level: levelNow }: ShopParts) {
  /** The same pass on the same day, whatever it costs: the price of one moves with an age that turns out to be another. */
  const identityOf = ({ fare, start }: Found): string => `${fareId(fare)} ${start}`

  /** Undefined where nobody of the party needs a pass. */
  function show(found: Found): PassOffer | undefined {
    const { fare, start, party, level, expiresAt } = found
    const { product, class: seatClass, validity, within } = fare
    const priced = priceParty(fare, party, level)
    if (!priced) return undefined
    return {
      ref: { supplier: id, token: writeToken(found, fareId(fare)) },
      ...{ product: 'railPass', identity: identityOf(found), price: priced.price, expiresAt },
      ...{ hold: 'supported', penalties: penaltiesOf(start) },
      detail: {
        ...{ kind: 'pass', region: product.region, label: product.label, passType: product.passType },
        ...{ countries: product.countries, class: seatClass, validity },
        ...(within && { within }),
        ...firstUseWindow(today()),
        conditions: conditionsOf(fare),
        bands: priced.bands,
      },
    }
  }

  function find(
    { region, start, party }: Queries['railPass'],
    { locale }: Pick<ReadContext, 'locale'>,
  ): Outcome<readonly PassOffer[]> {
    const texts = refusalTexts[languageFrom(locale)]
    const fares = faresOf(region.code)
    if (fares.length === 0) return refuse('invalid', texts.region, { supplierCode: 'REGION' })
    const { earliest, latest } = firstUseWindow(today())
    if (!(start >= earliest && start <= latest)) return refuse('invalid', texts.start, { supplierCode: 'START' })
    const alone = refuseAlone(party.map(ageOf), texts.infantsOnly)
    if (alone) return alone
    const [expiresAt, level] = [now() + offerLife, levelNow()]
    const travelers = party.map(plainTraveler)
    return {
      ok: true,
      value: fares.flatMap((fare) => show({ fare, start, party: travelers, level, expiresAt }) ?? []),
    }
  }

  /** Refuses tokens that are not ours. Those that have expired are refused too, unless `evenExpired`. */
  function read(refs: readonly OfferRef[], evenExpired = false): Outcome<readonly [Found, ...Found[]]> {
    const known = refs.flatMap(({ supplier, token }) => (supplier === id ? (readToken(token) ?? []) : []))
    const [first, ...others] = known
    if (!first || known.length < refs.length) return refuse('invalid', 'This is no pass of ours.')
    if (!evenExpired && known.some((one) => isExpired(one, now())))
      return refuse('offerExpired', 'The offer has expired.')
    return { ok: true, value: [first, ...others] }
  }

  /** Everybody as old as on the first day of the pass; where others are asked for than it was found for, as it was found. */
  const partyIn = ({ party, start }: Found, born: BornParty) =>
    born.length === party.length ? partyOn(born, start, party) : party

  /** At the level of now: the offers as they would be sold. Refuses what has more than one currency. */
  function priceNow(found: readonly Found[], born: BornParty): Outcome<readonly [PassOffer, ...PassOffer[]]> {
    const level = levelNow()
    const all = found.map((one) => ({ ...one, level, party: partyIn(one, born) }))
    const alone = all.map(({ party }) => refuseAlone(party.map(ageOf))).find((refused) => refused !== undefined)
    if (alone) return alone
    const [first, ...others] = all.flatMap((one) => show(one) ?? [])
    if (!first) return refuse('invalid', 'Nobody needs a pass.')
    const { currency } = first.price.total
    if (others.some(({ price }) => price.total.currency !== currency))
      return refuse('invalid', 'Passes of two currencies are bought apart.')
    return { ok: true, value: [first, ...others] }
  }

  function quote(found: readonly Found[], born: BornParty): Outcome<Quote<RailPassDetail>> {
    const priced = priceNow(found, born)
    if (!priced.ok) return priced
    const [first, ...others] = priced.value
    return {
      ok: true,
      value: {
        offers: priced.value,
        total: totalOf([first.price, ...others.map(({ price }) => price)]),
        expiresAt: Math.min(...found.map(({ expiresAt }) => expiresAt)),
        changed: found.some((one, index) => show(one)?.price.total.minor !== priced.value[index]?.price.total.minor),
        requires: requirement,
      },
    }
  }

  return { find, read, quote, priceNow }
}

export type PassShop = ReturnType<typeof makePassShop>
