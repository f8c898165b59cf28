import { createRoute } from '@tanstack/react-router'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

export const cartRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cart',
  ...screen('open', 'shell.nav.cart', ['cart', 'price', 'expiry'], () => import('../../cart/cart-screen.tsx')),
})

export const cartBookRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cart/book',
  ...screen(
    'open',
    'traveler.screen.title',
    ['traveler', 'cart', 'price', 'expiry'],
    () => import('../../cart/book-screen.tsx'),
  ),
})
