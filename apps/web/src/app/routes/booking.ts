import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const framed = { getParentRoute: () => shellRoute }

type Filter = 'find' | 'status' | 'bookedFrom' | 'bookedTo' | 'travelFrom' | 'travelTo' | 'sort' | 'page' | 'perPage'

/** The filters stand in the address; the screen reads what it understands and leaves the rest alone. */
const listSearch = (search: { [Name in Filter]?: unknown }) => search
/** References may be figures alone, which the router would read as a number. */
const viewSearch = z.object({ id: z.optional(z.coerce.string()) })
const guestSearch = z.object({ code: z.optional(z.coerce.string()) })

const listTexts: MessageFeature[] = ['booking', 'cart']
/** 'rail' and 'air' name who takes part, 'trains' the tickets, 'stay' the meals. */
const tripTexts: MessageFeature[] = [...listTexts, 'map', 'rail', 'air', 'trains', 'stay']
const viewTexts: MessageFeature[] = [
  'booking',
  'cart',
  'price',
  'expiry',
  'result',
  'map',
  'trains',
  'rail',
  'air',
  'stay',
  'traveler',
]

const list = {
  ...framed,
  validateSearch: listSearch,
  ...screen('login', 'booking.list.title', listTexts, () => import('../../booking/list-screen.tsx')),
}
const view = {
  ...framed,
  validateSearch: viewSearch,
  ...screen('login', 'booking.view.title', viewTexts, () => import('../../booking/view-screen.tsx')),
}

/** /booking/rail has its own line because the specification names it; every other product goes by its name. */
export const bookingRoutes = [
  createRoute({ ...list, path: '/booking' }),
  createRoute({ ...list, path: '/booking/rail' }),
  createRoute({ ...list, path: '/booking/$product' }),
  createRoute({ ...view, path: '/booking/rail/view' }),
  createRoute({ ...view, path: '/booking/$product/view' }),
  createRoute({ ...view, path: '/booking/view' }),
  createRoute({
    ...framed,
    path: '/booking/guest',
    validateSearch: guestSearch,
    ...screen('open', 'booking.guest.title', viewTexts, () => import('../../booking/guest-screen.tsx')),
  }),
  createRoute({
    ...framed,
    path: '/trip',
    ...screen('login', 'booking.trip.title', tripTexts, () => import('../../booking/trip-screen.tsx')),
  }),
  createRoute({
    ...framed,
    path: '/booking/work',
    ...screen('login', 'booking.work.title', listTexts, () => import('../../booking/work-screen.tsx')),
  }),
] as const
