import { type PassCountry, type PassRegion, passCountries } from '@portolan/domain/rail/pass-region'
import { type Ladder, ladders } from './ladder.ts'

/** In years, on the first day. */
export interface AgeBands {
  /** The youngest who needs a pass, free or not. */
  readonly childFrom: number
  readonly youthFrom: number
  readonly adultFrom: number
  /** A pass without a price for seniors knows adults only. */
  readonly seniorFrom: number
  /** So many children travel free with each adult or senior. */
  readonly freePerAdult: number
  /** What a child beyond those pays. */
  readonly otherChild: 'YOUTH' | 'HALF'
  /** Says the same to the customer. */
  readonly condition: string
}

const usual: AgeBands = {
  ...{ childFrom: 4, youthFrom: 12, adultFrom: 28, seniorFrom: 60 },
  ...{ freePerAdult: 2, otherChild: 'YOUTH', condition: 'CHILD_FREE' },
}
const german: AgeBands = { ...usual, childFrom: 6, condition: 'CHILD_FREE_6_11' }
const swiss: AgeBands = {
  ...{ childFrom: 6, youthFrom: 16, adultFrom: 25, seniorFrom: 60 },
  ...{ freePerAdult: 9, otherChild: 'HALF', condition: 'CHILD_FREE_FAMILY' },
}
const british: AgeBands = {
  ...{ childFrom: 5, youthFrom: 16, adultFrom: 26, seniorFrom: 60 },
  ...{ freePerAdult: 1, otherChild: 'HALF', condition: 'CHILD_FREE_5_15' },
}

/** A pass in all its classes and validities. */
export interface PassProduct {
  readonly region: PassRegion
  /** English. */
  readonly label: string
  readonly passType: 'FLEXIBLE' | 'CONSECUTIVE'
  readonly countries: readonly string[]
  readonly currency: string
  readonly bands: AgeBands
  readonly ladder: Ladder
}

const benelux = ['BE', 'NL', 'LU'] as const

const flexible = (region: PassRegion, label: string, countries: readonly string[], ladder: Ladder): PassProduct => ({
  ...{ region, label, countries, ladder },
  ...{ passType: 'FLEXIBLE', currency: 'EUR', bands: usual },
})

const consecutive = (...of: Parameters<typeof flexible>): PassProduct => ({
  ...flexible(...of),
  passType: 'CONSECUTIVE',
})

const oneCountry = (ladder: Ladder, names: Partial<Record<PassCountry, string>>): PassProduct[] =>
  passCountries.flatMap((country) => {
    const name = names[country]
    return name ? [flexible(country, `${name} Pass`, [country], ladder)] : []
  })

export const passProducts: readonly PassProduct[] = [
  flexible('EUROPE', 'Global Pass', [...passCountries, ...benelux], ladders.europeFlexible),
  consecutive('EUROPE', 'Global Pass', [...passCountries, ...benelux], ladders.europeConsecutive),
  flexible('BENELUX', 'Benelux Pass', benelux, ladders.dear),
  flexible('SCANDINAVIA', 'Scandinavia Pass', ['DK', 'FI', 'NO', 'SE'], ladders.dearest),
  ...oneCountry(ladders.dearest, { FR: 'France', GB: 'Great Britain', NO: 'Norway', SE: 'Sweden', IE: 'Ireland' }),
  ...oneCountry(ladders.spain, { ES: 'Spain' }),
  ...oneCountry(ladders.italy, { IT: 'Italy' }),
  ...oneCountry(ladders.dear, { AT: 'Austria', FI: 'Finland' }),
  ...oneCountry(ladders.middle, {
    ...{ DK: 'Denmark', PT: 'Portugal', GR: 'Greece', HU: 'Hungary' },
    ...{ PL: 'Poland', HR: 'Croatia', RO: 'Romania' },
  }),
  ...oneCountry(ladders.low, {
    ...{ CZ: 'Czechia', SK: 'Slovakia', SI: 'Slovenia', BG: 'Bulgaria', RS: 'Serbia', MK: 'North Macedonia' },
    ...{ BA: 'Bosnia and Herzegovina', ME: 'Montenegro', LT: 'Lithuania', LV: 'Latvia', EE: 'Estonia', TR: 'Türkiye' },
  }),
  { ...flexible('DE', 'German Rail Pass', ['DE'], ladders.germanyFlexible), bands: german },
  { ...consecutive('DE', 'German Rail Pass', ['DE'], ladders.germanyConsecutive), bands: german },
  { ...flexible('CH', 'Swiss Travel Pass Flex', ['CH'], ladders.switzerlandFlexible), bands: swiss },
  { ...consecutive('CH', 'Swiss Travel Pass', ['CH'], ladders.switzerlandConsecutive), bands: swiss },
  { ...consecutive('GB', 'BritRail Pass', ['GB'], ladders.britainConsecutive), currency: 'GBP', bands: british },
]
