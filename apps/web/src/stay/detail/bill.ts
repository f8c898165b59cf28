import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { Amount, Charge, TakenLater } from '@portolan/contract/shared'
import { sumPrices } from '../../price/sum.ts'
import { priceOf } from '../price.ts'

export interface Bill {
  readonly nights: readonly { readonly date: string; readonly price: Amount }[]
  /** Beside the nights, each named. */
  readonly taxes: readonly Charge[]
  /** Taken off the nights: nights and taxes less this are the total. */
  readonly discount: Amount | undefined
  readonly total: Amount
}

export const taxesOf = ({ total }: RoomStay): Charge[] =>
  (total.taxes?.taxList ?? []).filter(({ amount }) => amount > 0)

/** One room, night by night. Every figure is the server's. */
export function billOf(stay: RoomStay): Bill {
  const [rate] = stay.roomRates
  return {
    nights: (rate?.rates ?? []).map(({ effectiveDate, base }) => ({ date: effectiveDate, price: priceOf(base) })),
    taxes: taxesOf(stay),
    discount: rate?.discount,
    total: priceOf(stay.total),
  }
}

/** Who is paid: all of it by us, all of it by the house, or a part now and the rest there. */
export type Payment = 'now' | 'there' | 'deposit'

export function paymentOf({ ratePlans, payAtProperty, total }: RoomStay): Payment | undefined {
  const isPrepaid = ratePlans[0]?.prepaidIndicator
  if (isPrepaid === undefined) return undefined
  if (isPrepaid) return 'now'
  return payAtProperty && payAtProperty.amount < priceOf(total).amount ? 'deposit' : 'there'
}

/** Of all rooms, what the house takes itself. */
export const paidThereOf = (stays: readonly RoomStay[]): Amount | undefined =>
  sumPrices(stays.flatMap(({ payAtProperty }) => payAtProperty ?? []))

/** All of it is paid to the house: nothing is charged by us. */
export const isPaidThere = (stays: readonly RoomStay[], { amount }: Amount): boolean =>
  amount > 0 && (paidThereOf(stays)?.amount ?? 0) >= amount

/** Part of that, on the day on which the house takes it. */
export const takenLaterOf = (stays: readonly RoomStay[]): TakenLater[] =>
  stays.flatMap(({ restDueOn, restDue }) =>
    restDueOn !== undefined && restDue ? [{ on: restDueOn, price: restDue }] : [],
  )
