import { afterAll, vi } from 'vitest'

/** Many files share a worker: the next one must not find a clock that stands still. */
afterAll(() => {
  vi.useRealTimers()
})
