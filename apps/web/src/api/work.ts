import { type Challenge, solutionHeader } from '@portolan/contract/work'
import { solve } from './proof-of-work.ts'

/** Until then nobody wonders. */
const overlooked = 1_000

interface Asked {
  /** What was answered; it stands where the work cannot be done. */
  reply: Response
  /** Sends the same request again. */
  knock(more?: Record<string, string>): Promise<Response>
  signal: AbortSignal
  onLong(): void
}

/** A page asks for many things at once: the first one works, and the others come in with its pass. */
let working: Promise<unknown> | undefined

async function solutionOf(text: string, { signal, onLong }: Asked): Promise<string | undefined> {
  const long = setTimeout(onLong, overlooked)
  try {
    const { salt, signature, ...puzzle } = JSON.parse(text) as Challenge
    return [salt, await solve({ salt, ...puzzle }, { signal }), signature].join('.')
  } catch {
    // On plain http a browser has no digest; what was answered says what to do.
    signal.throwIfAborted()
    return undefined
  } finally {
    clearTimeout(long)
  }
}

/** Does the work that an answer asks for and sends the request once more; answers what comes of it. */
export async function workFor(text: string, asked: Asked): Promise<Response> {
  if (working) {
    await working.catch(() => {})
    return asked.knock()
  }
  const worked = solutionOf(text, asked).then((solution) =>
    solution === undefined ? asked.reply : asked.knock({ [solutionHeader]: solution }),
  )
  working = worked
  try {
    return await worked
  } finally {
    working = undefined
  }
}
