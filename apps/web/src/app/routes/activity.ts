import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen, screensOf } from '../screen.tsx'
import { shellRoute } from './root.tsx'

const of = screensOf(() => import('../screens/activity.ts'))

type Name = 'city' | 'cityName' | 'from' | 'to' | 'people' | 'seniors' | 'day' | 'tour' | 'time' | 'group'

const framed = {
  getParentRoute: () => shellRoute,
  /** A search stands in the address; the screen reads what it understands and leaves the rest alone. */
  validateSearch: (search: { [Key in Name]?: unknown }) => search,
}

const listTexts: MessageFeature[] = ['activity', 'place', 'result', 'map']
const detailTexts: MessageFeature[] = ['activity', 'price', 'expiry', 'result', 'map']

export const activityRoutes = [
  createRoute({
    ...framed,
    path: '/activity',
    ...screen('login', 'activity.title', ['activity', 'place'], of('home'), 'activity:view'),
  }),
  createRoute({
    ...framed,
    path: '/activity/list',
    ...screen('login', 'activity.title', listTexts, of('list'), 'activity:view'),
  }),
  createRoute({
    ...framed,
    path: '/activity/detail',
    ...screen('login', 'activity.detail.title', detailTexts, of('detail'), 'activity:view'),
  }),
] as const
