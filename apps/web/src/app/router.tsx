import { createRoute, createRouter } from '@tanstack/react-router'
import { accountRoutes, profileRoutes } from './routes/account.ts'
import { activityRoutes } from './routes/activity.ts'
import { accountsRoute } from './routes/agency.ts'
import { airRoutes } from './routes/air.ts'
import { bookingRoutes } from './routes/booking.ts'
import { carRoutes } from './routes/car.ts'
import { cartBookRoute, cartRoute } from './routes/cart.ts'
import { comingSoonRoutes } from './routes/coming-soon.ts'
import { hotelRoutes } from './routes/hotel.ts'
import { packageRoutes } from './routes/package.ts'
import { railRoutes } from './routes/rail.ts'
import { rootRoute, shellRoute } from './routes/root.tsx'
import { transferRoutes } from './routes/transfer.ts'
import { screen } from './screen.tsx'

const exploreRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/explore',
  ...screen('login', 'shell.nav.explore', [], () => import('./explore.tsx')),
})

/** In development only: the build leaves the branch out, and the gallery with it. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => shellRoute,
        path: '/dev/ui',
        ...screen('open', 'shell.gallery', ['place'], () => import('./gallery/gallery.tsx')),
      }),
    ]
  : []

const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  shellRoute.addChildren([
    exploreRoute,
    accountsRoute,
    cartRoute,
    cartBookRoute,
    ...profileRoutes,
    ...activityRoutes,
    ...airRoutes,
    ...hotelRoutes,
    ...packageRoutes,
    ...carRoutes,
    ...railRoutes,
    ...transferRoutes,
    ...bookingRoutes,
    ...comingSoonRoutes,
    ...developmentRoutes,
  ]),
])

export const makeRouter = () =>
  createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent', defaultPendingMs: 300 })

/** Fetches the asked page's piece and texts beside the rest of the start, not after it. A failure is told when it is shown. */
export function prefetchPage(router: ReturnType<typeof makeRouter>): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    void Promise.resolve(router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])).catch(
      () => undefined,
    )
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
