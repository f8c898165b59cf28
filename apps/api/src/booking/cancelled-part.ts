import type { Language } from '@portolan/domain/language'
import { isGreetable } from '../platform/mail-page.ts'
import { viewFor } from '../platform/product-view.ts'
import type { PurchaseRecord } from './booking.ts'
import type { BookingParts } from './parts.ts'
import { travelersOf } from './people.ts'
import type { Whole } from './whole.ts'

/** By name: what was given up this time, and what is still booked. */
export interface CancelledPart {
  readonly gone: readonly string[]
  readonly stays: readonly string[]
}

/** One by one, with whether it was given up this time or before. */
interface Named {
  readonly name: string
  readonly isGone: boolean
  readonly isThisTime: boolean
}

const split = (all: readonly Named[]): CancelledPart => ({
  gone: all.filter(({ isThisTime }) => isThisTime).map(({ name }) => name),
  stays: all.filter(({ isGone }) => !isGone).map(({ name }) => name),
})

/** A name that a mail program would turn into a link is not repeated in a mail. */
const travellersOf = (whole: Whole, order: PurchaseRecord, refs: readonly string[]): Named[] =>
  travelersOf(whole, order).flatMap(({ ref, given, surname }) => {
    const name = [given, surname].filter(Boolean).join(' ')
    const isGone = refs.includes(ref)
    return name !== '' && isGreetable(name) ? [{ name, isGone, isThisTime: isGone }] : []
  })

/** Undefined: nothing of it is booked any more. */
export function cancelledPartOf(
  whole: Whole,
  order: PurchaseRecord,
  { views, language }: Pick<BookingParts, 'views'> & { language: Language },
): CancelledPart | undefined {
  const { status, cancellation, parts } = whole
  const part = cancellation?.part
  if (!part || status === 'Cancelled') return undefined
  const [booking, ...others] = parts
  if (others.length > 0)
    return split(
      parts.map(({ title, status }) => {
        const isGone = status === 'Cancelled'
        return { name: title, isGone, isThisTime: isGone }
      }),
    )
  const { rphs = [], travelerRefs = [], segmentRefs = [] } = part
  // Who gives up one of two journeys still travels on the other.
  if (rphs.length === 0) return split(segmentRefs.length > 0 ? [] : travellersOf(whole, order, travelerRefs))
  const items = viewFor(views, booking.product, booking)?.itemsOf?.(booking, language) ?? []
  return split(
    items.map(({ rph, name, isCancelled }) => {
      const isThisTime = rphs.includes(rph)
      return { name, isGone: isThisTime || isCancelled, isThisTime }
    }),
  )
}
