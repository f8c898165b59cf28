import { type Language, languages, localeOf } from '@portolan/domain/language'
import { fold } from './fold.ts'

const displays = new Map<Language, Intl.DisplayNames>()
const names = new Map<string, string>()

/** Asking Intl costs more than a whole search: each name is asked for once. */
export function countryName(country: string, language: Language): string {
  const key = `${language} ${country}`
  const known = names.get(key)
  if (known !== undefined) return known
  const display = displays.get(language) ?? new Intl.DisplayNames([localeOf(language)], { type: 'region' })
  displays.set(language, display)
  const name = display.of(country) ?? country
  names.set(key, name)
  return name
}

const spoken: Record<string, string> = {
  GB: 'UK|England|Scotland|Wales|Inglaterra|Angleterre|英国|英國|إنجلترا',
  US: 'USA|America|Amerique|美国|美國|أمريكا',
  AE: 'UAE|Emirates',
  NL: 'Holland|Holanda|Hollande|荷兰|هولندا',
  CZ: 'Czech Republic',
  TR: 'Turkey|Turquie',
  KR: 'Korea',
}

/** What a country is called in any of our languages, folded. */
export const countryNames = (country: string): string[] => [
  ...(spoken[country]?.split('|') ?? []).map(fold),
  ...languages.map((language) => fold(countryName(country, language))),
]

/** The words of its names, its ISO code among them. */
export const countryWords = (country: string): Set<string> =>
  new Set([country.toLowerCase(), ...countryNames(country)].flatMap((name) => name.split(' ')))
