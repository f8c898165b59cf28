import { createRoute } from '@tanstack/react-router'
import type { MessageId } from '../../i18n/messages.ts'
import type { RouteLevel } from '../guard.ts'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

function soon<const Path extends string>(path: Path, level: RouteLevel, title: MessageId) {
  const page = screen(level, title, [], () => import('../coming-soon.tsx'))
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    ...page,
    staticData: { ...page.staticData, comingSoon: true },
  })
}

/** Routes whose product is not built yet: an honest page with the menu around it. The list shrinks with each product. */
export const comingSoonRoutes = [
  soon('/cruise', 'login', 'shell.nav.cruise'),
  soon('/insurance', 'login', 'shell.nav.insurance'),
  soon('/visa', 'login', 'shell.nav.visa'),
  soon('/holiday', 'login', 'shell.nav.holiday'),
  soon('/vip', 'login', 'shell.nav.vip'),
] as const
