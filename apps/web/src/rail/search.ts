import type { InputOf } from '@portolan/contract/call'
import type { searchTrains } from '@portolan/contract/rail'
import { fareCodePreference, largestParty, type RailPassengerCode, ticketAge } from '@portolan/domain/rail/fare'
import { textOf } from '../session/address.ts'
import { parseTyped } from '../ui/date-range.ts'
import { aloneIn, type Party, partySize, readParty, writeParty } from './party.ts'

export interface RailPlace {
  code: string
  context: 'UIC' | 'CITY'
  name: string
}

export interface RailSearch extends Party {
  from: RailPlace
  to: RailPlace
  via?: RailPlace
  depart: string
  /** HH:mm, '00:00' for the whole day. */
  departAt: string
  back?: string
  backAt?: string
  direct: boolean
  fareCode?: string
}

export const wholeDay = '00:00'

/** Where a tab keeps what it has found. */
export const keptSearch = 'rail-search'

export const placeKey = ({ context, code }: RailPlace): string => `${context}-${code}`

function readPlace(key: unknown, name: unknown): RailPlace | undefined {
  const [, context, code] = /^(UIC|CITY)-([\w-]{1,60})$/.exec(textOf(key)) ?? []
  if (!context || !code) return undefined
  return { code, context: context as RailPlace['context'], name: textOf(name).slice(0, 128) || code }
}

const readTime = (value: unknown): string => /^([01]\d|2[0-3]):[0-5]\d$/.exec(textOf(value))?.[0] ?? wholeDay

/** Half a search fills in half the form: what can be read stands, what cannot is left out. */
export function readParts(address: Record<string, unknown>): Partial<RailSearch> {
  const from = readPlace(address.from, address.fromName)
  const to = readPlace(address.to, address.toName)
  const via = readPlace(address.via, address.viaName)
  const depart = parseTyped(textOf(address.depart))
  const back = parseTyped(textOf(address.back))
  const fareCode = textOf(address.fareCode).trim().slice(0, 32)
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(via && { via }),
    ...(depart && { depart, departAt: readTime(address.at) }),
    ...(back && { back, backAt: readTime(address.backAt) }),
    ...readParty(address),
    ...(address.direct !== undefined && { direct: textOf(address.direct) === '1' }),
    ...(fareCode && { fareCode }),
  }
}

/** Undefined: the address does not hold a whole search. */
export function readSearch(address: Record<string, unknown>): RailSearch | undefined {
  const { from, to, depart, departAt = wholeDay, direct = false, ...rest } = readParts(address)
  const party = { adults: rest.adults ?? 0, seniors: rest.seniors ?? 0, youths: rest.youths ?? [] }
  const size = partySize(party)
  if (!from || !to || placeKey(from) === placeKey(to) || !depart || size < 1 || size > largestParty) return undefined
  if ((rest.back && rest.back < depart) || aloneIn(party).length > 0) return undefined
  return { ...rest, ...party, from, to, depart, departAt, direct }
}

/** Flat, for the router: the address of a page is the search itself, and a link opens it again. */
export function writeSearch(search: RailSearch): Record<string, string | number> {
  const { from, to, via, depart, departAt, back, backAt, direct, fareCode } = search
  return {
    from: placeKey(from),
    fromName: from.name,
    to: placeKey(to),
    toName: to.name,
    ...(via && { via: placeKey(via), viaName: via.name }),
    depart,
    ...(departAt !== wholeDay && { at: departAt }),
    ...(back && { back, ...(backAt && backAt !== wholeDay && { backAt }) }),
    ...writeParty(search),
    ...(direct && { direct: 1 }),
    ...(fareCode && { fareCode }),
  }
}

const locationOf = ({ code, context }: RailPlace) => ({ locationCode: code, codeContext: context })

function passengersOf({ adults, seniors, youths }: Party) {
  const ages: Record<RailPassengerCode, readonly number[]> = {
    ADULT: Array<number>(adults).fill(ticketAge.ADULT),
    SENIOR: Array<number>(seniors).fill(ticketAge.SENIOR),
    YOUTH: youths,
  }
  return (Object.keys(ages) as RailPassengerCode[])
    .filter((code) => ages[code].length > 0)
    .map((code) => ({ code, passengerDetails: ages[code].map((age) => ({ age })) }))
}

export function shopRequest(search: RailSearch): InputOf<typeof searchTrains>['body'] {
  const { from, to, via, depart, departAt, back, backAt = wholeDay, direct, fareCode } = search
  const journey = (rph: string, start: RailPlace, end: RailPlace, date: string, time: string) => ({
    rph,
    departureDateTime: `${date}T${time}:00`,
    originLocation: locationOf(start),
    destinationLocation: locationOf(end),
    ...(via && { viaLocation: locationOf(via) }),
  })
  const preferences = {
    ...(direct && { maxConnections: 0 }),
    ...(fareCode && { classCodes: [{ code: fareCodePreference, codeContext: fareCode }] }),
  }
  return {
    originDestinations: [
      journey('1', from, to, depart, departAt),
      ...(back ? [journey('2', to, from, back, backAt)] : []),
    ],
    passengerTypes: passengersOf(search),
    ...(Object.keys(preferences).length > 0 && { preferences }),
  }
}
