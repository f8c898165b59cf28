import { type Money, sum } from '@portolan/domain/money'
import type { OfferRef } from '@portolan/supplier/offer'
import type { Purchase } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord } from '../booking/booking.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { seatOf } from '../platform/party-seat.ts'
import type { Order } from './order.ts'
import { ageIn } from './people.ts'

/** The supplier's own total: what it may charge at most. */
const supplierTotal = (offers: readonly KeptOffer[]): Money =>
  sum(
    offers.map(({ supplierPrice }) => supplierPrice.total),
    offers[0]?.supplierPrice.total.currency ?? '',
  )

export const sellingTotal = (offers: readonly KeptOffer[]): Money =>
  sum(
    offers.map(({ price }) => price.selling),
    offers[0]?.price.selling.currency ?? '',
  )

const refOf = ({ supplier, token }: KeptOffer): OfferRef => ({ supplier, token })

/** Those of the order's travellers who go with this booking, under the names the supplier knows them by from the search. */
function travelersOf(order: Order, booking: BookingRecord): Traveler[] {
  const party = booking.offers[0]?.party ?? []
  const chosen = booking.wanted.travelerRefs ?? order.travelers.map(({ ref }) => ref)
  return chosen.flatMap((ref, index) => {
    const traveler = order.travelers.find((one) => one.ref === ref)
    const seat = party[index]
    if (!traveler) return []
    const age = ageIn(booking, traveler)
    return [
      {
        ...{ ...traveler, ref: seat?.ref ?? traveler.ref, type: seat?.type ?? traveler.type },
        ...(age !== undefined && { age }),
      },
    ]
  })
}

/** Who sleeps in which room, under the same names; the rooms in the order of their offers, whose handles are new by now. */
function groupsOf(booking: BookingRecord): Purchase['groups'] {
  const { offers, wanted } = booking
  if (!wanted.groups || wanted.groups.length !== offers.length) return undefined
  return wanted.groups.flatMap(({ travelerRefs }, index) => {
    const offer = offers[index]
    return offer ? [{ offer: refOf(offer), travelerRefs: travelerRefs.map((ref) => seatOf(booking, ref)) }] : []
  })
}

/** What the supplier is asked to hold or to sell. */
export function purchaseOf(order: Order, booking: BookingRecord): Purchase {
  const { offers, wanted } = booking
  const groups = groupsOf(booking)
  return {
    offers: offers.map(refOf),
    travelers: travelersOf(order, booking),
    ...(wanted.extras && { extras: wanted.extras }),
    ...(groups && { groups }),
    ...(wanted.answers && { answers: wanted.answers }),
    accept: supplierTotal(offers),
  }
}
