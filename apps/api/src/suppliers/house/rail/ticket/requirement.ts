import type { Party } from '@portolan/supplier/traveler'
import { contactFields, type Field, nameFields, passportFields, type Requirement } from '../../book/requirement.ts'
import { bandIn } from '../fare/band.ts'
import type { Itinerary } from './itinerary.ts'

/** A ticket at a price for an age is checked against the birth; at a border, so is everybody. */
export function requirementOf(itineraries: readonly Itinerary[], party: Party): Requirement {
  const isAtBorder = itineraries.some(({ needsPassport }) => needsPassport)
  const isByAge = itineraries.some(({ operators }) =>
    operators.some((operator) => party.some((member) => bandIn(operator, member, party).percent !== 100)),
  )
  const birth: readonly Field[] = isAtBorder || isByAge ? ['birthDate'] : []
  return isAtBorder
    ? {
        lead: [...nameFields, ...birth, ...contactFields, 'residenceCountry', ...passportFields],
        each: [...nameFields, ...birth, ...passportFields],
      }
    : { lead: [...nameFields, ...birth, ...contactFields], each: [...nameFields, ...birth] }
}
