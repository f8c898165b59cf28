import type { CarRatesRS } from '@portolan/contract/car'

export type Cover = CarRatesRS['pricedCoverages'][number]

export interface CoverChoices {
  readonly included: readonly Cover[]
  /** They change what the driver pays first: one of them, or none. */
  readonly lower: readonly Cover[]
  /** Beside it, as many as one likes. */
  readonly more: readonly Cover[]
}

const isIncluded = ({ includedInRate, required }: Cover): boolean => includedInRate === true || required === true

export function coverChoices(covers: readonly Cover[]): CoverChoices {
  const open = covers.filter((cover) => !isIncluded(cover))
  return {
    included: covers.filter(isIncluded),
    lower: open.filter(({ excess }) => excess !== undefined),
    more: open.filter(({ excess }) => excess === undefined),
  }
}

/** One of those that exclude each other, or none of them; the others stay. */
export function withLower({ lower }: CoverChoices, chosen: readonly string[], code: string | undefined): string[] {
  const codes = lower.map(({ coverageType }) => coverageType)
  return [...chosen.filter((one) => !codes.includes(one)), ...(code ? [code] : [])]
}

export const withMore = (chosen: readonly string[], code: string, on: boolean): string[] => [
  ...chosen.filter((one) => one !== code),
  ...(on ? [code] : []),
]
