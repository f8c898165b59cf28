import { performance } from 'node:perf_hooks'

/** Above this share of the time nothing is left that could be spent on what can wait. */
const limit = 0.6
const shortestLook = 500

/** Tells whether this node has been at work most of the time since somebody last wanted to know. */
export function watchBusy(): () => boolean {
  let [before, lookedAt, isBusy] = [performance.eventLoopUtilization(), performance.now(), false]
  return () => {
    if (performance.now() - lookedAt < shortestLook) return isBusy
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, before).utilization > limit
    ;[before, lookedAt] = [now, performance.now()]
    return isBusy
  }
}
