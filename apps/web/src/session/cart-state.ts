import type { CallError } from '../api/failure.ts'
import { makeStore, useStore } from './store.ts'

/** The cart as the server last told it. The shell counts it; only the cart's own screen reads what is in it. */
export interface CartState {
  /** unknown: not asked yet. failed: nothing is shown until the next load brings it back. */
  status: 'unknown' | 'known' | 'failed'
  /** The JSON text of one item each, in the server's order: positions are what a removal names. */
  goods: readonly string[]
  /** The ETag that the list came with. */
  version: string | undefined
  /** The server's clock less this browser's, in ms: a wrong clock here must not make offers live or dead. */
  clockAhead: number
  failure: CallError | null
  /** Ids of the items that are not to be booked now. */
  leftOut: readonly string[]
}

export const emptyCart: CartState = {
  status: 'unknown',
  goods: [],
  version: undefined,
  clockAhead: 0,
  failure: null,
  leftOut: [],
}

export const cartState = makeStore<CartState>(emptyCart)

export const useCartState = (): CartState => useStore(cartState)

export const useCartCount = (): number => useCartState().goods.length

/**
 * By the clock that decides what has expired. An empty cart comes without it: then by the node's own, which counts
 * whole seconds, so that their middle is the best guess.
 */
function clockAheadOf(headers: Headers, now: number): number | undefined {
  const [told, date] = ['portolan-now', 'date'].map((name) => Date.parse(headers.get(name) ?? ''))
  if (told !== undefined && !Number.isNaN(told)) return told - now
  return date === undefined || Number.isNaN(date) ? undefined : date + 500 - now
}

/** Each answer replaces the cart wholesale. */
export function takeCart(goods: readonly string[], headers: Headers, now = Date.now()): void {
  cartState.write({
    status: 'known',
    goods,
    version: headers.get('etag') ?? undefined,
    clockAhead: clockAheadOf(headers, now) ?? cartState.read().clockAhead,
    failure: null,
  })
}

/** A failure empties the cart here, never on the server. */
export function takeCartFailure(failure: CallError): void {
  cartState.write({ status: 'failed', goods: [], version: undefined, failure })
}

export function leaveOut(id: string, out: boolean): void {
  const others = cartState.read().leftOut.filter((one) => one !== id)
  cartState.write({ leftOut: out ? [...others, id] : others })
}
