import type { Amount } from '@portolan/contract/shared'
import { textOf } from '../../session/address.ts'
import { type StayAsked, searchOfStay } from '../address.ts'
import { mostRooms } from '../rules.ts'

export type Address = Record<string, string | number>

const places = Array.from({ length: mostRooms }, (_, index) => `rph${index + 1}`)

/** A number alone is written as one, so that the address needs no quotation marks. */
const written = (text: string): string | number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)

/** One house for one stay. */
export const detailAddress = (stay: StayAsked, hotel: string): Address => ({
  ...searchOfStay(stay),
  hotel: written(hotel),
})

/** The same with the handles that were chosen, in the order of the rooms, and what they cost when they were. */
export const guestsAddress = (stay: StayAsked, hotel: string, handles: readonly string[], was?: Amount): Address => ({
  ...detailAddress(stay, hotel),
  ...Object.fromEntries(handles.map((handle, index) => [`rph${index + 1}`, written(handle)])),
  ...(was && { was: `${was.currencyCode}-${was.amount}` }),
})

/** Its ttiCode. */
export function readHotel(address: Record<string, unknown>): string | undefined {
  const code = textOf(address.hotel).trim()
  return /^[\w-]{1,32}$/.test(code) ? code : undefined
}

export const readHandles = (address: Record<string, unknown>): string[] =>
  places.flatMap((name) => textOf(address[name]).slice(0, 128) || [])

/** What the page before said. It is shown and never sent: whether it was so is the server's word. */
export function readWas(address: Record<string, unknown>): Amount | undefined {
  const [, currencyCode, amount] = /^([A-Z]{3})-(\d{1,9}(?:\.\d{1,3})?)$/.exec(textOf(address.was)) ?? []
  return currencyCode ? { currencyCode, amount: Number(amount) } : undefined
}
