import type { ActivityReservation } from '@portolan/contract/activity'
import type { UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { ActivityPoint } from '@portolan/supplier/activity'
import type { BookingRecord, PurchaseRecord } from '../booking/booking.ts'
import type { ReservationView } from '../booking/reservation-view.ts'
import { amountView } from '../platform/amount.ts'
import { pictureUrl } from '../platform/picture-url.ts'
import { wordsIn } from '../platform/words.ts'
import { activityTexts } from './catalogue/text.ts'
import { isDepartureDetail } from './detail.ts'
import { qualifierOf } from './party.ts'
import { type Reserved, reservedBy } from './reserved.ts'
import { sharesOf } from './share.ts'
import { cancelText, tourName } from './words.ts'

type Bought = NonNullable<ActivityReservation['activity']>

const pointView = ({ name, lat, lon }: ActivityPoint): Bought['startingPoint'] => ({
  locationName: name,
  position: { latitude: lat, longitude: lon },
})

function boughtView(reserved: Reserved, language: Language): Bought {
  const { detail } = reserved
  const { tour, group, startsAt, endsAt } = detail
  const name = tourName(tour, language)
  return {
    ...{ tourActivityID: tour.id, name, groupName: wordsIn(group.name, language) },
    ...{ start: `${startsAt}:00`, end: `${endsAt}:00` },
    ...{ startingPoint: pointView(tour.start), endingPoint: pointView(tour.end) },
    languagesSpoken: [...group.languages],
    participants: sharesOf(reserved).flatMap(({ category: { type, count }, total }) =>
      count === 0
        ? []
        : [{ qualifierInfo: qualifierOf(type), quantity: count, ...(total && { price: amountView(total) }) }],
    ),
    rules: [
      // A deadline stands among the penalties, where the clock of the reader can be put beside it.
      ...(detail.freeUntil === undefined ? [cancelText(detail, language)] : []),
      activityTexts[language].early,
      ...(tour.hasPickUp ? [activityTexts[language].pickUp] : []),
    ],
    image: { url: pictureUrl(tour.picture), caption: name },
  }
}

/** What was bought, and the code that the guide scans. */
export function makeActivityReservationView({ uniqueIDOf }: { uniqueIDOf(booking: BookingRecord): UniqueID }) {
  function reservationOf(booking: BookingRecord, _: PurchaseRecord, language: Language): ActivityReservation {
    const { status, holdUntil, price } = booking
    const reserved = reservedBy(booking)
    const isBought = status === 'Committed' || status === 'Ticketed'
    return {
      ...{ uniqueID: uniqueIDOf(booking), status, total: amountView(price) },
      ...(status === 'OnHold' && holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }),
      ...(isBought &&
        reserved.voucher !== undefined && { voucher: { format: 'QRCODE' as const, value: reserved.voucher } }),
      activity: boughtView(reserved, language),
    }
  }

  return {
    products: ['activity'],
    suits: ({ offers }) => offers.some(({ detail }) => isDepartureDetail(detail)),
    reservationOf,
  } satisfies ReservationView
}

export type ActivityReservationView = ReturnType<typeof makeActivityReservationView>
