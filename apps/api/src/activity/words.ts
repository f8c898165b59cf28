import { timeOf } from '@portolan/domain/date'
import { type Language, localeOf } from '@portolan/domain/language'
import type { ActivityCategory, ActivityDetail, ActivityTour } from '@portolan/supplier/activity'
import { countText, dayText, dotted, durationText, fill, listText, wordsIn } from '../platform/words.ts'
import { termsText } from '../platform/zone-name.ts'
import { activityTexts } from './catalogue/text.ts'

/** On the clock of the place. */
export const cancelText = ({ freeUntil, tour }: ActivityDetail, language: Language): string =>
  freeUntil === undefined
    ? activityTexts[language].nonCancelable
    : fill(activityTexts[language].freeUntil, { date: termsText(freeUntil, tour.timeZone, language) })

export const categoryText = ({ type, count }: ActivityCategory, language: Language): string =>
  countText(activityTexts[language].people[type], count, language)

/** '2 adults, 1 child'. */
export const peopleText = ({ categories }: ActivityDetail, language: Language): string =>
  listText(
    categories
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.minAge - one.minAge)
      .map((category) => categoryText(category, language)),
    language,
  )

/** 'Tue 22 Dec · 09:30–12:30'. */
export const timeText = ({ startsAt, endsAt }: ActivityDetail, language: Language): string =>
  dotted([dayText(startsAt, language), `${timeOf(startsAt)}–${timeOf(endsAt)}`])

/** 'Walks · 2 h 00 min'. */
export const shortDescription = ({ kind, minutes }: ActivityTour, language: Language): string =>
  dotted([activityTexts[language].kinds[kind], durationText(minutes, language)])

export const tourName = ({ name }: Pick<ActivityTour, 'name'>, language: Language): string => wordsIn(name, language)

/** 'Languages: English, French'. */
export function guidedText({ group }: ActivityDetail, language: Language): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' })
  const languages = listText(
    group.languages.map((code) => names.of(code) ?? code),
    language,
  )
  return fill(activityTexts[language].guidedIn, { languages })
}

/** Where it begins, and where it ends if elsewhere. */
export function placesText({ tour: { start, end, hasPickUp } }: ActivityDetail, language: Language): string[] {
  const texts = activityTexts[language]
  return [
    ...(hasPickUp ? [texts.pickUp] : []),
    fill(texts.startsAt, { place: start.name }),
    ...(end.name === start.name ? [] : [fill(texts.endsAt, { place: end.name })]),
  ]
}
