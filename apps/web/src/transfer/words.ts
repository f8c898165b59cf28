import { timeOf } from '@portolan/domain/date'
import type { Format } from '../i18n/format.ts'
import type { Say } from '../i18n/text.ts'
import { type PartyAsked, peopleOf } from './search.ts'

const joined = (parts: readonly (string | false)[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts.filter((part) => part !== false))

/** '2 adults, 1 child' */
export const peopleWords = ({ adults, children }: PartyAsked, t: Say, locale: string): string =>
  joined(
    [t('transfer.count.adults', { count: adults }), children > 0 && t('transfer.count.children', { count: children })],
    locale,
  )

/** '4 bags, 1 child seat' */
export const thingsWords = ({ bags, childSeats }: PartyAsked, t: Say, locale: string): string =>
  joined(
    [t('transfer.count.bags', { count: bags }), childSeats > 0 && t('transfer.count.seats', { count: childSeats })],
    locale,
  )

/** '3 people, 4 bags' */
export const shortPartyWords = (party: PartyAsked, t: Say, locale: string): string =>
  joined(
    [t('transfer.count.people', { count: peopleOf(party) }), t('transfer.count.bags', { count: party.bags })],
    locale,
  )

/** '2 adults, 1 child, 4 bags, 1 child seat' */
export const partyWords = (party: PartyAsked, t: Say, locale: string): string =>
  joined([peopleWords(party, t, locale), thingsWords(party, t, locale)], locale)

/** 'Sun 20 Dec, 23:05': a local moment, as the place's clocks show it. */
export const momentWords = (moment: string, t: Say, format: Format): string =>
  t('transfer.moment', { date: format.date(moment.slice(0, 10)), time: timeOf(moment) })
