import { workedSoFar } from './thread-work.ts'

/** Watches this thread's event loop until the answer is called, which tells its longest turn in milliseconds. */
export function watchEventLoop(): () => number {
  let [longest, last] = [0, workedSoFar()]
  const look = () => {
    const now = workedSoFar()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}
