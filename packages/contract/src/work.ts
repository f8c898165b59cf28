/**
 * A network that is too busy is answered with 429 and, in this header, a little work in JSON. Who does it repeats the call
 * with the solution, and is counted apart from the neighbours from then on.
 */
export const challengeHeader = 'portolan-challenge'

/** Salt, number and signature with points between. */
export const solutionHeader = 'portolan-solution'

export interface Challenge {
  /** Hexadecimal SHA-256 of the salt and the number looked for, one after the other. */
  challenge: string
  salt: string
  maxNumber: number
  signature: string
}
