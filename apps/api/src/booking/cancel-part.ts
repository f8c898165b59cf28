import { add, type Money, sum, zero } from '@portolan/domain/money'
import type { CancelInput, CancelQuote } from '@portolan/supplier/reservation'
import { Refusal } from '../platform/refusal.ts'
import type { AgreedCancellation, BookingRecord } from './booking.ts'
import { refundOf } from './refund-share.ts'
import type { CancelBody } from './to-cancel.ts'

export type CancelPart = Pick<Extract<CancelInput, { mode: 'quote' }>, 'travelerRefs' | 'segmentRefs' | 'offers'>

/** Some journeys, travellers or rooms only; undefined: all of it. */
export function partOf(
  { originAndDestinationSegments: journeys, itemRPHs }: Pick<CancelBody, 'originAndDestinationSegments' | 'itemRPHs'>,
  { offers }: Pick<BookingRecord, 'offers'>,
): CancelPart | undefined {
  const travelerRefs = [...new Set(journeys?.flatMap(({ travelerRPHs }) => travelerRPHs ?? []))]
  const segmentRefs = journeys?.map(
    ({ originLocation, destinationLocation }) => `${originLocation.locationCode}-${destinationLocation.locationCode}`,
  )
  const items = offers.filter(({ rph }) => itemRPHs?.includes(rph)).map(({ supplier, token }) => ({ supplier, token }))
  if (itemRPHs?.length && items.length !== itemRPHs.length) throw new Refusal(404)
  const part: CancelPart = {
    ...(travelerRefs.length > 0 && { travelerRefs }),
    ...(segmentRefs?.length && { segmentRefs }),
    ...(items.length > 0 && { offers: items }),
  }
  return Object.keys(part).length > 0 ? part : undefined
}

const sorted = (names: readonly string[] = []): string => [...new Set(names)].sort().join('\n')

/** Who names parts when it is carried out names those of the quote; who names none means what the quote says. */
export function isPartQuoted(
  body: Pick<CancelBody, 'originAndDestinationSegments' | 'itemRPHs'>,
  booking: Pick<BookingRecord, 'offers'>,
  { part: quoted }: Pick<AgreedCancellation, 'part'>,
): boolean {
  const { originAndDestinationSegments: journeys = [], itemRPHs = [] } = body
  if (journeys.length === 0 && itemRPHs.length === 0) return true
  const named = partOf(body, booking)
  return (
    sorted(named?.travelerRefs) === sorted(quoted?.travelerRefs) &&
    sorted(named?.segmentRefs) === sorted(quoted?.segmentRefs) &&
    sorted(itemRPHs) === sorted(quoted?.rphs)
  )
}

type Cancelled = Pick<BookingRecord, 'paid' | 'cancellation'>

/** Only the newest cancellation of a booking is kept with it: it carries what those before have charged. */
function earlierFeeOf({ paid, cancellation }: Cancelled): Money {
  const before = cancellation?.earlierFee ?? zero(paid.currency)
  return cancellation?.isDone ? add(before, cancellation.fee) : before
}

/** In the same way what the hotel has charged itself for the parts before; undefined: nothing. */
function earlierThereOf({ paid: { currency }, cancellation }: Cancelled): Money | undefined {
  if (!cancellation) return undefined
  const { earlierFeeThere, feeThere, isDone } = cancellation
  const all = [earlierFeeThere ?? [], (isDone && feeThere) || []].flat()
  return all.length > 0 ? sum(all, currency) : undefined
}

/** What the customer is asked to agree to: our own refund, by what the supplier gives back. */
export function cancellationOf(
  id: string,
  booking: Parameters<typeof refundOf>[0] & Cancelled,
  quote: CancelQuote,
  { part, rphs, there }: { part: CancelPart | undefined; rphs: readonly string[]; there?: Money | undefined },
): AgreedCancellation {
  const { offers: rooms, ...others } = part ?? {}
  const earlierFeeThere = earlierThereOf(booking)
  return {
    id,
    ...refundOf(booking, quote),
    earlierFee: earlierFeeOf(booking),
    ...(there && there.minor > 0 && { feeThere: there }),
    ...(earlierFeeThere && { earlierFeeThere }),
    to: quote.to,
    expiresAt: quote.expiresAt,
    supplier: quote,
    ...(part && { part: { ...others, ...(rooms && { rphs: [...rphs] }) } }),
  }
}

type Stand = Pick<BookingRecord, 'status' | 'round' | 'exchange'>

/** What was exchanged meanwhile has another price, and what was cancelled keeps the quote by which it was. */
export const isAsQuoted = (now: Stand | undefined, quoted: Stand): boolean =>
  now !== undefined &&
  now.status === quoted.status &&
  now.round === quoted.round &&
  now.exchange?.round === quoted.exchange?.round
