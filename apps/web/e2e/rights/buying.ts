import type { Locator } from '@playwright/test'
import { expect } from '../journey.ts'
import { type Deed, sellers } from './deed.ts'

export const addToCart: Deed = {
  name: 'Add to cart',
  offered: sellers,
  sends: 'POST /api/v1/bookings/shopping-cart',
}

/** Into the cart, and out of it as an order of its own. */
export const beginOrder = (name: string | RegExp): Deed => ({
  name,
  offered: sellers,
  sends: 'POST /api/v1/checkout/initiate',
  leaves: true,
})

/** On to a page where the rest is asked for. */
export const leadsOn = (name: string, to: RegExp, shown: string): Deed => ({
  name,
  offered: sellers,
  async press(page) {
    await expect(page).toHaveURL(to)
    await seen(page.locator(shown))
  },
  leaves: true,
})

export const seen = (place: Locator): Promise<void> => expect(place.first()).toBeVisible({ timeout: 30_000 })
