import type { SaidDeadline } from '@portolan/contract/shared'
import { type Language, languages, localeOf } from '@portolan/domain/language'
import { type Clock, deadlineText } from '@portolan/domain/moment'
import zoneCities from './catalogue/zone-city.json' with { type: 'json' }
import { zonedInstant } from './local-time.ts'
import { fill } from './words.ts'

const cities: ReadonlyMap<string, string> = new Map(Object.entries(zoneCities))

/** 'heure de Paris', 'd’Amsterdam', 'du Caire'. */
function ofInFrench(city: string): string {
  if (city.startsWith('Le ')) return `du ${city.slice(3)}`
  return /^[aeiouy]/i.test(city.normalize('NFD')) ? `d’${city}` : `de ${city}`
}

const phrases: Record<Language, string> = {
  en: '{city} time',
  zh: '{city}时间',
  zhHK: '{city}時間',
  es: 'hora de {city}',
  fr: 'heure {city}',
  ar: 'بتوقيت {city}',
}

/** What the language calls a zone that none of our cities is in. */
function genericName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return language === 'ar' && /^(?:ال)?توقيت/.test(name) ? `ب${name}` : name
}

/** 'Paris time', 'heure de Paris', '巴黎时间', 'بتوقيت باريس': a zone as people call it, not as computers do. */
export function zoneName(timeZone: string, language: Language): string {
  const city = cities.get(timeZone)?.split('|')[languages.indexOf(language)]
  if (city) return fill(phrases[language], { city: language === 'fr' ? ofInFrench(city) : city })
  return /^(?:Etc\/)?(?:UTC|UCT|GMT|Zulu|Universal)$/.test(timeZone) ? 'UTC' : genericName(timeZone, language)
}

/** The same in all languages, for a page that can be switched between them. */
export const zoneNames = (timeZone: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, zoneName(timeZone, language)]))

/** The clock of a place, a shop or a buyer, with its name. */
export const clockOf = (timeZone: string, language: Language): Clock => ({
  timeZone,
  name: zoneName(timeZone, language),
})

const mostSaid = 5_000
const said = new Map<string, SaidDeadline>()

/**
 * A deadline of terms, and '28 Mar 2027, 18:00 Paris time', as cards, mails and papers all write it. A search says the
 * same few thousands of times; were they many, it begins anew.
 */
export function saidDeadline(instant: number, timeZone: string, language: Language): SaidDeadline {
  const key = `${language} ${timeZone} ${instant}`
  const known = said.get(key)
  if (known) return known
  const [absoluteDeadline, clock] = [zonedInstant(timeZone, instant), zoneName(timeZone, language)]
  const text = deadlineText({ at: absoluteDeadline, clock }, undefined, language)
  if (said.size >= mostSaid) said.clear()
  const deadline = { text, absoluteDeadline, clock }
  said.set(key, deadline)
  return deadline
}

export const termsText = (instant: number, timeZone: string, language: Language): string =>
  saidDeadline(instant, timeZone, language).text
