import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

export const cartRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cart',
  ...screen('open', 'shell.nav.cart', ['cart', 'price', 'expiry'], () => import('../../cart/cart-screen.tsx')),
})

/** Which order, and how far: a reload finds both again. */
const bookSearch = z.object({ order: z.optional(z.coerce.string()), step: z.optional(z.string()) })

export const cartBookRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cart/book',
  validateSearch: bookSearch,
  ...screen(
    'open',
    'traveler.screen.title',
    ['checkout', 'traveler', 'cart', 'price', 'expiry', 'result'],
    () => import('../../checkout/book-screen.tsx'),
  ),
})
