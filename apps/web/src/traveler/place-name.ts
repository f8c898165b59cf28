import { countries } from '@portolan/domain/catalogue/country-code'
import { diallingCodes } from '@portolan/domain/catalogue/dialling-code'
import { type Language, localeOf } from '@portolan/domain/language'

/** Where the plain name of Intl is not the one in use on that market. */
const own: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  zh: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
}

/** Intl's short form for the two that are 'SAR China' in full. */
const short = new Set(['HK', 'MO'])

export function countryName(code: string, language: Language): string {
  const style = short.has(code) ? 'short' : 'long'
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', style })
  return own[language]?.[code] ?? names.of(code) ?? code
}

export interface Choice {
  value: string
  name: string
}

const sorted = (choices: Choice[], language: Language): Choice[] => {
  const { compare } = new Intl.Collator(localeOf(language))
  return choices.sort((one, other) => compare(one.name, other.name))
}

export const countryChoices = (language: Language): Choice[] =>
  sorted(
    countries.map((code) => ({ value: code, name: countryName(code, language) })),
    language,
  )

/** One entry a code, named after those who share it: 'Finland, Åland Islands'. */
export function diallingChoices(language: Language): Choice[] {
  const list = new Intl.ListFormat(localeOf(language), { type: 'unit', style: 'short' })
  const choices = Object.entries(diallingCodes).map(([value, places]) => ({
    value,
    name: list.format(places.map((place) => countryName(place, language))),
  }))
  return sorted(choices, language)
}
