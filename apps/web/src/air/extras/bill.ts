import type { AirVerifyPriceRS } from '@portolan/contract/air'
import type { Amount } from '@portolan/contract/shared'
import { moneyOfNumber } from '@portolan/domain/money'
import { addPrices, lessBy, sumPrices, timesPrice } from '../../price/sum.ts'
import { type Chosen, piecesOf, type Shelf, seatOf } from './chosen.ts'
import { seatNamed } from './seats.ts'
import type { PieceKind } from './ways.ts'

export interface SeatLine {
  names: readonly string[]
  price: Amount
}

export interface PieceLine {
  count: number
  price: Amount
}

/** Beside the fare; absent where nothing of it is chosen. */
export interface Bill extends Partial<Record<PieceKind, PieceLine>> {
  seats?: SeatLine
}

/** At the prices of the seat map; what it comes to with the fare is for the server to say. */
export function billOf(chosen: Chosen, { flights, ways, flyers }: Shelf): Bill {
  const bill: Bill = {}
  for (const flight of flights)
    for (const flyer of flyers) {
      const seat = seatNamed(flight, seatOf(chosen, flight, flyer) ?? '')
      if (!seat?.offer) continue
      const { names = [], price } = bill.seats ?? {}
      const { offer } = seat
      bill.seats = { names: [...names, seat.name], price: price ? addPrices(price, offer.price) : offer.price }
    }
  for (const { pieces } of ways)
    for (const kind of ['bag', 'meal'] as const)
      for (const flyer of flyers) {
        const extra = pieces[kind]
        const more = extra ? piecesOf(chosen, extra.code, flyer) : 0
        if (!extra || more === 0) continue
        const { count = 0, price } = bill[kind] ?? {}
        const cost = timesPrice(extra.price, more)
        bill[kind] = { count: count + more, price: price ? addPrices(price, cost) : cost }
      }
  return bill
}

export const totalOf = ({ pricedItineraryList }: AirVerifyPriceRS): Amount | undefined =>
  sumPrices(pricedItineraryList.map(({ airItineraryPricingInfo }) => airItineraryPricingInfo.itinTotalFare.totalFare))

/** The server's total without what was chosen beside the flights. */
export function fareOf(answer: AirVerifyPriceRS): Amount | undefined {
  const total = totalOf(answer)
  if (!total) return undefined
  const fees = answer.pricedItineraryList.flatMap(
    ({ airItineraryPricingInfo }) => airItineraryPricingInfo.itinTotalFare.fees ?? [],
  )
  return fees.reduce(lessBy, total)
}

/** A share of a price is rounded to the cent, once for each part of it: so much apart is still the same fare. */
export function isSameFare(one: Amount, other: Amount, parts: number): boolean {
  if (one.currencyCode !== other.currencyCode) return false
  const [first, second] = [one, other].map(({ amount, currencyCode }) => moneyOfNumber(amount, currencyCode).minor)
  return Math.abs((first ?? 0) - (second ?? 0)) <= parts
}
