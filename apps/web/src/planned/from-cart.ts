import type { CartItem } from '@portolan/contract/cart'
import { type PlannedThing, toMinute } from './planned.ts'

/** What cannot be read, or has no day, is no help to anybody's plans. */
function thingOf(text: string): PlannedThing[] {
  try {
    const { id, productType: product, display } = JSON.parse(text) as CartItem
    const { title, start, end = start, stops = [], party } = display
    if (start === undefined || end === undefined) return []
    return [
      {
        ...{ key: `cart/${id}`, source: 'cart', product, title, start: toMinute(start), end: toMinute(end), stops },
        ...(party && { party }),
      },
    ]
  } catch {
    return []
  }
}

/** The JSON texts of the cart's items. */
export const plannedInCart = (goods: readonly string[]): PlannedThing[] => goods.flatMap(thingOf)
