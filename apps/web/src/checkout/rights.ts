import { holds, may, type Person } from '@portolan/domain/may'
import type { Line } from './state.ts'

/** Whoever may not have one of the lines may not have the order as it is. */
export const mayBookAll = (person: Person, lines: readonly Line[]): boolean =>
  lines.every(({ product }) => may(person, 'book', product))

/** An order has one payment: the agency's account pays for all of it or for none. */
export const maySpendOnAll = (person: Person, lines: readonly Line[]): boolean =>
  holds(person, 'credit:spend') && lines.every(({ product }) => may(person, 'spend', product))
