import type { Amount } from '@portolan/contract/shared'
import { textOf } from '../session/address.ts'
import { readHandles, readHotel, readWas } from '../stay/detail/address.ts'
import { mostRooms } from '../stay/rules.ts'
import { type Address, writeAsked } from './address.ts'
import type { PackageAsked } from './search.ts'

/** What was chosen so far. Handles run out; beside each stands what it was, by which it is found again. */
export interface Choice {
  /** Handle of the flight. */
  readonly flight?: string | undefined
  /** The same flights by number and day, whichever search finds them. */
  readonly pick?: string | undefined
  /** ttiCode. */
  readonly hotel?: string | undefined
  /** Kind and plan of each room, in their order; a hole where nothing is chosen. */
  readonly rooms?: readonly (string | undefined)[] | undefined
  /** Handles of the rooms, in their order. */
  readonly handles?: readonly string[] | undefined
  /** What it came to when it was chosen. It is shown and never sent. */
  readonly was?: Amount | undefined
}

const places = Array.from({ length: mostRooms }, (_, index) => index + 1)

const wordIn = (value: unknown, pattern: RegExp): string | undefined => {
  const text = textOf(value)
  return pattern.test(text) ? text : undefined
}

export function readChoice(address: Record<string, unknown>): Choice {
  return {
    flight: wordIn(address.flight, /^[^\s]{1,128}$/),
    pick: wordIn(address.pick, /^[\w.~]{1,240}$/),
    hotel: readHotel(address),
    rooms: places.map((n) => wordIn(address[`room${n}`], /^[^\s]{1,64}$/)),
    handles: readHandles(address),
    was: readWas(address),
  }
}

/** A number alone is written as one, so that the address needs no quotation marks. */
const written = (text: string): string | number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)

/** Only what is there: an address has no empty words. */
export function choiceAddress(asked: PackageAsked, choice: Choice): Address {
  const { flight, pick, hotel, rooms = [], handles = [], was } = choice
  const named = { flight, pick, hotel, was: was && `${was.currencyCode}-${was.amount}` }
  const entries = [
    ...Object.entries(named),
    ...rooms.map((room, index) => [`room${index + 1}`, room] as const),
    ...handles.map((handle, index) => [`rph${index + 1}`, handle] as const),
  ]
  return {
    ...writeAsked(asked),
    ...Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, written(value)]] : []))),
  }
}
