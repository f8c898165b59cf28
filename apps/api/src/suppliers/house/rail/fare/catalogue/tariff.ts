import type { Brand } from '../../operator.ts'

/** What a kilometre costs on the dearest ticket, in euros, up to so many kilometres: the further, the cheaper. */
export const kilometreSteps: readonly { readonly upTo: number; readonly euros: number }[] = [
  { upTo: 100, euros: 0.26 },
  { upTo: 300, euros: 0.21 },
  { upTo: 600, euros: 0.16 },
  { upTo: Number.POSITIVE_INFINITY, euros: 0.11 },
]

/** Against the tariff above; `advance`: the cheapest ticket against the dearest. */
export const kinds: Readonly<Record<Brand['kind'], { readonly level: number; readonly advance: number }>> = {
  highspeed: { level: 1, advance: 0.2 },
  intercity: { level: 0.8, advance: 0.35 },
  regional: { level: 0.7, advance: 1 },
  night: { level: 0.75, advance: 0.3 },
  panorama: { level: 1.9, advance: 1 },
}

/** First class against second, where no corridor says otherwise. */
export const firstClassLevel = 1.6

/** How dear trains are in a country; by the operator's home. Those not named: 1. */
export const countryLevels: Readonly<Record<string, number>> = {
  CH: 1.6,
  GB: 1.5,
  IE: 0.85,
  NO: 1.15,
  DK: 1.1,
  SE: 0.95,
  FI: 0.8,
  IT: 0.8,
  ES: 0.8,
  PT: 0.55,
  BE: 0.85,
  LU: 0.8,
  GR: 0.5,
  PL: 0.5,
  CZ: 0.4,
  SK: 0.4,
  HU: 0.4,
  SI: 0.5,
  HR: 0.4,
  RO: 0.35,
  BG: 0.3,
  RS: 0.35,
  TR: 0.3,
}

/** Fares are reckoned in euros. The house's own factors, looked at once a year: one euro is so much of the other. */
export const euroFactors = { EUR: 1, GBP: 0.86, CHF: 0.95 } as const

/** Rails are longer than the straight line. */
export const detour = 1.25

/** Of the sum of the single tickets, in hundredths, by the number of trains; more trains are as the last. */
export const throughPercents: readonly number[] = [100, 92, 88, 85]

/** A return fare's way out, in hundredths of the single one. */
export const returnPercent = 85
