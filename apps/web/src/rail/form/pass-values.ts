import type { IsoDate } from '@portolan/domain/date'
import { isPassGroup, type PassCountry, type PassGroup } from '@portolan/domain/rail/pass-region'
import type { Problem } from '../../session/form-schema.ts'
import type { PassSearch } from '../pass-search.ts'
import { agesOf, dayProblem, type PartyValues, partyOf, partyProblem } from './ticket-values.ts'

export interface PassValues {
  area: PassGroup | 'COUNTRY'
  country: PassCountry | ''
  start: IsoDate | ''
  party: PartyValues
}

export function passValues(known: Partial<PassSearch>): PassValues {
  const { region } = known
  const place: Pick<PassValues, 'area' | 'country'> =
    region === undefined || isPassGroup(region)
      ? { area: region ?? 'EUROPE', country: '' }
      : { area: 'COUNTRY', country: region }
  return { ...place, start: known.start ?? '', party: partyOf(known) }
}

export function passProblems(values: PassValues, today: IsoDate): Problem<keyof PassValues>[] {
  const { area, country, start, party } = values
  const day = dayProblem(start || undefined, today)
  const who = partyProblem(party)
  return [
    ...(area === 'COUNTRY' && !country ? [{ field: 'country', text: 'rail.form.country' } as const] : []),
    ...(day ? [{ field: 'start', text: day } as const] : []),
    ...(who ? [{ field: 'party', text: who } as const] : []),
  ]
}

/** Undefined while something is missing. */
export function passSearchOf({ area, country, start, party }: PassValues): PassSearch | undefined {
  const region = area === 'COUNTRY' ? country : area
  if (!region || !start) return undefined
  return { region, start, adults: party.adults, seniors: party.seniors, youths: agesOf(party.youths) }
}
