import { textOf } from '../../session/address.ts'
import { type Address, searchOf } from '../address.ts'
import type { CarAsked } from '../search.ts'

/** One car on one rate, by names that outlive every handle. */
export interface Picked {
  readonly vendor: string
  readonly car: string
  readonly rate: string
  /** Codes of the offices: a city has several. */
  readonly desk: string
  readonly returnDesk: string
  /** Of the list; empty where it was not told. */
  readonly handle: string
}

/** What is wanted beside the car. */
export interface Wishes {
  /** How many of each, by code; none is left out. */
  readonly extras: Readonly<Record<string, number>>
  readonly covers: readonly string[]
}

export const noWishes: Wishes = { extras: {}, covers: [] }

interface Offered {
  readonly vendor: { readonly code: string }
  readonly car: string
  readonly item: { readonly rateCode: string }
  readonly handle: string
  readonly desk: { readonly code: string } | undefined
  readonly returnDesk: { readonly code: string } | undefined
}

/** The page of a car of the list. */
export const rateAddress = (asked: CarAsked, { vendor, car, item, handle, desk, returnDesk }: Offered): Address =>
  pickedAddress(asked, {
    ...{ vendor: vendor.code, car, rate: item.rateCode, handle },
    ...{ desk: desk?.code ?? '', returnDesk: returnDesk?.code ?? '' },
  })

/** 'CSB-1_NAV-1' */
const writeExtras = (extras: Wishes['extras']): string =>
  Object.entries(extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => `${code}-${quantity}`)
    .join('_')

function readExtras(text: string): Wishes['extras'] {
  const parts = text.split('_').flatMap((part) => {
    const [, code = '', quantity] = /^(\w{1,16})-(\d{1,2})$/.exec(part) ?? []
    return code ? [[code, Number(quantity)] as const] : []
  })
  return Object.fromEntries(parts)
}

const filled = (address: Address): Address =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== ''))

export function pickedAddress(asked: CarAsked, picked: Picked, wishes: Wishes = noWishes): Address {
  const { vendor, car, rate, desk, returnDesk, handle } = picked
  return {
    ...searchOf(asked),
    ...filled({ vendor, car, rate, desk, returnDesk, rph: handle }),
    ...filled({ extras: writeExtras(wishes.extras), cover: wishes.covers.join('_') }),
  }
}

/** Undefined where the address names no car. */
export function readPicked(address: Record<string, unknown>): Picked | undefined {
  const word = (name: string, most: number) => textOf(address[name]).trim().slice(0, most)
  const picked = {
    ...{ vendor: word('vendor', 32), car: word('car', 16), rate: word('rate', 64), handle: word('rph', 128) },
    ...{ desk: word('desk', 64), returnDesk: word('returnDesk', 64) },
  }
  return picked.vendor && picked.car && picked.rate ? picked : undefined
}

export const readWishes = (address: Record<string, unknown>): Wishes => ({
  extras: readExtras(textOf(address.extras)),
  covers: textOf(address.cover)
    .split('_')
    .filter((code) => /^\w{1,16}$/.test(code)),
})
