import type { HotelStay } from '@portolan/contract/hotel-stay'
import type { Language } from '@portolan/domain/language'
import { decimalOf, type Money, sum } from '@portolan/domain/money'
import type { HotelRange } from '@portolan/supplier/hotel'
import { saidDeadline } from '../platform/zone-name.ts'
import { propertyView } from './property-view.ts'
import { freeUntilOf, type Room } from './room.ts'
import { soldAs } from './share.ts'
import type { Stay } from './stays.ts'
import { chargesThere } from './total-view.ts'

/** What is known of all rooms and plans; where nobody told it, of the shown one alone. */
const rangeOf = ({ offer, detail }: Room): HotelRange =>
  detail.range ?? {
    ...{
      least: offer.supplierPrice.total,
      most: offer.supplierPrice.total,
      mealCodes: [detail.plan.mealCode],
      rooms: 1,
    },
    ...(detail.freeUntil !== undefined && { freeUntil: detail.freeUntil }),
  }

/**
 * A house in the list, at the price of its cheapest rooms, all of them together. It says until when cancelling is free
 * only where each room can be had on such a plan, and then the earliest of these moments.
 */
export function hotelStayView({ rooms, price }: Stay, language: Language): HotelStay {
  const [{ offer, detail }] = rooms
  const ranges = rooms.map((room) => ({ room, range: rangeOf(room) }))
  const whole = (part: (range: HotelRange) => Money): number =>
    decimalOf(
      sum(
        ranges.map(({ room, range }) => soldAs(part(range), room)),
        price.currency,
      ),
    )
  const freeUntil = freeUntilOf(ranges.map(({ range }) => range.freeUntil))
  const deadline = freeUntil === undefined ? undefined : saidDeadline(freeUntil, detail.house.timeZone, language)
  const payAtProperty = chargesThere(rooms, language)
  return {
    roomStayRPHs: rooms.map((room) => room.offer.rph),
    mealPlanCodes: [...new Set(ranges.flatMap(({ range }) => range.mealCodes))],
    ...(deadline && { freeCancelUntil: deadline.absoluteDeadline, freeCancelClock: deadline.clock }),
    ...(payAtProperty.length > 0 && { payAtProperty }),
    basicPropertyInfo: propertyView(detail.house, offer.supplier, language),
    price: {
      ...{ currencyCode: price.currency, amountAfterTax: decimalOf(price) },
      ...{ minPrice: whole(({ least }) => least), maxPrice: whole(({ most }) => most) },
    },
    status: 'Open',
  }
}
