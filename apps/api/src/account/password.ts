import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../platform/refusal.ts'

/** What a try costs: kilobytes, rounds, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's Argon2id figures with room to spare: about 70 ms and 64 MB a try. */
const usualCost: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }

/** Each try takes a core and 64 MB: more at once would only slow each other down and fill the memory. */
const atOnce = 2
/** About seven seconds of work; whoever comes later would be answered too late to care. */
const longestQueue = 200

function makeTurns() {
  let free = atOnce
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
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
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes its time whether there is a hash to compare with or not. */
  fits(password: string, stored: string | null | undefined): Promise<boolean>
}

/** One for a server: whoever tries a password waits for the others who do. */
export function makePasswords(cost: PasswordCost = usualCost): Passwords {
  const inTurn = makeTurns()
  /** A hash that no password fits: an unknown user costs the same time as a known one. */
  const nobody = hash(`${Math.random()}`, cost)
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), cost)),
    async fits(password, stored) {
      const against = stored ?? (await nobody)
      const isRight = await inTurn(() => verify(against, password.normalize('NFKC')))
      return isRight && Boolean(stored)
    },
  }
}
