import { addMinutes, timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { TransferDetail, TransferWay } from '@portolan/supplier/transfer'
import type { BookingRecord } from '../booking/booking.ts'
import type { ContentSection, PaperContent, PaperEvent, PaperView } from '../document/paper.ts'
import { cancelLines } from '../platform/cancel-lines.ts'
import { durationText, fill, wholeDayText, wordsIn } from '../platform/words.ts'
import { transferTexts } from './catalogue/text.ts'
import { isRideDetail } from './detail.ts'
import type { TransferParts } from './parts.ts'
import { soldRide } from './reservation-view.ts'
import { firstWay, rideAlone, sharesOf } from './ride.ts'
import { driveText, flightText, phoneText, ridersText, vehicleText, waitText, wayText } from './words.ts'

function sectionOf(way: TransferWay, detail: TransferDetail, language: Language): ContentSection {
  const { from, to, pickUpAt, minutes, meetingPoint } = way
  return {
    heading: wholeDayText(pickUpAt, language),
    legs: [
      {
        from: { time: timeOf(pickUpAt), place: from.name },
        to: { time: timeOf(addMinutes(pickUpAt, minutes)), place: to.name },
        ...{ text: vehicleText(detail, language), duration: durationText(minutes, language) },
      },
    ],
    lines: [wordsIn(meetingPoint, language), waitText(detail, language), flightText(way, language)].filter(Boolean),
  }
}

function eventOf(way: TransferWay, detail: TransferDetail, language: Language): PaperEvent {
  const { from, pickUpAt, timeZone, minutes, meetingPoint } = way
  return {
    title: wayText(way, language),
    start: { local: pickUpAt, timeZone },
    end: { local: addMinutes(pickUpAt, minutes), timeZone },
    ...{ minutes, location: from.name },
    lines: [wordsIn(meetingPoint, language), driveText(way, language), phoneText(detail, language)],
  }
}

function priceLines(booking: BookingRecord, language: Language): PaperContent['priceLines'] {
  const { drive, fees } = sharesOf(rideAlone(booking.offers))
  return [
    { text: transferTexts[language].ride, amount: drive },
    ...fees.map(({ name, amount }) => ({ text: wordsIn(name, language), amount })),
  ]
}

function voucherText({ reservation }: BookingRecord, language: Language): string[] {
  const [paper] = reservation?.documents ?? []
  return paper ? [fill(transferTexts[language].voucher, { number: paper.id })] : []
}

/** The voucher: where the driver is and when, in what, how long he waits, and whom to call. */
export const makeTransferPaperView = ({ carriersOf }: Pick<TransferParts, 'carriersOf'>): PaperView => ({
  products: ['transfer'],
  suits: ({ offers }) => offers.some(({ detail }) => isRideDetail(detail)),
  contentOf(booking, _, language): PaperContent {
    const detail = soldRide(booking)
    const { adult, child } = transferTexts[language]
    return {
      kind: 'voucher',
      ...{
        title: wayText(firstWay(detail), language),
        supplierName: carriersOf(booking.supplier)?.[0] ?? booking.supplier,
      },
      detailOf: ({ type }) => (type === 'child' || type === 'infant' ? child : adult),
      sections: [
        ...detail.ways.map((way) => sectionOf(way, detail, language)),
        {
          heading: ridersText(detail, language),
          legs: [],
          lines: [...voucherText(booking, language), phoneText(detail, language)],
        },
      ],
      priceLines: priceLines(booking, language),
      terms: cancelLines(rideAlone(booking.offers).offer, firstWay(detail).timeZone, language),
      events: detail.ways.map((way) => eventOf(way, detail, language)),
    }
  },
})
