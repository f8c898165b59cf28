import type { Say } from '../../i18n/text.ts'
import { agesOf, type PartyValues } from './ticket-values.ts'

/** '2 adults, 1 youth': joined as the language joins a list of units. */
export function partyWords({ adults, seniors, youths }: PartyValues, t: Say, locale: string): string {
  const parts = [
    adults > 0 && t('rail.count.adults', { count: adults }),
    seniors > 0 && t('rail.count.seniors', { count: seniors }),
    youths.length > 0 && t('rail.count.youths', { count: youths.length }),
  ].filter((part) => part !== false)
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}

/** 'Youths are 19 and 12', once their ages are chosen. */
export function ageWords({ youths }: PartyValues, t: Say, locale: string): string {
  const ages = agesOf(youths)
  if (ages.length === 0) return ''
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(ages.map(String))
  return t('rail.form.ages', { count: ages.length, ages: list })
}
