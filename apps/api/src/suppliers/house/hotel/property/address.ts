import { pickOf, seedOf } from '../../seed.ts'
import type { Quarter } from '../catalogue/quarter.ts'
import { streetStyleOf } from '../catalogue/street.ts'
import type { Property } from './property.ts'

/** Letters that no postal code is refused for. */
const letters = 'ABCEGHJKLNPRTVWX'

/** The same for all houses of a quarter. */
const postalCodeIn = (pattern: string, { city, name }: Quarter): string =>
  pattern.replace(/[#@&]/g, (sign, at: number) => {
    const seed = seedOf(city, name, 'postal code', at)
    if (sign === '&') return letters.charAt(seed % letters.length)
    return String(sign === '@' ? 1 + (seed % 9) : seed % 10)
  })

interface Town {
  readonly country: string
  /** As those who live there call it. */
  readonly name: string
  readonly postalCode: string
}

export function addressOf(id: string, town: Town, quarter: Quarter): Property['address'] {
  const { pattern, streets } = streetStyleOf(quarter.city, town.country)
  const parts: Readonly<Record<string, string>> = {
    street: pickOf(streets, id, 'street'),
    number: String(1 + (seedOf(id, 'number') % 98)),
    block: String(1 + (seedOf(id, 'block') % 28)),
    gate: String(1 + (seedOf(id, 'gate') % 5)),
    quarter: quarter.name,
  }
  return {
    line: pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? ''),
    postalCode: postalCodeIn(town.postalCode, quarter),
    city: town.name,
  }
}
