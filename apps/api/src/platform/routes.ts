import type { Call } from '@portolan/contract/call'
import type { FastifyInstance } from 'fastify'

/** One thing that can be asked for. A route without a call is a page, a file, a probe or the documentation. */
export interface RouteSummary {
  method: string
  path: string
  call: Call | undefined
  /** False for a call that no module serves yet. */
  served: boolean
}

/** Collects every route registered from now on, by whomever; HEAD goes with its GET. */
export function listRoutes(app: FastifyInstance): readonly RouteSummary[] {
  const routes: RouteSummary[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD') routes.push({ method: one, path: url, call: config?.call, served: config?.served ?? true })
    }
  })
  return routes
}
