import { randomInt } from 'node:crypto'

/** No vowels, and nothing that reads as another letter: it is told over the telephone. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ23456789'

export const newReference = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
