/** So many at once; the others wait in the order in which they came. */
export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>

export function makeTurns(atOnce: number): Turns {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
