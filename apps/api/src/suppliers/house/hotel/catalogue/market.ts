import { rowsOf } from '../../rows.ts'
import { marketTable } from './market-table.ts'

export type Star = 2 | 3 | 4 | 5
export const stars: readonly Star[] = [2, 3, 4, 5]

/** Euro cents a night for two in an ordinary double, in the season's low, usual and high weeks. */
export interface Level {
  readonly low: number
  readonly usual: number
  readonly high: number
}

/** How a city taxes a night; sums in euro cents, shares in basis points of the room's price. */
export type CityTax =
  | { readonly basis: 'none' }
  | { readonly basis: 'person_night' | 'room_night' | 'once_person'; readonly amount: Readonly<Record<Star, number>> }
  | {
      readonly basis: 'percent' | 'percent_plus_room'
      readonly basisPoints: Readonly<Record<Star, number>>
      /** percent_plus_room: on top, a room and night. */
      readonly perRoom: number
    }

export interface Market {
  /** Of our catalogue of places. */
  readonly city: string
  readonly country: string
  readonly levels: Readonly<Record<Star, Level>>
  /** 1 to 12. */
  readonly highMonths: readonly number[]
  readonly lowMonths: readonly number[]
  readonly type: 'leisure' | 'business' | 'balanced' | 'weekend_peak'
  /** Of the nights that begin on them; other nights count 1. */
  readonly friday: number
  readonly saturday: number
  readonly sunday: number
  readonly tax: CityTax
  /** Nights after which a city taxes no more. */
  readonly taxCapNights: number | undefined
  /** Who is younger pays no tax. */
  readonly taxFreeUnder: number | undefined
  readonly vatPercent: number
  readonly servicePercent: number
  /** HH:mm. */
  readonly checkIn: string
  readonly checkOut: string
  /** Of the houses' plans, those that can be cancelled for nothing. */
  readonly freeCancelShare: number
}

/** Euros in cents, percent in basis points. */
const hundredths = (text: string | undefined): number => Math.round(Number(text) * 100)
const wordsOf = (text: string): string[] => text.split(' ')
const numbersOf = (text: string): number[] => wordsOf(text).map(Number)
const limitOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** The columns of a table that has one for each of the stars. */
export const byStar = <Value>(valueAt: (column: number) => Value): Readonly<Record<Star, Value>> => ({
  2: valueAt(0),
  3: valueAt(1),
  4: valueAt(2),
  5: valueAt(3),
})

/** '345' of a table. */
export const starsIn = (text: string): readonly Star[] => stars.filter((star) => text.includes(String(star)))

function levelOf(text: string | undefined): Level {
  const [low, usual, high] = wordsOf(text ?? '')
  return { low: hundredths(low), usual: hundredths(usual), high: hundredths(high) }
}

function taxOf(basis: CityTax['basis'], text: string): CityTax {
  if (basis === 'none') return { basis }
  const columns = wordsOf(text)
  const values = byStar((column) => hundredths(columns[column]))
  if (basis === 'percent' || basis === 'percent_plus_room')
    return { basis, basisPoints: values, perRoom: hundredths(columns[4] ?? '0') }
  return { basis, amount: values }
}

export const markets: readonly Market[] = rowsOf(marketTable).map(([city = '', country = '', ...row]) => {
  const [high = '', low = '', type, weekend = '', basis, tax = '', cap = '', age = '', ...rest] = row.slice(4)
  const [vat, service, checkIn = '', checkOut = '', free] = rest
  const [friday = 1, saturday = 1, sunday = 1] = numbersOf(weekend)
  return {
    ...{ city, country, friday, saturday, sunday, checkIn, checkOut },
    levels: byStar((column) => levelOf(row[column])),
    highMonths: numbersOf(high),
    lowMonths: numbersOf(low),
    type: type as Market['type'],
    tax: taxOf(basis as CityTax['basis'], tax),
    taxCapNights: limitOf(cap),
    taxFreeUnder: limitOf(age),
    vatPercent: Number(vat),
    servicePercent: Number(service),
    freeCancelShare: Number(free),
  }
})

const byCity: ReadonlyMap<string, Market> = new Map(markets.map((market) => [market.city, market]))

export const marketOf = (city: string): Market | undefined => byCity.get(city)
