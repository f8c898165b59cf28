import { expect } from 'vitest'
import type { WriteContext } from '../context.ts'
import type { Offer } from '../offer.ts'
import type { Outcome, SupplierError } from '../outcome.ts'
import type { Cancellation, CancelQuote, Purchase, Reservation, ReservationRef } from '../reservation.ts'
import type { Bench } from './bench.ts'
import { readContext, writeContext } from './call-context.ts'

export function expectValue<Value>(outcome: Outcome<Value>, name: string): Value {
  if (!outcome.ok) expect.fail(`${name} was refused: ${outcome.error.kind}, ${outcome.error.details}`)
  return outcome.value
}

export function expectError(outcome: Outcome<unknown>, name: string): SupplierError {
  if (outcome.ok) expect.fail(`${name} was not refused`)
  return outcome.error
}

export async function search(bench: Bench): Promise<readonly Offer<unknown>[]> {
  const offers = expectValue(await bench.supplier.search(bench.query, readContext(bench)), 'search')
  expect(offers.length, 'the query of the bench finds offers').toBeGreaterThan(0)
  return offers
}

/** A fresh one for every purchase: with some suppliers an offer is good for one only. */
export async function findOffer(bench: Bench, identity?: string): Promise<Offer<unknown>> {
  const offers = await search(bench)
  const offer = identity === undefined ? offers[0] : offers.find((other) => other.identity === identity)
  return offer ?? expect.fail(`'${identity}' is not found again`)
}

export const purchaseOf = (bench: Bench, offer: Offer<unknown>, accept = offer.price.total): Purchase => ({
  offers: [offer.ref],
  travelers: bench.travelers,
  accept,
})

/** Holds, or buys where nothing can be held. */
export const take = (
  bench: Bench,
  purchase: Purchase,
  context: WriteContext,
): Promise<Outcome<Reservation<unknown>>> =>
  bench.supplier.can.hold ? bench.supplier.hold(purchase, context) : bench.supplier.confirm(purchase, context)

export async function buy(bench: Bench, identity?: string): Promise<Reservation<unknown>> {
  const offer = await findOffer(bench, identity)
  return expectValue(await bench.supplier.confirm(purchaseOf(bench, offer), writeContext(bench)), 'confirm')
}

export async function hold(bench: Bench, identity?: string): Promise<Reservation<unknown>> {
  const offer = await findOffer(bench, identity)
  return expectValue(await bench.supplier.hold(purchaseOf(bench, offer), writeContext(bench)), 'hold')
}

/** Nothing for a supplier that cancels without one. */
export async function quoteCancel(bench: Bench, reservation: ReservationRef): Promise<CancelQuote | undefined> {
  if (!bench.supplier.can.cancelQuote) return undefined
  const outcome = await bench.supplier.cancel({ reservation, mode: 'quote' }, writeContext(bench))
  return expectValue(outcome, 'quote of a cancellation').quote
}

export const commitCancel = (
  bench: Bench,
  reservation: ReservationRef,
  accept: CancelQuote | undefined,
  context = writeContext(bench),
): Promise<Outcome<Cancellation<unknown>>> =>
  bench.supplier.cancel({ reservation, mode: 'commit', ...(accept && { accept }) }, context)

export async function cancel(bench: Bench, reservation: ReservationRef): Promise<Reservation<unknown>> {
  const accept = await quoteCancel(bench, reservation)
  return expectValue(await commitCancel(bench, reservation, accept), 'cancel').reservation
}

/** How much capacity one purchase takes. */
export async function unitsOf(bench: Bench, identity: string): Promise<number> {
  const before = await bench.capacity(identity)
  await buy(bench, identity)
  const units = before - (await bench.capacity(identity))
  expect(units, 'a purchase takes capacity').toBeGreaterThan(0)
  return units
}
