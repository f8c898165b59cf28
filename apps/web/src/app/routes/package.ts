import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

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
    ...screen('login', 'package.title', formTexts, () => import('../../package/home/home-screen.tsx'), 'package:view'),
  }),
  createRoute({
    ...framed,
    path: '/package/hotels',
    ...screen(
      'login',
      'package.page.hotels',
      listTexts,
      () => import('../../package/hotels/hotels-screen.tsx'),
      'package:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/package/flights',
    ...screen(
      'login',
      'package.page.flights',
      listTexts,
      () => import('../../package/flights/flights-screen.tsx'),
      'package:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/package/rooms',
    ...screen(
      'login',
      'package.page.rooms',
      roomTexts,
      () => import('../../package/rooms/rooms-screen.tsx'),
      'package:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/package/review',
    ...screen(
      'login',
      'package.review.title',
      roomTexts,
      () => import('../../package/review/review-screen.tsx'),
      'package:view',
    ),
  }),
] as const
