import type { Words } from '@portolan/supplier/words'
import { rowsOf } from '../../rows.ts'
import { wordsIn } from '../../words.ts'
import { coverTable } from './cover-table.ts'
import { coverNames } from './cover-text.ts'
import { coverTold } from './cover-told.ts'
import { extraTable } from './extra-table.ts'
import { extraNames } from './extra-text.ts'

/** Something beside the car; money in euro cents, tax included. */
export interface ExtraTerms {
  readonly code: string
  readonly otaCode?: string
  readonly isByDay: boolean
  readonly price: number
  /** Of one in a rental. */
  readonly most: number
  readonly mostQuantity: number
  readonly name: Words
}

export interface CoverTerms {
  readonly code: string
  readonly otaCode?: string
  readonly isIncluded: boolean
  /** A day. */
  readonly price: number
  /** In a rental. */
  readonly most: number
  /** Empty: all. */
  readonly countries: readonly string[]
  readonly name: Words
  readonly covers: Words
}

const extraName = wordsIn(extraNames)
const coverName = wordsIn(coverNames)
const coveredBy = wordsIn(coverTold)

export const extras: readonly ExtraTerms[] = rowsOf(extraTable).map(
  ([code = '', unit, price, most, otaCode = '', quantity]) => ({
    ...{ code, isByDay: unit === 'day', price: Number(price) * 100, most: Number(most) * 100 },
    ...{ mostQuantity: Number(quantity), name: extraName(code) },
    ...(otaCode !== '' && { otaCode }),
  }),
)

export const covers: readonly CoverTerms[] = rowsOf(coverTable).map(
  ([code = '', price, most, otaCode = '', countries = '']) => ({
    ...{ code, price: Number(price) * 100, most: Number(most) * 100, isIncluded: price === '0' },
    ...{ countries: countries.split(' ').filter(Boolean), name: coverName(code), covers: coveredBy(code) },
    ...(otaCode !== '' && { otaCode }),
  }),
)
