import { useEffect, useState } from 'react'

type Listener = (now: number) => void

const second = 1000
const listeners = new Set<Listener>()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  const now = Date.now()
  for (const listener of listeners) listener(now)
}

/** One timer, however many countdowns there are; it stops with the last of them. */
function follow(listener: Listener): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, second)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The moment by the server's clock, in ms, told anew every second. */
export function useNow(clockAhead: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => follow(setNow), [])
  return now + clockAhead
}
