import type { Instant } from '@portolan/supplier/outcome'
import * as z from 'zod/mini'
import { itemSchema } from './item.ts'

const token = z.strictObject({
  item: itemSchema,
  /** Of the price at the search, in ten-thousandths of the item's own. */
  factorBasisPoints: z.int(),
  expiresAt: z.int(),
})

/** An offer as it was found. */
export type Found = z.infer<typeof token>

export const writeToken = (found: Found): string => JSON.stringify(found)

/** Nothing for a text that is no token. */
export function readToken(text: string): Found | undefined {
  try {
    return token.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const isExpired = ({ expiresAt }: Found, now: Instant): boolean => expiresAt <= now
