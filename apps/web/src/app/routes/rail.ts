import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const framed = { getParentRoute: () => shellRoute }

type Unread<Name extends string> = { [Key in Name]?: unknown }
type Party = 'adults' | 'seniors' | 'youths'
type Ticket = 'from' | 'fromName' | 'to' | 'toName' | 'via' | 'viaName' | 'depart' | 'at' | 'back' | 'backAt'

/** A search stands in the address; the screen reads what it understands and leaves the rest alone. */
const ticketSearch = (search: Unread<Ticket | Party | 'direct' | 'fareCode'>) => search
const trainsSearch = (search: Unread<Ticket | Party | 'direct' | 'fareCode' | 'out' | 'step'>) => search
const passSearch = (search: Unread<Party | 'region' | 'start' | 'type' | 'class' | 'validity' | 'within'>) => search
const compareSearch = (search: Unread<Party | 'legs' | 'flex'>) => search

const passTexts: MessageFeature[] = ['pass', 'rail', 'price', 'expiry', 'result', 'map']
const homeSearch = (search: Unread<Ticket | Party | 'direct' | 'fareCode' | 'region' | 'start' | 'tab'>) => search
/** Handles of what was chosen: out and back, or a pass and its first day. */
const travellersSearch = z.object({
  out: z.optional(z.string()),
  back: z.optional(z.string()),
  pass: z.optional(z.string()),
  start: z.optional(z.string()),
})
const promotionSearch = z.object({ id: z.optional(z.coerce.string()) })

export const railRoutes = [
  createRoute({
    ...framed,
    path: '/rail',
    validateSearch: homeSearch,
    ...screen(
      'open',
      'rail.home.title',
      ['rail', 'place', 'price'],
      () => import('../../rail/home/home-screen.tsx'),
      'rail:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/rail/ticket',
    validateSearch: ticketSearch,
    ...screen(
      'open',
      'rail.ticket.title',
      ['rail', 'place'],
      () => import('../../rail/home/ticket-screen.tsx'),
      'rail:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/rail/promotion',
    validateSearch: promotionSearch,
    ...screen('free', 'rail.offers', ['rail'], () => import('../../rail/promotion/promotion-screen.tsx')),
  }),
  createRoute({
    ...framed,
    path: '/rail/trains',
    validateSearch: trainsSearch,
    ...screen(
      'open',
      'trains.title',
      ['trains', 'rail', 'place', 'price', 'expiry', 'result', 'map'],
      () => import('../../rail/trains/trains-screen.tsx'),
      'rail:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/rail/travellers',
    validateSearch: travellersSearch,
    ...screen(
      'open',
      'traveler.screen.title',
      ['traveler', 'trains', ...passTexts],
      () => import('../../rail/travellers/travellers-screen.tsx'),
      'rail:book',
    ),
  }),
  createRoute({
    ...framed,
    path: '/rail/passes',
    validateSearch: passSearch,
    ...screen('login', 'rail.passes.title', passTexts, () => import('../../rail/pass/passes-screen.tsx'), 'rail:view'),
  }),
  createRoute({
    ...framed,
    path: '/rail/passOptions',
    validateSearch: passSearch,
    ...screen(
      'login',
      'pass.classAndValidity',
      passTexts,
      () => import('../../rail/pass/pass-options-screen.tsx'),
      'rail:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/rail/passDetails',
    validateSearch: passSearch,
    ...screen(
      'login',
      'pass.firstDay',
      passTexts,
      () => import('../../rail/pass/pass-details-screen.tsx'),
      'rail:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/rail/passOrTickets',
    validateSearch: compareSearch,
    ...screen(
      'login',
      'compare.title',
      ['compare', 'trains', 'place', ...passTexts],
      () => import('../../rail/compare/compare-screen.tsx'),
      'rail:view',
    ),
  }),
] as const
