import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

type Room = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
type Name = 'city' | 'cityName' | 'checkIn' | 'checkOut' | 'rooms' | 'box' | 'hotel' | `rph${Room}` | 'was'

const framed = {
  getParentRoute: () => shellRoute,
  /** A stay stands in the address; the screen reads what it understands and leaves the rest alone. */
  validateSearch: (search: { [Key in Name]?: unknown }) => search,
}

const listTexts: MessageFeature[] = ['hotels', 'hotel', 'place', 'result', 'map']
const detailTexts: MessageFeature[] = ['hotelDetail', 'stay', 'hotel', 'price', 'expiry', 'result', 'map']
const guestsTexts: MessageFeature[] = ['hotelGuests', 'traveler', ...detailTexts]

export const hotelRoutes = [
  createRoute({
    ...framed,
    path: '/hotel',
    ...screen(
      'login',
      'hotel.title',
      ['hotel', 'place'],
      () => import('../../hotel/home/home-screen.tsx'),
      'hotel:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/hotel/list',
    ...screen('login', 'hotels.title', listTexts, () => import('../../hotel/list/list-screen.tsx'), 'hotel:view'),
  }),
  createRoute({
    ...framed,
    path: '/hotel/detail',
    ...screen(
      'login',
      'hotelDetail.title',
      detailTexts,
      () => import('../../hotel/detail/detail-screen.tsx'),
      'hotel:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/hotel/guests',
    ...screen(
      'login',
      'hotelGuests.title',
      guestsTexts,
      () => import('../../hotel/guests/guests-screen.tsx'),
      'hotel:book',
    ),
  }),
] as const
