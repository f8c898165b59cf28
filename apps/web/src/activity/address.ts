import type { IsoDate } from '@portolan/domain/date'
import type { MessageId } from '../i18n/messages.ts'
import { textOf } from '../session/address.ts'
import type { Problem } from '../session/form-schema.ts'
import { shopToday } from '../session/shop-today.ts'
import { parseTyped } from '../ui/date-range.ts'
import { type ActivityValues, activityProblems, askedOf, blankValues, type City } from './form/values.ts'
import { type Party, readPeople, writePeople } from './party.ts'
import type { ActivityAsked } from './search.ts'

type Written = Record<string, unknown>

export type Address = Record<string, string | number>

/** What stands in an address, strictly: what is there and cannot be read is told by the field that it was meant for. */
interface Reading {
  values: ActivityValues
  unread: Problem<string>[]
}

/** A city is known by a word of ours: 'PAR', 'hong-kong'. */
function readCity(address: Written): City | undefined {
  const code = textOf(address.city).trim()
  if (!/^[\w-]{1,64}$/.test(code)) return undefined
  return { code, name: textOf(address.cityName).slice(0, 128) || code }
}

const readCount = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)

/** Half a search fills in half the form. */
export function readValues(address: Written): Reading {
  const unread: Problem<string>[] = []
  const part = <Value>(name: string, field: string, text: MessageId, read: (text: string) => Value | undefined) => {
    const written = textOf(address[name]).trim()
    if (written === '') return undefined
    const value = read(written)
    if (value === undefined) unread.push({ field, text })
    return value
  }
  const city = part('city', 'city', 'activity.form.cityMissing', () => readCity(address))
  const start = part('from', 'dates', 'ui.dates.format', parseTyped)
  const end = part('to', 'dates', 'ui.dates.format', parseTyped)
  const people = part('people', 'party', 'activity.form.unread', readPeople)
  const seniors = part('seniors', 'party', 'activity.form.unread', readCount)
  const isSaid = people !== undefined || seniors !== undefined
  return {
    values: {
      city: city ?? null,
      dates: { ...(start && { start }), ...(end && { end }) },
      party: isSaid ? { adults: 0, childAges: [], ...people, seniors: seniors ?? 0 } : blankValues.party,
    },
    unread,
  }
}

export type Read = { asked: ActivityAsked } | { problems: readonly Problem<string>[] }

/** A whole search, or what is wrong with it and where. */
export function readSearch(address: Written, today: IsoDate): Read {
  const { values, unread } = readValues(address)
  const others = activityProblems(values, today).filter(({ field }) => !unread.some((one) => one.field === field))
  const problems = [...unread, ...others]
  const asked = problems.length === 0 ? askedOf(values) : undefined
  return asked ? { asked } : { problems }
}

/** For what only shows a search: whatever is wrong with it, there is none. */
export function readAsked(address: Written): ActivityAsked | undefined {
  const read = readSearch(address, shopToday())
  return 'asked' in read ? read.asked : undefined
}

/** A number alone is written as one, so that the address needs no quotation marks. */
const plain = (text: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)

const partyAddress = (party: Party): Address => ({
  people: plain(writePeople(party)),
  ...(party.seniors > 0 && { seniors: party.seniors }),
})

/** Flat, for the router: the address of a page is the search itself, and a link opens it again. */
export const searchOf = ({ city, cityName, from, to, party }: ActivityAsked): Address => ({
  ...{ city, cityName, from, to },
  ...partyAddress(party),
})

/** One day of the list. */
export const dayAddress = (asked: ActivityAsked, day: IsoDate): Address => ({ ...searchOf(asked), day })

export const readDay = (address: Written): IsoDate | undefined => parseTyped(textOf(address.day))

/** What is chosen of a tour. The group and its hour outlive every handle. */
export interface Choice {
  readonly day?: IsoDate | undefined
  /** HH:mm */
  readonly time?: string | undefined
  readonly group?: string | undefined
}

/** One tour, with as much as is chosen of it. */
export const detailAddress = (asked: ActivityAsked, tour: string, { day, time, group }: Choice): Address => ({
  ...searchOf(asked),
  tour: plain(tour),
  ...(day && { day }),
  ...(time && { time }),
  ...(group && { group }),
})

export function readTour(address: Written): string | undefined {
  const id = textOf(address.tour).trim()
  return /^[\w.:-]{1,128}$/.test(id) ? id : undefined
}

export function readChoice(address: Written): Choice {
  const [time, group] = [textOf(address.time), textOf(address.group)]
  return {
    day: readDay(address),
    time: /^\d\d:\d\d$/.test(time) ? time : undefined,
    group: /^[\w.-]{1,64}$/.test(group) ? group : undefined,
  }
}
