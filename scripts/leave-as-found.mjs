import { afterAll, vi } from 'vitest'

/**
 * Many files share a worker: the next one must not find a clock that stands still, nor a module that failed because the
 * file which asked for it was over before it came.
 */
afterAll(async () => {
  vi.useRealTimers()
  await vi.dynamicImportSettled()
})
