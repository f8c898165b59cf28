import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

type Asked = 'from' | 'fromName' | 'to' | 'toName' | 'pickUp' | 'return' | 'age' | 'country'
type Picked = 'vendor' | 'car' | 'rate' | 'desk' | 'returnDesk' | 'rph' | 'extras' | 'cover'

const framed = {
  getParentRoute: () => shellRoute,
  /** A rental stands in the address; the screen reads what it understands and leaves the rest alone. */
  validateSearch: (search: { [Key in Asked | Picked]?: unknown }) => search,
}

const listTexts: MessageFeature[] = ['car', 'place', 'result']
const rateTexts: MessageFeature[] = ['carRate', 'car', 'stay', 'price', 'expiry', 'result', 'map']

export const carRoutes = [
  createRoute({
    ...framed,
    path: '/carrental',
    ...screen('login', 'car.title', ['car', 'place'], () => import('../../car/home/home-screen.tsx'), 'car:view'),
  }),
  createRoute({
    ...framed,
    path: '/carrental/list',
    ...screen('login', 'car.list.title', listTexts, () => import('../../car/list/list-screen.tsx'), 'car:view'),
  }),
  createRoute({
    ...framed,
    path: '/carrental/rate',
    ...screen('login', 'carRate.title', rateTexts, () => import('../../car/rate/rate-screen.tsx'), 'car:view'),
  }),
] as const
