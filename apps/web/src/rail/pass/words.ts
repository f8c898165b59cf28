import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { localeOf } from '@portolan/domain/language'
import { calendarText } from '../../i18n/calendar.ts'
import { useFormat } from '../../i18n/format.ts'
import { type Say, useSpeech, useText } from '../../i18n/text.ts'
import { partyWords } from '../form/party-words.ts'
import type { PassSearch } from '../pass-search.ts'

/** '2 adults, 1 youth'. */
export function usePartyWords({ adults, seniors, youths }: PassSearch): string {
  const t = useText()
  const { language } = useSpeech()
  return partyWords({ adults, seniors, youths: [...youths] }, t, localeOf(language))
}

export const typeWords = ({ passType }: Pick<RailPassProduct, 'passType'>, t: Say): string =>
  t(passType === 'FLEXIBLE' ? 'rail.pass.flexible' : 'rail.pass.consecutive')

export const classWords = (one: RailPassFare['class'], t: Say): string =>
  t(one === '1' ? 'rail.class.1' : 'rail.class.2')

/** '15 Nov 2026': a day whose year matters. */
export function useDayWords(): (date: string) => string {
  const { language } = useSpeech()
  return (date) => calendarText(date, 'dayOfYear', language)
}

/** '2nd Class and 1st Class', '1 Month(s) or 2 Month(s)'. */
export function useListWords(): (texts: readonly string[], type: 'conjunction' | 'disjunction') => string {
  const { language } = useSpeech()
  return (texts, type) => new Intl.ListFormat(localeOf(language), { type }).format(texts)
}

/** A few countries by their names, many by their number. */
export function useWhereWords(): (countries: readonly string[]) => string {
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const list = new Intl.ListFormat(localeOf(language), { type: 'unit', style: 'short' })
  return (countries) =>
    countries.length > 4
      ? t('pass.inCountries', { count: countries.length })
      : t('pass.whereList', { countries: list.format(countries.map((code) => format.country(code))) })
}

/** 'within 1 Month(s)': the span in which the days of travel lie. */
export function spanWords(within: string, t: Say): string {
  const [, months] = /^P(\d+)M$/.exec(within) ?? []
  return months ? t('pass.withinSpan', { months: Number(months) }) : ''
}
