import { isEnded } from '@portolan/domain/booking/lifecycle'
import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { CarDetail, CarOffice } from '@portolan/supplier/car'
import type { BookingRecord } from '../booking/booking.ts'
import type { ContentSection, PaperContent, PaperEvent, PaperView } from '../document/paper.ts'
import { cancelLines } from '../platform/cancel-lines.ts'
import { dueOnTheSpot } from '../platform/paid-there.ts'
import { dueText } from '../platform/payment-words.ts'
import { priceText } from '../platform/price-text.ts'
import { type ContentLine, metThere } from '../platform/sum-line.ts'
import { countryText, dotted, fill, listText, wholeDayText, wordsIn } from '../platform/words.ts'
import { carTexts } from './catalogue/text.ts'
import { isRentalDetail } from './detail.ts'
import type { Rental } from './rental.ts'
import { reservedBy } from './reserved.ts'
import { sharesOf } from './share.ts'
import {
  carName,
  chargeText,
  chosenTexts,
  daysText,
  depositLine,
  driverText,
  excessText,
  hoursText,
  kindText,
  mileageLine,
  notCoveredText,
  rateText,
} from './words.ts'

const placeText = ({ name, city, country }: CarOffice, language: Language): string =>
  [name, city, countryText(country, language)].join(', ')

function pointSection({ office, at }: CarDetail['pickUp'], text: string, language: Language): ContentSection {
  const texts = carTexts[language]
  return {
    heading: fill(text, { office: office.name, day: wholeDayText(at, language), time: timeOf(at) }),
    legs: [],
    lines: [
      placeText(office, language),
      texts.access[office.access],
      fill(texts.open, { hours: hoursText(office, language) }),
    ],
  }
}

/** A car that is given back has no deadline any more. */
function carSection(
  { detail, offer }: Rental,
  { confirmation, status }: { confirmation: string | undefined; status: BookingRecord['status'] },
  language: Language,
): ContentSection {
  const texts = carTexts[language]
  return {
    heading: dotted([kindText(detail.car, language), detail.car.acriss, daysText(detail, language)]),
    legs: [],
    lines: [
      rateText(detail, language),
      mileageLine(detail, language),
      ...chosenTexts(detail, language),
      metThere(excessText(detail, language)),
      ...(isEnded(status) ? [] : cancelLines(offer, detail.pickUp.office.timeZone, language)),
      confirmation === undefined ? '' : fill(texts.confirmation, { number: confirmation }),
    ].filter(Boolean),
  }
}

/** What the office takes at pick-up and what for, as it takes it. */
function takenAtPickUp(rental: Rental, language: Language): string[] {
  const { offer } = rental
  const due = dueOnTheSpot([offer], offer.price.selling.currency)
  if (due.amount.minor === 0) return []
  const { paidThere, paidThereFor } = carTexts[language]
  const parts = sharesOf(rental)
    .filter(({ charge, local }) => charge.isPaidThere && local.minor > 0)
    .map(({ charge, local }) => `${chargeText(charge, language)} ${priceText(local, language)}`)
  return [
    fill(paidThere, { price: dueText(due, language) }),
    ...(parts.length > 0 ? [fill(paidThereFor, { list: listText(parts, language) })] : []),
  ]
}

/** What the office takes at pick-up, and what it blocks. */
const payThereOf = (rental: Rental, language: Language): ContentLine[] => [
  ...takenAtPickUp(rental, language),
  depositLine(rental.detail, language),
]

/** What is not covered, and the rules of the country: all of it is met at the desk, whoever has paid. */
function termsOf({ detail }: Rental, language: Language): ContentLine[] {
  const terms = [
    notCoveredText(detail, language),
    driverText(detail, language),
    ...[detail.fuelRule, ...detail.borderRules, ...detail.rules].map((words) => wordsIn(words, language)),
  ]
  return terms.map((text) => metThere(text))
}

function eventOf({ car, pickUp, dropOff }: CarDetail, language: Language): PaperEvent {
  const { pickUp: fetched, dropOff: returned } = carTexts[language]
  const told = ({ office, at }: CarDetail['pickUp'], text: string): string =>
    fill(text, { office: office.name, day: wholeDayText(at, language), time: timeOf(at) })
  return {
    title: carName(car, language),
    start: { local: pickUp.at, timeZone: pickUp.office.timeZone },
    end: { local: dropOff.at, timeZone: dropOff.office.timeZone },
    location: placeText(pickUp.office, language),
    lines: [told(pickUp, fetched), told(dropOff, returned)],
  }
}

/** The voucher: which car, where and when it is fetched and brought back, on which terms, and under which number. */
export const carPaperView: PaperView = {
  products: ['car'],
  suits: ({ offers }) => offers.some(({ detail }) => isRentalDetail(detail)),
  contentOf(booking, _, language): PaperContent {
    const { confirmation, ...rental } = reservedBy(booking)
    const { detail } = rental
    const texts = carTexts[language]
    return {
      kind: 'voucher',
      ...{ title: carName(detail.car, language), supplierName: detail.vendor.name },
      detailOf: () => texts.driver,
      sections: [
        pointSection(detail.pickUp, texts.pickUp, language),
        pointSection(detail.dropOff, texts.dropOff, language),
        carSection(rental, { confirmation, status: booking.status }, language),
      ],
      priceLines: sharesOf(rental).map(({ charge, amount }) => ({ text: chargeText(charge, language), amount })),
      payThere: payThereOf(rental, language),
      terms: termsOf(rental, language),
      events: [eventOf(detail, language)],
    }
  },
}
