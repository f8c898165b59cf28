import type { AirParty } from '../../flight/search.ts'
import type { Say } from '../../i18n/text.ts'
import { agesOf, type PartyValues } from './values.ts'

type Party = Pick<PartyValues, 'adults' | 'infants'> & { children: AirParty['children'] | PartyValues['children'] }

/** '2 adults, 1 child': joined as the language joins a list of units. */
export function partyWords({ adults, children, infants }: Party, t: Say, locale: string): string {
  const parts = [
    adults > 0 && t('air.count.adults', { count: adults }),
    children.length > 0 && t('air.count.children', { count: children.length }),
    infants > 0 && t('air.count.infants', { count: infants }),
  ].filter((part) => part !== false)
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}

/** 'Children are 4 and 9', once their ages are chosen. */
export function ageWords({ children }: PartyValues, t: Say, locale: string): string {
  const ages = agesOf(children)
  if (ages.length === 0) return ''
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(ages.map(String))
  return t('air.form.ages', { count: ages.length, ages: list })
}
