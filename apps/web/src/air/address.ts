import type { IsoDate } from '@portolan/domain/date'
import {
  fewestLegs,
  isCabin,
  isTrip,
  largestParty,
  mostLegs,
  oldestChild,
  type Trip,
  youngestChild,
} from '../flight/rules.ts'
import { type AirPlace, type AirSearch, placeKey } from '../flight/search.ts'
import { textOf } from '../session/address.ts'
import type { Problem } from '../session/form-schema.ts'
import { parseTyped } from '../ui/date-range.ts'
import { type AirValues, airProblems, blankLeg, blankValues, type LegValues, searchOf } from './form/values.ts'

export type Address = Record<string, string | number>

/** What stands in an address, strictly: what is there and cannot be read is told by the field that it was meant for. */
interface Reading {
  values: AirValues
  unread: Problem<string>[]
}

class Reader {
  readonly unread: Problem<string>[] = []
  private readonly address: Record<string, unknown>

  constructor(address: Record<string, unknown>) {
    this.address = address
  }

  has(name: string): boolean {
    return textOf(this.address[name]) !== ''
  }

  /** `read` gives undefined for what is no such thing. */
  part<Value>(name: string, problem: Problem<string>, read: (text: string) => Value | undefined): Value | undefined {
    if (!this.has(name)) return undefined
    const value = read(textOf(this.address[name]).trim())
    if (value === undefined) this.unread.push(problem)
    return value
  }

  place(name: string, nameOf: string, field: string): AirPlace | null {
    const key = this.part(name, { field, text: 'air.form.place' }, (text) => /^(IATA|CITY)-([\w-]{1,60})$/.exec(text))
    const [, context, code] = key ?? []
    if (!context || !code) return null
    return { code, context: context as AirPlace['context'], name: textOf(this.address[nameOf]).slice(0, 128) || code }
  }

  day(name: string, field: string): IsoDate | undefined {
    return this.part(name, { field, text: 'ui.dates.format' }, parseTyped)
  }

  count(name: string): number | undefined {
    const read = (text: string) => (/^\d$/.test(text) ? Number(text) : undefined)
    return this.part(name, { field: 'party', text: 'error.air.party' }, read)
  }

  ages(): number[] | undefined {
    const isAge = (text: string) =>
      /^\d{1,2}$/.test(text) && Number(text) >= youngestChild && Number(text) <= oldestChild
    return this.part('children', { field: 'party', text: 'air.form.childAge' }, (text) => {
      const ages = text.split(',')
      return ages.every(isAge) && ages.length <= largestParty ? ages.map(Number) : undefined
    })
  }

  legs(): LegValues[] {
    const numbers = Array.from({ length: mostLegs }, (_, index) => index + 1)
    const last = numbers.findLast((n) => ['from', 'to', 'depart'].some((part) => this.has(`${part}${n}`))) ?? 0
    return numbers.slice(0, Math.max(fewestLegs, last)).map((n, index) => ({
      ...blankLeg(String(n)),
      from: this.place(`from${n}`, `fromName${n}`, `legs.${index}.from`),
      to: this.place(`to${n}`, `toName${n}`, `legs.${index}.to`),
      date: this.day(`depart${n}`, `legs.${index}.date`) ?? '',
    }))
  }
}

/** Half a search fills in half the form. `trip`: that of the page, where it has one. */
export function readValues(address: Record<string, unknown>, trip?: Trip): Reading {
  const reader = new Reader(address)
  const kind =
    trip ??
    reader.part('trip', { field: 'trip', text: 'error.field.choice' }, (text) => (isTrip(text) ? text : undefined))
  const isMany = kind === 'multiCity'
  const [start, end] = isMany ? [] : [reader.day('depart', 'dates'), reader.day('back', 'dates')]
  const cabin = reader.part('cabin', { field: 'cabin', text: 'error.field.choice' }, (text) =>
    isCabin(text) ? text : undefined,
  )
  const [adults = 1, children = [], infants = 0] = [reader.count('adults'), reader.ages(), reader.count('infants')]
  return {
    values: {
      ...blankValues,
      trip: kind ?? (start && !end ? 'oneWay' : 'return'),
      ...(isMany
        ? { legs: reader.legs() }
        : { from: reader.place('from', 'fromName', 'from'), to: reader.place('to', 'toName', 'to') }),
      dates: { ...(start && { start }), ...(end && { end }) },
      party: { adults, children, infants },
      cabin: cabin ?? 'Economy',
      nearby: textOf(address.nearby) === '1',
      flexible: textOf(address.flexible) === '1',
    },
    unread: reader.unread,
  }
}

export type Read = { search: AirSearch } | { problems: readonly Problem<string>[] }

/** A whole search, or what is wrong with it and where. */
export function readSearch(address: Record<string, unknown>, trip: Trip | undefined, today: IsoDate): Read {
  const { values, unread } = readValues(address, trip)
  const others = airProblems(values, today).filter(({ field }) => !unread.some((one) => one.field === field))
  const problems = [...unread, ...others]
  const search = problems.length === 0 ? searchOf(values) : undefined
  return search ? { search } : { problems }
}

const place = (of: AirPlace, name: string, n: number | ''): Address => ({
  [`${name}${n}`]: placeKey(of),
  [`${name}Name${n}`]: of.name,
})

/** Flat, for the router: the address of a page is the search itself, and a link opens it again. */
export function writeSearch(search: AirSearch): Address {
  const { trip, legs, back, adults, children, infants, cabin, nearby, flexible } = search
  const [only, another] = children
  const isMany = trip === 'multiCity'
  const route = legs.map(({ from, to, date }, index): Address => {
    const n = isMany ? index + 1 : ''
    return { ...place(from, 'from', n), ...place(to, 'to', n), [`depart${n}`]: date }
  })
  return {
    ...Object.assign({}, ...route),
    ...(back && { back }),
    adults,
    // a number alone is written as one, so that the address needs no quotation marks
    ...(only !== undefined && { children: another === undefined ? only : children.join(',') }),
    ...(infants > 0 && { infants }),
    ...(cabin !== 'Economy' && { cabin }),
    ...(nearby && { nearby: 1 }),
    ...(flexible && { flexible: 1 }),
  }
}

/** With the kind of trip, for the form and for what is kept: the pages of results say it by their path. */
export const writeForm = (search: AirSearch): Address => ({ trip: search.trip, ...writeSearch(search) })

export const pathOf = {
  oneWay: '/air/oneway',
  return: '/air/roundtrip',
  multiCity: '/air/multicity',
} as const satisfies Record<Trip, string>
