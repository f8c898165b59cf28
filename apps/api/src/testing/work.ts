import { createHash } from 'node:crypto'
import { type Challenge, challengeHeader, solutionHeader } from '@portolan/contract/work'

/** The work beside an answer, as a browser finds it; undefined when there is none. */
export function workOf({ headers }: { headers: Record<string, unknown> }): Challenge | undefined {
  const text = headers[challengeHeader]
  return typeof text === 'string' ? (JSON.parse(text) as Challenge) : undefined
}

/** As a browser does it: the header to repeat the call with. */
export function doWork({ salt, challenge, maxNumber, signature }: Challenge): Record<string, string> {
  for (let number = 0; number <= maxNumber; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return { [solutionHeader]: `${salt}.${number}.${signature}` }
  throw new Error('The work has no solution.')
}

/** The same for an answer that must have some. */
export function solvedFor({ raw }: { raw: { headers: Record<string, unknown> } }): Record<string, string> {
  const work = workOf(raw)
  if (!work) throw new Error('No work was offered.')
  return doWork(work)
}
