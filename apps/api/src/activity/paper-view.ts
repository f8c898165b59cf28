import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { ActivityDetail } from '@portolan/supplier/activity'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord } from '../booking/booking.ts'
import type { PaperContent, PaperEvent, PaperView } from '../document/paper.ts'
import { cancelLines } from '../platform/cancel-lines.ts'
import { seatOf } from '../platform/party-seat.ts'
import { countText, dotted, durationText, fill, wholeDayText, wordsIn } from '../platform/words.ts'
import { activityTexts } from './catalogue/text.ts'
import type { Departure } from './departure.ts'
import { isDepartureDetail } from './detail.ts'
import { type Reserved, reservedBy } from './reserved.ts'
import { sharesOf } from './share.ts'
import { categoryText, guidedText, peopleText, placesText, tourName } from './words.ts'

const hoursText = ({ startsAt, endsAt, tour }: ActivityDetail, language: Language): string =>
  dotted([`${timeOf(startsAt)}–${timeOf(endsAt)}`, durationText(tour.minutes, language)])

/** Everybody by their category; of a private group its one price. */
function priceLines(departure: Departure, language: Language): PaperContent['priceLines'] {
  const { offer, detail } = departure
  if (detail.group.pricing === 'group')
    return [{ text: wordsIn(detail.group.name, language), amount: offer.price.selling }]
  return sharesOf(departure).flatMap(({ category, total }) =>
    total ? [{ text: categoryText(category, language), amount: total }] : [],
  )
}

function linesOf({ detail, voucher }: Reserved, language: Language): string[] {
  const texts = activityTexts[language]
  return [
    hoursText(detail, language),
    ...placesText(detail, language),
    dotted([wordsIn(detail.group.name, language), countText(texts.upTo, detail.group.maxSize, language)]),
    guidedText(detail, language),
    peopleText(detail, language),
    ...(voucher === undefined ? [] : [fill(texts.voucher, { number: voucher })]),
  ]
}

function eventOf(detail: ActivityDetail, language: Language): PaperEvent {
  const { tour, startsAt, endsAt } = detail
  const { timeZone } = tour
  return {
    ...{ title: tourName(tour, language), location: tour.start.name, minutes: tour.minutes },
    ...{ start: { local: startsAt, timeZone }, end: { local: endsAt, timeZone } },
    lines: placesText(detail, language),
  }
}

/** What somebody takes part as, by how the tour counts them. */
function personIn(booking: BookingRecord, { bands, categories }: ActivityDetail, language: Language) {
  return ({ ref, type }: Traveler): string => {
    const band = bands.find(({ travelerRef }) => travelerRef === seatOf(booking, ref))
    const category = categories.find(({ minAge, maxAge }) => minAge === band?.fromAge && maxAge === band.toAge)
    return activityTexts[language].person[category?.type ?? type]
  }
}

/** The voucher: what, when, where to be, in which group, and under which number the guide knows them. */
export const activityPaperView: PaperView = {
  products: ['activity'],
  suits: ({ offers }) => offers.some(({ detail }) => isDepartureDetail(detail)),
  contentOf(booking, _, language): PaperContent {
    const reserved = reservedBy(booking)
    const { detail } = reserved
    const title = tourName(detail.tour, language)
    return {
      ...{ kind: 'voucher', title, supplierName: title },
      detailOf: personIn(booking, detail, language),
      sections: [{ heading: wholeDayText(detail.startsAt, language), legs: [], lines: linesOf(reserved, language) }],
      priceLines: priceLines(reserved, language),
      ...(reserved.voucher !== undefined && { code: reserved.voucher }),
      terms: [...cancelLines(reserved.offer, detail.tour.timeZone, language), activityTexts[language].early],
      events: [eventOf(detail, language)],
    }
  },
}
