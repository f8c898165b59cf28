import perfHooks from 'node:perf_hooks'
import Fastify from 'fastify'
import { Counter } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { makeMetrics, measureRequests, serveMetrics } from './metrics.ts'

test('each server tells its own figures and those of the process, which is watched once', async () => {
  const watch = vi.spyOn(perfHooks, 'monitorEventLoopDelay')
  const pages: string[] = []
  for (const name of ['first', 'second']) {
    const [app, metrics] = [Fastify(), makeMetrics()]
    measureRequests(app, metrics)
    serveMetrics(app, metrics)
    new Counter({ name: `${name}_total`, help: 'Put in after the page was made', registers: [metrics.registry] })
    pages.push((await app.inject({ url: '/metrics' })).body)
    await app.close()
  }
  expect(watch.mock.calls.length).toBeLessThanOrEqual(1)
  for (const page of pages) expect(page).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(pages.map((page) => page.match(/^(first|second)_total/m)?.[0])).toEqual(['first_total', 'second_total'])
})
