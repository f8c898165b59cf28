import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import type { CarDetail, CarOffice } from '@portolan/supplier/car'
import { type ContentLine, metThere } from '../platform/sum-line.ts'
import { countText, dayText, dotted, fill, listText, moneyText, weekdaysIn, wordsIn } from '../platform/words.ts'
import { termsText } from '../platform/zone-name.ts'
import { carTexts } from './catalogue/text.ts'

/** 'Volkswagen Golf or similar'. */
export function carName({ make, model, orSimilar }: CarDetail['car'], language: Language): string {
  const car = `${make} ${model}`
  return orSimilar ? fill(carTexts[language].orSimilar, { car }) : car
}

/** 'Compact · Automatic'. */
export const kindText = ({ className, transmission }: CarDetail['car'], language: Language): string =>
  dotted([wordsIn(className, language), carTexts[language].transmission[transmission]])

export function rateText({ rateCode }: Pick<CarDetail, 'rateCode'>, language: Language): string {
  const known: Readonly<Record<string, string>> = carTexts[language].rates
  return Object.hasOwn(known, rateCode) ? (known[rateCode] ?? rateCode) : rateCode
}

/** On the clock of the office. */
export function cancelText({ freeUntil, rateCode, pickUp }: CarDetail, language: Language): string {
  const texts = carTexts[language]
  if (freeUntil !== undefined)
    return fill(texts.freeUntil, { date: termsText(freeUntil, pickUp.office.timeZone, language) })
  return rateCode === 'PREPAID' ? texts.payOnCancel : texts.nonCancelable
}

const pointText = ({ office, at }: CarDetail['pickUp'], text: string, language: Language): string =>
  fill(text, { office: office.name, day: dayText(at, language), time: timeOf(at) })

export const pickUpText = ({ pickUp }: CarDetail, language: Language): string =>
  pointText(pickUp, carTexts[language].pickUp, language)

export const dropOffText = ({ dropOff }: CarDetail, language: Language): string =>
  pointText(dropOff, carTexts[language].dropOff, language)

export const daysText = ({ days }: Pick<CarDetail, 'days'>, language: Language): string =>
  countText(carTexts[language].days, days, language)

/** '2 × Child seat'; one alone has no number. */
const severalText = (name: string, quantity: number, language: Language): string =>
  quantity > 1 ? fill(carTexts[language].several, { count: String(quantity), name }) : name

/** By its own name, with how many of it or how much of the rental it is. */
export function chargeText(
  { name, code, quantity, percent }: CarDetail['charges'][number],
  language: Language,
): string {
  const own = wordsIn(name, language)
  if (percent !== undefined) return fill(carTexts[language].share, { name: own, percent: String(percent) })
  if (code === 'RENTAL') return dotted([own, daysText({ days: quantity }, language)])
  return severalText(own, quantity, language)
}

/** What was chosen beside the car, by name. */
export const chosenTexts = ({ charges, chosen }: CarDetail, language: Language): string[] =>
  charges
    .filter(({ code }) => chosen.some((one) => one.code === code))
    .map(({ name, quantity }) => severalText(wordsIn(name, language), quantity, language))

export function mileageLine({ mileage }: CarDetail, language: Language): ContentLine {
  const texts = carTexts[language]
  if (!mileage) return texts.unlimited
  const km = String(mileage.kmADay)
  const price = moneyText(mileage.eachFurtherKm, language)
  return metThere(fill(texts.mileage, { km, price }), fill(texts.someMileage, { km }))
}

export const excessText = ({ excess }: CarDetail, language: Language): string =>
  excess.minor === 0
    ? carTexts[language].noExcess
    : fill(carTexts[language].excess, { price: moneyText(excess, language) })

export const notCoveredText = ({ notCovered }: CarDetail, language: Language): string =>
  fill(carTexts[language].notCovered, {
    list: listText(
      notCovered.map((words) => wordsIn(words, language)),
      language,
    ),
  })

/** On paper: not everybody is told how much. */
export const depositLine = (detail: CarDetail, language: Language): ContentLine => ({
  text: depositText(detail, language),
  withoutSum: carTexts[language].someDeposit,
})

export const depositText = ({ deposit }: CarDetail, language: Language): string =>
  fill(carTexts[language].deposit, { price: moneyText(deposit, language) })

export const driverText = ({ minAge, licenceYears }: CarDetail, language: Language): string =>
  fill(carTexts[language].driverIs, { age: String(minAge), years: String(licenceYears) })

/** Making a format takes longer than using it, and longer than anything else that was made before the server listened. */
const weekdays = new Map<Language, ReturnType<typeof weekdaysIn>>()

function weekdaysOf(language: Language): ReturnType<typeof weekdaysIn> {
  const made = weekdays.get(language) ?? weekdaysIn(language)
  weekdays.set(language, made)
  return made
}

/** 'Mon–Fri 08:00–18:00, Sat 08:00–13:00, Sun closed'; days that are alike stand together. */
export function hoursText({ hours }: Pick<CarOffice, 'hours'>, language: Language): string {
  const { always, closed } = carTexts[language]
  const texts = hours.map((day) => day.map(({ from, to }) => `${from}–${to}`).join(' ') || closed)
  if (texts.every((text) => text === '00:00–24:00')) return always
  const runs: { first: number; last: number; text: string }[] = []
  for (const [index, text] of texts.entries()) {
    const run = runs.at(-1)
    if (run?.text === text) run.last = index
    else runs.push({ first: index, last: index, text })
  }
  return listText(
    runs.map(({ first, last, text }) => {
      const days = [...new Set([first, last])].map((index) => weekdaysOf(language)[index] ?? '')
      return `${days.join('–')} ${text}`
    }),
    language,
  )
}
