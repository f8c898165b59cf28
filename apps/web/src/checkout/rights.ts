import { holds, may, type Person, soldAs } from '@portolan/domain/may'
import type { Line } from './state.ts'

/** The flight and the hotel of a package are one line, bought with the rights of packages. */
const productOf = ({ bookings, product }: Line) =>
  soldAs(bookings.map(({ productType }) => ({ product: productType }))) ?? product

/** Whoever may not have one of the lines may not have the order as it is. */
export const mayBookAll = (person: Person, lines: readonly Line[]): boolean =>
  lines.every((line) => may(person, 'book', productOf(line)))

/** An order has one payment: the agency's account pays for all of it or for none. */
export const maySpendOnAll = (person: Person, lines: readonly Line[]): boolean =>
  holds(person, 'credit:spend') && lines.every((line) => may(person, 'spend', productOf(line)))
