import { createRoute } from '@tanstack/react-router'
import type { MessageFeature } from '../../i18n/messages.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

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
    ...screen(
      'login',
      'activity.title',
      ['activity', 'place'],
      () => import('../../activity/home/home-screen.tsx'),
      'activity:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/activity/list',
    ...screen(
      'login',
      'activity.title',
      listTexts,
      () => import('../../activity/list/list-screen.tsx'),
      'activity:view',
    ),
  }),
  createRoute({
    ...framed,
    path: '/activity/detail',
    ...screen(
      'login',
      'activity.detail.title',
      detailTexts,
      () => import('../../activity/detail/detail-screen.tsx'),
      'activity:view',
    ),
  }),
] as const
