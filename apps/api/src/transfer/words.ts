import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { TransferDetail, TransferWay } from '@portolan/supplier/transfer'
import { countText, dayText, dotted, fill, listText, wordsIn } from '../platform/words.ts'
import { termsText } from '../platform/zone-name.ts'
import { transferTexts } from './catalogue/text.ts'
import { firstWay } from './ride.ts'

/** 'Lisbon Airport – Casa do Cais'. */
export const wayText = ({ from, to }: Pick<TransferWay, 'from' | 'to'>, language: Language): string =>
  fill(transferTexts[language].way, { from: from.name, to: to.name })

/** 'Private · 2 × Van'. */
export function vehicleText({ level, vehicle, count }: TransferDetail, language: Language): string {
  const { levels, several } = transferTexts[language]
  const name = wordsIn(vehicle.name, language)
  const isNamedByLevel = level !== 'private'
  return dotted([
    isNamedByLevel ? '' : levels[level],
    count > 1 ? fill(several, { count: String(count), vehicle: name }) : name,
  ])
}

/** '2 adults, 1 child, 4 bags, 1 child seat'. */
export function ridersText({ adults, children, bags, childSeats }: TransferDetail, language: Language): string {
  const texts = transferTexts[language]
  return listText(
    [
      countText(texts.adults, adults, language),
      ...(children > 0 ? [countText(texts.children, children, language)] : []),
      ...(bags > 0 ? [countText(texts.bags, bags, language)] : []),
      ...(childSeats > 0 ? [countText(texts.childSeats, childSeats, language)] : []),
    ],
    language,
  )
}

/** 'Sun 20 Dec, 23:05'. */
export const pickUpText = ({ pickUpAt }: Pick<TransferWay, 'pickUpAt'>, language: Language): string =>
  listText([dayText(pickUpAt, language), timeOf(pickUpAt)], language)

export const driveText = ({ km, minutes }: Pick<TransferWay, 'km' | 'minutes'>, language: Language): string =>
  fill(transferTexts[language].drive, { km: String(km), minutes: String(minutes) })

export const flightText = ({ flight }: Pick<TransferWay, 'flight'>, language: Language): string =>
  flight ? fill(transferTexts[language].flight, { flight: `${flight.airline} ${flight.number}` }) : ''

export const waitText = ({ waitMinutes, level }: TransferDetail, language: Language): string =>
  level === 'shared'
    ? transferTexts[language].waitsNot
    : fill(transferTexts[language].waits, { minutes: String(waitMinutes) })

/** On the clock of the place. */
export const cancelText = (detail: TransferDetail, language: Language): string =>
  detail.freeUntil === undefined
    ? transferTexts[language].nonCancelable
    : fill(transferTexts[language].freeUntil, {
        date: termsText(detail.freeUntil, firstWay(detail).timeZone, language),
      })

export const phoneText = ({ phone }: TransferDetail, language: Language): string =>
  fill(transferTexts[language].phone, { phone })
