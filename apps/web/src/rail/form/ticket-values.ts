import { addDays, type DateRange, type IsoDate } from '@portolan/domain/date'
import { largestParty, railHorizon } from '@portolan/domain/rail/fare'
import type { MessageId } from '../../i18n/messages.ts'
import type { Problem } from '../../session/form-schema.ts'
import { aloneIn } from '../party.ts'
import { placeKey, type RailPlace, type RailSearch, wholeDay } from '../search.ts'

/** Who travels, as it is being filled in: a youth whose age was not chosen yet has none. */
export interface PartyValues {
  adults: number
  seniors: number
  youths: (number | null)[]
}

export interface TicketValues {
  trip: 'oneWay' | 'return'
  from: RailPlace | null
  to: RailPlace | null
  via: RailPlace | null
  dates: DateRange
  departAt: string
  backAt: string
  party: PartyValues
  direct: boolean
  fareCode: string
}

/** One adult, until somebody says otherwise. */
const startParty: PartyValues = { adults: 1, seniors: 0, youths: [] }

export const partyOf = ({ adults, seniors, youths }: Partial<RailSearch>): PartyValues =>
  adults === undefined ? startParty : { adults, seniors: seniors ?? 0, youths: [...(youths ?? [])] }

/** What is known of a search, as the form shows it. A journey without a way back is a single one; a blank form offers both. */
export const ticketValues = (known: Partial<RailSearch>): TicketValues => ({
  trip: known.depart && !known.back ? 'oneWay' : 'return',
  from: known.from ?? null,
  to: known.to ?? null,
  via: known.via ?? null,
  dates: { ...(known.depart && { start: known.depart }), ...(known.back && { end: known.back }) },
  departAt: known.departAt ?? wholeDay,
  backAt: known.backAt ?? wholeDay,
  party: partyOf(known),
  direct: known.direct ?? false,
  fareCode: known.fareCode ?? '',
})

export const sizeOf = ({ adults, seniors, youths }: PartyValues): number => adults + seniors + youths.length

export function partyProblem(party: PartyValues): MessageId | undefined {
  const size = sizeOf(party)
  if (size < 1 || size > largestParty) return 'error.rail.party'
  if (party.youths.includes(null)) return 'rail.form.youthAge'
  return aloneIn(party).length > 0 ? 'error.rail.companion' : undefined
}

/** What is wrong with a day of travel. */
export function dayProblem(day: IsoDate | undefined, today: IsoDate): MessageId | undefined {
  if (!day) return 'error.field.checkDate'
  if (day < today) return 'error.field.dayPast'
  return day > addDays(today, railHorizon) ? 'error.rail.horizon' : undefined
}

function datesProblem({ trip, dates: { start, end } }: TicketValues, today: IsoDate): MessageId | undefined {
  const first = dayProblem(start, today)
  if (first || trip === 'oneWay') return first
  if (!end) return 'rail.form.returnDate'
  return start && end < start ? 'error.rail.backFirst' : dayProblem(end, today)
}

const isSame = (one: RailPlace | null, other: RailPlace | null): boolean =>
  one !== null && other !== null && placeKey(one) === placeKey(other)

/** All that stands between these values and a search, in the order of the form. */
export function ticketProblems(values: TicketValues, today: IsoDate): Problem<keyof TicketValues>[] {
  const { from, to, via, party, fareCode } = values
  const found: Partial<Record<keyof TicketValues, MessageId | undefined>> = {
    from: from ? undefined : 'rail.form.place',
    to: !to ? 'rail.form.place' : isSame(from, to) ? 'error.rail.samePlace' : undefined,
    dates: datesProblem(values, today),
    party: partyProblem(party),
    via: isSame(via, from) || isSame(via, to) ? 'rail.form.viaSame' : undefined,
    fareCode: fareCode.trim().length > 32 ? 'error.field.tooLong' : undefined,
  }
  return Object.entries(found).flatMap(([field, text]) => (text ? [{ field: field as keyof TicketValues, text }] : []))
}

/** The ages that were chosen; a form without problems has them all. */
export const agesOf = (youths: readonly (number | null)[]): number[] => youths.filter((age) => age !== null)

/** Undefined while something is missing. */
export function searchOf(values: TicketValues): RailSearch | undefined {
  const { trip, from, to, via, dates, departAt, backAt, party, direct, fareCode } = values
  if (!from || !to || !dates.start) return undefined
  const back = trip === 'return' ? dates.end : undefined
  return {
    from,
    to,
    ...(via && { via }),
    depart: dates.start,
    departAt,
    ...(back && { back, backAt }),
    adults: party.adults,
    seniors: party.seniors,
    youths: agesOf(party.youths),
    direct,
    ...(fareCode.trim() && { fareCode: fareCode.trim() }),
  }
}
