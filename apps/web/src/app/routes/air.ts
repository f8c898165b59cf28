import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const framed = { getParentRoute: () => shellRoute }

type Leg = 1 | 2 | 3 | 4 | 5 | 6
type Way = 'from' | 'fromName' | 'to' | 'toName' | 'depart'
type Party = 'adults' | 'children' | 'infants' | 'cabin' | 'nearby' | 'flexible'
type Name = 'trip' | Way | 'back' | Party | `${Way}${Leg}` | `pick${Leg}` | 'step' | `rph${Leg}` | 'was'

/** A search stands in the address; the screen reads what it understands and leaves the rest alone. */
const airSearch = (search: { [Key in Name]?: unknown }) => search

const flightTexts: MessageFeature[] = ['flights', 'air', 'place', 'price', 'expiry', 'result', 'map']
const extrasTexts: MessageFeature[] = ['extras', 'flights', 'air', 'price', 'expiry', 'result']

export const airRoutes = [
  createRoute({
    ...framed,
    path: '/air',
    validateSearch: airSearch,
    ...screen('login', 'air.title', ['air', 'place'], () => import('../../air/home/home-screen.tsx'), 'air:view'),
  }),
  createRoute({
    ...framed,
    path: '/air/oneway',
    validateSearch: airSearch,
    ...screen('login', 'flights.title', flightTexts, () => import('../../air/flights/oneway-screen.tsx'), 'air:view'),
  }),
  createRoute({
    ...framed,
    path: '/air/roundtrip',
    validateSearch: airSearch,
    ...screen(
      'login',
      'flights.title',
      flightTexts,
      () => import('../../air/flights/roundtrip-screen.tsx'),
      'air:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/air/multicity',
    validateSearch: airSearch,
    ...screen(
      'login',
      'flights.title',
      flightTexts,
      () => import('../../air/flights/multicity-screen.tsx'),
      'air:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/air/extras',
    validateSearch: airSearch,
    ...screen('login', 'extras.title', extrasTexts, () => import('../../air/extras/extras-screen.tsx'), 'air:view'),
  }),
] as const
