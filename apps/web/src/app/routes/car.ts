import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen, screensOf } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const of = screensOf(() => import('../screens/car.ts'))

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
    ...screen('login', 'car.title', ['car', 'place'], of('home'), 'car:view'),
  }),
  createRoute({
    ...framed,
    path: '/carrental/list',
    ...screen('login', 'car.list.title', listTexts, of('list'), 'car:view'),
  }),
  createRoute({
    ...framed,
    path: '/carrental/rate',
    ...screen('login', 'carRate.title', rateTexts, of('rate'), 'car:view'),
  }),
] as const
