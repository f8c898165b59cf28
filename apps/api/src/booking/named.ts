import type { Language } from '@portolan/domain/language'
import { type Money, sum } from '@portolan/domain/money'
import type { Product } from '@portolan/domain/product'
import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { partsOf, productOf } from '../platform/sold-together.ts'
import { listNamed, type NamedRow } from './named-store.ts'
import type { BookingParts } from './parts.ts'
import { makeTitled } from './title.ts'

/** Which booking something is about, and what of it changes with time. */
export interface NamedBooking {
  readonly title: string
  readonly reference: string
  readonly product: Product
  /** Paid back so far, for all of its parts. */
  readonly paidBack: Money
  /** Null where nothing is held any more. */
  readonly holdUntil: Instant | null
}

const isOfSameItem = (one: NamedRow, other: NamedRow): boolean =>
  one.purchaseId === other.purchaseId && one.bundle === other.bundle

/** Of a package: when the first of its holds ends. */
function endOfHold(parts: readonly NamedRow[]): Instant | null {
  const ends = parts.flatMap(({ status, holdUntil }) => (status === 'OnHold' && holdUntil !== null ? [holdUntil] : []))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** What each of these bookings is called in the reader's language. A package is named as one, by any of its parts. */
export function makeNamed({ titleOf }: Pick<BookingParts, 'titleOf'>) {
  const titled = makeTitled({ titleOf })
  return async (db: Db, ids: readonly string[], language: Language): Promise<ReadonlyMap<string, NamedBooking>> => {
    const rows = ids.length === 0 ? [] : await listNamed(db, ids, language)
    const asked = new Set(ids)
    return new Map(
      rows
        .filter(({ id }) => asked.has(id))
        .map((row) => {
          const together = rows.filter((other) => isOfSameItem(row, other))
          const parts = partsOf(together, row)
          const { title } = titled({ title: row.title, parts }, language)
          const paidBack = sum(
            parts.map((part) => ({ minor: part.paidBack, currency: part.currency })),
            row.currency,
          )
          const product = productOf(together, row)
          return [row.id, { title, reference: parts[0].reference, product, paidBack, holdUntil: endOfHold(parts) }]
        }),
    )
  }
}
