import { readFileSync } from 'node:fs'

/** Of all processor time since this machine was started, what its host gave to others while work was waiting here. */
function read() {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/)
  const times = ticks.slice(0, 8).map(Number)
  return { stolen: times[7] ?? 0, all: times.reduce((sum, one) => sum + one, 0) }
}

/** Answers, each time it is asked, the share that was stolen since it was asked last. */
export function watchStolen() {
  let last = read()
  return () => {
    const now = read()
    const share = (now.stolen - last.stolen) / Math.max(1, now.all - last.all)
    last = now
    return share
  }
}
