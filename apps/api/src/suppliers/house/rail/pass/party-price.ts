import { add, type Money, share, sum } from '@portolan/domain/money'
import { oldestYouth, passAge } from '@portolan/domain/rail/fare'
import type { Price } from '@portolan/supplier/offer'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { PassFare } from './fare.ts'

/** How old somebody is taken to be of whom only the kind was said. */
const usualAges: Record<TravelerType, number> = {
  ...{ adult: passAge.ADULT, senior: passAge.SENIOR },
  ...{ youth: oldestYouth, child: 8, infant: 1 },
}

const oldest = 120
const half = 5000

type LineCode = 'ADULT' | 'SENIOR' | 'YOUTH' | 'CHILD' | 'INFANT'

const lineOrder: readonly LineCode[] = ['ADULT', 'SENIOR', 'YOUTH', 'CHILD', 'INFANT']

interface Placed {
  readonly ref: string
  readonly band: LineCode
  readonly fromAge: number
  readonly toAge: number
}

export const ageOf = ({ type, age }: Pick<Party[number], 'type' | 'age'>): number => age ?? usualAges[type]

/** Whom the pass's own bands make of a traveller. A band without a price belongs to the adults. */
function place(traveler: Party[number], { product: { bands }, prices }: PassFare): Placed {
  const { childFrom, youthFrom, adultFrom, seniorFrom } = bands
  const { ref } = traveler
  const age = ageOf(traveler)
  if (age < childFrom) return { ref, band: 'INFANT', fromAge: 0, toAge: childFrom - 1 }
  if (age < youthFrom) return { ref, band: 'CHILD', fromAge: childFrom, toAge: youthFrom - 1 }
  if (prices.YOUTH !== undefined && age < adultFrom)
    return { ref, band: 'YOUTH', fromAge: youthFrom, toAge: adultFrom - 1 }
  const hasSenior = prices.SENIOR !== undefined
  if (hasSenior && age >= seniorFrom) return { ref, band: 'SENIOR', fromAge: seniorFrom, toAge: oldest }
  const fromAge = prices.YOUTH === undefined ? youthFrom : adultFrom
  return { ref, band: 'ADULT', fromAge, toAge: hasSenior ? seniorFrom - 1 : oldest }
}

/** What each pays, under the heading he pays by: the children beyond the free ones are not free. */
function payments(placed: readonly Placed[], fare: PassFare, level: number): { code: LineCode; amount: Money }[] {
  const { bands, currency } = fare.product
  const priceOf = (minor: number): Money => share({ minor, currency }, level)
  const adults = placed.filter(({ band }) => band === 'ADULT' || band === 'SENIOR').length
  let free = adults * bands.freePerAdult
  const { ADULT, SENIOR = ADULT, YOUTH = ADULT } = fare.prices
  const perHead = { ADULT, SENIOR, YOUTH }
  return placed.map(({ band }) => {
    if (band === 'INFANT') return { code: band, amount: priceOf(0) }
    if (band !== 'CHILD') return { code: band, amount: priceOf(perHead[band]) }
    free -= 1
    if (free >= 0) return { code: band, amount: priceOf(0) }
    return bands.otherChild === 'HALF'
      ? { code: band, amount: share(priceOf(ADULT), half) }
      : { code: 'YOUTH', amount: priceOf(YOUTH) }
  })
}

export interface PartyPrice {
  readonly price: Price
  readonly bands: RailPassDetail['bands']
}

/** `level`: in ten-thousandths of the catalogue's prices. Undefined for a party that needs no pass at all. */
export function priceParty(fare: PassFare, party: Party, level: number): PartyPrice | undefined {
  const placed = party.map((traveler) => place(traveler, fare))
  if (placed.every(({ band }) => band === 'INFANT')) return undefined
  const { currency } = fare.product
  const paid = payments(placed, fare, level)
  const lines = lineOrder.flatMap((code) => {
    const amounts = paid.filter((one) => one.code === code).map(({ amount }) => amount)
    return amounts.length > 0 ? [{ code, quantity: amounts.length, amount: sum(amounts, currency) }] : []
  })
  return {
    price: { total: lines.map(({ amount }) => amount).reduce(add), lines },
    bands: placed.map(({ ref, fromAge, toAge }) => ({ travelerRef: ref, fromAge, toAge })),
  }
}
