/**
 * One question of several who come for the same answer. Whoever goes away takes the question along only if nobody else
 * waits for it. `forget`: it has come to nothing, and is asked anew by the next who comes.
 */
export function askTogether<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  forget: () => void,
): (signal: AbortSignal) => Promise<Answer> {
  const leaving = new AbortController()
  const asked = ask(leaving.signal)
  let waiting = 0
  let isIn = false
  return async (signal) => {
    waiting += 1
    const leave = () => {
      waiting -= 1
      if (waiting > 0 || isIn) return
      leaving.abort()
      forget()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      const answer = await asked
      isIn = true
      return answer
    } catch (error) {
      forget()
      throw error
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
