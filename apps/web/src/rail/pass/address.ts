import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { textOf } from '../../session/address.ts'
import { type PassSearch, writePassSearch } from '../pass-search.ts'
import type { Choice } from './model.ts'

type Address = Record<string, string | number>

export const readChoice = (address: Record<string, unknown>): Choice => ({
  type: textOf(address.type) || undefined,
  class: textOf(address.class) || undefined,
  validity: textOf(address.validity) || undefined,
  within: textOf(address.within) || undefined,
})

export const optionsAddress = (search: PassSearch, { passType }: RailPassProduct): Address => ({
  ...writePassSearch(search),
  type: passType,
})

/** A class is a figure, and a figure needs no quotation marks in the address. */
export const fareAddress = (search: PassSearch, product: RailPassProduct, fare: RailPassFare): Address => ({
  ...optionsAddress(search, product),
  class: Number(fare.class),
  validity: fare.validity,
  ...(fare.within !== undefined && { within: fare.within }),
})
