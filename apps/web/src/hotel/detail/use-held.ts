import type { RoomStay } from '@portolan/contract/hotel-stay'
import { isExpired } from '@portolan/domain/cart-item'
import { useNow } from '../../expiry/use-now.ts'
import { useCartState } from '../../session/cart-state.ts'

/** The first price that runs out; endless where none does. */
const expiryOf = (stays: readonly RoomStay[]): number =>
  Math.min(...stays.flatMap(({ expiredDateTime }) => (expiredDateTime ? [Date.parse(expiredDateTime)] : [])))

export interface Held {
  /** Milliseconds since 1970; infinite: the prices do not run out. */
  readonly expiresAt: number
  readonly now: number
  readonly isOver: boolean
}

/** Nothing is bought at a price that has run out. */
export function useHeld(stays: readonly RoomStay[]): Held {
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const expiresAt = expiryOf(stays)
  return { expiresAt, now, isOver: Number.isFinite(expiresAt) && isExpired(expiresAt, now) }
}
