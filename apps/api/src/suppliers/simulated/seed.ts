import { createHash } from 'node:crypto'

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A whole number from 0 up to but not including `below`; the same text gives the same number. */
export const pick = (text: string, below: number): number => digestOf(text).readUInt32BE() % below

/** A short name for a long text. */
export const nameOf = (text: string): string => digestOf(text).toString('base64url').slice(0, 16)

/** No 0, O, 1 or I: a booking reference is read out on the telephone. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const locatorOf = (text: string): string =>
  [...digestOf(text).subarray(0, 8)].map((byte) => letters.charAt(byte % letters.length)).join('')
