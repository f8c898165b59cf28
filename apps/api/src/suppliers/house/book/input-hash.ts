import { hashOf } from '../../../platform/crypto.ts'

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * The same for the same input: one that was written down and read again may have its parts in another order. A hash,
 * because names are in it.
 */
export const hashOfInput = (...input: readonly unknown[]): string => hashOf(JSON.stringify(input, inOrder))
