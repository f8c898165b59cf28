const nameOf = (sale: string): string => `hotel:key:${sale}`

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key of the attempt that is under way: the same after a lost answer and after a reload. */
export function keyOfAttempt(sale: string): string {
  const kept = sessionStorage.getItem(nameOf(sale))
  if (kept) return kept
  const key = newKey()
  sessionStorage.setItem(nameOf(sale), key)
  return key
}

/** The server has said what became of it: the next press is another attempt. */
export const endAttempt = (sale: string): void => sessionStorage.removeItem(nameOf(sale))
