import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen, screensOf } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const of = screensOf(() => import('../screens/hotel.ts'))

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
    ...screen('login', 'hotel.title', ['hotel', 'place'], of('home'), 'hotel:view'),
  }),
  createRoute({
    ...framed,
    path: '/hotel/list',
    ...screen('login', 'hotels.title', listTexts, of('list'), 'hotel:view'),
  }),
  createRoute({
    ...framed,
    path: '/hotel/detail',
    ...screen('login', 'hotelDetail.title', detailTexts, of('detail'), 'hotel:view'),
  }),
  createRoute({
    ...framed,
    path: '/hotel/guests',
    ...screen('login', 'hotelGuests.title', guestsTexts, of('guests'), 'hotel:book'),
  }),
] as const
