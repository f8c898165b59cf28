/** Groups of countries that one pass covers. */
export const passGroups = ['EUROPE', 'BENELUX', 'SCANDINAVIA'] as const
export type PassGroup = (typeof passGroups)[number]

/** Countries that have a pass of their own, by ISO code. */
// biome-ignore format: a table of codes
export const passCountries = [
  'AT', 'BA', 'BG', 'HR', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE',
  'GB', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'ME', 'MK', 'NO',
  'PL', 'PT', 'RO', 'RS', 'SK', 'SI', 'ES', 'SE', 'CH', 'TR',
] as const
export type PassCountry = (typeof passCountries)[number]

/** Where a pass is valid, as a search names it. */
export type PassRegion = PassGroup | PassCountry

export const isPassGroup = (value: unknown): value is PassGroup => passGroups.some((group) => group === value)

export const isPassRegion = (value: unknown): value is PassRegion =>
  isPassGroup(value) || passCountries.some((country) => country === value)
