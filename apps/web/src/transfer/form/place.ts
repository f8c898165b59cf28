import type { Place } from '../../place/place.ts'
import type { EndKind, TransferEnd } from '../end.ts'
import { contexts } from '../search.ts'

/** The address knows a place by code and name alone; its country is only needed where places are offered. */
export const placeOf = ({ kind, code = '', name, city, position }: TransferEnd): Place => ({
  ...{ code, codeContext: contexts[kind], name: kind === 'address' ? (city ?? '') : name, cityName: city ?? name },
  ...{ countryCode: '', countryName: '', ...(position && { position: { ...position } }) },
})

const kinds: Readonly<Record<string, EndKind>> = { IATA: 'airport', UIC: 'station', PORT: 'port', HOTEL: 'hotel' }

export function endOf({ code, codeContext, name, position }: Place): TransferEnd | null {
  const kind = kinds[codeContext]
  return kind ? { kind, code, name, ...(position && { position }) } : null
}

export const blankAddress: TransferEnd = { kind: 'address', name: '' }

/** Street and number stay; where the city is is not where the house is, so that no position is claimed. */
export const inCity = ({ kind, name }: TransferEnd, city: Place | null): TransferEnd => ({
  ...{ kind, name },
  ...(city && { code: city.code, city: city.name }),
})
