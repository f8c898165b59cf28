import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

type Side = 'from' | 'to'
type End = Side | `${Side}${'Name' | 'City' | 'At'}`
type Hour = 'at' | 'back' | 'flight' | 'flightAt' | 'backFlight' | 'backFlightAt'
type Party = 'adults' | 'children' | 'bags' | 'seats'

const framed = {
  getParentRoute: () => shellRoute,
  /** A search stands in the address; the screen reads what it understands and leaves the rest alone. */
  validateSearch: (search: { [Key in End | Hour | Party | 'pick']?: unknown }) => search,
}

const listTexts: MessageFeature[] = ['transfer', 'place', 'price', 'expiry', 'result', 'map']

export const transferRoutes = [
  createRoute({
    ...framed,
    path: '/cartransfer',
    ...screen(
      'login',
      'transfer.title',
      ['transfer', 'place'],
      () => import('../../transfer/home/home-screen.tsx'),
      'transfer:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/cartransfer/list',
    ...screen(
      'login',
      'transfer.list.title',
      listTexts,
      () => import('../../transfer/list/list-screen.tsx'),
      'transfer:view',
    ),
  }),
] as const
