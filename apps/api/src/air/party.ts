import type { searchFlights } from '@portolan/contract/air'
import type { RequestOf } from '@portolan/contract/call'
import type { ErrorTextId } from '@portolan/contract/errors'
import { airAges, airParty } from '@portolan/domain/air/limit'
import type { AirPassengerType } from '@portolan/supplier/air'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import { agesMissing } from '../platform/ages.ts'
import type { FieldRefusal } from '../platform/refusal.ts'

type Quantities = RequestOf<
  typeof searchFlights
>['body']['travelerInfoSummary']['airTravelerAvails']['passengerTypeQuantities']
export type PassengerCode = Quantities[number]['code']

interface Kind {
  type: TravelerType
  /** Whole years, both included. */
  from: number
  to: number
  /** Of those who were not asked for it. */
  usual?: number
}

/** In the order in which they are told. */
const kinds: Record<PassengerCode, Kind> = {
  ADT: { type: 'adult', ...airAges.adult },
  SRC: { type: 'senior', ...airAges.adult, from: 60 },
  YTH: { type: 'youth', ...airAges.adult, to: 27 },
  CHD: { type: 'child', ...airAges.child },
  INF: { type: 'infant', ...airAges.infant, usual: 1 },
}

const codes = Object.keys(kinds) as PassengerCode[]

export const typeOfCode = (code: PassengerCode): TravelerType => kinds[code].type

export const codeOfType = (type: TravelerType): PassengerCode =>
  codes.find((code) => kinds[code].type === type) ?? 'ADT'

/** Seniors and youths pay as adults do. */
export const fareTypeOf = (type: TravelerType): AirPassengerType =>
  type === 'child' || type === 'infant' ? type : 'adult'

const passengerQuantities = '/travelerInfoSummary/airTravelerAvails/passengerTypeQuantities'

const isOutside = (code: PassengerCode, age: number): boolean => age < kinds[code].from || age > kinds[code].to

function agesWrong({ code, quantity, ages = [] }: Quantities[number], pointer: string): FieldRefusal[] {
  if (ages.length > quantity)
    return [{ pointer: `${pointer}/ages/${quantity}`, code: 'too_big', text: 'error.field.tooMany' }]
  const outside = ages.flatMap((age, index): FieldRefusal[] =>
    isOutside(code, age) ? [{ pointer: `${pointer}/ages/${index}`, code: 'invalid_value', text: 'error.air.age' }] : [],
  )
  return [...outside, ...agesMissing({ quantity, ages, isNeeded: code === 'CHD', pointer })]
}

/** How many go together: nobody alone on a lap, no child by itself. */
function countsWrong(given: Quantities, party: Party): FieldRefusal[] {
  const count = (type: AirPassengerType) => party.filter((one) => fareTypeOf(one.type) === type).length
  const wrong = (code: PassengerCode | undefined, rule: string, text: ErrorTextId): FieldRefusal[] => {
    const index = given.findIndex((one) => one.code === code)
    return [{ pointer: index < 0 ? passengerQuantities : `${passengerQuantities}/${index}/quantity`, code: rule, text }]
  }
  if (party.length < airParty.fewest) return wrong(undefined, 'too_small', 'error.air.party')
  if (party.length > airParty.most) return wrong(undefined, 'too_big', 'error.air.party')
  if (count('infant') > count('adult')) return wrong('INF', 'too_big', 'error.air.infants')
  return count('adult') === 0 ? wrong('CHD', 'invalid_value', 'error.air.adult') : []
}

/** Everybody gets a name of ours, counted from 1. */
export function readParty(given: Quantities): { party: Party; problems: FieldRefusal[] } {
  const members = given.flatMap(({ code, quantity, ages = [] }) =>
    Array.from({ length: quantity }, (_, index) => {
      const age = ages[index] ?? kinds[code].usual
      return { code, type: kinds[code].type, ...(age !== undefined && { age }) }
    }),
  )
  const party = members
    .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code))
    .map(({ code: _, ...member }, index) => ({ ref: String(index + 1), ...member }))
  const ages = given.flatMap((one, index) => agesWrong(one, `${passengerQuantities}/${index}`))
  return { party, problems: [...ages, ...countsWrong(given, party)] }
}
