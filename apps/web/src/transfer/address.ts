import { timeOf } from '@portolan/domain/date'
import type { MessageId } from '../i18n/messages.ts'
import { textOf } from '../session/address.ts'
import type { Problem } from '../session/form-schema.ts'
import { readEnd, writeEnd } from './end.ts'
import { flightWords, readFlight, writeFlight } from './flight.ts'
import { askedOf, blankValues, type TransferValues, transferProblems } from './form/values.ts'
import type { TransferAsked } from './search.ts'

export type Address = Record<string, unknown>

/** What stands in an address, strictly: what is there and cannot be read is told by the field that it was meant for. */
interface Reading {
  values: TransferValues
  unread: Problem<string>[]
}

const moment = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/

/** A day that no calendar has is none either. */
function readMoment(text: string): string | undefined {
  if (!moment.test(text)) return undefined
  const day = new Date(`${text}:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

const readCount = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined)

/** Half a search fills in half the form. */
export function readValues(address: Address): Reading {
  const unread: Problem<string>[] = []
  const part = <Value>(name: string, field: string, text: MessageId, read: (text: string) => Value | undefined) => {
    const written = textOf(address[name]).trim()
    if (written === '') return undefined
    const value = read(written)
    if (value === undefined) unread.push({ field, text })
    return value
  }
  const count = (name: string, usual: number) => part(name, 'party', 'error.transfer.nobody', readCount) ?? usual
  const from = part('from', 'from', 'transfer.form.place', () => readEnd(address, 'from'))
  const to = part('to', 'to', 'transfer.form.place', () => readEnd(address, 'to'))
  const at = part('at', 'dates', 'transfer.form.moment', readMoment)
  const back = part('back', 'dates', 'transfer.form.moment', readMoment)
  const flight = part('flight', 'flight', 'error.transfer.flight', readFlight)
  const backFlight = part('backFlight', 'backFlight', 'error.transfer.flight', readFlight)
  const { party } = blankValues
  return {
    values: {
      ...{ trip: back ? 'return' : 'oneWay', from: from ?? null, to: to ?? null },
      dates: { ...(at && { start: at.slice(0, 10) }), ...(back && { end: back.slice(0, 10) }) },
      ...{ hour: timeOf(at ?? ''), backHour: timeOf(back ?? '') },
      ...{ flight: flight ? flightWords(flight) : '', backFlight: backFlight ? flightWords(backFlight) : '' },
      flightAt: readMoment(textOf(address.flightAt)) ?? '',
      backFlightAt: readMoment(textOf(address.backFlightAt)) ?? '',
      party: {
        ...{ adults: count('adults', party.adults), children: count('children', party.children) },
        ...{ bags: count('bags', party.bags), childSeats: count('seats', party.childSeats) },
      },
    },
    unread,
  }
}

export type Read = { asked: TransferAsked } | { problems: readonly Problem<string>[] }

/** A whole search, or what is wrong with it and where. */
export function readSearch(address: Address, now: Date): Read {
  const { values, unread } = readValues(address)
  const others = transferProblems(values, now).filter(({ field }) => !unread.some((one) => one.field === field))
  const problems = [...unread, ...others]
  const asked = problems.length === 0 ? askedOf(values) : undefined
  return asked ? { asked } : { problems }
}

/** For what only repeats a search: whatever is wrong with it, there is none. */
export function readAsked(address: Address): TransferAsked | undefined {
  const read = readSearch(address, new Date())
  return 'asked' in read ? read.asked : undefined
}

/** Flat, for the router: the address of a page is the search itself, and a link opens it again. */
export function searchOf({ from, to, at, flight, back, ...party }: Partial<TransferAsked>) {
  return {
    ...(from && writeEnd('from', from)),
    ...(to && writeEnd('to', to)),
    ...(at && { at }),
    ...(flight && { flight: writeFlight(flight), ...(flight.at && { flightAt: flight.at }) }),
    ...(back && { back: back.at }),
    ...(back?.flight && {
      backFlight: writeFlight(back.flight),
      ...(back.flight.at && { backFlightAt: back.flight.at }),
    }),
    ...(party.adults !== undefined && { adults: party.adults }),
    ...(party.children && { children: party.children }),
    ...(party.bags !== undefined && { bags: party.bags }),
    ...(party.childSeats && { seats: party.childSeats }),
  }
}
