const nameOf = (orderId: string): string => `checkout:key:${orderId}`
const agreedName = (orderId: string): string => `checkout:agreed:${orderId}`

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key of the attempt to pay that is under way: the same after a lost answer and after a reload. */
export function keyOfAttempt(orderId: string): string {
  const kept = sessionStorage.getItem(nameOf(orderId))
  if (kept) return kept
  const key = newKey()
  sessionStorage.setItem(nameOf(orderId), key)
  return key
}

/** The server has said what became of it: the next press is another attempt. */
export const endAttempt = (orderId: string): void => sessionStorage.removeItem(nameOf(orderId))

/** Which changed prices were agreed to, by their sum. */
export const readAgreed = (orderId: string): string | undefined =>
  sessionStorage.getItem(agreedName(orderId)) ?? undefined

export const keepAgreed = (orderId: string, prices: string): void => sessionStorage.setItem(agreedName(orderId), prices)
