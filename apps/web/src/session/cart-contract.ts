import type { Call } from '@portolan/contract/call'
import type * as contract from '@portolan/contract/cart'

/**
 * The contract's calls without their schemas. The shell counts the cart on every page, and what one page asks of the
 * schema library stands in the piece that all of them load.
 */
const bare = <C extends Call>(call: Pick<C, 'method' | 'path' | 'auth' | 'effect'>): C => call as C

const common = { path: '/api/v1/bookings/shopping-cart', auth: 'public' } as const

export const readCart = bare<typeof contract.readCart>({ ...common, method: 'GET', effect: 'read' })

export const addToCart = bare<typeof contract.addToCart>({ ...common, method: 'POST', effect: 'write' })

export const removeFromCart = bare<typeof contract.removeFromCart>({ ...common, method: 'DELETE', effect: 'write' })

export const refreshCart = bare<typeof contract.refreshCart>({
  ...common,
  method: 'POST',
  path: '/api/v1/bookings/shopping-cart/refresh',
  effect: 'write',
})
