import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/refusal.ts'

/** OWASP's Argon2id figures with room to spare: about 70 ms and 64 MB a try. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** Each try takes a core and 64 MB: more at once would only slow each other down and fill the memory. */
const atOnce = 2
let free = atOnce
const queue: (() => void)[] = []
/** About seven seconds of work; whoever comes later would be answered too late to care. */
const longestQueue = 200

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= longestQueue) throw new Refusal(503, { retryAfter: 10 })
  if (free > 0) free--
  else await new Promise<void>((resolve) => queue.push(resolve))
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else free++
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC'), cost))

/** A hash that no password fits: an unknown user costs the same time as a known one. */
const nobody = hash(`${Math.random()}`, cost)

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await nobody)
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')))
  return fits && Boolean(stored)
}
