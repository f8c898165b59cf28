import type { RailCondition } from '@portolan/contract/rail-journey'
import type { Language } from '@portolan/domain/language'
import { isPassGroup } from '@portolan/domain/rail/pass-region'
import type { RailPassDetail } from '@portolan/supplier/rail'
import { countryText, countText, fill } from '../platform/words.ts'
import { passTexts } from './catalogue/pass-text.ts'

/** Names of products: the same in every language. */
const properNames: ReadonlySet<string> = new Set([
  'Swiss Travel Pass',
  'Swiss Travel Pass Flex',
  'German Rail Pass',
  'BritRail Pass',
])

type Named = Pick<RailPassDetail, 'region' | 'label'>

/** Under its name in the caller's language; the supplier's own where it is a name or we have none. */
export function passLabel({ region, label }: Named, language: Language): string {
  const { names, oneCountry } = passTexts[language]
  if (properNames.has(label)) return label
  if (isPassGroup(region)) return names[region]
  return /^[A-Z]{2}$/.test(region) ? fill(oneCountry, { country: countryText(region, language) }) : label
}

/** What we have no words for is not shown. */
export const passConditions = (
  { conditions }: Pick<RailPassDetail, 'conditions'>,
  language: Language,
): RailCondition[] =>
  conditions.flatMap((code) => {
    const stringValue = passTexts[language].conditions[code]
    return stringValue === undefined ? [] : [{ code, stringValue }]
  })

/** Where, how often, and who goes free. */
export function passIncludes(detail: RailPassDetail, language: Language): string[] {
  const { country, countries, ...days } = passTexts[language].includes
  const [only, ...others] = detail.countries
  const where =
    only !== undefined && others.length === 0
      ? fill(country, { country: countryText(only, language) })
      : countText(countries, detail.countries.length, language)
  const free = passConditions(detail, language).filter(({ code }) => code.startsWith('CHILD_FREE'))
  return [where, days[detail.passType], ...free.map(({ stringValue }) => stringValue)]
}
