import type { InputOf } from '@portolan/contract/call'
import { type comparePassWithTickets, fewestLegs, mostLegs } from '@portolan/contract/rail'
import type { FlexibilityType } from '@portolan/contract/rail-journey'
import { ticketAge } from '@portolan/domain/rail/fare'
import type { MessageId } from '../../i18n/messages.ts'
import { textOf } from '../../session/address.ts'
import { parseTyped } from '../../ui/date-range.ts'
import type { Party } from '../party.ts'
import { placeKey, type RailPlace } from '../search.ts'

/** One journey of the list. */
export interface Leg {
  from: RailPlace
  to: RailPlace
  /** YYYY-MM-DD, where it begins. */
  day: string
}

const parting = '~'

/** As it stands in the address: 'UIC-8768600~Paris~UIC-8503000~Zürich~2026-12-15'. */
export const writeLegs = (legs: readonly Leg[]): string[] =>
  legs.map(({ from, to, day }) =>
    [placeKey(from), from.name, placeKey(to), to.name, day].map((part) => part.replaceAll(parting, ' ')).join(parting),
  )

function readPlace(key: string | undefined, name: string | undefined): RailPlace | undefined {
  const [, context, code] = /^(UIC|CITY)-([\w-]{1,60})$/.exec(key ?? '') ?? []
  return context && code ? { code, context: context as RailPlace['context'], name: name || code } : undefined
}

/** What cannot be read is left out; more than are compared are cut off. */
export function readLegs(value: unknown): Leg[] {
  const texts = Array.isArray(value) ? value.map(textOf) : []
  return texts
    .flatMap((text) => {
      const [fromKey, fromName, toKey, toName, date = ''] = text.split(parting)
      const [from, to, day] = [readPlace(fromKey, fromName), readPlace(toKey, toName), parseTyped(date)]
      return from && to && day ? [{ from, to, day }] : []
    })
    .slice(0, mostLegs)
}

export const isEnough = (legs: readonly Leg[]): boolean => legs.length >= fewestLegs
export const isFull = (legs: readonly Leg[]): boolean => legs.length >= mostLegs

export interface NewLeg {
  from: RailPlace | null
  to: RailPlace | null
  day: string
}

/** What is missing before a journey can be added, by field. */
export function legProblems({ from, to, day }: NewLeg, today: string): Partial<Record<keyof NewLeg, MessageId>> {
  return {
    ...(!from && { from: 'error.rail.station' }),
    ...(!to && { to: 'error.rail.station' }),
    ...(from && to && placeKey(from) === placeKey(to) && { to: 'error.rail.samePlace' }),
    ...(!day ? { day: 'error.field.checkDate' } : day < today && { day: 'error.field.dayPast' }),
  }
}

const placeOf = ({ code, context, name }: RailPlace) => ({ locationCode: code, codeContext: context, name })

/** In the order of travel: a pass begins with the first of them. */
export const inOrder = (legs: readonly Leg[]): Leg[] => legs.toSorted((one, other) => one.day.localeCompare(other.day))

export function compareRequest(
  legs: readonly Leg[],
  { adults, seniors, youths }: Party,
  flexibilityType: FlexibilityType,
): InputOf<typeof comparePassWithTickets>['body'] {
  const line = (code: 'ADULT' | 'SENIOR' | 'YOUTH', ages: readonly number[]) =>
    ages.length > 0 ? [{ code, passengerDetails: ages.map((age) => ({ age })) }] : []
  return {
    legs: legs.map(({ from, to, day }) => ({
      departureDateTime: `${day}T00:00:00`,
      originLocation: placeOf(from),
      destinationLocation: placeOf(to),
    })),
    passengerTypes: [
      ...line('ADULT', Array<number>(adults).fill(ticketAge.ADULT)),
      ...line('SENIOR', Array<number>(seniors).fill(ticketAge.SENIOR)),
      ...line('YOUTH', youths),
    ],
    flexibilityType,
  }
}
