import { allocate, type Money } from '@portolan/domain/money'

/**
 * The tax in a sum that is really paid, where so much of what was asked for it is tax. It is rounded once and by itself, so
 * that the booking's page, its papers and the invoice name one figure.
 */
export function taxPart(paid: Money, tax: number, asked: number): number {
  if (paid.minor <= 0 || asked <= 0) return 0
  return allocate(paid, [tax, asked - tax])[0]?.minor ?? 0
}
