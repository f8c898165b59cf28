import type { Instant } from '@portolan/supplier/outcome'
import type { Party } from '@portolan/supplier/traveler'
import * as z from 'zod/mini'
import { findFare, type PassFare } from './fare.ts'

const token = z.strictObject({
  /** By fareId. */
  fare: z.string(),
  start: z.iso.date(),
  party: z
    .array(
      z.strictObject({
        ref: z.string(),
        type: z.enum(['adult', 'child', 'infant', 'youth', 'senior']),
        age: z.optional(z.int()),
      }),
    )
    .check(z.minLength(1), z.maxLength(9)),
  /** Of the price at the search, in ten-thousandths of the catalogue's. */
  level: z.int(),
  expiresAt: z.int(),
})

/** An offer as it was found. */
export interface Found {
  readonly fare: PassFare
  readonly start: string
  readonly party: Party
  readonly level: number
  readonly expiresAt: Instant
}

export const writeToken = ({ fare, ...rest }: Found, fareId: string): string =>
  JSON.stringify({ fare: fareId, ...rest })

type Given = z.output<typeof token>['party'][number]

/** As much of a traveller as a token carries. */
export const plainTraveler = ({ ref, type, age }: Given): Party[number] => ({
  ...{ ref, type },
  ...(age !== undefined && { age }),
})

/** Nothing for a text that is no token, or one of a pass that is sold no more. */
export function readToken(text: string): Found | undefined {
  try {
    const { fare: id, party, ...rest } = token.parse(JSON.parse(text))
    const fare = findFare(id)
    return fare && { ...rest, fare, party: party.map(plainTraveler) }
  } catch {
    return undefined
  }
}

export const isExpired = ({ expiresAt }: Pick<Found, 'expiresAt'>, now: Instant): boolean => expiresAt <= now
