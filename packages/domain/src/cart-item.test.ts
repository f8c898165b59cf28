import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartItemEvent,
  type CartItemStatus,
  isExpired,
  minutesToExpiry,
  nextCartItemStatus,
  statusAt,
} from './cart-item.ts'

const statuses: CartItemStatus[] = ['Live', 'Expired', 'InCheckout', 'Ordered', 'Removed']
const events: CartItemEvent[] = ['tick', 'refresh', 'checkout', 'abandon', 'order', 'remove']

describe('[R3.18] what may happen to a cart item', () => {
  it('is this and nothing else', () => {
    const table = statuses.flatMap((status) =>
      events.flatMap((event) => {
        const next = nextCartItemStatus(status, event)
        return next ? [`${status} ${event} ${next}`] : []
      }),
    )
    expect(table).toEqual([
      'Live tick Expired',
      'Live refresh Live',
      'Live checkout InCheckout',
      'Live remove Removed',
      'Expired refresh Live',
      'Expired remove Removed',
      'InCheckout abandon Live',
      'InCheckout order Ordered',
    ])
  })
})

describe('[R4.4] the expiry of a cart item', () => {
  const at = Date.UTC(2027, 0, 5, 8, 10)

  it('has come at or before now', () => {
    expect(isExpired(at, at - 1)).toBe(false)
    expect(isExpired(at, at)).toBe(true)
    expect(isExpired(at, at + 1)).toBe(true)
  })

  it('is told in whole minutes that are surely left', () => {
    expect(
      [120_000, 119_999, 60_000, 59_999, 1, 0, -1, -999_999].map((left) => minutesToExpiry(at + left, at)),
    ).toEqual([2, 1, 1, 0, 0, 0, 0, 0])
  })

  it('never leaves minutes to what has expired', async () => {
    await fc.assert(
      fc.property(fc.integer(), fc.integer(), (expiresAt, now) => {
        if (isExpired(expiresAt, now)) expect(minutesToExpiry(expiresAt, now)).toBe(0)
        else expect(minutesToExpiry(expiresAt, now)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('turns a live item into an expired one and leaves one in checkout to its hold', () => {
    expect(statusAt('Live', at, at - 1)).toBe('Live')
    expect(statusAt('Live', at, at)).toBe('Expired')
    expect(statusAt('InCheckout', at, at)).toBe('InCheckout')
    expect(statusAt('Ordered', at, at)).toBe('Ordered')
  })
})
