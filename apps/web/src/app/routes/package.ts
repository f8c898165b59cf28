import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen, screensOf } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const of = screensOf(() => import('../screens/package.ts'))

type Room = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
type Place = 'from' | 'fromName' | 'to' | 'toName' | 'city' | 'cityName'
type Day = 'depart' | 'back' | 'checkIn' | 'checkOut'
type Name = Place | Day | 'rooms' | 'flight' | 'pick' | 'hotel' | `room${Room}` | `rph${Room}` | 'was'

const framed = {
  getParentRoute: () => shellRoute,
  /** A trip stands in the address; the screen reads what it understands and leaves the rest alone. */
  validateSearch: (search: { [Key in Name]?: unknown }) => search,
}

const formTexts: MessageFeature[] = ['package', 'air', 'hotel', 'place']
const listTexts: MessageFeature[] = [...formTexts, 'flights', 'hotels', 'price', 'expiry', 'result']
const roomTexts: MessageFeature[] = [...listTexts, 'hotelDetail', 'stay']

export const packageRoutes = [
  createRoute({
    ...framed,
    path: '/package',
    ...screen('login', 'package.title', formTexts, of('home'), 'package:view'),
  }),
  createRoute({
    ...framed,
    path: '/package/hotels',
    ...screen('login', 'package.page.hotels', listTexts, of('hotels'), 'package:view'),
  }),
  createRoute({
    ...framed,
    path: '/package/flights',
    ...screen('login', 'package.page.flights', listTexts, of('flights'), 'package:view'),
  }),
  createRoute({
    ...framed,
    path: '/package/rooms',
    ...screen('login', 'package.page.rooms', roomTexts, of('rooms'), 'package:view'),
  }),
  createRoute({
    ...framed,
    path: '/package/review',
    ...screen('login', 'package.review.title', roomTexts, of('review'), 'package:view'),
  }),
] as const
