import { allocate, type Money, zero } from '@portolan/domain/money'
import type { TransferDetail, TransferWay } from '@portolan/supplier/transfer'
import type { KeptOffer } from '../offer/offer.ts'
import { placesOf, WrongHandles } from '../platform/wrong-handles.ts'
import { rideOf } from './detail.ts'

/** A ride that makes sense, with the offer it comes in. */
export interface Ride {
  offer: KeptOffer
  detail: TransferDetail
}

/** What a supplier sends that is no ride, such as a simulated one, is left out. */
export const ridesIn = (offers: readonly KeptOffer[]): Ride[] =>
  offers.flatMap((offer) => {
    const detail = rideOf(offer.detail)
    return detail ? [{ offer, detail }] : []
  })

/** One ride is one item. Refuses (400) everything else. */
export function rideAlone(offers: readonly KeptOffer[]): Ride {
  const [ride] = ridesIn(offers)
  if (!ride || offers.length > 1)
    throw new WrongHandles(placesOf(offers, (offer, place) => place > 0 || ridesIn([offer]).length === 0))
  return ride
}

export function firstWay({ ways }: Pick<TransferDetail, 'ways'>): TransferWay {
  const [first] = ways
  if (!first) throw new Error('A ride without a way.')
  return first
}

export const headsOf = ({ adults, children }: Pick<TransferDetail, 'adults' | 'children'>): number => adults + children

/** The price in the currency that it is sold in: the drive and the fees are the whole of it, to the cent. */
export interface RideShares {
  drive: Money
  fees: { code: string; name: TransferDetail['fees'][number]['name']; amount: Money }[]
}

/** The markup is inside all of it: everything has its share by what the supplier asks. */
export function sharesOf({ offer: { price, supplierPrice }, detail: { fees } }: Ride): RideShares {
  const { selling } = price
  const paidApart = fees.reduce((sum, { amount }) => sum + amount.minor, 0)
  const driven = Math.max(0, supplierPrice.total.minor - paidApart)
  const weights = [driven, ...fees.map(({ amount }) => amount.minor)]
  const isFree = weights.every((weight) => weight === 0)
  const [drive = selling, ...rest] = isFree ? [selling] : allocate(selling, weights)
  return {
    drive,
    fees: fees.map((fee, index) => ({ ...fee, amount: rest[index] ?? zero(selling.currency) })),
  }
}
