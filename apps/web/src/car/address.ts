import type { IsoDate } from '@portolan/domain/date'
import type { MessageId } from '../i18n/messages.ts'
import { textOf } from '../session/address.ts'
import type { Problem } from '../session/form-schema.ts'
import { shopToday } from '../session/shop-today.ts'
import { parseTyped } from '../ui/date-range.ts'
import { askedOf, blankValues, type CarValues, carProblems } from './form/values.ts'
import { type CarAsked, type CarBegun, type CarPlace, isOneWay } from './search.ts'

export type Address = Record<string, string | number>

interface Reading {
  values: CarValues
  unread: Problem<string>[]
}

/** 'IATA-LIS' and its name; undefined for what is no code. */
function readPlace(written: string, name: unknown): CarPlace | undefined {
  const [, context = '', code = ''] = /^([A-Z]{2,8})-([\w-]{1,64})$/.exec(written) ?? []
  return code ? { context, code, name: textOf(name).slice(0, 128) || code } : undefined
}

interface Moment {
  day: IsoDate
  time: string
}

/** '2026-12-23T10:00' */
function readMoment(written: string): Moment | undefined {
  const [, day = '', time] = /^([^T]*)T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(written) ?? []
  const date = parseTyped(day)
  return date && time ? { day: date, time } : undefined
}

/** Half a search fills in half the form; what is there and cannot be read is told by the field it was meant for. */
export function readValues(address: Record<string, unknown>): Reading {
  const unread: Problem<string>[] = []
  const part = <Value>(name: string, field: string, text: MessageId, read: (text: string) => Value | undefined) => {
    const written = textOf(address[name]).trim()
    if (written === '') return undefined
    const value = read(written)
    if (value === undefined) unread.push({ field, text })
    return value
  }
  const from = part('from', 'from', 'car.form.placeMissing', (text) => readPlace(text, address.fromName))
  const to = part('to', 'to', 'car.form.placeMissing', (text) => readPlace(text, address.toName))
  const start = part('pickUp', 'dates', 'ui.dates.format', readMoment)
  const end = part('return', 'dates', 'ui.dates.format', readMoment)
  const { dates, age } = blankValues
  return {
    values: {
      ...{ from: from ?? null, isElsewhere: textOf(address.to) !== '', to: to ?? null },
      dates: {
        ...(start && { start: start.day }),
        ...(end && { end: end.day }),
        ...{ startTime: start?.time ?? dates.startTime, endTime: end?.time ?? dates.endTime },
      },
      age: textOf(address.age).trim().slice(0, 4) || age,
      country: /^[A-Z]{2}$/.exec(textOf(address.country))?.[0] ?? '',
    },
    unread,
  }
}

export type Read = { asked: CarAsked } | { problems: readonly Problem<string>[] }

/** A whole search, or what is wrong with it and where. */
export function readSearch(address: Record<string, unknown>, today: IsoDate): Read {
  const { values, unread } = readValues(address)
  const others = carProblems(values, today).filter(({ field }) => !unread.some((one) => one.field === field))
  const problems = [...unread, ...others]
  const asked = problems.length === 0 ? askedOf(values) : undefined
  return asked ? { asked } : { problems }
}

/** For pages that only show a rental: whatever is wrong with it, there is none. */
export function readAsked(address: Record<string, unknown>): CarAsked | undefined {
  const read = readSearch(address, shopToday())
  return 'asked' in read ? read.asked : undefined
}

const written = ({ context, code }: CarPlace): string => `${context}-${code}`

/** Flat, for the router: the address of a page is the search itself, and a link opens it again. */
export function searchOf(asked: CarBegun): Address {
  const { pickUp, dropOff, pickUpAt, returnAt, age, country } = asked
  return {
    ...{ from: written(pickUp), fromName: pickUp.name },
    ...(isOneWay(asked) && { to: written(dropOff), toName: dropOff.name }),
    pickUp: pickUpAt,
    ...(returnAt && { return: returnAt }),
    age,
    ...(country && { country }),
  }
}
