import type { Flexibility } from '@portolan/domain/rail/fare'

/**
 * Fares that the house has negotiated, known to those who have the code.
 *
 * PORTOLAN10  a tenth off every ticket
 * CORP2026    travel for companies: tickets of full flexibility at the price of the half flexible ones
 * STUDIO25    a quarter off half and fully flexible tickets
 */
export interface FareCode {
  readonly code: string
  /** Whose price is asked instead of its own, by flexibility; what is not named is at the usual fare. */
  readonly pricedAs: Partial<Record<Flexibility, Flexibility>>
  /** Of that price, in hundredths. */
  readonly percent: number
}

const all = { NON_FLEX: 'NON_FLEX', SEMI_FLEX: 'SEMI_FLEX', FULL_FLEX: 'FULL_FLEX' } as const

const fareCodes: readonly FareCode[] = [
  { code: 'PORTOLAN10', pricedAs: all, percent: 90 },
  { code: 'CORP2026', pricedAs: { FULL_FLEX: 'SEMI_FLEX' }, percent: 100 },
  { code: 'STUDIO25', pricedAs: { SEMI_FLEX: 'SEMI_FLEX', FULL_FLEX: 'FULL_FLEX' }, percent: 75 },
]

/** As people type it. */
export const fareCodeOf = (text: string): FareCode | undefined =>
  fareCodes.find(({ code }) => code === text.trim().toUpperCase())
