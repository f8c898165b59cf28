import { createRootRoute, createRoute } from '@tanstack/react-router'
import { makeChunk } from '../chunk.ts'
import { NotFound } from '../not-found.tsx'
import { Root } from '../root.tsx'
import { RouteFailure } from '../route-failure.tsx'

export const rootRoute = createRootRoute({ component: Root, errorComponent: RouteFailure, notFoundComponent: NotFound })

const shell = makeChunk(() => import('../shell/Shell.tsx'))

/** Everything inside the top bar and the menu. The pages before login stand outside and load nothing of it. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  loader: shell,
  component: function ShellFrame() {
    const { Shell } = shellRoute.useLoaderData()
    return <Shell />
  },
})
