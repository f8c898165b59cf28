export interface Puzzle {
  /** Hexadecimal SHA-256 of salt and number, one after the other. */
  challenge: string
  salt: string
  maxNumber: number
}

interface Watch {
  signal?: AbortSignal
  /** From 0 to 1: the share of numbers tried. */
  onProgress?(share: number): void
}

/** Some milliseconds of work, then the page gets its turn: typing and scrolling stay smooth. */
const atOnce = 500

/** A message to oneself: a time-out of nothing is made four milliseconds long by browsers, a hundred times over. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

/** Tries the numbers in order until one fits. Throws when none does, or when it is called off. */
export async function solve(
  { challenge, salt, maxNumber }: Puzzle,
  { signal, onProgress }: Watch = {},
): Promise<string> {
  const encoder = new TextEncoder()
  const wanted = bytesOf(challenge)
  const fits = async (number: number) => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${salt}${number}`)))
    return wanted.every((byte, index) => byte === digest[index])
  }
  for (let first = 0; first <= maxNumber; first += atOnce) {
    signal?.throwIfAborted()
    const numbers = Array.from({ length: Math.min(atOnce, maxNumber + 1 - first) }, (_, index) => first + index)
    const found = (await Promise.all(numbers.map(fits))).indexOf(true)
    if (found !== -1) return String(first + found)
    onProgress?.(Math.min(1, (first + atOnce) / (maxNumber + 1)))
    await turn()
  }
  throw new Error('no number fits')
}
