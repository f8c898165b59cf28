/** InCheckout: the hold's own expiry rules, and the booking must be ignored before the item can be removed. */
export type CartItemStatus = 'Live' | 'Expired' | 'InCheckout' | 'Ordered' | 'Removed'

export type CartItemEvent = 'tick' | 'refresh' | 'checkout' | 'abandon' | 'order' | 'remove'

const transitions: Record<CartItemStatus, Partial<Record<CartItemEvent, CartItemStatus>>> = {
  Live: { tick: 'Expired', refresh: 'Live', checkout: 'InCheckout', remove: 'Removed' },
  Expired: { refresh: 'Live', remove: 'Removed' },
  InCheckout: { abandon: 'Live', order: 'Ordered' },
  Ordered: {},
  Removed: {},
}

/** Undefined: this cannot happen to an item in that status. */
export const nextCartItemStatus = (status: CartItemStatus, event: CartItemEvent): CartItemStatus | undefined =>
  transitions[status][event]

/** Both in milliseconds since 1970: an item is expired at the very moment named, not only after it. */
export const isExpired = (expiresAt: number, now: number): boolean => expiresAt <= now

/** Whole minutes that are surely left, never below 0. */
export const minutesToExpiry = (expiresAt: number, now: number): number =>
  Math.max(0, Math.floor((expiresAt - now) / 60_000))

/** Time itself is an event: nobody writes it down, so a stored status is looked at through the clock. */
export const statusAt = (stored: CartItemStatus, expiresAt: number, now: number): CartItemStatus =>
  isExpired(expiresAt, now) ? (nextCartItemStatus(stored, 'tick') ?? stored) : stored
